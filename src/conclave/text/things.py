"""Things described by filters: a ready vampire you control, allies or younger vampires.

The message of each filter may have these attributes:

- `kind`: the kind of thing, such as `vampire`. The first filter that has one gives the noun: the
  message `thing-vampire`.
- `before` and `after`: words before the noun (ready) or after it (in torpor); `before-not` and
  `after-not` if negated. `$shape-ending` is the ending of an adjective.
- `near`: these words are next to the noun; `first`: those after it come before all others.
- `is` and `is-not`: the same as a clause (is ready).
- `thing`: for a card known by its role in the game, the kind of thing it is. Its `before-not` are
  the words before the noun that exclude it (another vampire); `is-other` says it in a clause.

The forms are `one` (a vampire), `no` (no vampire), `bare` (vampire), `each` (each vampire) and
`all` (vampires), with a case if the language has cases (`one-acc`), `is` and `is-not`, and
`thing`, the bare word. A message `shape-m-one-acc` has the article for a noun whose `gender` is m,
and the `ending` of adjectives before it; `genders` is the gender in the plural. What a noun
`implies` is left out beside it. Words before the noun that end in a hyphen are joined to it:
*Brujah-Vampir*. A predicate noun has the form `being` of `phrase-thing`, or `not-being` if negated.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from conclave.core.definition import Definition

if TYPE_CHECKING:
    from conclave.text.phrases import Phrases

Facts = Mapping[str, object]
FORMS: Final = ("one", "no", "bare", "each", "all", "is", "thing")
CLAUSES: Final = ("is", "is-not")
CASES: Final = ("acc", "dat", "gen", "ins", "loc")


def is_thing_form(form: str) -> bool:
    """Whether this is a form of things."""
    return form.partition("-")[0] in FORMS


class Things:
    """Puts descriptions of things into words, in one language."""

    def __init__(self, phrases: Phrases) -> None:
        self.phrases = phrases
        self.words = phrases.words

    def say(self, filters: Sequence[Definition], form: str, context: Facts) -> str:
        """Things that match all these filters."""
        flat = self._flat(filters)
        if form == "thing":
            return self._thing(flat)
        if form in CLAUSES:
            return self._clauses(flat, form, context)
        if len(flat) == 1:
            if self._known(flat[0]):
                return self.phrases.say(flat[0], _case(form), context)
            if several := _alternatives(flat[0]):
                return self._joined([self.say((each,), form, context) for each in several], form)
        known = [each for each in flat if self._known(each)]
        others = [each for each in flat if not self._known(each)]
        if len(known) == 1 and all(map(self._pure, others)):  # the vampire with this card
            return self.phrases.say(known[0], _case(form), {**context, "host": self._thing(others)})
        return self._of_kind(flat, form, context)

    # Kinds

    def _thing(self, flat: list[Definition]) -> str:
        """The kind of thing, or `card`."""
        if flat and self._known(flat[0]):
            return self.phrases.say(flat[0], "thing")
        if len(flat) == 1 and (several := _alternatives(flat[0])):
            return self._shared_kind([self._thing(self._flat([each])) for each in several])
        kinds = [self._kind(each) for each in flat]
        kinds += [self._kind(negated) for each in flat if (negated := _negated(each)) is not None]
        for each in flat:
            kinds += [self._thing([each])] if len(flat) > 1 and _alternatives(each) else []
        return next((kind for kind in kinds if kind), "card")

    def _shared_kind(self, kinds: list[str]) -> str:
        """The kind that all these are of: a vampire or an ally is a minion."""
        if len(set(kinds)) == 1:
            return kinds[0]
        wider = {self._say(f"thing-{kind}.wider") for kind in kinds}
        return wider.pop() if len(wider) == 1 and "" not in wider else "card"

    def _kind(self, each: Definition) -> str:
        if not self._has(each, "kind"):
            return ""
        kind = self.phrases.say(each, "kind")
        return "" if kind == "none" else kind

    def _pure(self, each: Definition) -> bool:
        """Whether the noun alone expresses the filter."""
        return bool(self._kind(each)) and not self._adds(each)

    def _adds(self, each: Definition) -> bool:
        """Whether a filter adds words to the noun."""
        places = [place for place in ("before", "after") if self._has(each, place)]
        return any(self.phrases.say(each, place) for place in places)

    # Nouns

    def _of_kind(self, flat: list[Definition], form: str, context: Facts) -> str:
        nouns = [each for each in flat if self._pure(each)]
        either = [each for each in flat if all(map(self._pure, _alternatives(each) or [each]))]
        head = next(reversed(nouns or either), None)
        words = [self._thing([part]) for part in _alternatives(head) or [head] if part]
        words = words or [self._thing(flat)]
        count = form.partition("-")[0]
        context = {**context, "count": count}
        implied = self._noun(words[0], "implies").split()
        rest = [each for each in flat if each is not head]
        rest = [each for each in rest if not (self._pure(each) and self._kind(each) in implied)]
        # Words marked as near are next to the noun: a ready Brujah vampire.
        rest.sort(key=self._near)
        plain = len([each for each in rest if not self._near(each)])
        order = [*rest[plain:], *rest[:plain]]
        order.sort(key=lambda each: not self._has(each, "first"))
        after = [self._part(each, "after", context) for each in order]
        gender = self._noun(words[0], "genders" if count == "all" else "gender")
        said_of = {**context, "shape": f"{gender}-{count}"} if gender else context
        clauses = [
            self._clause(each, said_of)
            for each in rest
            if not any(self._part(each, place, context) for place in ("before", "after"))
            and self._kind(each) != words[0]
        ]
        if clauses:
            facts = {"it": joined_once(clauses, self.words.join), "count": count}
            facts["who"] = self._noun(words[0], f"who-{count}")
            after.append(self.words.fill(f"{self.words.key('phrase-thing')}.clause", facts))
        texts = [self._with_article(word, rest, form, context) for word in words]
        return " ".join([part for part in (self._joined(texts, form), *after) if part])

    def _near(self, each: Definition) -> bool:
        return self._has(_negated(each) or each, "near")

    def _with_article(self, word: str, rest: list[Definition], form: str, context: Facts) -> str:
        """A noun with the words before it."""
        gender = self._noun(word, "genders" if context["count"] == "all" else "gender")
        shape = f"{gender}-{form}" if gender else form
        said_of = {**context, "shape": shape}
        ordered = sorted(rest, key=lambda each: not self._is_other(each))  # another ready vampire
        before = [self._part(each, "before", said_of) for each in ordered]
        text = " ".join([part for part in (*before, self._noun(word, form)) if part])
        text = text.replace("- ", "-")
        facts = {"a": self._say(f"shape-{shape}"), "words": text, "count": context["count"]}
        return self.words.fill(self.words.key("phrase-thing"), facts)

    def _noun(self, word: str, form: str) -> str:
        """A noun in a form, or in the plain form of its number."""
        number, _, case = form.partition("-")
        single = f"one-{case}" if case else "one"
        for each in (form, number, *([single, "one"] if number in ("each", "no", "bare") else [])):
            if text := self._say(f"thing-{word}.{each}"):
                return text
        return ""

    def _is_other(self, each: Definition) -> bool:
        """Whether an adjective says that it is not a known card: another vampire."""
        negated = _negated(each)
        return negated is not None and self._known(negated) and self._has(negated, "before-not")

    def _part(self, each: Definition, place: str, context: Facts) -> str:
        """The words that a filter adds before or after the noun."""
        if (negated := _negated(each)) is not None:
            if place == "after" and self._known(negated) and not self._is_other(each):
                form = self._say("phrase-thing.but-case")
                facts = {"it": self.phrases.say(negated, form, context)}
                return self.words.fill(f"{self.words.key('phrase-thing')}.but", facts)
            each, place = negated, f"{place}-not"
        return self.phrases.say(each, place, context) if self._has(each, place) else ""

    # Clauses

    def _clauses(self, flat: list[Definition], form: str, context: Facts) -> str:
        context = {**context, "count": context["count"] or "one"}
        if form == "is" and len(flat) > 1 and any(map(self._kind, flat)):
            return self._is_one(self.say(flat, self._being(form, context), context), "is", context)
        if form == "is-not" and len(flat) > 1:
            return self._is_one(
                self.say(flat, self._being(form, context), context), "is-not", context
            )
        texts = [self._clause(each, context, form) for each in flat]
        return joined_once(texts, self.words.join)

    def _clause(self, each: Definition, context: Facts, form: str = "is") -> str:
        if (negated := _negated(each)) is not None:
            each, form = negated, "is" if form == "is-not" else "is-not"
        if several := _alternatives(each):
            texts = [self.say((part,), form, context) for part in several]
            alike = form == "is" or len({type(part) for part in several}) == 1
            return joined_once(texts, self.words.either if alike else self.words.join)
        if _inner(each):
            return self._clauses(self._flat([each]), form, context)
        if self._known(each):
            said_of = self.phrases.say(each, _case(self._being("is", context)), context)
            other = form == "is-not" and self._say("phrase-thing.not-being")
            return self._is_one(said_of, "is-other" if other else form, context)
        if self._has(each, form):
            return self.phrases.say(each, form, context)
        if self._kind(each) or self._adds(each):
            return self._is_one(
                self.say((each,), self._being(form, context), context), form, context
            )
        return self._is_one(self.phrases.say(each, "", context), form, context)

    def _is_one(self, text: str, form: str, context: Facts) -> str:
        facts = {"it": text, "count": context["count"]}
        return self.words.fill(f"{self.words.key('phrase-thing')}.{form}", facts)

    def _being(self, form: str, context: Facts) -> str:
        """The form of a predicate noun: is a vampire, are vampires."""
        negated = self._say("phrase-thing.not-being") if form == "is-not" else ""
        single = negated or self._say("phrase-thing.being") or "one"
        return single.replace("one", "all", 1) if context["count"] == "all" else single

    # Messages

    def _flat(self, filters: Sequence[Definition]) -> list[Definition]:
        """The single filters, taken out of those that contain them."""
        parts = [part for each in filters for part in (self._flat(_inner(each)) or [each])]
        return [part for part in parts if not self._has(_negated(part) or part, "silent")]

    def _joined(self, texts: list[str], form: str) -> str:
        either = form.startswith(("one", "no", "bare"))
        return self.words.either(texts) if either else self.words.join(texts)

    def _known(self, each: Definition) -> bool:
        return self._has(each, "thing")

    def _has(self, each: Definition, form: str) -> bool:
        return self.phrases.has(each, form)

    def _say(self, key: str) -> str:
        """A message without facts; empty if there is none."""
        name, _, form = key.partition(".")
        full = self.words.key(name) + (f".{form}" if form else "")
        return self.words.fill(full, {}) if self.words.has(full) else ""


def _negated(each: Definition) -> Definition | None:
    """The filter inside a Not."""
    inner = getattr(each, "which", None) if type(each).__name__ == "Not" else None
    return inner if isinstance(inner, Definition) else None


def _inner(each: Definition) -> tuple[Definition, ...]:
    """The filters inside an All or an Is."""
    if type(each).__name__ == "Is":
        return (each.which,)  # type: ignore[attr-defined]
    return each.filters if type(each).__name__ == "All" else ()  # type: ignore[attr-defined]


def _alternatives(each: Definition | None) -> tuple[Definition, ...]:
    """The filters inside an AnyOf."""
    return each.filters if type(each).__name__ == "AnyOf" else ()  # type: ignore[union-attr]


def _case(form: str) -> str:
    """The case of a form: `acc` for `one-acc`."""
    case = form.partition("-")[2]
    return case if case in CASES else ""


def joined_once(texts: list[str], join: Callable[[list[str]], str], at_least: int = 0) -> str:
    """Texts joined without repeating the words that all begin or end with: is ready and untapped.

    They are repeated if fewer than `at_least` words begin all texts, or if one has a comma.
    """
    rows = [text.split(" ") for text in texts]
    if len(rows) < 2 or any("," in text or "⟨" in text for text in texts):
        return join(texts)
    shortest = min(map(len, rows)) - 1
    first = next((n for n in range(shortest) if len({row[n] for row in rows}) > 1), shortest)
    if first < at_least:
        return join(texts)
    if first == shortest > 0 and len({row[-1] for row in rows}) == 1:
        first -= 1  # nothing but the end would be left of one: a Brujah or Brujah antitribu is
    left = shortest - first
    last = next((n for n in range(left) if len({row[-1 - n] for row in rows}) > 1), left)
    parts = [" ".join(row[first : len(row) - last]) for row in rows]
    words = [*rows[0][:first], join(parts), *rows[0][len(rows[0]) - last :]]
    return " ".join(words)
