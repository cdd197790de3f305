"""Golden playthroughs. `pytest --rewrite-playthroughs` rewrites them: review the diff."""

from pathlib import Path

import pytest

from conclave.testing.playthrough import regenerate

FILES = sorted(Path(__file__).parent.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_playthrough_is_unchanged(file: Path, request: pytest.FixtureRequest) -> None:
    written = file.read_text(encoding="utf-8")
    if request.config.getoption("--rewrite-playthroughs"):
        file.write_text(regenerate(written), encoding="utf-8")
        pytest.fail("rewritten: review the diff, then run without the option")
    assert regenerate(written) == written
