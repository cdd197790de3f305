vtes-title = Vampire: The Eternal Struggle
    .short = V:TES
vtes-pitch = You are a Methuselah, an ancient vampire. Control younger vampires, bleed your prey, call referendums and fight. Oust your prey before your predator ousts you.
vtes-seat = Methuselah { MINUS($number, -1) }

## Names

vtes-face-down = a face-down card
vtes-own-deck = your own
vtes-card-listed = { $card }
vtes-window-untap = in the untap phase
    .when = during the untap phase
    .your = during your untap phase
vtes-window-master-phase = in the master phase
    .when = during the master phase
    .your = during your master phase
vtes-window-minion-phase = in the minion phase
    .when = during the minion phase
    .your = during your minion phase
vtes-window-announced = as the action is announced
    .when = as the action is announced
    .your = as the action is announced
vtes-window-block = during the block attempt
    .when = during the block attempt
    .your = during the block attempt
vtes-window-declined = after blocks are declined
    .when = after blocks are declined
    .your = after blocks are declined
vtes-window-succeeding = when the action is about to succeed
vtes-window-blocked = when the action is blocked
    .when = when the action is blocked
    .your = when the action is blocked
vtes-window-entering = before entering combat
vtes-window-after-combat = after a combat between the acting and the blocking minion
    .when = after a combat between the acting minion and the blocking minion (one of whom you control)
    .your = after a combat between the acting minion and the blocking minion (one of whom you control)
vtes-window-after-action = after the action
    .when = after the action
    .your = after the action
vtes-window-as-played = as the card is played
    .when = as the card is played
    .your = as the card is played
vtes-window-before-referendum = before the referendum of a successful political action
    .when = before the referendum of a successful political action
    .your = before the referendum of a successful political action
vtes-window-before-votes = before votes are cast
    .when = before votes are cast
    .your = before votes are cast
vtes-window-polling = during polling
    .when = during polling
    .your = during polling
vtes-window-before-range = before range is determined
    .when = before range is determined
    .your = before range is determined
vtes-window-range = while range is determined
    .when = while range is determined
    .your = while range is determined
vtes-window-before-strikes = before strikes are chosen
    .when = before strikes are chosen
    .your = before strikes are chosen
vtes-window-strike-declared = after a strike for aggravated damage is chosen
    .when = after a strike for aggravated damage is chosen
    .your = after a strike for aggravated damage is chosen
vtes-window-strikes-chosen = after both strikes are chosen
    .when = after both strikes are chosen
    .your = after both strikes are chosen
vtes-window-strike = as strikes are chosen
    .when = when choosing strikes
    .your = when choosing strikes
vtes-window-damage = before damage is inflicted
    .when = before damage is inflicted
    .your = before damage is inflicted
vtes-window-ally-burned = when the opposing ally is burned
    .when = when the opposing ally is burned
    .your = when the opposing ally is burned
vtes-window-hurt = when damage is inflicted on this vampire
    .when = when damage is inflicted on this vampire
    .your = when damage is inflicted on this vampire
vtes-window-going-to-torpor = when the opposing vampire would go to torpor
    .when = when the opposing vampire would go to torpor
    .your = when the opposing vampire would go to torpor
vtes-window-additional-strikes = when additional strikes are gained
    .when = when additional strikes are gained
    .your = when additional strikes are gained
vtes-window-press = in the press step
    .when = during the press step
    .your = during the press step
vtes-window-end-of-round = at the end of the round
    .when = at the end of the round
    .your = at the end of the round
vtes-window-brought-out = when vampires have just come into play
vtes-window-influence-phase = in the influence phase
    .when = during the influence phase
    .your = during your influence phase
vtes-window-discard-phase = in the discard phase
    .when = during the discard phase
    .your = during your discard phase
vtes-window-any-time = at any time
    .when = at any time
    .your = at any time during your turn
vtes-window-announced-block-declined = during the action
    .when = during the action
    .your = during the action
vtes-window-announced-block-declined-as-played-before-votes-polling = during an action
    .when = during an action
    .your = during an action
vtes-kind-bleed = bleed
    .a = a bleed
    .does = bleeds
vtes-kind-hunt = hunt
    .a = a hunt
    .does = hunts
vtes-kind-equip = equip
    .a = an equip action
    .does = equips
vtes-kind-employ = employ a retainer
    .a = an action to employ a retainer
    .does = employs a retainer
vtes-kind-recruit = recruit an ally
    .a = an action to recruit an ally
    .does = recruits an ally
vtes-kind-political = political action
    .a = a political action
    .does = takes a political action
vtes-kind-card = action of a card
    .a = an action of a card
    .does = takes an action of a card
vtes-kind-leave-torpor = leave torpor
    .a = an action to leave torpor
    .does = leaves torpor
vtes-kind-rescue = rescue from torpor
    .a = a rescue from torpor
    .does = rescues a vampire from torpor
vtes-kind-diablerize = commit diablerie
    .a = an action to commit diablerie
    .does = commits diablerie
vtes-kind-become-anarch = become an anarch
    .a = an action to become an anarch
    .does = becomes an anarch
vtes-kind-attack-marked = attack a marked minion
    .a = an attack on a marked minion
    .does = attacks a marked minion
vtes-kind-gain-power = gain a power
    .a = an action to gain a power
    .does = gains a power
vtes-kind-burn-imbued = burn an imbued
    .a = an action to burn an imbued
    .does = burns an imbued
vtes-kind-take-equipment = take equipment
    .a = an action to take equipment
    .does = takes equipment
vtes-kind-trophy = trophy
vtes-kind-discipline = master discipline card
vtes-range-close = close range
vtes-range-long = long range
vtes-side-for = for
vtes-side-against = against
vtes-sign-rock = rock
vtes-sign-paper = paper
vtes-sign-scissors = scissors
vtes-source-edge = the Edge
vtes-source-calling-card = the card that called the referendum
vtes-source-additional = the additional votes
vtes-mode-inferior = inferior { $name }
vtes-mode-superior = superior { $name }
vtes-mode-again = second way
vtes-mode-draft = draft

