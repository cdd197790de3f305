"""Equipment of which there is only one: bowls, flasks, rings, fragments, hearts."""

from __future__ import annotations

from games.vtes.cards.people import PEOPLE, Salon, bleed, fight, modes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.abilities import Bonus
from conclave.games.vtes.rules.modes import Action, Strike
from conclave.games.vtes.rules.reading import identity, values
from conclave.games.vtes.rules.words import (
    ACTION,
    ASH_HEAP,
    COMBAT,
    DEMENTATION,
    EQUIPMENT,
    MASTER,
    ON_CARD,
    PRESENCE,
    SERPENTIS,
)
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary.blood import BurnBlood
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.effects import PutInPlay
from conclave.testing import rule

# Bowl of Convergence


def test_bowl_of_convergence_gives_intercept_to_who_knows_auspex() -> None:
    stage = Salon()
    pupil, mayor = stage.vampire(A, "Pupil"), stage.vampire(A, "Mayor")
    bowl = stage.put_on(pupil, "Bowl of Convergence")
    assert values.intercept(stage.table, pupil) == 1
    assert values.intercept(stage.table, mayor) == 0
    stage.table.on[pupil], stage.table.on[mayor] = (), (bowl,)
    stage.table.host[bowl] = mayor
    assert values.intercept(stage.table, mayor) == 0


def hidden(who: str) -> tuple[Salon, int, int]:
    """Elder bleeds with 3 stealth; somebody with the Bowl of Convergence tries to block."""
    stage = Salon()
    elder, blocker = stage.vampire(A, "Elder"), stage.vampire(B, who)
    bowl = stage.put_on(blocker, "Bowl of Convergence")
    for _ in range(3):
        stage.put_on(elder, "Erebus Mask")
    stage.table.profile[elder] = ("harbinger-of-skulls", "sabbat", "", False, False)
    bleed(stage, elder)
    try_block(stage, blocker)
    stage.skip("block", B)
    return stage, blocker, bowl


def test_bowl_of_convergence_gives_more_for_blood_at_superior_once_each_action() -> None:
    stage, rival, bowl = hidden("Rival")
    stage.play(B, "use", bowl, "0")
    assert values.intercept(stage.table, rival) == 2
    assert stage.blood(rival) == 8
    stage.skip("block", B)
    assert not stage.offers(B, "use", bowl, "0")


def test_bowl_of_convergence_gives_no_more_at_inferior() -> None:
    stage, pupil, bowl = hidden("Pupil")
    assert values.intercept(stage.table, pupil) == 1
    assert not stage.offers(B, "use", bowl, "0")


def test_bowl_of_convergence_gives_no_more_than_is_needed() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    bowl = stage.put_on(rival, "Bowl of Convergence")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.skip("block", B)
    assert not stage.offers(B, "use", bowl, "0")


# Concoction of Vitality


@ruling("Concoction of Vitality", 1)
def test_concoction_of_vitality_keeps_vampires_from_blocking() -> None:
    stage = Salon()
    elder = stage.vampire(A, "Elder")
    stage.vampire(B, "Rival")
    thug = stage.ally(B, "Thug")
    flask = stage.put_on(elder, "Concoction of Vitality")
    stage.hand(A, "Govern the Unaligned", "Conditioning", "Fake Out")
    stage.play(A, "play govern-the-unaligned dom", elder)
    assert modes(stage, A, "conditioning") == ["dom", "DOM"]
    stage.play(A, "use", flask, "0")
    assert stage.zone(flask) == ASH_HEAP
    assert modes(stage, A, "conditioning") == []
    stage.skip("BlockQuestion", B)
    assert [move for move in stage.options(B) if move.startswith("block")] == [
        stage.text("block", thug)
    ]
    stage.resolve()
    assert stage.table.pool[B] == 27


def test_after_the_concoction_a_vampire_plays_only_cards_without_disciplines() -> None:
    stage = Salon()
    elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug")
    flask = stage.put_on(elder, "Concoction of Vitality")
    stage.hand(A, "Fake Out", "Flash", "Restoration")
    bleed(stage, elder)
    stage.play(A, "use", flask, "0")
    try_block(stage, thug)
    stage.skip("range", A)
    assert modes(stage, A, "fake-out") == ["plain"]
    assert modes(stage, A, "flash") == []
    stage.skip()
    stage.table.tapped[elder] = False
    assert modes(stage, A, "restoration") == ["for", "FOR"]


