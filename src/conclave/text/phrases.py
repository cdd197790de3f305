"""The phrases of the card language in words.

Every node has a message: `MoveThis` of Masquerade is `masquerade-phrase-move-this`; messages
shared by all games have no prefix. A message may use the node's fields as facts: `$from` is the
field `from_` in its plain form, and `$from-dat` its form `dat`, an attribute of the message for the
field's value. So each language can decline and conjugate as it needs to. Further:

- `$amount-blood` is an amount of `unit-blood`, in the form `much`; `$amount-blood-x` in the form x.
  An amount without the form uses `phrase-equal`, a number `phrase-number`.
- `$what-name` is the message for the word in the field: `what-blood`.
- `$effect-kind` is the kind of node in a field, `number` for a number.
- `$filters-noun` is the first of several phrases that has the form `noun`, `$filters-rest` are the
  others; `$filters-list` joins all with "and", `$filters-or` with "or". `$types-type` are ids in a
  field, each named as a `type`; `$disciplines-level` are disciplines with their levels, and
  `$disciplines-known` the same with only the superior ones marked. `$types-several` is `yes` if
  there are several, `$types-first` the first id, `$types-type-any` the names joined with "or",
  `$types-type-nor` with "nor", and `$kinds-kind-a` the same as "or" in the form `a`.
- `$both` of an Either is the kinds of its effects if they differ in nothing else:
  `attack-marker-defence-marker`.
- An empty field is `none`; a truth value is `yes` or `no`.
- Some attributes are passed down to all phrases inside: see `CONTEXT`.
- A phrase repeated in the same sentence uses the message named by `.again`.
- Things of a kind (`$target-one-acc`, `$which-all`) are composed from filters: see text/things.py.
  `$aim-that` is the chosen thing, by the noun of its kind.
- The attribute `said` (`said-then` for the form then) is the subject of what a phrase says first;
  in what follows, a pronoun can stand for it.
- A phrase whose message is `silent` is left out: other words of the card say it. One that is
  `apart` is about the card itself, and stays there when the card lends its abilities.
- `$effect-person` is the person of the subject of an effect: `you`, `one` or `many`.
- A missing form may come from the message `phrase-default`, where `$it` is the phrase in its plain
  form.
"""

from __future__ import annotations

import re
from functools import cached_property
from itertools import pairwise
from typing import Final

from conclave.core.definition import Definition
from conclave.lang.effects import Do, Each, If
from conclave.lang.nodes import Amount, Effect
from conclave.text.choices import capital, mention
from conclave.text.clauses import PLAIN, Clauses
from conclave.text.contexts import (
    CONTEXT,
    THINGS,
    Choice,
    Contexts,
    Facts,
    as_tuple,
    fields_of,
    own_facts,
    owned,
)
from conclave.text.names import detailed_name, discipline_name, display_name
from conclave.text.things import CASES, CLAUSES, Things, is_thing_form, joined_once
from conclave.text.words import MissingWords, Words, kebab

NAMING: Final = ("by", "moment", "condition")
"""Fields that the other fields of a phrase may repeat."""
CONDITION_FIRST: Final = ("", PLAIN, "joined", "may")
"""Forms in which a condition comes before its effect."""
LATER: Final = ("rest", "then")
"""Fields with what follows a clause: its adverb is not repeated."""
NEW_LINE: Final = "¶"
"""Marks a line break until the text is complete: `$modes-lines`."""
UNTIDY: Final = re.compile(r" [,.;:)]|[:,],|,[.;:)]|\.\.|(?<!\w)-\d")
"""Matches texts that need tidying; most do not."""


