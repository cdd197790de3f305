"""What our cards say against the text that is printed on them: numbers, keywords, targets.

The printed texts are no part of this repository: where the reference list is not at hand, all this
is skipped, and only facts are compared (test_vtes_facts.py). It finds definitions that lost a
condition or changed a number. What differs and is right all the same stands in
`vtes_explained.tsv`, with the reason.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from text.vtes_explained import differing_facts, explained

import conclave
from conclave.core.definition import Definition
from conclave.games.vtes.cards import LIBRARY
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.printed import AnyCard, Crypt, Printed
from conclave.games.vtes.vocabulary.blood import GainBlood
from conclave.games.vtes.vocabulary.filters import VAMPIRE
from conclave.games.vtes.vocabulary.parts import TARGET
from conclave.games.vtes.vocabulary.targets import One
from conclave.lab.reference import folder_at_hand, printed
from conclave.text import Words
from conclave.text.phrases import HANDED_DOWN, Phrases, sentence

REFERENCE = folder_at_hand("vtes", Path(__file__).parents[2])
pytestmark = pytest.mark.skipif(
    REFERENCE is None, reason="the reference list of printed cards is not at hand"
)
PHRASES = Phrases(Words("en", conclave.game("vtes"), strict=True))
CARDS = dict(zip(LIBRARY.names, LIBRARY.cards, strict=True))
PLAYED = [name for name, card in CARDS.items() if isinstance(card, Printed)]
SPECIAL = [name for name, card in CARDS.items() if isinstance(card, Crypt) and card.grants]

# What both say, made alike

COUNTED = {
    "two": 2, "twice": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
    "nine": 9, "ten": 10, "thirteen": 13,
}  # fmt: skip
ALIKE = (
    ("’", "'"),
    ("−", "-"),
    (r"\(d\)", ""),
    (r"\bunlock", "untap"),
    (r"\block(?=(?:s|ed|ing)?\b)", "tap"),
    (r"\btap(?=ed|ing)", "tapp"),
    (r"\bcanceled", "cancelled"),
    (r"out-of-turn", "out of turn"),
    (r"(\d)r\b", r"\1 ranged"),
    (r"\b(?:less|fewer) than (\d+)", "N-1"),
    (r"\bbelow (\d+)", "N-1"),
    (r"\b(?:above|greater than|more than|over) (\d+)", "N+1"),
    (r"\bincreases? by 1|\bincreased by 1", "+1"),
    (r"\b(?:1|one|an) additional (?=vote|pool|blood|discard phase|master phase)", "+1 "),
    (r"\b(?:do|does) not get the (?:usual|normal) \+1", "-1"),
    (r"\bhas \d+ votes? \(titled\)", ""),
    (r"unique (?:camarilla |sabbat )?title", "title"),
    (r"([+-]) (\d)", r"\1\2"),
    (r"\b(?:this|the|that) (?:\w+ing |chosen )?vampire\b", "that one"),
    (r"\bby a ((?:ready |tapped |ready, untapped )?)vampire\b", r"by a \1one"),
    (r"\ba vampire (?:may|can) (?:have|play) only", ""),
    (r"\b(younger|older|titled) vampires?\b", r"\1"),
)
"""What is said in other words, on either side."""
GIVEN = re.compile(
    r"\+1 stealth (?:action\. (?:equip with this card|employ this retainer|recruit this ally|"
    r"gain this power|hunt)|political action)"
)
"""What the rules say of every such card, and few cards print."""


def alike(text: str) -> str:
    """A text in small letters and in the same words, whoever wrote it."""
    text = " ".join(text.lower().replace("¶", " ").split())
    for pattern, other in ALIKE:
        if other in ("N-1", "N+1"):
            by = int(other[1:])
            text = re.sub(pattern, lambda found, by=by: f"{int(found[1]) + by}", text)  # type: ignore[misc]
        else:
            text = re.sub(pattern, other, text)
    return text


def numbers(text: str) -> Counter[str]:
    """The numbers in a text. A bare 1 is left out: `a card` is as good."""
    found = Counter[str]()
    for sign, digits in re.findall(r"([+-]?)(?<![\d#:])(\d+)(?!mm|th|\d)", text):
        if sign == "-" or (sign and digits == "1"):
            found[sign + digits] += 1
        elif int(digits) > 1:
            found[digits] += 1
    found.update([str(COUNTED[word]) for word in re.findall(r"[a-z]+", text) if word in COUNTED])
    return found


KEYWORDS = {
    word: re.compile(pattern or rf"\b{word}\b")
    for word, pattern in {
        "stealth": "", "intercept": "", "strength": "", "maneuver": r"\bmaneuver", "dodge": "",
        "press": r"\bpress", "aggravated": "", "first strike": "", "prevent": r"prevent",
        "additional strike": "additional strike", "ranged": "", "hand strike": "hand strike|hand d",
        "melee": "", "combat ends": r"combat ends|ends? combat", "damage": "", "torpor": "",
        "diablerie": r"diabler", "blood hunt": "", "hand size": "", "edge": "", "ash heap": "",
        "uncontrolled": "", "crypt": "", "library": r"\blibrary(?! card)", "votes": r"\bvotes?\b",
        "abstain": r"\babstain", "transfer": r"\btransfer", "prey": "", "predator": "",
        "younger": "", "capacity": "", "tap": r"\btap(?:s|ped|ping)?\b", "untap": r"\buntap",
        "bleed": r"\bbleed|\bbled\b", "hunt": r"\bhunt(?!ing ground)", "cancel": r"\bcancel",
        "unique": "", "trifle": "", "out of turn": "", "vampire": r"\bvampires?\b",
        "ally": r"\ball(?:y|ies)\b", "retainer": r"\bretainer", "location": r"\blocation",
        "equipment": r"\bequip", "weapon": r"\bweapon", "gun": "", "vehicle": "", "animal": "",
        "conviction": "", "sabbat": "", "camarilla": "", "laibon": "", "independent": "",
        "prince": "", "justicar": "", "inner circle": "", "archbishop": "", "bishop": "",
        "primogen": "", "priscus": r"\bprisc", "cardinal": "", "regent": "", "title": r"\btitle",
        "anarch": "", "black hand": "", "first round": "", "close range": r"close range|is close",
        "long range": r"long range|is long", "frenzy": "", "grapple": "",
        "not replaced": r"not replace|replaced?\b", "first": r"\bfirst round",
    }.items()
}  # fmt: skip

MORE = {"vampire"}
"""What we say more often: a Gangrel is a Gangrel vampire."""


def words(text: str) -> set[str]:
    """The keywords in a text."""
    return {word for word, pattern in KEYWORDS.items() if pattern.search(text)}


# A card as we tell it


def line(card: AnyCard) -> str:
    return alike(PHRASES.say(card))


def text(card: AnyCard) -> str:
    """All that a card says, without what the rules say of every such card."""
    told = alike(PHRASES.say(card, "text"))
    given = len(card.modes) if isinstance(card, Printed) else 0
    return GIVEN.sub("", told, count=given) if given else told


def ways(card: Printed) -> dict[tuple[str, ...], str]:
    """What a card says for each combination of disciplines; in capitals where superior."""
    around = PHRASES._facts(card, HANDED_DOWN)
    found: dict[tuple[str, ...], str] = {}
    for mode in card.modes:
        key = tuple(
            sorted([word.upper() if level == 2 else word for word, level in mode.disciplines])
        )
        told = GIVEN.sub("", alike(sentence(PHRASES.say(mode, "", around))))
        found[key] = f"{found.get(key, '')} {told}"
    return found


def sections(told: str) -> tuple[str, dict[tuple[str, ...], str]]:
    """What is printed for all ways to play a card, and for each of them."""
    head, found = "", dict[tuple[str, ...], str]()
    key: tuple[str, ...] | None = None
    for row in told.split("\n"):
        if marks := re.match(r"\s*((?:\[[a-zA-Z]{3}\])+)", row):
            key = tuple(sorted(re.findall(r"\w{3}", marks[1])))
        if key is None:
            head += f" {row}"
        else:
            found[key] = f"{found.get(key, '')} {row}"
    return alike(head), {key: alike(told) for key, told in found.items()}


# What differs


def library_differences(card: Printed, row: dict[str, str]) -> set[str]:
    """What our card says otherwise than the printed one."""
    told = alike(f"{row['Type']}. {row['Card Text']}")
    own = words(f"{line(card)} {text(card)}")
    found = {f"word lost: {word}" for word in words(told) - own}
    found |= {f"word added: {word}" for word in own - words(told) - MORE}
    return found | set(of_ways(card, row["Card Text"]))


def of_ways(card: Printed, told: str) -> Iterator[str]:
    """Numbers that differ, way by way. What stands `as above` may be said once more."""
    head, parts = sections(told)
    life = f"{card.life} {card.strength} {card.bleed}" if "ally" in card.types else str(card.life)
    if not parts:
        yield from changed(numbers(head), numbers(f"{text(card)} {life}"))
        return
    ours, above = ways(card), Counter[str]()
    shared = numbers(f"{alike(PHRASES.sentences(*card.grants))} {life}")
    for key in ours.keys() | parts.keys():
        if key not in ours or key not in parts:
            yield f"[{' '.join(key)}] way {'added' if key in ours else 'lost'}"
    for key, part in parts.items():
        known = numbers(part) | above if "above" in part else numbers(part)
        own = numbers(ours.get(key, ""))
        for difference in changed(numbers(part) - shared, own, known + numbers(head)):
            yield f"[{' '.join(key)}] {difference}"
        above |= numbers(part)


def changed(
    theirs: Counter[str], ours: Counter[str], allowed: Counter[str] | None = None
) -> Iterator[str]:
    """The numbers that we do not say, and those that only we say."""
    for number, count in (theirs - ours).items():
        yield f"number lost: {number}" + (f" × {count}" if count > 1 else "")
    for number, count in (ours - (theirs if allowed is None else allowed)).items():
        yield f"number added: {number}" + (f" × {count}" if count > 1 else "")


def crypt_differences(card: Crypt, row: dict[str, str]) -> set[str]:
    """What our vampire or imbued says otherwise than the printed one."""
    told = alike(row["Card Text"])
    own = f"{line(card)} {text(card)}"
    found = {f"word lost: {word}" for word in words(told) - words(own)}
    found |= {f"word added: {word}" for word in words(text(card)) - words(told) - MORE}
    found |= set(changed(numbers(told), numbers(text(card))))
    return found


def differences(name: str, card: AnyCard) -> set[str]:
    assert REFERENCE is not None
    row = printed(REFERENCE)[name]
    return (
        crypt_differences(card, row) if isinstance(card, Crypt) else library_differences(card, row)
    )


@pytest.mark.parametrize("name", PLAYED + SPECIAL)
def test_a_card_says_what_is_printed_on_it(name: str) -> None:
    assert differences(name, CARDS[name]) == explained(name, facts=False)


# That faults would be found


def changed_way(name: str, way: int, **fields: object) -> set[str]:
    """What differs when one way to play a card is written otherwise."""
    card = CARDS[name]
    assert isinstance(card, Printed)
    modes = list(card.modes)
    modes[way] = replace(modes[way], **fields)  # type: ignore[arg-type]
    return differences(name, replace(card, modes=tuple(modes))) - explained(name, facts=False)


def test_a_changed_number_is_found() -> None:
    govern = CARDS["govern-the-unaligned"]
    assert isinstance(govern, Printed)
    action = govern.modes[1].effect
    assert isinstance(action, Action)
    four = replace(action, effect=GainBlood(4, TARGET))
    assert changed_way("govern-the-unaligned", 1, effect=four) == {
        "[DOM] number added: 4", "[DOM] number lost: 3",
    }  # fmt: skip
    assert changed_way("govern-the-unaligned", 1, effect=replace(action, stealth=2)) == {
        "[DOM] number added: 2", "[DOM] number lost: +1",
    }  # fmt: skip


def test_a_lost_condition_or_target_is_found() -> None:
    assert "word lost: younger" in changed_way("redirection", 0, if_=None)
    assert "word lost: long range" in changed_way("no-trace", 0, if_=None)
    govern = CARDS["govern-the-unaligned"]
    assert isinstance(govern, Printed)
    action = govern.modes[1].effect
    assert isinstance(action, Action)
    anybody = replace(action, target=One(VAMPIRE, region="your-uncontrolled"))
    assert changed_way("govern-the-unaligned", 1, effect=anybody) == {"word lost: younger"}


def test_a_lost_requirement_is_found() -> None:
    for name, found in (
        ("fame", "word lost: unique"),
        ("second-tradition-domain", "word lost: prince"),
        ("reckless-agitation", "word lost: independent"),
    ):
        card = CARDS[name]
        assert isinstance(card, Printed)
        assert found in differences(name, replace(card, traits=(), needs=()))


def test_nearly_every_number_that_is_raised_is_found() -> None:
    seen, missed = 0, []
    for name in PLAYED[::15]:
        for other in raised(CARDS[name]):
            assert isinstance(other, Printed)
            if (line(other), text(other)) == (line(CARDS[name]), text(CARDS[name])):
                continue  # the strength of an equipment and the like, which nobody reads
            seen += 1
            text_alike = differences(name, other) == explained(name, facts=False)
            if text_alike and differing_facts(name, other) == explained(name, facts=True):
                missed.append(name)
    assert seen > 80
    assert len(missed) < seen / 10, missed


def raised(value: object) -> Iterator[object]:
    """A definition with one of its numbers raised, for each of them."""
    if isinstance(value, tuple):
        for place, part in enumerate(value):
            for other in raised(part):
                yield (*value[:place], other, *value[place + 1 :])
    elif isinstance(value, Definition):
        given = value.fields()
        for place, part in enumerate(given):
            for other in raised(part):
                yield written(value, (*given[:place], other, *given[place + 1 :]))
    elif isinstance(value, int) and not isinstance(value, bool) and value not in UNBOUNDED:
        yield value + 1


def written(like: Definition, fields: tuple[object, ...]) -> Definition:
    """A phrase of the same kind with these fields."""
    names = type(like).__match_args__
    if names[0] in ("filters", "effects", "conditions", "players"):
        row = fields[0]
        assert isinstance(row, tuple)
        return type(like)(*row, **dict(zip(names[1:], fields[1:], strict=True)))
    return type(like)(*fields)


UNBOUNDED = (0, 99, 999)
"""Numbers that mean none, or no bound."""