def test_the_concoction_only_as_the_bearer_announces_an_action() -> None:
    stage = Salon()
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil")
    stage.vampire(B, "Rival")
    flask = stage.put_on(elder, "Concoction of Vitality")
    bleed(stage, pupil)
    assert not stage.offers(A, "use", flask, "0")
    stage.resolve()
    bleed(stage, elder)
    assert stage.offers(A, "use", flask, "0")
    stage.skip("BlockQuestion", B)
    stage.play(B, "decline")
    assert not stage.offers(A, "use", flask, "0")
    other = Salon()
    thug = other.ally(A, "Thug")
    flask = other.put_on(thug, "Concoction of Vitality")
    bleed(other, thug)
    assert not other.offers(A, "use", flask, "0")


# Martinelli's Ring

RINGS = (
    *PEOPLE,
    Card(
        "Nightmare",
        ACTION,
        DEMENTATION,
        basic=Action(BurnBlood(1, parts.TARGET), target=targets.One(filters.VAMPIRE)),
    ),
    Card(
        "Dread",
        ACTION,
        PRESENCE,
        basic=Action(BurnBlood(1, parts.TARGET), target=targets.One(filters.VAMPIRE)),
    ),
    Card("Viper", COMBAT, SERPENTIS, basic=Strike(damage=1)),
    Card("Coils", COMBAT, SERPENTIS, basic=Strike(dodge=True)),
    Card("Scales", ACTION, SERPENTIS, basic=Action(PutInPlay(on=parts.SELF))),
    Card("Fool's Bells", EQUIPMENT, "malkavian", grants=Bonus("stealth", 1)),
    Card("Curse", MASTER, "malkavian-antitribu", put_on=targets.One(filters.VAMPIRE)),
    Card("Any Curse", MASTER, put_on=targets.One(filters.VAMPIRE)),
)


def test_martinellis_ring_keeps_cards_from_targeting_its_bearer() -> None:
    stage = Stage(2, extra=RINGS)
    elder, rival, pupil = (
        stage.vampire(A, "Elder"),
        stage.vampire(B, "Rival"),
        stage.vampire(B, "Pupil"),
    )
    stage.put_on(rival, "Martinelli's Ring")
    stage.hand(A, "Nightmare")
    stage.play(A, "play nightmare dem", elder)
    assert stage.options(A) == [stage.text("target", minion) for minion in (elder, pupil)]


def test_martinellis_ring_does_not_care_about_other_disciplines() -> None:
    stage = Stage(2, extra=RINGS)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.put_on(rival, "Martinelli's Ring")
    stage.hand(A, "Dread")
    stage.play(A, "play dread pre", elder)
    assert stage.options(A) == [stage.text("target", minion) for minion in (elder, rival)]


@ruling("Martinelli's Ring", 1)
def test_the_bearer_of_martinellis_ring_is_not_his_own_target() -> None:
    stage = Stage(2, extra=RINGS)
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil")
    stage.put_on(elder, "Martinelli's Ring")
    stage.hand(A, "Nightmare", "Scales")
    assert not stage.offers(A, "play scales ser", elder)
    assert stage.offers(A, "play scales ser", pupil)
    stage.play(A, "play nightmare dem", elder)
    assert not stage.offers(A, "target", elder)


def test_cards_are_not_put_on_the_bearer_and_those_on_him_are_burned() -> None:
    stage = Stage(2, extra=RINGS)
    fledgling = stage.vampire(A, "Fledgling")
    bells = stage.put_on(fledgling, "Fool's Bells")
    curse = stage.put_on(fledgling, "Any Curse")
    stage.hand(A, "Martinelli's Ring", "Fool's Bells")
    stage.play(A, "play martinellis-ring plain", fledgling)
    stage.resolve()
    assert stage.zone(bells) == ASH_HEAP
    assert stage.zone(curse) == ON_CARD
    stage.table.tapped[fledgling] = False
    assert not stage.offers(A, "play fools-bells plain", fledgling)
    free = Stage(2, extra=RINGS)
    fledgling = free.vampire(A, "Fledgling")
    free.hand(A, "Fool's Bells")
    assert free.offers(A, "play fools-bells plain", fledgling)


