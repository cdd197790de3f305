"""V:TES word for word: events, moves, questions, obstacles and results."""

from __future__ import annotations

import pytest
from text.vtes_words import ALL, ENGLISH, GERMAN, POLISH, VTES

from conclave.core.errors import ConclaveError, IllegalMove
from conclave.core.events import Event
from conclave.core.moves import Move
from conclave.core.position import Decision, Outcome
from conclave.games.vtes.rules import moves
from conclave.games.vtes.rules.events.actions import (
    ActionAnnounced,
    ActionBlocked,
    ActionSucceeded,
    BledFor,
    BleedChanged,
)
from conclave.games.vtes.rules.events.combat import (
    Diablerized,
    Maneuvered,
    Pressed,
    StrikeChosen,
    TookDamage,
)
from conclave.games.vtes.rules.events.counters import GainedBlood, LostPool, PoolToCard, Tapped
from conclave.games.vtes.rules.events.course import Ousted, PhaseBegan, TurnBegan
from conclave.games.vtes.rules.events.moving import Burned, WentToTorpor
from conclave.games.vtes.rules.events.piles import Drew
from conclave.games.vtes.rules.events.playing import CardPlayed, ChosePlayer
from conclave.games.vtes.rules.events.referendums import (
    ReferendumCalled,
    ReferendumEnded,
    TermsSet,
    VotesCast,
)
from conclave.games.vtes.rules.events.titles import GotTitle, TitleContested
from conclave.lang.moves import YES_OR_NO, Choose
from conclave.text import Words, languages
from conclave.text.reasons import obstacle_text

# Events and moves


def in_all_languages(value: Event | Move) -> tuple[str, str, str]:
    one, two, three = [
        words.event(value) if isinstance(value, Event) else words.move(value) for words in ALL
    ]
    return one, two, three


def announced(kind: str, source: str = "", target: str = "", seat: int = -1) -> Event:
    return ActionAnnounced(0, "krid#3", kind, source, target, seat)


