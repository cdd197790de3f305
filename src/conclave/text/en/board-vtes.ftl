### V:TES's board in the browser

## Cards

vt-superior = { $discipline }, superior
vt-cost = { $what ->
    [blood] Costs { $number } blood
    [pool] Costs { $number } pool
   *[conviction] Costs { $number } conviction
}
vt-capacity = Capacity { $number }
vt-group = group { $number }
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
    [unique] There can be only one of this name in play. A second one, brought by somebody else, starts a contest.
    [location] It stays in play and can be used again and again, from the turn in which it comes.
    [trifle] Playing it does not use up the turn: it gives one more master phase action, once in each master phase.
    [out-of-turn] It is played in another player’s turn, and uses up a master phase action of one’s next turn.
    [discipline] It gives a vampire a discipline, or raises it to superior, and adds 1 to the capacity.
    [trophy] Whoever burns a vampire on the Red List may get it. Without an owner it does nothing.
    [burn-option] Whoever has no minion that could use it may discard it in any untap phase and draw another card.
    [event] It comes into play in one’s discard phase, and stays.
    [ally] An ally is a minion who is no vampire. He acts and blocks, lives by his life counters, and burns when they are gone.
    [retainer] A retainer serves one minion and cannot act by himself. When his life is gone, he burns.
    [conviction] Cards on an imbued that pay for what he does.
    [capacity] How much blood a vampire can hold, and what it takes to bring him into play. The vampire with the higher capacity is the older one.
    [title] A rank that gives votes. Some titles exist only once: two vampires who claim the same one contest it.
    [anarch] An independent vampire who has left the sects. Others may become one by an action.
    [blood-cursed] This vampire cannot commit diablerie.
    [infernal] This minion does not untap by himself; his controller may burn 1 pool to untap him.
    [red-list] Anybody may mark this vampire in the master phase, to have her own vampires attack him, and win trophies.
    [scarce] Whoever brings him into play burns 3 pool for each other vampire of his clan.
    [slave] He takes no directed action while his controller has no minion of the clan that is named, and may fight in the place of one.
    [sterile] This vampire cannot bring other vampires into play.
    [advanced] A later version of a vampire, who can be merged with the earlier one.
    [stealth] How well an action is hidden. It is blocked only by a minion whose intercept is at least as high.
    [intercept] How well a minion finds somebody out. A block needs at least as much as the action has stealth.
    [bleed] An action against one’s prey: if it succeeds, she burns as much pool as the bleed says, and the edge changes hands.
    [hunt] An action by which a vampire gains blood, usually 1.
    [edge] A token: whoever has it may gain 1 pool in her untap phase, or burn it for a vote. A successful bleed takes it.
    [referendum] A vote of all Methuselahs on what a card proposes. It passes with more votes for it than against.
    [votes] What is cast in a referendum: from titles, political cards, the edge.
    [strength] The damage of a strike with bare hands, usually 1, at close range.
    [range] A round of combat is fought at close or at long range. Only ranged strikes reach far.
    [maneuver] It changes the range of this round of combat, or undoes the other’s maneuver.
    [first-strike] It is resolved before the other’s strike: who goes down by it does not strike back.
    [additional-strike] One more strike in this round, after the first ones.
    [dodge] Instead of striking, escape the other’s strike.
    [combat-ends] The combat is over at once, before any other strike.
    [steal-blood] Blood moves from the other minion to this one. It is no damage and cannot be prevented.
    [prevent] So much damage is not done at all.
    [aggravated] Damage that cannot be healed with blood: the vampire goes to torpor, and a wounded one may burn.
    [press] It makes the combat go on for another round, or undoes the other’s press.
    [torpor] Where wounded vampires lie. They can do nothing but try to leave it, and others may rescue or drink them.
    [diablerie] A vampire drinks another who lies in torpor, takes his blood and equipment, and burns him. A blood hunt is voted on.
    [blood-hunt] A referendum on a vampire who has committed diablerie: if it passes, he is burned.
    [uncontrolled] Vampires who lie face down in front of a Methuselah, until she has put as much influence on them as they have capacity.
    [contest] A unique card that two Methuselahs have: it is out of play, and each pays 1 pool a turn until one of them yields.
    [burn] Put it into its owner’s ash heap. Blood and pool that are burned go back to the bank.
    [tap] Turn a card sideways: it has been used. A tapped minion neither acts nor blocks, until he untaps.
    [hand-size] How many cards one always has in hand, usually seven: what is played is replaced at once.
    [prey] The Methuselah on one’s left, whom one wants to oust.
   *[predator] The Methuselah on one’s right, who wants to oust one.
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
vt-leaving = Is withdrawing
vt-pool = Pool { $number }
vt-points = { $number ->
    [one] { $number } victory point
   *[other] { $number } victory points
}
vt-edge = The edge
vt-votes = { $number ->
    [one] { $number } vote
   *[other] { $number } votes
}
vt-sign = { $sign ->
    [pool] Pool: whoever has none left is out of the game
    [prey] The prey: whom this Methuselah tries to oust
    [minions] Ready minions, + those in torpor
    [choosable] Something here can be chosen now
    [edge] The edge: one pool more in the untap phase
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

vt-deciding = What you decide
vt-why-not-asked = you are not asked now
vt-cannot-play = { $card } cannot be played now
vt-chosen = Chosen
vt-back = Back
vt-all-choices = All as a list
vt-step-by-step = Step by step
vt-from-hand = From your hand
vt-otherwise = Otherwise
vt-ask = { $aspect ->
    [deed] What shall happen?
    [mode] At which level?
    [minion] With which minion?
    [other] At whom?
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
    [Transfer] Move 1 pool to it
    [Withhold] Take 1 back
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
    [would-block] As things are, the block succeeds.
    [asking] Nobody blocks yet.
    [free] Nobody blocks.
   *[short] { $number ->
        [one] { $number } more intercept is needed to block.
       *[other] { $number } more intercept is needed to block.
    }
}
vt-nobody-blocks = no blocker
vt-asks = { $state ->
    [declined] declines
    [trying] tries to block
    [now] is asked now
   *[waiting] still to be asked
}
vt-failed = failed to block: { $minions }
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
    [0] no more votes seen
    [one] { $number } vote left
   *[other] { $number } votes left
}
vt-voted-for = { $number } for
vt-voted-against = { $number } against
vt-not-voted = has not voted
vt-would-pass = As things are, it passes.
vt-would-fail = As things are, it fails.
vt-is-settled = The result is settled whatever the votes.

## Deciding: a card being played

vt-playing = Being played
vt-can-cancel = It takes effect unless it is cancelled.
