"""The phrases of the card language in words.

Every node has a message: `MoveThis` of Masquerade is `masquerade-phrase-move-this`, what belongs
to all games has no prefix. Its fields are the facts the message may use: `$from` is the field
`from_` in its plain form, `$from-dat` the same in the form `dat`, an attribute of the message of
whatever stands there. So each language declines and conjugates as it needs to. Further:

- `$amount-blood` is an amount of `unit-blood`, in the form `much`; `$amount-blood-x` in the form x.
  An amount whose message lacks a form is said by `phrase-equal`, a number by `phrase-number`.
- `$what-name` is the message for the word that stands in the field: `what-blood`.
- `$effect-kind` is the kind of node in a field, `number` for a number.
- What is not there is `none`; what is so or not is `yes` or `no`.
- Some attributes are handed down to all that stands in a phrase, or waits for a moment:
  see `HANDED_DOWN`.
- What has been named in the same sentence is said by the message that `.again` names.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from conclave.core.definition import Definition
from conclave.lang.abilities import Instead, Whenever
from conclave.lang.effects import Do, Each, Either
from conclave.lang.nodes import Amount, Players
from conclave.text.words import MissingWords, Words, kebab

Facts = Mapping[str, object]

HANDED_DOWN: Final[Facts] = {
    "causer": None,  # THAT_PLAYER is who caused what happened, not whom it befell
    "counted": None,  # what THAT_MANY counts
    "every": 1,  # for each one, for every two
    "extra": None,  # influence that comes on top of what the rules give
    "local": None,  # the card speaks of everybody at its location
    "named": (),  # the phrases that the sentence has named
    "paid": None,  # the amount comes out of what it is measured by
    "same": None,  # THAT_MANY is the very blood that was spoken of
    "unit": None,  # what an amount is an amount of
}
"""What a phrase knows of those around it, and what holds where nothing is said."""
NAMING: Final = ("by", "moment")
"""The fields whose words the other fields of a phrase may take up again."""


class Phrases:
    """Says phrases in one language for one game. What can't be said raises MissingWords."""

    def __init__(self, words: Words) -> None:
        self.words = Words(words.language, words.game, strict=True)

    def sentences(self, *phrases: Definition, around: Facts = HANDED_DOWN) -> str:
        """Phrases as sentences, one after another."""
        return " ".join([sentence(self.say(phrase, "", around)) for phrase in phrases])

    def say(self, node: Definition, form: str = "", around: Facts = HANDED_DOWN) -> str:
        """A phrase in one of its forms."""
        if isinstance(node, Each):
            node = self._of_each(node)
        if isinstance(node, Do) and len(node.effects) == 1:
            return self.say(node.effects[0], form, around)
        facts = self._facts(node, around)
        return self._say(self._key(node, around), form, facts)

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
        try:
            return tidy(self.words.fill(full, told))
        except MissingWords as missing:
            raise (fault or missing) from None

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
        key = self._key(speaker, HANDED_DOWN)
        for name in HANDED_DOWN:
            if self.words.has(f"{key}.{name}"):
                told = self._say(key, name, {**HANDED_DOWN, "names": (), **_own(speaker)})
                facts[name] = None if told == "none" else told

    def _tell(self, field: str, form: str, facts: Facts) -> object:
        """One fact in the form that a message asks for."""
        value = facts[field]
        if field not in NAMING:
            facts = {**facts, "named": (*_tuple(facts["named"]), *_tuple(facts["names"]))}
        if value is None or isinstance(value, bool):
            return {None: "none", True: "yes", False: "no"}[value]
        if isinstance(value, int) and not form:
            return value
        if form == "kind":
            return "number" if isinstance(value, int) else kebab(type(value).__name__)
        if isinstance(value, int | Amount):
            unit, _, wanted = form.partition("-")
            if form and self.words.has(self.words.key(f"unit-{unit}")):
                return self._amount(value, wanted or "much", {**facts, "unit": unit})
            return self._amount(value, form, facts)
        if isinstance(value, tuple):
            return self.sentences(*value, around=facts)
        if isinstance(value, Definition):
            return self.say(value, form, facts)
        if not form:
            return str(value)
        return self._say(self.words.key(f"{field}-{value}"), "" if form == "name" else form, facts)

    def _amount(self, value: object, form: str, facts: Facts) -> str:
        if not isinstance(value, Amount):
            return self._say(self.words.key("phrase-number"), form, {**facts, "number": value})
        try:
            return self.say(value, form, facts)
        except MissingWords:
            return self._say(self.words.key("phrase-equal"), form, {**facts, "amount": value})

    # Which message

    def _key(self, node: Definition, around: Facts) -> str:
        key = self.words.key(f"phrase-{kebab(type(node).__name__)}")
        if node in _tuple(around["named"]) and self.words.has(f"{key}.again"):
            return self.words.key(f"phrase-{self.words.say(f'{key}.again')}")
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


def _tuple(value: object) -> tuple[object, ...]:
    return value if isinstance(value, tuple) else ()


def tidy(text: str) -> str:
    """A text without the gaps that words leave which were not needed."""
    text = re.sub(r" +([,.;:)])", r"\1", " ".join(text.split()))
    return re.sub(r"(?<!\w)-(?=\d)", "−", text)


def sentence(text: str) -> str:
    """A text with a capital letter and a full stop."""
    text = tidy(text)
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")