@pytest.mark.parametrize(
    ("event", "english", "german", "polish"),
    [
        (
            TurnBegan(1, 4),
            "Turn 4: Bert.",
            "Zug 4: Bert.",
            "Tura 4: Bert.",
        ),
        (
            PhaseBegan(0, "minion-phase"),
            "Minion phase.",
            "Untergebenenphase.",
            "Faza sług.",
        ),
        (
            Drew(0, ("blur", "deflection"), 2),
            "Anna draws Blur and Deflection.",
            "Anna zieht „Blur“ und „Deflection“.",
            "Anna dobiera „Blur” i „Deflection”.",
        ),
        (
            Drew(0, (), 5),
            "Anna draws 5 cards.",
            "Anna zieht 5 Karten.",
            "Anna dobiera 5 kart.",
        ),
        (
            CardPlayed(0, "govern-the-unaligned", "DOM", "krid#3"),
            "Krid plays Govern the Unaligned (superior Dominate).",
            "Krid spielt „Govern the Unaligned“ (Beherrschung verstärkt).",
            "Krid zagrywa „Govern the Unaligned”, Dominacja (poziom wyższy).",
        ),
        (
            CardPlayed(0, "wake-with-evenings-freshness", "plain", ""),
            "Anna plays Wake with Evening’s Freshness.",
            "Anna spielt „Wake with Evening’s Freshness“.",
            "Anna zagrywa „Wake with Evening’s Freshness”.",
        ),
        (
            announced("bleed", seat=1),
            "Krid bleeds Bert.",
            "Krid bleedet Bert.",
            "Krid atakuje pulę gracza Bert.",
        ),
        (
            announced("card", "govern-the-unaligned#9", "#7"),
            "Krid takes an action with Govern the Unaligned, directed at a face-down card.",
            "Krid unternimmt eine Aktion mit „Govern the Unaligned“, gerichtet gegen eine "
            "verdeckte Karte.",
            "Krid podejmuje akcję dzięki karcie „Govern the Unaligned”, cel: zakryta karta.",
        ),
        (
            announced("rescue", "", "aaron-bathurst#4", 2),
            "Krid tries to rescue Aaron Bathurst from torpor.",
            "Krid versucht, Aaron Bathurst aus dem Torpor zu befreien.",
            "Krid próbuje uratować z torporu wampira „Aaron Bathurst”.",
        ),
        (
            ActionBlocked("krid#3", "aaron-bathurst#4"),
            "Aaron Bathurst blocks Krid.",
            "Aaron Bathurst blockt Krid.",
            "Aaron Bathurst blokuje akcję (działa Krid).",
        ),
        (
            BleedChanged("krid#3", -2),
            "Krid gets −2 bleed.",
            "Krid erhält −2 Bleed.",
            "Krid otrzymuje −2 do ataku na pulę.",
        ),
        (
            LostPool(1, 3),
            "Bert burns 3 pool.",
            "Bert verliert 3 Pool.",
            "Bert traci 3 punkty puli.",
        ),
        (
            GainedBlood("krid#3", 1),
            "Krid gains 1 counter.",
            "Krid erhält 1 Marke.",
            "Krid zyskuje 1 znacznik.",
        ),
        (
            WentToTorpor("krid#3"),
            "Krid goes to torpor.",
            "Krid fällt in den Torpor.",
            "Krid zapada w torpor.",
        ),
        (
            GotTitle("krid#3", "prince:Chicago"),
            "Krid gains a title: Prince of Chicago.",
            "Krid erhält einen Titel: Prinz von Chicago.",
            "Krid otrzymuje tytuł: książę Chicago.",
        ),
        (
            TitleContested("krid#3", "justicar:toreador"),
            "Krid’s title is now contested: Toreador justicar.",
            "Der Titel von Krid ist jetzt umstritten: Justiziar (Toreador).",
            "Krid ma teraz sporny tytuł: justycjariusz klanu Toreador.",
        ),
        (
            ReferendumCalled(0, "", "krid#3"),
            "A blood hunt on Krid is put to the vote.",
            "Über eine Blutjagd auf Krid wird abgestimmt.",
            "Głosowanie nad krwawymi łowami; ściganym ma być „Krid”.",
        ),
        (
            VotesCast(0, "edge", 1, "against"),
            "Anna casts 1 vote against (the Edge).",
            "Anna gibt 1 Stimme dagegen ab (Vorteil).",
            "Anna oddaje 1 głos przeciw (przewaga).",
        ),
        (
            ReferendumEnded(5, 3, "passed"),
            "The referendum passes: 5 for, 3 against.",
            "Die Abstimmung ist erfolgreich: 5 dafür, 3 dagegen.",
            "Referendum przechodzi: 5 za, 3 przeciw.",
        ),
        (
            Maneuvered("krid#3", "long"),
            "Krid maneuvers to long range.",
            "Krid manövriert: weite Entfernung.",
            "Krid manewruje: daleki dystans.",
        ),
        (
            StrikeChosen("krid#3", "", ""),
            "Krid strikes by hand.",
            "Krid greift mit der Hand an.",
            "Krid uderza ręką.",
        ),
        (
            TookDamage("krid#3", 2, 1),
            "Krid is hit for 2 damage and 1 aggravated damage.",
            "Krid wird getroffen: 2 Schaden und 1 schwer heilbarer Schaden.",
            "Krid odnosi obrażenia: 2 i poważne: 1.",
        ),
        (
            Pressed("krid#3", "continue"),
            "Krid presses to continue combat.",
            "Krid setzt den Kampf mit einem Press fort.",
            "Krid napiera, by walczyć dalej.",
        ),
        (
            Diablerized("krid#3", "aaron-bathurst#4"),
            "Diablerie! Krid devours Aaron Bathurst.",
            "Diablerie! Krid verschlingt Aaron Bathurst.",
            "Diableria! Zabija Krid, ginie Aaron Bathurst.",
        ),
        (
            Ousted(2),
            "Cleo is ousted.",
            "Cleo wird aus dem Spiel geworfen.",
            "Cleo odpada z gry.",
        ),
    ],
)
def test_events_are_worded(event: Event, english: str, german: str, polish: str) -> None:
    assert in_all_languages(event) == (english, german, polish)


