"""The small values that a table and its frames hold are stored and read back."""

from __future__ import annotations

import json

import pytest
from games.vtes.stage import A, B, Stage

from conclave.core.definition import Definition
from conclave.core.errors import BadPosition
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities.costs import ChangesCost
from conclave.games.vtes.rules.abilities.identity import DisciplineLevel
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.combat.choosing_strikes import StrikePair
from conclave.games.vtes.rules.combat.strikes import HAND_STRIKE, DealingDamage
from conclave.games.vtes.rules.constants import NOBODY, NOTHING
from conclave.games.vtes.rules.frame_types import NO_STRIKE, ChosenStrike, Hit
from conclave.games.vtes.rules.modes import NO_EFFECT
from conclave.games.vtes.rules.table import NO_PROFILE, Departure, Profile, Table
from conclave.games.vtes.rules.triggers import TriggeredEffects
from conclave.games.vtes.vocabulary.damage import BeyondFirst, Inflict, Prevent
from conclave.games.vtes.vocabulary.effects import Each
from conclave.games.vtes.vocabulary.filters import RETAINER, Named, OnCard
from conclave.games.vtes.vocabulary.parts import SELF, THAT_CARD
from conclave.games.vtes.vocabulary.targets import One
from conclave.lang.effects import Do
from conclave.lang.resolving import Resolving


@pytest.fixture
def stage() -> Stage:
    stage = Stage(3)
    stage.vampire(A, "Krid")
    return stage.begin()


def read_back(table: Table) -> Table:
    loaded = table.game.load(json.loads(json.dumps(table.save())))
    assert isinstance(loaded, Table)
    assert loaded.digest() == table.digest()
    return loaded


@pytest.mark.parametrize(
    "frame",
    [
        StrikePair(ChosenStrike(HAND_STRIKE, NOTHING, 1), NO_STRIKE, True),
        DealingDamage((Hit(1, 2, 0, 3), Hit(3, 0, 1, NOTHING))),
        TriggeredEffects((Resolving(NO_EFFECT, A, 1, 1), Resolving(NO_EFFECT, B, 2, 2, 1, 3))),
    ],
    ids=["strikes", "hits", "effects"],
)
def test_frames_keep_the_values_they_hold(
    stage: Stage, frame: StrikePair | DealingDamage | TriggeredEffects
) -> None:
    stage.table.frames[0] = frame
    assert read_back(stage.table).frames[0] == frame


def test_a_value_of_an_unknown_class_is_refused(stage: Stage) -> None:
    stage.table.frames[0] = DealingDamage((Hit(1, 2, 0, 3),))
    saved = stage.table.save()
    saved["frames"][0]["hits"][0]["value"] = "Punch"
    with pytest.raises(BadPosition, match="Punch"):
        stage.table.game.load(saved)


def test_profiles_are_stored_field_by_field(stage: Stage) -> None:
    minion = stage.vampire(B, "Krid")
    stage.hand(A, "Blood Doll")
    (card,) = stage.table.hand[A]
    stage.table.profile[minion] = Profile("brujah", "camarilla", "prince:Ghent", contesting=True)
    loaded = read_back(stage.table)
    assert loaded.profile == stage.table.profile
    assert loaded.profile[minion].title == "prince:Ghent"
    assert loaded.profile[card] is NO_PROFILE


def test_departures_are_read_back_by_name(stage: Stage) -> None:
    stage.table.departures = (Departure(B, A, 4), Departure(A, NOBODY, 5))
    first, second = read_back(stage.table).departures
    assert (first.seat, first.ousted_by, first.turn) == (B, A, 4)
    assert second.ousted_by == NOBODY


@pytest.mark.parametrize(
    "phrase",
    [
        Prevent(BeyondFirst(normal_only=True), normal_only=True),
        Do(Each(One(RETAINER, OnCard(SELF)), Inflict(1, THAT_CARD)), Inflict(1, SELF)),
        ChangesCost(+7, of=Named("nocturn")),
        DisciplineLevel("spi"),
    ],
)
def test_phrases_that_are_on_no_card_are_stored_by_class_and_fields(
    stage: Stage, phrase: Definition
) -> None:
    assert phrase not in stage.table.game.parts
    noting.note(stage.table, 0, notes.GRANTED, 1, phrase=phrase)
    (note,) = read_back(stage.table).notes.of(notes.GRANTED)
    assert note.phrase == phrase


def test_a_phrase_of_an_unknown_class_is_refused(stage: Stage) -> None:
    noting.note(stage.table, 0, notes.GRANTED, 1, phrase=DisciplineLevel("spi"))
    saved = stage.table.save()
    saved["state"]["notes"][0]["phrase"]["made"] = "Telekinesis"
    with pytest.raises(BadPosition, match="Telekinesis"):
        stage.table.game.load(saved)
