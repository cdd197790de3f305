"""Golden playthroughs. `pytest --rewrite-playthroughs` writes them anew: read the difference."""

from pathlib import Path

import pytest

from conclave.testing.playthrough import again

FILES = sorted(Path(__file__).parent.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_game_is_played_as_it_was_written_down(
    file: Path, request: pytest.FixtureRequest
) -> None:
    written = file.read_text(encoding="utf-8")
    if request.config.getoption("--rewrite-playthroughs"):
        file.write_text(again(written), encoding="utf-8")
        pytest.fail("written anew: read the difference, then run without the option")
    assert again(written) == written
