"""Vampires who claim titles."""

from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules import contests
from conclave.games.vtes.rules.abilities.identity import HoldsTitle
from conclave.games.vtes.rules.constants import ANARCH, MASTER, TITLE
from conclave.games.vtes.rules.reading.titles import title
from conclave.games.vtes.vocabulary import filters, targets
from conclave.games.vtes.vocabulary.card import Card, Vampire

BARON = Vampire("Young Rebel", "brujah", 2, 5, "cel", "independent", ANARCH, title="baron:Miami")
CHIEF = Vampire("Chief", "lasombra", 2, 5, "obt", "sabbat", title="archbishop:Miami")
ELDER = Vampire("Elder", "toreador", 2, 5, "aus", "camarilla", title="justicar:toreador")

PRAXIS = Card(
    "Praxis", MASTER, TITLE, put_on=targets.One(filters.VAMPIRE), grants=HoldsTitle("prince:Miami")
)

GILBERT, GRAHAM = "Gilbert Duane", "Graham Gottesman"  # both claim Miami
ELISHA, DONNY = "Elisha Tucker", "Donny Kowalczyk"  # Baron and Prince of Pittsburgh


def princes(seats: int = 2, active: int = A, phase: str = "untap") -> tuple[Stage, int, int]:
    """A and B each control a Prince of Miami."""
    stage = Stage(seats, active=active, phase=phase, extra=(BARON, CHIEF, ELDER, PRAXIS))
    one, two = stage.vampire(A, GILBERT), stage.vampire(B, GRAHAM)
    contests.dispute(stage.table, two)
    return stage, one, two


def titles(stage: Stage, *vampires: int) -> list[str]:
    """The titles of these vampires."""
    return [title(stage.table, vampire) for vampire in vampires]
