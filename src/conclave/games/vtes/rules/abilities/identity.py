"""Abilities that change what a card is: its disciplines, titles, sect and kind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from conclave.games.vtes.rules.facts import CardFact, abilities_of, granted
from conclave.games.vtes.rules.modes import Mode
from conclave.games.vtes.rules.requirements import Filter
from conclave.lang.nodes import Ability, Condition, Effect

if TYPE_CHECKING:
    from conclave.games.vtes.rules.table import Table


@dataclass(frozen=True)
class DisciplineLevel(Ability):
    """Give the host levels of a discipline."""

    discipline: str
    """"chosen": the discipline chosen when the card was played."""
    levels: int = 1
    to_play: bool = False
    """Whether it counts only for playing cards: the host doesn't have the discipline."""
    by_counters: bool = False
    """Whether each counter on this card gives a level, up to `levels`."""
    after: int = 0
    """How many of the first counters don't."""
    if_has: bool = False
    """Whether the host gets them only if he has the discipline otherwise."""


LEVELS: Final = CardFact(
    lambda card: tuple(
        [
            given.discipline
            for given in abilities_of(card, DisciplineLevel)
            if not (given.to_play or given.by_counters or given.if_has)
            for _ in range(given.levels)
        ]
    )
)
"""The discipline of each level that a card gives."""
LEVELS_TO_PLAY: Final = CardFact(
    lambda card: tuple([given for given in abilities_of(card, DisciplineLevel) if given.to_play])
)
"""The levels that count only for playing cards."""
LEVELS_IF_HAS: Final = CardFact(
    lambda card: tuple([each for each in abilities_of(card, DisciplineLevel) if each.if_has])
)
"""The levels that a card gives only to who has the discipline otherwise."""
LEVELS_BY_COUNTERS: Final = CardFact(
    lambda card: tuple(
        [given for given in abilities_of(card, DisciplineLevel) if given.by_counters]
    )
)
"""The levels that a card gives for its counters."""


@dataclass(frozen=True)
class PlaysAtSuperior(Ability):
    """Vampires with a discipline at the basic level may play cards of some types that require it as
    if they had it at superior."""

    discipline: str
    types: tuple[str, ...]


PLAYS_AT_SUPERIOR: Final = granted(PlaysAtSuperior)
CHOSEN_DISCIPLINE: Final = "chosen"


@dataclass(frozen=True)
class PlaysAsClan(Ability):
    """This minion and his controller may play cards that require a clan as if he belonged to it."""

    clan: str


PLAYS_AS_CLAN: Final = granted(PlaysAsClan)


@dataclass(frozen=True)
class PlaysAnyDiscipline(Ability):
    """This minion may play cards as if he had one of the disciplines that they require at the basic
    level."""


PLAYS_ANY_DISCIPLINE: Final = CardFact(lambda card: bool(abilities_of(card, PlaysAnyDiscipline)))


@dataclass(frozen=True)
class RaisedByDisciplineCards(Ability):
    """Each discipline card on this minion gives him the superior level of its discipline."""


RAISED_BY_DISCIPLINE_CARDS: Final = CardFact(
    lambda card: bool(abilities_of(card, RaisedByDisciplineCards))
)


@dataclass(frozen=True)
class Becomes(Ability):
    """The host counts as a member of another clan or sect, or has a trait."""

    clan: str = ""
    sect: str = ""
    chosen: bool = False
    """Whether it is the clan chosen when the card was played."""
    of_player: bool = False
    """Whether it is the clan of the vampire who played the card."""
    trait: str = ""
    """A trait that the host has."""
    who: Filter | None = None
    """Which cards become members of the clan, instead of the host."""
    only_vampire: bool = False
    """Whether an ally with the card doesn't get the sect or trait."""