# So much of something: gains, burns ...
vtes-blood = { $number } blood
vtes-pool = { $number } pool
vtes-counters = { $number ->
    [one] { $number } counter
   *[other] { $number } counters
}
vtes-number-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
vtes-number-votes = { $number ->
    [one] { $number } vote
   *[other] { $number } votes
}
# With which card, at what: after an action
vtes-by = { $source_id ->
    [none] {""}
   *[other] {" "}with { $source }
}
vtes-at = { $target_id ->
    [none] { $target_seat_number ->
        [-1] {""}
       *[other] , directed at { vtes-whom }
    }
   *[other] { $target_seat_number ->
        [-1] , directed at { $target }
       *[other] { $target_seat_is ->
            [you] , directed at your { $target }
           *[other] , directed at { $target_seat }’s { $target }
        }
    }
}
vtes-whom = { $target_seat_is ->
    [you] you
   *[other] { $target_seat }
}

## What happens: the course of the game

vtes-chose-deck = { $seat } has brought a deck.
    .you = You have brought a deck.
    .several = { $seats } have brought decks.
    .several-you = { $seats } have brought decks.
vtes-goes-first = { $seat } goes first.
    .you = You go first.
vtes-turn-began = Turn { $number }: { $seat }.
    .you = Turn { $number }: your turn.
vtes-turn-skipped = { $seat } skips this turn.
    .you = You skip this turn.
vtes-phase-began = { $phase }.
vtes-drew = { $names_count ->
    [0] { $seat } draws { vtes-number-cards }.
   *[other] { $seat } draws { $names }.
}
    .you = You draw { $names }.
vtes-drew-crypt = { $names_count ->
    [0] { $seat } moves { vtes-number-cards } from the crypt to the uncontrolled region.
   *[other] { $seat } moves { $names } from the crypt to the uncontrolled region.
}
    .you = You move { $names } from your crypt to your uncontrolled region.
vtes-shuffled-into-crypt = { $names_count ->
    [0] { $seat } shuffles { vtes-number-cards } from the uncontrolled region into the crypt.
   *[other] { $seat } shuffles { $names } from the uncontrolled region into the crypt.
}
    .you = You shuffle { $names } from your uncontrolled region into your crypt.
vtes-shuffled = { $seat }’s library is shuffled.
    .you = Your library is shuffled.
vtes-exchanged = { $seat } exchanges { $card } for { $other } from the ash heap.
    .you = You exchange { $card } for { $other } from your ash heap.
vtes-discarded = { $seat } discards { $card }.
    .you = You discard { $card }.
vtes-put-face-down = { $names_count ->
    [0] { $seat } puts a card from hand face down on { $other }.
   *[other] { $seat } puts { $names } face down on { $other }.
}
    .you = You put { $names } face down on { $other }.
vtes-took-face-down = { $names_count ->
    [0] { $seat } takes the card on { $other } into hand.
   *[other] { $seat } takes { $names } from { $other } into hand.
}
    .you = You take { $names } from { $other } into your hand.
vtes-looked-at = { $names_count ->
    [0] { $seat } looks at { vtes-number-cards }.
   *[other] { $seat } looks at { $names }.
}
    .you = You look at { $names }.
vtes-showed = { $seat } reveals { $card }.
    .you = You reveal { $card }.
vtes-rolled = { $sides ->
    [2] The coin for { $card } shows { $number ->
        [1] heads
       *[2] tails
    }.
   *[other] The die for { $card } shows { $number }.
}

## What happens: cards are played

vtes-card-played = { $minion_id ->
    [none] { $seat } plays { $card }{ vtes-in-mode }.
   *[other] { $minion } plays { $card }{ vtes-in-mode }.
}
    .you = { $minion_id ->
        [none] You play { $card }{ vtes-in-mode }.
       *[other] { $minion } plays { $card }{ vtes-in-mode }.
    }
vtes-in-mode = { $mode_id ->
    [plain] {""}
   *[other] {" "}({ $mode })
}
vtes-card-used = { $seat } uses { $card }.
    .you = You use { $card }.
vtes-chose-target = { $seat } chooses { $card }.
    .you = You choose { $card }.
vtes-chose-clan = { $seat } names a clan: { $clan }.
    .you = You name a clan: { $clan }.
vtes-chose-discipline = { $seat } names a discipline: { $discipline }.
    .you = You name a discipline: { $discipline }.
vtes-showed-sign = { $seat } shows { $sign }.
    .you = You show { $sign }.
vtes-announced-number = { $seat } announces { $number }.
    .you = You announce { $number }.
vtes-chose-player = { $other_seat_is ->
    [you] { $seat } chooses you.
   *[other] { $seat } chooses { $other_seat }.
}
    .you = { $other_seat_is ->
        [you] You choose yourself.
       *[other] You choose { $other_seat }.
    }
vtes-switched-places = { $other_seat_is ->
    [you] { $seat } switches places with you.
   *[other] { $seat } and { $other_seat } switch places.
}
    .you = You switch places with { $other_seat }.
vtes-play-reversed = The direction of play is reversed.
vtes-cancelled = { $card } is cancelled.

## What happens: counters

vtes-tapped = { $card } taps.
    .several-cards = { $cards } tap.
vtes-untapped = { $card } untaps.
    .several-cards = { $cards } untap.
vtes-untapped-all = { $seat } untaps their cards.
    .you = You untap your cards.
vtes-gained-blood = { $card } gains { vtes-counters }.
vtes-lost-blood = { $card } burns { vtes-counters }.
vtes-counter-put = { $seat } puts a { $counter ->
    [corruption] corruption counter
    [derangement] derangement counter
    [vandal] vandal counter
    [graft] graft counter
    [hostage] hostage counter
    [pathos] pathos counter
   *[research] research counter
    [torture] torture counter
} on { $card }.
    .you = You put a { $counter ->
        [corruption] corruption counter
        [derangement] derangement counter
        [vandal] vandal counter
        [graft] graft counter
        [hostage] hostage counter
        [pathos] pathos counter
       *[research] research counter
        [torture] torture counter
    } on { $card }.
