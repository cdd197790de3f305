"""Vampires with counters that are neither blood nor life."""

from __future__ import annotations

from conclave.games.vtes.cards.crypt.shared_abilities import while_ready
from conclave.games.vtes.rules.abilities.acting import CanAct, Forbids, Unblockable
from conclave.games.vtes.rules.abilities.identity import Becomes
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.constants import BLACK_HAND, INDEPENDENT, SABBAT, SCARCE
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.moments import VotesTallied
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import ANY_TIME, MINION_PHASE, POLLING
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import CountersOn
from conclave.games.vtes.vocabulary.card import Blood, Vampire
from conclave.games.vtes.vocabulary.conditions import ActionIs, CalledBy
from conclave.games.vtes.vocabulary.effects import Each, Untap
from conclave.games.vtes.vocabulary.more_filters import Did
from conclave.games.vtes.vocabulary.special_counters import (
    CORRUPTED,
    CORRUPTED_BY_YOU,
    HasCounter,
    PutCounter,
)
from conclave.games.vtes.vocabulary.terms import Abstains, ChangeVotes
from conclave.lang.abilities import Whenever

CARDS: tuple[AnyCard, ...] = (
    Vampire(
        "Dr. Morrow, The Skindoctor",
        "tzimisce",
        5,
        5,
        "for AUS VIC",
        SABBAT,
        BLACK_HAND,
        grants=(
            CanAct(Action(PutCounter("graft"), target=targets.One(filters.ALLY))),
            Bonus("stealth", -1, filters.All(filters.ALLY, HasCounter("graft"))),
        ),
    ),
    Vampire(
        "Kanimana Belghazi",
        "nagaraja",
        2,
        7,
        "pro AUS DOM NEC",
        INDEPENDENT,
        SCARCE,
        grants=(
            CanAct(Action(PutCounter("research", parts.SELF), stealth=1), cost=Blood(1)),
            while_ready("hand-size", CountersOn(parts.SELF, "research")),
        ),
    ),
    Vampire(
        "Khay'tall, Snake of Eden",
        "follower-of-set",
        2,
        9,
        "aus DOM OBF PRE SER",
        INDEPENDENT,
        grants=(
            Bonus("stealth", 1, if_=ActionIs(("political",))),
            Forbids(
                ("vote-against",),
                filters.All(filters.VAMPIRE, CORRUPTED),
                if_=CalledBy(parts.SELF),
            ),
            Whenever(
                VotesTallied(by=parts.SELF),
                Each(
                    targets.One(filters.VAMPIRE, CORRUPTED, Did("voted-against")),
                    Abstains(parts.THAT_CARD),
                ),
            ),
        ),
    ),
    Vampire(
        "Nakhthorheb",
        "follower-of-set",
        4,
        10,
        "OBF PRE SER",
        INDEPENDENT,
        grants=(
            Can(Untap(), when=(ANY_TIME,), once="turn", in_phase=MINION_PHASE),
            Unblockable(filters.All(filters.MINION, CORRUPTED_BY_YOU)),
            Bonus("strength", 1),
        ),
    ),
    Vampire(
        "Nefertiti",
        "follower-of-set",
        2,
        10,
        "cel pot DOM OBF PRE SER",
        INDEPENDENT,
        grants=(
            CanAct(
                Action(
                    PutCounter("corruption"),
                    stealth=1,
                    target=targets.One(filters.MINION, filters.ControlledBy(p.PREY)),
                ),
                cost=Blood(1),
            ),
            Bonus("bleed", 1),
        ),
    ),
    Vampire(
        "Neferu",
        "follower-of-set",
        4,
        9,
        "dom nec OBF PRE SER THA",
        INDEPENDENT,
        title="votes:2",
        grants=Can(
            ChangeVotes(),
            when=(POLLING,),
            cost=Blood(1),
            once="referendum",
            target=targets.One(filters.VAMPIRE, CORRUPTED_BY_YOU, Did("voted")),
            own_turn=False,
            even_torpid=True,
        ),
    ),
    Vampire(
        "Theron",
        "malkavian-antitribu",
        2,
        8,
        "for obt AUS DEM OBF",
        SABBAT,
        grants=(
            CanAct(Action(PutCounter("derangement"), target=targets.One(filters.VAMPIRE))),
            Becomes(
                "malkavian-antitribu",
                who=filters.All(filters.VAMPIRE, HasCounter("derangement", full=True)),
            ),
        ),
    ),
)