BECOMES: Final = CardFact(
    lambda card: tuple([each for each in abilities_of(card, Becomes) if each.who is None])
)
"""The abilities that change what the host is."""
BECOME_OTHERS: Final = CardFact(
    lambda card: tuple([each for each in abilities_of(card, Becomes) if each.who is not None])
)
"""The abilities that make other cards than the host members of a clan."""


@dataclass(frozen=True)
class HoldsTitle(Ability):
    """The host has the title of this title card (VTES-11-18)."""

    title: str


HELD_TITLES: Final = granted(HoldsTitle)


@dataclass(frozen=True)
class IsVampire(Ability):
    """This library card is a non-unique vampire while it is in play."""

    capacity: int
    clan: str = ""
    """Empty: the clan of the vampire who created him."""
    sect: str = ""
    """Empty: the sect of the clan."""
    disciplines: tuple[tuple[str, int], ...] = ()
    clanless: bool = False
    """Whether he has no clan."""
    same_sect: bool = False
    """Whether he has the sect of the vampire who created him."""
    slave: bool = False
    """Whether he is a slave of the clan of the vampire who created him (VTES-11-15)."""


BECOMES_VAMPIRE: Final = granted(IsVampire)


@mypyc_attr(allow_interpreted_subclasses=True)
class PlaysAsVampire(Ability):
    """This ally may play some cards as a vampire (VTES-1.6.3-06)."""

    def allows(self, table: Table, card: int, mode: Mode) -> bool:
        """Whether he may play a card in this mode."""
        raise NotImplementedError

    def capacity(self) -> int:
        """The capacity he is treated as having (VTES-1.6.3-09)."""
        return 1


PLAYS_AS_VAMPIRE: Final = granted(PlaysAsVampire)


@dataclass(frozen=True)
class OnlyOne(Ability):
    """A minion may have only one such card: one with the trait or, without a trait, of this
    name."""

    trait: str = ""
    most: int = 1


ONLY_ONE: Final = granted(OnlyOne)


@dataclass(frozen=True)
class StaysYours(Ability):
    """This card keeps its controller, whoever controls the minion that it is on.

    Its abilities can be used while he isn't ready, too.
    """


STAYS_YOURS: Final = CardFact(lambda card: bool(abilities_of(card, StaysYours)))


@dataclass(frozen=True)
class OnControlChange(Ability):
    """An effect for the player who gains control of this card, and one for the player who loses it.

    Control is also lost when the card is burned or contested.
    """

    gained: Effect
    lost: Effect


CONTROL_EFFECTS: Final = granted(OnControlChange)


@dataclass(frozen=True)
class WhenMerged(Ability):
    """What a vampire becomes, gains and loses when he merges with his other version
    (VTES-1.5-30)."""

    title: str = ""
    anarch: bool = False
    sect: str = ""
    discipline: str = ""
    """The discipline of which he gains a level."""
    loses: tuple[str, ...] = ()
    """The printed traits that he loses."""


WHEN_MERGED: Final = granted(WhenMerged)


@dataclass(frozen=True)
class ExplainsTitle(Ability):
    """Tells what a title is that only this card gives; its rules hold without the card, too."""

    title: str


@dataclass(frozen=True)
class TitleContest(Ability):
    """How the title of this vampire is contested."""

    rivals_yield: bool = False
    """Whether the other vampires must yield it in their controllers' untap phases."""
    rivals_pay: int = 0
    """How much more blood it costs the others to contest it."""
    yields: bool = False
    """Whether he yields at once instead of contesting a title."""
    pays: int = 0
    """How much more blood it costs him to contest a title, whoever contests it with him."""
    unless: Condition | None = None
    """When it doesn't."""


TITLE_CONTESTS: Final = granted(TitleContest)


@dataclass(frozen=True)
class DoublesVotes(Ability):
    """While this minion is ready, the votes of his controller's vampires are doubled when they are
    counted, and nothing else multiplies them."""


DOUBLES_VOTES: Final = granted(DoublesVotes)
