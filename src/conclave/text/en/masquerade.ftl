masquerade-title = Vampire: The Masquerade – Vendetta
    .short = Masquerade
masquerade-pitch = Lead a vampire clan in the fight for Chicago: play cards and blood openly or in secret, bluff, withdraw in time, win allies, and watch your hunger.
masquerade-seat = { $number ->
    [0] Red
    [1] Yellow
    [2] Green
    [3] Blue
    [4] Black
   *[5] Purple
}

## Names

masquerade-place-1 = Location 1
masquerade-place-2 = Location 2
masquerade-place-3 = Location 3
masquerade-place-haven = Prince’s Haven
masquerade-phase-setup = Setup
masquerade-phase-feeding = Feeding
masquerade-phase-choice = Card choice
masquerade-phase-planning = Planning
masquerade-phase-resolution = Resolution
masquerade-step-withdrawal = withdrawal
masquerade-step-reveal = reveal
masquerade-step-preparation = preparation
masquerade-step-conflict = conflict
masquerade-step-aftermath = aftermath
masquerade-face-up = face up
masquerade-face-down = face down
masquerade-card-listed = { $card }

# Where, where to, where from; and the place alone, in the middle of a sentence
masquerade-at = { $place_id ->
    [haven] at the Prince’s Haven
   *[other] at location { $place_id }
}
masquerade-to = { $place_id ->
    [haven] to the Prince’s Haven
   *[other] to location { $place_id }
}
masquerade-to-other = { $to_place_id ->
    [haven] to the Prince’s Haven
   *[other] to location { $to_place_id }
}
masquerade-from = { $place_id ->
    [haven] from the Prince’s Haven
   *[other] from location { $place_id }
}
masquerade-whole = { $place_id ->
    [haven] the Prince’s Haven
   *[other] location { $place_id }
}

# Gains, loses ...
masquerade-blood = { $number } blood
masquerade-influence = { $number } influence
# Drains, takes back ...
masquerade-member = { $ally_id ->
    [victim] a victim
   *[other] { $ally }
}
masquerade-number-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
masquerade-tokens = { $number ->
    [one] { $number } diablerie token
   *[other] { $number } diablerie tokens
}
masquerade-stay = { $stay_seats_is ->
    [you] { $stay_seats_count ->
        [one] you stay
       *[other] { $stay_seats } stay
    }
   *[other] { $stay_seats_count ->
        [one] { $stay_seats } stays
       *[other] { $stay_seats } stay
    }
}
masquerade-leave = { $leave_seats_is ->
    [you] { $leave_seats_count ->
        [one] you withdraw
       *[other] { $leave_seats } withdraw
    }
   *[other] { $leave_seats_count ->
        [one] { $leave_seats } withdraws
       *[other] { $leave_seats } withdraw
    }
}

## What happens

masquerade-holds = { $seat } has the ambition token and goes first.
    .you = You have the ambition token and go first.
masquerade-took-clan = { $seat } leads the { $clan }.
    .you = You lead the { $clan }.
masquerade-took-relic = { $seat } takes { $relic }.
    .you = You take { $relic }.
masquerade-laid-location = Location cards: { $each }.
    .each = { $card } { masquerade-at }
masquerade-round-began = Round { $round } of 3 begins.
masquerade-round-ended = Round { $round } is over. Deployed blood goes to the bank, and all cards return to their owners’ hands.
masquerade-arrived = At stake: { $each }.
    .each = { $ally } { masquerade-at }
masquerade-upkeep = { $seat }’s ally { $ally } costs { masquerade-blood } in feeding.
    .you = Your ally { $ally } costs { masquerade-blood } in feeding.
masquerade-fed = Blood from feeding: { $each }.
    .each = { $seat } +{ $number }
    .each-you = you +{ $number }
masquerade-drew = { $cards_count ->
    [0] { $seat } has no card left to draw.
   *[other] { $seat } draws { $cards }.
}
    .you = { $cards_count ->
        [0] You have no card left to draw.
       *[other] You draw { $cards }.
    }
masquerade-drew-unseen = { $number ->
    [0] { $seat } has no card left to draw.
   *[other] { $seat } draws { masquerade-number-cards }.
}
    .you = { $number ->
        [0] You have no card left to draw.
       *[other] You draw { masquerade-number-cards }.
    }
    .several = { $number ->
        [0] { $seats } have no card left to draw.
       *[other] { $seats } draw { masquerade-number-cards } each.
    }
    .several-you = { $number ->
        [0] { $seats } have no card left to draw.
       *[other] { $seats } draw { masquerade-number-cards } each.
    }