vtes-counters-burned = { $card } loses { $number } { $counter ->
    [corruption] corruption
    [derangement] derangement
    [graft] graft
    [hostage] hostage
    [pathos] pathos
   *[research] research
    [vandal] vandal
    [torture] torture
} { $number ->
    [one] counter
   *[other] counters
}.
vtes-moved-blood = { $card } gives { vtes-counters } to { $other }.
vtes-pool-to-card = { $seat } puts { vtes-pool } on { $card }.
    .you = You put { vtes-pool } on { $card }.
vtes-card-to-pool = { $seat } takes { vtes-counters } from { $card } into their pool.
    .you = You take { vtes-counters } from { $card } into your pool.
vtes-gained-pool = { $seat } gains { vtes-pool }.
    .you = You gain { vtes-pool }.
    .several = { $seats } gain { vtes-pool } each.
    .several-you = { $seats } gain { vtes-pool } each.
vtes-lost-pool = { $seat } burns { vtes-pool }.
    .you = You burn { vtes-pool }.
    .several = { $seats } burn { vtes-pool } each.
    .several-you = { $seats } burn { vtes-pool } each.
vtes-took-edge = { $seat } gains the Edge.
    .you = You gain the Edge.
vtes-burned-edge = { $seat } burns the Edge.
    .you = You burn the Edge.

## What happens: cards come, go and change

vtes-came-into-play = { $card } comes into play under { $seat }’s control.
    .you = { $card } comes into play under your control.
vtes-put-on = { $card } is put on { $other }.
vtes-burned = { $card } is burned{ vtes-cause }.
    .several-cards = { $cards } are burned{ vtes-cause }.
vtes-cause = { $cause ->
    [host] {" "}along with { $other }
    [damage] {" "}by the damage
    [life] {" "}for lack of life
    [diablerie] {" "}by diablerie
    [blood-hunt] {" "}in the blood hunt
    [card] {" "}by { $other }
    [cost] {" "}to pay the cost
    [copy] {" "}as a second copy
    [title] {" "}with the title
   *[other] {""}
}
vtes-was-removed = { $card } is removed from the game.
    .several-cards = { $cards } are removed from the game.
vtes-went-to-torpor = { $card } goes to torpor.
vtes-left-torpor = { $card } is ready again.
vtes-back-to-hand = { $card } returns to { $seat }’s hand.
    .you = { $card } returns to your hand.
vtes-back-to-library = { $card } returns to { $seat }’s library.
    .you = { $card } returns to your library.
vtes-changed-controller = { $seat } takes control of { $card }.
    .you = You take control of { $card }.
vtes-back-to-uncontrolled = { $card } goes back to { $seat }’s uncontrolled region.
    .you = { $card } goes back to your uncontrolled region.
vtes-merged = { $card } is merged with { $other }.
vtes-contest-began = { $card } is now contested.
vtes-yielded = { $card } is yielded.
vtes-contest-won = { $card } is no longer contested.
vtes-got-title = { $card } gains a title: { $title }.
vtes-lost-title = { $card } loses a title: { $title }.
vtes-title-contested = { $card }’s title is now contested: { $title }.
vtes-changed-clan = { $card } changes clan: { $clan }.
vtes-changed-sect = { $card } changes sect: { $sect }.
vtes-became-anarch = { $card } becomes an anarch.
vtes-marked = { $seat } marks { $card } for this turn.
    .you = You mark { $card } for this turn.

## What happens: actions

vtes-action-announced = { $kind_id ->
    [bleed] { $minion } bleeds { vtes-whom }{ vtes-by }.
    [hunt] { $minion } hunts{ vtes-by }.
    [equip] { $minion } equips { $source }.
    [employ] { $minion } employs { $source }.
    [recruit] { $minion } recruits { $source }.
    [political] { $minion } takes a political action{ vtes-by }.
    [leave-torpor] { $minion } tries to leave torpor.
    [rescue] { $minion } tries to rescue { $target } from torpor.
    [diablerize] { $minion } tries to diablerize { $target }.
    [become-anarch] { $minion } tries to become an anarch.
    [attack-marked] { $minion } attacks the marked { $target }.
    [gain-power] { $minion } tries to gain { $source }.
    [burn-imbued] { $minion } tries to burn the incapacitated { $target }.
    [take-equipment] { $minion } takes equipment from { $target }.
   *[card] { $minion } takes an action{ vtes-by }{ vtes-at }.
}
vtes-block-tried = { $seat } attempts to block with { $card }.
    .you = You attempt to block with { $card }.
vtes-action-continued = { $card }’s action continues as if unblocked.
vtes-block-failed = { $card }’s block fails.
vtes-block-declined = { $seat } declines to block.
    .you = You decline to block.
    .several = { $seats } decline to block.
    .several-you = { $seats } decline to block.
vtes-action-blocked = { $other } blocks { $card }.
vtes-action-succeeded = { $card }’s action succeeds.
vtes-action-ended = { $card }’s action ends without effect.
vtes-gained-stealth = { $card } gets { SIGNED($number) } stealth.
vtes-gained-intercept = { $card } gets { SIGNED($number) } intercept.
vtes-bleed-changed = { $card } gets { SIGNED($number) } bleed.
vtes-bled-for = { $seat } is bled for { $number }.
    .you = You are bled for { $number }.
vtes-pool-protected = Because of { $card }, { $seat } burns only { vtes-pool }.
    .you = Because of { $card }, you burn only { vtes-pool }.
vtes-bleed-redirected = The bleed is redirected to { $seat }.
    .you = The bleed is redirected to you.
vtes-woke = { $card } can react as though untapped.

## What happens: referendums

