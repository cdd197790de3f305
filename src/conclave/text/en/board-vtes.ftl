### V:TES's board in the browser

## Cards

vt-superior = { $discipline }, superior
vt-cost = { $what ->
    [blood] Costs { $number } blood
    [pool] Costs { $number } pool
   *[conviction] Costs { $number } conviction
}
vt-capacity = Capacity { $number }
vt-group = { $number ->
    [0] any group
   *[other] group { $number }
}
vt-printed = Life { $life }, strength { $strength }, bleed { $bleed }
vt-now = On the table now
vt-blood-capacity = { $number } of { $capacity } blood
vt-counters = { $number ->
    [one] { $number } counter
   *[other] { $number } counters
}
vt-mark = { $mark ->
    [tapped] tapped
    [contested] contested
    [marked] marked
   *[anarch] anarch
}
vt-special-counters = { $number } { $counter ->
    [corruption] { $number ->
        [one] corruption counter
       *[other] corruption counters
    }
    [derangement] { $number ->
        [one] derangement counter
       *[other] derangement counters
    }
    [vandal] { $number ->
        [one] vandal counter
       *[other] vandal counters
    }
    [graft] { $number ->
        [one] graft counter
       *[other] graft counters
    }
    [hostage] { $number ->
        [one] hostage counter
       *[other] hostage counters
    }
    [pathos] { $number ->
        [one] pathos counter
       *[other] pathos counters
    }
    [torture] { $number ->
        [one] torture counter
       *[other] torture counters
    }
   *[research] { $number ->
        [one] research counter
       *[other] research counters
    }
}
vt-contested-title = { $title } (contested)
vt-number = { $what ->
    [bleed] Bleed { $number }
    [strength] Strength { $number }
    [stealth] Stealth { $number }
    [intercept] Intercept { $number }
   *[votes] Votes { $number }
}
vt-on-it = On it:
vt-glossary = What the terms mean
vt-glossary-name = { $term ->
    [unique] unique
    [location] location
    [trifle] trifle
    [out-of-turn] out of turn
    [discipline] discipline card
    [trophy] trophy
    [burn-option] burn option
    [event] event
    [ally] ally
    [retainer] retainer
    [conviction] conviction
    [capacity] capacity
    [title] title
    [anarch] anarch
    [blood-cursed] blood cursed
    [infernal] infernal
    [red-list] Red List
    [scarce] scarce
    [slave] slave
    [sterile] sterile
    [advanced] advanced
    [stealth] stealth
    [intercept] intercept
    [bleed] bleed
    [hunt] hunt
    [edge] edge
    [referendum] referendum
    [votes] votes
    [strength] strength
    [range] range
    [maneuver] maneuver
    [first-strike] first strike
    [additional-strike] additional strike
    [dodge] dodge
    [combat-ends] combat ends
    [steal-blood] steal blood
    [prevent] prevent
    [aggravated] aggravated
    [press] press
    [torpor] torpor
    [diablerie] diablerie
    [blood-hunt] blood hunt
    [uncontrolled] uncontrolled
    [contest] contest
    [burn] burn
    [tap] tap
    [hand-size] hand size
    [prey] prey
   *[predator] predator
}
vt-glossary-about = { $term ->
    [unique] Only one card of this name can be in play. If another Methuselah brings a second one, it is contested.
    [location] It stays in play and can be used repeatedly, even in the turn in which it comes into play.
    [trifle] It gives you another master phase action, once in each master phase.
    [out-of-turn] You play it in another player’s turn; it uses up a master phase action of your next turn.
    [discipline] It gives a vampire a discipline, or raises it to superior, and adds 1 to the capacity.
    [trophy] You may get it for burning a vampire on the Red List. Without an owner it does nothing.
    [burn-option] If you have no minion that could use it, you may discard it in any untap phase and draw another card.
    [event] It comes into play in your discard phase and stays.
    [ally] A minion that is not a vampire. It acts and blocks, and is burned when its life is gone.
    [retainer] It serves one minion and cannot act. It is burned when its life is gone.
    [conviction] Cards on an imbued that pay for what the imbued does.
    [capacity] How much blood a vampire can hold, and how much influence brings it into play. The vampire with the higher capacity is the older one.
    [title] A rank that gives votes. Some titles exist only once: two vampires that claim the same title contest it.
    [anarch] An independent vampire that has left the sects. Other vampires may become anarchs by an action.
    [blood-cursed] This vampire cannot commit diablerie.
    [infernal] This minion does not untap as usual; its controller may burn 1 pool to untap it.
    [red-list] Any Methuselah may mark this vampire in the master phase. Then her vampires may attack it and win trophies.
    [scarce] You burn 3 pool for each other vampire of its clan when it comes under your control.
    [slave] It takes no directed actions unless you control a minion of the named clan, and it may fight in place of one.
    [sterile] This vampire cannot bring other vampires into play.
    [advanced] A later version of a vampire that can be merged with the base version.
    [stealth] How well an action is hidden. It can be blocked only by a minion with at least as much intercept.
    [intercept] How well a minion detects actions. A block needs at least as much intercept as the action has stealth.
    [bleed] An action against your prey. If it succeeds, she burns as much pool as the bleed amount, and you gain the Edge.
    [hunt] An action with which a vampire gains blood, usually 1.
    [edge] If you have the Edge, you may gain 1 pool in your untap phase, or burn the Edge for a vote. A successful bleed gains it.
    [referendum] All Methuselahs vote on what a card proposes. It passes with more votes for than against.
    [votes] You cast them in referendums. They come from titles, political cards and the Edge.
    [strength] The damage of a hand strike, usually 1, at close range.
    [range] A round of combat is fought at close or at long range. Only ranged strikes work at long range.
    [maneuver] It changes the range for this round, or undoes the opponent’s maneuver.
    [first-strike] It resolves before the opponent’s strike. An opponent that is no longer ready does not strike back.
    [additional-strike] One more strike in this round, after the first ones.
    [dodge] Avoids the opponent’s strike instead of striking.
    [combat-ends] Combat ends at once, before other strikes.
    [steal-blood] Blood moves from the opponent to this minion. It is not damage and cannot be prevented.
    [prevent] That much damage is not inflicted.
    [aggravated] Damage that cannot be healed with blood: the vampire goes to torpor, and a wounded vampire may be burned.
    [press] It continues combat for another round, or undoes the opponent’s press.
    [torpor] The region of wounded vampires. They can only try to leave it. Other vampires may rescue or diablerize them.
    [diablerie] A vampire drinks another in torpor, takes its blood and equipment and burns it. Then a blood hunt is put to the vote.
    [blood-hunt] A referendum on a vampire that has committed diablerie. If it passes, the vampire is burned.
    [uncontrolled] Vampires lie face down in the uncontrolled region until they have as much influence on them as their capacity.
    [contest] Two Methuselahs have the same unique card. It is out of play, and both pay 1 pool a turn until one of them yields.
    [burn] Put it into its owner’s ash heap. Blood and pool that are burned go back to the bank.
    [tap] Turn a card sideways to show that it is used. A tapped minion cannot act or block until it untaps.
    [hand-size] How many cards you have in hand, usually seven. Cards you play are replaced at once.
    [prey] The Methuselah to your left. You try to oust her.
   *[predator] The Methuselah to your right. She tries to oust you.
}