masquerade-bottomed = { $seat } puts { $card } at the bottom of the deck.
    .you = You put { $card } at the bottom of your deck.
masquerade-bottomed-unseen = { $seat } puts a card at the bottom of the deck.
    .you = You put a card at the bottom of your deck.
    .several = { $seats } each put a card at the bottom of their decks.
    .several-you = { $seats } each put a card at the bottom of your decks.
masquerade-played = { $seat } plays { $card } { masquerade-at }.
    .you = You play { $card } { masquerade-at }.
masquerade-played-down = { $seat } plays { $card } face down { masquerade-at }.
    .you = You play { $card } face down { masquerade-at }.
masquerade-played-unseen = { $seat } plays a card face down { masquerade-at }.
    .you = You play a card face down { masquerade-at }.
masquerade-deployed = { $seat } deploys { masquerade-blood } { masquerade-at }.
    .you = You deploy { masquerade-blood } { masquerade-at }.
masquerade-deployed-from-bank = { $seat } deploys { masquerade-blood } from the bank { masquerade-at }.
    .you = You deploy { masquerade-blood } from the bank { masquerade-at }.
masquerade-turned-tokens = { $seat } turns { masquerade-tokens } to the grey side.
    .you = You turn { masquerade-tokens } to the grey side.
masquerade-drained = { $number ->
    [0] { $seat } drains { masquerade-member } but gains no blood.
   *[other] { $seat } drains { masquerade-member } and gains { masquerade-blood }.
}
    .you = { $number ->
        [0] You drain { masquerade-member } but gain no blood.
       *[other] You drain { masquerade-member } and gain { masquerade-blood }.
    }
masquerade-committed-diablerie = Diablerie! { $seat } takes { masquerade-tokens }.
    .you = Diablerie! You take { masquerade-tokens }.
masquerade-eliminated = With three diablerie tokens, { $seat } is eliminated.
    .you = With three diablerie tokens, you are eliminated.
masquerade-looked = { $seat } looks at a face-down card of { $from_seat } { masquerade-at }: { $card }.
    .you = You look at a face-down card of { $from_seat } { masquerade-at }: { $card }.
masquerade-looked-unseen = { $from_seat_is ->
    [you] { $seat } looks at one of your face-down cards { masquerade-at }.
   *[other] { $seat } looks at a face-down card of { $from_seat } { masquerade-at }.
}
    .you = You look at a face-down card of { $from_seat } { masquerade-at }.
masquerade-used-relic = { $seat } uses { $relic }.
    .you = You use { $relic }.
masquerade-location-began = Resolving { masquerade-whole }.
masquerade-tokens-revealed = { $stay_seats_count ->
    [0] No one stays { masquerade-at }: { masquerade-leave }.
   *[other] { $leave_seats_count ->
        [0] { masquerade-stay } { masquerade-at }.
       *[other] { masquerade-stay }, { masquerade-leave }.
    }
}
    .you = { CAPITAL(masquerade-tokens-revealed) }
masquerade-withdrew = { $number ->
    [0] { $seat } leaves { masquerade-whole }.
   *[other] { $seat } leaves { masquerade-whole } and takes { masquerade-blood } back.
}
    .you = { $number ->
        [0] You leave { masquerade-whole }.
       *[other] You leave { masquerade-whole } and take { masquerade-blood } back.
    }
masquerade-moved = { $seat } moves { $cards } { masquerade-to }.
    .you = You move { $cards } { masquerade-to }.
masquerade-took-back = { $seat } takes { masquerade-number-cards } back to hand.
    .you = You take { masquerade-number-cards } back to your hand.
masquerade-revealed = { $seat } reveals { $cards } { masquerade-at }.
    .you = You reveal { $cards } { masquerade-at }.
masquerade-kept-down = { $seat } leaves a card face down { masquerade-at }.
    .you = You leave a card face down { masquerade-at }.
masquerade-turned-down = { $seat } turns { $card } face down { masquerade-at }.
    .you = You turn { $card } face down { masquerade-at }.
masquerade-acts = { $seat }’s { $card } takes effect.
    .you = Your { $card } takes effect.
masquerade-ally-acts = { $seat }’s ally { $ally } takes effect.
    .you = Your ally { $ally } takes effect.
masquerade-location-acts = { $card } takes effect { masquerade-at }.
masquerade-counted = Power { masquerade-at }: { $each }.
    .each = { $seat } { $number }
    .each-you = you { $number }
