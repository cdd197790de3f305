"""The cards of Fortitude: endurance."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.using import Can
from conclave.games.vtes.rules.actions.kinds import BLEED, LEAVE
from conclave.games.vtes.rules.constants import ACTION, COMBAT, FORTITUDE, MELEE, MODIFIER, REACTION
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import AFTER_ACTION, ANNOUNCED, BLOCK, DAMAGE, DURING_ACTION
from conclave.games.vtes.vocabulary import filters, parts
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import THAT_MANY, Plus
from conclave.games.vtes.vocabulary.blocks import BlockFails, CannotBlock
from conclave.games.vtes.vocabulary.blood import BurnBlood, GainBlood
from conclave.games.vtes.vocabulary.card import Blood, Card, XBlood, as_
from conclave.games.vtes.vocabulary.combat import (
    AggravateDamage,
    AggravatedAsNormal,
    OneOf,
    PreventStrike,
)
from conclave.games.vtes.vocabulary.conditions import (
    ActionSucceeded,
    AnyHolds,
    AsAnnounced,
    Fits,
    IsDirected,
    WasBlocked,
)
from conclave.games.vtes.vocabulary.damage import Inflict, Prevent
from conclave.games.vtes.vocabulary.deferring import Later
from conclave.games.vtes.vocabulary.effects import Burn, ToTorpor, Untap
from conclave.games.vtes.vocabulary.equipping import STRIKING_WEAPON
from conclave.games.vtes.vocabulary.maneuvers import GainPress, Maneuver, Press
from conclave.games.vtes.vocabulary.modifying import EndAction, Lend
from conclave.lang.effects import Do, If, May

WITHOUT_FORTITUDE = filters.All(filters.VAMPIRE, filters.HasDiscipline(FORTITUDE, 0, 0))
BURNED = (BlockFails(cancelled=True), BurnBlood(2, parts.BLOCKING_MINION))
BY_DAY = Do(CannotBlock(filters.VAMPIRE), Later("end-of-action", ToTorpor(parts.SELF)))

IN_SUNLIGHT = Later("combat", AggravateDamage(filters.VAMPIRE))


def exhausted_by(damage: int) -> Later:
    """The acting vampire takes this much damage after the action, blocked or not."""
    return Later("end-of-action", Inflict(damage, parts.SELF, aggravated=True, preventable=False))


CARDS: tuple[AnyCard, ...] = (
    Card(
        "The Kiss of Ra",
        MODIFIER,
        FORTITUDE,
        cost=Blood(3),
        if_=Fits(parts.BLOCKING_MINION, WITHOUT_FORTITUDE),
        basic=Do(*BURNED, EndAction()),
        superior=Do(*BURNED, ToTorpor(parts.BLOCKING_MINION), EndAction()),
    ),
    Card(
        "Unflinching Persistence",
        COMBAT,
        FORTITUDE,
        basic=Prevent(1),
        superior=Do(Maneuver(), Lend("round")),
        grants=Can(Prevent(1), when=(DAMAGE,), once="round", by="host", own_turn=False),
    ),
    Card(
        "Force of Will",
        ACTION,
        FORTITUDE,
        cost=Blood(1),
        if_=Fits(parts.SELF, filters.TAPPED),
        basic=Action(None, BLEED, bleed=1, even_tapped=True, during=exhausted_by(2)),
        superior=Action(None, BLEED, bleed=2, even_tapped=True, during=exhausted_by(1)),
    ),
    Card(
        "Restoration",
        ACTION,
        FORTITUDE,
        basic=Action(GainBlood(2), stealth=1),
        superior=Action(GainBlood(3), stealth=1),
    ),
    Card(
        "Rapid Healing",
        ACTION,
        FORTITUDE,
        basic=Action(None, LEAVE, stealth=1),
        superior=Action(GainBlood(1), LEAVE, stealth=1),
    ),
    Card(
        "Freak Drive",
        MODIFIER,
        cost=Blood(1),
        modes=(
            as_(MODIFIER, Untap(), "for", when=AFTER_ACTION, if_=ActionSucceeded()),
            as_(
                MODIFIER,
                Untap(),
                "FOR",
                when=AFTER_ACTION,
                if_=AnyHolds(ActionSucceeded(), WasBlocked()),
            ),
        ),
    ),
    Card(
        "Daring the Dawn",
        MODIFIER,
        FORTITUDE,
        basic=Do(
            CannotBlock(filters.VAMPIRE),
            Later("end-of-action", Inflict(2, parts.SELF, aggravated=True, preventable=False)),
        ),
        superior=Do(
            CannotBlock(filters.VAMPIRE),
            Later("end-of-action", Inflict(1, parts.SELF, aggravated=True, preventable=False)),
        ),
    ),
    Card(
        "Day Operation",
        MODIFIER,
        cost=Blood(1),
        modes=(
            as_(MODIFIER, BY_DAY, "for", when=ANNOUNCED, if_=AsAnnounced()),
            as_(MODIFIER, BY_DAY, "FOR", when=BLOCK),
        ),
    ),
    Card(
        "Dawn Operation",
        MODIFIER,
        FORTITUDE,
        when=(ANNOUNCED, BLOCK),
        basic=Do(
            IN_SUNLIGHT,
            If(
                Fits(parts.BLOCKING_MINION, filters.VAMPIRE),
                May(BlockFails(cancelled=True), by=p.ControllerOf(parts.BLOCKING_MINION)),
            ),
        ),
        superior=IN_SUNLIGHT,
    ),
    Card(
        "Forced Vigilance",
        REACTION,
        cost=Blood(1),
        modes=(
            as_(
                REACTION,
                Untap(),
                "for",
                when=AFTER_ACTION,
                tapped=True,
                if_=WasBlocked(by_self=True, ever=True),
            ),
            as_(REACTION, Untap(), "FOR", when=DURING_ACTION, tapped=True, if_=IsDirected(p.YOU)),
        ),
    ),
    Card(
        "Superior Mettle",
        COMBAT,
        FORTITUDE,
        cost=Blood(1),
        basic=PreventStrike(),
        superior=Do(PreventStrike(), Lend("combat")),
        grants=Can(
            PreventStrike(initial=True),
            when=(DAMAGE,),
            cost=Blood(1),
            once="round",
            by="host",
            own_turn=False,
        ),
    ),
    Card("Skin of Rock", COMBAT, FORTITUDE, basic=Prevent(1), superior=Prevent(2)),
    Card(
        "Armor of Vitality",
        COMBAT,
        FORTITUDE,
        cost=Blood(1),
        basic=Prevent(3),
        superior=Do(
            Prevent(3),
            If(Fits(STRIKING_WEAPON, filters.WithTrait(MELEE)), Burn(STRIKING_WEAPON)),
        ),
    ),
    Card("Resilience", COMBAT, FORTITUDE, basic=Prevent(1), superior=Prevent(3, normal_only=True)),
    Card(
        "Soak",
        COMBAT,
        FORTITUDE,
        once="round",
        basic=Prevent(2, normal_only=True),
        superior=Prevent(4, normal_only=True),
    ),
    Card(
        "Skin of Night",
        COMBAT,
        FORTITUDE,
        basic=AggravatedAsNormal(until="round"),
        superior=Do(Prevent(1), AggravatedAsNormal(until="round")),
    ),
    Card(
        "Hidden Strength",
        COMBAT,
        FORTITUDE,
        cost=XBlood(),
        basic=Prevent(Plus(THAT_MANY, 1)),
        superior=Do(Prevent(Plus(THAT_MANY, 1)), GainPress()),
    ),
    Card(
        "Indomitability",
        COMBAT,
        FORTITUDE,
        basic=Prevent(1),
        superior=OneOf(Press(), Do(Prevent(1), GainPress())),
    ),
    Card(
        "Skin of Steel",
        COMBAT,
        FORTITUDE,
        cost=Blood(1),
        basic=PreventStrike(),
        superior=PreventStrike(all_round=True),
    ),
    Card(
        "Rolling with the Punches",
        COMBAT,
        modes=(
            as_(COMBAT, Prevent(1), "for"),
            as_(COMBAT, PreventStrike(all_round=True), "FOR", cost=Blood(1)),
        ),
    ),
)
