"""Vampires for whom, or because of whom, cards and actions cost more or less."""

from __future__ import annotations

from conclave.games.vtes.cards.crypt.shared_abilities import while_ready
from conclave.games.vtes.rules.abilities.acting import CanAct
from conclave.games.vtes.rules.abilities.costs import ChangesCost
from conclave.games.vtes.rules.abilities.fighting import Weapon
from conclave.games.vtes.rules.abilities.using import Bonus
from conclave.games.vtes.rules.constants import (
    ACTION,
    ANIMALISM,
    CAMARILLA,
    CELERITY,
    COMBAT,
    FLIGHT,
    NOT_UNIQUE,
    SABBAT,
    SERPENTIS,
    THAUMATURGY,
    TREMERE_ANTITRIBU_SLAVE,
    VICISSITUDE,
    VISCERATIKA,
)
from conclave.games.vtes.rules.modes import Action, Strike
from conclave.games.vtes.rules.moments import PhaseCloses
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import MINION_PHASE
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.card import Blood, Vampire
from conclave.games.vtes.vocabulary.conditions import Fits
from conclave.games.vtes.vocabulary.effects import Burn, EnterCombat
from conclave.games.vtes.vocabulary.more_filters import NeedsDiscipline
from conclave.games.vtes.vocabulary.piles import DrawCrypt
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do

CARDS: tuple[AnyCard, ...] = (
    Vampire(
        "Antoinette DuChamp",
        "caitiff",
        2,
        1,
        "cel pre",
        CAMARILLA,
        grants=ChangesCost(1, types=(ACTION,), strikes=True, disciplines=(CELERITY,)),
    ),
    Vampire(
        "Black Cat",
        "brujah",
        1,
        5,
        "pot pre CEL",
        CAMARILLA,
        grants=ChangesCost(-1, of=filters.EQUIPMENT, pool=True),
    ),
    Vampire(
        "Democritus",
        "ventrue",
        1,
        10,
        "aus cel for DOM PRE",
        CAMARILLA,
        title="justicar:ventrue",
        grants=(while_ready("contest-cost", 1), Bonus("bleed", 1)),
    ),
    Vampire(
        "Dragos",
        "tzimisce",
        2,
        7,
        "vic ANI AUS",
        SABBAT,
        grants=ChangesCost(0, types=(COMBAT,), free=True),
    ),
    Vampire(
        "Little Tailor of Prague",
        "tzimisce",
        2,
        8,
        "dem ANI AUS VIC",
        SABBAT,
        grants=(
            ChangesCost(
                -1,
                of=filters.All(
                    filters.AnyOf(filters.ALLY, filters.RETAINER),
                    NeedsDiscipline((VICISSITUDE,), clan="tzimisce"),
                ),
                or_pool=True,
            ),
            Bonus("bleed", 1),
        ),
    ),
    Vampire(
        "Ludmijla Rakoczy",
        "tzimisce",
        5,
        7,
        "ANI AUS VIC",
        SABBAT,
        title="bishop",
        grants=ChangesCost(-1, disciplines=(ANIMALISM,)),
    ),
    Vampire(
        "Magdelena Schaefer",
        "caitiff",
        2,
        2,
        "THA",
        CAMARILLA,
        grants=ChangesCost(1, strikes=True, disciplines=(THAUMATURGY,)),
    ),
    Vampire(
        "Marie Faucigny",
        "malkavian-antitribu",
        3,
        7,
        "dem tha AUS OBF",
        SABBAT,
        title="archbishop:Geneva",
        grants=(
            Weapon(Strike(dodge=True), limit="combat", cost=Blood(1)),
            ChangesCost(
                -1,
                of=filters.All(filters.EQUIPMENT, filters.Not(filters.WEAPON)),
                or_pool=True,
            ),
        ),
    ),
    Vampire(
        "Mitchell, The Headhunter",
        "pander",
        2,
        2,
        "obt pot",
        SABBAT,
        grants=ChangesCost(1, kinds=("rescue",), who=filters.VAMPIRE, on=parts.SELF),
    ),
    Vampire(
        "Murat",
        "nosferatu",
        2,
        7,
        "ser OBF POT",
        CAMARILLA,
        title="prince:Istanbul",
        grants=ChangesCost(
            1,
            types=(COMBAT,),
            disciplines=(SERPENTIS,),
            who=parts.OPPONENT,
            if_=Fits(parts.OPPONENT, filters.OfClan("follower-of-set")),
        ),
    ),
    Vampire(
        "Tupdog",
        "gargoyle",
        3,
        1,
        "POT VIS",
        SABBAT,
        TREMERE_ANTITRIBU_SLAVE,
        NOT_UNIQUE,
        FLIGHT,
        grants=(
            ChangesCost(-1, disciplines=(VISCERATIKA,)),
            CanAct(
                Action(
                    EnterCombat(),
                    target=targets.One(
                        filters.MINION, filters.READY_ONE, filters.Not(filters.ControlledBy(p.YOU))
                    ),
                )
            ),
            Whenever(PhaseCloses(MINION_PHASE, p.YOU), Do(Burn(parts.SELF), DrawCrypt())),
        ),
    ),
)
