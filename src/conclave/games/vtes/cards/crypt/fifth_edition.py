"""Camarilla vampires of the Fifth Edition and New Blood decks."""

from __future__ import annotations

from conclave.games.vtes.cards.crypt.shared_abilities import while_ready
from conclave.games.vtes.rules.abilities.costs import ChargesVoters
from conclave.games.vtes.rules.abilities.fighting import Weapon
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.constants import (
    ANIMALISM,
    CAMARILLA,
    DOMINATE,
    MODIFIER,
    THAUMATURGY,
)
from conclave.games.vtes.rules.literals import Once
from conclave.games.vtes.rules.modes import Strike
from conclave.games.vtes.rules.moments import ReferendumEnds
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.reading.bonuses import VOTES_AGAINST
from conclave.games.vtes.rules.windows import BLOCK, DURING_ACTION, POLLING
from conclave.games.vtes.vocabulary import filters, parts
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.bleeds import BleedBonus
from conclave.games.vtes.vocabulary.blocks import Intercept, Stealth
from conclave.games.vtes.vocabulary.card import Vampire
from conclave.games.vtes.vocabulary.conditions import Fights, Fits, IsDirected
from conclave.games.vtes.vocabulary.effects import Untap
from conclave.games.vtes.vocabulary.modifying import Votes
from conclave.games.vtes.vocabulary.more_filters import NeedsDiscipline
from conclave.games.vtes.vocabulary.piles import DiscardCards
from conclave.games.vtes.vocabulary.terms import CallsBloodHunt
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, May
from conclave.lang.nodes import Effect


def discarding(
    discipline: str, effect: Effect, when: tuple[str, ...], type: str = "", once: Once = ""
) -> Can:
    """An effect for a discarded card that requires the discipline."""
    price = DiscardCards(1, NeedsDiscipline((discipline,)))
    return Can(Do(price, effect), when=when, once=once, type=type, own_turn=False)


CARDS: tuple[AnyCard, ...] = (
    Vampire(
        "Abraham DuSable",
        "tremere",
        6,
        8,
        "AUS DOM FOR THA",
        CAMARILLA,
        grants=(
            discarding(THAUMATURGY, Stealth(1), (BLOCK,), MODIFIER),
            discarding(THAUMATURGY, Intercept(1), (BLOCK,)),
        ),
    ),
    Vampire(
        "Alexa Draper",
        "ventrue",
        6,
        8,
        "for pot DOM PRE",
        CAMARILLA,
        title="prince:Melbourne",
        grants=discarding(DOMINATE, Votes(1), (POLLING,), once="referendum"),
    ),
    Vampire(
        "Alexander Silverson",
        "malkavian",
        6,
        8,
        "pre AUS DOM OBF",
        CAMARILLA,
        title="prince:Birmingham",
        grants=ChargesVoters(1),
    ),
    Vampire(
        "Bret Stryker",
        "toreador",
        6,
        4,
        "CEL PRE",
        CAMARILLA,
        grants=Bonus("intercept", -1, if_=Fits(parts.ACTING_MINION, filters.TITLED)),
    ),
    Vampire(
        "Carmelita Neillson",
        "toreador",
        7,
        5,
        "cel pre AUS",
        CAMARILLA,
        grants=while_ready("hand-size", 1),
    ),
    Vampire(
        "Flávio Gonçalves",
        "toreador",
        6,
        7,
        "aus for CEL PRE",
        CAMARILLA,
        title="prince:São Paulo",
        grants=Weapon(Strike(dodge=True), limit="combat"),
    ),
    Vampire(
        'Jason "Son" Newberry',
        "malkavian",
        6,
        7,
        "pre AUS DOM OBF",
        CAMARILLA,
        title="primogen",
        grants=(Bonus(VOTES_AGAINST, 2, if_=CallsBloodHunt()), Bonus("bleed", 1)),
    ),
    Vampire(
        "Kevin Jackson",
        "ventrue",
        7,
        7,
        "DOM FOR PRE",
        CAMARILLA,
        title="prince:Chicago",
        grants=(
            Bonus("strength", 1, if_=Fights(filters.OfClan("brujah"))),
            Bonus("strength", 1, parts.OPPONENT, if_=Fights(filters.OfClan("brujah"))),
        ),
    ),
    Vampire(
        "Larissa Moreira",
        "nosferatu",
        6,
        6,
        "pot ANI OBF",
        CAMARILLA,
        title="primogen",
        grants=discarding(ANIMALISM, BleedBonus(+1), DURING_ACTION, MODIFIER),
    ),
    Vampire(
        "Sybren van Oosten",
        "ventrue",
        6,
        7,
        "dom tha FOR PRE",
        CAMARILLA,
        title="prince:Rotterdam",
        grants=Whenever(ReferendumEnds(p.EACH_METHUSELAH, by=parts.SELF), May(Untap())),
    ),
    Vampire(
        "The Dowager",
        "nosferatu",
        6,
        6,
        "aus pot ANI OBF",
        CAMARILLA,
        title="primogen",
        grants=Bonus("intercept", 1, if_=IsDirected(p.EACH_METHUSELAH)),
    ),
)