vtes-referendum-called = { $hunted_id ->
    [none] { $source_id ->
        [none] { $seat } calls a referendum.
       *[other] { $seat } calls a referendum: { $source }.
    }
   *[other] A blood hunt on { $hunted } is put to the vote.
}
    .you = { $hunted_id ->
        [none] { $source_id ->
            [none] You call a referendum.
           *[other] You call a referendum: { $source }.
        }
       *[other] A blood hunt on { $hunted } is put to the vote.
    }
vtes-terms-set = Terms: { $each }.
    .each = { $number } for { $seat }
    .each-you = { $number } for you
vtes-votes-cast = { $seat } casts { vtes-number-votes } { $side_id ->
    [for] for
   *[against] against
} ({ $source }).
    .you = You cast { vtes-number-votes } { $side_id ->
        [for] for
       *[against] against
    } ({ $source }).
vtes-gained-votes = { $seat } gains { vtes-number-votes }.
    .you = You gain { vtes-number-votes }.
vtes-referendum-ended = { $result_id ->
    [passed] The referendum passes
   *[failed] The referendum fails
}: { $for_it } for, { $against } against.

## What happens: combat

vtes-combat-began = { $card } and { $other } fight.
vtes-round-began = Round { $number } of combat.
vtes-maneuvered = { $card } maneuvers to { $range }.
vtes-strike-chosen = { $card } strikes{ $source_id ->
    [none] {" "}by hand
   *[other] {" "}with { $source }
}{ $retainer_id ->
    [none] {""}
   *[other] {" "}at { $retainer }
}.
vtes-strike-missed = { $card }’s strike has no effect.
vtes-gained-strikes = { $card } gains { $number ->
    [one] an additional strike
   *[other] { $number } additional strikes
}.
vtes-gained-strength = { $card } gets { SIGNED($number) } strength.
vtes-took-damage = { $aggravated ->
    [0] { $card } is hit for { $normal } damage.
   *[other] { $normal ->
        [0] { $card } is hit for { $aggravated } aggravated damage.
       *[other] { $card } is hit for { $normal } damage and { $aggravated } aggravated damage.
    }
}
vtes-prevented = { $card } prevents { $number } damage.
vtes-pressed = { $purpose_id ->
    [continue] { $card } presses to continue combat.
   *[end] { $card } presses to end combat.
}
vtes-combat-ended = The combat between { $card } and { $other } ends.
vtes-diablerized = Diablerie! { $card } devours { $other }.

## What happens: the end

vtes-withdrawal-announced = { $seat } announces a withdrawal from the game.
    .you = You announce your withdrawal from the game.
vtes-withdrawal-failed = { $seat }’s withdrawal has failed.
    .you = Your withdrawal has failed.
vtes-withdrew = { $seat } withdraws from the game.
    .you = You withdraw from the game.
vtes-ousted = { $seat } is ousted.
    .you = You are ousted.
vtes-got-point = { $seat } gains a victory point.
    .you = You gain a victory point.
vtes-lost-point = { $seat } loses a victory point.
    .you = You lose a victory point.
vtes-time-called = Time is called: the game ends after the current action or phase.

## What is about to happen, in one sentence: its clauses are joined by semicolons

vtes-now-decks = Decks are being chosen: waiting for { $deciders }
    .yours = Choose your deck
vtes-now-turn = { $seat_is ->
    [you] { $phase }: waiting for { $deciders }
   *[other] { $phase } of { $seat }: waiting for { $deciders }
}
    .yours = { $seat_is ->
        [you] { $phase }: it’s your move
       *[other] { $phase } of { $seat }: it’s your move
    }
vtes-now-playing = { $minion_id ->
    [none] { $seat_is ->
        [you] you play { $card }{ vtes-in-mode }
       *[other] { $seat } plays { $card }{ vtes-in-mode }
    }
   *[other] { vtes-whose } plays { $card }{ vtes-in-mode }
}
vtes-now-cancel = it can still be cancelled
vtes-whose = { $seat_is ->
    [you] your { $minion }
   *[other] { $seat }’s { $minion }
}

## What is about to happen: actions

vtes-now-declaring = { vtes-whose } announces an action{ vtes-by }
vtes-now-action = { vtes-whose } { $kind_id ->
    [bleed] bleeds { vtes-whom } for { $number }
    [hunt] hunts
    [equip] equips { $source }
    [employ] employs { $source }
    [recruit] recruits { $source }
    [political] takes a political action{ vtes-by }
    [leave-torpor] tries to leave torpor
    [rescue] tries to rescue { $target } from torpor
    [diablerize] tries to diablerize { $target }
    [become-anarch] tries to become an anarch
    [attack-marked] attacks the marked { $target }
    [gain-power] tries to gain { $source }
    [burn-imbued] tries to burn the incapacitated { $target }
    [take-equipment] takes equipment from { $target }
   *[card] takes an action{ vtes-by }{ vtes-at }
}{ $stealth ->
    [0] {" "}without stealth
   *[other] {" "}at { $stealth } stealth
}
vtes-now-may-block = { $seats } may block
    .you = { $seats } may block
vtes-now-blocking = { vtes-whose } attempts to block with { $number } intercept
vtes-now-blocked = { vtes-whose } blocks
vtes-now-unblocked = all decline to block

## What is about to happen: combat

vtes-now-combat = { $number ->
    [0] Combat: { $minion } against { $other }
   *[other] Combat, round { $number }, { $range }: { $minion } against { $other }
}
vtes-now-strike = { $minion } { $how ->
    [dodge] dodges
    [ends] ends the combat
    [aggravated] strikes for { $number } aggravated
    [effect] strikes
   *[damage] strikes for { $number }
}{ vtes-by }
vtes-now-damage = { $aggravated ->
    [0] { $card } is about to take { $normal } damage
   *[other] { $normal ->
        [0] { $card } is about to take { $aggravated } aggravated damage
       *[other] { $card } is about to take { $normal } damage and { $aggravated } aggravated
    }
}
vtes-now-continues = another round follows

