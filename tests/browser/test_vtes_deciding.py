"""Decisions in V:TES: blocks, combat, referendums and diablerie."""

from __future__ import annotations

import re

import pytest
from browser.conftest import Visit
from browser.pages import LARGE_PHONE
from browser.test_axe import COLOURS, EVERYTHING, serious
from browser.test_keyboard import tab_to
from browser.test_pages import OVERFLOW
from browser.texts import messages
from browser.visitor import Visitor
from browser.vtes import EN, bleeders, find_game, offers, panel, question, take_over
from playwright.sync_api import Locator, expect

from conclave.core.moves import Move
from conclave.core.position import Decision, Position
from conclave.core.record import Record
from conclave.text import Words
from conclave.text.reasons import obstacle_texts

FIGHTERS = ("fight", "fight")


def words(record: Record, language: str = "en") -> Words:
    """The words of a game at the server."""
    return Words(language, record.game, strict=True)


def moves(record: Record, *kinds: str) -> list[Move]:
    """The first seat's moves of these kinds."""
    options = record.position.options(0)
    return [move for move in options if type(move).__name__ in kinds]


def say(record: Record, *kinds: str) -> str:
    """The first move of these kinds, in words."""
    return words(record).move(moves(record, *kinds)[0])


def playable_cards(visitor: Visitor) -> Locator:
    """The cards in hand that can be played."""
    return visitor.page.get_by_role("group", name=EN["vt-your-hand"]).locator("[aria-pressed]")


def totals(visitor: Visitor) -> list[str]:
    """Stealth and intercept in the duel panel."""
    return panel(visitor, EN["vt-duel"]).locator(".total b").all_inner_texts()


def play_a_card(visitor: Visitor, record: Record) -> str:
    """Play the first playable card; returns the label of the button."""
    playable_cards(visitor).first.click()
    expect(playable_cards(visitor).first).to_have_attribute("aria-pressed", "true")
    confirm = question(visitor).locator(".confirm")
    expect(confirm).to_be_focused()
    label = confirm.inner_text()
    assert label in [words(record).move(move) for move in moves(record, "Play")]
    visitor.page.keyboard.press("Enter")
    return label


# Blocks


def needs_stealth(position: Position, decision: Decision) -> bool:
    """Our action would be blocked, and there is only one way to play a card."""
    if sum(type(move).__name__ == "Play" for move in decision.options) != 1:
        return False
    view = position.view(0)
    action = view["action"]
    return view["window"] == "block" and action["seat"] == 0 and action["blocks"] is True


def needs_intercept(position: Position, decision: Decision) -> bool:
    """Our minion tries to block, and there is only one way to play a card."""
    if sum(type(move).__name__ == "Play" for move in decision.options) != 1:
        return False
    view = position.view(0)
    return (
        view["window"] == "block" and view["action"]["seat"] == 1 and not view["action"]["blocks"]
    )


def test_a_block_is_a_duel_of_stealth_and_intercept(visit: Visit) -> None:
    anna, record = visit(), find_game(needs_stealth, "stealth", "toreador")
    take_over(anna, record)
    action = record.position.view(0)["action"]
    duel = panel(anna, EN["vt-duel"])
    expect(duel).to_contain_text("The block would succeed.")
    expect(duel).to_contain_text("Methuselah 2: attempts to block")
    assert totals(anna) == [str(action["stealth"]), str(action["intercept"])]
    anna.see(re.compile(r"^Your .* attempts to block with \d intercept\.$"))
    play_a_card(anna, record)
    name = words(record).name("card", action["minion"])
    anna.see(re.compile(rf"^{name} gets \+\d stealth\.$"))


def test_a_blocker_is_told_the_intercept_needed(visit: Visit) -> None:
    anna, record = visit(), find_game(needs_intercept, "votes", "votes")
    take_over(anna, record)
    action = record.position.view(0)["action"]
    expect(panel(anna, EN["vt-duel"])).to_contain_text("1 more intercept is needed to block.")
    assert totals(anna) == ["1", "0"]
    play_a_card(anna, record)
    name = words(record).name("card", action["blocker"])
    anna.see(re.compile(rf"^{name} gets \+\d intercept\.$"))


# Combat


def at_range(_: Position, decision: Decision) -> bool:
    """We may maneuver."""
    return decision.prompt == "DeterminingRange" and offers(decision, "ManeuverWith")


def striking(position: Position, decision: Decision) -> bool:
    """We choose the second strike."""
    if decision.prompt != "StrikePair" or not offers(decision, "HandStrike"):
        return False
    return sum(strike is not None for strike in position.view(0)["combat"]["chosen"]) == 1


