"""Cards that oust, and tables where a player is about to be ousted."""

from games.vtes.stage import A, Stage

from conclave.core.frames import Window
from conclave.games.vtes.rules.constants import (
    ACTION,
    COMBAT,
    EQUIPMENT,
    LOCATION,
    MASTER,
    MODIFIER,
    OUT_OF_TURN,
    POLITICAL,
    REACTION,
    UNIQUE,
)
from conclave.games.vtes.rules.modes import Motion
from conclave.games.vtes.rules.moments import IsOusted
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.vocabulary import filters, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.blood import BurnPool, GainPool
from conclave.games.vtes.vocabulary.cancelling import Cancel
from conclave.games.vtes.vocabulary.card import Bleed, Card, Pool
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, May

FAMINE = Card("Famine", MASTER, effect=BurnPool(5, p.EACH_METHUSELAH))
DROUGHT = Card("Drought", MASTER, effect=BurnPool(5, p.EACH_OTHER))
DUEL = Card("Duel", MASTER, cost=Pool(2), effect=BurnPool(2, p.PREY))
CURSE = Card("Curse", MODIFIER, effect=BurnPool(5, p.EACH_OTHER), when="block")
SPITE = Card("Spite", REACTION, effect=BurnPool(5, p.ACTING_METHUSELAH), when="announced")
OUTBURST = Card("Outburst", COMBAT, effect=BurnPool(5, p.EACH_OTHER), when="before-range")
LAST_WORD = Card("Last Word", MODIFIER, effect=BurnPool(5, p.EACH_OTHER), when="polling")
VETO = Card("Veto", MASTER, OUT_OF_TURN, effect=Do(Cancel((MASTER,)), BurnPool(5, p.EACH_OTHER)))
RAID = Card("Raid", ACTION, cost=Pool(2), effect=Bleed(+1))
MOTION = Card("Levy", POLITICAL, effect=Motion(BurnPool(5, p.EACH_OTHER)))
BRAND = Card("Brand", MASTER, put_on=targets.One(filters.VAMPIRE))
LAMENT = Card("Lament", MASTER, grants=Whenever(IsOusted(p.EACH_METHUSELAH), GainPool(1)))
WAKE = Card("Feast", MASTER, LOCATION, grants=Whenever(IsOusted(p.EACH_OTHER), May(GainPool(1))))
CHALICE = Card("Chalice", EQUIPMENT, UNIQUE)

CARDS: tuple[AnyCard, ...] = (
    FAMINE, DROUGHT, DUEL, CURSE, SPITE, OUTBURST, LAST_WORD, VETO, RAID, MOTION, BRAND, LAMENT,
    WAKE, CHALICE,
)  # fmt: skip


def ousting_stage(seats: int, phase: str = "master", active: int = A, **pools: int) -> Stage:
    """A table with all made-up cards; pools by the names of the seats."""
    stage = Stage(seats, active=active, phase=phase, extra=CARDS)
    for name, number in pools.items():
        stage.pool("abcdef".index(name), number)
    return stage


def play_master(stage: Stage, seat: int, name: str) -> None:
    """Play a master card that nobody cancels."""
    stage.hand(seat, name)
    stage.play(seat, f"play {name.lower()} plain -")
    while not stage.table.over and stage.window == "as-played":
        stage.do_minimum()


def check_nobody_out_is_asked(stage: Stage) -> None:
    """No window in the stack includes a player who is out."""
    for frame in stage.table.frames:
        if isinstance(frame, Window):
            assert not [seat for seat in frame.seats if stage.table.out[seat]]
    assert not [seat for seat in stage.table.deciders if stage.table.out[seat]]


def play_some_turns(stage: Stage, turns: int = 4) -> None:
    """Play some turns, checking that no player who is out is ever asked."""
    last = stage.table.turn + turns
    while not stage.table.over and stage.table.turn < last:
        check_nobody_out_is_asked(stage)
        stage.do_minimum()
        assert stage.table.faults() == []
