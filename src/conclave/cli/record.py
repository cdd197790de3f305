"""`conclave record`: check records of games."""

from __future__ import annotations

import json
from pathlib import Path

import click

from conclave.cli.shared import json_option, read_text
from conclave.core.errors import ConclaveError
from conclave.core.record import Record


@click.group()
def record() -> None:
    """Check records of games."""


@record.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@json_option
def verify(file: Path, as_json: bool) -> None:
    """Replay FILE and check every move, every digest, the outcome and the seed.

    Says where and why a record fails. The exit status is then 1, or 2 if FILE isn't a record.
    """
    try:
        found = Record.read(read_text(file))
    except ConclaveError as error:
        if as_json:
            click.echo(json.dumps({"valid": False, "error": error.key, "reason": str(error)}))
        else:
            click.echo(f"Not valid: {error}", err=True)
        no_record = error.key in ("record-not-one", "record-not-text")
        raise SystemExit(2 if no_record else 1) from None
    position = found.position
    if as_json:
        report = {
            "valid": True,
            "game": found.game.name,
            "moves": len(found.moves),
            "over": position.over,
            "outcome": None if position.outcome is None else position.outcome.to_dict(),
            "digest": position.digest(),
        }
        click.echo(json.dumps(report))
        return
    state = "a finished" if position.over else "an unfinished"
    click.echo(
        f"Valid: {state} game of {found.game.name}, {position.seats} seats, "
        f"{len(found.moves)} moves. All moves are legal, all digests match, "
        "and the seed matches its commitment."
    )
