"""How cards are written: one call each, in the words of the game."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities import NotReplaced
from conclave.games.vtes.rules.modes import Action, Mode, Motion
from conclave.games.vtes.rules.printed import Crypt, Printed
from conclave.games.vtes.rules.requirements import FREE, Cost, Requirement, Targeting
from conclave.games.vtes.rules.words import (
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
"""What playing a card of these types does, unless it says otherwise."""


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
    once: str = "",
    number: tuple[int, Amount] | None = None,
    modes: tuple[Mode, ...] = (),
    grants: Grants = (),
    not_replaced: str = "",
    life: int = 0,
    strength: int = 1,
    bleed: int = 1,
) -> Printed:
    """A library card. The words are its types, traits, clans and disciplines, in any order.

    `basic` and `superior` are what it does at the two levels of its disciplines, `effect` what it
    does without. `when` names windows, where what it does does not say them; `tapped` says that it
    is for a tapped minion, `once` how often one may play it; `number` is the least and the most
    that is announced with it. `put_on` is the card on which it is put; `grants` is what it has and
    gives while in play.
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
    """What a card that is played to take an action does: an action."""
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
    by: str = "",
    once: str = "",
    traits: tuple[str, ...] = (),
) -> Mode:
    """One way to play a card of several types; disciplines in capitals are needed at superior."""
    needed = tuple(
        [(word.lower(), SUPERIOR if word.isupper() else INFERIOR) for word in disciplines]
    )
    way = as_action(kind, effect)
    windows = (when,) if isinstance(when, str) else when
    row = needs if isinstance(needs, tuple) else (needs,)
    return Mode(
        kind, way, needed, windows, target, cost, row, if_, not tapped, draft, by, once, traits
    )


def Blood(number: int) -> Cost:  # noqa: N802
    """So much blood, paid by the minion."""
    return Cost(blood=number)


def Pool(number: int) -> Cost:  # noqa: N802
    """So much pool, paid by the Methuselah."""
    return Cost(pool=number)


def XBlood() -> Cost:  # noqa: N802
    """X blood, paid by the minion: as much as the player says when she plays the card."""
    return Cost(x=True)


def Conviction(number: int) -> Cost:  # noqa: N802
    """So much conviction, burned by the imbued."""
    return Cost(conviction=number)


def Bleed(bonus: int = 0, effect: Effect | None = None, stealth: int = 0) -> Action:  # noqa: N802
    """A bleed action, at so much more bleed."""
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
    """A vampire; disciplines as "cel dom PRE", in capitals where superior."""
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
    """An imbued: a mortal, whose cost is also his life."""
    row = grants if isinstance(grants, tuple) else (grants,)
    what = (MORTAL, *traits)
    return Crypt(name, IMBUED, creed, group, cost, levels_of(virtues), "", "", what, row)


def levels_of(words: str) -> tuple[tuple[str, int], ...]:
    """Disciplines and their levels, from the short words that players use."""
    return tuple(
        [(word.lower(), SUPERIOR if word.isupper() else INFERIOR) for word in words.split()]
    )
