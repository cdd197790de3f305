"""Vampires with abilities about hands, libraries and hidden cards."""

from __future__ import annotations

from conclave.games.vtes.cards.crypt.shared_abilities import while_ready
from conclave.games.vtes.rules.abilities.acting import CanAct
from conclave.games.vtes.rules.abilities.hands import HoldsReplacement, WhenReplaced
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.constants import (
    ANIMALISM,
    BLACK_HAND,
    BLOOD_CURSED,
    CAMARILLA,
    DISCIPLINE,
    FORTITUDE,
    INDEPENDENT,
    MAGE,
    PROTEAN,
    SABBAT,
    SCARCE,
    VICISSITUDE,
)
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.moments import LosesEdge, PhaseCloses
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import DISCARD_PHASE, INFLUENCE_PHASE, UNTAP
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.card import Vampire
from conclave.games.vtes.vocabulary.choosing import LookAtCard, LookAtHand, Search
from conclave.games.vtes.vocabulary.conditions import AtLeast, Fits, Unless
from conclave.games.vtes.vocabulary.effects import Untap
from conclave.games.vtes.vocabulary.equipping import EquipFromHand, IsObtainable
from conclave.games.vtes.vocabulary.exchanging import ExchangeRandom, TakeDiscardsBack
from conclave.games.vtes.vocabulary.piles import Draw, LibrarySize
from conclave.games.vtes.vocabulary.progeny import SearchAndAttach
from conclave.games.vtes.vocabulary.turns import YOUR_TURN
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, If, May

CARDS: tuple[AnyCard, ...] = (
    Vampire(
        "Antonio d'Erlette",
        "tremere-antitribu",
        4,
        5,
        "dom for pot THA",
        SABBAT,
        grants=Can(
            Search(
                filters.All(filters.ALLY, IsObtainable(), filters.WithTrait(MAGE)),
                then=EquipFromHand(),
                or_hand=True,
            ),
            when=(INFLUENCE_PHASE,),
            transfers=4,
        ),
    ),
    Vampire(
        "Duality",
        "tzimisce",
        4,
        6,
        "ani AUS VIC",
        SABBAT,
        grants=WhenReplaced(
            If(AtLeast(LibrarySize(), 1), May(Draw(1))), disciplines=(VICISSITUDE,)
        ),
    ),
    Vampire(
        "Hagar Stone",
        "malkavian-antitribu",
        5,
        6,
        "obf AUS DEM",
        SABBAT,
        BLACK_HAND,
        grants=(while_ready("hand-size", 1), HoldsReplacement()),
    ),
    Vampire(
        "Harrod",
        "nosferatu",
        2,
        11,
        "aus pre ANI CEL OBF POT",
        CAMARILLA,
        title="inner-circle:nosferatu",
        grants=(
            Can(
                LookAtCard(),
                when=(UNTAP,),
                once="turn",
                target=targets.One(region="prey-uncontrolled"),
                even_torpid=True,
            ),
            Bonus("bleed", 2),
        ),
    ),
    Vampire(
        "Lord Ashton",
        "gangrel",
        3,
        5,
        "for pro ANI",
        INDEPENDENT,
        grants=CanAct(
            Action(
                SearchAndAttach(
                    DISCIPLINE,
                    parts.SELF,
                    only_library=True,
                    disciplines=(ANIMALISM, FORTITUDE, PROTEAN),
                ),
                stealth=1,
            ),
            by=filters.All(
                filters.VAMPIRE, filters.OfClan("gangrel"), filters.Not(parts.THIS_CARD)
            ),
            anyone=True,
        ),
    ),
    Vampire(
        "Jara Drory",
        "nosferatu",
        3,
        7,
        "aus pot ANI OBF",
        CAMARILLA,
        title="primogen",
        grants=Can(ExchangeRandom(p.PREDATOR, 1), when=(UNTAP,), once="turn", even_torpid=True),
    ),
    Vampire(
        "Rachel Brandywine",
        "malkavian",
        3,
        10,
        "ani AUS DEM OBF PRO",
        CAMARILLA,
        title="prince:Cleveland",
        grants=(
            Whenever(
                PhaseCloses(DISCARD_PHASE, p.YOU),
                If(Fits(parts.SELF, filters.READY_ONE), TakeDiscardsBack()),
            ),
            Bonus("bleed", 1),
        ),
    ),
    Vampire(
        "Sennadurek",
        "nagaraja",
        4,
        6,
        "dom AUS NEC",
        SABBAT,
        BLACK_HAND,
        SCARCE,
        grants=Whenever(
            LosesEdge(p.EACH_METHUSELAH),
            If(Unless(YOUR_TURN), Do(Untap(), May(LookAtHand(p.CHOSEN)))),
        ),
    ),
    Vampire(
        "Ur-Shulgi, The Shepherd",
        "assamite",
        2,
        11,
        "aus CEL DOM OBF QUI THA",
        INDEPENDENT,
        BLOOD_CURSED,
        title="votes:2",
        grants=(
            Can(Search(filters.Named("tajdid")), when=(UNTAP,), once="turn"),
            Bonus("bleed", 1),
        ),
    ),
)
