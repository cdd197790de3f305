"""The only functions that change a table. Each tells what it did."""

from __future__ import annotations

from conclave.core.definition import Definition
from conclave.core.events import Event
from conclave.games.masquerade.rules import events as told
from conclave.games.masquerade.rules.library import CLAN_SIZE, CLANS, STARTING
from conclave.games.masquerade.rules.spelling import BIT, HAVEN, PLACES
from conclave.games.masquerade.rules.table import CARDS, NOBODY, Table

START_BLOOD = 6
START_INFLUENCE = 3
VICTIMS = 35


# Set-up


def lay_out(table: Table) -> None:
    """Everything in its place before the first choice (MASQ-SETUP-01..16)."""
    seats, library = table.seats, table.library
    table.holder = table.rng.below(seats)
    clans = list(range(len(CLANS)))
    table.rng.shuffle(clans)
    table.offered_clans = tuple(sorted(clans[: seats + 1]))
    table.clan = [NOBODY] * seats
    table.relic = [NOBODY] * seats
    table.relic_used = [False] * seats
    table.location_card = [NOBODY] * (HAVEN + 1)
    table.hand = [()] * seats
    table.drawn = [()] * seats
    table.deck = [()] * seats
    table.bottomed = [0] * seats
    table.cards = [()] * ((HAVEN + 1) * seats)
    table.face_down = [False] * CARDS
    table.seen = [0] * CARDS
    table.looked = [0] * CARDS
    table.blood_at = [0] * ((HAVEN + 1) * seats)
    table.blood = [START_BLOOD] * seats
    table.influence = [START_INFLUENCE] * seats
    table.red = [0] * seats
    table.grey = [0] * seats
    table.alliance = [(library.victim,)] * seats
    table.drained = [()] * seats
    table.at_stake = [NOBODY] * (HAVEN + 1)
    table.victims = VICTIMS - seats
    table.out = [False] * seats
    allies = list(range(library.first_ally, library.victim))
    table.rng.shuffle(allies)
    table.ally_deck = tuple(allies)
    table.tell(told.Holds(table.holder))


def lay_relics(table: Table) -> None:
    """One more relic than players, face up (MASQ-VARR-01)."""
    relics = list(range(table.library.first_relic, table.library.first_location))
    table.rng.shuffle(relics)
    table.offered_relics = tuple(sorted(relics[: table.seats + 1]))


def lay_location_cards(table: Table) -> None:
    """A random location card at each location but the haven (MASQ-VARL-01)."""
    cards = list(range(table.library.first_location, len(table.library.cards)))
    table.rng.shuffle(cards)
    for place, card in zip(table.places[:-1], cards):
        table.location_card[place] = card
        table.tell(told.LaidLocation(PLACES[place], table.library.names[card]))


def take_clan(table: Table, seat: int, clan: int) -> Event:
    """Choose a clan: its starting cards to hand, the others shuffled into the deck."""
    table.offered_clans = tuple([other for other in table.offered_clans if other != clan])
    table.clan[seat] = clan
    first = clan * CLAN_SIZE
    table.hand[seat] = tuple(range(first, first + STARTING))
    for card in table.hand[seat]:
        table.seen[card] = everyone(table)
    deck = list(range(first + STARTING, first + CLAN_SIZE))
    table.rng.shuffle(deck)
    table.deck[seat] = tuple(deck)
    return table.tell(told.TookClan(seat, CLANS[clan]))


def take_relic(table: Table, seat: int, relic: int) -> Event:
    """Choose a relic."""
    table.offered_relics = tuple([other for other in table.offered_relics if other != relic])
    table.relic[seat] = relic
    return table.tell(told.TookRelic(seat, table.library.names[relic]))


def put_away_offers(table: Table) -> None:
    """What nobody chose goes out of the game (MASQ-SETUP-06, MASQ-VARR-03)."""
    table.offered_clans = ()
    table.offered_relics = ()


# The course of the game


