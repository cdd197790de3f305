### What Masquerade’s board says in the browser.

## Names

masq-place = { $place ->
    [haven] Prince’s Haven
   *[other] Location { $place }
}
masq-place-short = { $place ->
    [haven] Haven
   *[other] { $place }
}
masq-type = { $type ->
    [preparation] Preparation
    [conflict] Conflict
    [aftermath] Aftermath
   *[passive] Passive
}
masq-kind = { $kind ->
    [human] Human ally
    [vampire] Vampire ally
    [victim] Victim
    [relic] Relic
   *[location] Location card
}
masq-step = { $step ->
    [withdrawal] Withdrawal
    [reveal] Reveal
    [preparation] Preparation
    [conflict] Conflict
   *[aftermath] Aftermath
}
masq-step-about = { $step ->
    [withdrawal] Everybody here secretly chooses to stay or to withdraw.
    [reveal] All face-down cards here are turned up.
    [preparation] Preparation cards take effect, in turn order.
    [conflict] Conflict cards take effect, then the most power wins.
   *[aftermath] Aftermath cards take effect. The winner stays the winner.
}
masq-phase = { $phase ->
    [feeding] Feeding
    [choice] Card choice
    [planning] Planning
   *[resolution] Resolution
}
masq-clan-about = { $clan ->
    [brujah] Raw power: strong cards, heavy losses for rivals, influence for driving them into frenzy.
    [gangrel] Beasts of blood: move it between your pool and the locations when nobody expects it.
    [malkavian] Madness: surprises that turn hands, cards and plans upside down.
    [nosferatu] From the shadows: slip away in the middle of a conflict and use cards twice.
    [toreador] Charm: a large alliance makes every card stronger.
    [tremere] Blood magic: great effects for much blood, always on the edge of frenzy.
   *[ventrue] Command: rivals obey, or they pay.
}

## The table

masq-players = Players
masq-round = Round { $round } of { $rounds }
masq-setup = Setting up
masq-phases = The phases of a round
masq-turn = (turn { $turn } of { $turns })
masq-rewards = Prizes of a conflict
masq-rewards-about = What first, second and third place in a conflict bring in this round. The winner at the Prince’s Haven also gets 1 influence and the ambition token.
masq-reward-ally = the ally and
masq-reward-victim = a victim and
masq-now = now
masq-no-ally = no ally here
masq-won = { $name } wins { $ally }
masq-deserted = Nobody stayed: the ally is gone.
masq-at-stake = At stake: { $ally }
masq-left = withdrew
masq-out = out of the game
masq-no-clan = no clan yet
masq-partner = partner: { $name }
masq-chosen = has chosen
masq-order = Number { $number } in turn order; ties go to whoever comes earlier
masq-ambition = has the ambition token: first in turn order
masq-look-closer = Look closer
masq-player = { $name }, { $clan ->
    [none] no clan yet
   *[other] { $clan }
}: { $blood } blood, score { $score }, { $hand ->
    [one] { $hand } card in hand
   *[other] { $hand } cards in hand
}, { $allies } in the alliance, { $drained } drained, { $tokens ->
    [one] { $tokens } diablerie token
   *[other] { $tokens } diablerie tokens
}. Look closer
masq-position = { $name }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $down } face down, { $blood } blood, power { $power } so far
masq-chip = { $card }, { $state ->
    [down] face down
   *[open] { $kind ->
        [ally] influence { $value }
       *[clan] power { $value }
    }
}. Read the card
masq-unknown-card = a face-down card
masq-power = Power
masq-power-so-far = Power so far: face-up cards and blood
masq-deployed = Blood deployed here
masq-blood = blood
masq-influence = Influence
masq-feed = feeds
masq-feed-about = Blood at the start of each round
masq-drain = drained
masq-drain-about = Draining brings this much blood at once; after that the card is worth only this much influence.
masq-ally-worth = In your alliance: { $number } influence.
masq-ally-feeds = At the start of each round: { $number } blood.
masq-ally-drains = Draining { $kind ->
    [vampire] is diablerie and brings
   *[other] brings
} { $blood } blood at once. After that: { $number } influence.
masq-ally-drained = Drained: { $number } influence.
masq-score-about = Score now: influence of tokens, allies and drained cards, less diablerie
masq-hand-about = Cards in hand
masq-tokens-about = Diablerie tokens: each costs 1 influence at the end, and the third throws you out of the game.
masq-rank = { $rank ->
    [1] first place
    [2] second place
    [3] third place
   *[other] place { $rank }
}

## To be read

