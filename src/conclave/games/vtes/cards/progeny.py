"""Cards that become vampires."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.costs import ChangesCost
from conclave.games.vtes.rules.abilities.identity import IsVampire
from conclave.games.vtes.rules.abilities.using import Can
from conclave.games.vtes.rules.constants import (
    ACTION,
    ARCHBISHOP,
    CARDINAL,
    DISCIPLINE,
    FLIGHT,
    INFERIOR,
    JUSTICAR,
    PRINCE,
    PRISCUS,
    REGENT,
    STERILE,
    VISCERATIKA,
)
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import UNTAP
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary.amounts import THAT_MANY, Capped, CountersOn
from conclave.games.vtes.vocabulary.blood import MoveBlood
from conclave.games.vtes.vocabulary.card import Blood, Card, Pool
from conclave.games.vtes.vocabulary.choosing import HowMany, LookAtTop
from conclave.games.vtes.vocabulary.effects import PutInPlay
from conclave.games.vtes.vocabulary.players import CHOSEN, EACH_METHUSELAH
from conclave.games.vtes.vocabulary.progeny import CannotActYet, MustHunt, SearchAndAttach
from conclave.lang.effects import Do, May

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Creation Rites",
        ACTION,
        cost=Blood(1),
        needs=filters.Is(filters.HasTitle((ARCHBISHOP, PRISCUS, CARDINAL, REGENT)), "needs-title"),
        effect=Action(
            Do(
                PutInPlay(),
                CannotActYet(),
                SearchAndAttach(DISCIPLINE),
                May(MoveBlood(1, parts.SELF, parts.THIS_CARD)),
            ),
            stealth=1,
            brings_vampire=True,
        ),
        grants=IsVampire(1),
    ),
    Card(
        "The Embrace",
        ACTION,
        cost=Blood(2),
        needs=filters.Is(filters.VAMPIRE, "needs-vampire"),
        effect=Action(Do(PutInPlay(), MustHunt()), stealth=1, brings_vampire=True),
        grants=IsVampire(1),
    ),
    Card(
        "Thin-Blooded Seer",
        ACTION,
        STERILE,
        cost=Blood(1),
        needs=filters.Is(
            filters.All(filters.VAMPIRE, filters.CapacityOf(at_most=2)), "needs-capacity"
        ),
        effect=Action(Do(PutInPlay(), MustHunt()), brings_vampire=True),
        grants=(
            IsVampire(1, clanless=True, same_sect=True),
            ChangesCost(0, double=True),
            Can(
                LookAtTop(2, of=CHOSEN),
                when=(UNTAP,),
                tap=True,
                target=targets.AMethuselah(EACH_METHUSELAH),
            ),
        ),
    ),
    Card(
        "Create Gargoyle",
        ACTION,
        FLIGHT,
        "tremere",
        "tremere-antitribu",
        cost=Pool(2),
        needs=filters.Is(filters.VAMPIRE, "needs-vampire"),
        effect=Action(
            Do(
                PutInPlay(),
                CannotActYet(),
                SearchAndAttach(DISCIPLINE),
                HowMany(
                    0,
                    Capped(CountersOn(parts.SELF), 3),
                    MoveBlood(THAT_MANY, parts.SELF, parts.THIS_CARD),
                ),
            ),
            stealth=1,
            brings_vampire=True,
        ),
        grants=IsVampire(
            2,
            clan="gargoyle",
            disciplines=((VISCERATIKA, INFERIOR),),
            same_sect=True,
            slave=True,
        ),
    ),
    Card(
        "Third Tradition: Progeny",
        ACTION,
        cost=Blood(1),
        needs=filters.Is(filters.HasTitle((PRINCE, JUSTICAR)), "needs-title"),
        effect=Action(
            Do(
                PutInPlay(),
                CannotActYet(),
                SearchAndAttach(DISCIPLINE),
                HowMany(
                    0,
                    Capped(CountersOn(parts.SELF), 2),
                    MoveBlood(THAT_MANY, parts.SELF, parts.THIS_CARD),
                ),
            ),
            stealth=1,
            brings_vampire=True,
        ),
        grants=IsVampire(1),
    ),
)