def begin_round(table: Table) -> Event:
    """Start the next round."""
    table.round += 1
    return table.tell(told.RoundBegan(table.round))


def begin_phase(table: Table, phase: str) -> None:
    """Note which phase is played; what happens in it is told by other events."""
    table.phase = phase
    table.active = NOBODY
    table.place = 0
    table.step = ""
    table.lasting = ()


def begin_turn(table: Table, seat: int) -> None:
    """Note whose planning turn it is."""
    table.active = seat
    table.lasting = ()


def begin_location(table: Table, place: int) -> Event:
    """Start to resolve a location."""
    table.place = place
    table.leaving = 0
    table.winner = NOBODY
    table.gained = 0
    table.lasting = ()
    return table.tell(told.LocationBegan(PLACES[place]))


def begin_step(table: Table, step: str) -> None:
    """Note which step of a location is carried out."""
    table.step = step


def let_last(table: Table, phrase: Definition, seat: int, card: int) -> None:
    """Let something hold for this location or planning turn; the effect that does it tells it."""
    table.lasting = (*table.lasting, (phrase, seat, card))


def owe(table: Table, phrase: Definition, seat: int, card: int) -> None:
    """Put something off to the end of the round."""
    table.owed = (*table.owed, (phrase, seat, card))


def settle_owed(table: Table) -> None:
    """What was put off has been taken up."""
    table.owed = ()


def lay_ally(table: Table, place: int) -> None:
    """The top card of the ally deck to a location, if there is one (MASQ-R-08)."""
    if table.ally_deck:
        ally, *rest = table.ally_deck
        table.ally_deck = tuple(rest)
        table.at_stake[place] = ally
        table.tell(told.Arrived(PLACES[place], table.library.names[ally]))


# Clan cards


def everyone(table: Table) -> int:
    """All seats and the spectators, as bits."""
    return BIT[table.seats + 1] - 1


def draw(table: Table, seat: int, number: int) -> None:
    """Take cards from the top of the clan deck aside, to choose among them (MASQ-R-10)."""
    table.drawn[seat] = table.deck[seat][:number]
    table.deck[seat] = table.deck[seat][number:]
    table.bottomed[seat] = min(table.bottomed[seat], len(table.deck[seat]))
    names = [table.library.names[card] for card in table.drawn[seat]]
    table.tell(told.Drew(seat, tuple(names)))


def keep(table: Table, seat: int) -> None:
    """What was drawn goes to the hand."""
    table.hand[seat] = (*table.hand[seat], *table.drawn[seat])
    table.drawn[seat] = ()


def bottom(table: Table, seat: int, card: int) -> Event:
    """Put a card of the hand at the bottom of the deck, unseen."""
    table.hand[seat] = without(table.hand[seat], card)
    table.deck[seat] = (*table.deck[seat], card)
    table.bottomed[seat] += 1
    table.seen[card] = 0
    return table.tell(told.Bottomed(seat, table.library.names[card]))


def forget_hand(table: Table, seat: int) -> None:
    """A card that others knew to be in this hand may be gone from it: they know no longer."""
    for card in table.hand[seat]:
        table.seen[card] = 0


def shuffle_back(table: Table, seat: int, card: int) -> Event:
    """Shuffle a card of the hand into the deck."""
    forget_hand(table, seat)
    table.hand[seat] = without(table.hand[seat], card)
    deck = [*table.deck[seat], card]
    table.rng.shuffle(deck)
    table.deck[seat] = tuple(deck)
    table.bottomed[seat] = 0
    return table.tell(told.ShuffledBack(seat, table.library.names[card]))


