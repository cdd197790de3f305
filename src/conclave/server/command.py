"""`conclave serve`: the table in the browser."""

from __future__ import annotations

import asyncio
import gc
import sys
from dataclasses import replace

import click

from conclave.core.errors import ConclaveError


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen.")
@click.option("--port", default=8000, show_default=True, help="0 takes any that is free.")
@click.option(
    "--database",
    metavar="URL",
    default="",
    help="A file, sqlite:///FILE or postgresql://USER@HOST/NAME.  [default: a file of yours]",
)
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    envvar="CONCLAVE_WORKERS",
    help="Processes that share the port; more than one needs PostgreSQL.",
)
@click.option("--open", "open_browser", is_flag=True, help="Open the browser.")
@click.option(
    "--bot-pace",
    default=0.8,
    show_default=True,
    envvar="CONCLAVE_BOT_PACE",
    help="Seconds until a bot's move appears.",
)
@click.option(
    "--pause",
    default=0.6,
    show_default=True,
    type=click.FloatRange(0, 1),
    envvar="CONCLAVE_PAUSE",
    help="Seconds until a reaction appears, on average.",
)
@click.option(
    "--thinkers",
    type=click.IntRange(1, 256),
    envvar="CONCLAVE_THINKERS",
    help="Processes in which strong bots think.  [default: one less than there are cores]",
)
@click.option(
    "--away",
    default=60.0,
    show_default=True,
    type=click.FloatRange(0),
    envvar="CONCLAVE_AWAY",
    help="Seconds until a host may let a bot play for who is away.",
)
@click.option(
    "--trusted-proxy",
    metavar="ADDRESS,...",
    default="",
    envvar="CONCLAVE_TRUSTED_PROXY",
    help="Proxies, or networks of them, that say for whom they ask.",
)
@click.option(
    "--rate",
    type=click.IntRange(0),
    envvar="CONCLAVE_RATE",
    help="Requests a minute from one address; 0: no limit.  [default: 3000]",
)
@click.option(
    "--limit",
    "changes",
    metavar="NAME=NUMBER[/SECONDS]",
    multiple=True,
    envvar="CONCLAVE_LIMIT",
    help="Change one of the limits that docs/server.md lists.",
)
@click.option(
    "--no-limits", is_flag=True, help="Switch every limit off, to measure on your own machine."
)
@click.option(
    "--header-timeout",
    default=20.0,
    type=click.FloatRange(0.1),
    envvar="CONCLAVE_HEADER_TIMEOUT",
    hidden=True,
)
@click.option(
    "--body-timeout",
    default=30.0,
    type=click.FloatRange(0.1),
    envvar="CONCLAVE_BODY_TIMEOUT",
    hidden=True,
)
@click.option(
    "--send-timeout",
    default=30.0,
    type=click.FloatRange(0.1),
    envvar="CONCLAVE_SEND_TIMEOUT",
    hidden=True,
)
@click.option(
    "--keep",
    multiple=True,
    metavar="WHAT DAYS",
    type=(
        click.Choice(["sessions", "guests", "waiting", "running", "replays", "check"]),
        click.FloatRange(0),
    ),
    envvar="CONCLAVE_KEEP",
    help="Days that sessions, guests, waiting or running tables or replays are kept unused.",
)
def serve(
    host: str,
    port: int,
    database: str,
    workers: int,
    open_browser: bool,
    bot_pace: float,
    pause: float,
    thinkers: int | None,
    away: float,
    trusted_proxy: str,
    rate: int | None,
    changes: tuple[str, ...],
    no_limits: bool,
    header_timeout: float,
    body_timeout: float,
    send_timeout: float,
    keep: tuple[tuple[str, float], ...],
) -> None:
    """Serve the table in the browser, for friends, bots and programs.

    Games are kept in the database, which is brought up to date first. Ctrl-C stops the server;
    running games go on when it is started again.
    """
    gc.disable()  # what is read while it starts stays: looking for garbage would only take time
    # Imported here: the other commands need none of it.
    from conclave.server.addresses import Proxies
    from conclave.server.limits import choose
    from conclave.server.serve import event_loop
    from conclave.server.serve import serve as run
    from conclave.server.settings import Keep, Settings
    from conclave.server.workers import serve_by_workers

    try:
        settings = Settings(
            host=host,
            port=port,
            database=database,
            bot_pace=bot_pace,
            pause=pause,
            away=away,
            keep=Keep(**dict(keep)),
            limits={} if no_limits else choose(rate, changes),
            proxies=Proxies(trusted_proxy),
            header_timeout=header_timeout,
            body_timeout=body_timeout,
            send_timeout=send_timeout,
        )
        if thinkers is not None:
            settings = replace(settings, thinkers=thinkers)
        if workers > 1:
            serve_by_workers(settings, workers, open_browser, click.echo)
        else:
            with asyncio.Runner(loop_factory=event_loop()) as runner:
                runner.run(run(settings, open_browser, click.echo))
    except ConclaveError as error:
        click.echo(f"Error: {error}", err=True)
        sys.exit(2)
