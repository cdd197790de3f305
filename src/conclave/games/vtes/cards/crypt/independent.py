"""Independent vampires with special abilities."""

from __future__ import annotations

from conclave.games.vtes.cards.crypt.shared_abilities import (
    MANEUVER_EACH_COMBAT,
    aggravated_hands,
    once_per_action,
    while_ready,
)
from conclave.games.vtes.rules.abilities.acting import CanAct, Forbids
from conclave.games.vtes.rules.abilities.costs import ChangesCost
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.constants import (
    ANARCH,
    BLOOD_CURSED,
    CAMARILLA,
    CHIMERSTRY,
    INDEPENDENT,
    INFERNAL,
    PROTEAN,
    RED_LIST,
    SCARCE,
)
from conclave.games.vtes.rules.decks import ANY_GROUP
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.moments import ActionSucceeds, EntersPlay, IsBurned
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import (
    BEFORE_RANGE,
    BEFORE_VOTES,
    BLOCK,
    DURING_ACTION,
    MASTER_PHASE,
    POLLING,
    UNTAP,
)
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.affiliation import ChangeSect
from conclave.games.vtes.vocabulary.bleeds import BleedBonus
from conclave.games.vtes.vocabulary.blocks import Stealth
from conclave.games.vtes.vocabulary.blood import BurnPool, GainPool, MoveBlood, TakeEdge
from conclave.games.vtes.vocabulary.card import Blood, Pool, Vampire
from conclave.games.vtes.vocabulary.choosing import DiscardFromHand, ForOne
from conclave.games.vtes.vocabulary.conditions import (
    ActionIs,
    AllHold,
    Fits,
)
from conclave.games.vtes.vocabulary.effects import Burn, GainPhaseAction, MoveCard, Tap
from conclave.games.vtes.vocabulary.equipping import EquipFromHand, InHand, IsObtainable
from conclave.games.vtes.vocabulary.piles import DrawCrypt, RemoveFromGame
from conclave.games.vtes.vocabulary.terms import Abstains, CancelReferendum
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, Either

