"""`conclave serve`: run the server for the browser."""

from __future__ import annotations

import asyncio
import gc
import sys
from dataclasses import replace

import click

from conclave.core.errors import ConclaveError


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option("--port", default=8000, show_default=True, help="0 takes any free port.")
@click.option(
    "--database",
    metavar="URL",
    default="",
    help="FILE, sqlite:///FILE or postgresql://USER@HOST/NAME.  [default: your data folder]",
)
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    envvar="CONCLAVE_WORKERS",
    help="Server processes; more than one needs PostgreSQL.",
)
@click.option("--open", "open_browser", is_flag=True, help="Open it in your browser.")
@click.option(
    "--bot-pace",
    default=0.8,
    show_default=True,
    envvar="CONCLAVE_BOT_PACE",
    help="Seconds before a bot moves.",
)
@click.option(
    "--pause",
    default=0.6,
    show_default=True,
    type=click.FloatRange(0, 1),
    envvar="CONCLAVE_PAUSE",
    help="Average seconds before a reaction is shown.",
)
@click.option(
    "--thinkers",
    type=click.IntRange(1, 256),
    envvar="CONCLAVE_THINKERS",
    help="Processes that search for strong bots.  [default: one less than cores]",
)
@click.option(
    "--away",
    default=60.0,
    show_default=True,
    type=click.FloatRange(0),
    envvar="CONCLAVE_AWAY",
    help="Seconds until a host may replace an absent player by a bot.",
)
@click.option(
    "--trusted-proxy",
    metavar="ADDRESS,...",
    default="",
    envvar="CONCLAVE_TRUSTED_PROXY",
    help="Proxies or networks whose X-Forwarded headers are trusted.",
)
@click.option(
    "--rate",
    type=click.IntRange(0),
    envvar="CONCLAVE_RATE",
    help="Requests per minute and address; 0: no limit.  [default: 3000]",
)
@click.option(
    "--limit",
    "changes",
    metavar="NAME=NUMBER[/SECONDS]",
    multiple=True,
    envvar="CONCLAVE_LIMIT",
    help="Change a limit (repeatable); docs/server.md lists them.",
)
@click.option("--no-limits", is_flag=True, help="Switch off all limits, for measurements.")
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
    help="How many days unused sessions, guests, tables or replays are kept.",
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
    """Run the server: play in the browser with friends and bots.

    Games are stored in the database, which is migrated first if needed. Ctrl-C stops the server;
    running games continue when you start it again.
    """
    gc.disable()  # hardly anything loaded at startup is garbage
    # Imported here because the other commands don't need it.
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