def test_a_strike_that_requires_serpentis_does_not_reach_the_bearer() -> None:
    stage = Stage(2, extra=RINGS)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.put_on(rival, "Martinelli's Ring")
    stage.hand(A, "Viper", "Coils")
    stage.hand(B, "Viper")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    assert modes(stage, A, "viper") == []
    assert modes(stage, A, "coils") == ["ser"]
    stage.play(A, "strike hand")
    assert modes(stage, B, "viper") == ["ser"]


# The Sargon Fragment


@rule("VTES-6.1-04")
def test_the_sargon_fragment_brings_cards_back_for_blood() -> None:
    stage = Salon()
    mayor = stage.vampire(A, "Mayor")
    fragment = stage.put_on(mayor, "The Sargon Fragment")
    assert identity.level(stage.table, mayor, "nec") == 2
    stage.ash(A, "Blur", "Krid")
    stage.ash(B, "Dodge")
    stage.play(A, "act", mayor, fragment, "0")
    stage.resolve()
    assert stage.names(stage.table.hand[A]) == ["blur"]
    assert stage.names(stage.table.ash[A]) == ["krid"]
    assert stage.blood(mayor) == 5


def test_the_sargon_fragment_is_for_its_bearer_if_he_is_a_vampire_with_blood() -> None:
    stage = Salon()
    mayor, elder = stage.vampire(A, "Mayor"), stage.vampire(A, "Elder")
    fragment = stage.put_on(mayor, "The Sargon Fragment")
    stage.ash(A, "Blur")
    assert stage.offers(A, "act", mayor, fragment, "0")
    assert not stage.offers(A, "act", elder, fragment, "0")
    ally = Salon()
    thug = ally.ally(A, "Thug")
    fragment = ally.put_on(thug, "The Sargon Fragment")
    ally.ash(A, "Blur")
    assert not ally.offers(A, "act", thug, fragment, "0")


# Heart of Nizchetus


def nizchetus(*library: str, torpor: bool = False) -> tuple[Stage, int]:
    """A's untap phase with the Heart of Nizchetus, and two cards in hand."""
    stage = Stage(2, phase="untap", extra=PEOPLE)
    elder = stage.vampire(A, "Elder", torpor=torpor)
    heart = stage.put_on(elder, "Heart of Nizchetus")
    stage.hand(A, "Lamp", *["Blur"] * 6)
    stage.library(A, *library)
    stage.begin()
    stage.play(A, "target", heart)
    return stage, heart


def test_heart_of_nizchetus_changes_cards_for_those_on_top() -> None:
    stage, _ = nizchetus("Dodge", "Flash", "Pursuit", "Cellar", "Valet")
    assert stage.options(A) == ["number 0", "number 1", "number 2", "number 3"]
    stage.play(A, "number 2")
    assert sorted(set(stage.options(A))) == ["name blur", "name dodge", "name flash", "name lamp"]
    stage.play(A, "name lamp")
    stage.play(A, "name dodge")
    assert stage.names(stage.table.library[A]) == ["pursuit", "cellar", "valet", "lamp", "dodge"]
    assert stage.names(stage.table.hand[A]) == ["blur"] * 6 + ["flash"]
    under = stage.table.library[A][-2:]
    assert all(stage.table.may_see(A, ("card", card)) for card in under)
    assert not any(stage.table.may_see(B, ("card", card)) for card in under)


def test_heart_of_nizchetus_draws_no_more_than_there_are() -> None:
    stage, _ = nizchetus("Dodge")
    assert stage.options(A) == ["number 0", "number 1"]
    stage.play(A, "number 0")
    assert stage.names(stage.table.library[A]) == ["dodge"]


def test_heart_of_nizchetus_only_for_a_ready_bearer() -> None:
    stage, _ = nizchetus("Dodge", "Flash", torpor=True)
    assert stage.prompt == "UntapPhase"
    assert stage.names(stage.table.library[A]) == ["dodge", "flash"]
