"""Political actions and their referendums."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import CanAct, ChargesBlockers, Forbids
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.actions.kinds import POLITICS
from conclave.games.vtes.rules.constants import (
    ARCHBISHOP,
    CAMARILLA,
    INDEPENDENT,
    INNER_CIRCLE,
    JUSTICAR,
    POLITICAL,
    PRINCE,
    SABBAT,
)
from conclave.games.vtes.rules.literals import Region
from conclave.games.vtes.rules.modes import Action, Motion
from conclave.games.vtes.rules.moments import UntapPhase
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.reading.bonuses import HAND_SIZE, SECOND_MASTER, STEALTH, VOTES
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.windows import ANY_TIME
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.affiliation import ChangeTitle
from conclave.games.vtes.vocabulary.amounts import (
    COUNTERS_HERE,
    METHUSELAHS,
    Depending,
    NumberOf,
)
from conclave.games.vtes.vocabulary.blood import BurnEdge, BurnPool, GainBlood, GainPool
from conclave.games.vtes.vocabulary.card import Blood, Card, as_
from conclave.games.vtes.vocabulary.choosing_terms import Allocate, AllottedAmount, ChooseTerm
from conclave.games.vtes.vocabulary.conditions import (
    AllHold,
    AtLeast,
    Concerns,
    Exists,
    HasEdge,
    IsDirected,
    Unless,
)
from conclave.games.vtes.vocabulary.effects import (
    Burn,
    Each,
    EnterCombat,
    PutInPlay,
    TakeControl,
    Tap,
)
from conclave.games.vtes.vocabulary.memory import NAMED_HERE, ChooseClan, NamedBy, RememberTerms
from conclave.games.vtes.vocabulary.modifying import Grant, Votes
from conclave.games.vtes.vocabulary.terms import (
    NAMED_CLAN,
    TERM_CARD,
    TERM_SEAT,
    Banish,
    BurnUnlessRepaid,
    CapacityNamed,
    EachMayName,
    NameMethuselah,
    NameSeveral,
    ShiftPool,
)
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do
from conclave.lang.effects import Each as EachPlayer
from conclave.lang.nodes import Half, Per

OF_THAT_PLAYER = filters.ControlledBy(p.CHOSEN)
CAMARILLA_ONLY = filters.Is(filters.OfSect(CAMARILLA), "needs-sect")
SABBAT_ONLY = filters.Is(filters.OfSect(SABBAT), "needs-sect")


def burns_for_each(*which: Filter) -> BurnPool:
    """Each Methuselah burns 1 pool for each card she controls that matches."""
    return BurnPool(NumberOf(targets.One(*which, OF_THAT_PLAYER)), p.EACH_METHUSELAH)


def gains_for_each(number: int, *which: Filter) -> EachPlayer:
    """Each Methuselah gains pool for each card she controls that matches."""
    amount = Per(number, NumberOf(targets.One(*which, OF_THAT_PLAYER)))
    return EachPlayer(p.EACH_METHUSELAH, GainPool(amount, p.CHOSEN))


POOL = (
    Card(
        "Kine Resources Contested",
        POLITICAL,
        effect=Motion(BurnPool(AllottedAmount(), p.EACH_CHOSEN), Allocate(4, p.EACH_METHUSELAH, 2)),
    ),
    Card(
        "Conservative Agitation",
        POLITICAL,
        effect=Motion(
            BurnPool(AllottedAmount(), p.EACH_CHOSEN),
            Allocate(METHUSELAHS, p.EACH_METHUSELAH, 2),
        ),
    ),
    Card(
        "Reckless Agitation",
        POLITICAL,
        cost=Blood(2),
        needs=filters.Is(filters.All(filters.OfSect(INDEPENDENT), filters.CapacityOf(at_least=5))),
        if_=AtLeast(METHUSELAHS, 3),
        effect=Motion(BurnPool(AllottedAmount(), p.EACH_CHOSEN), Allocate(6, p.EACH_OTHER, 2)),
    ),
    Card(
        "Parity Shift",
        POLITICAL,
        needs=filters.Is(filters.HasTitle((PRINCE, JUSTICAR)), "needs-title"),
        effect=Motion(
            ShiftPool(),
            Do(
                NameMethuselah(p.RICHER),
                Allocate(METHUSELAHS, p.Except(p.EACH_METHUSELAH, TERM_SEAT)),
            ),
        ),
    ),
    Card("Ancilla Empowerment", POLITICAL, effect=Motion(burns_for_each(filters.MINION))),
    Card("Anarchist Uprising", POLITICAL, effect=Motion(burns_for_each(filters.MINION))),
    Card(
        "Domain Challenge", POLITICAL, effect=Motion(burns_for_each(filters.MINION, filters.TAPPED))
    ),
    Card(
        "Can't Take it with You",
        POLITICAL,
        effect=Motion(
            Do(
                GainPool(1, p.EACH_METHUSELAH),
                burns_for_each(
                    filters.AnyOf(filters.EQUIPMENT, filters.LOCATION, filters.RETAINER)
                ),
            )
        ),
    ),
    Card(
        "Neonate Breach",
        POLITICAL,
        effect=Motion(
            BurnPool(
                Depending(
                    Exists(
                        targets.One(
                            filters.VAMPIRE,
                            filters.READY_ONE,
                            filters.CapacityOf(at_most=4),
                            OF_THAT_PLAYER,
                        )
                    ),
                    4,
                    1,
                ),
                p.EACH_CHOSEN,
            ),
            NameSeveral(p.EACH_METHUSELAH),
        ),
    ),
    Card(
        "Finding the Path",
        POLITICAL,
        effect=Motion(
            Do(
                BurnPool(1, p.EACH_CHOSEN),
                GainPool(1, p.Except(p.EACH_METHUSELAH, p.EACH_CHOSEN)),
            ),
            NameSeveral(p.EACH_METHUSELAH, Half(METHUSELAHS, up=True)),
        ),
    ),
    Card(
        "Consanguineous Boon",
        POLITICAL,
        "boon",
        effect=Motion(gains_for_each(1, NAMED_CLAN), ChooseClan()),
    ),
    Card("Autarkis Persecution", POLITICAL, effect=Motion(gains_for_each(1, filters.MINION))),
    Card(
        "Diversity",
        POLITICAL,
        effect=Motion(
            EachPlayer(
                p.EACH_METHUSELAH,
                GainPool(
                    NumberOf(
                        targets.One(filters.VAMPIRE, filters.READY_ONE, OF_THAT_PLAYER), clans=True
                    ),
                    p.CHOSEN,
                ),
            )
        ),
    ),
    Card(
        "Political Stranglehold",
        POLITICAL,
        once="game",
        effect=Motion(gains_for_each(3, filters.VAMPIRE, filters.CapacityOf(at_least=8))),
    ),
    Card(
        "Ancient Influence",
        POLITICAL,
        once="game",
        effect=Motion(
            Do(
                EachMayName(targets.One(filters.VAMPIRE, filters.READY_ONE)),
                EachPlayer(p.EACH_METHUSELAH, GainPool(CapacityNamed(), p.CHOSEN)),
                BurnPool(5, p.EACH_METHUSELAH),
            )
        ),
    ),
    Card(
        "Reins of Power",
        POLITICAL,
        once="game",
        effect=Motion(
            Do(
                EachMayName(targets.One(filters.VAMPIRE, filters.READY_ONE)),
                GainPool(6, p.EACH_METHUSELAH),
                BurnPool(CapacityNamed(by_predator=True), p.EACH_METHUSELAH),
            )
        ),
    ),
)


def all_burn_unless_repaid(which: Filter) -> Motion:
    """All cards that match are burned, unless their controllers pay for them again."""
    return Motion(Each(targets.One(which), BurnUnlessRepaid(parts.THAT_CARD)))


CARDS_IN_PLAY = (
    Card(
        "Banishment",
        POLITICAL,
        effect=Motion(
            Banish(TERM_CARD),
            ChooseTerm(targets.One(filters.VAMPIRE, filters.READY_ONE, filters.YOUNGER)),
        ),
    ),
    Card(
        "Protect Thine Own",
        POLITICAL,
        cost=Blood(1),
        modes=(
            as_(
                POLITICAL,
                Motion(
                    Burn(TERM_CARD),
                    ChooseTerm(
                        targets.One(
                            filters.VAMPIRE,
                            filters.Not(filters.OfSect(CAMARILLA)),
                            filters.CapacityOf(at_most=5),
                        )
                    ),
                ),
                needs=filters.Is(filters.HasTitle((JUSTICAR,)), "needs-title"),
            ),
            as_(
                POLITICAL,
                Motion(
                    Burn(TERM_CARD),
                    ChooseTerm(
                        targets.One(filters.VAMPIRE, filters.Not(filters.OfSect(CAMARILLA)))
                    ),
                ),
                needs=filters.Is(filters.HasTitle((INNER_CIRCLE,)), "needs-title"),
            ),
        ),
    ),
    Card(
        "Excommunication",
        POLITICAL,
        needs=SABBAT_ONLY,
        effect=Motion(
            ChangeTitle("", TERM_CARD),
            ChooseTerm(
                targets.One(filters.VAMPIRE, filters.READY_ONE, filters.HasTitle((ARCHBISHOP,)))
            ),
        ),
    ),
    Card(
        "Command of the Harpies",
        POLITICAL,
        needs=CAMARILLA_ONLY,
        effect=Motion(
            ChangeTitle("", TERM_CARD),
            ChooseTerm(
                targets.One(filters.VAMPIRE, filters.READY_ONE, filters.HasTitle((PRINCE,)))
            ),
        ),
    ),
    Card(
        "Consanguineous Condemnation",
        POLITICAL,
        effect=Motion(
            Each(targets.One(filters.VAMPIRE, NAMED_CLAN), Tap(parts.THAT_CARD)), ChooseClan()
        ),
    ),
    Card("Kindred Segregation", POLITICAL, effect=all_burn_unless_repaid(filters.ALLY)),
    Card("Peace Treaty", POLITICAL, effect=all_burn_unless_repaid(filters.WEAPON)),
    Card(
        "Disputed Territory",
        POLITICAL,
        effect=Motion(
            TakeControl(TERM_CARD, TERM_SEAT),
            Do(ChooseTerm(targets.One(filters.LOCATION)), NameMethuselah(p.EACH_METHUSELAH)),
        ),
    ),
)


def gets_blood(*which: Filter, region: Region = "in-play") -> Each:
    """Each vampire with a capacity of 8 or more in a region gains 1 blood."""
    old = targets.One(filters.VAMPIRE, *which, filters.CapacityOf(at_least=8), region=region)
    return Each(old, GainBlood(1, parts.THAT_CARD))


TO_BURN_IT = CanAct(
    Action(Motion(Burn(parts.THIS_CARD)), POLITICS, 1), by=filters.VAMPIRE, anyone=True
)
"""Any vampire may call a referendum to burn this card."""
NOT_NAMED_FOR_ONE = p.Except(p.EACH_METHUSELAH, NamedBy("year-of-fortune"))

LASTING = (
    Card(
        "Archon",
        POLITICAL,
        needs=filters.Is(filters.HasTitle((PRINCE, JUSTICAR)), "needs-title"),
        effect=Motion(
            PutInPlay(on=TERM_CARD),
            ChooseTerm(targets.One(filters.VAMPIRE, filters.OfSect(CAMARILLA))),
        ),
        grants=(
            CanAct(
                Action(
                    EnterCombat(),
                    stealth=1,
                    target=targets.One(
                        filters.VAMPIRE,
                        filters.READY_ONE,
                        filters.ControlledBy(p.EACH_OTHER),
                    ),
                ),
                anyone=True,
            ),
            ChargesBlockers(1, filters.VAMPIRE),
            Forbids(("hunted",)),
            CanAct(
                Action(Motion(Burn(parts.THIS_CARD)), POLITICS, 1),
                by=filters.All(filters.VAMPIRE, filters.OfSect(CAMARILLA)),
                anyone=True,
            ),
        ),
    ),
    Card(
        "Camarilla Exemplary",
        POLITICAL,
        needs=CAMARILLA_ONLY,
        effect=Motion(
            Grant(ChargesBlockers(1, filters.VAMPIRE), TERM_CARD, "game"),
            ChooseTerm(targets.One(filters.VAMPIRE, filters.OfSect(CAMARILLA))),
        ),
    ),
    Card(
        "Hand Intervention",
        POLITICAL,
        needs=filters.Is(filters.All(filters.OfSect(SABBAT), filters.TITLED), "needs-title"),
        effect=Motion(
            Do(PutInPlay(), RememberTerms()),
            NameMethuselah(p.Except(p.EACH_METHUSELAH, NamedBy("hand-intervention"))),
        ),
        grants=(
            Bonus(HAND_SIZE, -1, if_=Concerns(NAMED_HERE), everyone=True),
            Can(
                Do(BurnEdge(), Burn(parts.THIS_CARD)),
                when=(ANY_TIME,),
                by="anyone",
                own_turn=False,
                if_=AllHold(Concerns(NAMED_HERE, p.YOU), HasEdge(p.YOU)),
            ),
        ),
    ),
    Card(
        "Honor the Elders",
        POLITICAL,
        effect=Motion(Do(gets_blood(filters.READY_ONE), gets_blood(region="every-uncontrolled"))),
    ),
    Card(
        "Legacy of Pander",
        POLITICAL,
        needs=SABBAT_ONLY,
        effect=Motion(PutInPlay()),
        grants=(
            Bonus(
                VOTES,
                1,
                filters.All(filters.OfClan("pander"), filters.Not(filters.TITLED)),
                alike=True,
            ),
            CanAct(
                Action(Motion(Burn(parts.THIS_CARD)), POLITICS, 1),
                by=filters.All(filters.VAMPIRE, filters.OfSect(SABBAT)),
                anyone=True,
            ),
        ),
    ),
    Card(
        "National Guard Support",
        POLITICAL,
        needs=filters.Is(filters.TITLED, "needs-title"),
        if_=Unless(Exists(targets.One(filters.Named("national-guard-support")))),
        effect=Motion(PutInPlay()),
        grants=(
            Bonus(STEALTH, -1, to=parts.ACTING_MINION, if_=IsDirected(p.EACH_METHUSELAH)),
            Whenever(UntapPhase(p.YOU), GainBlood(1, parts.THIS_CARD)),
            CanAct(
                Action(
                    Motion(Burn(parts.THIS_CARD), Votes(COUNTERS_HERE, in_favor=True)), POLITICS, 1
                ),
                by=filters.VAMPIRE,
                anyone=True,
            ),
        ),
    ),
    Card(
        "Rumors of Gehenna",
        POLITICAL,
        effect=Motion(Do(PutInPlay(), RememberTerms()), NameSeveral(p.EACH_METHUSELAH)),
        grants=(Bonus(SECOND_MASTER, 1, if_=Concerns(NAMED_HERE), everyone=True), TO_BURN_IT),
    ),
    Card(
        "Warrant",
        POLITICAL,
        effect=Motion(
            PutInPlay(on=TERM_CARD),
            ChooseTerm(targets.One(filters.VAMPIRE, filters.READY_ONE, filters.YOUNGER)),
        ),
        grants=CanAct(
            Action(EnterCombat(), target=targets.One(parts.HOST, filters.READY_ONE)),
            by=filters.All(
                filters.VAMPIRE, filters.Not(filters.ControlledBy(p.ControllerOf(parts.HOST)))
            ),
            cost=Blood(1),
            anyone=True,
        ),
    ),
    Card(
        "Year of Fortune",
        POLITICAL,
        effect=Motion(Do(PutInPlay(), RememberTerms()), NameSeveral(NOT_NAMED_FOR_ONE)),
        grants=(Bonus(HAND_SIZE, 1, if_=Concerns(NAMED_HERE), everyone=True), TO_BURN_IT),
    ),
)

CARDS: tuple[AnyCard, ...] = (*POOL, *CARDS_IN_PLAY, *LASTING)