def pressing(_: Position, decision: Decision) -> bool:
    """We may press."""
    return decision.prompt == "PressStep" and offers(decision, "Press")


def preventing(position: Position, decision: Decision) -> bool:
    """We may prevent damage, in one way."""
    plays = sum(type(move).__name__ == "Play" for move in decision.options)
    return plays == 1 and position.view(0)["window"] == "damage"


@pytest.mark.parametrize(
    ("wanted", "decks", "step", "kind", "logged"),
    [
        (at_range, ("fight", "fight"), "Range", "ManeuverWith", r" maneuvers to \w+ range\.$"),
        (striking, ("fight", "fight"), "Strikes", "HandStrike", r" strikes by hand\.$"),
        (preventing, ("malkavian", "malkavian"), "Damage", "Play", r" prevents 1 damage\.$"),
        (pressing, ("brujah", "brujah"), "Press", "Press", r" presses to continue combat\.$"),
    ],
)
def test_each_step_of_a_combat_is_decided(
    visit: Visit, wanted: object, decks: tuple[str, str], step: str, kind: str, logged: str
) -> None:
    anna, record = visit(), find_game(wanted, *decks)  # type: ignore[arg-type]
    take_over(anna, record)
    combat = record.position.view(0)["combat"]
    fight = panel(anna, EN["vt-combat"])
    expect(fight.locator("[aria-current=step]")).to_have_text(step)
    expect(fight).to_contain_text(f"Round {combat['round']}")
    expect(fight).to_contain_text(f"{combat['range'].capitalize()} range")
    for minion in (combat["first"], combat["second"]):
        expect(fight).to_contain_text(words(record).name("card", minion))
    chosen = [strike for strike in combat["chosen"] if strike is not None]
    does = re.compile(r"\b(strikes|dodges|ends)\b")
    expect(fight.locator(".side").filter(has_text=does)).to_have_count(len(chosen))
    expect(fight.get_by_text("damage to come")).to_have_count(len(combat["damage"]))
    question(anna).get_by_role("button", name=say(record, kind), exact=True).click()
    anna.see(re.compile(logged))


# Referendums


def polling(position: Position, decision: Decision) -> bool:
    """Our vampire may vote in a referendum called by a card."""
    votes = [move.text for move in decision.options if type(move).__name__ == "Vote"]
    if not any("#" in text for text in votes):
        return False
    return not position.view(0)["referendum"]["hunted"]


def hunting(position: Position, decision: Decision) -> bool:
    """Our vampire may vote in a blood hunt."""
    votes = [move.text for move in decision.options if type(move).__name__ == "Vote"]
    return any("#" in text for text in votes) and not polling(position, decision)


@pytest.mark.parametrize(("wanted", "decks"), [(polling, "votes"), (hunting, "brujah")])
def test_a_referendum_shows_all_votes(visit: Visit, wanted: object, decks: str) -> None:
    anna, record = visit(), find_game(wanted, decks, decks)  # type: ignore[arg-type]
    take_over(anna, record)
    referendum = record.position.view(0)["referendum"]
    poll = panel(anna, EN["vt-referendum"])
    assert poll.locator(".tally b").all_inner_texts() == [
        str(referendum["for"]),
        str(referendum["against"]),
    ]
    voters = poll.get_by_role("list", name=EN["vt-votes-of"]).get_by_role("listitem")
    left = re.compile(r"\((no|\d+) (visible )?votes? left\)")
    expect(voters.filter(has_text=left)).to_have_count(2)
    hunted = referendum["hunted"]
    name = words(record).name("card", hunted or referendum["card"])
    expect(poll).to_contain_text(f"Blood hunt: {name}" if hunted else name)
    vote = next(move for move in moves(record, "Vote") if "#" in move.text)
    question(anna).get_by_role("button", name=words(record).move(vote), exact=True).click()
    source = words(record).name("card", vote.text.split()[1])
    anna.see(re.compile(rf"^You cast \d votes? (for|against) \({source}\)\.$"))


def unhindered(position: Position, decision: Decision) -> bool:
    """We may diablerize, nobody can block, and our next question is the vote."""
    rivals = position.view(0)["ready"][1]
    if not offers(decision, "Diablerize") or not all(card["tapped"] for card in rivals):
        return False
    after = position.copy()
    after.play(0, next(move for move in decision.options if type(move).__name__ == "Diablerize"))
    while (seat := after.deciders[0]) == 1 or passes_only(after.decision(0)):
        if not offers(after.decision(seat), "Pass"):
            return False
        after.play(seat, "pass")
    return offers(after.decision(0), "Vote")