def play_card(table: Table, seat: int, card: int, place: int, down: bool) -> Event:
    """Lay a card of the hand, or of the top of the deck, at a player's position.

    It may be another's card (MASQ-GLOS-10).
    """
    owner = table.owner(card)
    if card in table.hand[owner]:
        table.hand[owner] = without(table.hand[owner], card)
    else:
        table.deck[owner] = without(table.deck[owner], card)
        table.bottomed[owner] = min(table.bottomed[owner], len(table.deck[owner]))
    spot = table.at(place, seat)
    table.cards[spot] = (*table.cards[spot], card)
    table.face_down[card] = down
    table.looked[card] = 0
    name = table.library.names[card]
    if down:
        return table.tell(told.PlayedDown(seat, name, PLACES[place]))
    table.seen[card] = everyone(table)
    return table.tell(told.Played(seat, name, PLACES[place]))


def look_at(table: Table, seat: int, card: int, place: int) -> Event:
    """Let a player see another's face-down card; its owner learns which (MASQ-R-66)."""
    table.looked[card] = table.looked[card] | BIT[seat]
    table.seen[card] = table.seen[card] | BIT[seat]
    return table.tell(
        told.Looked(seat, table.owner(card), table.library.names[card], PLACES[place])
    )


def reveal(table: Table, seat: int, cards: tuple[int, ...], place: int) -> Event | None:
    """Turn the face-down ones of these cards at a position face up."""
    turned = [card for card in cards if table.face_down[card]]
    for card in turned:
        table.face_down[card] = False
        table.looked[card] = 0
        table.seen[card] = everyone(table)
    if not turned:
        return None
    names = tuple([table.library.names[card] for card in turned])
    return table.tell(told.Revealed(seat, names, PLACES[place]))


def keep_down(table: Table, seat: int, place: int) -> Event:
    """Tell that a player leaves a card face down."""
    return table.tell(told.KeptDown(seat, PLACES[place]))


def turn_down(table: Table, seat: int, card: int, place: int) -> Event:
    """Turn a face-up card face down; everybody has seen which it is."""
    table.face_down[card] = True
    table.looked[card] = everyone(table)
    return table.tell(told.TurnedDown(seat, table.library.names[card], PLACES[place]))


def move_cards(table: Table, seat: int, cards: tuple[int, ...], place: int, to: int) -> Event:
    """Move cards, face up, from one of a player's positions to another of his."""
    table.cards[table.at(place, seat)] = tuple(
        [card for card in table.cards_at(place, seat) if card not in cards]
    )
    for card in cards:
        table.face_down[card] = False
        table.looked[card] = 0
        table.seen[card] = everyone(table)
    spot = table.at(to, seat)
    table.cards[spot] = (*table.cards[spot], *cards)
    names = tuple([table.library.names[card] for card in cards])
    return table.tell(told.Moved(seat, names, PLACES[to]))


def take_back(table: Table, seat: int, place: int) -> Event:
    """All cards of a position to their owners' hands, face-down ones unseen (MASQ-R-42, -43)."""
    spot = table.at(place, seat)
    cards = table.cards[spot]
    table.cards[spot] = ()
    for card in cards:
        _to_hand(table, card)
    return table.tell(told.TookBack(seat, len(cards)))


def return_card(table: Table, seat: int, card: int, place: int) -> Event:
    """One card of a position to its owner's hand, unseen if it lay there unseen (MASQ-R-43)."""
    spot = table.at(place, seat)
    secret = table.face_down[card] and table.looked[card] != everyone(table)
    table.cards[spot] = without(table.cards[spot], card)
    _to_hand(table, card)
    if secret:
        return table.tell(told.TookBack(seat, 1))
    return table.tell(told.Returned(seat, table.library.names[card]))


def act(table: Table, seat: int, card: int, place: int) -> Event | None:
    """Tell that a clan card, an ally or a location card takes effect; for a relic it is told."""
    library = table.library
    name = library.names[card]
    if card < library.first_ally:
        return table.tell(told.Acts(seat, name, PLACES[place]))
    if card < library.first_relic:
        return table.tell(told.AllyActs(seat, name))
    if card >= library.first_location:
        return table.tell(told.LocationActs(PLACES[place], name))
    return None


