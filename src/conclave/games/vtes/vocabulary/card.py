"""Card definitions: one call for each card."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.hands import NotReplaced
from conclave.games.vtes.rules.constants import (
    ALLY,
    CLANS,
    CREEDS,
    DISCIPLINES,
    EQUIPMENT,
    EVENT,
    IMBUED,
    INFERIOR,
    LIBRARY_TYPES,
    MASTER,
    MORTAL,
    POWER,
    RETAINER,
    SUPERIOR,
    TAKES_ACTION,
    VAMPIRE,
    VIRTUES,
)
from conclave.games.vtes.rules.literals import Once, PlayedBy, Replaced
from conclave.games.vtes.rules.modes import Action, Mode, Motion
from conclave.games.vtes.rules.printed import Crypt, Printed
from conclave.games.vtes.rules.requirements import FREE, Cost, Requirement, Targeting
from conclave.games.vtes.vocabulary.effects import PutInPlay
from conclave.games.vtes.vocabulary.parts import TARGET
from conclave.lang.nodes import Ability, Amount, Condition, Effect

Needs = Requirement | tuple[Requirement, ...]
Grants = Ability | tuple[Ability, ...]
ACTION_OF_TYPE = {
    EQUIPMENT: Action(None, "equip", 1),
    RETAINER: Action(None, "employ", 1),
    ALLY: Action(None, "recruit", 1),
    POWER: Action(None, "gain-power", 1),
}
"""The action of playing a card of these types, unless it has another effect."""


def Card(  # noqa: N802
    name: str,
    *words: str,
    cost: Cost = FREE,
    effect: Effect | None = None,
    basic: Effect | None = None,
    superior: Effect | None = None,
    when: str | tuple[str, ...] = (),
    target: Targeting | None = None,
    put_on: Targeting | None = None,
    needs: Needs = (),
    if_: Condition | None = None,
    tapped: bool = False,
    once: Once = "",
    number: tuple[int, Amount] | None = None,
    modes: tuple[Mode, ...] = (),
    grants: Grants = (),
    not_replaced: Replaced = "",
    life: int = 0,
    strength: int = 1,
    bleed: int = 1,
) -> Printed:
    """A library card. `words` are its types, traits, clans and disciplines, in any order.

    `basic` and `superior` are its effects at the two levels of its disciplines, `effect` without
    any. `when` names its windows, if the effect doesn't; `tapped` makes it a reaction for tapped
    minions; `once` limits how often it may be played; `number` is the range of a number announced
    with it. `put_on` is the card it is put on; `grants` are its abilities in play.
    """
    types = tuple([word for word in words if word in LIBRARY_TYPES])
    disciplines = tuple([word for word in words if word in DISCIPLINES or word in VIRTUES])
    clans = tuple([word for word in words if word in CLANS or word in CREEDS])
    traits = tuple(
        [
            word
            for word in words
            if word not in types and word not in disciplines and word not in clans
        ]
    )
    kind = types[0]
    windows = (when,) if isinstance(when, str) else when
    if put_on is not None:
        effect, target = PutInPlay(on=TARGET), put_on
    if effect is None and basic is None and superior is None and not modes:
        effect = PutInPlay() if kind in (MASTER, EVENT) else ACTION_OF_TYPE.get(kind)
    ways: list[Mode] = list(modes)
    for what, level in ((effect, 0), (basic, INFERIOR), (superior, SUPERIOR)):
        if what is None:
            continue
        needed = tuple([(word, max(level, INFERIOR)) for word in disciplines])
        way = as_action(kind, what)
        ways.append(
            Mode(
                kind,
                way,
                needed,
                windows,
                None if isinstance(way, Action) else target,
                None,
                (),
                if_,
                not tapped,
                once=once,
                least=0 if number is None else number[0],
                most=None if number is None else number[1],
            )
        )
    row = grants if isinstance(grants, tuple) else (grants,)
    if not_replaced:
        row = (*row, NotReplaced(not_replaced))
    return Printed(
        name, types, traits, clans, needs if isinstance(needs, tuple) else (needs,), cost,
        tuple(ways), row, life, strength, bleed,
    )  # fmt: skip


def as_action(kind: str, effect: Effect) -> Effect:
    """The effect as an action, if the card is played to take one."""
    if isinstance(effect, Motion):
        return Action(effect, "political", 1)
    if kind in TAKES_ACTION and not isinstance(effect, Action):
        return Action(effect)
    return effect


def as_(
    kind: str,
    effect: Effect,
    *disciplines: str,
    when: str | tuple[str, ...] = (),
    target: Targeting | None = None,
    cost: Cost | None = None,
    if_: Condition | None = None,
    tapped: bool = False,
    draft: bool = False,
    needs: Needs = (),
    by: PlayedBy = "",
    once: Once = "",
    traits: tuple[str, ...] = (),
    even_tapped: bool = False,
) -> Mode:
    """One mode of a card with several; disciplines in capitals are required at superior."""
    needed = tuple(
        [(word.lower(), SUPERIOR if word.isupper() else INFERIOR) for word in disciplines]
    )
    way = as_action(kind, effect)
    windows = (when,) if isinstance(when, str) else when
    row = needs if isinstance(needs, tuple) else (needs,)
    return Mode(
        kind, way, needed, windows, target, cost, row, if_, not tapped, draft, by, once, traits,
        even_tapped=even_tapped,
    )  # fmt: skip


def Blood(number: int) -> Cost:  # noqa: N802
    """A cost in blood, paid by the minion."""
    return Cost(blood=number)


def Pool(number: int) -> Cost:  # noqa: N802
    """A cost in pool, paid by the Methuselah."""
    return Cost(pool=number)


def XBlood(x_is: Amount | None = None) -> Cost:  # noqa: N802
    """A cost of X blood, paid by the minion; the player announces X, unless the card says it."""
    return Cost(x=True, x_is=x_is)


def XPool() -> Cost:  # noqa: N802
    """A cost of X pool, paid by the Methuselah, who announces X."""
    return Cost(x_pool=True)


def Conviction(number: int) -> Cost:  # noqa: N802
    """A cost in conviction, burned by the imbued."""
    return Cost(conviction=number)


def Bleed(bonus: int = 0, effect: Effect | None = None, stealth: int = 0) -> Action:  # noqa: N802
    """A bleed action at +`bonus` bleed."""
    return Action(effect, "bleed", stealth, bonus)


def Vampire(  # noqa: N802
    name: str,
    clan: str,
    group: int,
    capacity: int,
    disciplines: str,
    sect: str,
    *traits: str,
    title: str = "",
    grants: Grants = (),
    circle: str = "",
) -> Crypt:
    """A vampire; disciplines as "cel dom PRE", in capitals for superior."""
    row = grants if isinstance(grants, tuple) else (grants,)
    levels = levels_of(disciplines)
    return Crypt(name, VAMPIRE, clan, group, capacity, levels, sect, title, traits, row, circle)


def Imbued(  # noqa: N802
    name: str,
    creed: str,
    group: int,
    cost: int,
    virtues: str,
    *traits: str,
    grants: Grants = (),
) -> Crypt:
    """An imbued: a mortal whose cost is also his starting life."""
    row = grants if isinstance(grants, tuple) else (grants,)
    what = (MORTAL, *traits)
    return Crypt(name, IMBUED, creed, group, cost, levels_of(virtues), "", "", what, row)


def levels_of(words: str) -> tuple[tuple[str, int], ...]:
    """Disciplines and their levels, from their abbreviations."""
    return tuple(
        [(word.lower(), SUPERIOR if word.isupper() else INFERIOR) for word in words.split()]
    )