class Phrases:
    """Puts phrases into words; raises MissingWords for a phrase without a message."""

    def __init__(self, words: Words) -> None:
        self.words = Words(words.language, words.game, strict=True)
        self.things = Things(self)
        self.clauses = Clauses(self)
        self.contexts = Contexts(self)
        # Caches: the same phrases are on many cards.
        self._keys: dict[str, str] = {}
        self._filled: dict[tuple[str, tuple[tuple[str, object], ...]], str] = {}
        self._choices: dict[object, int] = {}

    def sentences(self, *phrases: Definition, context: Facts = CONTEXT) -> str:
        """Phrases as sentences."""
        texts = [sentence(self.say(phrase, "", context)) for phrase in phrases]
        return " ".join([text for text in texts if text])

    def say(self, node: Definition, form: str = "", context: Facts = CONTEXT) -> str:
        """A phrase in one of its forms."""
        if isinstance(node, Each):
            node = self._of_each(node)
        if isinstance(node, Do):
            node = Do(*[each for each in node.effects if not self._is_silent(each)])
        if isinstance(node, Do) and len(node.effects) == 1:
            return self.say(node.effects[0], form, context)
        if isinstance(node, If) and self._is_silent(node.condition):
            return self.say(node.effect, form, context)
        key = self.key_of(node, context)
        for way, filter in (("controlled", "ControlledBy"), ("carried", "OnCard")):
            said = f"{way}-{form}" if form else way
            if self.words.has(f"{key}.{said}") and (parts := owned(node, filter)):
                return self.fill(key, said, {**self.contexts.facts(node, context), **parts})
        if self.clauses.is_clause(key, form):
            return tidy(self.clauses.say(node, key, form, self.contexts.facts(node, context)))
        if not form and self.words.has(f"{key}.{PLAIN}"):
            form = PLAIN
        unsaid = not self.words.has(f"{key}.{form}") or (form in CLAUSES and not context["count"])
        if form and unsaid:
            if is_thing_form(form) and self.words.has(self.key("phrase-thing")):
                return self.things.say((node,), form, context)
            default = self.key("phrase-default")
            if self.words.has(f"{default}.{form}"):
                return self.fill(default, form, {**context, "names": (), "it": node})
        facts = self.contexts.facts(node, context)
        if isinstance(node, If) and form not in CONDITION_FIRST:
            facts["names"] = ()
        said = "said" if form in ("", PLAIN) else f"said-{form}"
        if self.words.has(f"{key}.{said}"):
            facts |= {"previous": self.fill(key, said, facts), "said": True}
        text = self.fill(key, form, facts)
        if not self.words.has(f"{key}.mentions"):
            return text
        return self._mention(text, form, {**facts, "asked": context["asked"]})

    def _mention(self, short: str, form: str, facts: Facts) -> str:
        """A mention of what was chosen: see text/choices.py."""
        choice = facts["choice"]
        if not isinstance(choice, Choice) or form not in ("", *CASES):
            return short
        if self.has(choice.what, "known"):  # nothing is chosen: the card is known by its role
            return str(self._value("choice", f"one-{form}" if form else "one", facts))
        wanted = f"{facts['quantity']}-{form}" if form else str(facts["quantity"])
        full = "" if facts["asked"] else str(self._value("choice", wanted, facts))
        return mention(str(self._value("choice", "id", facts)), full, short)

    def is_simple(self, node: Definition) -> bool:
        """Whether a phrase is a clause that another one can follow in the same sentence."""
        return self.has(node, "verb") and not self.has(node, PLAIN)

    def _is_silent(self, part: object) -> bool:
        """Whether other words of the card say it: a filter that goes with a limit, a memory."""
        if not isinstance(part, Definition) or not self.has(part, "silent"):
            return False
        facts = {**CONTEXT, "names": (), **own_facts(part)}
        return self.fill(self.key_of(part, CONTEXT), "silent", facts) != "none"

    def has(self, node: Definition, form: str, context: Facts = CONTEXT) -> bool:
        """Whether the message of a phrase has a form."""
        return self.words.has(f"{self.key_of(node, context)}.{form}")

    def fill(self, key: str, form: str, facts: Facts) -> str:
        """A form of a message, filled with the facts that it uses."""
        full = f"{key}.{form}" if form else key
        values: dict[str, object] = {}
        fault: MissingWords | None = None
        for name in self.words.needs(full):
            field, _, wanted = name.partition("-")
            if field in facts:
                # A missing value may belong to a variant that is not used.
                try:
                    values[name] = self._value(field, wanted, facts)
                except MissingWords as missing:
                    fault = missing
        filled = (full, tuple(values.items()))
        if filled not in self._filled:
            try:
                self._filled[filled] = tidy(self.words.fill(full, values))
            except MissingWords as missing:
                raise (fault or missing) from None
        return self._filled[filled]

    def key(self, name: str) -> str:
        """The message for a name: see `Words.key`."""
        if name not in self._keys:
            self._keys[name] = self.words.key(name)
        return self._keys[name]

    def _value(self, field: str, form: str, facts: Facts) -> object:
        """A fact in the form that a message uses."""
        value = facts[field]
        if field not in NAMING:
            named = (*as_tuple(facts["named"]), *as_tuple(facts["names"]))
            kept = ("rest", "it", "first", "second") if "by" in facts else ("rest", "it")
            keeps = field in kept or facts.get("said")
            previous = facts["previous"] if keeps else None
            adverb = None if field in LATER else facts["adverb"]
            facts = {**facts, "named": named, "previous": previous, "adverb": adverb}
        else:
            facts = {**facts, "previous": None}
        if value is None or value == "" or self._is_silent(value):
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int) and not form:
            return value
        choice = facts["choice"]
        if isinstance(choice, Choice) and value in (choice, choice.what):
            value, facts = choice.what, {**facts, "choice": choice.outer}
            if form == "id":
                return str(self._choices.setdefault(choice, len(self._choices)))
        if form == "kind" and not isinstance(value, tuple):
            return "number" if isinstance(value, int) else kebab(type(value).__name__)
        if isinstance(value, int | Amount):
            unit, _, wanted = form.partition("-")
            if form and self.words.has(self.key(f"unit-{unit}")):
                return self._amount(value, wanted or "much", {**facts, "unit": unit})
            return self._amount(value, form, facts)
        if isinstance(value, tuple):
            return self._sequence(value, form, facts)
        if isinstance(value, Definition):
            if form == "verb":
                return "yes" if self.is_simple(value) else "no"
            if form == "person" and isinstance(value, Effect):
                return self.contexts.person(value, facts)
            if form == "actor":
                about = "about" if self.has(value, "about") else ""
                return "yes" if self.say(value, about, facts) == facts["actor"] else "no"
            return self.say(value, form, facts)
        if not form:
            return str(value)
        key = self.key(f"{'thing' if field in THINGS else field}-{value}")
        if form == "name":
            return self.fill(key, "", facts) if self.words.has(key) else self._name(field, value)
        if name := display_name(self.words, form, str(value)):
            return name
        if name := detailed_name(self.words, field, str(value), f"of-{form}"):
            return name
        if form == "card":
            return str(value).replace("-", " ").title()  # a card that is not in the pool
        return self.fill(key, form, facts)

    def _name(self, kind: str, id: object) -> str:
        """The display name of an id."""
        name = display_name(self.words, kind, str(id))
        if name is None:
            raise MissingWords(f"{self.words.language}: {kind} {id}")
        return name

    def _sequence(self, row: tuple[object, ...], form: str, facts: Facts) -> str:
        """Several phrases, ids, or disciplines with their levels."""
        row = tuple([each for each in row if not self._is_silent(each)])
        if not form:
            return self.sentences(*_phrases(row), context=facts)
        if not row:
            return "" if form == "lines" else "none"
        if form.startswith("has-"):
            return "yes" if form.removeprefix("has-") in row else "no"
        if form == "lines":
            phrases = _phrases(row)
            texts = [
                sentence(self.say(phrase, "", {**facts, "raised": _is_raised(phrase, before)}))
                for phrase, before in zip(phrases, (None, *phrases))
            ]
            return f" {NEW_LINE} ".join(texts)
        if form == "first":
            return str(row[0])
        if form == "several":
            return "yes" if len(row) > 1 else "none"
        joined, _, case = form.partition("-")
        if joined in ("list", "or"):
            texts = [self.say(phrase, case, facts) for phrase in _phrases(row)]
            join = self.words.join if joined == "list" else self.words.either
            return joined_once(self._once(texts), join, at_least=self._shared)
        if form in ("level", "known", "with"):
            texts = [
                discipline_name(self.words, word, plain=form != "level") for word in _level_ids(row)
            ]
            return self.words.join(texts) if form == "with" else ", ".join(texts)
        if not all(isinstance(word, str | int) for word in row):
            if is_thing_form(form):
                return self.things.say(_phrases(row), form, facts)
            if form == "aim":
                texts = [self.say(phrase, "aim", facts) for phrase in _phrases(row)]
                return next((each for each in texts if each != "none"), "none")
            return self._of_kind(_phrases(row), form, facts)
        kind, _, form = form.partition("-")
        together = self.key(f"{kind}-{'-'.join(map(str, row))}")
        if form and len(row) > 1 and self.words.has(f"{together}.{form}"):
            return self.fill(together, form, facts)
        if form in ("any", "nor"):
            names = [self._name(kind, word) for word in row]
            return self.words.either(names) if form == "any" else self.words.neither(names)
        if form:
            return self.words.either([self._in_form(f"{kind}-{word}", form, facts) for word in row])
        return self.words.join([self._name(kind, word) for word in row])

    def _once(self, texts: list[str]) -> list[str]:
        """Conditions without a subject that the one before has: see `phrase-all-hold.once`."""
        key = f"{self.key('phrase-all-hold')}.once"
        subjects = self.words.fill(key, {}).split("|") if self.words.has(key) else []
        found = list(texts)
        for at, (before, text) in enumerate(pairwise(texts), 1):
            for subject in subjects:
                if before.startswith(f"{subject} ") and text.startswith(f"{subject} "):
                    found[at] = text.removeprefix(f"{subject} ")
        return found

    @cached_property
    def _shared(self) -> int:
        """How many words several phrases must share at the beginning to say them only once."""
        return int(self.words.say("clause.shared")) if self.words.has("clause.shared") else 3

    def _in_form(self, name: str, form: str, facts: Facts) -> str:
        """A name in a form, or in its plain form."""
        key = self.key(name)
        return self.fill(key, form if self.words.has(f"{key}.{form}") else "", facts)

    def _of_kind(self, filters: list[Definition], form: str, facts: Facts) -> str:
        """Things described by filters: the noun in some form, or the `rest`."""
        noun = next((each for each in filters if self.has(each, "noun")), None)
        if form != "rest":
            any_card = self.key("phrase-any-card")
            return self.fill(any_card, form, facts) if noun is None else self.say(noun, form, facts)
        rest = [self.say(each, "", facts) for each in filters if each is not noun]
        return ", ".join(rest) or "none"

    def _amount(self, value: object, form: str, facts: Facts) -> str:
        if not isinstance(value, Amount):
            return self.fill(self.key("phrase-number"), form, {**facts, "number": value})
        try:
            return self.say(value, form, facts)
        except MissingWords:
            if not form:
                raise
            return self.fill(self.key("phrase-equal"), form, {**facts, "amount": value})

    # Which message

    def key_of(self, node: Definition, context: Facts) -> str:
        """The message of a phrase."""
        key = self.key(f"phrase-{kebab(type(node).__name__)}")
        of_players = self.key("phrase-each-player")
        if isinstance(node, Each) and self.words.has(of_players):
            key = of_players  # the game has its own Each, for cards
        if node in as_tuple(context["named"]) and self.words.has(f"{key}.again"):
            return self.key(f"phrase-{self.words.say(f'{key}.again')}")
        return key

    def _of_each(self, each: Each) -> Definition:
        """The effect of an Each, done by its players instead of THAT_PLAYER."""
        for name, value in fields_of(each.effect):
            if name == "by" and type(value).__name__ in ("ThatPlayer", "ChosenPlayer"):
                fields = dict(fields_of(each.effect)) | {"by": each.players}
                return type(each.effect)(*fields.values())
        return each