masquerade-placed = { CAPITAL($each) }.
    .each = { $number ->
        [1] { $seat } wins the conflict { masquerade-at }
        [2] { $seat } comes second
       *[other] { $seat } third
    }
    .each-you = { $number ->
        [1] you win the conflict { masquerade-at }
        [2] you come second
       *[other] you third
    }
masquerade-deserted = No one is left { masquerade-at }: { $ally } leaves the game.
masquerade-gained-ally = { $seat } gains the ally { $ally }.
    .you = You gain the ally { $ally }.
masquerade-gained-victims = { $number ->
    [one] { $seat } gains a victim.
   *[other] { $seat } gains { $number } victims.
}
    .you = { $number ->
        [one] You gain a victim.
       *[other] You gain { $number } victims.
    }
masquerade-took-ambition = { $seat } takes the ambition token and goes first from now on.
    .you = You take the ambition token and go first from now on.
masquerade-frenzied = { $by_seat_number ->
    [-1] { $seat } has no blood left and falls into frenzy.
   *[other] { $by_seat_is ->
        [you] { $seat } has no blood left and falls into frenzy, caused by you.
       *[other] { $seat } has no blood left and falls into frenzy, caused by { $by_seat }.
    }
}
    .you = { $by_seat_number ->
        [-1] You have no blood left and fall into frenzy.
       *[other] You have no blood left and fall into frenzy, caused by { $by_seat }.
    }
masquerade-could-not-drain = { $ally } can’t be drained and stays with { $seat }.
    .you = { $ally } can’t be drained and stays with you.
masquerade-gained-blood = { $seat } gains { masquerade-blood }.
    .you = You gain { masquerade-blood }.
    .several = { $seats } gain { masquerade-blood } each.
    .several-you = { $seats } gain { masquerade-blood } each.
masquerade-lost-blood = { $seat } loses { masquerade-blood }.
    .you = You lose { masquerade-blood }.
    .several = { $seats } lose { masquerade-blood } each.
    .several-you = { $seats } lose { masquerade-blood } each.
masquerade-spent-blood = { $seat } spends { masquerade-blood }.
    .you = You spend { masquerade-blood }.
masquerade-stole-blood = { $from_seat_is ->
    [you] { $seat } steals { masquerade-blood } from you.
   *[other] { $seat } steals { masquerade-blood } from { $from_seat }.
}
    .you = You steal { masquerade-blood } from { $from_seat }.
    .several-from = { $seat_is ->
        [you] You steal { masquerade-blood } each from { $from_seats }.
       *[other] { $seat } steals { masquerade-blood } each from { $from_seats }.
    }
    .several-from-you = { $seat } steals { masquerade-blood } each from { $from_seats }.
masquerade-gained-influence = { $seat } gains { masquerade-influence }.
    .you = You gain { masquerade-influence }.
    .several = { $seats } gain { masquerade-influence } each.
    .several-you = { $seats } gain { masquerade-influence } each.
masquerade-lost-influence = { $seat } loses { masquerade-influence }.
    .you = You lose { masquerade-influence }.
    .several = { $seats } lose { masquerade-influence } each.
    .several-you = { $seats } lose { masquerade-influence } each.
masquerade-got-influence = { $from_seat_is ->
    [you] You give { $seat } { masquerade-influence }.
   *[other] { $from_seat } gives { $seat } { masquerade-influence }.
}
    .you = { $from_seat } gives you { masquerade-influence }.
masquerade-took-blood = { MINUS($seat_number, $from_seat_number) ->
    [0] { $seat } takes { $number } deployed blood back { masquerade-from }.
   *[other] { $from_seat_is ->
        [you] { $seat } takes { $number } of your deployed blood { masquerade-at }.
       *[other] { $seat } takes { $number } of { $from_seat }’s deployed blood { masquerade-at }.
    }
}
    .you = { MINUS($seat_number, $from_seat_number) ->
        [0] You take { $number } deployed blood back { masquerade-from }.
       *[other] You take { $number } of { $from_seat }’s deployed blood { masquerade-at }.
    }
masquerade-got-blood = { $from_seat_is ->
    [you] You hand over { $number } deployed blood { masquerade-at } to { $seat }.
   *[other] { $from_seat } hands over { $number } deployed blood { masquerade-at } to { $seat }.
}
    .you = { $from_seat } hands over { $number } deployed blood { masquerade-at } to you.
masquerade-discarded-blood = Deployed blood { masquerade-at } goes to the bank: { $each }.
    .each = { $seat } { $number }
    .each-you = you { $number }