def _to_hand(table: Table, card: int) -> None:
    owner = table.owner(card)
    table.face_down[card] = False
    table.looked[card] = 0
    if not table.out[owner]:
        table.hand[owner] = (*table.hand[owner], card)


# Deployed blood


def deploy(table: Table, seat: int, number: int, place: int) -> Event:
    """Blood from the pool to a position."""
    table.blood[seat] = table.blood[seat] - number
    _add_blood(table, seat, place, number)
    return table.tell(told.Deployed(seat, number, PLACES[place]))


def deploy_from_bank(table: Table, seat: int, number: int, place: int) -> Event:
    """Blood from the bank to a position."""
    _add_blood(table, seat, place, number)
    return table.tell(told.DeployedFromBank(seat, number, PLACES[place]))


def take_blood(table: Table, seat: int, of: int, number: int, place: int) -> Event:
    """Deployed blood of a player, perhaps one's own, into one's pool."""
    _add_blood(table, of, place, -number)
    table.blood[seat] = table.blood[seat] + number
    return table.tell(told.TookBlood(seat, of, number, PLACES[place]))


def get_blood(table: Table, seat: int, of: int, number: int, place: int) -> Event:
    """Deployed blood of a player to one's own position there."""
    _add_blood(table, of, place, -number)
    _add_blood(table, seat, place, number)
    return table.tell(told.GotBlood(seat, of, number, PLACES[place]))


def discard_blood(table: Table, seat: int, number: int, place: int) -> Event:
    """Deployed blood to the bank."""
    _add_blood(table, seat, place, -number)
    return table.tell(told.DiscardedBlood(seat, number, PLACES[place]))


def move_blood(table: Table, seat: int, number: int, place: int, to: int) -> Event:
    """Deployed blood from one of a player's positions to another of his."""
    _add_blood(table, seat, place, -number)
    _add_blood(table, seat, to, number)
    return table.tell(told.MovedBlood(seat, number, PLACES[place], PLACES[to]))


def swap_blood(table: Table, seat: int, place: int) -> Event:
    """Deployed blood and pool change places."""
    spot = table.at(place, seat)
    table.blood[seat], table.blood_at[spot] = table.blood_at[spot], table.blood[seat]
    return table.tell(told.SwappedBlood(seat, table.blood_at[spot], PLACES[place]))


def _add_blood(table: Table, seat: int, place: int, number: int) -> None:
    spot = table.at(place, seat)
    table.blood_at[spot] = table.blood_at[spot] + number


# Pools


def feed(table: Table, seat: int, number: int) -> Event:
    """Blood from the bank for the alliance."""
    table.blood[seat] = table.blood[seat] + number
    return table.tell(told.Fed(seat, number))


def gain_blood(table: Table, seat: int, number: int) -> Event:
    """Blood from the bank to the pool."""
    table.blood[seat] = table.blood[seat] + number
    return table.tell(told.GainedBlood(seat, number))


def lose_blood(table: Table, seat: int, number: int) -> Event:
    """Blood from the pool to the bank."""
    table.blood[seat] = table.blood[seat] - number
    return table.tell(told.LostBlood(seat, number))


def spend_blood(table: Table, seat: int, number: int) -> Event:
    """Blood from the pool to the bank, as a cost."""
    table.blood[seat] = table.blood[seat] - number
    return table.tell(told.SpentBlood(seat, number))


def steal_blood(table: Table, seat: int, of: int, number: int) -> Event:
    """Blood from another's pool to one's own."""
    table.blood[of] = table.blood[of] - number
    table.blood[seat] = table.blood[seat] + number
    return table.tell(told.StoleBlood(seat, of, number))


def stay_unharmed(table: Table, seat: int) -> Event:
    """Tell that a player is immune."""
    return table.tell(told.Unharmed(seat))


def gain_influence(table: Table, seat: int, number: int) -> Event:
    """Influence from the bank."""
    table.influence[seat] = table.influence[seat] + number
    return table.tell(told.GainedInfluence(seat, number))


