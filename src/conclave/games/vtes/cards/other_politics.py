"""Referendums about single vampires, and about the seating."""

from __future__ import annotations

from conclave.games.vtes.cards.politics import SABBAT_ONLY, TO_BURN_IT
from conclave.games.vtes.rules.abilities.acting import CanAct, ChargesBlockers, Forbids
from conclave.games.vtes.rules.abilities.fighting import WhenDrained
from conclave.games.vtes.rules.abilities.hands import HoldsDraws, RemovedWhenPlayed
from conclave.games.vtes.rules.abilities.identity import OnlyOne
from conclave.games.vtes.rules.abilities.turns import LetsSkipTurns
from conclave.games.vtes.rules.abilities.using import Bonus
from conclave.games.vtes.rules.actions.kinds import DIABLERIE
from conclave.games.vtes.rules.constants import (
    CAMARILLA,
    INNER_CIRCLE,
    JUSTICAR,
    LAIBON,
    POLITICAL,
    PRINCE,
    SABBAT,
)
from conclave.games.vtes.rules.modes import Action, Motion
from conclave.games.vtes.rules.moments import UntapPhase
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.reading.bonuses import HAND_SIZE
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import Capacity
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.cancelling import NoMoreCopies
from conclave.games.vtes.vocabulary.card import Card, XBlood
from conclave.games.vtes.vocabulary.choosing_terms import (
    ANNOUNCED_X,
    TERM_NUMBER,
    AmongTerms,
    AsManyAs,
    ChooseCards,
    ChooseNumber,
    ChooseTerm,
)
from conclave.games.vtes.vocabulary.effects import (
    Burn,
    EnterCombat,
    PutInPlay,
    TakeControl,
    Untap,
)
from conclave.games.vtes.vocabulary.effects import Each as EachCard
from conclave.games.vtes.vocabulary.equipping import FindEquipment
from conclave.games.vtes.vocabulary.memory import NAMED_HERE, RememberTerms
from conclave.games.vtes.vocabulary.modifying import Grant
from conclave.games.vtes.vocabulary.more_filters import Carries
from conclave.games.vtes.vocabulary.piles import BackFromAshHeap
from conclave.games.vtes.vocabulary.points import SetReward
from conclave.games.vtes.vocabulary.seating import (
    ChooseSeating,
    ReversePlay,
    SwitchPlaces,
    TakeNewSeats,
)
from conclave.games.vtes.vocabulary.terms import TERM_CARD, TERM_SEAT, NameMethuselah, NameSeveral
from conclave.games.vtes.vocabulary.turns import PayTribute
from conclave.games.vtes.vocabulary.yielding import ChooseYielding, YieldChosen
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, Each

PRINCE_OR_JUSTICAR = filters.Is(filters.HasTitle((PRINCE, JUSTICAR)), "needs-title")

KIN = targets.One(
    filters.VAMPIRE,
    filters.YOUNGER,
    filters.OfSameClan(or_sect=LAIBON),
)
"""Younger vampires of the same clan, or of any clan if all are Laibon."""

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Alastor",
        POLITICAL,
        needs=filters.Is(filters.HasTitle((JUSTICAR, INNER_CIRCLE)), "needs-title"),
        effect=Motion(
            Do(PutInPlay(on=TERM_CARD), FindEquipment(TERM_CARD)),
            ChooseTerm(
                targets.One(
                    filters.VAMPIRE,
                    filters.READY_ONE,
                    filters.OfSect(CAMARILLA),
                    filters.Not(Carries(filters.Named("alastor"))),
                )
            ),
        ),
        grants=(
            CanAct(
                Action(
                    EnterCombat(),
                    stealth=1,
                    target=targets.One(
                        filters.VAMPIRE, filters.READY_ONE, filters.ControlledBy(p.EACH_OTHER)
                    ),
                ),
                anyone=True,
            ),
            Forbids((DIABLERIE,)),
            OnlyOne(),
        ),
    ),
    Card(
        "Anathema",
        POLITICAL,
        needs=PRINCE_OR_JUSTICAR,
        effect=Motion(
            Do(
                PutInPlay(on=TERM_CARD),
                TakeControl(parts.THIS_CARD, p.ControllerOf(TERM_CARD)),
            ),
            ChooseTerm(targets.One(filters.VAMPIRE, filters.READY_ONE)),
        ),
        grants=WhenDrained(
            Do(
                GainPool(Capacity(parts.HOST), p.ControllerOf(parts.OPPONENT)),
                Burn(parts.HOST),
            )
        ),
    ),
    Card(
        "Dramatic Upheaval",
        POLITICAL,
        effect=Motion(SwitchPlaces(TERM_SEAT), NameMethuselah(p.EACH_OTHER)),
    ),
    Card(
        "First Tradition: The Masquerade",
        POLITICAL,
        needs=PRINCE_OR_JUSTICAR,
        effect=Motion(PutInPlay()),
        grants=(
            Whenever(UntapPhase(p.EACH_METHUSELAH), PayTribute(2, most=6)),
            LetsSkipTurns(3),
        ),
    ),
    Card(
        "Kindred Restructure",
        POLITICAL,
        needs=PRINCE_OR_JUSTICAR,
        effect=Motion(TakeNewSeats(), ChooseSeating()),
    ),
    Card(
        "My Kin Against the World",
        POLITICAL,
        cost=XBlood(ANNOUNCED_X),
        number=(0, AsManyAs(KIN)),
        effect=Motion(
            Do(
                Untap(parts.SELF),
                EachCard(targets.One(filters.VAMPIRE, AmongTerms()), Untap(parts.THAT_CARD)),
            ),
            Do(ChooseCards(KIN), NoMoreCopies(this_turn=True)),
        ),
    ),
    Card(
        "Political Flux",
        POLITICAL,
        effect=Motion(SetReward(TERM_NUMBER), ChooseNumber(1, 12)),
    ),
    Card("Praxis Solomon", POLITICAL, effect=Motion(YieldChosen(), ChooseYielding())),
    Card(
        "Reinforcements",
        POLITICAL,
        needs=filters.Is(filters.TITLED, "needs-title"),
        effect=Motion(
            Each(p.EACH_CHOSEN, BackFromAshHeap(3, to_hand=0, by=p.CHOSEN)),
            NameSeveral(p.EACH_METHUSELAH),
        ),
        grants=RemovedWhenPlayed(),
    ),
    Card("Reversal of Fortunes", POLITICAL, effect=Motion(ReversePlay())),
    Card(
        "Sabbat Priest",
        POLITICAL,
        needs=SABBAT_ONLY,
        effect=Motion(
            Grant(ChargesBlockers(1, filters.VAMPIRE), TERM_CARD, "game"),
            ChooseTerm(targets.One(filters.VAMPIRE, filters.READY_ONE, filters.OfSect(SABBAT))),
        ),
    ),
    Card(
        "The Meddling of Semsith",
        POLITICAL,
        effect=Motion(Do(PutInPlay(), RememberTerms()), NameMethuselah(p.EACH_OTHER)),
        grants=(Bonus(HAND_SIZE, -1), HoldsDraws(NAMED_HERE), TO_BURN_IT),
    ),
)