## What is about to happen: referendums

vtes-now-referendum = { $hunted_id ->
    [none] { $source_id ->
        [none] { $seat_is ->
            [you] Your referendum
           *[other] { $seat }’s referendum
        }
       *[other] { $seat_is ->
            [you] Your referendum: { $source }
           *[other] { $seat }’s referendum: { $source }
        }
    }
   *[other] Referendum on a blood hunt on { $hunted }
}
vtes-now-term = { $seat_is ->
    [you] { $number } for you
   *[other] { $number } for { $seat }
}
vtes-now-named = { $seat_is ->
    [you] it is about you
   *[other] it is about { $seat }
}
vtes-now-about = it is about { $cards }
vtes-now-tally = { $for_it } for, { $against } against

## What is asked

vtes-choosing-decks = Choose a ready-made deck or bring your own: { $least } to { $most } cards in the library, at least 12 in the crypt.
vtes-untap-phase = Untap phase: pay for contested cards or yield them, use cards if you like, then choose Done.
vtes-untap-of-others = You may discard a card with the burn option and draw another, or use a card in play.
vtes-master-phase = Master phase: play a master card or pass.
vtes-minion-phase = Minion phase: act with a minion or pass.
vtes-influence-phase = { $number ->
    [one] Influence phase: you have { $number } transfer left.
   *[other] Influence phase: you have { $number } transfers left.
}
vtes-discard-phase = Discard phase: discard a card and draw another, or pass.
vtes-discarding = You are over your hand size. Discard a card.
vtes-window = You may play or use a card { $window }.
vtes-targeting = { $card_id ->
    [none] Choose a target.
   *[other] { $card }: choose a target.
}
vtes-choosing-equipment = Which equipment do you take?
vtes-paying-less = { $card }: how do you pay less for it?
vtes-taking-equipment = Which equipment do you take?
vtes-block-question = { $number ->
    [0] { $minion } acts without stealth.
   *[other] { $minion } acts at { SIGNED($number) } stealth.
} Do you attempt to block?
vtes-skip-turn = Skip this turn?
vtes-may-diablerize = Diablerize { $card }?
vtes-extra-action = Which action does { $minion } take?
vtes-slave-question = Does a slave fight in its master’s place?
vtes-determining-range = { CAPITAL($range) }: does { $minion } maneuver?
vtes-strike-pair = { CAPITAL($range) }: choose a strike for { $minion }.
vtes-choosing-weapon = Which melee weapon do you strike with?
vtes-choosing-victim = Who is the strike aimed at?
vtes-press-step = { $purpose_id ->
    [continue] Does { $minion } press to continue combat?
   *[end] Does { $minion } press to end combat?
}
vtes-referendum = { $hunted_id ->
    [none] { $card_id ->
        [none] Referendum: cast votes or pass.
       *[other] Referendum on { $card }: cast votes or pass.
    }
   *[other] Blood hunt: should { $hunted } be burned? Cast votes or pass.
}
vtes-searching = { $kind_id ->
    [trophy] You may search your library, ash heap and hand for a trophy for { $card }.
   *[discipline] You may search your library, ash heap and hand for a master discipline card for { $card }.
}
vtes-moving-trophies = Which of your trophies do you move to { $card }?
vtes-triggered-effects = Several of your cards take effect now. Which one is first?
vtes-striking-back = Burn 1 conviction of { $card } to inflict 1 damage that cannot be prevented?
vtes-first-conviction = You may give the imbued a conviction.
vtes-may = { $card }: { $text } Do you want to?
vtes-either = { $card }: { $text } Which do you choose?
vtes-choose-clan = { $card }: choose a clan.
vtes-choose-discipline = { $card }: choose a discipline.
vtes-equip-from-hand = { $card }: which equipment from your hand does the minion get?
vtes-rearrange-equipment = { $card }: which minion gets { $other }?
vtes-for-one = { $card }: { $text } Choose.
vtes-auction = { $asked ->
    [credit] { $card }: how much of your bid of { $number } do you owe?
   *[bid] { $card }: do you bid for { $other }? The highest bid is { $number }.
}
vtes-pool-or-cards = { $card }: how many random cards do you discard instead of burning pool?
vtes-guess-counters = { $whom_seat_is ->
    [you] { $card }: how many counters do you hold?
   *[other] { $card }: how many counters does { $whom_seat } hold?
}
vtes-numbers-game = { $card }: which number do you choose?
vtes-play-signs = { $card }: rock, paper or scissors, for { $amount } pool?
vtes-choose-number = { $card }: which number do you choose?
vtes-choose-yielding = { $card }: which copy is to be yielded?
vtes-discard-or-tap = { $card }: which card do you discard, or do you tap { $target }?
vtes-how-many = { $card }: { $text } How many?
vtes-search = { $card }: which of the cards do you take?
vtes-announcing = { $card }: which number do you announce?
vtes-each-oldest = { $card }: which of these equally old vampires?
vtes-burn-for-stealth = { $card }: how much blood for stealth?
vtes-remove-ashes = { $card }: which card in your ash heap is removed from the game?
vtes-remove-any = { $card }: which card do you remove from the game, or are you done?
vtes-put-under = { $card }: which card do you put under your library?
vtes-keep-here = { $card }: which card do you put face down on it?
vtes-arrange-top = { $card }: which card do you put back on top next, above the others?
vtes-revive = { $card }: which minion gets the retainer?
vtes-equip-with-first = { $card }: which minion gets { $other }?
vtes-find-equipment = { $card }: which equipment do you search for?
vtes-choose-seating = { $card }: who sits next, going to your left?
vtes-into-research = { $card }: which card do you move to your research area?
vtes-discard-cards = { $card }: which card do you discard?
vtes-discard-any = { $card }: which card do you discard, or are you done?
vtes-choose-cards = { $card }: which card do you choose?
vtes-discard-from-hand = { $card }: which of those cards is discarded?
vtes-back-from-ash-heap = { $card }: choose a card in your ash heap or choose Done ({ $number } left).
vtes-redraw = { $card }: put the card you drew under your library and draw another?
vtes-draw-from-research = { $card }: replace it from your research area?
vtes-destroy-equipment = { $card }: which equipment is destroyed?
vtes-steal-equipment = { $card }: which equipment do you steal?
vtes-name-methuselah = { $card }: who is the referendum about?
vtes-name-several = { $card }: who else is the referendum about?
vtes-each-may-name = { $card }: choose one of your cards, or none.
vtes-shift-pool = { $card }: how is the pool divided?
vtes-buy-title = { $card }: how much pool do you burn for a title?
vtes-change-votes = { $card }: which side does { $target } vote on?
vtes-burn-unless-repaid = { $card }: pay { $number } pool to keep { $target }, or burn it?
vtes-blood-or-pool = { $card }: how much of it goes to your pool?
vtes-allot-blood = { $card }: choose a vampire for the next blood.
vtes-choose-ashes = { $card }: choose a card in your ash heap.
vtes-exchange-random = { $card }: choose a card in the ash heap for the exchange.
vtes-name-card-in-hand = { $card }: name a card in your hand.
vtes-take-discards-back = { $card }: choose cards to shuffle into your library.
vtes-choose-term = { $card }: choose what the referendum is about.
vtes-allocate = { $whom_seat_is ->
    [you] { $card }: how much of { $left } do you allot to yourself?
   *[other] { $card }: how much of { $left } do you allot to { $whom_seat }?
}
vtes-prevent = { $card }: how much aggravated damage do you prevent?

