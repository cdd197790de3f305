"""Political actions that burn vampires and other minions, or tap them."""

from __future__ import annotations

from conclave.games.vtes.rules.constants import CAMARILLA, INNER_CIRCLE, JUSTICAR, POLITICAL
from conclave.games.vtes.rules.modes import Motion
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.blocks import StaysTapped
from conclave.games.vtes.vocabulary.cancelling import NoMoreCopies
from conclave.games.vtes.vocabulary.card import Card, Pool
from conclave.games.vtes.vocabulary.choosing import ForOne
from conclave.games.vtes.vocabulary.choosing_terms import ChooseTerm
from conclave.games.vtes.vocabulary.effects import Burn, Each, Tap
from conclave.games.vtes.vocabulary.more_filters import Bleeds
from conclave.games.vtes.vocabulary.terms import (
    HUNTABLE,
    TERM_CARD,
    TERM_SEAT,
    BloodHunt,
    NameMethuselah,
)
from conclave.lang.effects import Do
from conclave.lang.effects import Each as EachPlayer

OF_CHOSEN_METHUSELAH = targets.One(filters.MINION, filters.ControlledBy(TERM_SEAT))

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Justicar Retribution",
        POLITICAL,
        needs=filters.Is(filters.OfSect(CAMARILLA), "needs-sect"),
        effect=Motion(Each(targets.One(filters.VAMPIRE, Bleeds(3)), Burn(parts.THAT_CARD))),
    ),
    Card(
        "Lextalionis",
        POLITICAL,
        effect=Motion(
            Each(
                OF_CHOSEN_METHUSELAH,
                Do(Tap(parts.THAT_CARD), StaysTapped(parts.THAT_CARD)),
            ),
            NameMethuselah(p.Having("scored")),
        ),
    ),
    Card(
        "Might of the Camarilla",
        POLITICAL,
        needs=filters.Is(filters.HasTitle((JUSTICAR, INNER_CIRCLE)), "needs-title"),
        effect=Motion(
            EachPlayer(
                p.EACH_METHUSELAH,
                ForOne(
                    targets.One(filters.VAMPIRE, region="their-uncontrolled"),
                    Burn(uncontrolled=True),
                    by=p.CHOSEN,
                ),
            )
        ),
    ),
    Card(
        "Veles' Hunt",
        POLITICAL,
        "gangrel",
        cost=Pool(3),
        effect=Motion(
            BloodHunt(TERM_CARD, passed=True),
            ChooseTerm(
                targets.One(
                    filters.AnyOf(
                        filters.ALLY, filters.All(filters.YOUNGER, filters.Not(filters.TITLED))
                    ),
                    filters.ControlledBy(p.PREY),
                    HUNTABLE,
                )
            ),
            failed=NoMoreCopies(),
        ),
    ),
)
