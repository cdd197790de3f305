"""Auspex: seeing what is hidden."""

from __future__ import annotations

from conclave.games.vtes.rules.words import AUSPEX, CELERITY, MODIFIER, REACTION
from conclave.games.vtes.vocabulary import filters as f
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.blocks import IfBlocked
from conclave.games.vtes.vocabulary.card import Blood, Card, as_
from conclave.games.vtes.vocabulary.conditions import ActionBy, IsDirected
from conclave.games.vtes.vocabulary.effects import Tap
from conclave.games.vtes.vocabulary.feats import (
    GainManeuver,
    Intercept,
    Redirect,
    ReduceBleed,
    Wake,
)
from conclave.games.vtes.vocabulary.terms import Abstains, CancelReferendum
from conclave.lang.effects import Do

A_MANEUVER = IfBlocked(GainManeuver(until="combat"))
"""An optional maneuver in the combat that the block leads to."""

CARDS = (
    Card("Enhanced Senses", REACTION, AUSPEX, basic=Intercept(+1), superior=Intercept(+2)),
    Card(
        "Spirit's Touch",
        REACTION,
        AUSPEX,
        basic=Intercept(+1),
        superior=Do(Intercept(+1), A_MANEUVER),
    ),
    Card(
        "Quicken Sight",
        REACTION,
        AUSPEX,
        CELERITY,
        basic=Do(Intercept(+1), A_MANEUVER),
        superior=Do(Intercept(+2), A_MANEUVER),
    ),
    Card(
        "Eyes of Argus",
        REACTION,
        modes=(
            as_(REACTION, Intercept(+2), "aus", if_=IsDirected(p.YOU)),
            as_(REACTION, Wake(), "AUS", tapped=True),
        ),
    ),
    Card(
        "Telepathic Vote Counting",
        MODIFIER,
        modes=(
            as_(MODIFIER, CancelReferendum(), "aus"),
            as_(MODIFIER, Abstains(), "AUS", target=f.One(f.VAMPIRE, f.READY_ONE)),
        ),
    ),
    Card("Telepathic Counter", REACTION, AUSPEX, basic=ReduceBleed(1), superior=ReduceBleed(2)),
    Card(
        "Telepathic Misdirection",
        REACTION,
        cost=Blood(1),
        modes=(
            as_(REACTION, Intercept(+1), "aus"),
            as_(
                REACTION,
                Do(Redirect(), Tap()),
                "AUS",
                target=f.AMethuselah(p.Except(p.EACH_OTHER, p.ACTING_METHUSELAH)),
            ),
        ),
    ),
    Card(
        "My Enemy's Enemy",
        REACTION,
        modes=(
            as_(REACTION, Intercept(+1), "aus"),
            as_(
                REACTION,
                Do(Redirect(), Tap()),
                "AUS",
                target=f.AMethuselah(p.Except(p.PREDATORS_PREDATOR, p.YOU)),
                if_=ActionBy(p.PREDATOR),
            ),
        ),
    ),
)
