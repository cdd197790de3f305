"""How V:TES is told: every event, move, question and reason, and some of them word for word."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import conclave
from conclave.core.errors import ConclaveError, IllegalMove
from conclave.core.events import Event
from conclave.core.moves import Move
from conclave.core.position import Decision, Outcome
from conclave.games.vtes import vocabulary
from conclave.games.vtes.rules import actions, events, legality, moves, windows
from conclave.games.vtes.rules import words as vtes_words
from conclave.lang.moves import YES_OR_NO, Choose
from conclave.lang.nodes import Node
from conclave.text import Words, languages
from conclave.text.phrases import HANDED_DOWN
from conclave.text.reasons import why
from conclave.text.words import kebab

VTES = conclave.game("vtes")
NAMES = ["Anna", "Bert", "Cleo"]
ENGLISH = Words("en", VTES, NAMES, strict=True)
GERMAN = Words("de", VTES, NAMES, strict=True)
POLISH = Words("pl", VTES, NAMES, strict=True)
ALL = (ENGLISH, GERMAN, POLISH)

# Everything there is, with whatever it can be about

SAMPLES: dict[str, tuple[object, ...]] = {
    "seat": (0,),
    "other_seat": (1,),
    "target_seat": (1, -1),
    "number": (0, 1, 2, 5),
    "card": ("krid#3", "#7"),
    "other": ("aaron-bathurst#4",),
    "minion": ("krid#3",),
    "source": ("blur#9",),
    "target": ("krid#3", "#7"),
    "hunted": ("krid#3",),
    "retainer": ("krid#3",),
    "names": ((), ("krid",), ("krid", "blur")),
    "mode": ("plain", "dom", "DOM", "dom+POT", "draft-plain", "plain-reaction", "dom-2"),
    "kind": actions.KINDS,
    "phase": ("untap", "master-phase", "minion-phase", "influence-phase", "discard-phase"),
    "title": ("primogen", "prince:Chicago", "justicar:toreador", "votes:2"),
    "sect": vtes_words.SECTS,
    "clan": ("brujah-antitribu",),
    "discipline": ("dom",),
    "side": ("for", "against"),
    "result": ("passed", "failed"),
    "range": ("close", "long"),
    "purpose": ("continue", "end"),
    "for_it": (1,),
    "against": (0,),
    "normal": (0, 2),
    "aggravated": (0, 1),
    "deck": ("random", "some-deck", "krid*12/blur*40"),
    "word": ("brujah-antitribu", "dom", "blur"),
    "effect": ("gain-blood",),
}
MORE: dict[type[Event] | type[Move], dict[str, tuple[object, ...]]] = {
    events.CardPlayed: {"minion": ("",)},
    events.ActionAnnounced: {"source": ("",), "target": ("",)},
    events.ReferendumCalled: {"source": ("",), "hunted": ("",)},
    events.StrikeChosen: {"source": ("",), "retainer": ("",)},
    events.VotesCast: {"source": ("edge", "held", "calling-card", "blur")},
    moves.Play: {"minion": ("-",)},
    moves.Vote: {"source": ("edge", "held", "calling-card", "blur")},
}
"""What only some of them can be about."""


def every(kind: type[Event]) -> Iterator[type[Event]]:
    for below in kind.__subclasses__():
        yield from every(below) if below.__subclasses__() else (below,)


def made(kind: type[Event] | type[Move]) -> Iterator[Event | Move]:
    """One of its kind for each thing that it may be about."""
    first = {name: SAMPLES[name][0] for name in kind.__match_args__}
    for name in kind.__match_args__:
        for value in (*SAMPLES[name], *MORE.get(kind, {}).get(name, ())):
            yield kind(**{**first, name: value})
    if not first:
        yield kind()


@pytest.mark.parametrize("words", ALL, ids=["en", "de", "pl"])
def test_every_event_has_words_for_all_that_it_can_be_about(words: Words) -> None:
    kinds = [kind for kind in every(Event) if kind.__module__ == events.__name__]
    assert len(kinds) > 70
    for kind in kinds:
        for event in made(kind):
            assert isinstance(event, Event)
            assert_said(words.event(event))


@pytest.mark.parametrize("words", ALL, ids=["en", "de", "pl"])
def test_every_move_has_words_for_all_that_it_can_be_about(words: Words) -> None:
    for kind in VTES.moves:
        for move in made(kind):
            assert isinstance(move, Move)
            assert_said(words.move(move))


def assert_said(text: str) -> None:
    """Nothing is left as it is written in code."""
    assert text
    for raw in ("#", "-bathurst", "none", "  ", "( ", " .", ":-", "{"):
        assert raw not in text, text


@pytest.mark.parametrize("words", ALL, ids=["en", "de", "pl"])
def test_every_name_of_the_game_has_words(words: Words) -> None:
    for kind, names in {
        "clan": (*vtes_words.CLANS, *vtes_words.CREEDS),
        "discipline": (*vtes_words.DISCIPLINES, *vtes_words.VIRTUES),
        "sect": vtes_words.SECTS,
        "title": tuple(vtes_words.VOTES_OF),
        "type": (*vtes_words.LIBRARY_TYPES, "vampire", "imbued", "reflex"),
        "region": vtes_words.REGIONS,
        "kind": actions.KINDS,
        "window": windows.NAMES,
        "trait": tuple({trait for row in TRAITS for trait in row}),
    }.items():
        for name in names:
            head = name.partition(":")[0]
            assert words.has(f"vtes-{kind}-{head}"), (kind, name)
            assert words.name(kind, name)


TRAITS = [getattr(definition, "traits", ()) for definition in VTES.cards.values()]


@pytest.mark.parametrize("words", ALL, ids=["en", "de", "pl"])
def test_every_reason_has_words(words: Words) -> None:
    for reason in (*legality.LAYERS, "not-asked-now"):
        for minion in ("krid#3", ""):
            for mode in ("DOM", "plain"):
                entry = {"mode": mode, "reason": reason, "minion": minion, "window": "block"}
                assert_said(why(words, "govern-the-unaligned", entry))


# Every phrase that cards can be written in


def phrases(within: type[Node] = Node) -> Iterator[type[Node]]:
    for kind in within.__subclasses__():
        yield from phrases(kind)
        if kind.__module__.startswith("conclave.games.vtes.") and not kind.__subclasses__():
            yield kind


@pytest.mark.parametrize("words", ALL, ids=["en", "de", "pl"])
def test_every_phrase_of_the_vocabulary_has_words(words: Words) -> None:
    for module in pkgutil.iter_modules(vocabulary.__path__, f"{vocabulary.__name__}."):
        importlib.import_module(module.name)
    found = list(phrases())
    assert len(found) > 150
    for kind in found:
        assert words.has(words.key(f"phrase-{kebab(kind.__name__)}")), kind


UNSAID = {"brings_vampire", "why", "to"}
"""Fields that say nothing to a reader: what else the phrase says shows them."""


def test_every_field_of_a_phrase_is_said_and_the_same_ones_in_every_language() -> None:
    for kind in phrases():
        key = f"vtes-phrase-{kebab(kind.__name__)}"
        needed = [spoken_of(words, key) for words in ALL]
        assert needed[0] == needed[1] == needed[2], kind
        fields = {name.rstrip("_") for name in kind.__match_args__} - UNSAID
        if key != "vtes-phrase-note-turn":
            assert fields <= needed[0], kind


def spoken_of(words: Words, key: str) -> set[str]:
    """The fields that a message and its forms speak of."""
    forms = ("noun", "nouns", "all", "much", "obj", "acc", "dat", "gen")
    keys = [key, *[f"{key}.{form}" for form in forms if words.has(f"{key}.{form}")]]
    return {name.partition("-")[0] for each in keys for name in words.needs(each)} - {*HANDED_DOWN}


# Word for word


def said(value: Event | Move) -> tuple[str, str, str]:
    one, two, three = [
        words.event(value) if isinstance(value, Event) else words.move(value) for words in ALL
    ]
    return one, two, three


def announced(kind: str, source: str = "", target: str = "", seat: int = -1) -> Event:
    return events.ActionAnnounced(0, "krid#3", kind, source, target, seat)


@pytest.mark.parametrize(
    ("event", "english", "german", "polish"),
    [
        (
            events.TurnBegan(1, 4),
            "Turn 4: Bert.",
            "Zug 4: Bert.",
            "Tura 4: Bert.",
        ),
        (
            events.PhaseBegan(0, "minion-phase"),
            "Minion phase of Anna.",
            "Untergebenenphase von Anna.",
            "Faza sług: Anna.",
        ),
        (
            events.Drew(0, ("blur", "deflection"), 2),
            "Anna draws Blur and Deflection.",
            "Anna zieht „Blur“ und „Deflection“.",
            "Anna dobiera: „Blur” i „Deflection”.",
        ),
        (
            events.Drew(0, (), 5),
            "Anna draws 5 cards.",
            "Anna zieht 5 Karten.",
            "Anna dobiera 5 kart.",
        ),
        (
            events.CardPlayed(0, "govern-the-unaligned", "DOM", "krid#3"),
            "Krid plays Govern the Unaligned (superior Dominate).",
            "Krid spielt „Govern the Unaligned“ (Beherrschung verstärkt).",
            "Krid zagrywa kartę „Govern the Unaligned” (Dominacja (poziom wyższy)).",
        ),
        (
            events.CardPlayed(0, "wake-with-evenings-freshness", "plain", ""),
            "Anna plays Wake with Evening’s Freshness.",
            "Anna spielt „Wake with Evening’s Freshness“.",
            "Anna zagrywa kartę „Wake with Evening’s Freshness”.",
        ),
        (
            announced("bleed", seat=1),
            "Krid bleeds Bert.",
            "Krid bleedet Bert.",
            "Krid krwawi: Bert.",
        ),
        (
            announced("card", "govern-the-unaligned#9", "#7"),
            "Krid takes an action with Govern the Unaligned, directed at a face-down card.",
            "Krid unternimmt eine Aktion mit „Govern the Unaligned“, Ziel: eine verdeckte Karte.",
            "Krid podejmuje akcję – „Govern the Unaligned”, cel: zakryta karta.",
        ),
        (
            announced("rescue", "", "aaron-bathurst#4", 2),
            "Krid tries to rescue Aaron Bathurst from torpor.",
            "Krid versucht, Aaron Bathurst aus dem Torpor zu retten.",
            "Krid próbuje uratować z torporu: Aaron Bathurst.",
        ),
        (
            events.ActionBlocked("krid#3", "aaron-bathurst#4"),
            "Aaron Bathurst blocks Krid.",
            "Aaron Bathurst blockt Krid.",
            "Aaron Bathurst blokuje: Krid.",
        ),
        (
            events.BleedChanged("krid#3", -2),
            "Krid: −2 bleed.",
            "Krid: −2 Bleed.",
            "Krid: −2 do krwawienia.",
        ),
        (
            events.LostPool(1, 3),
            "Bert burns 3 pool.",
            "Bert verliert 3 Pool.",
            "Bert traci 3 punkty puli.",
        ),
        (
            events.GainedBlood("krid#3", 1),
            "Krid gains 1 counter from the bank.",
            "Krid erhält 1 Marke aus der Bank.",
            "Krid zyskuje 1 znacznik z banku.",
        ),
        (
            events.WentToTorpor("krid#3"),
            "Krid goes to torpor.",
            "Krid fällt in Torpor.",
            "Krid zapada w torpor.",
        ),
        (
            events.GotTitle("krid#3", "prince:Chicago"),
            "Krid holds a title now: Prince of Chicago.",
            "Krid hat jetzt einen Titel: Prinz von Chicago.",
            "Krid ma teraz tytuł: książę (Chicago).",
        ),
        (
            events.TitleContested("krid#3", "justicar:toreador"),
            "A title of Krid is contested now: Toreador justicar.",
            "Ein Titel von Krid ist jetzt umstritten: Justiziar (Toreador).",
            "Tytuł jest teraz sporny: Krid, justycjariusz (Toreador).",
        ),
        (
            events.ReferendumCalled(0, "", "krid#3"),
            "A blood hunt on Krid is put to the vote.",
            "Über eine Blutjagd auf Krid wird abgestimmt.",
            "Głosowanie nad krwawymi łowami: Krid.",
        ),
        (
            events.VotesCast(0, "edge", 1, "against"),
            "Anna casts 1 vote against it: the edge.",
            "Anna gibt 1 Stimme dagegen ab: Vorteil.",
            "Anna oddaje 1 głos przeciw: przewaga.",
        ),
        (
            events.ReferendumEnded(5, 3, "passed"),
            "The referendum passes: 5 for, 3 against.",
            "Die Abstimmung ist erfolgreich: 5 dafür, 3 dagegen.",
            "Referendum przechodzi: 5 za, 3 przeciw.",
        ),
        (
            events.Maneuvered("krid#3", "long"),
            "Krid maneuvers to long range.",
            "Krid manövriert: weite Entfernung.",
            "Krid manewruje: daleki dystans.",
        ),
        (
            events.StrikeChosen("krid#3", "", ""),
            "Krid strikes by hand.",
            "Krid greift mit der Hand an.",
            "Krid uderza ręką.",
        ),
        (
            events.TookDamage("krid#3", 2, 1),
            "Krid is struck for 2 damage and 1 aggravated damage.",
            "Krid erleidet 2 Schaden und 1 schwer heilbaren Schaden.",
            "Krid otrzymuje obrażenia: 2 i poważne: 1.",
        ),
        (
            events.Pressed("krid#3", "continue"),
            "Krid presses to continue the combat.",
            "Krid setzt den Kampf mit einem Press fort.",
            "Krid napiera, by walczyć dalej.",
        ),
        (
            events.Diablerized("krid#3", "aaron-bathurst#4"),
            "Diablerie! Krid devours Aaron Bathurst.",
            "Diablerie! Krid verschlingt Aaron Bathurst.",
            "Diableria! Krid pożera ofiarę: Aaron Bathurst.",
        ),
        (
            events.Ousted(2),
            "Cleo is ousted.",
            "Cleo wird aus dem Spiel geworfen.",
            "Cleo odpada z gry.",
        ),
    ],
)
def test_events_are_told(event: Event, english: str, german: str, polish: str) -> None:
    assert said(event) == (english, german, polish)


@pytest.mark.parametrize(
    ("move", "english", "german", "polish"),
    [
        (moves.Bleed("krid#3"), "Bleed with Krid", "Mit Krid bleeden", "Krwawienie: Krid"),
        (
            moves.Play("conditioning", "dom", "krid#3"),
            "Play Conditioning (inferior Dominate) with Krid",
            "„Conditioning“ (Beherrschung) mit Krid spielen",
            "Zagraj „Conditioning” (Dominacja (poziom podstawowy)), gra Krid",
        ),
        (
            moves.Play("blood-doll", "plain", "-"),
            "Play Blood Doll",
            "„Blood Doll“ spielen",
            "Zagraj „Blood Doll”",
        ),
        (
            moves.Use("blood-doll#9", 1),
            "Use Blood Doll (2)",
            "„Blood Doll“ nutzen (2)",
            "Użyj „Blood Doll” (2)",
        ),
        (
            moves.Rescue("krid#3", "aaron-bathurst#4", 1),
            "Rescue Aaron Bathurst with Krid, who pays 1 blood",
            "Aaron Bathurst mit Krid retten, der 1 Blut zahlt",
            "Ratunek: Aaron Bathurst; ratuje Krid i płaci 1 krwi",
        ),
        (
            moves.Vote("calling-card", "for"),
            "Vote for it with the card that called the referendum",
            "Dafür stimmen: Karte, die die Abstimmung ausgerufen hat",
            "Głosuj za: karta, która zwołała referendum",
        ),
        (moves.Target("#7"), "a face-down card", "eine verdeckte Karte", "zakryta karta"),
        (moves.Name("harbinger-of-skulls"), "Harbinger of Skulls", "Sendbote des Todes",
         "Zwiastun Czaszek"),
        (
            moves.ChooseDeck("krid*12/blur*40"),
            "Bring a deck: your own",
            "Ein Deck mitbringen: ein eigenes",
            "Przynieś talię: własną",
        ),
        (moves.Player(2), "Cleo", "Cleo", "Cleo"),
        (Choose("blood-to-pool"), "Move blood to your pool", "Blut in deinen Pool nehmen",
         "Przenieś krew do puli"),
    ],
)  # fmt: skip
def test_moves_are_told(move: Move, english: str, german: str, polish: str) -> None:
    assert said(move) == (english, german, polish)


def test_what_befalls_several_is_told_once() -> None:
    both: list[Event] = [events.LostPool(0, 2), events.LostPool(2, 2)]
    assert ENGLISH.tell(both) == ["Anna and Cleo burn 2 pool each."]
    assert GERMAN.tell(both) == ["Anna und Cleo verlieren je 2 Pool."]
    assert POLISH.tell(both) == ["Anna i Cleo tracą po: 2 punkty puli."]
    terms: list[Event] = [events.TermsSet(1, 3), events.TermsSet(2, 1)]
    assert ENGLISH.tell(terms) == ["Terms: Bert 3 and Cleo 1."]


def test_questions_are_asked() -> None:
    def asked(prompt: str, **facts: object) -> list[str]:
        decision = Decision(0, prompt, "VTES-1.4-01", facts, YES_OR_NO)
        return [words.prompt(decision) for words in ALL]

    assert asked("Window", window="as-played") == [
        "You may play or use something as the card is played.",
        "Du darfst während die Karte gespielt wird etwas spielen oder nutzen.",
        "Możesz coś zagrać lub czegoś użyć w chwili zagrania karty.",
    ]
    assert asked("Targeting", card="deflection")[0] == "Deflection: choose the target."
    assert asked("Targeting", card="")[0] == "Choose the target."
    assert asked("InfluencePhase", number=1) == [
        "Influence phase: you have 1 transfer left.",
        "Einflussphase: Du hast noch 1 Transfer.",
        "Faza wpływu: masz jeszcze 1 transfer.",
    ]
    assert asked("BlockQuestion", minion="krid#3", number=1) == [
        "Krid acts at +1 stealth. Do you attempt to block?",
        "Krid handelt mit +1 Heimlichkeit. Versuchst du zu blocken?",
        "Krid działa ze skrytością +1. Czy próbujesz blokować?",
    ]
    assert asked("DeterminingRange", minion="krid#3", range="close") == [
        "Close range: does Krid maneuver?",
        "Nahe Entfernung: Manövriert Krid?",
        "Bliski dystans: czy Krid manewruje?",
    ]
    assert asked("Referendum", card="", hunted="krid#3")[0] == (
        "Blood hunt: shall Krid be burned? Cast votes, or pass."
    )
    assert asked("Allocate", card="kine-resources-contested", whom_seat=1, left=4)[0] == (
        "Kine Resources Contested: how much of 4 is for Bert?"
    )


def test_reasons_are_given_for_a_way_and_a_minion() -> None:
    def reasons(name: str, **entry: str) -> list[str]:
        facts = {"minion": "", "window": "minion-phase", **entry}
        return [why(words, name, facts) for words in ALL]

    assert reasons("govern-the-unaligned", mode="DOM", reason="needs-discipline") == [
        "superior Dominate: needs superior Dominate",
        "Beherrschung verstärkt: braucht Beherrschung verstärkt",
        "Dominacja (poziom wyższy): wymaga: Dominacja (poziom wyższy)",
    ]
    assert reasons(
        "govern-the-unaligned", mode="dom", reason="cannot-pay-blood", minion="krid#3"
    ) == [
        "inferior Dominate: Krid cannot pay 1 blood",
        "Beherrschung: Krid kann 1 Blut nicht zahlen",
        "Dominacja (poziom podstawowy): Krid nie może zapłacić 1 krwi",
    ]
    assert reasons("44-magnum", mode="plain", reason="cannot-pay-pool")[0] == (
        "you cannot pay 2 pool"
    )


def test_a_deck_is_refused_with_all_its_faults() -> None:
    table = VTES.start(3, seed=1)
    with pytest.raises(IllegalMove) as refused:
        table.play(0, "deck krid*3,blur,nobody/blur*x,deflection*12")
    assert ENGLISH.error(refused.value) == (
        "This deck is not legal. Blur does not belong in a crypt. “nobody” is no card that can be"
        " played here. “x” is no number of copies of blur. The crypt has 3 cards, and needs at"
        " least 12. The library has 12 cards, and needs 40 to 70."
    )
    assert GERMAN.error(refused.value).startswith(
        "Dieses Deck ist nicht zulässig. „Blur“ gehört nicht in eine Gruft."
    )
    assert POLISH.error(ConclaveError("vtes-deck-small-crypt", number=3, least=12)) == (
        "Liczba kart w krypcie to 3, a musi ich być co najmniej 12."
    )


def test_seats_are_counted_from_one_where_nobody_has_a_name() -> None:
    told = [Words(language, VTES, strict=True).seat(0) for language in languages()]
    assert told == ["Methusalem 1", "Methuselah 1", "Matuzalem 1"]


def test_the_end_is_told() -> None:
    shared = Outcome((1, 3, 1), (2, 0, 2), "vtes-last-methuselah", "VTES-9.1-10")
    assert ENGLISH.outcome(shared) == ("Anna and Cleo have the most victory points.")
    alone = Outcome((1, 2, 2), (3, 0, 0), "vtes-last-methuselah", "VTES-9.1-10")
    assert POLISH.outcome(alone) == "Najwięcej punktów zwycięstwa ma Anna."


# The page about it


def test_the_page_about_it_names_every_window_and_shows_a_legal_deck() -> None:
    page = (Path(__file__).parents[2] / "docs" / "vtes.md").read_text(encoding="utf-8")
    for window in windows.NAMES:
        assert f"`{window}`" in page, window
    deck = next(line for line in page.splitlines() if line.startswith("deck "))
    table = VTES.start(3, seed=1)
    assert [type(event).__name__ for event in table.play(0, deck)] == ["Committed"]
