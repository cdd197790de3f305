"""What a message may use: the fields of its phrase, and context from the phrases around it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from conclave.core.definition import Definition
from conclave.lang.abilities import Instead, Whenever
from conclave.lang.effects import Do, Either, If, May
from conclave.lang.nodes import Amount, Condition, Effect, Moment, Node, Players, walk
from conclave.text.clauses import Subject
from conclave.text.words import kebab

if TYPE_CHECKING:
    from conclave.text.phrases import Phrases

Facts = Mapping[str, object]

CONTEXT: Final[Facts] = {
    "actor": None,  # who pays or is allowed something, as the subject of a clause
    "adverb": None,  # when it happens, for a clause to put in its place
    "aim": None,  # the kind of thing chosen, or that the moment is about
    "asked": None,  # inside a condition: whatever is chosen is only mentioned
    "causer": None,  # THAT_PLAYER is the player who caused the event, not the affected one
    "choice": None,  # what was chosen; a message names the field with it
    "count": None,  # whether the sentence is about one thing or several
    "counted": None,  # what THAT_MANY counts
    "doer": None,  # the person of the clause's subject: what is yours is your own if you do it
    "every": 1,  # for each one, for every two
    "extra": None,  # influence in addition to what the rules give
    "granted": None,  # until when a card lends its abilities
    "host": None,  # the kind of thing that the card is on
    "lasting": None,  # a card of this kind stays in play anyway
    "lent": None,  # the abilities that a card lends instead of having them in play
    "local": None,  # the card is about everybody at its location
    "me": None,  # the kind of thing that the card is, or that acts with it
    "mixed": None,  # the card is of several types
    "named": (),  # the phrases already used in the sentence
    "negated": None,  # inside a negated clause
    "owner": None,  # somebody other than you uses the card, and pays from their pool
    "paid": None,  # the amount is taken from the thing that it counts
    "previous": None,  # the subject of the clause before, if it is repeated
    "quantity": "one",  # whether one thing is chosen, or something is done to each
    "raised": None,  # the same way to play a card as in the line before, at superior
    "same": None,  # THAT_MANY is the blood mentioned before
    "shape": None,  # the gender and form of a noun, for the adjectives before it
    "unit": None,  # what an amount is an amount of
    "upto": None,  # a number up to this one is chosen
    "worn": None,  # the card stays with its minion, the only one that it is about
}
"""Context passed down to nested phrases, with its defaults."""
THINGS: Final = ("aim", "host", "me")
"""Facts that are kinds of things, worded by messages such as `thing-vampire`."""
INHERITED: Final = (*THINGS, "count", "shape")
"""Context that a phrase passes on unchanged unless it sets something else."""


class Choice(NamedTuple):
    """What a phrase chooses, and what was chosen before."""

    what: Definition
    outer: Choice | None


class Contexts:
    """Gathers the facts for messages, in one language."""

    def __init__(self, phrases: Phrases) -> None:
        self.phrases = phrases
        self.words = phrases.words
        self._contexts: dict[Definition, tuple[dict[str, str | None], bool]] = {}

    def facts(self, node: Definition, context: Facts) -> dict[str, object]:
        """All that the message of a phrase may use."""
        facts = {name: context[name] for name in CONTEXT}
        if not self.words.has(f"{self.phrases.key_of(node, context)}.verb"):
            facts["previous"] = None  # only a clause can share the subject of the one before
        facts |= own_facts(node)
        for speaker in (node, facts.get("moment")):
            if isinstance(speaker, Definition):
                self._add_context(speaker, facts)
        facts["names"] = _names(node)
        if "grants" in facts and any(
            self.phrases.has(each, "lends") for each in walk(node.fields())
        ):
            grants = as_tuple(facts["grants"])
            apart = tuple([each for each in grants if self._is_apart(each)])
            lent = tuple([each for each in grants if each not in apart])
            facts |= {"lent": lent, "grants": apart}
        if isinstance(node, Amount | Condition | Players):
            facts["asked"] = True
        if isinstance(node, Condition | Moment):
            facts["doer"] = None
        self._add_actor(node, facts)
        if isinstance(node, Do):
            facts |= self._plan(node, facts)
        if isinstance(node, Either) and isinstance(node.by, Definition):
            facts["previous"] = self.phrases.say(node.by, "", facts)
        return facts

    def _plan(self, do: Do, facts: Facts) -> dict[str, object]:
        """How the clauses of effects are joined: see `phrase-do`."""
        subjects = [self.subject(each, facts) for each in do.effects]
        simple = all(self.phrases.is_simple(each) for each in do.effects)
        return {
            "previous": subjects[0].text,
            "pair": simple and len(subjects) == 2,
            "uniform": len(set(subjects)) == 1,
        }

    def _add_actor(self, node: Definition, facts: dict[str, object]) -> None:
        """Who pays for what follows."""
        key = self.phrases.key_of(node, facts)
        if self.words.has(f"{key}.actor"):
            facts["actor"] = self.phrases.fill(key, "actor", facts)
        elif isinstance(node, May):
            facts["actor"] = self.subject(node.effect, facts).text

    def subject(self, node: Definition, facts: Facts) -> Subject:
        """The subject of the first clause of a phrase."""
        if isinstance(node, Do):
            return self.subject(node.effects[0], facts)
        if isinstance(node, If):
            return self.subject(node.effect, facts)
        return self.phrases.clauses.subject(
            node, self.phrases.key_of(node, facts), {**facts, **own_facts(node)}
        )

    def person(self, node: Definition, facts: Facts) -> str:
        """The person of the first clause of a phrase, which another phrase may contain."""
        by, effect = getattr(node, "by", None), getattr(node, "effect", None)
        if isinstance(by, Players) and self.phrases.say(by, "person") != "you":
            return "one"
        if isinstance(effect, Effect) and not self.phrases.has(node, "verb"):
            return self.person(effect, facts)
        return self.subject(node, facts).person

    def _add_context(self, speaker: Definition, facts: dict[str, object]) -> None:
        if speaker not in self._contexts:
            self._contexts[speaker] = self._context_of(speaker), self._mentions_me(speaker)
        handed, mentions_me = self._contexts[speaker]
        chosen, outer = facts.get(str(handed.get("choice"))), facts["choice"]
        if isinstance(chosen, Definition):
            outer = Choice(chosen, outer if isinstance(outer, Choice) else None)
        facts |= {**handed, "choice": outer}
        there = f"{facts['aim']}-there"
        alike = mentions_me and facts["aim"] == (facts["me"] or "minion")
        if alike and self.words.has(self.phrases.key(f"thing-{there}")):
            facts["aim"] = there  # to distinguish it from the acting minion

    def _context_of(self, speaker: Definition) -> dict[str, str | None]:
        """The context that a phrase passes down."""
        key = self.phrases.key_of(speaker, CONTEXT)
        context = {**CONTEXT, "names": (), **own_facts(speaker)}
        found: dict[str, str | None] = {}
        for name in CONTEXT:
            if self.words.has(f"{key}.{name}"):
                text = self.phrases.fill(key, name, context)
                if text != "none" or name not in INHERITED:
                    found[name] = None if text == "none" else text
        return found

    def _mentions_me(self, speaker: Definition) -> bool:
        """Whether a phrase also mentions the acting minion."""
        keys = [self.phrases.key_of(node, CONTEXT) for node in walk(speaker.fields())]
        return any("me" in self.words.needs(key) for key in keys)

    def _is_apart(self, part: object) -> bool:
        """Whether it is about the card itself, and so never lent."""
        return isinstance(part, Definition) and self.phrases.has(part, "apart")


def fields_of(node: Definition) -> list[tuple[str, object]]:
    """The fields of a phrase with their names."""
    return list(zip(type(node).__match_args__, node.fields(), strict=True))


def own_facts(node: Definition) -> dict[str, object]:
    """The fields of a phrase, as its message names them."""
    if isinstance(node, Do):
        first, *rest = node.effects
        following = rest[0] if len(rest) == 1 else Do(*rest)
        return {"first": first, "rest": following, "effects": node.effects}
    facts = {name.rstrip("_"): value for name, value in fields_of(node)}
    if isinstance(node, Either):
        facts["both"] = _both(node)
    if isinstance(node, Node):
        facts |= {name: getattr(node, name) for name in node.shown()}
    return facts


def owned(node: Definition, filter: str) -> dict[str, object]:
    """Who controls or has the things of a phrase, and the other filters: you control a vampire."""
    which = getattr(node, "which", None)
    filters = getattr(which, "filters", ())
    owners = [each for each in filters if type(each).__name__ == filter]
    if len(owners) != 1 or getattr(which, "region", "in-play") != "in-play":
        return {}
    who = getattr(owners[0], "who", None) or getattr(owners[0], "which", None)
    return {"who": who, "which": tuple([each for each in filters if each not in owners])}


def _both(either: Either) -> str | None:
    """The kinds of two effects with the same fields."""
    first, second = either.first, either.second
    alike = first.fields() == second.fields()
    return f"{kebab(type(first).__name__)}-{kebab(type(second).__name__)}" if alike else None


def _names(node: Definition) -> tuple[object, ...]:
    """Context from the beginning of a phrase: who chooses, the place of a moment."""
    if isinstance(node, Either):
        return (node.by,)
    if isinstance(node, If):
        return tuple([part for part in node.condition.fields() if isinstance(part, Definition)])
    if isinstance(node, Whenever | Instead):
        return tuple([part for part in node.moment.fields() if not isinstance(part, Players)])
    return ()


def as_tuple(value: object) -> tuple[object, ...]:
    """A sequence, or an empty one."""
    return value if isinstance(value, tuple) else ()
