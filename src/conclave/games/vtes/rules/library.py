"""All cards of the game, numbered, with what the rules look up about them again and again."""

from __future__ import annotations

from typing import Final

from conclave.games.vtes.rules.abilities import (
    WHILE_IN_PLAY,
    AsReplaced,
    Becomes,
    Bonus,
    Can,
    CanAct,
    ChangesCost,
    DisciplineLevel,
    Forbids,
    Harm,
    Held,
    HoldsTitle,
    NeverGains,
    NotReplaced,
    OnlyOne,
    Price,
    RivalsYield,
    Toll,
    Unblockable,
    Wards,
    Weapon,
    WhenMerged,
)
from conclave.games.vtes.rules.modes import Cancelling, Mode, Replaces, parts, windows_of
from conclave.games.vtes.rules.naming import card_slug, mode_words, person
from conclave.games.vtes.rules.printed import BLANK_PRINTED, AnyCard, Crypt, Printed, as_crypt
from conclave.games.vtes.rules.requirements import Recalling
from conclave.games.vtes.rules.windows import (
    ANY_TIME,
    MINION_PHASE,
    NAMES,
    STRIKES_CHOSEN,
    WINDOW_BIT,
    mask,
)
from conclave.games.vtes.rules.words import (
    ALLY,
    ALLY_IN_PLAY,
    ANY_TURN,
    EQUIPMENT,
    EQUIPMENT_IN_PLAY,
    GUN,
    IMBUED,
    MASTER,
    MELEE,
    OUT_OF_TURN,
    TAKES_ACTION,
    UNIQUE,
    VAMPIRE,
    WEAPON,
)
from conclave.lang.abilities import Instead, Whenever
from conclave.lang.nodes import Effect, each_once

IN_ONES_TURN: Final = (*TAKES_ACTION, MASTER)