## The table

vt-relation = { $is ->
    [prey] Your prey
    [predator] Your predator
    [both] Your prey and predator
   *[you] You
}
vt-preys-on = Preys on { $name }
vt-ousted = Ousted
vt-leaving = Withdrawing
vt-pool = Pool { $number }
vt-points = { $number ->
    [one] { $number } victory point
   *[other] { $number } victory points
}
vt-edge = The Edge
vt-votes = { $number ->
    [one] { $number } vote
   *[other] { $number } votes
}
vt-sign = { $sign ->
    [pool] Pool: without pool a Methuselah is ousted
    [prey] Prey: the Methuselah to be ousted
    [minions] Ready minions + those in torpor
    [choosable] You can choose something here
    [edge] The Edge: 1 pool in the untap phase
    [points] Victory points
   *[votes] Votes of ready vampires
}
vt-pile = { $pile ->
    [hand] Hand
    [library] Library
    [crypt] Crypt
    [research] Research area
    [ash] Ash heap
   *[removed] Removed
}
vt-pile-of = { $pile ->
    [ash] Ash heap of { $name }
   *[removed] Removed from the game: { $name }
}
vt-region = { $region ->
    [ready] Ready
    [torpor] Torpor
    [uncontrolled] Uncontrolled
   *[beside] Other cards
}
vt-region-empty = No minions
vt-face-down = Face-down vampire
vt-kept-hidden = Face-down card
vt-kept-known = { $card } (face down)
vt-your-hand = Your hand
vt-turn = Turn { $number }: { $name }
vt-phases = The turn
vt-part = { $part ->
    [acts] acts
    [blocks] blocks
    [fights] fights
    [target] target
   *[plays] plays a card
}
vt-unfold = Show the cards of { $name }
vt-can-be-chosen = { $number ->
    [one] { $number } card here can be chosen
   *[other] { $number } cards here can be chosen
}
vt-how-to-read = To read a card: right click, tap and hold, or press i
vt-how-to-read-touch = To read a card: tap and hold

## Deciding: what is chosen, step by step

