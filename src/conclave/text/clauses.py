"""Clauses: a subject, a verb and the rest, put in order by each language.

A phrase whose message has the attribute `verb` is a clause. Its message is what stands beside the
verb, such as the objects, each in its case; `tail` is what follows at the very end. The verb is a
message of its own, `verb-gain`, with the forms that the language has. The subject is the field
that the word names once for all languages (`Node.subject`), or the words of the attribute
`subject`, with its `person` (`one` unless it says `many`) and `gender`. A clause without a subject
is an instruction to the player: the person is `you`.

From these parts the message `clause` builds every form; each language has it once:

- plain: a main clause, or an instruction: *this vampire untaps*, *draw a card*
- `then`: a main clause after something in front: *dann enttappt dieser Vampir*
- `same`: like `then`, with the subject of the clause before: *then untaps*, *dann enttappt er*
- `sub`: a subordinate clause: *when this vampire untaps*, *wenn dieser Vampir enttappt*
- `sub-same`, if the language has it: the same without the subject, if it is the one before: *czy
  spala 1 krew*
- `inf`: after a modal verb: *may untap*
- `so`: the purpose of a price: *to untap*, *um zu enttappen*
- `to`: a further purpose, if it differs from `inf`: *zu enttappen*
- `may` and `may-then`: what is allowed: *this vampire may untap*, *darf dieser Vampir enttappen*
- `cannot`: what is not: *this vampire cannot untap*
- `state`: a statement even where the plain form is an instruction: *you draw a card*; a player just
  named is a pronoun (the attribute `pron` of the player's message, with its `pron-person`): *they
  lose 1 blood*
- `state-then`: a statement after something in front: *ziehst du eine Karte*

In these patterns `$subject`, `$person`, `$gender` (of the subject), `$adverb` (or `none`), `$rest`
and `$tail` are the parts. `$verb` is the verb in the person of the subject; `$order`, `$inf` and
any other form are those of the verb; `$may` and `$can` are the modal verbs. `$again` is `yes` if
the subject is that of the clause before, `$pronoun` if it is a pronoun, and `$alike` if it is also
the one who pays or is allowed (the `actor`).

A message with an attribute for one of the forms says that form itself (`plain` for the plain one).
If the actor is not the subject, the attributes `let` and `let-verb` say what the actor does: not
*this vampire gains 1 blood* but *give this vampire 1 blood*. The attribute `allowed` marks what is
only allowed: it is said with `may`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from conclave.core.definition import Definition
from conclave.lang.nodes import Node, Players
from conclave.text.words import MissingWords

if TYPE_CHECKING:
    from conclave.text.phrases import Phrases

Facts = Mapping[str, object]
FORMS: Final = (
    "", "then", "same", "sub", "inf", "so", "to", "may", "may-then", "cannot",
    "state", "state-then",
)  # fmt: skip
PLAIN: Final = "plain"
"""The attribute for the plain form of a clause, whose message is only a part of it."""
PERSONS: Final = ("you", "one", "many")
DONE_BY_ACTOR: Final = ("inf", "so", "to")
"""The forms of what somebody pays for or is allowed."""
ALLOWED: Final = {"": "may", "then": "may-then", "state": "may", "state-then": "may-then"}
"""The forms of what is only allowed."""


class Subject(NamedTuple):
    """Who does it, in the nominative."""

    text: str
    person: str
    gender: str
    pronoun: bool = False


class Clauses:
    """Builds clauses in one language."""

    def __init__(self, phrases: Phrases) -> None:
        self.phrases = phrases
        self.words = phrases.words

    def is_clause(self, key: str, form: str) -> bool:
        """Whether this form of a message is built from its parts."""
        if form not in FORMS or not self.words.has(f"{key}.verb"):
            return False
        return not self.words.has(f"{key}.{form or PLAIN}")

    def say(self, node: Definition, key: str, form: str, facts: Facts) -> str:
        """A clause in one of its forms."""
        subject = self.subject(node, key, {**facts, "doer": None}, pronoun=form == "state")
        actor = facts["actor"]
        alike = actor is None or subject.text == actor
        doing = {**facts, "doer": subject.person if alike or form not in ("so", "inf") else None}
        if form == "then" and subject.text == facts["previous"] and subject.person != "you":
            form = "same"
        if form == "sub" and subject.text == facts["previous"] and self._has("clause", "sub-same"):
            form = "sub-same"
        if self._has(key, "allowed"):
            form = ALLOWED.get(form, form)
        verb, rest = "verb", ""
        if form in DONE_BY_ACTOR and not alike and self._has(key, "let"):
            subject, verb, rest = self._you(), "let-verb", "let"
        values: dict[str, object] = {
            **self._verb(self.phrases.fill(key, verb, facts), subject.person),
            "subject": subject.text,
            "person": subject.person,
            "gender": subject.gender,
            "adverb": facts["adverb"] or "none",
            "again": "yes" if subject.text == facts["previous"] else "no",
            "pronoun": "yes" if subject.pronoun else "no",
            "rest": self.phrases.fill(key, rest, {**doing, "negated": form == "cannot"}),
            "tail": self.phrases.fill(key, "tail", doing) if self.words.has(f"{key}.tail") else "",
            "alike": "yes" if alike else "no",
        }
        if form == "to" and not self.words.has("clause.to"):
            form = "inf"
        return self.words.fill(f"clause.{form}" if form else "clause", values)

    def subject(
        self, node: Definition, key: str, facts: Facts, *, pronoun: bool = False
    ) -> Subject:
        """The subject of a clause; a pronoun for a player just named if one is wanted."""
        if self.words.has(f"{key}.subject"):
            person = self.phrases.fill(key, "person", facts) if self._has(key, "person") else "one"
            if person == "you":
                return self._you()
            gender = self.phrases.fill(key, "gender", facts) if self._has(key, "gender") else "none"
            return Subject(self.phrases.fill(key, "subject", facts), _known(person), gender)
        field = node.subject() if isinstance(node, Node) else ""
        who = facts.get(field) if field else None
        if not isinstance(who, Definition):
            return self._you()
        if self._person(who) == "you":
            return self._you()
        if pronoun and self.phrases.has(who, "pron", facts):
            person = _known(self.phrases.say(who, "pron-person", facts))
            return Subject(self.phrases.say(who, "pron", facts), person, "none", pronoun)
        form = "" if isinstance(who, Players) else "one"
        text = self.phrases.say(who, form, facts)
        return Subject(text, self._person(who), self._gender(who, facts))

    def _you(self) -> Subject:
        return Subject(self.words.fill("clause.you", {}), "you", "none")

    def _person(self, who: Definition) -> str:
        return _known(self.phrases.say(who, "person") if self.phrases.has(who, "person") else "one")

    def _gender(self, who: Definition, facts: Facts) -> str:
        if self.phrases.has(who, "gender"):
            return self.phrases.say(who, "gender", facts)
        if isinstance(who, Players):
            thing = "player"
        elif self.phrases.has(who, "thing"):
            thing = self.phrases.say(who, "thing", facts)
        else:
            return "none"
        key = f"{self.words.key(f'thing-{thing}')}.gender"
        return self.words.fill(key, {}) if self.words.has(key) else "none"

    def _verb(self, name: str, person: str) -> dict[str, object]:
        """All forms of a verb. A form that it does not have is the verb itself or `none`."""
        key = self.words.key(f"verb-{name}")
        if not self.words.has(key):
            raise MissingWords(f"{self.words.language}: there is no verb {key}")
        forms = {form: self._form(key, form) for form in ("order", "inf", *PERSONS)}
        forms |= {
            form: self.words.fill(f"{key}.{form}", {}) if self._has(key, form) else "none"
            for form in self.words.say("clause.forms").split()
        }
        modals = {name: self._form(f"verb-{name}", person) for name in ("may", "can")}
        return {**forms, **modals, "verb": forms[person]}

    def _form(self, key: str, form: str) -> str:
        return self.words.fill(f"{key}.{form}" if self._has(key, form) else key, {})

    def _has(self, key: str, form: str) -> bool:
        return self.words.has(f"{key}.{form}")


def _known(person: str) -> str:
    return person if person in PERSONS else "one"
