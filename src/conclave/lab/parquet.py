"""Games as a Parquet file for other tools, one row per game."""

from __future__ import annotations

from pathlib import Path

from conclave.lab.extras import need
from conclave.lab.study import Study


def write_parquet(found: Study, file: Path) -> None:
    """Write all games of a study into a Parquet file."""
    arrow, parquet = need("pyarrow", "lab"), need("pyarrow.parquet", "lab")
    rows = [
        {
            "game": found.game,
            "setting": setting.value,
            "seats": found.seats,
            **game._asdict(),
            "options": [(name, str(value)) for name, value in game.options.items()],
            "cards": list(game.cards.items()),
            "played": [{"seat": seat, "move": move} for seat, move in game.played],
        }
        for setting in found.settings
        for game in setting.games
    ]
    words, numbers = arrow.list_(arrow.string()), arrow.list_(arrow.int32())
    kinds = {
        "game": arrow.string(),
        "setting": arrow.string(),
        "number": arrow.int64(),
        "seed": arrow.string(),
        "options": arrow.map_(arrow.string(), arrow.string()),
        "seats": arrow.int32(),
        "bots": words,
        "sides": words,
        "places": numbers,
        "scores": arrow.list_(arrow.float64()),
        "reason": arrow.string(),
        "moves": arrow.int32(),
        "turns": arrow.int32(),
        "digest": arrow.string(),
        "cards": arrow.map_(arrow.string(), numbers),
        "played": arrow.list_(arrow.struct({"seat": arrow.int32(), "move": arrow.string()})),
    }
    table = arrow.Table.from_pylist(rows, schema=arrow.schema(list(kinds.items())))
    parquet.write_table(table, file)