## The answers

vtes-move-choose-deck = { $deck_id ->
    [random] Bring a random deck
   *[other] Bring a deck: { $deck }
}
vtes-move-play-stored = { vtes-move-play } as if from hand
    .group = Play { $card } as if from hand
    .within = { vtes-move-play.within }
vtes-move-play = Play { $card }{ $mode_id ->
    [plain] {""}
   *[other] {" "}({ $mode })
}{ $minion_id ->
    [none] {""}
   *[other] {" "}with { $minion }
}
    .group = Play { $card }
    .within = { $mode_id ->
        [plain] { $minion_id ->
            [none] {""}
           *[other] with { $minion }
        }
       *[other] { $mode }{ $minion_id ->
            [none] {""}
           *[other] , with { $minion }
        }
    }
vtes-move-use = Use { $card }{ $number ->
    [0] {""}
   *[other] {" "}({ MINUS($number, -1) })
}
vtes-move-act-with = Act with { $minion } using { $card }{ $number ->
    [0] {""}
   *[other] {" "}({ MINUS($number, -1) })
}
vtes-move-bleed = Bleed with { $minion }
vtes-move-hunt = Hunt with { $minion }
vtes-move-leave-torpor = Leave torpor with { $minion }
vtes-move-become-anarch = Become an anarch with { $minion }
vtes-move-rescue = Rescue { $other } with { $minion } ({ $minion } pays { vtes-blood })
vtes-move-diablerize = Diablerize { $other } with { $minion }
vtes-move-take-equipment = Take equipment from { $other } with { $minion }
vtes-move-burn-imbued = Burn { $other } with { $minion }
vtes-move-attack-marked = Attack { $other } with { $minion }
vtes-move-mark = Mark { $card }
vtes-move-block = Block with { $minion }
vtes-move-decline = Decline to block
vtes-move-hand-strike = Strike by hand
vtes-move-strike-bound = Strike with the card used to maneuver
vtes-move-strike-with = Strike with { $card }{ $number ->
    [0] {""}
   *[other] {" "}({ MINUS($number, -1) })
}
vtes-move-maneuver-with = Maneuver with { $card }{ $number ->
    [0] {""}
   *[other] {" "}({ MINUS($number, -1) })
}
vtes-move-maneuver = Maneuver
vtes-move-press = Press
vtes-move-burn-for-intercept = Burn { $number } blood for +1 intercept
vtes-move-buy-intercept = Burn { $number } pool for +1 intercept
vtes-move-target = { $card }
vtes-move-name = { $word }
vtes-move-player = { $seat }
vtes-move-number = { $number }
vtes-move-done = Done
vtes-move-vote = Vote { $side_id ->
    [for] for it
   *[against] against it
} with { $source }
vtes-move-transfer = Put 1 pool on { $card }
vtes-move-withhold = Take 1 pool back from { $card }
vtes-move-draw-crypt = Draw a card from the crypt
vtes-move-merge = Merge { $card }
vtes-move-discard = Discard { $card }
vtes-move-burn-option = Discard { $card } with its burn option
vtes-move-gain-from-edge = Gain 1 pool from the Edge
vtes-move-pay = Pay to contest { $card }
vtes-move-yield = Yield { $card } in the contest
vtes-move-untap-infernal = Burn 1 pool to untap { $card }
vtes-move-convict = Put { $other } on { $minion }
vtes-move-recover = Burn 3 conviction so that { $minion } recovers
vtes-move-withdraw-game = Announce your withdrawal from the game
vtes-move-choose = { $effect ->
    [rock] Rock
    [paper] Paper
    [scissors] Scissors
    [blood-to-pool] Move blood to your pool
    [pool-to-blood] Move pool to the card
    [gain-blood] Gain blood
    [burn-blood] Burn blood
    [gain-pool] Gain pool
    [burn-pool] Burn pool
    [lose-transfers] Lose all transfers
    [move-blood] Move blood
    [burn] Burn the card
    [tap] Tap
    [untap] Untap
    [draw] Draw cards
    [draw-crypt] Draw from your crypt
    [search] Search
    [for-one] Choose a card
    [stealth] Stealth
    [intercept] Intercept
    [bleed-bonus] More bleed
    [votes] Votes
    [enter-combat] Enter combat
    [inflict] Damage
    [to-torpor] Send to torpor
    [card-to-hand] Return the card to hand
    [put-in-play] Put the card in play
    [do] Do both
    [block-fails] Make the block fail
   *[other] { $effect }
}