masquerade-moved-blood = { $seat } moves { masquerade-blood } { masquerade-from } { masquerade-to-other }.
    .you = You move { masquerade-blood } { masquerade-from } { masquerade-to-other }.
masquerade-swapped-blood = { $seat } swaps the blood in the pool with the blood deployed { masquerade-at }, now { $number }.
    .you = You swap the blood in your pool with your blood deployed { masquerade-at }, now { $number }.
masquerade-unharmed = { $seat } is immune and loses no blood.
    .you = You are immune and lose no blood.
    .several = { $seats } are immune and lose no blood.
    .several-you = { $seats } are immune and lose no blood.
masquerade-returned = { MINUS($seat_number, $to_seat_number) ->
    [0] { $seat } returns { $card } to hand.
   *[other] { $to_seat_is ->
        [you] { $seat } returns { $card } to your hand.
       *[other] { $seat } returns { $card } to { $to_seat }’s hand.
    }
}
    .you = { MINUS($seat_number, $to_seat_number) ->
        [0] You return { $card } to your hand.
       *[other] You return { $card } to { $to_seat }’s hand.
    }
masquerade-shuffled-back = { $seat } shuffles { $card } into the deck.
    .you = You shuffle { $card } into your deck.
masquerade-shuffled-unseen = { $seat } shuffles a card from hand into the deck.
    .you = You shuffle a card from your hand into your deck.
masquerade-bid = Bids: { $each }.
    .each = { $seat } { $number }
    .each-you = you { $number }
masquerade-skips = { $seat } skips preparation and aftermath { masquerade-at }.
    .you = You skip preparation and aftermath { masquerade-at }.
masquerade-forestalled = { $seat } is immune to { $card }.
    .you = You are immune to { $card }.
masquerade-restored = { $seat } takes { masquerade-member } back into the alliance.
    .you = You take { masquerade-member } back into your alliance.
masquerade-shed-diablerie = { $seat } gives back a diablerie token.
    .you = You give back a diablerie token.

## What is asked

masquerade-choosing-clans = Choose your clan.
masquerade-choosing-relics = Choose your relic. You may use it once in the game.
masquerade-card-choice = You have drawn { $cards }. Put one of them at the bottom of your deck and keep the rest.
masquerade-planning-turn = { $hand ->
    [0] You have no card to play.
   *[other] Play a card at a location, face up or face down. Blood in your pool: { $blood }.
}
masquerade-deploying = { $left ->
    [0] You can’t deploy any more blood { masquerade-at }. Are you done?
    [1] You may deploy 1 blood { masquerade-at }. Blood in your pool: { $blood }.
   *[other] You may deploy up to { $left } blood { masquerade-at }. Blood in your pool: { $blood }.
}
masquerade-withdrawal = Stay { masquerade-at } { $rivals ->
    [0] alone
    [one] against one rival
   *[other] against { $rivals } rivals
}, or withdraw? { $at_haven ->
    [yes] If you withdraw, your blood returns to your pool and your cards to your hand.
   *[no] If you withdraw, your blood returns to your pool, and your cards go to the Prince’s Haven.
}
masquerade-reveal = { $by_seat }’s { $source_card }: lose { masquerade-blood } to turn { $card } face up, or leave it face down?
masquerade-card-step = Several of your cards take effect { masquerade-at } ({ $step }). Which one is next?
masquerade-reactions = Several of your cards take effect now. Which one is next?
masquerade-sparing = Does your partner { $partner_seat } count as a rival or opponent for { $card }?
masquerade-relics-at-resolution = The resolution begins. Do you use { $relic } now?
masquerade-may = { $card }: { $text } Do you want to?
masquerade-either = { MINUS($seat_number, $you_seat_number) ->
    [0] { $card }: { $text } What do you choose?
   *[other] { $you_seat }’s { $card } says: “{ $text }” What do you choose?
}
masquerade-deploy-up-to = { $card }: how much blood do you deploy here?
masquerade-take-back-up-to = { $card }: how much of your deployed blood here do you take back?
masquerade-send-blood = { $card }: where does the blood go?
masquerade-choose-rival = { $card }: choose a rival.
masquerade-shuffle-back = { $card }: which card from your hand do you shuffle into your deck?
masquerade-return-cards = { $card }: which of your cards here do you return to your hand?
masquerade-turn-cards-down = { $card }: which of your cards here do you turn face down?
masquerade-forestall = { $card }: choose a rival’s card. It can’t harm you, and you gain blood equal to its printed power.
masquerade-auction = { $answer ->
    [number] { $card }: bid blood in secret. The lowest bidder must turn a card here face down.
   *[other] { $card }: you made the lowest bid. Which of your cards here do you turn face down?
}
masquerade-restore = { $card }: which drained card returns to your alliance?
masquerade-look-around = { $card }: at which location do you look at the face-down cards?

