"""Vampires with abilities about blocks."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.blanking import Unaffected
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.constants import (
    CAMARILLA,
    EVENT,
    FLIGHT,
    GEHENNA,
    MASTER,
    SABBAT,
    TREMERE_SLAVE,
)
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import ANNOUNCED, BLOCK, BLOCKED
from conclave.games.vtes.vocabulary import filters, parts
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import THAT_MANY
from conclave.games.vtes.vocabulary.blocks import (
    BlocksWithoutTapping,
    Intercept,
    UntapAndBlock,
)
from conclave.games.vtes.vocabulary.card import Blood, Vampire
from conclave.games.vtes.vocabulary.conditions import AllHold, Fits, IsDirected, Unless
from conclave.games.vtes.vocabulary.discarding import DiscardAny

UNDIRECTED = Unless(IsDirected(p.EACH_METHUSELAH))

CARDS: tuple[AnyCard, ...] = (
    Vampire(
        "Angelica, The Canonicus",
        "lasombra",
        2,
        10,
        "cel obf DOM OBT POT",
        SABBAT,
        title="cardinal",
        grants=Can(
            DiscardAny(filters.OfType(MASTER), Intercept(THAT_MANY)),
            when=(BLOCK,),
            once="action",
            own_turn=False,
        ),
    ),
    Vampire(
        "Fidus, The Shrunken Beast",
        "gargoyle",
        2,
        4,
        "for tha vis",
        CAMARILLA,
        TREMERE_SLAVE,
        FLIGHT,
        grants=(
            Bonus("stealth", 1, if_=UNDIRECTED),
            Bonus("strength", -1),
        ),
    ),
    Vampire(
        "General Perfidio Díos",
        "malkavian-antitribu",
        3,
        5,
        "dem obf AUS",
        SABBAT,
        title="bishop",
        grants=Can(
            UntapAndBlock(),
            when=(ANNOUNCED, BLOCK),
            cost=Blood(1),
            if_=AllHold(
                Fits(parts.SELF, filters.TAPPED),
                Fits(
                    parts.ACTION_TARGET, filters.All(filters.LOCATION, filters.ControlledBy(p.YOU))
                ),
            ),
            own_turn=False,
        ),
    ),
    Vampire(
        "Karen Suadela",
        "brujah",
        5,
        7,
        "obf pre CEL POT",
        CAMARILLA,
        title="prince:Houston",
        grants=(
            Unaffected(
                filters.All(filters.OfType(EVENT), filters.WithTrait(GEHENNA)),
                if_=Fits(parts.SELF, filters.HasTitle(("prince",))),
            ),
            Bonus("stealth", 1, if_=UNDIRECTED),
        ),
    ),
    Vampire(
        "Lucas Halton",
        "tremere",
        3,
        10,
        "qui AUS CEL DOM THA",
        CAMARILLA,
        title="prince:Houston",
        grants=Can(
            BlocksWithoutTapping(),
            when=(BLOCKED,),
            cost=Blood(1),
            once="turn",
            if_=Fits(parts.BLOCKING_MINION, parts.SELF),
            own_turn=False,
        ),
    ),
)
