"""Empire in words: characters in the right case, card names and card texts."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import conclave
from conclave.core.errors import BadDeck, ConclaveError, IllegalMove
from conclave.core.events import Event
from conclave.core.moves import Choices
from conclave.core.position import Decision, Outcome
from conclave.games.empire.cards import LIBRARY
from conclave.games.empire.rules.constants import CHARACTERS, CLASSES, MOAT
from conclave.games.empire.rules.events import (
    Asked,
    CombatBegan,
    Died,
    Discarded,
    DiscardedUnseen,
    Drew,
    DrewTokensUnseen,
    DrewUnseen,
    Entered,
    FoundNothing,
    Laid,
    LostMarkers,
    Marked,
    OpenedCellar,
    PlayedSupport,
    TookFromPile,
    TurnBegan,
    Unmasked,
)
from conclave.games.empire.rules.library import SupportCard
from conclave.games.empire.rules.moves import Ask, Attack, Hide, Lay, On, Unmask
from conclave.games.empire.vocabulary import effects
from conclave.games.empire.vocabulary.players import YOU
from conclave.lang.effects import Do, Either, May
from conclave.lang.nodes import Effect
from conclave.text import Words, languages
from conclave.text.cards import card, cards, find, find_id
from conclave.text.phrases import Phrases

EMPIRE = conclave.game("empire")
NAMES = ["Anna", "Bert"]
WORDS = {language: Words(language, EMPIRE, NAMES, strict=True) for language in languages()}
ALL = [WORDS[language] for language in ("en", "de", "pl")]


# Events


@pytest.mark.parametrize(
    ("event", "english", "german", "polish"),
    [
        (
            LostMarkers("monk"),
            "The markers on the Monk are removed.",
            "Der Mönch verliert alle Marker.",
            "Mnich traci znaczniki.",
        ),
        (
            FoundNothing(0, "moat", "holy-water"),
            "Anna finds no holy water in the moat.",
            "Anna findet im Schlossgraben kein Weihwasser.",
            "Anna nie znajduje w fosie wody święconej.",
        ),
        (
            Entered("nun"),
            "The Nun comes into the castle.",
            "Die Nonne kommt ins Schloss.",
            "Zakonnica wchodzi do zamku.",
        ),
        (
            Asked(1, "cook"),
            "Holy water: Bert asks about the Cook.",
            "Weihwasser: Bert fragt nach dem Koch.",
            "Woda święcona: Bert pyta o Kucharza.",
        ),
        (
            CombatBegan(0, "maid", "lady"),
            "Anna attacks the Lady with the Maid.",
            "Anna greift die Lady mit der Zofe an.",
            "Anna wysyła Pokojówkę do ataku na Damę.",
        ),
        (
            CombatBegan(0, "bishop", "lord"),
            "Anna attacks the Lord with the Bishop.",
            "Anna greift den Lord mit dem Bischof an.",
            "Anna wysyła Biskupa do ataku na Lorda.",
        ),
        (
            Marked(0, "nun", "attack"),
            "Anna puts an attack marker on the Nun.",
            "Anna gibt der Nonne einen Angriffsmarker.",
            "Anna daje Zakonnicy znacznik ataku.",
        ),
        (
            Marked(1, "monk", "defence"),
            "Bert puts a defence marker on the Monk.",
            "Bert gibt dem Mönch einen Verteidigungsmarker.",
            "Bert daje Mnichowi znacznik obrony.",
        ),
        (
            Died("officer", "vampire"),
            "The Officer dies and is revealed as a vampire!",
            "Der Offizier stirbt und war ein Vampir!",
            "Oficer ginie. To był wampir!",
        ),
        (
            Unmasked("butler"),
            "The Butler is a vampire!",
            "Der Butler ist ein Vampir!",
            "Kamerdyner to wampir!",
        ),
        (
            PlayedSupport(0, "thick-fog"),
            "Anna plays Thick Fog.",
            "Anna spielt „Dichter Nebel“.",
            "Anna zagrywa kartę „Gęsta mgła”.",
        ),
        (
            Laid(1, "holy-water-nobles-1"),
            "Bert plays Holy Water/Nobles 1.",
            "Bert spielt Weihwasser/Adlige 1.",
            "Bert zagrywa kartę „Woda święcona/Szlachta 1”.",
        ),
        (
            TookFromPile(0, "clergy-3", "cellar"),
            "Anna takes Clergy 3 from the cellar.",
            "Anna nimmt Geistliche 3 aus dem Keller.",
            "Anna bierze kartę „Duchowieństwo 3” z piwnicy.",
        ),
        (
            TurnBegan(1, "day", 2),
            "Day 2: Bert’s turn.",
            "Tag 2: Bert ist am Zug.",
            "Dzień 2: tura gracza Bert.",
        ),
    ],
)
def test_events_are_worded(event: Event, english: str, german: str, polish: str) -> None:
    assert [words.event(event) for words in ALL] == [english, german, polish]


@pytest.mark.parametrize(
    ("event", "english", "german", "polish"),
    [
        (
            CombatBegan(0, "maid", "lady"),
            "You attack the Lady with the Maid.",
            "Du greifst die Lady mit der Zofe an.",
            "Wysyłasz Pokojówkę do ataku na Damę.",
        ),
        (TurnBegan(0, "day", 2), "Day 2: your turn.", "Tag 2: Du bist am Zug.",
         "Dzień 2: twoja tura."),
        (TurnBegan(1, "day", 2), "Day 2: Bert’s turn.", "Tag 2: Bert ist am Zug.",
         "Dzień 2: tura gracza Bert."),
    ],
)  # fmt: skip
def test_events_speak_to_the_reader(event: Event, english: str, german: str, polish: str) -> None:
    readers = [Words(each, EMPIRE, NAMES, you=0, strict=True) for each in ("en", "de", "pl")]
    assert [words.event(event) for words in readers] == [english, german, polish]


def test_the_result_speaks_to_the_winner() -> None:
    outcome = Outcome((1, 2), (4, 2), "empire-castle-taken", "")
    readers = [Words(each, EMPIRE, NAMES, you=0, strict=True) for each in ("en", "de", "pl")]
    assert [words.outcome(outcome).rpartition(": ")[2] for words in readers] == [
        "you win.",
        "Du gewinnst.",
        "wygrywasz.",
    ]


def test_hidden_parts_of_events_are_left_out() -> None:
    discarded, drew = Discarded(0, "vampire-3", "moat"), Drew(0, ("vampire-3", "nobles-1"))
    assert discarded.seen_by(1) == DiscardedUnseen(0, "moat")
    assert drew.seen_by(None) == DrewUnseen(0, 2)
    assert WORDS["en"].event(discarded) == "Anna discards Vampire 3 into the moat."
    for words in ALL:
        assert "3" not in words.event(DiscardedUnseen(0, "moat"))
    assert WORDS["de"].event(DrewUnseen(0, 2)) == "Anna zieht 2 Karten."


@pytest.mark.parametrize(
    ("number", "cards_said", "tokens"),
    [
        (1, "1 kartę", "1 żeton i go"),
        (3, "3 karty", "3 żetony i je"),
        (5, "5 kart", "5 żetonów i je"),
    ],
)
def test_polish_counts(number: int, cards_said: str, tokens: str) -> None:
    assert WORDS["pl"].event(DrewUnseen(0, number)) == f"Anna dobiera {cards_said}."
    assert WORDS["pl"].event(DrewTokensUnseen(0, number)) == f"Anna losuje {tokens} ogląda."


def test_closing_an_empty_cellar_is_worded() -> None:
    assert [words.event(OpenedCellar(0, 0)) for words in ALL] == [
        "Anna’s cellar is empty and closed from now on.",
        "Der Keller von Anna ist leer und von nun an geschlossen.",
        "Anna ma pustą piwnicę; od teraz jest zamknięta.",
    ]


# Questions and answers


@pytest.mark.parametrize("who", CHARACTERS)
def test_every_character_has_the_right_case(who: str) -> None:
    """In Polish the accusative always differs from the nominative; German articles are right."""
    polish, german = WORDS["pl"], WORDS["de"]
    name = polish.name("who", who)
    assert polish.move(On(who)) == name
    for move in (Unmask(who), Ask(who), Hide(who)):
        assert f" {name} " not in f"{polish.move(move)} "
    female = who in ("lady", "nun", "maid")
    assert german.move(Unmask(who)).startswith("Die " if female else "Den ")
    assert german.move(Ask(who)).startswith("Nach der " if female else "Nach dem ")


def test_attacks_are_worded_in_every_language() -> None:
    assert [words.move(Attack("cook", "nun")) for words in ALL] == [
        "Attack the Nun with the Cook",
        "Die Nonne mit dem Koch angreifen",
        "Kucharz atakuje Zakonnicę",
    ]


@pytest.mark.parametrize(
    ("attacks", "expected"),
    [
        ("yes", "Round 2, 4 against 3: play cards for the Cook, who attacks the Lady."),
        ("no", "Round 2, 4 against 3: do you defend the Lady against the Cook?"),
    ],
)
def test_questions_in_combat_show_both_totals(attacks: str, expected: str) -> None:
    facts: dict[str, object] = {
        "attacker": "cook", "target": "lady", "attacks": attacks, "round": 2, "attack": 4,
        "defence": 3,
    }  # fmt: skip
    decision = Decision(0, "Laying", "EMP-COMBAT-03", facts, Choices([Lay("nobles-1")]))
    assert WORDS["en"].prompt(decision) == expected


def test_questions_about_costs_show_what_is_left_to_pay() -> None:
    def asked(card: str, left: int) -> str:
        facts: dict[str, object] = {"number": 2, "left": left, "card": card}
        options = Choices([Lay("nobles-1")])
        return WORDS["en"].prompt(Decision(0, "Paying", "EMP-PASS-01", facts, options))

    assert asked("thick-fog", 2) == "Thick Fog costs 2 cards: discard 2 into the moat."
    assert asked("thick-fog", 1) == "Thick Fog costs 2 cards: discard one into the moat."
    assert asked("", 2) == "Discard 2 cards into the moat."
    assert asked("", 1) == "Discard one more card into the moat."


def test_errors_name_the_character_in_the_right_case() -> None:
    refusal = IllegalMove("EMP-DECL-11", "empire-attack-too-weak", target="nun")
    assert [words.error(refusal) for words in ALL] == [
        "With your cards, the attack can’t exceed the defence of the Nun.",
        "Mit deinen Karten kann der Angriff die Verteidigung der Nonne nicht übertreffen.",
        "Z twoimi kartami atak nie przewyższyłby obrony Zakonnicy.",
    ]
    nobody = IllegalMove("EMP-DECL-01", "empire-not-in-castle", who="zebra")
    assert WORDS["en"].error(nobody) == "“zebra” is not in the castle."


def test_every_fault_of_a_deck_has_a_sentence() -> None:
    faults = [
        ConclaveError("empire-deck-unknown-card", name="Nobels 2"),
        ConclaveError("empire-deck-size", side="humans", number=39, size=40),
    ]
    text = WORDS["en"].error(BadDeck("empire-bad-decks", faults=faults))
    assert text == (
        "These decks are not legal. There is no card “Nobels 2”. "
        "The humans’ deck has 39 cards but needs 40."
    )


@pytest.mark.parametrize("words", ALL)
def test_every_result_is_worded(words: Words) -> None:
    reasons = ("vampires-dead", "humans-dead", "castle-taken", "scored")
    texts = {words.outcome(Outcome((2, 1), (2, 4), f"empire-{each}", "")) for each in reasons}
    assert len(texts) == len(reasons)
    assert all("Bert" in each and "Anna" not in each for each in texts)
    drawn = words.outcome(Outcome((2, 2), (4, 4), "empire-draw", "EMP-END-09"))
    assert "Anna" not in drawn
    assert "Bert" not in drawn


# Cards


def test_card_texts() -> None:
    assert card(WORDS["en"], "nobles-clergy-2") == (
        "nobles-clergy-2",
        "Nobles/Clergy 2",
        "Combat cards",
        "Nobles · value 2 · for nobles and clergy",
        "",
        "",
    )
    texts = {
        name: card(WORDS["en"], name).line
        for name in (
            "nobles-3",
            "vampire-2",
            "vampire-clergy-1",
            "holy-water-1",
            "holy-water-nobles-1",
        )
    }
    assert list(texts.values()) == [
        "Nobles · value 3",
        "Vampire · value 2 · for unmasked vampires",
        "Vampire · value 1 · for unmasked vampires and for clergy",
        "Holy water · value 1 · against unmasked vampires",
        "Holy water · value 1 · against unmasked vampires or for nobles",
    ]
    assert card(WORDS["de"], "vampire-clergy-1").line == (
        "Vampir · Wert 1 · für enttarnte Vampire und für Geistliche"
    )
    assert card(WORDS["pl"], "nobles-clergy-2").line == (
        "Szlachta · wartość 2 · dla szlachty lub duchowieństwa"
    )


def test_support_cards_show_both_costs_and_their_design() -> None:
    sacrifice = card(WORDS["en"], "sacrifice")
    definition = EMPIRE.cards["sacrifice"]
    assert isinstance(definition, SupportCard)
    assert sacrifice.line == (
        f"Support · costs {definition.day} by day, {definition.night} by night · during combat"
    )
    assert sacrifice.text == (
        "Cancel a combat card your opponent has played; then they may play more."
    )
    assert sacrifice.note == "Described in the rulebook; the cost is Conclave’s own design."
    assert card(WORDS["de"], "swarm-of-bats").note.startswith("Von Conclave entworfen")


def test_english_names_match_the_definitions() -> None:
    for name, definition in EMPIRE.cards.items():
        assert card(WORDS["en"], name).name == definition.name  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", ["de", "pl"])
def test_card_names_are_unique_in_each_language(language: str) -> None:
    names = [each.name for each in cards(WORDS[language])]
    assert len(set(names)) == len(names)
    english = {each.card: each.name for each in cards(WORDS["en"])}
    same = [each.card for each in cards(WORDS[language]) if each.name == english[each.card]]
    assert same == (["organist"] if language == "de" else [])


PHRASES = [
    (effects.AttackMarker("nobles"), "Put an attack marker on a noble in the castle.",
     "Leg einen Angriffsmarker auf einen Adligen im Schloss.",
     "Daj postaci ze szlachty w zamku znacznik ataku."),
    (effects.DefenceMarker(), "Put a defence marker on a character in the castle.",
     "Leg einen Verteidigungsmarker auf einen Charakter im Schloss.",
     "Daj postaci w zamku znacznik obrony."),
    (Either(effects.AttackMarker("nobles"), effects.DefenceMarker("nobles"), by=YOU),
     "Put an attack or a defence marker on a noble in the castle.",
     "Leg einen Angriffs- oder Verteidigungsmarker auf einen Adligen im Schloss.",
     "Daj postaci ze szlachty w zamku znacznik ataku albo obrony."),
    (Either(effects.AttackMarker("nobles"), effects.DefenceMarker("clergy"), by=YOU),
     "Either put an attack marker on a noble in the castle or put a defence marker on a member of"
     " the clergy in the castle.",
     "Leg einen Angriffsmarker auf einen Adligen im Schloss oder leg einen Verteidigungsmarker auf"
     " einen Geistlichen im Schloss.",
     "Daj postaci ze szlachty w zamku znacznik ataku albo daj postaci z duchowieństwa w zamku"
     " znacznik obrony."),
    (effects.RemoveMarkers("clergy"),
     "Remove all markers from a member of the clergy in the castle.",
     "Entferne alle Marker von einem Geistlichen im Schloss.",
     "Usuń wszystkie znaczniki postaci z duchowieństwa w zamku."),
    (effects.Invite(), "Bring a character of your choice from the town into the castle.",
     "Hol einen Charakter deiner Wahl aus der Stadt ins Schloss.",
     "Sprowadź wybraną postać z miasta do zamku."),
    (effects.SendToTown(),
     "Put a character from the castle at the bottom of the town and refill the castle.",
     "Leg einen Charakter aus dem Schloss unter die Stadt und füll das Schloss auf.",
     "Odłóż postać z zamku na spód miasta i uzupełnij zamek."),
    (effects.Draw(2), "Draw 2 cards.", "Zieh 2 Karten.", "Dobierz 2 karty."),
    (effects.Draw(1), "Draw 1 card.", "Zieh 1 Karte.", "Dobierz 1 kartę."),
    (effects.Fetch(MOAT, "holy-water"),
     "Look through your moat, take a holy water card and shuffle the rest.",
     "Sieh deinen Schlossgraben durch, nimm eine Karte Weihwasser und misch den Rest.",
     "Przejrzyj swoją fosę, weź kartę wody święconej i potasuj resztę."),
    (effects.CancelCard(),
     "Cancel a combat card your opponent has played; then they may play more.",
     "Mache eine vom Gegner gespielte Kampfkarte unwirksam; danach darf dein Gegner weitere"
     " spielen.",
     "Anuluj kartę walki zagraną przez przeciwnika; potem przeciwnik może zagrać kolejne."),
    (effects.Strengthen(2), "Add 2 to your side’s value in this combat.",
     "Deine Seite erhält in diesem Kampf +2.",
     "Dodaj 2 do wartości swojej strony w tej walce."),
    (effects.Shield(3), "Add 3 to your defence in this combat.",
     "Deine Verteidigung erhält in diesem Kampf +3.",
     "Dodaj 3 do swojej obrony w tej walce."),
    (effects.Forbid("combat"), "For the rest of the turn, no one may start a combat.",
     "Für den Rest des Zuges darf niemand einen Kampf beginnen.",
     "Do końca tury nikt nie może rozpocząć walki."),
    (effects.OtherDiscards(), "Your opponent discards a card of their choice into their moat.",
     "Dein Gegner wirft eine Karte seiner Wahl in seinen Schlossgraben ab.",
     "Przeciwnik odrzuca wybraną przez siebie kartę do swojej fosy."),
    (effects.OtherDiscards(2), "Your opponent discards 2 cards of their choice into their moat.",
     "Dein Gegner wirft 2 Karten seiner Wahl in seinen Schlossgraben ab.",
     "Przeciwnik odrzuca 2 wybrane przez siebie karty do swojej fosy."),
]  # fmt: skip


@pytest.mark.parametrize(("node", "english", "german", "polish"), PHRASES)
def test_each_phrase_has_its_text(node: Effect, english: str, german: str, polish: str) -> None:
    assert [Phrases(words).sentences(node) for words in ALL] == [english, german, polish]


def test_every_kind_of_effect_is_listed() -> None:
    kinds = {type(node) for node in EMPIRE.parts if isinstance(node, Effect)}
    assert {type(phrase[0]) for phrase in PHRASES} >= kinds - {Do, Either}


def variants() -> Iterator[Effect]:
    """Every effect with each possible value of its fields."""
    for each in ("", *CLASSES):
        yield effects.AttackMarker(each)
        yield effects.DefenceMarker(each)
        yield effects.RemoveMarkers(each)
        yield effects.SendToTown(each)
        yield effects.Invite(each)
    for pile in ("draw-pile", "cellar", "moat"):
        for each in ("", *CLASSES, "vampire", "holy-water"):
            yield effects.Fetch(pile, each)
    for action in ("combat", "hide", "ask"):
        yield effects.Forbid(action)
    for number in (1, 2, 5):
        yield effects.Draw(number)
        yield effects.Strengthen(number)
        yield effects.Shield(number)
        yield effects.OtherDiscards(number)
    yield effects.CancelCard()


@pytest.mark.parametrize("words", ALL)
def test_every_effect_fits_everywhere_and_has_a_unique_text(
    words: Words,
) -> None:
    seen: set[str] = set()
    nodes = list(variants())
    for node in nodes:
        around = (node, Do(node, node), Either(node, node, by=YOU), May(node, then=node))
        for phrase in around:
            text = Phrases(words).sentences(phrase)
            assert re.fullmatch(r"[A-ZÄÖÜŁŚŻ].*[^ ,;:]\.", text), text
            assert not re.search(r"\bnone\b|\byes\b|  |[{}]|,,| ,|\.\.|\$", text), text
            seen.add(text)
    assert len(seen) == 4 * len(nodes)


# Finding a card


@pytest.mark.parametrize("typed", ["crypt-door", "Crypt Door", "grufttür", "Drzwi krypty"])
def test_a_card_is_found_by_any_of_its_names(typed: str) -> None:
    assert [found.card for found in find(WORDS["en"], typed)] == ["crypt-door"]


def test_names_in_deck_lists_are_known_in_any_language() -> None:
    assert [find_id(EMPIRE, name) for name in ("Adlige 2", "Szlachta 2", "Nobles 2")] == [
        "nobles-2"
    ] * 3
    assert [find_id(EMPIRE, name) for name in ("Menschen", "ludzie", "Humans")] == ["humans"] * 3
    assert find_id(EMPIRE, "Hund 2") is None
    assert len(LIBRARY.cards) == len({find_id(EMPIRE, each.name) for each in LIBRARY.cards})