def _phrases(row: tuple[object, ...]) -> list[Definition]:
    return [part for part in row if isinstance(part, Definition)]


def _is_raised(mode: Definition, before: Definition | None) -> bool:
    """Whether a way to play a card needs the disciplines of the one before, now at superior."""
    ours, theirs = getattr(mode, "disciplines", ()), getattr(before, "disciplines", ())
    return bool(ours) and ours == tuple([(name, 2) for name, level in theirs if level == 1])


def _level_ids(row: tuple[object, ...]) -> list[str]:
    """Disciplines and their levels as players write them: DOM, obf."""
    found = []
    for part in row:
        assert isinstance(part, tuple)
        name, number = part
        found.append(str(name).upper() if number == 2 else str(name))
    return found


def tidy(text: str) -> str:
    """A text without superfluous spaces and commas."""
    text = " ".join(text.split())
    if not UNTIDY.search(text):
        return text
    text = re.sub(r" +([,.;:)])", r"\1", text)
    text = re.sub(r"([:,]),", r"\1", text)
    text = re.sub(r",+(?=[.;:)])|(?<=\.)\.(?!\.)", "", text)
    return re.sub(r"(?<!\w)-(?=\d)", "−", text)


def sentence(text: str) -> str:
    """A text with a capital letter and a full stop; nothing stays nothing."""
    text = tidy(text).removeprefix(". ")  # a part without words before it
    if text in ("", "."):
        return ""
    return capital(text if text.endswith((".", "!", "?")) else tidy(f"{text}."))