## Why a deck is refused

vtes-bad-deck = This deck is not legal. { $faults }
vtes-transfers-barred = { $card } bars transfers to or from that card.
vtes-deck-unknown = There is no deck “{ $name }”.
vtes-deck-needs-two-piles = Write a deck as crypt/library.
vtes-deck-unknown-card = “{ $name }” is not an available card.
vtes-deck-bad-copies = “{ $copies }” is not a number of copies of { $name }.
vtes-deck-not-crypt = { $card } does not belong in a crypt.
vtes-deck-not-library = { $card } does not belong in a library.
vtes-deck-small-crypt = The crypt has { $number ->
    [one] { $number } card
   *[other] { $number } cards
}, and needs at least { $least }.
vtes-deck-library-size = The library has { $number ->
    [one] { $number } card
   *[other] { $number } cards
}, and needs { $least } to { $most }.
vtes-deck-groups = The crypt may contain one group or two consecutive groups, not groups { $groups }.

## Why a card cannot be played

vtes-why = { $mode_id ->
    [plain] { $reason }
   *[other] { $mode }: { $reason }
}
vtes-why-not-in-this-window = { $type_id ->
    [combat] only in combat, at the right step
    [action-modifier] only while your minion acts, at the right moment
    [reaction] only while another Methuselah’s minion acts, at the right moment
    [reflex] only as another card is played
    [event] only in your discard phase
    [conviction] only in your untap phase
    [master] not in this phase
   *[other] only in your minion phase, to take an action
}
vtes-why-not-asked-now = it is not your turn to act
vtes-why-only-out-of-turn = only in another Methuselah’s turn
vtes-why-only-in-your-turn = only in your own turn, in the right phase
vtes-why-no-master-action = no action left for it in this phase
vtes-why-owes-master-action = you have already played a master card out of turn
vtes-why-no-transfers-left = you have too few transfers left
vtes-why-no-minion-can-play-it = you have no minion that can play it now
vtes-why-needs-tapped-minion = needs a tapped minion
vtes-why-needs-untapped-minion = needs an untapped minion
vtes-why-cannot-act = { $minion_id ->
    [none] you have no minion that can act
   *[other] { $minion } cannot act
}
vtes-why-has-one-already = { $minion_id ->
    [none] there already is one
   *[other] { $minion } already has one
}
vtes-why-has-to-do-something-else = { $minion_id ->
    [none] another action has to be taken first
   *[other] { $minion } has to do something else first
}
vtes-why-needs-clan = needs { $clans }
vtes-why-needs-discipline = { $mode_id ->
    [plain] needs a discipline
   *[other] needs { $mode }
}
vtes-why-needs-vampire = needs a vampire
vtes-why-needs-imbued = needs an imbued
vtes-why-needs-requirement = { $minion_id ->
    [none] you have no minion that meets its requirement
   *[other] { $minion } does not meet its requirement
}
vtes-why-needs-title = needs a titled vampire
vtes-why-needs-sect = needs a vampire of another sect
vtes-why-needs-capacity = needs a vampire of another capacity
vtes-why-needs-minion-who-fits = you need a ready minion that meets its requirement
vtes-why-sterile = a sterile vampire cannot bring another into play
vtes-why-needs-master = a slave cannot do this without its master
vtes-why-cannot-pay-blood = { $minion_id ->
    [none] costs { $blood } blood
   *[other] { $minion } cannot pay { $blood } blood
}
vtes-why-cannot-pay-pool = you cannot pay { $pool } pool
vtes-why-cannot-pay-conviction = { $minion_id ->
    [none] costs { $conviction } conviction
   *[other] { $minion } cannot pay { $conviction } conviction
}
vtes-why-played-this-turn = already done this turn
vtes-why-played-this-action = already played during this action
vtes-why-no-more-modifiers = no more action modifiers can be played during this action
vtes-why-event-was-played = this event has already been played
vtes-why-one-event-a-phase = only one event may be played in a discard phase
vtes-why-used-already = already used
vtes-why-stolen-this-round = it was stolen this round
vtes-why-no-equipment = this minion cannot use equipment now
vtes-why-card-is-tapped = the card is tapped
vtes-why-has-power = already has this power
vtes-why-condition-fails = the card’s condition is not met
vtes-why-stealth-not-needed = stealth is not needed now
vtes-why-intercept-not-needed = intercept is not needed now
vtes-why-not-blocking = only for the minion that attempts to block
vtes-why-no-bleed = only when you bleed
vtes-why-not-bled-by-this = you are not being bled
vtes-why-no-more-bleed = this bleed cannot be increased further
vtes-why-no-combat = the minion is not in combat
vtes-why-not-needed = it would do nothing now
vtes-why-nothing-to-cancel = there is nothing for it to cancel
vtes-why-nothing-to-prevent = there is no damage to prevent
vtes-why-gained-strikes-already = additional strikes have already been gained this round
vtes-why-blocks-not-declined = only after you have declined to block
vtes-why-no-referendum = there is no referendum
vtes-why-bound-to-strike = the strike is chosen already
vtes-why-no-target = there is no target for it

## How it ended

vtes-last-methuselah = { $winners_count ->
    [one] { $winners } has the most victory points.
   *[other] { $winners } have the most victory points.
}
vtes-time-limit = { $winners_count ->
    [0] Time is up: all remaining players get half a victory point. There is no game win.
   *[other] Time is up: all remaining players get half a victory point. { $winners } gets the game win.
}
vtes-game-win = { $winners_count ->
    [0] There is no game win: it takes two victory points and more than any other player.
   *[other] { $winners } gets the game win.
}

## The result sheet

vtes-result-nothing = –
vtes-result-points = victory points
    .cell = { $number }
vtes-result-win = game win
    .yes = yes
