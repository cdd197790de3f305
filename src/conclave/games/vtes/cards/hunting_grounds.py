"""Hunting grounds: locations that give a vampire blood in the untap phase."""

from __future__ import annotations

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities.using import Can
from conclave.games.vtes.rules.constants import (
    CITY_TITLES,
    HUNTING_GROUND,
    LOCATION,
    MASTER,
    UNIQUE,
)
from conclave.games.vtes.rules.printed import AnyCard, Printed
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.windows import UNTAP
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.blood import GainBlood
from conclave.games.vtes.vocabulary.card import Card, Pool
from conclave.games.vtes.vocabulary.conditions import Fits
from conclave.games.vtes.vocabulary.effects import NoteForTurn
from conclave.games.vtes.vocabulary.more_filters import Did
from conclave.games.vtes.vocabulary.ranking import EachOldest
from conclave.lang.effects import Do, If

YOURS = filters.ControlledBy(p.YOU)
READY_VAMPIRE = targets.One(filters.VAMPIRE, filters.READY_ONE, YOURS)


def feeds(amount: int, *which: Filter) -> Can:
    """Gives a ready vampire blood in the untap phase; only one hunting ground per turn."""
    return Can(
        Do(GainBlood(amount, parts.TARGET), NoteForTurn(notes.FED)),
        when=(UNTAP,),
        once="turn",
        target=targets.One(
            filters.VAMPIRE, *which, filters.READY_ONE, YOURS, filters.Not(Did("fed"))
        ),
    )


def hunting_ground(name: str, clan: str) -> Printed:
    """Gives any of its controller's vampires 1 blood."""
    return Card(name, MASTER, UNIQUE, LOCATION, HUNTING_GROUND, clan, cost=Pool(2), grants=feeds(1))


CARDS: tuple[AnyCard, ...] = (
    hunting_ground("Academic Hunting Ground", "tremere"),
    hunting_ground("Amusement Park Hunting Ground", "brujah-antitribu"),
    hunting_ground("Asylum Hunting Ground", "malkavian"),
    hunting_ground("Campground Hunting Ground", "gangrel-antitribu"),
    hunting_ground("Corporate Hunting Ground", "ventrue-antitribu"),
    hunting_ground("Fetish Club Hunting Ground", "toreador-antitribu"),
    Card(
        "Gurchon Hall",
        MASTER,
        UNIQUE,
        LOCATION,
        HUNTING_GROUND,
        cost=Pool(3),
        needs=filters.Is(filters.HasTitle(("cardinal", "regent")), "needs-title"),
        grants=Can(
            EachOldest(
                2,
                READY_VAMPIRE,
                If(
                    Fits(parts.THAT_CARD, filters.Not(Did("fed"))),
                    Do(GainBlood(1, parts.THAT_CARD), NoteForTurn(notes.FED)),
                ),
            ),
            when=(UNTAP,),
            once="turn",
        ),
    ),
    hunting_ground("Institution Hunting Ground", "malkavian-antitribu"),
    hunting_ground("Library Hunting Ground", "tzimisce"),
    hunting_ground("Morgue Hunting Ground", "giovanni"),
    Card(
        "Palace Hunting Ground",
        MASTER,
        UNIQUE,
        LOCATION,
        HUNTING_GROUND,
        "guruhi",
        cost=Pool(1),
        grants=feeds(1, filters.OfClan("guruhi"), filters.HasBlood(1)),
    ),
    Card(
        "Papillon",
        MASTER,
        UNIQUE,
        LOCATION,
        HUNTING_GROUND,
        cost=Pool(3),
        needs=filters.Is(filters.HasTitle(CITY_TITLES), "needs-title"),
        grants=feeds(2, filters.TITLED),
    ),
    hunting_ground("Political Hunting Ground", "lasombra"),
    hunting_ground("Shanty Town Hunting Ground", "nosferatu-antitribu"),
    hunting_ground("Slum Hunting Ground", "nosferatu"),
    hunting_ground("Society Hunting Ground", "toreador"),
    hunting_ground("University Hunting Ground", "tremere-antitribu"),
    hunting_ground("Uptown Hunting Ground", "ventrue"),
    hunting_ground("Warzone Hunting Ground", "brujah"),
    hunting_ground("Zoo Hunting Ground", "gangrel"),
)