CARDS: tuple[AnyCard, ...] = (
    Vampire(
        "Anarch Convert",
        "caitiff",
        ANY_GROUP,
        1,
        "",
        INDEPENDENT,
        ANARCH,
        grants=Whenever(
            EntersPlay(parts.SELF, before_contest=True),
            ForOne(
                targets.One(
                    filters.VAMPIRE,
                    filters.Not(filters.TITLED),
                    filters.ControlledBy(p.YOU),
                    filters.Not(parts.SELF),
                ),
                Do(
                    RemoveFromGame(parts.SELF),
                    ChangeSect(ANARCH, parts.TARGET),
                    Either(GainPool(1), DrawCrypt(), p.YOU),
                ),
                optional=True,
            ),
        ),
    ),
    Vampire(
        "Annazir",
        "baali",
        5,
        9,
        "DAI OBF POT PRE",
        INDEPENDENT,
        INFERNAL,
        title="votes:2",
        grants=(
            CanAct(
                Action(
                    Burn(),
                    target=targets.One(filters.LOCATION, filters.Not(filters.ControlledBy(p.YOU))),
                ),
                alone=True,
            ),
            CanAct(
                Action(
                    MoveCard(parts.TARGET, parts.SELF),
                    target=targets.One(filters.EQUIPMENT, filters.Not(filters.ControlledBy(p.YOU))),
                ),
                alone=True,
            ),
            Bonus("bleed", 1),
        ),
    ),
    Vampire(
        "Arishat",
        "baali",
        6,
        6,
        "DAI OBF PRE",
        INDEPENDENT,
        INFERNAL,
        title="votes:1",
        grants=Can(
            Abstains(),
            when=(BEFORE_VOTES, POLLING),
            cost=Blood(1),
            once="referendum",
            target=targets.One(filters.VAMPIRE),
            own_turn=False,
            even_torpid=True,
        ),
    ),
    Vampire(
        "Bela",
        "malkavian",
        5,
        3,
        "ani obf pro DEM",
        INDEPENDENT,
        grants=(Forbids(("political",)), Bonus("stealth", -1)),
    ),
    Vampire(
        "Chavi Oraczko",
        "ravnos",
        5,
        7,
        "nec ANI CHI FOR",
        INDEPENDENT,
        RED_LIST,
        grants=(
            once_per_action(Stealth(+1), 1, (BLOCK,), None),
            while_ready("hand-size", 1),
        ),
    ),
    Vampire(
        "Cybele",
        "baali",
        4,
        10,
        "ANI DAI OBF PRE SER THA",
        INDEPENDENT,
        INFERNAL,
        grants=(
            Bonus("master-actions", 1, if_=Fits(parts.SELF, filters.UNTAPPED)),
            CanAct(Action(None, "bleed", bleed=2), cost=Blood(1)),
        ),
    ),
    Vampire(
        "Fatima al-Faqadi",
        "assamite",
        2,
        8,
        "aus for CEL OBF QUI",
        INDEPENDENT,
        BLOOD_CURSED,
        grants=Can(
            EquipFromHand(),
            when=(BEFORE_RANGE,),
            once="combat",
            target=InHand(filters.EQUIPMENT, filters.WEAPON, IsObtainable()),
            own_turn=False,
        ),
    ),
    Vampire(
        "Gabrin",
        "ravnos",
        2,
        8,
        "dom for ANI CHI",
        INDEPENDENT,
        grants=(
            ChangesCost(-1, disciplines=(CHIMERSTRY,)),
            CanAct(
                Action(
                    Tap(parts.TARGET),
                    stealth=1,
                    target=targets.One(
                        filters.AnyOf(filters.ALLY, filters.All(filters.VAMPIRE, filters.YOUNGER)),
                        filters.READY_ONE,
                        filters.Not(filters.ControlledBy(p.YOU)),
                    ),
                )
            ),
        ),
    ),
    Vampire(
        "Halim Bey",
        "follower-of-set",
        4,
        6,
        "obf tha DOM SER",
        INDEPENDENT,
        grants=Bonus(
            "stealth",
            1,
            filters.All(filters.MINION, filters.WithTrait("mummy"), filters.ControlledBy(p.YOU)),
            if_=Fits(parts.SELF, filters.READY_ONE),
        ),
    ),
    Vampire(
        "Horrock",
        "gangrel",
        3,
        6,
        "vic ANI PRO",
        INDEPENDENT,
        grants=ChangesCost(-1, disciplines=(PROTEAN,)),
    ),
    Vampire(
        "Huitzilopochtli",
        "baali",
        2,
        10,
        "AUS DAI DOM OBF POT PRE",
        INDEPENDENT,
        INFERNAL,
        grants=(
            Can(GainPhaseAction(), when=(MASTER_PHASE,), cost=Pool(1), once="turn"),
            Bonus("bleed", 1),
        ),
    ),
    Vampire(
        "Joaquina Amaya",
        "ravnos",
        2,
        6,
        "ANI CHI FOR",
        INDEPENDENT,
        grants=Bonus("stealth", 1, if_=ActionIs(("equip",))),
    ),
    Vampire(
        "Kephamos, High Priest of Marrakech",
        "follower-of-set",
        2,
        8,
        "dom obf pre SER",
        INDEPENDENT,
        title="votes:2",
        grants=Bonus("bleed", 1),
    ),
    Vampire(
        "Khalil Ravana",
        "ravnos",
        2,
        5,
        "ani for pre CHI",
        INDEPENDENT,
        grants=Bonus("stealth", 1, if_=ActionIs(("diablerize",))),
    ),
    Vampire(
        "Le Dinh Tho",
        "nagaraja",
        2,
        5,
        "aus dom NEC",
        INDEPENDENT,
        SCARCE,
        grants=(
            CanAct(
                Action(
                    DiscardFromHand(p.CHOSEN),
                    stealth=1,
                    target=targets.AMethuselah(p.EACH_OTHER),
                )
            ),
            Bonus("stealth", -1, if_=ActionIs(("hunt",))),
        ),
    ),
    Vampire(
        "Mary the Black",
        "baali",
        2,
        7,
        "cel obf pot DAI PRE",
        INDEPENDENT,
        INFERNAL,
        grants=aggravated_hands("round"),
    ),
    Vampire(
        "Miriam Benyona",
        "salubri",
        2,
        5,
        "for obe AUS",
        INDEPENDENT,
        SCARCE,
        grants=(
            ChangesCost(-1, kinds=("rescue",)),
            Can(
                MoveBlood(1, parts.SELF, parts.TARGET),
                when=(UNTAP,),
                once="turn",
                target=targets.One(filters.VAMPIRE, filters.READY_ONE, filters.Not(parts.SELF)),
                even_torpid=True,
            ),
        ),
    ),
    Vampire(
        "Mr. Noir",
        "salubri",
        4,
        3,
        "for obe",
        INDEPENDENT,
        SCARCE,
        grants=Whenever(IsBurned(parts.SELF, how="combat"), GainPool(2)),
    ),
    Vampire(
        "Nehsi",
        "follower-of-set",
        2,
        10,
        "aus for OBF PRE PRO SER",
        INDEPENDENT,
        title="votes:2",
        grants=MANEUVER_EACH_COMBAT,
    ),
    Vampire(
        "Raful al-Zarqa",
        "nagaraja",
        2,
        6,
        "dom nec obf AUS",
        INDEPENDENT,
        SCARCE,
        grants=once_per_action(Stealth(+1), 1, (BLOCK,), None),
    ),
    Vampire(
        "Sargon",
        "baali",
        2,
        5,
        "cel dai obf pre",
        INDEPENDENT,
        INFERNAL,
        grants=(Bonus("strength", 1), Whenever(ActionSucceeds(parts.SELF), TakeEdge())),
    ),
    Vampire(
        "Sundervere, The Devil Brahmin",
        "follower-of-set",
        4,
        8,
        "obf AUS PRE SER THA",
        INDEPENDENT,
        RED_LIST,
        grants=(
            Bonus("bleed", 1),
            Whenever(IsBurned(parts.SELF), BurnPool(1)),
            once_per_action(BleedBonus(+1), 1, DURING_ACTION, None),
        ),
    ),
    Vampire(
        "T.J.",
        "gangrel",
        4,
        3,
        "cel for",
        INDEPENDENT,
        grants=Can(
            CancelReferendum(),
            when=(BEFORE_VOTES, POLLING),
            cost=Blood(2),
            tap=True,
            if_=AllHold(
                ActionIs(("political",)),
                Fits(parts.ACTING_MINION, filters.All(filters.TITLED, filters.OfSect(CAMARILLA))),
            ),
            own_turn=False,
            even_torpid=True,
        ),
    ),
    Vampire(
        "Veejay Vinod",
        "nagaraja",
        6,
        3,
        "AUS",
        INDEPENDENT,
        SCARCE,
        grants=once_per_action(Stealth(+1), 2, (BLOCK,), None),
    ),
)