vtes-result-ousts = ousted
    .cell = { $seats }
vtes-result-fate = end
    .ousted = ousted by { $by_seat } in turn { $turn }
    .withdrew = withdrew in turn { $turn }
    .stayed = still in the game in turn { $turn }
vtes-result-pool = pool
    .cell = { $number }
vtes-result-deck = deck
    .named = { $deck_id ->
        [random] a random one
       *[other] { $deck }
    }
    .own = own deck ({ $crypt } + { $library } cards)

## Options

vtes-option-decks = Decks
    .about = Players bring their own decks, or get starter decks or random ones.
    .brought = brought
    .starter = starter decks
    .random = random
vtes-option-scarce = Scarce vampires
    .about = A scarce vampire costs 3 pool for each other vampire of its clan: only those you control, or all at the table.
    .own = counting your own
    .all = counting all at the table
vtes-option-draft = Draft
    .about = Card effects marked DRAFT can be used or not.
    .no = without draft effects
    .yes = with draft effects
vtes-option-time = Time limit
    .about = Minutes until time is called, as in tournaments; 0 for no limit. All remaining players then get half a victory point. A game win takes two points and more than any other player.
    .value = { $value ->
        [0] no limit
        [one] { $value } minute
       *[other] { $value } minutes
    }

## How to play

vtes-how-to-play =
    You are a Methuselah, an ancient vampire. Your pool is your influence: without pool you are ousted. Oust your prey, the player to your left, before your predator to your right ousts you. The most victory points win.
    A turn has five phases. Untap: your cards untap, and the Edge gives you 1 pool. Master: you may play one master card.
    Minion: each ready untapped minion may tap to take an action. Bleeding costs your prey pool, by default 1. Hunting brings a vampire 1 blood. Other actions come from cards: equipment, retainers, allies, referendums.
    Influence: up to 4 transfers, each puts 1 pool on a vampire in your uncontrolled region. A vampire with as many counters as its capacity comes under your control.
    Discard: you may discard a card. Whenever you play a card, you draw another.
    The player an action is directed at may block it; undirected actions may be blocked by your prey, then by your predator. A blocker needs at least as much intercept as the acting minion has stealth. Then the two fight.
    Combat has rounds: range is determined, both choose strikes, damage is done, and a press leads to another round. A vampire heals damage with blood, or else goes to torpor. A wounded vampire that takes aggravated damage may be burned.
    In a referendum all players cast the votes of their titled vampires, the Edge and political cards. It passes with more votes for than against.
    When your prey is ousted, you get a victory point and 6 pool.

## The parts of a view, for boards that know no game

vtes-view-turn = turn
vtes-view-active = turn of
vtes-view-phase = phase
vtes-view-phases = phases
vtes-view-time-called = time called
vtes-view-actions = phase actions
vtes-view-transfers = transfers
vtes-view-seating = seating order
vtes-view-edge = edge
vtes-view-pool = pool
vtes-view-points = victory points
vtes-view-out = out
vtes-view-leaving = withdraws
vtes-view-hand = hand
vtes-view-library = library
vtes-view-crypt = crypt
vtes-view-research = research area
vtes-view-uncontrolled = uncontrolled
vtes-view-kept = kept face down
vtes-view-ready = ready
vtes-view-torpor = torpor
vtes-view-beside = in play
vtes-view-ash = ash heap
vtes-view-removed = removed
vtes-view-hand-size = hand size
vtes-view-prey = prey
vtes-view-predator = predator
vtes-view-deck = deck
vtes-view-action = action
vtes-view-combat = combat
vtes-view-referendum = referendum
vtes-view-card = card
vtes-view-number = number
vtes-view-counters = counters
vtes-view-capacity = capacity
vtes-view-name = name
vtes-view-types = type
vtes-view-tapped = tapped
vtes-view-contested = contested
vtes-view-controller = controlled by
vtes-view-owner = belongs to
vtes-view-on = on it
vtes-view-clan = clan
vtes-view-sect = sect
vtes-view-title = title
vtes-view-contested-title = contested title
vtes-view-anarch = anarch
vtes-view-disciplines = disciplines
vtes-view-bleed = bleed
vtes-view-strength = strength
vtes-view-stealth = stealth
vtes-view-intercept = intercept
vtes-view-votes = votes
vtes-view-marked = marked
vtes-view-special-counters = other counters
vtes-view-seat = Methuselah
vtes-view-minion = minion
vtes-view-kind = kind
vtes-view-target = target
vtes-view-target-seat = directed at
vtes-view-blocker = blocker
vtes-view-declined = declined to block
vtes-view-first = first minion
vtes-view-second = second minion
vtes-view-round = round
vtes-view-range = range
vtes-view-suffering = suffers
vtes-view-normal = damage
vtes-view-aggravated = aggravated damage
vtes-view-strikes = additional strikes
vtes-view-continues = goes on
vtes-view-hunted = hunted
vtes-view-for = for
vtes-view-against = against
vtes-view-terms = terms
vtes-view-playing = being played
vtes-view-mode = way
vtes-view-chosen = chosen strikes
vtes-view-damage = damage
vtes-view-ranged = ranged
vtes-view-dodge = dodge
vtes-view-ends = combat ends
vtes-view-about = about
vtes-view-window = window
vtes-view-declared = announced
vtes-view-blocks = block succeeds
vtes-view-blocked = blocked by
vtes-view-may-block = may block
vtes-view-to-ask = still to be asked
vtes-view-failed = failed to block
vtes-view-step = step
vtes-view-settled = settled
vtes-view-left = votes left
vtes-view-named = names
vtes-view-committed = has chosen

## The board in the terminal

vtes-board-turn = Turn { $turn }: { $seat }
vtes-board-points = { $number } VP
vtes-board-piles = hand { $hand }, library { $library }, crypt { $crypt }
    .short = h{ $hand } l{ $library } c{ $crypt }
vtes-board-hand = Your hand