def lose_influence(table: Table, seat: int, number: int) -> Event:
    """Influence to the bank, as far as there is some (MASQ-R-32)."""
    number = min(number, table.influence[seat])
    table.influence[seat] = table.influence[seat] - number
    return table.tell(told.LostInfluence(seat, number))


def get_influence(table: Table, seat: int, of: int, number: int) -> Event:
    """Influence from another's pool to one's own, as far as there is some."""
    number = min(number, table.influence[of])
    table.influence[of] = table.influence[of] - number
    table.influence[seat] = table.influence[seat] + number
    return table.tell(told.GotInfluence(seat, of, number))


# Allies


def gain_ally(table: Table, seat: int, place: int) -> Event:
    """The ally at stake to a player's alliance (MASQ-REW-01)."""
    ally = table.at_stake[place]
    table.at_stake[place] = NOBODY
    table.alliance[seat] = (*table.alliance[seat], ally)
    table.gained |= BIT[seat]
    return table.tell(told.GainedAlly(seat, table.library.names[ally]))


def desert(table: Table, place: int) -> None:
    """Nobody is left: the ally leaves the game (MASQ-CONF-08)."""
    ally = table.at_stake[place]
    table.at_stake[place] = NOBODY
    if ally != NOBODY:
        table.tell(told.Deserted(PLACES[place], table.library.names[ally]))


def gain_victims(table: Table, seat: int, number: int) -> None:
    """Victims from the pile, as many as there are (MASQ-R-07)."""
    number = min(number, table.victims)
    if number > 0:
        table.victims -= number
        table.alliance[seat] = (*table.alliance[seat], *[table.library.victim] * number)
        table.gained |= BIT[seat]
        table.tell(told.GainedVictims(seat, number))


def drain(table: Table, seat: int, ally: int) -> Event:
    """Turn a card of the alliance and take its blood (MASQ-DRAIN-03..06)."""
    table.alliance[seat] = without(table.alliance[seat], ally)
    table.drained[seat] = (*table.drained[seat], ally)
    number = table.library.ally[ally].drain
    table.blood[seat] = table.blood[seat] + number
    return table.tell(told.Drained(seat, table.library.names[ally], number))


def could_not_drain(table: Table, seat: int, ally: int) -> Event:
    """Tell that the ally drawn in frenzy stays."""
    return table.tell(told.CouldNotDrain(seat, table.library.names[ally]))


def restore(table: Table, seat: int, ally: int) -> Event:
    """Return a drained card to the alliance."""
    table.drained[seat] = without(table.drained[seat], ally)
    table.alliance[seat] = (*table.alliance[seat], ally)
    return table.tell(told.Restored(seat, table.library.names[ally]))


def commit_diablerie(table: Table, seat: int, number: int) -> Event:
    """Take diablerie tokens, red side up (MASQ-DIAB-01)."""
    table.red[seat] = table.red[seat] + number
    return table.tell(told.CommittedDiablerie(seat, number))


def turn_tokens(table: Table, seat: int, number: int) -> Event:
    """Turn red diablerie tokens to grey."""
    table.red[seat] = table.red[seat] - number
    table.grey[seat] = table.grey[seat] + number
    return table.tell(told.TurnedTokens(seat, number))


def shed_diablerie(table: Table, seat: int) -> Event:
    """Give back one diablerie token, a grey one first."""
    if table.grey[seat] > 0:
        table.grey[seat] = table.grey[seat] - 1
    else:
        table.red[seat] = table.red[seat] - 1
    return table.tell(told.ShedDiablerie(seat))


def frenzy(table: Table, seat: int, by: int) -> Event:
    """Tell that a player falls into frenzy."""
    return table.tell(told.Frenzied(seat, by))


def use_relic(table: Table, seat: int) -> Event:
    """Turn one's relic face down (MASQ-VARR-05)."""
    table.relic_used[seat] = True
    return table.tell(told.UsedRelic(seat, table.library.names[table.relic[seat]]))


# Resolution


