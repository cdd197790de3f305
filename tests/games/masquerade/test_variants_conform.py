"""The conformance suite with relics, location cards and teams."""

from __future__ import annotations

from conclave.core.game import GameOption
from conclave.games.masquerade import Masquerade
from conclave.testing.conformance import Conformance


class WithVariants(Masquerade):
    """Relics and location cards in every game; six play in teams."""

    options = (
        GameOption("teams", "at-six", ("at-six", "yes")),
        GameOption("locations", "yes", ("yes",)),
        GameOption("relics", "yes", ("yes",)),
    )


class InTeams(WithVariants):
    """The same with four or six players, always in teams."""

    seats = range(4, 7, 2)
    options = (GameOption("teams", "yes", ("yes",)), *WithVariants.options[1:])


class Variants(Conformance):
    """The conformance suite, without the comparison of both forms, which plays without options."""

    test_compiled_and_interpreted_give_the_same_digests = None  # type: ignore[assignment]


class TestWithVariants(Variants):
    game = WithVariants()


class TestInTeams(Variants):
    game = InTeams()