## The answers

masquerade-move-take-clan = { $clan_id ->
    [brujah] { $clan }: high power, and heavy losses for rivals
    [gangrel] { $clan }: blood moving between pool and locations
    [malkavian] { $clan }: surprises
    [nosferatu] { $clan }: slipping away, and using cards twice
    [toreador] { $clan }: strength through a large alliance
    [tremere] { $clan }: great effects for blood, close to frenzy
    [ventrue] { $clan }: rivals obey or pay
   *[other] { $clan }
}
masquerade-move-take-relic = Choose { $relic }
masquerade-move-bottom = Put { $card } at the bottom of your deck
masquerade-move-play = { $face_id ->
    [up] Play { $card } { masquerade-at }
   *[down] Play { $card } face down { masquerade-at }
}
    .group = Play { $card }
    .within = { $place }, { $face }
masquerade-move-deploy = Deploy { masquerade-blood }
masquerade-move-turn = Turn { masquerade-tokens } for { masquerade-blood }
masquerade-move-drain = Drain { masquerade-member }
    .group = Drain for blood
    .within = { $ally }
masquerade-move-use = Use { $relic }
masquerade-move-look = Spend 1 blood to look at { $seat }’s card { $number } { masquerade-at }
    .group = Look at a card for 1 blood
    .within = { $place }: { $seat }, card { $number }
masquerade-move-done = Done
masquerade-move-stay = Stay
masquerade-move-withdraw = Withdraw
masquerade-move-resolve = { $card } is next
masquerade-move-pick = { $card }
masquerade-move-target = { $seat }
masquerade-move-go = { $place }
masquerade-move-number = { $number ->
    [0] None
   *[other] { masquerade-blood }
}
masquerade-move-choose = { $effect ->
    [steal] Let them steal the blood
    [give-influence] Give the influence
    [skip-steps] Skip preparation and aftermath
    [withdraw] Withdraw
    [move-blood] Hand over your blood
    [lose] Lose the influence
    [spend] Spend the blood
    [turn-this-down] Turn the card face down
    [reveal] Lose the blood and turn the card face up
    [keep-down] Leave the card face down
   *[other] { $effect }
}

## Why a move is refused

masquerade-must-play = You must play a card before you can end your turn.
masquerade-card-first = Play a card first: the blood goes with it.
masquerade-blood-limit = { $left ->
    [0] You have already deployed 3 blood with this card.
   *[other] You may deploy only { $left } more blood with this card.
}
masquerade-last-blood = You must keep one blood in your pool, and you have { $blood }.
masquerade-no-red-tokens = { $red ->
    [0] You have no red diablerie token to turn over.
   *[other] You have only { $red } red diablerie tokens to turn over.
}
masquerade-cannot-drain = { $ally } is not in your alliance or can’t be drained.
masquerade-cannot-look = You can’t look at that card.
masquerade-cannot-use = You can’t use { $relic } now.
masquerade-one-card = You have already played a card this turn. Deploy blood with it, or finish.
masquerade-not-in-hand = { $card } is not in your hand.
masquerade-no-such-place = { $place } is not a location in this game.
masquerade-no-such-face = Cards are played “up” or “down”, not “{ $face }”.
masquerade-must-face = A card forbids playing that way { masquerade-at }: turn your card over.
masquerade-face-down-cost = Playing face down costs { $cost } blood here, and you may not spend your last blood.
masquerade-clan-not-offered = { $clan } is not one of the clans you can choose.
masquerade-not-drawn = { $card } is not one of the cards you have drawn.
masquerade-no-teams = Teams of two need 4 or 6 players; you are { $seats }.

## How it ended

masquerade-prince = { $winners_count ->
    [one] { $winners } has the most influence and is the new Prince of Chicago.
   *[other] { $winners } have the most influence together and rule Chicago.
}
    .you = { $winners_count ->
        [one] You have the most influence and are the new Prince of Chicago.
       *[other] { $winners } have the most influence together and rule Chicago.
    }