def lay_token(table: Table, seat: int, withdraws: bool) -> None:
    """Note a choice that is being revealed together with the others."""
    if withdraws:
        table.leaving |= BIT[seat]


def reveal_tokens(table: Table, place: int, seats: tuple[int, ...]) -> Event:
    """Show all tokens together (MASQ-WITH-04)."""
    stay = tuple([seat for seat in seats if not table.leaving & BIT[seat]])
    leave = tuple([seat for seat in seats if table.leaving & BIT[seat]])
    return table.tell(told.TokensRevealed(PLACES[place], stay, leave))


def withdraw_blood(table: Table, seat: int, place: int) -> Event:
    """All deployed blood of a position back to the pool (MASQ-WITH-07)."""
    spot = table.at(place, seat)
    number = table.blood_at[spot]
    table.blood_at[spot] = 0
    table.blood[seat] = table.blood[seat] + number
    return table.tell(told.Withdrew(seat, number, PLACES[place]))


def count_power(table: Table, seat: int, power: int, place: int) -> Event:
    """Tell a player's total power."""
    return table.tell(told.Counted(seat, power, PLACES[place]))


def rank(table: Table, seat: int, rank: int, place: int) -> Event:
    """Tell who came first, second, third; the first has won."""
    if rank == 1:
        table.winner = seat
    return table.tell(told.Placed(seat, rank, PLACES[place]))


def take_ambition(table: Table, seat: int) -> Event | None:
    """The ambition token to a player (MASQ-REW-08, MASQ-REW-09)."""
    if table.holder == seat:
        return None
    table.holder = seat
    return table.tell(told.TookAmbition(seat))


def bid(table: Table, seat: int, number: int) -> Event:
    """Show what a player has bid."""
    return table.tell(told.Bid(seat, number))


def skip_steps(table: Table, seat: int, place: int) -> Event:
    """Tell that a player's cards skip steps."""
    return table.tell(told.Skips(seat, PLACES[place]))


def forestall(table: Table, seat: int, card: int) -> Event:
    """Tell that a player is immune to a card."""
    return table.tell(told.Forestalled(seat, table.library.names[card]))


def end_round(table: Table) -> Event:
    """Blood to the bank, cards to hands, grey tokens to red (MASQ-EOR-02..04)."""
    table.blood_at = [0] * len(table.blood_at)
    for cards in table.cards:
        for card in cards:
            _to_hand(table, card)
    table.cards = [()] * len(table.cards)
    for seat in range(table.seats):
        table.red[seat] = table.red[seat] + table.grey[seat]
        table.grey[seat] = 0
    return table.tell(told.RoundEnded(table.round))


def eliminate(table: Table, seat: int) -> Event:
    """Put a player and all that is his out of the game (MASQ-R-25, MASQ-R-26)."""
    library = table.library
    for ally in (*table.alliance[seat], *table.drained[seat]):
        if ally == library.victim:
            table.victims += 1
    table.alliance[seat] = table.drained[seat] = ()
    table.blood[seat] = table.influence[seat] = table.red[seat] = table.grey[seat] = 0
    table.hand[seat] = table.drawn[seat] = table.deck[seat] = ()
    table.bottomed[seat] = 0
    for spot in range(len(table.cards)):
        if spot % table.seats == seat:
            table.blood_at[spot] = 0
        table.cards[spot] = tuple([card for card in table.cards[spot] if table.owner(card) != seat])
    first = table.clan[seat] * CLAN_SIZE
    for card in range(first, first + CLAN_SIZE):
        table.face_down[card] = False
        table.looked[card] = table.seen[card] = 0
    table.out[seat] = True
    event = table.tell(told.Eliminated(seat))
    if table.holder == seat:
        remaining = table.order()
        if remaining:
            table.holder = remaining[0]
            table.tell(told.TookAmbition(table.holder))
    return event


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards but one."""
    place = cards.index(card)
    return (*cards[:place], *cards[place + 1 :])