class Library:
    """Every card by number, and by the name that moves and records have for it."""

    def __init__(
        self,
        cards: tuple[AnyCard, ...],
        ids: dict[str, int],
        stock: dict[str, str],
        starters: tuple[str, ...] = (),
    ) -> None:
        self.cards = cards
        self.stock = stock
        """The decks that are at hand, each as its word."""
        self.starters = starters
        """Those of them that are for beginners."""
        self.names = [card_slug(card) for card in cards]
        assert len(set(self.names)) == len(self.names), "two cards have the same name"
        self.numbers = {name: number for number, name in enumerate(self.names)}
        self.ids = [ids.get(name, 0) for name in self.names]
        self.by_id = {id_: number for number, id_ in enumerate(self.ids) if id_}
        self.printed = [card if isinstance(card, Printed) else BLANK_PRINTED for card in cards]
        self.crypt = [card if isinstance(card, Crypt) else as_crypt(card) for card in cards]
        self.is_crypt = [isinstance(card, Crypt) for card in cards]
        self.is_vampire = [card.kind == VAMPIRE for card in self.crypt]
        self.embodies = [
            vampire and not crypt for vampire, crypt in zip(self.is_vampire, self.is_crypt)
        ]
        """Whether a library card is a vampire, but only while it is in play as one."""
        self.is_imbued = [card.kind == IMBUED for card in self.crypt]
        self.is_ally = [
            ALLY in card.types or ALLY_IN_PLAY in card.traits or crypt.kind == IMBUED
            for card, crypt in zip(self.printed, self.crypt)
        ]
        self.disguised = [ALLY_IN_PLAY in card.traits for card in cards]
        """Whether a card is an ally, but only while it is in play."""
        self.is_minion = [vampire or ally for vampire, ally in zip(self.is_vampire, self.is_ally)]
        self.types = [card.types if isinstance(card, Printed) else (card.kind,) for card in cards]
        self.traits = [frozenset(card.traits) for card in cards]
        self.traits_used = frozenset().union(*self.traits)
        self.is_unique = [isinstance(card, Crypt) or UNIQUE in card.traits for card in cards]
        self.person = [person(card) for card in cards]
        """What copies have in common: the name, for both versions of a vampire."""
        self.modes = [card.modes if isinstance(card, Printed) else () for card in cards]
        self.masks = [tuple([mask(windows_of(mode)) for mode in row]) for row in self.modes]
        self.all_masks = [joined(row) for row in self.masks]
        self.mode_words = [mode_words(row) for row in self.modes]
        self.grants = [card.grants for card in cards]
        self.bonuses = [tuple([g for g in row if isinstance(g, Bonus)]) for row in self.grants]
        self.wide = [tuple([b for b in row if b.to is not None]) for row in self.bonuses]
        """What a card gives to others than the one it is on."""
        self.wide_kinds = frozenset([bonus.what for row in self.wide for bonus in row])
        self.common = [tuple([b for b in row if b.everyone]) for row in self.bonuses]
        """What a card gives to every Methuselah."""
        self.common_kinds = frozenset([bonus.what for row in self.common for bonus in row])
        self.cans = [tuple([g for g in row if isinstance(g, Can)]) for row in self.grants]
        self.can_masks = [tuple([mask(can.when) for can in row]) for row in self.cans]
        self.by_host = [any(can.by == "host" for can in row) for row in self.cans]
        """Whether the controller of the minion on which a card is may use it."""
        self.by_anyone = [any(can.by == "anyone" for can in row) for row in self.cans]
        """Whether every Methuselah may use a card, whoever controls it."""
        self.after_block = [any(can.after_block for can in row) for row in self.cans]
        """Whether it matters that a card was on the minion who blocked when he did."""
        self.any_time = [any(ANY_TIME in can.when for can in row) for row in self.cans]
        """Whether a card may be used at any time, in turns of others, too."""
        self.by_leave = [
            any(MINION_PHASE in can.when and not can.own_turn for can in row) for row in self.cans
        ]
        """Whether a card may be used in the minion phases of others."""
        self.prices = [tuple([g for g in row if isinstance(g, Price)]) for row in self.grants]
        self.can_acts = [tuple([g for g in row if isinstance(g, CanAct)]) for row in self.grants]
        self.open_acts = [any(can.anyone for can in row) for row in self.can_acts]
        """Whether minions of others than a card's controller may act with it."""
        self.only_one = [
            next((g for g in row if isinstance(g, OnlyOne)), None) for row in self.grants
        ]
        self.forbids = [tuple([g for g in row if isinstance(g, Forbids)]) for row in self.grants]
        self.merging = [tuple([g for g in row if isinstance(g, WhenMerged)]) for row in self.grants]
        self.rivals_yield = [any(isinstance(g, RivalsYield) for g in row) for row in self.grants]
        self.harms = [tuple([g for g in row if isinstance(g, Harm)]) for row in self.grants]
        self.takes_as_normal = [any(not g.takes_aggravated for g in row) for row in self.harms]
        self.outside = [any(can.outside for can in row) for row in self.cans]
        """Whether a card may be used in a combat by somebody who is not in it."""
        self.cost_changes = [
            tuple([g for g in row if isinstance(g, ChangesCost)]) for row in self.grants
        ]
        self.unblockable = [
            tuple([g for g in row if isinstance(g, Unblockable)]) for row in self.grants
        ]
        self.weapons = [tuple([g for g in row if isinstance(g, Weapon)]) for row in self.grants]
        self.levels = [
            tuple(
                [
                    g.discipline
                    for g in row
                    if isinstance(g, DisciplineLevel) and not g.to_play
                    for _ in range(g.levels)
                ]
            )
            for row in self.grants
        ]
        self.play_levels = [
            tuple([g for g in row if isinstance(g, DisciplineLevel) and g.to_play])
            for row in self.grants
        ]
        """Levels of disciplines that count for playing cards alone."""
        self.held = [next((g for g in row if isinstance(g, Held)), None) for row in self.grants]
        self.becomes = [tuple([g for g in row if isinstance(g, Becomes)]) for row in self.grants]
        self.holds = [tuple([g for g in row if isinstance(g, HoldsTitle)]) for row in self.grants]
        self.represents = [
            (EQUIPMENT, WEAPON, MELEE, GUN) if EQUIPMENT_IN_PLAY in card.traits else ()
            for card in cards
        ]
        """The types and traits that a card has only while it is in play."""
        self.as_replaced = [
            next((g.effect for g in row if isinstance(g, AsReplaced)), None) for row in self.grants
        ]
        self.never_gains = [any(isinstance(g, NeverGains) for g in row) for row in self.grants]
        self.immune = [any(not g.takes_normal for g in row) for row in self.harms]
        self.harmless = [any(not g.inflicts for g in row) for row in self.harms]
        self.tolls = [tuple([g for g in row if isinstance(g, Toll)]) for row in self.grants]
        self.takes_toll = any(self.tolls)
        """Whether any card makes a minion burn blood to attempt actions."""
        self.wards = [tuple([g for g in row if isinstance(g, Wards)]) for row in self.grants]
        self.delays = [
            next((g.until for g in row if isinstance(g, NotReplaced)), "") for row in self.grants
        ]
        self.whenever = [tuple([g for g in row if isinstance(g, Whenever)]) for row in self.grants]
        self.instead = [tuple([g for g in row if isinstance(g, Instead)]) for row in self.grants]
        self.waits = [len(row) + len(other) > 0 for row, other in zip(self.whenever, self.instead)]
        self.awaited = frozenset(
            [
                type(ability.moment)
                for row in (*self.whenever, *self.instead)
                for ability in row
                if isinstance(ability, Whenever | Instead)
            ]
        )
        """The kinds of moments that any card waits for."""
        self.reaches = [
            len(self.wide[n])
            + len(self.common[n])
            + len(self.forbids[n])
            + len(self.cost_changes[n])
            + self.outside[n]
            + self.by_leave[n]
            + (self.held[n] is not None)
            > 0
            for n in range(len(cards))
        ]
        """Whether a card does something to others by lying in play."""
        self.unreplaced = [until == WHILE_IN_PLAY for until in self.delays]
        self.replaces = [any(isinstance(mode.effect, Replaces) for mode in m) for m in self.modes]
        """Whether what a card does is to say what it is replaced by."""
        self.by_others = self._by_others()
        late = WINDOW_BIT[STRIKES_CHOSEN]
        self.after_choice = frozenset(
            [
                mode.disciplines
                for row, masks in zip(self.modes, self.masks)
                for mode, bits in zip(row, masks)
                if bits & late
            ]
        )
        """The disciplines for which there are cards to be played after strikes are chosen."""
        self.by_masters = self._by_masters()
        self.cancelled = self._cancelled()
        """What can be cancelled from hand as it is played: a type, a trait (nothing: any), whether
        only if it changes the target of a bleed, and whether in the canceller's own turn, too."""
        self.cancels = [any(is_cancelling(can.effect) for can in row) for row in self.cans]
        """Whether a card in play can cancel others."""
        self.nodes = each_once(*[written_on(card) for card in cards])
        self.tracks_burned = any(
            isinstance(node, Recalling) and node.deed() == "burned" for node in self.nodes
        )
        """Whether any card asks who was burned since somebody's last turn."""
        self.likely: dict[tuple[frozenset[str], frozenset[str]], list[int]] = {}
        """What imagining has found out about which cards fit clans and disciplines."""
        self.copies: dict[str, dict[int, int]] = {}
        """The cards of starter decks that were looked up, with the number of copies."""
        self.library_cards = [n for n, card in enumerate(cards) if isinstance(card, Printed)]
        self.crypt_cards = [n for n, card in enumerate(cards) if isinstance(card, Crypt)]

    def _by_others(self) -> frozenset[str]:
        """The windows in which cards exist that others than the active Methuselah may use.

        Whether somebody holds one is secret, whether there is one is not: where there is none,
        nobody else needs to be asked. A card that may be used at any time, or in the minion phases
        of others, asks its controller by lying in play.
        """
        found = set()
        for name in NAMES:
            bit = WINDOW_BIT[name]
            for number, card in enumerate(self.cards):
                for mode, bits in zip(self.modes[number], self.masks[number]):
                    if bits & bit and (OUT_OF_TURN in card.traits or mode.type not in IN_ONES_TURN):
                        found.add(name)
                for can, bits in zip(self.cans[number], self.can_masks[number]):
                    asks_itself = ANY_TIME in can.when or name == MINION_PHASE
                    if bits & bit and not can.own_turn and not asks_itself:
                        found.add(name)
        return frozenset(found)

    def _by_masters(self) -> frozenset[str]:
        """The windows in which there are out-of-turn masters to play."""
        found = set()
        for name in NAMES:
            for number, card in enumerate(self.cards):
                if OUT_OF_TURN in card.traits and self.all_masks[number] & WINDOW_BIT[name]:
                    found.add(name)
        return frozenset(found)

    def _cancelled(self) -> tuple[tuple[str, str, bool, str, bool], ...]:
        """What any card can cancel that is played from hand."""
        found: dict[tuple[str, str, bool, str, bool], None] = {}
        for number, card in enumerate(self.cards):
            in_turn = OUT_OF_TURN not in card.traits or ANY_TURN in card.traits
            for mode in self.modes[number]:
                for part in parts(mode.effect):
                    if isinstance(part, Cancelling):
                        what = (part.needed_trait(), part.needs_redirect())
                        for kind in part.kinds():
                            found[(kind, *what, part.needed_discipline(), in_turn)] = None
        return tuple(found)

    def has(self, number: int, trait: str) -> bool:
        """Whether a card has a trait."""
        return trait in self.traits[number]

    def mode(self, number: int, word: str) -> Mode:
        """The way to play a card that is written so."""
        return self.modes[number][self.mode_words[number].index(word)]

    def mode_word(self, number: int, mode: Mode) -> str:
        """How a way to play a card is written."""
        return self.mode_words[number][self.modes[number].index(mode)]

    def is_type(self, number: int, type_: str) -> bool:
        """Whether a card is of a type."""
        return type_ in self.types[number]


def is_cancelling(effect: Effect) -> bool:
    """Whether an effect cancels a card as it is played."""
    return any(isinstance(part, Cancelling) for part in parts(effect))


def joined(masks: tuple[int, ...]) -> int:
    """All windows of several, as bits."""
    bits = 0
    for each in masks:
        bits |= each
    return bits


def written_on(card: AnyCard) -> tuple[object, ...]:
    """All phrases that stand on a card."""
    if isinstance(card, Printed):
        return (card.grants, card.cost, card.needs, card.modes)
    return (card.grants,)
