"""The phrases of the card language in words.

Every node has a message: `MoveThis` of Masquerade is `masquerade-phrase-move-this`, what belongs
to all games has no prefix. Its fields are the facts the message may use: `$from` is the field
`from_` in its plain form, `$from-dat` the same in the form `dat`, an attribute of the message of
whatever stands there. So each language declines and conjugates as it needs to. Further:

- `$amount-blood` is an amount of `unit-blood`, in the form `much`; `$amount-blood-x` in the form x.
  An amount whose message lacks a form is said by `phrase-equal`, a number by `phrase-number`.
- `$what-name` is the message for the word that stands in the field: `what-blood`.
- `$effect-kind` is the kind of node in a field, `number` for a number.
- `$filters-noun` is the first of several phrases that has the form `noun`, `$filters-rest` are the
  others; `$filters-list` are all of them, `$filters-or` any. `$types-type` are words in a field,
  each called as a `type`; `$disciplines-level` are disciplines with their levels, and
  `$disciplines-known` the same where only the superior ones are marked. `$types-several` is
  `yes` where there are several, `$types-first` the first as it is written, `$types-type-any` any
  of them, and `$kinds-kind-a` the same in the form `a`.
- What is not there is `none`; what is so or not is `yes` or `no`.
- Some attributes are handed down to all that stands in a phrase, or waits for a moment:
  see `HANDED_DOWN`.
- What has been named in the same sentence is said by the message that `.again` names.
- Things of a kind (`$target-one-acc`, `$which-all`) are put together from what they are: see
  text/things.py. `$aim-that` is what was chosen, by the noun of its kind.
- A form that a message lacks may be made by the message `phrase-default`, where `$it` is the phrase
  in its plain form.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from conclave.core.definition import Definition
from conclave.lang.abilities import Instead, Whenever
from conclave.lang.effects import Do, Each, Either
from conclave.lang.nodes import Amount, Players, walk
from conclave.text.names import called, level
from conclave.text.things import CLAUSES, Things, asked
from conclave.text.words import MissingWords, Words, kebab

Facts = Mapping[str, object]

HANDED_DOWN: Final[Facts] = {
    "aim": None,  # the kind of thing that was chosen, or that the moment is about
    "causer": None,  # THAT_PLAYER is who caused what happened, not whom it befell
    "count": None,  # whether one thing or several are spoken of
    "counted": None,  # what THAT_MANY counts
    "every": 1,  # for each one, for every two
    "extra": None,  # influence that comes on top of what the rules give
    "host": None,  # the kind of thing that the card is on
    "local": None,  # the card speaks of everybody at its location
    "me": None,  # the kind of thing that the card itself is, or who acts by it
    "mixed": None,  # the card is of several types
    "named": (),  # the phrases that the sentence has named
    "owner": None,  # somebody else than you uses the card: it is about his or her pool
    "paid": None,  # the amount comes out of what it is measured by
    "same": None,  # THAT_MANY is the very blood that was spoken of
    "shape": None,  # the gender and form of a noun, for the adjectives before it
    "unit": None,  # what an amount is an amount of
}
"""What a phrase knows of those around it, and what holds where nothing is said."""
NAMING: Final = ("by", "moment")
"""The fields whose words the other fields of a phrase may take up again."""
NEW_LINE: Final = "¶"
"""Where a text goes on in a new line, until it is whole: `$modes-lines`."""
UNTIDY: Final = re.compile(r" [,.;:)]|[:,],|,[.;:)]|\.\.|(?<!\w)-\d")
"""What a text has where it must be tidied; most have not."""
THINGS: Final = ("aim", "host", "me")
"""Facts that are kinds of things: said by `thing-vampire`, whatever their own name."""
LASTING: Final = (*THINGS, "count", "shape")
"""What stays as it was said before where a phrase has nothing else to say about it."""


class Phrases:
    """Says phrases in one language for one game. What can't be said raises MissingWords."""

    def __init__(self, words: Words) -> None:
        self.words = Words(words.language, words.game, strict=True)
        self.things = Things(self)
        # The same phrases stand on many cards: what was said once is kept.
        self._keys: dict[str, str] = {}
        self._filled: dict[tuple[str, tuple[tuple[str, object], ...]], str] = {}
        self._handed: dict[Definition, tuple[dict[str, str | None], bool]] = {}

    def sentences(self, *phrases: Definition, around: Facts = HANDED_DOWN) -> str:
        """Phrases as sentences, one after another."""
        return " ".join([sentence(self.say(phrase, "", around)) for phrase in phrases])

    def say(self, node: Definition, form: str = "", around: Facts = HANDED_DOWN) -> str:
        """A phrase in one of its forms."""
        if isinstance(node, Each):
            node = self._of_each(node)
        if isinstance(node, Do) and len(node.effects) == 1:
            return self.say(node.effects[0], form, around)
        key = self._key(node, around)
        unsaid = not self.words.has(f"{key}.{form}") or (form in CLAUSES and not around["count"])
        if form and unsaid:
            if asked(form) and self.words.has(self.key("phrase-thing")):
                return self.things.say((node,), form, around)
            default = self.key("phrase-default")
            if self.words.has(f"{default}.{form}"):
                return self._say(default, form, {**around, "names": (), "it": node})
        return self._say(key, form, self._facts(node, around))

    def has(self, node: Definition, form: str) -> bool:
        """Whether the message of a phrase has a form."""
        return self.words.has(f"{self._key(node, HANDED_DOWN)}.{form}")

    def _say(self, key: str, form: str, facts: Facts) -> str:
        full = f"{key}.{form}" if form else key
        told: dict[str, object] = {}
        fault: MissingWords | None = None
        for name in self.words.needs(full):
            field, _, wanted = name.partition("-")
            if field in facts:
                # What is missing may stand in a variant that is not taken.
                try:
                    told[name] = self._tell(field, wanted, facts)
                except MissingWords as missing:
                    fault = missing
        filled = (full, tuple(told.items()))
        if filled not in self._filled:
            try:
                self._filled[filled] = tidy(self.words.fill(full, told))
            except MissingWords as missing:
                raise (fault or missing) from None
        return self._filled[filled]

    def key(self, name: str) -> str:
        """The message for a name: see `Words.key`."""
        if name not in self._keys:
            self._keys[name] = self.words.key(name)
        return self._keys[name]

    # What a message may use

    def _facts(self, node: Definition, around: Facts) -> dict[str, object]:
        facts = {name: around[name] for name in HANDED_DOWN}
        facts |= _own(node)
        for speaker in (node, facts.get("moment")):
            if isinstance(speaker, Definition):
                self._hand_down(speaker, facts)
        facts["names"] = _names(node)
        return facts

    def _hand_down(self, speaker: Definition, facts: dict[str, object]) -> None:
        if speaker not in self._handed:
            self._handed[speaker] = self._said_around(speaker), self._tells_of_me(speaker)
        handed, tells_of_me = self._handed[speaker]
        facts |= handed
        there = f"{facts['aim']}-there"
        alike = tells_of_me and facts["aim"] == (facts["me"] or "minion")
        if alike and self.words.has(self.key(f"thing-{there}")):
            facts["aim"] = there  # not to be taken for the one who acts

    def _said_around(self, speaker: Definition) -> dict[str, str | None]:
        """What a phrase says to all that stands in it."""
        key = self._key(speaker, HANDED_DOWN)
        around = {**HANDED_DOWN, "names": (), **_own(speaker)}
        said: dict[str, str | None] = {}
        for name in HANDED_DOWN:
            if self.words.has(f"{key}.{name}"):
                told = self._say(key, name, around)
                if told != "none" or name not in LASTING:
                    said[name] = None if told == "none" else told
        return said

    def _tells_of_me(self, speaker: Definition) -> bool:
        """Whether a phrase is about the one who acts, too."""
        keys = [self._key(node, HANDED_DOWN) for node in walk(speaker.fields())]
        return any("me" in self.words.needs(key) for key in keys)

    def _tell(self, field: str, form: str, facts: Facts) -> object:
        """One fact in the form that a message asks for."""
        value = facts[field]
        if field not in NAMING:
            facts = {**facts, "named": (*_tuple(facts["named"]), *_tuple(facts["names"]))}
        if value is None or value == "" or isinstance(value, bool):
            return "none" if value in (None, "") else "yes" if value else "no"
        if isinstance(value, int) and not form:
            return value
        if form == "kind" and not isinstance(value, tuple):
            return "number" if isinstance(value, int) else kebab(type(value).__name__)
        if isinstance(value, int | Amount):
            unit, _, wanted = form.partition("-")
            if form and self.words.has(self.key(f"unit-{unit}")):
                return self._amount(value, wanted or "much", {**facts, "unit": unit})
            return self._amount(value, form, facts)
        if isinstance(value, tuple):
            return self._row(value, form, facts)
        if isinstance(value, Definition):
            return self.say(value, form, facts)
        if not form:
            return str(value)
        key = self.key(f"{'thing' if field in THINGS else field}-{value}")
        if form == "name":
            return self._say(key, "", facts) if self.words.has(key) else self._named(field, value)
        if name := called(self.words, form, str(value)):
            return name
        if form == "card":
            return str(value).replace("-", " ").title()  # a card that is not in the pool
        return self._say(key, form, facts)

    def _named(self, kind: str, written: object) -> str:
        """What something is called that goes by a written name."""
        name = called(self.words, kind, str(written))
        if name is None:
            raise MissingWords(f"{self.words.language}: {kind} {written}")
        return name

    def _row(self, row: tuple[object, ...], form: str, facts: Facts) -> str:
        """Several phrases, words, or disciplines with their levels."""
        if not form:
            return self.sentences(*_phrases(row), around=facts)
        if not row:
            return "none"
        if form == "lines":
            said = [sentence(self.say(phrase, "", facts)) for phrase in _phrases(row)]
            return f" {NEW_LINE} ".join(said)
        if form == "first":
            return str(row[0])
        if form == "several":
            return "yes" if len(row) > 1 else "none"
        joined, _, case = form.partition("-")
        if joined in ("list", "or"):
            said = [self.say(phrase, case, facts) for phrase in _phrases(row)]
            return self.words.join(said) if joined == "list" else self.words.either(said)
        if form in ("level", "known", "with"):
            said = [level(self.words, word, plain=form != "level") for word in _written(row)]
            return self.words.join(said) if form == "with" else ", ".join(said)
        if not all(isinstance(word, str | int) for word in row):
            if asked(form):
                return self.things.say(_phrases(row), form, facts)
            if form == "aim":
                said = [self.say(phrase, "aim", facts) for phrase in _phrases(row)]
                return next((each for each in said if each != "none"), "none")
            return self._of_kind(_phrases(row), form, facts)
        kind, _, form = form.partition("-")
        together = self.key(f"{kind}-{'-'.join(map(str, row))}")
        if form and len(row) > 1 and self.words.has(f"{together}.{form}"):
            return self._say(together, form, facts)
        if form == "any":
            return self.words.either([self._named(kind, word) for word in row])
        if form:
            return self.words.either([self._in_form(f"{kind}-{word}", form, facts) for word in row])
        return self.words.join([self._named(kind, word) for word in row])

    def _in_form(self, name: str, form: str, facts: Facts) -> str:
        """What goes by a written name in a form; in the plain one where it has no other."""
        key = self.key(name)
        return self._say(key, form if self.words.has(f"{key}.{form}") else "", facts)

    def _of_kind(self, filters: list[Definition], form: str, facts: Facts) -> str:
        """Things of several kinds: a noun in some form, and the `rest` of what they are."""
        noun = next((each for each in filters if self.has(each, "noun")), None)
        if form != "rest":
            any_card = self.key("phrase-any-card")
            return self._say(any_card, form, facts) if noun is None else self.say(noun, form, facts)
        rest = [self.say(each, "", facts) for each in filters if each is not noun]
        return ", ".join(rest) or "none"

    def _amount(self, value: object, form: str, facts: Facts) -> str:
        if not isinstance(value, Amount):
            return self._say(self.key("phrase-number"), form, {**facts, "number": value})
        try:
            return self.say(value, form, facts)
        except MissingWords:
            if not form:
                raise
            return self._say(self.key("phrase-equal"), form, {**facts, "amount": value})

    # Which message

    def _key(self, node: Definition, around: Facts) -> str:
        key = self.key(f"phrase-{kebab(type(node).__name__)}")
        of_players = self.key("phrase-each-player")
        if isinstance(node, Each) and self.words.has(of_players):
            key = of_players  # where a game has an Each of its own, for cards
        if node in _tuple(around["named"]) and self.words.has(f"{key}.again"):
            return self.key(f"phrase-{self.words.say(f'{key}.again')}")
        return key

    def _of_each(self, each: Each) -> Definition:
        """What each of several players does, where THAT_PLAYER is the one who does it."""
        for name, value in _fields(each.effect):
            if name == "by" and type(value).__name__ == "ThatPlayer":
                fields = dict(_fields(each.effect)) | {"by": each.players}
                return type(each.effect)(*fields.values())
        return each