vt-deciding = Your decision
vt-why-not-asked = you are not asked now
vt-cannot-play = { $card } cannot be played now
vt-chosen = Chosen
vt-back = Back
vt-all-choices = All as a list
vt-step-by-step = Step by step
vt-from-hand = From your hand
vt-otherwise = Otherwise
vt-ask = { $aspect ->
    [deed] What do you want to do?
    [mode] At which level?
    [minion] With which minion?
    [other] Which target?
    [amount] How much?
    [side] For or against?
   *[subject] With what?
}
vt-deed = { $kind ->
    [Bleed] Bleed
    [Hunt] Hunt
    [LeaveTorpor] Leave torpor
    [BecomeAnarch] Become an anarch
    [Rescue] Rescue from torpor
    [Diablerize] Diablerize
    [TakeEquipment] Take equipment
    [BurnImbued] Burn an imbued
    [AttackMarked] Attack a marked minion
    [Mark] Mark
    [Block] Block
    [Transfer] Put 1 pool on it
    [Withhold] Take 1 pool back
    [Merge] Merge
    [Discard] Discard
    [BurnOption] Use the burn option
    [Pay] Pay
    [Yield] Yield
    [Convict] Conviction
    [Recover] Recover
   *[other] Choose
}
vt-deed-play = Play { $card }
vt-deed-use = Use { $card }
vt-ability = { $name } ({ $number })
vt-plain-mode = without a discipline
vt-no-minion = without a minion
vt-side = { $side ->
    [for] For
   *[against] Against
}
vt-less = Less
vt-more = More
vt-amount = Choose { $number }
vt-amount-of = Between { $least } and { $most }

## Deciding: an action and its blocks

vt-duel = Action and blocks
vt-stealth = Stealth
vt-intercept = Intercept
vt-duel-state = { $state ->
    [declaring] The action is being announced.
    [blocked] The action is blocked.
    [would-block] The block would succeed.
    [asking] No block yet.
    [free] The action is unblocked.
   *[short] { $number ->
        [one] { $number } more intercept is needed to block.
       *[other] { $number } more intercept is needed to block.
    }
}
vt-nobody-blocks = no blocker
vt-asks = { $state ->
    [declined] declines
    [trying] attempts to block
    [now] is deciding
   *[waiting] decides later
}
vt-failed = Failed to block: { $minions }
vt-does = { $kind ->
    [bleed] bleeds for { $number }
    [hunt] hunts
    [equip] equips
    [employ] employs a retainer
    [recruit] recruits an ally
    [political] takes a political action
    [leave-torpor] leaves torpor
    [rescue] rescues from torpor
    [diablerize] diablerizes
    [become-anarch] becomes an anarch
    [attack-marked] attacks
    [gain-power] gains a power
    [burn-imbued] burns an imbued
    [take-equipment] takes equipment
   *[card] acts
}
vt-aimed-at = against { $whom }

## Deciding: combat

vt-combat = Combat
vt-round = Round { $number }
vt-range = { $range ->
    [long] Long range
   *[close] Close range
}
vt-step = { $step ->
    [before-range] Before range
    [range] Range
    [strike] Strikes
    [damage] Damage
    [additional] Additional strikes
    [press] Press
   *[end-of-round] End of the round
}
vt-steps = Steps of the round
vt-strike = { $how ->
    [none] no strike chosen yet
    [dodge] dodges
    [ends] ends the combat
    [effect] strikes
    [aggravated] strikes for { $number } aggravated
   *[damage] strikes for { $number }
}
vt-strike-ranged = ranged
vt-strike-first = first strike
vt-hand-strike = by hand
vt-damage-to-come = { $aggravated ->
    [0] { $normal } damage to come
   *[other] { $normal ->
        [0] { $aggravated } aggravated damage to come
       *[other] { $normal } damage and { $aggravated } aggravated to come
    }
}
vt-prevents-now = may prevent now
vt-strikes-left = { $number ->
    [one] { $number } additional strike
   *[other] { $number } additional strikes
}
vt-goes-on = Another round follows.
vt-ends-here = The combat ends with this round.
vt-blood-of = { $blood } of { $capacity } blood
vt-life-of = { $life } life

## Deciding: referendums

vt-referendum = Referendum
vt-blood-hunt = Blood hunt: { $minion }
vt-terms = Terms
vt-term = { $name }: { $number }
vt-for = For
vt-against = Against
vt-votes-of = Votes
vt-votes-left = { $number ->
    [0] no visible votes left
    [one] { $number } vote left
   *[other] { $number } votes left
}
vt-voted-for = { $number } for
vt-voted-against = { $number } against
vt-not-voted = has not voted
vt-would-pass = It would pass now.
vt-would-fail = It would fail now.
vt-is-settled = The result can no longer change.

## Deciding: a card being played

vt-playing = Being played
vt-can-cancel = It takes effect unless it is cancelled.