masquerade-alone = { $winners_count ->
    [one] { $winners } is the last one left and rules Chicago.
   *[other] { $winners } are the last ones left and rule Chicago.
}
    .you = { $winners_count ->
        [one] You are the last one left and rule Chicago.
       *[other] { $winners } are the last ones left and rule Chicago.
    }

## Options

masquerade-option-teams = Teams
    .about = Whether players who sit opposite each other form a team. Always with six players, optional with four.
    .at-six = only with six
    .yes = teams of two
masquerade-option-locations = Location cards
    .about = Whether each location except the Prince’s Haven has a card with a special effect.
    .no = without
    .yes = with location cards
masquerade-option-relics = Relics
    .about = Whether each player has a relic to use once per game.
    .no = without
    .yes = with relics

## The board

masquerade-moment-round = Round { $round } of 3
masquerade-moment-turn = { $seat }’s turn
masquerade-terminal-points = { masquerade-influence }
masquerade-power = Power
masquerade-pool = Blood
masquerade-score = Influence
masquerade-hand = Hand
masquerade-your-hand = Your hand
masquerade-your-draw = You have drawn
masquerade-card-kind = { $kind } · power { $power }
masquerade-worth = worth { $influence }, feeds { $feed }; drained: { $drain } blood, worth { $drained }
masquerade-drained-cards = drained: { $cards }
masquerade-diablerie = diablerie: { $number }
masquerade-relic = relic: { $relic }
    .used = relic: { $relic } (used)
masquerade-partner = partner: { $seat }
masquerade-known = known: { $cards }
masquerade-how-to-play =
    The game has three rounds. The player with the most influence at the end becomes Prince of Chicago.
    Each round begins with feeding: you gain the blood your allies and victims give. Then an ally is placed at each location, and you draw two clan cards and keep one.
    Planning: in turn order, each player plays one card at a location, face up for free or face down for 1 blood, and may deploy up to 3 blood with it. This repeats until each player has one card left.
    Resolution: the locations are resolved one after another, the Prince’s Haven last.
    First, each player there secretly chooses to stay or withdraw. If you withdraw, your blood returns to your pool and your cards move to the Prince’s Haven; from there, they return to your hand.
    Then face-down cards are revealed. Preparation cards take effect, then conflict cards and, after the rewards, aftermath cards. Passive cards work while they are face up.
    Your power is the power of your cards plus 1 for each blood you have deployed there. The most power wins the ally, second place a victim, and the first three places gain influence. In a tie, the player earlier in turn order wins.
    The winner at the Prince’s Haven gains 1 more influence and the ambition token, and goes first from then on.
    On your planning turn, you may drain allies and victims for blood; they are worth less afterwards. Draining a vampire is diablerie: each token costs 1 influence, and the third eliminates you.
    If your pool is empty, you fall into frenzy and drain a random card of your alliance; the player who caused it gains 1 influence. You may never spend your last blood.
    At the end, add up your influence, your alliance and your drained cards, minus 1 for each diablerie token.

## The parts of a view, for boards that know no game

masquerade-view-round = round
masquerade-view-rounds = rounds
masquerade-view-turn = planning turn
masquerade-view-turns = planning turns in the round
masquerade-view-phase = phase
masquerade-view-active = active player
masquerade-view-place = location
masquerade-view-step = step
masquerade-view-holder = ambition token
masquerade-view-order = turn order
masquerade-view-partners = partner
masquerade-view-out = out
masquerade-view-clans = clan
masquerade-view-offered-clans = clans to choose from
masquerade-view-offered-relics = relics to choose from
masquerade-view-relics = relic
masquerade-view-relics-used = relic used
masquerade-view-blood = blood
masquerade-view-influence = influence
masquerade-view-red-tokens = red tokens
masquerade-view-grey-tokens = grey tokens
masquerade-view-tokens-left = tokens until elimination
masquerade-view-diablerie = tokens for draining
masquerade-view-alliance = alliance
masquerade-view-drained = drained
masquerade-view-score = score
masquerade-view-hand = hand
masquerade-view-seen = seen before
masquerade-view-drawn = drawn
masquerade-view-deck = deck
masquerade-view-bottom = bottom of the deck
masquerade-view-location-cards = location cards
masquerade-view-at-stake = at stake
masquerade-view-rewards = influence to win
masquerade-view-down-costs = cost of playing face down
masquerade-view-cards = cards
masquerade-view-face-down = face down
masquerade-view-deployed-blood = deployed blood
masquerade-view-power = power
masquerade-view-winner = winner
masquerade-view-victims = victim pile
masquerade-view-allies-left = ally deck
masquerade-view-haven = Prince’s Haven
