"""Things of a kind in words: a ready vampire you control, allies or younger vampires.

A kind is given by filters. The message of each may have these attributes:

- `kind`: what sort of thing it is, a word such as `vampire`. The first filter that has one gives
  the noun: the message `thing-vampire`, in the form that is asked for.
- `before` and `after`: what is said before the noun (ready) or after it (in torpor); `before-not`
  and `after-not` where it is denied. `$shape-ending` is the ending that an adjective takes.
- `near`: that this stands next to the noun, whatever else there is.
- `is` and `is-not`: what is said of somebody by a whole clause (is ready).
- `thing`: for a card that is known by its part in what happens, what sort of thing that is.

Forms that are asked for are `one` (a vampire), `each` (each vampire) and `all` (vampires), with a
case where a language has them (`one-acc`), `is` and `is-not`, and `thing`, the bare word. A message
`shape-m-one-acc` has the article for a noun whose `gender` is m, and the `ending` of adjectives
before it; where a noun has `genders` those stand for it in the plural. What a noun `implies` need
not be said beside it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from conclave.core.definition import Definition

if TYPE_CHECKING:
    from conclave.text.phrases import Phrases

Facts = Mapping[str, object]
FORMS: Final = ("one", "each", "all", "is", "thing")
CLAUSES: Final = ("is", "is-not")
CASES: Final = ("acc", "dat", "gen", "ins", "loc")


def asked(form: str) -> bool:
    """Whether a form is one in which things of a kind are said."""
    return form.partition("-")[0] in FORMS


class Things:
    """Says things of a kind, by the messages of one language."""

    def __init__(self, phrases: Phrases) -> None:
        self.phrases = phrases
        self.words = phrases.words

    def say(self, filters: Sequence[Definition], form: str, around: Facts) -> str:
        """Things to which all these filters apply."""
        flat = self._flat(filters)
        if form == "thing":
            return self._thing(flat)
        if form in CLAUSES:
            return self._clauses(flat, form, around)
        if len(flat) == 1:
            if self._known(flat[0]):
                return self.phrases.say(flat[0], _case(form), around)
            if several := _alternatives(flat[0]):
                return self._joined([self.say((each,), form, around) for each in several], form)
        return self._of_kind(flat, form, around)

    # What they are

    def _thing(self, flat: list[Definition]) -> str:
        """The word for what they are; `card` where nothing says more."""
        if flat and self._known(flat[0]):
            return self.phrases.say(flat[0], "thing")
        kinds = [self._kind(each) for each in flat]
        kinds += [self._kind(denied) for each in flat if (denied := _denied(each)) is not None]
        return next((kind for kind in kinds if kind), "card")

    def _kind(self, each: Definition) -> str:
        if not self._has(each, "kind"):
            return ""
        kind = self.phrases.say(each, "kind")
        return "" if kind == "none" else kind

    def _pure(self, each: Definition) -> bool:
        """Whether the noun says all that a filter means."""
        return bool(self._kind(each)) and not self._adds(each)

    def _adds(self, each: Definition) -> bool:
        """Whether a filter says something besides the noun."""
        places = [place for place in ("before", "after") if self._has(each, place)]
        return any(self.phrases.say(each, place) for place in places)

    # A thing, or several

    def _of_kind(self, flat: list[Definition], form: str, around: Facts) -> str:
        nouns = [each for each in flat if self._pure(each)]
        either = [each for each in flat if all(map(self._pure, _alternatives(each) or [each]))]
        head = next(reversed(nouns or either), None)
        words = [self._thing([part]) for part in _alternatives(head) or [head] if part]
        words = words or [self._thing(flat)]
        count = form.partition("-")[0]
        around = {**around, "count": count}
        implied = self._noun(words[0], "implies")
        rest = [each for each in flat if each is not head]
        rest = [each for each in rest if not self._pure(each) or self._kind(each) != implied]
        # What says of which sort they are stands next to the noun: a ready Brujah vampire.
        rest.sort(key=self._near)
        plain = len([each for each in rest if not self._near(each)])
        after = [self._part(each, "after", around) for each in (*rest[plain:], *rest[:plain])]
        clauses = [
            self._clause(each, around)
            for each in rest
            if not any(self._part(each, place, around) for place in ("before", "after"))
            and self._kind(each) != words[0]
        ]
        if clauses:
            told = {"it": self.words.join(clauses), "count": count}
            told["who"] = self._noun(words[0], f"who-{count}")
            after.append(self.words.fill(f"{self.words.key('phrase-thing')}.clause", told))
        said = [self._with_article(word, rest, form, around) for word in words]
        return " ".join([part for part in (self._joined(said, form), *after) if part])

    def _near(self, each: Definition) -> bool:
        return self._has(_denied(each) or each, "near")

    def _with_article(self, word: str, rest: list[Definition], form: str, around: Facts) -> str:
        """A noun with what is said before it."""
        gender = self._noun(word, "genders" if around["count"] == "all" else "gender")
        shape = f"{gender}-{form}" if gender else form
        before = [self._part(each, "before", {**around, "shape": shape}) for each in rest]
        said = " ".join([part for part in (*before, self._noun(word, form)) if part])
        told = {"a": self._say(f"shape-{shape}"), "words": said, "count": around["count"]}
        return self.words.fill(self.words.key("phrase-thing"), told)

    def _noun(self, word: str, form: str) -> str:
        """A noun in a form; in the plain form of its number where a language has no other."""
        number, _, case = form.partition("-")
        single = f"one-{case}" if case else "one"
        for each in (form, number, *([single, "one"] if number == "each" else [])):
            if said := self._say(f"thing-{word}.{each}"):
                return said
        return ""

    def _part(self, each: Definition, place: str, around: Facts) -> str:
        """What a filter adds before or after the noun."""
        if (denied := _denied(each)) is not None:
            if place == "after" and self._known(denied):
                form = self._say("phrase-thing.but-case")
                told = {"it": self.phrases.say(denied, form, around)}
                return self.words.fill(f"{self.words.key('phrase-thing')}.but", told)
            each, place = denied, f"{place}-not"
        return self.phrases.say(each, place, around) if self._has(each, place) else ""

    # What is said of somebody

    def _clauses(self, flat: list[Definition], form: str, around: Facts) -> str:
        around = {**around, "count": around["count"] or "one"}
        if form == "is" and len(flat) > 1 and any(map(self._kind, flat)):
            return self._is_one(self.say(flat, self._being, around), "is", around)
        if form == "is-not" and len(flat) > 1:
            return self._is_one(self.say(flat, self._being, around), "is-not", around)
        said = [self._clause(each, around, form) for each in flat]
        return self.words.join(said)

    def _clause(self, each: Definition, around: Facts, form: str = "is") -> str:
        if (denied := _denied(each)) is not None:
            each, form = denied, "is" if form == "is-not" else "is-not"
        if several := _alternatives(each):
            said = [self.say((part,), form, around) for part in several]
            return self.words.join(said) if form == "is-not" else self._joined(said, "one")
        if _inner(each):
            return self._clauses(self._flat([each]), form, around)
        if self._known(each):
            said_of = self.phrases.say(each, _case(self._being), around)
            return self._is_one(said_of, form, around)
        if self._has(each, form):
            return self.phrases.say(each, form, around)
        if self._kind(each) or self._adds(each):
            return self._is_one(self.say((each,), self._being, around), form, around)
        return self._is_one(self.phrases.say(each, "", around), form, around)

    def _is_one(self, said: str, form: str, around: Facts) -> str:
        told = {"it": said, "count": around["count"]}
        return self.words.fill(f"{self.words.key('phrase-thing')}.{form}", told)

    @property
    def _being(self) -> str:
        """The form of what somebody is said to be."""
        return self._say("phrase-thing.being") or "one"

    # Messages

    def _flat(self, filters: Sequence[Definition]) -> list[Definition]:
        """The single filters, without what joins them or asks for them."""
        return [part for each in filters for part in (self._flat(_inner(each)) or [each])]

    def _joined(self, said: list[str], form: str) -> str:
        return self.words.either(said) if form.startswith("one") else self.words.join(said)

    def _known(self, each: Definition) -> bool:
        return self._has(each, "thing")

    def _has(self, each: Definition, form: str) -> bool:
        return self.phrases.has(each, form)

    def _say(self, key: str) -> str:
        """A message that takes no facts; nothing where there is none."""
        name, _, form = key.partition(".")
        full = self.words.key(name) + (f".{form}" if form else "")
        return self.words.fill(full, {}) if self.words.has(full) else ""


def _denied(each: Definition) -> Definition | None:
    """What a filter denies, if it does nothing else."""
    inner = getattr(each, "which", None) if type(each).__name__ == "Not" else None
    return inner if isinstance(inner, Definition) else None


def _inner(each: Definition) -> tuple[Definition, ...]:
    """The filters that all apply: of several, or of what is asked of a minion."""
    if type(each).__name__ == "Is":
        return (each.which,)  # type: ignore[attr-defined]
    return each.filters if type(each).__name__ == "All" else ()  # type: ignore[attr-defined]


def _alternatives(each: Definition | None) -> tuple[Definition, ...]:
    """The filters of which one applies."""
    return each.filters if type(each).__name__ == "AnyOf" else ()  # type: ignore[union-attr]


def _case(form: str) -> str:
    """The case in which a known card is said where `one-acc` is asked for."""
    case = form.partition("-")[2]
    return case if case in CASES else ""
