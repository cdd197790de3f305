"""Titles given by referendums: praxis seizures, justicars, a cardinal (VTES-11-18)."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.identity import HoldsTitle
from conclave.games.vtes.rules.abilities.using import Bonus
from conclave.games.vtes.rules.constants import (
    ARCHBISHOP,
    CAMARILLA,
    CARDINAL,
    JUSTICAR,
    POLITICAL,
    PRINCE,
    SABBAT,
    TITLE,
)
from conclave.games.vtes.rules.modes import Motion
from conclave.games.vtes.rules.printed import AnyCard, Printed
from conclave.games.vtes.rules.reading.bonuses import CAPACITY
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.choosing_terms import ChooseTerm
from conclave.games.vtes.vocabulary.conditions import Fits, Unless
from conclave.games.vtes.vocabulary.effects import Each, PutInPlay, Tap
from conclave.games.vtes.vocabulary.modifying import Votes
from conclave.games.vtes.vocabulary.terms import TERM_CARD, Abstains
from conclave.lang.effects import Do, If

CAMARILLA_ONLY = filters.Is(filters.OfSect(CAMARILLA), "needs-sect")
SABBAT_ONLY = filters.Is(filters.OfSect(SABBAT), "needs-sect")


def praxis_seizure(city: str, clan: str = "") -> Printed:
    """The acting Camarilla vampire becomes prince; one of the clan gets +1 capacity."""
    title = HoldsTitle(f"{PRINCE}:{city}")
    of_clan = filters.All(filters.OfClan(clan), filters.HasTitle((PRINCE,)))
    more = Bonus(CAPACITY, 1, if_=Fits(parts.HOST, of_clan))
    return Card(
        f"Praxis Seizure: {city}",
        POLITICAL,
        TITLE,
        needs=CAMARILLA_ONLY,
        effect=Motion(PutInPlay(on=parts.SELF)),
        grants=(title, more) if clan else title,
    )


def another_vote(clan: str) -> Each:
    """Each ready vampire of a clan gets another vote in this referendum."""
    members = targets.One(filters.VAMPIRE, filters.READY_ONE, filters.OfClan(clan))
    return Each(members, Votes(1, parts.THAT_CARD))


def praxis_for_clan(city: str, clan: str) -> Printed:
    """A clan votes for its city, and is tapped if one of another clan becomes prince."""
    members = targets.One(filters.VAMPIRE, filters.OfClan(clan))
    return Card(
        f"Praxis Seizure: {city}",
        POLITICAL,
        TITLE,
        needs=CAMARILLA_ONLY,
        effect=Motion(
            Do(
                PutInPlay(on=parts.SELF),
                If(
                    Unless(Fits(parts.SELF, filters.OfClan(clan))),
                    Each(members, Tap(parts.THAT_CARD)),
                ),
            ),
            another_vote(clan),
        ),
        grants=HoldsTitle(f"{PRINCE}:{city}"),
    )


def crusade(city: str) -> Printed:
    """The acting Sabbat vampire becomes archbishop."""
    return Card(
        f"Crusade: {city}",
        POLITICAL,
        TITLE,
        needs=SABBAT_ONLY,
        effect=Motion(PutInPlay(on=parts.SELF)),
        grants=HoldsTitle(f"{ARCHBISHOP}:{city}"),
    )


def justicar(clan: str) -> Printed:
    """A Camarilla vampire of a clan becomes its justicar; the clan has more votes on it."""
    candidate = targets.One(
        filters.VAMPIRE, filters.READY_ONE, filters.OfClan(clan), filters.OfSect(CAMARILLA)
    )
    return Card(
        f"{clan.capitalize()} Justicar",
        POLITICAL,
        TITLE,
        effect=Motion(PutInPlay(on=TERM_CARD), Do(ChooseTerm(candidate), another_vote(clan))),
        grants=HoldsTitle(f"{JUSTICAR}:{clan}"),
    )


JUSTICARS = (
    justicar("brujah"),
    justicar("gangrel"),
    justicar("malkavian"),
    justicar("nosferatu"),
    justicar("toreador"),
    justicar("tremere"),
    justicar("ventrue"),
)
PRAXIS_SEIZURES = (
    praxis_seizure("Amsterdam"),
    praxis_seizure("Athens", "tremere"),
    praxis_seizure("Atlanta"),
    praxis_seizure("Barcelona", "tremere"),
    praxis_seizure("Berlin", "ventrue"),
    praxis_seizure("Boston"),
    praxis_seizure("Brussels", "nosferatu"),
    praxis_seizure("Cairo", "ventrue"),
    praxis_seizure("Chicago"),
    praxis_seizure("Cleveland"),
    praxis_seizure("Dallas"),
    praxis_seizure("Dublin"),
    praxis_seizure("Frankfurt"),
    praxis_seizure("Geneva", "ventrue"),
    praxis_seizure("Glasgow", "gangrel"),
    praxis_seizure("Houston"),
    praxis_for_clan("Istanbul", "assamite"),
    praxis_seizure("London"),
    praxis_seizure("Miami"),
    praxis_seizure("Monaco", "toreador"),
    praxis_seizure("Paris", "toreador"),
    praxis_seizure("Rome", "brujah"),
    praxis_seizure("Seattle"),
    praxis_seizure("Stockholm", "malkavian"),
    praxis_for_clan("Venice", "giovanni"),
    praxis_seizure("Washington, D.C."),
)

SABBAT_TITLES = (
    Card(
        "Cardinal Benediction",
        POLITICAL,
        TITLE,
        needs=SABBAT_ONLY,
        effect=Motion(
            PutInPlay(on=TERM_CARD),
            Do(
                ChooseTerm(
                    targets.One(
                        filters.VAMPIRE, filters.OfSect(SABBAT), filters.CapacityOf(at_least=7)
                    )
                ),
                Each(
                    targets.One(filters.VAMPIRE, filters.OfSect(CAMARILLA)),
                    Abstains(parts.THAT_CARD),
                ),
            ),
        ),
        grants=HoldsTitle(CARDINAL),
    ),
    crusade("New York"),
    crusade("Philadelphia"),
    crusade("Toronto"),
)

CARDS: tuple[AnyCard, ...] = (*JUSTICARS, *PRAXIS_SEIZURES, *SABBAT_TITLES)
