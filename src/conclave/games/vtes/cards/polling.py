"""Modifiers and reactions about referendums, without a discipline."""

from __future__ import annotations

from conclave.games.vtes.rules.constants import MODIFIER, REACTION
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import AFTER_ACTION, BEFORE_VOTES
from conclave.games.vtes.vocabulary import filters
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import VoteMargin
from conclave.games.vtes.vocabulary.blood import BurnPool, GainPool
from conclave.games.vtes.vocabulary.card import Blood, Card
from conclave.games.vtes.vocabulary.conditions import PassedReferendum, Unless
from conclave.games.vtes.vocabulary.modifying import (
    IfPasses,
    SettleReferendum,
    Votes,
    WhenTallied,
)
from conclave.games.vtes.vocabulary.terms import ReferendumIsSettled, Voters
from conclave.lang.effects import Do

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Bribes",
        MODIFIER,
        when=BEFORE_VOTES,
        if_=Unless(ReferendumIsSettled()),
        effect=Do(GainPool(1), WhenTallied(GainPool(1, Voters(in_favor=True, only=True)))),
    ),
    Card(
        "Elder Kindred Network",
        REACTION,
        "ventrue",
        when=BEFORE_VOTES,
        effect=IfPasses(
            Do(
                BurnPool(1, p.ACTING_METHUSELAH),
                BurnPool(VoteMargin(failed=True), p.ACTING_METHUSELAH),
            ),
            fails=True,
        ),
    ),
    Card(
        "Malkavian Rider Clause",
        REACTION,
        "malkavian",
        cost=Blood(1),
        when=BEFORE_VOTES,
        effect=IfPasses(SettleReferendum(True, next=True, until="game")),
    ),
    Card(
        "Political Backlash",
        REACTION,
        when=AFTER_ACTION,
        if_=PassedReferendum(failed=True),
        effect=BurnPool(2, p.ACTING_METHUSELAH),
    ),
    Card(
        "Scorn of Adonis",
        MODIFIER,
        "toreador",
        effect=WhenTallied(BurnPool(1, Voters(in_favor=False))),
    ),
    Card(
        "Surprise Influence",
        REACTION,
        needs=filters.Is(filters.VAMPIRE, "needs-vampire"),
        effect=Votes(2),
    ),
)
