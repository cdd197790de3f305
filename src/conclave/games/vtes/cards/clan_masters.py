"""Master cards that require a clan, other than locations."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import CanAct, Forbids, Unblockable
from conclave.games.vtes.rules.abilities.costs import ChangesCost
from conclave.games.vtes.rules.abilities.identity import CHOSEN_DISCIPLINE, DisciplineLevel
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.actions.kinds import BLEED, POLITICS
from conclave.games.vtes.rules.constants import (
    MASTER,
    NECROMANCY,
    UNIQUE,
    VICISSITUDE,
)
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.moments import (
    AtPhase,
    Blocks,
)
from conclave.games.vtes.rules.printed import AnyCard, Printed
from conclave.games.vtes.rules.reading.bonuses import INTERCEPT, STEALTH, STRENGTH, VOTES
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.windows import (
    BEFORE_VOTES,
    DISCARD_PHASE,
    MASTER_PHASE,
    POLLING,
)
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.affiliation import ChangeTitle
from conclave.games.vtes.vocabulary.amounts import NumberOf
from conclave.games.vtes.vocabulary.bidding import Auction
from conclave.games.vtes.vocabulary.blood import (
    BurnBlood,
    BurnPool,
    GainBlood,
    MoveBlood,
)
from conclave.games.vtes.vocabulary.card import Card, Pool, as_
from conclave.games.vtes.vocabulary.choosing import ForOne
from conclave.games.vtes.vocabulary.conditions import (
    ActionIs,
    AllHold,
    CalledBy,
    Exists,
    Fits,
    Unless,
)
from conclave.games.vtes.vocabulary.damage import Inflict
from conclave.games.vtes.vocabulary.effects import Burn, PutInPlay, Tap
from conclave.games.vtes.vocabulary.guessing import GuessCounters, NumbersGame, PlaySigns
from conclave.games.vtes.vocabulary.memory import (
    FIRST_CHOSEN,
    SECOND_CHOSEN,
    ChooseDiscipline,
    RememberTarget,
)
from conclave.games.vtes.vocabulary.more_filters import Did
from conclave.games.vtes.vocabulary.terms import Abstains
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, If

YOURS = filters.ControlledBy(p.YOU)
THIS = targets.Only(parts.THIS_CARD)


def path(name: str, clan: str, discipline: str) -> Printed:
    """Makes cards of a discipline cheaper for a clan; a vampire who burns it is hurt."""
    return Card(
        name,
        MASTER,
        UNIQUE,
        clan,
        cost=Pool(1),
        grants=(
            ChangesCost(-1, disciplines=(discipline,), who=filters.OfClan(clan)),
            CanAct(
                Action(
                    Do(
                        Burn(parts.THIS_CARD),
                        If(
                            Fits(parts.SELF, filters.VAMPIRE),
                            Inflict(1, parts.SELF, preventable=False),
                        ),
                    ),
                    target=THIS,
                ),
                by=filters.MINION,
                anyone=True,
            ),
        ),
    )


def burned_by(which: Filter, stealth: int = 0) -> CanAct:
    """The action of these minions to burn this card."""
    return CanAct(
        Action(Burn(parts.THIS_CARD), stealth=stealth, target=THIS),
        by=filters.All(filters.MINION, which),
        anyone=True,
    )


READY_TOREADOR = targets.One(filters.OfClan("toreador"), filters.READY_ONE, YOURS)
VENTRUE = filters.OfClan("ventrue")
MALKAVIAN = filters.OfClan("malkavian")

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Carthage Remembered",
        MASTER,
        "brujah",
        cost=Pool(1),
        grants=(
            Bonus(
                STEALTH,
                1,
                filters.All(filters.OfClan("brujah"), filters.HasTitle(("prince", "justicar"))),
                if_=ActionIs((BLEED,)),
            ),
            burned_by(filters.Not(filters.AnyOf(VENTRUE, MALKAVIAN))),
            burned_by(filters.AnyOf(VENTRUE, MALKAVIAN), stealth=-1),
        ),
    ),
    Card(
        "Demonstration",
        MASTER,
        UNIQUE,
        "ventrue-antitribu",
        cost=Pool(1),
        grants=Can(
            Abstains(),
            when=(BEFORE_VOTES, POLLING),
            tap=True,
            target=targets.One(filters.VAMPIRE),
            if_=ActionIs((POLITICS,)),
            own_turn=False,
        ),
    ),
    path("The Path of Bone", "giovanni", NECROMANCY),
    path("The Path of Metamorphosis", "tzimisce", VICISSITUDE),
    Card(
        "Toreador Grand Ball",
        MASTER,
        "toreador",
        cost=Pool(1),
        if_=Exists(READY_TOREADOR, 2),
        effect=Do(
            PutInPlay(),
            ForOne(READY_TOREADOR, RememberTarget(number=1)),
            ForOne(
                targets.One(*READY_TOREADOR.filters, filters.Not(FIRST_CHOSEN)),
                Do(RememberTarget(number=2), Tap(parts.TARGET)),
            ),
        ),
        grants=(
            Unblockable(filters.MINION, if_=Unless(ActionIs((BLEED,))), of=FIRST_CHOSEN),
            Forbids(("untap",), who=SECOND_CHOSEN),
            burned_by(filters.Not(filters.OfClan("nosferatu"))),
            burned_by(filters.OfClan("nosferatu"), stealth=-1),
        ),
    ),
    Card(
        "Palla Grande",
        MASTER,
        UNIQUE,
        "toreador-antitribu",
        effect=Do(PutInPlay(), GainBlood(3, parts.THIS_CARD)),
        grants=(
            Bonus("bleed", 1, to=filters.OfClan("toreador-antitribu")),
            Whenever(
                AtPhase(DISCARD_PHASE, p.YOU, ends=True),
                Do(
                    BurnBlood(1, parts.THIS_CARD),
                    If(Fits(parts.THIS_CARD, filters.HasBlood(0, 0)), Burn(parts.THIS_CARD)),
                ),
            ),
        ),
    ),
    Card("Game of Malkav", MASTER, "malkavian", effect=NumbersGame(5, yours=6)),
    Card(
        "Malkavian Game",
        MASTER,
        "malkavian-antitribu",
        effect=PlaySigns(2),
        target=targets.AMethuselah(p.EACH_OTHER),
    ),
    Card("Malkavian Prank", MASTER, "malkavian", effect=GuessCounters(4)),
    Card(
        "The Art of Pain",
        MASTER,
        UNIQUE,
        "toreador-antitribu",
        cost=Pool(2),
        put_on=targets.One(
            filters.VAMPIRE, filters.OfClan("toreador-antitribu"), filters.READY_ONE
        ),
        grants=Bonus(STRENGTH, 2),
    ),
    Card(
        "Infernal Pact",
        MASTER,
        UNIQUE,
        "tremere-antitribu",
        cost=Pool(1),
        effect=Do(PutInPlay(on=parts.TARGET), ChooseDiscipline()),
        target=targets.One(filters.VAMPIRE, filters.OfClan("tremere-antitribu"), YOURS),
        grants=DisciplineLevel(CHOSEN_DISCIPLINE, 2, to_play=True),
    ),
    Card(
        "Aching Beauty",
        MASTER,
        "toreador",
        cost=Pool(2),
        put_on=targets.One(filters.VAMPIRE, filters.OfClan("toreador")),
        grants=Whenever(
            Blocks(filters.MINION),
            If(
                Fits(parts.ACTING_MINION, parts.HOST),
                BurnPool(1, p.ControllerOf(parts.THAT_CARD)),
            ),
        ),
    ),
    Card(
        "Acquired Ventrue Assets",
        MASTER,
        "giovanni",
        effect=Do(
            PutInPlay(),
            GainBlood(
                NumberOf(targets.One(filters.VAMPIRE, filters.OfClan("giovanni"), YOURS)),
                parts.THIS_CARD,
            ),
        ),
        grants=(
            Can(
                Do(
                    MoveBlood(1, parts.THIS_CARD, parts.TARGET),
                    If(Fits(parts.THIS_CARD, filters.HasBlood(0, 0)), Burn(parts.THIS_CARD)),
                ),
                when=(MASTER_PHASE,),
                once="turn",
                target=targets.One(filters.VAMPIRE, filters.OfClan("giovanni"), YOURS),
            ),
            burned_by(filters.Not(filters.OfClan("ventrue"))),
        ),
    ),
    Card(
        "Ephor",
        MASTER,
        UNIQUE,
        "ventrue",
        cost=Pool(1),
        put_on=targets.One(
            filters.VAMPIRE, filters.OfClan("ventrue"), filters.CapacityOf(at_least=8)
        ),
        grants=(
            Bonus(INTERCEPT, 1),
            Bonus(VOTES, 1),
            CanAct(
                Action(
                    ChangeTitle("", parts.TARGET),
                    stealth=1,
                    target=targets.One(filters.VAMPIRE, filters.HasTitle(contested=True)),
                )
            ),
        ),
    ),
    Card(
        "Paragon",
        MASTER,
        UNIQUE,
        "ventrue",
        put_on=targets.One(
            filters.VAMPIRE, filters.OfClan("ventrue"), filters.READY_ONE, Did("arrived")
        ),
        grants=(
            Bonus(
                VOTES,
                1,
                if_=AllHold(
                    CalledBy(parts.ACTING_MINION), Fits(parts.ACTING_MINION, filters.YOUNGER)
                ),
            ),
            Whenever(
                Blocks(filters.All(filters.VAMPIRE, filters.YOUNGER), of=parts.HOST),
                BurnBlood(1, parts.THAT_CARD),
            ),
        ),
    ),
    Card(
        "Framing an Ancient Grudge",
        MASTER,
        "ventrue-antitribu",
        modes=(
            as_(
                MASTER,
                ChangeTitle("", parts.TARGET),
                target=targets.One(filters.VAMPIRE, filters.HasTitle(("prince", "primogen"))),
            ),
            as_(
                MASTER,
                ChangeTitle("", parts.TARGET),
                target=targets.One(filters.VAMPIRE, filters.HasTitle(("justicar",))),
                cost=Pool(3),
            ),
        ),
    ),
    Card(
        "Hostile Takeover",
        MASTER,
        "ventrue",
        cost=Pool(1),
        effect=Auction(to_controller=True),
        target=targets.One(filters.VAMPIRE, filters.CapacityOf(at_most=6)),
    ),
    Card(
        "Ventrue Directorate Assembly",
        MASTER,
        "ventrue",
        cost=Pool(2),
        grants=(
            Bonus(
                VOTES,
                1,
                filters.All(filters.OfClan("ventrue"), filters.READY_ONE),
                if_=ActionIs((POLITICS,)),
            ),
            burned_by(filters.Not(filters.OfClan("brujah"))),
            burned_by(filters.OfClan("brujah"), 1),
        ),
    ),
)