masq-card = A card
masq-recap = Last round
masq-recap-title = How round { $round } went
masq-pool = Pool
masq-hand = Hand
masq-deck = Deck
masq-diablerie = Diablerie tokens
masq-diablerie-tokens = { $red } red, { $grey } grey
masq-score = Score so far: { $score }
masq-part-tokens = Influence tokens
masq-part-alliance = Alliance
masq-part-drained = Drained cards
masq-part-relic = Relic
masq-part-diablerie = Diablerie tokens
masq-part-abilities = Abilities
masq-alliance = Alliance
masq-nobody = nobody
masq-drained = Drained
masq-relic = Relic
masq-relic-used = already used
masq-seen = Known cards in hand or face down
masq-seen-about = Cards come back to hand every round: whatever was face up before is known.
masq-bottom = Put at the bottom of the deck
masq-key = Signs
masq-key-blood = Blood: in a pool it is life, at a location it is power 1 each. Whoever has none left falls into frenzy.
masq-key-influence = Influence: the most of it wins the game.
masq-key-hand = Cards in hand
masq-key-diablerie = Diablerie: a vampire was drained. −1 influence each; the third throws you out.
masq-key-ambition = The ambition token: first in turn order, and so the winner of ties.
masq-key-down = Face down: without power or effect until it is revealed
masq-key-human = A human ally
masq-key-vampire = A vampire ally: draining it is diablerie.
masq-key-victim = A victim
masq-key-preparation = Preparation: takes effect before power is counted
masq-key-conflict = Conflict: changes how power is counted
masq-key-aftermath = Aftermath: takes effect after the winner is known
masq-key-passive = Passive: works whenever its moment comes, if it is face up
masq-key-power = The number on a clan card is its power. At a location the powers of your cards and your blood there are added up.
masq-key-rewards = The winner takes the ally; second place takes a victim. All of the first three gain influence.

## How a location is resolved

masq-chapters = Locations
masq-steps = The five steps of a location
masq-told = What happened here
masq-waiting-tokens = Everybody here secretly chooses to stay or to withdraw.
masq-totals = Power, from the most to the least
masq-winner = winner
masq-effects = by effects of cards

## What is asked

masq-your-hand = Your hand
masq-as-list = As a list
masq-as-board = As cards
masq-choose-card = Choose a card to play.
masq-keys = Keys: Tab and arrows go from card to card, Enter chooses.
masq-where = Where?
masq-side = How?
masq-up = Face up
masq-free = free
masq-down = Face down
masq-choose-place = Choose a place
masq-play-at = { $place ->
    [haven] Play { $card } at the Prince’s Haven
   *[other] Play { $card } at location { $place }
}
masq-drain-group = Drain for blood:
masq-diablerie-title = Diablerie?
masq-diablerie-words = { $ally } is a vampire. Draining brings { $more ->
    [one] a diablerie token
   *[other] { $more } diablerie tokens
}: −1 influence each at the end, and three throw you out of the game. You have { $tokens }.
masq-fatal-title = This would throw you out of the game!
masq-fatal-words = You have { $tokens ->
    [one] { $tokens } diablerie token
   *[other] { $tokens } diablerie tokens
}. Draining { $ally } brings the third, and you are eliminated at once.
masq-blood-beside = { $place ->
    [haven] How much blood beside your card at the Prince’s Haven?
   *[other] How much blood beside your card at location { $place }?
}
masq-from-pool = From your pool
masq-from-tokens = From the bank, for red diablerie tokens
masq-no-more-blood = You can deploy no more blood here.
masq-blood-there = Your blood there
masq-end-turn = { $blood ->
    [0] End the turn without more blood
   *[other] Deploy { $blood } blood and end the turn
}
masq-stay-or-go = { $place ->
    [haven] Fight for the Prince’s Haven?
   *[other] Fight for location { $place }?
}
masq-stay-means = You fight for { $ally }. Your power so far: { $power }{ $down ->
    [0] .
    [one] {" "}and a face-down card.
   *[other] {" "}and { $down } face-down cards.
} { $rivals ->
    [one] Your rival’s: { $theirs }
   *[other] The strongest of { $rivals } rivals: { $theirs }
}{ $hidden ->
    [0] .
    [one] , and 1 card face down.
   *[other] , and { $hidden } cards face down.
}
masq-stay-alone = Nobody else is here: you win { $ally } and { $influence } influence.
masq-leave-means = { $blood ->
    [0] You lose nothing
   *[other] { $blood } blood back to your pool
}; { $cards ->
    [0] no card to move.
    [one] your card goes face up to the Prince’s Haven and fights there.
   *[other] your { $cards } cards go face up to the Prince’s Haven and fight there.
}
masq-leave-haven = { $blood ->
    [0] You lose nothing
   *[other] { $blood } blood back to your pool
}; { $cards ->
    [0] no card to take back.
    [one] your card goes back to your hand.
   *[other] your { $cards } cards go back to your hand.
}
masq-keep = Which card do you keep?
masq-put-away = Which card do you put away?
masq-keep-this = Keep { $card }
masq-other-away = { $card } goes to the bottom of your deck.
masq-hand-now = In your hand: { $cards }
masq-tap-card = Tap a card
masq-about-card = The card that asks
masq-card-of = { $name }’s card
masq-take-clan = Choose
masq-clan-cards = Cards
masq-clan-cards-of = Cards of { $clan }
masq-do-it = Do you do it?
masq-choose = Which do you choose?
masq-how-much = How much?
masq-less = one less
masq-more = one more
masq-all = all { $number }
