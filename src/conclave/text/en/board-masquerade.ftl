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
    [withdrawal] Each player here secretly chooses to stay or to withdraw.
    [reveal] All face-down cards here are turned face up.
    [preparation] Preparation cards take effect, in turn order.
    [conflict] Conflict cards take effect, then the most power wins.
   *[aftermath] Aftermath cards take effect. They don’t change who won.
}
masq-phase = { $phase ->
    [feeding] Feeding
    [choice] Card choice
    [planning] Planning
   *[resolution] Resolution
}
masq-clan-about = { $clan ->
    [brujah] Raw power: strong cards, heavy losses for rivals, influence for driving them into frenzy.
    [gangrel] Beasts of blood: move blood between your pool and the locations when no one expects it.
    [malkavian] Madness: surprises that turn hands, cards and plans upside down.
    [nosferatu] From the shadows: slip away in the middle of a conflict and use cards twice.
    [toreador] Charm: a large alliance makes every card stronger.
    [tremere] Blood magic: great effects for a lot of blood, always on the edge of frenzy.
   *[ventrue] Command: rivals obey, or they pay.
}

## The table

masq-players = Players
masq-round = Round { $round } of { $rounds }
masq-setup = Setup
masq-phases = The phases of a round
masq-turn = (turn { $turn } of { $turns })
masq-rewards = Conflict rewards
masq-rewards-about = What first, second and third place in a conflict earn this round. The winner at the Prince’s Haven also gets 1 influence and the ambition token.
masq-reward-ally = the ally and
masq-reward-victim = a victim and
masq-now = now
masq-no-ally = no ally here
masq-won = { $name } wins { $ally }
masq-deserted = No one stayed: the ally is gone.
masq-at-stake = At stake: { $ally }
masq-left = withdrew
masq-out = out of the game
masq-no-clan = no clan yet
masq-partner = partner: { $name }
masq-chosen = has chosen
masq-order = Number { $number } in turn order; the earlier player wins ties
masq-ambition = has the ambition token: first in turn order
masq-look-closer = Details
masq-player = { $name }, { $clan ->
    [none] no clan yet
   *[other] { $clan }
}: { $blood } blood, score { $score }, { $hand ->
    [one] { $hand } card in hand
   *[other] { $hand } cards in hand
}, { $allies } in the alliance, { $drained } drained, { $tokens ->
    [one] { $tokens } diablerie token
   *[other] { $tokens } diablerie tokens
}. Details
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
masq-drain-about = Draining gives this much blood at once; then the card is worth only this much influence.
masq-ally-worth = In your alliance: { $number } influence.
masq-ally-feeds = At the start of each round: { $number } blood.
masq-ally-drains = Draining it { $kind ->
    [vampire] is diablerie and gives
   *[other] gives
} { $blood } blood at once. After that: { $number } influence.
masq-ally-drained = Drained: { $number } influence.
masq-score-about = Score: influence from tokens, allies and drained cards, minus diablerie
masq-hand-about = Cards in hand
masq-tokens-about = Diablerie tokens: each costs 1 influence at the end, and the third one eliminates you.
masq-rank = { $rank ->
    [1] first place
    [2] second place
    [3] third place
   *[other] place { $rank }
}

## To be read

masq-card = A card
masq-recap = Last round
masq-recap-title = Round { $round }
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
masq-nobody = none
masq-drained = Drained
masq-relic = Relic
masq-relic-used = already used
masq-seen = Known cards in hand or face down
masq-seen-about = Cards return to hand every round, so a card that was face up before is known.
masq-bottom = Put at the bottom of the deck
masq-key = Symbols
masq-key-blood = Blood: life in your pool, 1 power each at a location. If you have none left, you fall into frenzy.
masq-key-influence = Influence: the player with the most wins the game.
masq-key-hand = Cards in hand
masq-key-diablerie = Diablerie: a vampire was drained. −1 influence each; the third one eliminates you.
masq-key-ambition = The ambition token: first in turn order, so its owner wins ties.
masq-key-down = Face down: no power or effect until it is revealed
masq-key-human = A human ally
masq-key-vampire = A vampire ally: draining it is diablerie.
masq-key-victim = A victim
masq-key-preparation = Preparation: takes effect before power is counted
masq-key-conflict = Conflict: changes how power is counted
masq-key-aftermath = Aftermath: takes effect after the winner is known
masq-key-passive = Passive: works whenever it applies, while face up
masq-key-power = The number on a clan card is its power. At a location, your cards’ power and your blood are added up.
masq-key-rewards = The winner takes the ally, second place a victim. The first three places gain influence.

## How a location is resolved

masq-chapters = Locations
masq-steps = The five steps of a location
masq-told = Log of this location
masq-waiting-tokens = Each player here secretly chooses to stay or to withdraw.
masq-totals = Power, highest first
masq-winner = winner
masq-effects = from card effects

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
masq-choose-place = Choose a location
masq-play-at = { $place ->
    [haven] Play { $card } at the Prince’s Haven
   *[other] Play { $card } at location { $place }
}
masq-drain-group = Drain for blood:
masq-diablerie-title = Diablerie?
masq-diablerie-words = { $ally } is a vampire. Draining it gives you { $more ->
    [one] a diablerie token
   *[other] { $more } diablerie tokens
}: −1 influence each at the end, and three eliminate you. You have { $tokens }.
masq-fatal-title = This would eliminate you!
masq-fatal-words = You have { $tokens ->
    [one] { $tokens } diablerie token
   *[other] { $tokens } diablerie tokens
}. If you drain { $ally }, you get the third and are eliminated at once.
masq-blood-beside = { $place ->
    [haven] How much blood do you add to your card at the Prince’s Haven?
   *[other] How much blood do you add to your card at location { $place }?
}
masq-from-pool = From your pool
masq-from-tokens = From the bank, for red diablerie tokens
masq-no-more-blood = You can’t deploy any more blood here.
masq-blood-there = Your blood there
masq-end-turn = { $blood ->
    [0] End turn without deploying blood
   *[other] Deploy { $blood } blood and end turn
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
    [one] {" "}and 1 face-down card.
   *[other] {" "}and { $hidden } face-down cards.
}
masq-stay-alone = No one else is here: you win { $ally } and { $influence } influence.
masq-leave-means = { $blood ->
    [0] You lose nothing
   *[other] { $blood } blood returns to your pool
}; { $cards ->
    [0] you have no card to move.
    [one] your card goes to the Prince’s Haven face up and fights there.
   *[other] your { $cards } cards go to the Prince’s Haven face up and fight there.
}
masq-leave-haven = { $blood ->
    [0] You lose nothing
   *[other] { $blood } blood returns to your pool
}; { $cards ->
    [0] you have no card to take back.
    [one] your card returns to your hand.
   *[other] your { $cards } cards return to your hand.
}
masq-keep = Which card do you keep?
masq-put-away = Which card do you put away?
masq-keep-this = Keep { $card }
masq-other-away = { $card } goes to the bottom of your deck.
masq-hand-now = In your hand: { $cards }
masq-tap-card = Tap a card
masq-about-card = The card in effect
masq-card-of = { $name }’s card
masq-take-clan = Choose
masq-clan-cards = Cards
masq-clan-cards-of = { $clan } cards
masq-do-it = Do you want to?
masq-choose = What do you choose?
masq-how-much = How much?
masq-less = one less
masq-more = one more
masq-all = all { $number }