@pytest.mark.parametrize(
    ("move", "english", "german", "polish"),
    [
        (moves.Bleed("krid#3"), "Bleed with Krid", "Mit Krid bleeden", "Krid atakuje pulę"),
        (
            moves.Play("conditioning", "dom", "krid#3"),
            "Play Conditioning (inferior Dominate) with Krid",
            "„Conditioning“ (Beherrschung) mit Krid spielen",
            "Zagraj „Conditioning”, Dominacja (poziom podstawowy) – Krid",
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
            "Rescue Aaron Bathurst with Krid (Krid pays 1 blood)",
            "Aaron Bathurst mit Krid befreien (Krid zahlt 1 Blut)",
            "Krid ratuje wampira „Aaron Bathurst” i płaci 1 krwi",
        ),
        (
            moves.Vote("calling-card", "for"),
            "Vote for it with the card that called the referendum",
            "Dafür stimmen (die Karte der Abstimmung)",
            "Głosuj za (karta referendum)",
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
def test_moves_are_worded(move: Move, english: str, german: str, polish: str) -> None:
    assert in_all_languages(move) == (english, german, polish)


def test_equal_events_for_several_players_are_one_line() -> None:
    both: list[Event] = [LostPool(0, 2), LostPool(2, 2)]
    assert ENGLISH.event_lines(both) == ["Anna and Cleo burn 2 pool each."]
    assert GERMAN.event_lines(both) == ["Anna und Cleo verlieren je 2 Pool."]
    assert POLISH.event_lines(both) == ["Anna i Cleo tracą po 2 punkty puli."]
    terms: list[Event] = [TermsSet(1, 3), TermsSet(2, 1)]
    assert ENGLISH.event_lines(terms) == ["Terms: 3 for Bert and 1 for Cleo."]
    assert GERMAN.event_lines(terms) == ["Bedingungen: 3 für Bert und 1 für Cleo."]
    assert POLISH.event_lines(terms) == ["Warunki: Bert – 3 i Cleo – 1."]


@pytest.mark.parametrize(
    ("event", "english", "german", "polish"),
    [
        (Drew(1, ("blur",), 1), "You draw Blur.", "Du ziehst „Blur“.", "Dobierasz „Blur”."),
        (announced("bleed", seat=1), "Krid bleeds you.", "Krid bleedet dich.",
         "Krid atakuje twoją pulę."),
        (CardPlayed(1, "blood-doll", "plain", ""), "You play Blood Doll.",
         "Du spielst „Blood Doll“.", "Zagrywasz „Blood Doll”."),
        (CardPlayed(1, "conditioning", "dom", "krid#3"),
         "Krid plays Conditioning (inferior Dominate).",
         "Krid spielt „Conditioning“ (Beherrschung).",
         "Krid zagrywa „Conditioning”, Dominacja (poziom podstawowy)."),
        (PoolToCard(1, "krid#3", 4, True), "You put 4 pool on Krid.",
         "Du legst 4 Pool auf Krid.", "Przenosisz 4 punkty puli na kartę „Krid”."),
        (ChosePlayer(0, 1), "Anna chooses you.", "Anna wählt dich.", "Anna wybiera ciebie."),
        (ChosePlayer(1, 2), "You choose Cleo.", "Du wählst Cleo.", "Wybierasz gracza Cleo."),
        (Ousted(1), "You are ousted.", "Du wirst aus dem Spiel geworfen.", "Odpadasz z gry."),
    ],
)  # fmt: skip
def test_the_log_speaks_to_its_reader(event: Event, english: str, german: str, polish: str) -> None:
    to_bert = [Words(words.language, VTES, words.names, you=1, strict=True) for words in ALL]
    assert [words.event(event) for words in to_bert] == [english, german, polish]


def test_merged_lines_and_terms_speak_to_their_reader() -> None:
    to_bert = [Words(words.language, VTES, words.names, you=1, strict=True) for words in ALL]
    both: list[Event] = [LostPool(1, 2), LostPool(2, 2)]
    assert [words.event_lines(both) for words in to_bert] == [
        ["Cleo and you burn 2 pool each."],
        ["Cleo und du verliert je 2 Pool."],
        ["Cleo i ty tracicie po 2 punkty puli."],
    ]
    terms: list[Event] = [TermsSet(1, 3), TermsSet(2, 1)]
    assert [words.event_lines(terms) for words in to_bert] == [
        ["Terms: 3 for you and 1 for Cleo."],
        ["Bedingungen: 3 für dich und 1 für Cleo."],
        ["Warunki: ty – 3 i Cleo – 1."],
    ]


def test_what_happens_again_is_told_once_with_the_sum() -> None:
    transfers: list[Event] = [PoolToCard(0, "#7", 1, True)] * 3
    other: list[Event] = [PoolToCard(0, "#8", 1, True)]
    assert ENGLISH.event_lines([*transfers, *other, *transfers[:1]]) == [
        "Anna puts 4 pool on a face-down card.",
        "Anna puts 1 pool on a face-down card.",
    ]
    damage: list[Event] = [GainedBlood("krid#3", 2), GainedBlood("krid#3", 1)]
    assert ENGLISH.event_lines(damage) == ["Krid gains 3 counters."]
    assert ENGLISH.event_lines([damage[0], LostPool(0, 1), damage[1]]) == [
        "Krid gains 2 counters.",
        "Anna burns 1 pool.",
        "Krid gains 1 counter.",
    ]
    drawn: list[Event] = [Drew(0, ("blur",), 1), Drew(0, ("krid",), 1)]
    assert ENGLISH.event_lines(drawn) == ["Anna draws Blur and Krid."]


def test_a_phase_is_told_only_if_something_happens_in_it() -> None:
    phases: list[Event] = [PhaseBegan(0, "master-phase"), PhaseBegan(0, "minion-phase")]
    assert ENGLISH.event_lines(phases) == ["Minion phase."]
    assert ENGLISH.event_lines([phases[0], LostPool(0, 1), phases[1], TurnBegan(1, 2)]) == [
        "Master phase.",
        "Anna burns 1 pool.",
        "Turn 2: Bert.",
    ]


def test_a_bleed_says_that_the_action_succeeds() -> None:
    bled: list[Event] = [ActionSucceeded("krid#3"), BledFor(1, 2), LostPool(1, 2)]
    assert ENGLISH.event_lines(bled) == ["Bert is bled for 2.", "Bert burns 2 pool."]


def test_who_acts_taps_without_a_word() -> None:
    assert ENGLISH.event_lines([Tapped("krid#3"), announced("hunt")]) == ["Krid hunts."]
    assert ENGLISH.event_lines([Tapped("blur#9"), announced("hunt")]) == [
        "Blur taps.",
        "Krid hunts.",
    ]


@pytest.mark.parametrize(
    ("event", "english", "german", "polish"),
    [
        (Burned("blur#9", "host", "krid#3"), "Blur is burned along with Krid.",
         "Blur wird zusammen mit Krid abgelegt.",
         "Karta „Blur” zostaje spalona razem z kartą „Krid”."),
        (Burned("krid#3", "diablerie", ""), "Krid is burned by diablerie.",
         "Krid wird durch Diablerie abgelegt.", "Karta „Krid” zostaje spalona wskutek diablerii."),
        (Burned("krid#3", "card", "blur#9"), "Krid is burned by Blur.",
         "Krid wird durch „Blur“ abgelegt.", "Karta „Krid” zostaje spalona przez kartę „Blur”."),
        (Burned("krid#3", "", ""), "Krid is burned.", "Krid wird abgelegt.",
         "Karta „Krid” zostaje spalona."),
    ],
)  # fmt: skip
def test_the_log_says_why_a_card_is_burned(
    event: Event, english: str, german: str, polish: str
) -> None:
    assert in_all_languages(event) == (english, german, polish)


def test_cards_burned_together_are_one_line() -> None:
    burned: list[Event] = [Burned(card, "host", "krid#3") for card in ("blur#9", "deflection#8")]
    assert ENGLISH.event_lines(burned) == ["Blur and Deflection are burned along with Krid."]


def test_questions_are_worded() -> None:
    def asked(prompt: str, **facts: object) -> list[str]:
        decision = Decision(0, prompt, "VTES-1.4-01", facts, YES_OR_NO)
        return [words.prompt(decision) for words in ALL]

    assert asked("Window", window="as-played") == [
        "You may play or use a card as the card is played.",
        "Du darfst beim Spielen der Karte eine Karte spielen oder nutzen.",
        "Możesz zagrać kartę lub jej użyć w chwili zagrania karty.",
    ]
    assert asked("Targeting", card="deflection")[0] == "Deflection: choose a target."
    assert asked("Targeting", card="")[0] == "Choose a target."
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
        "Blood hunt: should Krid be burned? Cast votes or pass."
    )
    assert asked("Allocate", card="kine-resources-contested", whom_seat=1, left=4)[0] == (
        "Kine Resources Contested: how much of 4 do you allot to Bert?"
    )


def test_obstacles_name_the_mode_and_the_minion() -> None:
    def reasons(name: str, **entry: str) -> list[str]:
        facts = {"minion": "", "window": "minion-phase", **entry}
        return [obstacle_text(words, name, facts) for words in ALL]

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


def test_an_illegal_deck_lists_all_its_faults() -> None:
    table = VTES.start(3, seed=1)
    with pytest.raises(IllegalMove) as refused:
        table.play(0, "deck krid*3,blur,nobody/blur*x,deflection*12")
    assert ENGLISH.error(refused.value) == (
        "This deck is not legal. Blur does not belong in a crypt. “nobody” is not an available"
        " card. “x” is not a number of copies of blur. The crypt has 3 cards, and needs at least"
        " 12. The library has 12 cards, and needs 40 to 70."
    )
    assert GERMAN.error(refused.value).startswith(
        "Dieses Deck ist nicht zulässig. „Blur“ gehört nicht in eine Gruft."
    )
    assert POLISH.error(ConclaveError("vtes-deck-small-crypt", number=3, least=12)) == (
        "Liczba kart w krypcie to 3, a musi ich być co najmniej 12."
    )


def test_seats_without_names_are_counted_from_one() -> None:
    names = [Words(language, VTES, strict=True).seat(0) for language in languages()]
    assert names == ["Methusalem 1", "Methuselah 1", "Matuzalem 1"]


def test_results_are_worded() -> None:
    shared = Outcome((1, 3, 1), (2, 0, 2), "vtes-last-methuselah", "VTES-9.1-10")
    assert ENGLISH.outcome(shared) == ("Anna and Cleo have the most victory points.")
    alone = Outcome((1, 2, 2), (3, 0, 0), "vtes-last-methuselah", "VTES-9.1-10")
    assert POLISH.outcome(alone) == "Najwięcej punktów zwycięstwa ma Anna."