def _fields(node: Definition) -> list[tuple[str, object]]:
    return list(zip(type(node).__match_args__, node.fields(), strict=True))


def _own(node: Definition) -> dict[str, object]:
    if isinstance(node, Do):
        return {"first": node.effects[0], "rest": Do(*node.effects[1:])}
    return {name.rstrip("_"): value for name, value in _fields(node)}


def _names(node: Definition) -> tuple[object, ...]:
    """What a phrase has named before it goes on: who chooses, the place of a moment."""
    if isinstance(node, Either):
        return (node.by,)
    if isinstance(node, Whenever | Instead):
        return tuple([part for part in node.moment.fields() if not isinstance(part, Players)])
    return ()


def _phrases(row: tuple[object, ...]) -> list[Definition]:
    return [part for part in row if isinstance(part, Definition)]


def _written(row: tuple[object, ...]) -> list[str]:
    """Disciplines and their levels as players write them: DOM, obf."""
    found = []
    for part in row:
        assert isinstance(part, tuple)
        name, number = part
        found.append(str(name).upper() if number == 2 else str(name))
    return found


def _tuple(value: object) -> tuple[object, ...]:
    return value if isinstance(value, tuple) else ()


def tidy(text: str) -> str:
    """A text without the gaps and commas that words leave which were not needed."""
    text = " ".join(text.split())
    if not UNTIDY.search(text):
        return text
    text = re.sub(r" +([,.;:)])", r"\1", text)
    text = re.sub(r"([:,]),", r"\1", text)
    text = re.sub(r",+(?=[.;:)])|(?<=\.)\.(?!\.)", "", text)
    return re.sub(r"(?<!\w)-(?=\d)", "−", text)


def sentence(text: str) -> str:
    """A text with a capital letter and a full stop."""
    text = tidy(text)
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")