def passes_only(decision: Decision) -> bool:
    """Whether passing is the only option, so that nobody is asked."""
    return [move.text for move in decision.options] == ["pass"]


def test_a_diablerie_leads_to_a_blood_hunt(visit: Visit) -> None:
    anna, record = visit(), find_game(unhindered, *FIGHTERS)
    take_over(anna, record)
    move = moves(record, "Diablerize")[0]
    _, minion, victim = move.text.split()
    for word in (minion, victim):
        card = anna.page.locator(f"[data-card='{word}']")
        card.click()
        expect(card).to_have_attribute("aria-pressed", "true")
    deed = question(anna).get_by_role("button", name=words(record).move(move), exact=True)
    expect(deed).to_be_visible()
    deed.click()
    names = [words(record).name("card", word) for word in (minion, victim)]
    anna.see(f"{names[0]} tries to diablerize {names[1]}.")
    anna.see(f"Diablerie! {names[0]} devours {names[1]}.")
    anna.see(f"A blood hunt on {names[0]} is put to the vote.")
    expect(panel(anna, EN["vt-referendum"])).to_contain_text(f"Blood hunt: {names[0]}")
    question(anna).get_by_role("button", name=re.compile("^Vote against it")).first.click()
    anna.see(re.compile(r"casts? \d+ votes? against \("))


# Keyboard, and unplayable cards


def with_a_bleeder(_: Position, decision: Decision) -> bool:
    """Our minion phase: a minion may bleed, and some cards are unplayable."""
    return len(bleeders(decision)) > 1


def test_an_action_by_keyboard_alone(visit: Visit) -> None:
    anna, record = visit(), find_game(with_a_bleeder, "brujah", "malkavian")
    take_over(anna, record)
    press = anna.page.keyboard.press
    minion = words(record).name("card", moves(record, "Bleed")[0].text.split()[1])
    choose = question(anna).get_by_role("button", name=minion, exact=True)
    expect(choose).to_be_visible()
    tab_to(anna, choose)
    press("Enter")
    expect(question(anna)).to_contain_text("What do you want to do?")
    bleed = question(anna).get_by_role("button", name=say(record, "Bleed"), exact=True)
    expect(bleed).to_be_visible()
    press("Escape")
    expect(choose).to_be_visible()
    tab_to(anna, choose)
    press("Enter")
    tab_to(anna, bleed)
    press("Enter")
    anna.see(f"{minion} bleeds Methuselah 2.")


def test_an_unplayable_card_says_why(visit: Visit) -> None:
    anna, record = visit(), find_game(with_a_bleeder, "brujah", "malkavian")
    take_over(anna, record)
    obstacles = record.position.obstacles(0)
    hand = record.position.view(0)["hand"][0]
    place = next(place for place, name in enumerate(hand) if name in obstacles)
    game_words = words(record)
    anna.page.locator(f"[data-place='{place}']").click()
    reasons = "; ".join(obstacle_texts(game_words, hand[place], obstacles[hand[place]]))
    expect(question(anna).get_by_role("status")).to_have_text(
        f"{game_words.name('card', hand[place])} cannot be played now: {reasons}"
    )


def test_an_amount_is_chosen_with_plus_and_minus(visit: Visit) -> None:
    def wanted(_: Position, decision: Decision) -> bool:
        return sum(type(move).__name__ == "Number" for move in decision.options) == 3

    anna, record = visit(), find_game(wanted, "votes", "votes")
    table = take_over(anna, record)
    second = str(moves(record, "Number")[1].fields()[0])
    question(anna).get_by_role("button", name=EN["vt-more"], exact=True).click()
    question(anna).get_by_role("button", name=f"Choose {second}", exact=True).click()
    expect(question(anna).get_by_role("button", name=f"Choose {second}")).to_have_count(0)
    moves_made = [entry for entry in anna.state(table)["log"] if entry["kind"] == "move"]
    assert moves_made[0]["seat"] == 0


def test_everything_fits_and_is_readable_on_a_phone(visit: Visit) -> None:
    anna = visit(locale="de-DE", reduced_motion="reduce", **LARGE_PHONE)
    take_over(anna, find_game(striking, *FIGHTERS))
    expect(panel(anna, messages("board-vtes", "de")["vt-combat"])).to_be_visible()
    assert anna.page.evaluate(OVERFLOW) <= 0
    small = "(all) => all.filter((it) => it.getBoundingClientRect().height < 43.5).length"
    assert anna.page.locator(".ask button").evaluate_all(small) == 0
    assert serious(anna.page, "dark", EVERYTHING) + serious(anna.page, "light", COLOURS) == []
