### The cards of V:TES: what things on them are called, and the phrases they are written in. Effects
### are sentences, with the form inf after “you may” and the form may for what one may do. Conditions
### have the form not, moments the form when. Players have the forms obj, poss and person. How kinds
### of cards are said tells text/things.py.

## Things, and what is said of them

vtes-thing-card = card
    .one = card
    .all = cards
    .that = that card
    .this = this card
    .who-one = that
    .who-all = that
    .who-each = that
vtes-thing-played-card = card
    .one = card
    .all = cards
    .that = the card played
    .this = this card
    .who-one = that
    .who-all = that
    .who-each = that
vtes-thing-vampire = vampire
    .wider = minion
    .one = vampire
    .all = vampires
    .that = that vampire
    .this = this vampire
    .who-one = who
    .who-all = who
    .who-each = who
vtes-thing-minion = minion
    .one = minion
    .all = minions
    .that = that minion
    .this = this minion
    .who-one = who
    .who-all = who
    .who-each = who
vtes-thing-ally = ally
    .wider = minion
    .one = ally
    .all = allies
    .that = that ally
    .this = this ally
    .who-one = who
    .who-all = who
    .who-each = who
vtes-thing-retainer = retainer
    .one = retainer
    .all = retainers
    .that = that retainer
    .this = this retainer
    .who-one = who
    .who-all = who
    .who-each = who
vtes-thing-imbued = imbued
    .wider = minion
    .one = imbued
    .all = imbued
    .that = that imbued
    .this = this imbued
    .who-one = who
    .who-all = who
    .who-each = who
vtes-thing-equipment = equipment card
    .one = equipment card
    .all = equipment cards
    .that = that equipment card
    .this = this equipment card
    .who-one = that
    .who-all = that
    .who-each = that
vtes-thing-hunting-ground = hunting ground
    .one = hunting ground
    .all = hunting grounds
    .that = that hunting ground
    .this = this hunting ground
    .who-one = that
    .who-all = that
vtes-thing-location = location
    .one = location
    .all = locations
    .that = that location
    .this = this location
    .who-one = that
    .who-all = that
    .who-each = that
vtes-thing-gun = gun
    .one = gun
    .all = guns
    .that = that gun
    .this = this gun
    .who-one = that
    .who-all = that
vtes-thing-melee = melee weapon
    .one = melee weapon
    .all = melee weapons
    .that = that melee weapon
    .this = this melee weapon
    .who-one = that
    .who-all = that
vtes-thing-weapon = weapon
    .one = weapon
    .all = weapons
    .that = that weapon
    .this = this weapon
    .who-one = that
    .who-all = that
    .who-each = that
    .implies = equipment
vtes-thing-library-card = library card
    .one = library card
    .all = library cards
    .that = that library card
    .this = this library card
    .who-one = that
    .who-all = that
    .who-each = that
vtes-thing-minion-card = minion card
    .one = minion card
    .all = minion cards
    .that = that minion card
    .this = this minion card
    .who-one = that
    .who-all = that
    .who-each = that
vtes-thing-master = master card
    .one = master card
    .all = master cards
    .that = that master card
    .this = this master card
    .who-one = that
    .who-all = that
    .who-each = that
vtes-thing-action = action card
    .one = action card
    .all = action cards
    .that = that action card
    .this = this action card
    .who-one = that
    .who-all = that
    .who-each = that
vtes-thing-action-modifier = action modifier
    .one = action modifier
    .all = action modifiers
    .that = that action modifier
    .this = this action modifier
    .who-one = that
    .who-all = that
    .who-each = that
vtes-thing-reaction = reaction card
    .one = reaction card
    .all = reaction cards
    .that = that reaction card
    .this = this reaction card
    .who-one = that
    .who-all = that
    .who-each = that
vtes-thing-combat = combat card
    .one = combat card
    .all = combat cards
    .that = that combat card
    .this = this combat card
    .who-one = that
    .who-all = that
    .who-each = that
vtes-thing-political-action = political action card
    .one = political action card
    .all = political action cards
    .that = that political action card
    .this = this political action card
    .who-one = that
    .who-all = that
    .who-each = that
vtes-thing-event = event
    .one = event
    .all = events
    .that = that event
    .this = this event
    .who-one = that
    .who-all = that
    .who-each = that
vtes-thing-power = power
    .one = power
    .all = powers
    .that = that power
    .this = this power
    .who-one = that
    .who-all = that
    .who-each = that
vtes-thing-conviction = conviction
    .one = conviction
    .all = convictions
    .that = that conviction
    .this = this conviction
    .who-one = that
    .who-all = that
    .who-each = that
vtes-thing-methuselah = Methuselah
    .one = Methuselah
    .that = that Methuselah
vtes-thing-clan = clan
    .one = clan
    .that = that clan
vtes-thing-diablerist = diablerist
    .one = diablerist
    .all = diablerists
    .that = the diablerist
vtes-thing-acting = acting minion
    .this = the acting minion
vtes-thing-acting-blocker = minion
    .this = that minion
vtes-thing-chosen-minion = chosen minion
    .this = the chosen minion
vtes-phrase-thing = { $count ->
    [one] { A($words) }
    [each] each { $words }
   *[all] { $words }
}
    .is = { $count ->
        [all] are { $it }
       *[one] is { $it }
    }
    .is-not = { $count ->
        [all] are not { $it }
       *[one] is not { $it }
    }
    .clause = { $who } { $it }
    .but = other than { $it }
vtes-count-one = one
    .be = is
    .have = has
vtes-count-each = each
    .be = is
    .have = has
vtes-count-all = all
    .be = are
    .have = have
vtes-phrase-default = { $it }
    .trivial = no
    .same = { $it }
    .aim = none
    .when = when { $it-sub }
    .then = { $it }
    .sub = { $it }
    .poss = { $it }’s
    .others = not controlled by { $it-obj }
vtes-holder = { $me ->
    [opposing] { vtes-phrase-opposing }
    [chosen] { vtes-phrase-term-card }
   *[other] { $host ->
        [none] { $me ->
            [none] this minion
           *[other] { $me-this }
        }
       *[other] { vtes-phrase-host-card }
    }
}

## How much

vtes-phrase-number = { $number }
    .much = { $number } { $number ->
        [one] { $unit-name }
       *[other] { $unit-many }
    }
    .signed = { SIGNED($number) }
    .x = {""}
    .upto = { $number }
vtes-phrase-equal = { $amount }
    .much = { $unit-many } equal to { $amount }
    .signed = +X
    .x = , where X is { $amount }
    .upto = { $amount }
vtes-unit-blood = blood
    .many = blood
vtes-unit-pool = pool
    .many = pool
vtes-unit-card = card
    .many = cards
vtes-unit-vote = vote
    .many = votes
vtes-unit-damage = damage
    .many = damage
vtes-unit-strike = additional strike
    .many = additional strikes
vtes-phrase-half = half of { $of } ({ $up ->
    [yes] rounded up
   *[no] rounded down
})
vtes-phrase-per = { $of-kind ->
    [that-many] { $number }X
   *[other] { $every ->
        [1] { $number } for { $of-per }
       *[other] { $number } for every { $every } of { $of }
    }
}
    .signed = { $number-signed }
    .x = {" "}for { $of-per }
    .much = { $every ->
        [1] { $of-kind ->
            [that-many] { $number }X { $unit-many }
           *[other] { $number-much } for { $of-per }
        }
       *[other] { $number-much } for every { $every } of { $of }
    }
vtes-phrase-that-many = X
    .signed = +X
    .x = {""}
    .much = { $upto ->
        [none] X { $unit-many }
        [any] any amount of { $unit-many }
       *[other] up to { $upto } { $unit-many }
    }
    .per = each of them
vtes-phrase-counters-on = { $who-thing ->
    [vampire] the blood on { $who }
   *[other] the number of counters on { $who }
}
    .has = { $who } has
    .bare = { $who-thing ->
        [ally] life
        [vampire] blood
       *[other] counter
    }
    .bares = { $who-thing ->
        [ally] life
        [vampire] blood
       *[other] counters
    }
    .per = each { vtes-phrase-counters-on.bare } on { $who }
    .limit = there are counters on { $who }
    .much = { $unit-many } equal to the number of counters on { $who }
    .signed = +1
    .x = {" "}{ $counter ->
        [none] for each { vtes-phrase-counters-on.bare } on { $who }
       *[other] for each { vtes-special-counter } on { $who }
    }
vtes-phrase-victim-capacity = that of the victim
vtes-phrase-commits-diablerie = { $who } commits diablerie
    .actor = { $who }
vtes-phrase-capacity-below = capacity { $or_equal ->
    [yes] no greater
   *[no] less
} than { $amount }
    .kind = vampire
    .after = with { vtes-phrase-capacity-below }
    .is = { $count-have } { vtes-phrase-capacity-below }
vtes-phrase-number-of = the number of { $clans ->
    [yes] clans of{" "}
   *[no] {""}
}{ $which-all }
    .has = there are
    .bare = { $which-all }
    .bares = { $which-all }
    .signed = +1
    .x = {" "}for { $which-each }
    .much = { $clans ->
        [yes] 1 { $unit-name } for each clan among { $which-all }
       *[no] 1 { $unit-name } for { $which-each }
    }
    .per = { $which-each }
vtes-phrase-strength-of = { $who-poss } strength{ $more ->
    [0] {""}
   *[other] {" "}+ { $more }
}
    .has = { vtes-phrase-strength-of } is
    .bare = {""}
    .bares = {""}
vtes-phrase-cost-of = { $in_pool ->
    [yes] the pool cost of { $who }
   *[other] the cost of { $who }
}
    .has = the cost of { $who } is
    .bare = {""}
    .bares = {""}
vtes-phrase-value-of = { $what ->
    [votes] the number of votes of { $who }
   *[stealth] { $who-poss } stealth
}
    .has = { vtes-phrase-value-of } is
    .bare = {""}
    .bares = {""}
vtes-phrase-burn-for-stealth = X blood
    .subject = the acting minion
    .verb = burn
    .tail = . That minion gets +X stealth this turn, but at most 1 more stealth than the intercept of the blocking minion
vtes-phrase-bleed-of-action = the bleed against { $against-kind ->
    [each-methuselah] { $against-one }
   *[other] { $against-obj }
}
    .has = { vtes-phrase-bleed-of-action } is
    .bare = {""}
    .bares = {""}
vtes-phrase-lacking = the blood { $who } lacks
    .has = { $who } lacks
    .bare = blood or life
    .bares = blood or life
    .much = { $unit-many } up to full capacity
vtes-phrase-tally = { $times ->
    [1] {""}
   *[other] { $times } ×{" "}
}{ $what ->
    [pool] { $of-person ->
        [you] your pool
       *[other] the pool of { $of-obj }
    }
    [points] the victory points of { $of-obj }
   *[lost] the pool that its effect costs { $of-obj }
}
    .signed = +{ $times }
    .x = {" "}for each { vtes-phrase-tally.bare } of { $of-obj }
    .has = { $of-person ->
        [you] you have
       *[other] { $of } has
    }
    .bare = { $what ->
        [points] victory point
       *[other] pool
    }
    .bares = { $what ->
        [points] victory points
       *[other] pool
    }
    .upto = { $what ->
        [pool] any
       *[other] { vtes-phrase-tally }
    }
vtes-phrase-allotted-amount = the allotted number
vtes-phrase-term-number = the chosen number
vtes-phrase-as-many-as = the number of { $which-all }
vtes-phrase-announced-x = X

## Who

vtes-phrase-you = you
    .obj = you
    .poss = your
    .person = you
vtes-phrase-neighbour = { $of ->
    [none] { $prey ->
        [yes] your prey
       *[no] your predator
    }
   *[other] { $prey ->
        [yes] { $of-poss } prey
       *[no] { $of-poss } predator
    }
}
    .obj = { $of ->
        [none] { $prey ->
            [yes] your prey
           *[no] your predator
        }
       *[other] { $prey ->
            [yes] { $of-poss } prey
           *[no] { $of-poss } predator
        }
    }
    .poss = { $of ->
        [none] { $prey ->
            [yes] your prey’s
           *[no] your predator’s
        }
       *[other] { $prey ->
            [yes] { $of-poss } prey’s
           *[no] { $of-poss } predator’s
        }
    }
    .person = other
vtes-phrase-each-methuselah = { $others ->
    [yes] each other Methuselah
   *[no] each Methuselah
}
    .obj = { $others ->
        [yes] each other Methuselah
       *[no] each Methuselah
    }
    .one = { $others ->
        [yes] another Methuselah
       *[no] a Methuselah
    }
    .several = { $others ->
        [yes] other Methuselahs
       *[no] Methuselahs
    }
    .poss = { $others ->
        [yes] each other Methuselah’s
       *[no] each Methuselah’s
    }
    .person = other
vtes-phrase-controller-of = the controller of { $card }
    .obj = the controller of { $card }
    .poss = { $card-kind ->
        [opposing] the opposing minion’s controller’s
       *[other] the controller’s
    }
    .others = { $card-kind ->
        [this-card] controlled by another Methuselah
       *[other] not controlled by { vtes-phrase-controller-of }
    }
    .person = other
    .again = chosen-player
vtes-phrase-chosen-player = that Methuselah
    .obj = that Methuselah
    .pron = they
    .pron-person = many
    .person = other
    .mentions = choice
vtes-phrase-acting = the acting Methuselah
    .obj = the acting Methuselah
    .person = other
vtes-phrase-bled = the Methuselah being bled
    .poss = the bled Methuselah’s
    .obj = the Methuselah being bled
    .person = other
vtes-phrase-allotted = each chosen Methuselah
    .obj = each chosen Methuselah
    .person = other
vtes-phrase-except = { $but-kind ->
    [allotted] every other Methuselah
   *[other] { $these } other than { $but-obj }
}
    .obj = { $these-obj } other than { $but-obj }
    .several = { $these-several } other than { $but-obj }
    .one = { $these-kind ->
        [each-methuselah] { $but-kind ->
            [acting] another non-acting Methuselah
           *[other] { $these-one } other than { $but-obj }
        }
       *[other] { $these-obj } other than { $but-obj }
    }
    .person = other
vtes-phrase-together = { $players-list }
    .obj = { $players-list }
    .one = { $players-or }
    .person = other

## Cards by their part

vtes-phrase-self = { $me ->
    [none] { $worn ->
        [yes] { vtes-phrase-host-card }
       *[other] this minion
    }
   *[other] { $me-this }
}
    .thing = { $me ->
        [none] { $worn ->
            [yes] { vtes-phrase-host-card.thing }
           *[other] minion
        }
        [acting] minion
       *[other] { $me }
    }
    .before-not = other
vtes-phrase-targeted = { $aim ->
    [none] that card
   *[other] { $aim-that }
}
    .before-not = other
    .thing = { $aim ->
        [none] card
       *[other] { $aim }
    }
    .mentions = choice
vtes-phrase-this-card = { $me ->
    [ally] this ally
    [retainer] this retainer
   *[other] this card
}
    .thing = { $me ->
        [ally] ally
        [retainer] retainer
       *[other] card
    }
vtes-phrase-host-card = { $worn ->
    [yes] this { vtes-phrase-host-card.thing-name }
   *[no] the { vtes-phrase-host-card.thing-name } with this card
}
    .thing-name = { $host ->
        [none] minion
       *[other] { $host-one }
    }
    .thing = { $host ->
        [none] minion
       *[other] { $host }
    }
    .again = that-host
vtes-phrase-that-host = { $worn ->
    [yes] { vtes-phrase-host-card }
   *[no] that { vtes-phrase-host-card.thing-name }
}
    .thing-name = { vtes-phrase-host-card.thing-name }
    .thing = { vtes-phrase-host-card.thing }
vtes-phrase-opposing = the opposing minion
    .thing = minion
vtes-phrase-acting-minion = the acting minion
    .thing = minion
vtes-phrase-blocker = the { $trying ->
    [yes] minion attempting to block
   *[no] blocking minion
}
    .trying = { $trying }
    .thing = minion
vtes-phrase-card-named = the card named { $name-card }
    .thing = card
vtes-phrase-top-of-crypt = the top card of your crypt
    .thing = card
vtes-phrase-term-card = the chosen { $aim ->
    [none] card
   *[other] { $aim-one }
}
    .thing = card

## Cards of a kind

vtes-phrase-any-card = card
    .noun = a card
    .nouns = cards
vtes-phrase-of-type = { $type-name }
    .noun = { $type ->
        [vampire] a vampire
        [ally] an ally
        [minion] a minion
        [equipment] an equipment card
        [retainer] a retainer
        [imbued] an imbued
       *[other] a card of the type { $type-name }
    }
    .nouns = { $type ->
        [vampire] vampires
        [ally] allies
        [minion] minions
        [equipment] equipment cards
        [retainer] retainers
        [imbued] imbued
       *[other] cards of the type { $type-name }
    }
    .kind = { $type }
vtes-phrase-with-trait = { $trait-name }
    .noun = { $trait ->
        [location] a location
        [weapon] a weapon
        [gun] a gun
        [melee] a melee weapon
        [hunting-ground] a hunting ground
       *[other] a card ({ $trait-name })
    }
    .nouns = { $trait ->
        [location] locations
        [weapon] weapons
        [gun] guns
        [melee] melee weapons
        [hunting-ground] hunting grounds
       *[other] cards ({ $trait-name })
    }
    .kind = { $trait ->
        [location] location
        [weapon] weapon
        [gun] gun
        [melee] melee
        [hunting-ground] hunting-ground
       *[other] none
    }
    .near = yes
    .before = { $trait ->
        [location] {""}
        [weapon] {""}
        [gun] {""}
        [melee] {""}
        [hunting-ground] {""}
        [discipline] discipline
       *[other] { $trait-name }
    }
    .before-not = non-{ $trait-name }
    .is = { $trait ->
        [unique] { $count-be } unique
        [infernal] { $count-be } infernal
        [sterile] { $count-be } sterile
        [scarce] { $count-be } scarce
        [blood-cursed] { $count-be } blood cursed
        [red-list] { $count-be } Red List
        [black-hand] { $count-be } Black Hand
       *[other] { $count ->
            [all] are { $trait-name }
           *[one] is { A($trait-name) }
        }
    }
vtes-phrase-in-region = { $region ->
    [5] ready
    [6] in torpor
    [4] uncontrolled
    [2] in hand
    [9] in the ash heap
   *[other] in play
}
    .before = { $region ->
        [5] ready
        [4] uncontrolled
       *[other] {""}
    }
    .after = { $region ->
        [5] {""}
        [4] {""}
       *[other] { vtes-phrase-in-region }
    }
    .is = { $stays ->
        [yes] { $count ->
            [all] remain
           *[one] remains
        }
       *[no] { $count-be }
    } { vtes-phrase-in-region }
    .is-not = { $count-be } not { vtes-phrase-in-region }
vtes-phrase-is-tapped = { $tapped ->
    [yes] tapped
   *[no] untapped
}
    .before = { vtes-phrase-is-tapped }
    .is = { $count-be } { vtes-phrase-is-tapped }
vtes-phrase-controlled-by = controlled by { $who-obj }
    .after = { $who-person ->
        [you] { $owner ->
            [none] you control
           *[other] they control
        }
       *[other] controlled by { vtes-phrase-controlled-by.whom }
    }
    .after-not = { $who-person ->
        [you] controlled by another Methuselah
       *[other] { $who-others }
    }
    .is = { $count-be } controlled by { vtes-phrase-controlled-by.whom }
    .is-not = { $count-be } not controlled by { vtes-phrase-controlled-by.whom }
    .whom = { $who-kind ->
        [each-methuselah] { $who-one }
        [together] { $who-one }
        [with-pool] { $who-one }
       *[other] { $who-obj }
    }
vtes-phrase-age = { $younger ->
    [yes] younger
   *[no] older
}
    .kind = vampire
    .before = { $than ->
        [none] { vtes-phrase-age }
       *[other] {""}
    }
    .after = { $than ->
        [none] {""}
       *[other] { vtes-phrase-age } than { $than }
    }
    .after-not = of the same age or { $younger ->
        [yes] older
       *[no] younger
    }
    .is = { $count-be } { vtes-phrase-age } than { $than ->
        [none] { vtes-phrase-self }
       *[other] { $than }
    }
vtes-phrase-capacity-of = { $at_most ->
    [99] capacity { $at_least } or more
   *[other] { $at_least ->
        [0] capacity { $at_most } or less
       *[other] capacity { $at_least } to { $at_most }
    }
}
    .kind = vampire
    .after = with { vtes-phrase-capacity-of }
    .is = { $count-have } { vtes-phrase-capacity-of }
vtes-phrase-has-discipline = { $at_least ->
    [0] { $at_most ->
        [1] without superior { $discipline-name }
       *[other] without { $discipline-name }
    }
    [1] { $at_most ->
        [1] with { $discipline-name } at inferior only
       *[other] with { $discipline-name }
    }
   *[other] with superior { $discipline-name }
}
    .after = { vtes-phrase-has-discipline }
    .is = { $at_least ->
        [0] { $count ->
            [all] do not have { $at_most ->
                [1] superior { $discipline-name }
               *[other] { $discipline-name }
            }
           *[one] does not have { $at_most ->
                [1] superior { $discipline-name }
               *[other] { $discipline-name }
            }
        }
        [1] { $count-have } { $discipline-name }
       *[other] { $count-have } superior { $discipline-name }
    }
vtes-phrase-has-blood = { $lacking ->
    [0] { $at_least ->
        [0] { $at_most ->
            [0] { $unit ->
                [counter] no counters
               *[other] no blood
            }
           *[other] { $at_most-kind ->
                [number] { $at_most } or less blood
               *[other] no more blood than { $at_most-limit }
            }
        }
       *[other] { $at_most ->
            [99] { $at_least } or more blood
            [999] { $odd ->
                [yes] an odd amount of blood
               *[no] { $at_least } or more blood
            }
           *[other] { $at_least } to { $at_most } blood
        }
    }
   *[other] less than full blood or life
}
    .after = { $lacking ->
        [0] with { $at_most ->
            [0] no blood
           *[other] { vtes-phrase-has-blood }
        }
       *[other] with less than full blood or life
    }
    .is = { $lacking ->
        [0] { $count-have } { vtes-phrase-has-blood }
       *[other] { $count-have } less than full blood or life
    }
vtes-phrase-costs = { $at_least ->
    [0] costs { $at_most } or less pool
   *[other] { $at_most ->
        [99] costs { $at_least } or more pool
        [999] costs { $at_least } or more pool
       *[other] costs { $at_least } to { $at_most } pool
    }
}
    .is = { $count ->
        [all] cost
       *[one] costs
    } { $at_least ->
        [0] { $at_most } or less pool
       *[other] { $at_most ->
            [99] { $at_least } or more pool
            [999] { $at_least } or more pool
           *[other] { $at_least } to { $at_most } pool
        }
    }
vtes-phrase-did = { $what ->
    [came-out] just come out of the uncontrolled region
    [tried-to-block] guilty of an attempt to block this action
    [began-untapped] untapped when your turn began
    [voted] with votes cast in this referendum
    [voted-against] with votes cast against the referendum
    [arrived] moved to your ready region in your last influence phase
    [bled] guilty of a successful bleed against you for more than 1 since your last turn
    [diablerie] guilty of diablerie since your last turn
    [drank] guilty of diablerie since the last Gehenna card was played
    [burned] burned from play since your last turn
   *[fed] fed by a hunting ground this turn
}
    .is = { $what ->
        [came-out] { $count-have } just come out of the uncontrolled region
        [tried-to-block] { $count-have } attempted to block this action
        [began-untapped] was untapped when your turn began
        [voted] { $count-have } cast votes
        [voted-against] { $count-have } cast votes against the referendum
        [arrived] { $count ->
            [all] were
           *[one] was
        } moved to your ready region in your last influence phase
        [bled] { $count-have } successfully bled you for more than 1 since your last turn
        [diablerie] { $count-have } committed diablerie since your last turn
        [drank] { $count-have } committed diablerie since the last Gehenna card was played
        [burned] { $count ->
            [all] were
           *[one] was
        } burned from play since your last turn
       *[fed] { $count-have } gained blood from a hunting ground this turn
    }
    .is-not = { $what ->
        [came-out] { $count-have } not just come out of the uncontrolled region
        [voted] { $count-have } not cast votes
        [arrived] { $count ->
            [all] were
           *[one] was
        } not moved to your ready region in your last influence phase
        [bled] { $count-have } not successfully bled you for more than 1 since your last turn
        [diablerie] { $count-have } not committed diablerie since your last turn
        [drank] { $count-have } not committed diablerie since the last Gehenna card was played
        [burned] { $count ->
            [all] were
           *[one] was
        } not burned from play since your last turn
       *[fed] { $count-have } not gained blood from a hunting ground this turn
    }
vtes-phrase-on-card = on { $which-one }
    .after = on { $which-one }
    .after-not = not on { $which-one }
vtes-phrase-named = named { $name-card }
    .noun = { $name-card }
    .nouns = { $name-card }
    .after = named { $name-card }
vtes-phrase-of-clan = { $clan-name }
    .kind = vampire
    .before = { $clan-name }
    .before-not = non-{ $clan-name }
    .is = { $count-be } { vtes-phrase-of-clan.member }
    .is-not = { $count-be } not { vtes-phrase-of-clan.member }
    .member = { $clan ->
        [follower-of-set] a { $clan-name }
        [harbinger-of-skulls] a { $clan-name }
       *[other] { $clan-name }
    }
    .near = yes
vtes-phrase-of-sect = { $sect-name }
    .kind = vampire
    .before = { $sect-name }
    .before-not = non-{ $sect-name }
    .is = { $count-be } { $sect-name }
    .is-not = { $count-be } not { $sect-name }
    .near = yes
vtes-phrase-has-title = { $contested ->
    [yes] who contests a title
   *[other] { $kinds-title-any ->
        [none] titled
       *[other] { $kinds-title-any }
    }
}
    .kind = vampire
    .before = { $contested ->
        [yes] {""}
       *[other] { $kinds-title-any ->
            [none] titled
           *[other] {""}
        }
    }
    .before-not = { $contested ->
        [yes] {""}
       *[other] { $kinds-title-any ->
            [none] untitled
           *[other] {""}
        }
    }
    .after = { $contested ->
        [yes] who contests a title
       *[other] { $kinds-title-any ->
            [none] {""}
           *[other] with the title of { $kinds-title-any }
        }
    }
    .after-not = { $kinds-title-any ->
        [none] {""}
       *[other] without the title of { $kinds-title-any }
    }
    .is = { $contested ->
        [yes] { $count ->
            [all] contest
           *[one] contests
        } a title
       *[other] { $kinds-title-any ->
            [none] { $count-be } titled
           *[other] { $count ->
                [all] have the title of { $kinds-title-any }
               *[one] is { A($kinds-title-any) }
            }
        }
    }
    .is-not = { $contested ->
        [yes] { $count ->
            [all] do
           *[one] does
        } not contest a title
       *[other] { $kinds-title-any ->
            [none] { $count-be } untitled
           *[other] { $count ->
                [all] do not have the title of { $kinds-title-any }
               *[one] is not { A($kinds-title-any) }
            }
        }
    }
vtes-phrase-needs-discipline = requires { vtes-phrase-needs-discipline.what }
    .after = requiring { vtes-phrase-needs-discipline.what }
    .is = { $count ->
        [all] require
       *[one] requires
    } { vtes-phrase-needs-discipline.what }
    .after-not = that does not require { vtes-phrase-needs-discipline.what }
    .what = { $clan ->
        [none] { $disciplines-discipline-any }
       *[other] { $clan-name }{ $disciplines-discipline-any ->
            [none] {""}
           *[other] {" "}or { $disciplines-discipline-any }
        }
    }
vtes-phrase-is-anarch = anarch
    .kind = vampire
    .before = anarch
    .before-not = non-anarch
    .is = { $count-be } anarch
    .near = yes
vtes-phrase-is-ranged = ranged
    .before = ranged
    .is = { $count-be } ranged
vtes-phrase-is-monster = monster
    .is = { $count ->
        [all] are monsters
       *[one] is a monster
    }
vtes-phrase-not = not: { $which }
vtes-phrase-all = { $filters-list }
vtes-phrase-any-of = { $filters-or }

## What is chosen

vtes-phrase-one = { vtes-phrase-one.one }
    .one = { $filters-one ->
        [none] a card
       *[other] { $filters-one }
    }{ vtes-phrase-one.where }
    .each = { $filters-each }{ vtes-phrase-one.where }
    .bare = { $filters-bare }{ vtes-phrase-one.where }
    .all = { $filters-all ->
        [none] cards
       *[other] { $filters-all }
    }{ vtes-phrase-one.where }
    .thing = { $filters-thing }
    .where = { $region ->
        [your-uncontrolled] {" "}in your uncontrolled region
        [their-uncontrolled] {" "}in their uncontrolled region
        [uncontrolled] {" "}in an uncontrolled region
        [prey-uncontrolled] {" "}in your prey’s uncontrolled region
        [every-uncontrolled] {" "}in any uncontrolled region
        [prey-ash-heap] {" "}in your prey’s ash heap
        [every-ash-heap] {" "}in any ash heap
        [ash-heap] {" "}in { $owner ->
            [none] your
           *[other] their
        } ash heap
       *[in-play] {""}
    }
vtes-phrase-only = { $who }
    .one = { $who }
    .each = { $who }
    .all = { $who }
    .thing = { $who-thing }
    .known = yes
vtes-phrase-amethuselah = { vtes-phrase-amethuselah.one }
    .one = { $among-kind ->
        [each-methuselah] { $among-one }
        [except] { $among-one }
        [together] { $among-one }
       *[other] { $among-obj }
    }
    .all = { $among }
    .thing = methuselah
vtes-phrase-aclan = a clan
    .one = a clan
    .all = clans
    .thing = clan
vtes-phrase-is = { $which-one }

## Whether

vtes-phrase-all-hold = { $conditions-list }
vtes-phrase-unless = { $condition-not }
vtes-phrase-fits = { $who-kind ->
    [blocker] { $which-kind ->
        [host-card] { $which } is { $who-trying ->
            [yes] attempting to block
           *[no] blocking
        }
       *[other] { $who } { $which-is }
    }
   *[other] { $who } { $which-is }
}
    .unit = { $who-thing ->
        [card] counter
       *[other] none
    }
    .not = { $who } { $which-is-not }
vtes-phrase-exists = { $at_least ->
    [one] there is { $which-one }
   *[other] there are at least { $at_least } { $which-all }
}
    .not = { $at_least ->
        [one] there is no { $which-bare }
       *[other] there are fewer than { $at_least } { $which-all }
    }
    .controlled = { $who-person ->
        [you] you control
       *[other] { $who } controls
    } { $at_least ->
        [one] { $which-one }
       *[other] at least { $at_least } { $which-all }
    }
    .controlled-not = { $who-person ->
        [you] you do
       *[other] { $who } does
    } not control { $at_least ->
        [one] { $which-one }
       *[other] at least { $at_least } { $which-all }
    }
vtes-phrase-is-merged = merged
    .subject = { vtes-holder }
    .verb = be
vtes-phrase-at-least = { $least-kind ->
    [number] { $most ->
        [999] { $amount-has } at least { $least } { $least ->
            [one] { $amount-bare }
           *[other] { $amount-bares }
        }
       *[other] { $least ->
            [0] { $most ->
                [0] { $amount-has } no { $amount-bares }
                [one] { $amount-has } at most { $most } { $amount-bare }
               *[other] { $amount-has } at most { $most } { $amount-bares }
            }
           *[other] { $amount-has } { $least } to { $most } { $amount-bares }
        }
    }
   *[other] { $amount-has } at least as many { $amount-bares } as there are { $least-bares }
}
vtes-phrase-is-even = { $amount } is even
    .not = { $amount } is odd
vtes-phrase-rolled = { $coin ->
    [yes] it is heads
   *[no] the last roll was { $least } or { $most }
}
    .not = { $coin ->
        [yes] it is tails
       *[no] the last roll was not { $least } or { $most }
    }
vtes-phrase-action-is = { $brings_vampire ->
    [yes] the action puts a vampire into play
   *[no] { $of_this ->
        [yes] the action is to take this card from another minion
       *[no] { $by_card ->
            [yes] the action is one that this card grants
           *[no] the action is { $kinds-kind-a }{ $plain ->
                [yes] {" "}without a card
               *[no] {""}
        }
        }
    }
}
    .not = { $brings_vampire ->
        [yes] the action does not put a vampire into play
       *[no] { $kinds-kind-a ->
            [none] no action is being taken
           *[other] the action is not { $kinds-kind-a }
        }
    }
vtes-phrase-is-acting = { vtes-phrase-self } is acting
    .not = { vtes-phrase-self } is not acting
vtes-phrase-is-directed = the action is directed{ vtes-phrase-is-directed.at }
    .not = the action is not directed{ vtes-phrase-is-directed.at }
    .at = { $card ->
        [none] { $which ->
            [none] { $at-kind ->
                [each-methuselah] {""}
               *[other] {" "}at { $at-obj }
            }
           *[other] {" "}at { $which-one }
        }
       *[other] {" "}at { $card }
    }
vtes-phrase-called-by = the referendum is called by { $who }
    .not = the referendum is not called by { $who }
vtes-phrase-action-succeeded = the action is successful
    .not = the action is not successful
vtes-phrase-fights = { $about_to ->
    [yes] { vtes-phrase-self } is about to enter combat with { $which-one }
   *[no] the opposing minion { $which-is }
}
    .not = { $about_to ->
        [yes] { vtes-phrase-self } is not about to enter combat with { $which-one }
       *[no] the opposing minion { $which-is-not }
    }
vtes-phrase-during-combat = a combat is being fought
    .not = no combat is being fought
vtes-phrase-first-round = it is the first round
    .not = it is not the first round

## When

vtes-phrase-goes-to-torpor = to torpor
    .verb = go
    .aim = { $who-thing }
vtes-phrase-is-burned = { $who-one }{ $whose ->
    [yes] {" "}of a Methuselah
   *[no] {""}
} is { $how ->
    [diablerie] diablerized
   *[other] burned
}{ $how ->
    [combat] {" "}in combat
   *[other] {""}
}{ $by ->
    [none] {""}
   *[other] {" "}by { $by-one }
}
    .aim = { $how ->
        [diablerie] diablerist
        [combat] { $who-thing }
       *[other] { $by ->
            [none] { $who-thing }
           *[other] { $by-thing }
        }
    }
vtes-phrase-enters-combat = combat{ $with_blocker ->
    [none] {""}
   *[other] {" "}after being blocked by { $with_blocker-one }
}
    .verb = enter
    .aim = { $who-thing }
vtes-phrase-round-ends = { $inflicted ->
    [yes] a round of combat ends in which { $who } has inflicted damage on the opposing minion
   *[other] a round of combat of { $who-one } ends
}
    .when = { $inflicted ->
        [yes] at the end of each round of combat in which { $who } has inflicted damage on the opposing minion
       *[other] at the end of each round of combat
    }
    .aim = { $who-thing }
vtes-phrase-presses-on = { $who-one } uses a press to continue combat with { $against-one }
    .aim = { $who-thing }
vtes-phrase-combat-is-over = a combat with { $who-one } is over
    .aim = { $who-thing }
vtes-phrase-action-succeeds = { $kinds-kind-does ->
    [none] { $of_card ->
        [yes] takes such an action
       *[no] takes an action
    }
   *[other] { $kinds-kind-does }
}
    .verb = successfully
    .aim = { $who-thing }
vtes-phrase-bleed-succeeds = { $before ->
    [yes] a bleed by { $who-one } is about to be successful{ $of ->
        [none] {""}
       *[other] {" "}against { $of-obj }
    }
   *[no] { $who-one } successfully bleeds{ $of ->
        [none] {""}
       *[other] {" "}{ $of-obj }
    }
}
    .aim = { $who-thing }
vtes-phrase-blocks = { $of ->
    [none] {""}
   *[other] { $of-one }
}
    .verb = block
    .aim = { $who-thing }
vtes-phrase-fails-to-block = to block { $of-one } and fails
    .verb = attempt
    .aim = { $who-thing }
vtes-phrase-plays-card = { $types-type ->
    [none] a card
   *[other] { $types-type ->
       *[other] { A($types-type) }
    } card
}{ $disciplines-discipline ->
    [none] {""}
   *[other] {" "}that requires { $disciplines-discipline-any }
}
    .verb = play
    .aim = { $as_played ->
        [yes] played-card
       *[no] { $who-thing }
    }
vtes-phrase-methuselah-plays = { $trait ->
    [none] { $types-type-any ->
       *[other] { A($types-type-any) }
    }
   *[other] { $trait-name ->
       *[other] { A($trait-name) }
    }
} card{ $even_cancelled ->
    [yes] , even one that is cancelled,
   *[no] {""}
}
    .subject = { $of-person ->
        [you] you
       *[other] { $of-one }
    }
    .person = { $of-person ->
        [you] you
       *[other] one
    }
    .verb = play
vtes-phrase-gains-title = { $title-name }
    .verb = become
    .aim = { $who-thing }
vtes-phrase-loses-edge = the Edge{ $for_vote ->
    [yes] {" "}for a vote
   *[no] {""}
}
    .subject = { $of-person ->
        [you] you
       *[other] { $of-one }
    }
    .person = { $of-person ->
        [you] you
       *[other] one
    }
    .verb = { $for_vote ->
        [yes] burn
       *[no] lose
    }
vtes-phrase-draws-card = a card from { $of-person ->
        [you] your library
       *[other] a library
    }
    .subject = { $of-person ->
        [you] you
       *[other] { $of-one }
    }
    .person = { $of-person ->
        [you] you
       *[other] one
    }
    .verb = draw
vtes-phrase-gains-from-edge = pool from the Edge
    .subject = { $of-person ->
        [you] you
       *[other] { $of-one }
    }
    .person = { $of-person ->
        [you] you
       *[other] one
    }
    .verb = gain
vtes-phrase-would-cancel = a card is played that would cancel another Methuselah’s { $types-has-reflex ->
    [yes] minion card
   *[no] { $types-type } card
}
vtes-phrase-plays-first-card = their first card of a turn that requires a discipline
    .verb = play
    .aim = { $who-thing }
vtes-phrase-has-no-effect = the card that is being played has no effect and its cost is not paid
vtes-phrase-played-needs = the card that is being played requires { $disciplines-discipline-any }
vtes-phrase-is-cancelled = { $yours ->
    [none] { vtes-phrase-is-cancelled.theirs }
   *[other] { $yours-one } that you play is cancelled
}
    .theirs = a Methuselah cancels { $types-type ->
   *[other] { A($types-type) }
} card that { $who } plays or a referendum that { $who } calls
vtes-phrase-untap-phase = it is { $of-poss } untap phase
    .when = during { $of-poss } untap phase{ $if ->
        [none] {""}
       *[other] {" "}(if { $if } as it begins)
    }
vtes-phrase-referendum-ends = { $passed ->
    [yes] passes
   *[no] fails
}
    .subject = a referendum{ $by ->
        [none] { $of-kind ->
            [each-methuselah] {""}
           *[other] {" "}called by { $of-obj }
        }
       *[other] {" "}called by { $by-one }
    }
    .plain = { vtes-phrase-referendum-ends.subject } { vtes-phrase-referendum-ends }
vtes-phrase-votes-tallied = the votes on a referendum{ $by ->
    [none] {""}
   *[other] {" "}called by { $by-one }
} are tallied
vtes-phrase-evades = { $who } dodges or ends combat as a strike
vtes-phrase-is-ousted = { $or_withdraws ->
    [yes] { $who-person ->
        [you] you leave the game
       *[other] { $who-kind ->
            [each-methuselah] { $who-one }
           *[other] { $who }
        } leaves the game
    }
   *[no] { $who-person ->
        [you] you are ousted
       *[other] { $who-kind ->
            [each-methuselah] { $who-one }
           *[other] { $who }
        } is ousted
    }
}

## What joins effects

vtes-phrase-do = { $pair ->
    [yes] { $first }{ vtes-phrase-do.after }
   *[no] { $effects }
}
    .then = { $first-then }{ vtes-phrase-do.after }
    .aim = { $first-aim }
    .sub = { $first-sub } and { $rest-sub }
    .after = { $rest-kind ->
        [exhaust] . { CAPITAL($rest-then) }
        [grant] . { CAPITAL($rest-then) }
        [if] . { CAPITAL($rest-then) }
        [restrict] , and { $rest-then }
        [cannot-block] , and { $rest-then }
        [no-more] , and { $rest-then }
       *[other] , then { $rest-then }
    }
    .inf = { $rest-kind ->
        [gain-press] { $first-inf } with { $rest-gained },
       *[other] { $first-inf }, then { $rest-inf }
    }
    .so = { $uniform ->
        [yes] { $first-so } and { $rest-inf }
       *[no] { $first-so }{ vtes-phrase-do.after }
    }
    .may = { $uniform ->
        [yes] { $first-may } and { $rest-inf }
       *[no] { $first-may }. { $rest-kind ->
            [if] { CAPITAL($rest-then) }
           *[other] If you do, { $rest-then }
        }
    }
vtes-phrase-may = { $by ->
    [none] { $effect-may }{ $then-verb ->
        [none] {""}
        [yes] {" "}{ $then-so }
       *[other] . If you do, { $then-then }
    }
   *[other] { vtes-phrase-may.who } may { $effect-inf }{ $then ->
        [none] {""}
       *[other] . If they do, { $then-then }
    }
}
    .who = { $effect-kind ->
        [burn-blood] { $actor }
       *[other] { $by }
    }
    .inf = { $effect-inf }{ $then-verb ->
        [none] {""}
        [yes] {" "}{ $then-so }
       *[other] . If you do, { $then-then }
    }
    .may = { vtes-phrase-may }
vtes-phrase-if = if { $condition }, { $effect-then }{ $otherwise ->
    [none] {""}
   *[other] . Otherwise, { $otherwise-then }
}
    .inf = { $effect-inf } if { $condition }
    .so = { $effect-so } if { $condition }
    .may = if { $condition }, { $effect-may }
vtes-phrase-either = { $by-person ->
    [you] { $first } or { $second-same }
   *[other] { $by-kind ->
        [chosen-player] { $by } chooses whether { $first-state } or { $second-state }
       *[other] { $by } chooses whether { $first-sub } or { $second-sub }
    }
}
    .inf = { $by-person ->
        [you] { $first-inf } or { $second-inf }
       *[other] let { $by-obj } choose whether { $first-sub } or { $second-sub }
    }
    .so = to { vtes-phrase-either.inf }
    .may = you may { vtes-phrase-either.inf }
vtes-phrase-whenever = { $moment-when }, { $effect-then }
vtes-phrase-instead = { $moment-when }, { $effect-then } instead

## What happens: pool and blood

vtes-phrase-gain-pool = { $amount-pool }
    .verb = gain
vtes-phrase-burn-pool = { $amount-pool }
    .verb = burn
vtes-phrase-take-pool = { $amount-pool } from { $from-poss } pool to your pool
    .verb = move
vtes-phrase-end-turn = the current turn ends after the current action, if any, and the predator of that Methuselah takes the next turn (if several are ousted, the first of their predators clockwise)
vtes-phrase-guess-counters = each other Methuselah secretly holds 1 to { $most } counters. Guess the number for each of them: if you are right, move that much pool from their pool to your pool; if not, that Methuselah gains that much pool
vtes-phrase-numbers-game = each other Methuselah secretly chooses a number from 1 to { $most }, and you choose one from 1 to { $yours }. All reveal their numbers at the same time. Each Methuselah gains that much pool or, if another Methuselah has chosen exactly 1 less, burns that much pool instead
vtes-phrase-play-signs = play Rock-Paper-Scissors with { $with-obj }. The winner takes { $stake } pool from the loser. Each time you tie, play again for 1 more pool
vtes-phrase-lose-point = 1 victory point
    .verb = lose
vtes-phrase-burn-edge = the Edge
    .verb = burn
vtes-phrase-lose-transfers = all transfers in { $by-person ->
    [you] your
   *[other] their
} next influence phase
    .verb = lose
vtes-phrase-take-edge = the Edge{ $if_free ->
    [yes] {" "}if no one has it
   *[no] {""}
}
    .verb = gain
vtes-phrase-gain-blood = { vtes-phrase-gain-blood.amount }
    .verb = gain
    .opening = gain-blood
    .let = { vtes-phrase-gain-blood.amount } to { $who }
    .let-verb = give
    .may = you may give { vtes-phrase-gain-blood.amount } to { $who }
    .amount = { $who-thing ->
        [card] { $amount-counter }
        [location] { $amount-counter }
        [ally] { $amount-life }
        [imbued] { $amount-life }
        [retainer] { $amount-life }
       *[other] { $amount-blood }
    }
vtes-phrase-burn-blood = { $who-thing ->
    [card] { $amount-kind ->
        [counters-on] all its counters
       *[other] { $amount-counter }
    }
    [ally] { $amount-life }
    [imbued] { $amount-life }
    [retainer] { $amount-life }
   *[other] { $amount-blood }
}
    .verb = { $who-thing ->
        [card] lose
       *[other] burn
    }
vtes-phrase-move-blood = { vtes-moved }{ $from-thing ->
    [minion] {" "}or life
   *[other] {""}
} from { $from } to { $to }
    .verb = move
vtes-phrase-blood-to-pool = { vtes-moved } from { $from } to { vtes-whose-pool }
    .verb = move
vtes-whose-pool = { $owner ->
    [none] your pool
    [controller] their controller’s pool
   *[other] their pool
}
vtes-phrase-pool-to-blood = { $amount-pool } from { vtes-whose-pool }{ $doubled ->
    [yes] {" "}and as much blood from the blood bank
   *[no] {""}
} to { $to }
    .verb = move
vtes-phrase-inflict = { $aggravated ->
    [yes] { $preventable ->
        [yes] { $amount-aggravated }
       *[no] { $amount-kind ->
            [number] { $amount } unpreventable aggravated damage
           *[other] { $amount-aggravated } that cannot be prevented
        }
    }
   *[no] { $preventable ->
        [yes] { $amount-damage }
       *[no] { $amount-unpreventable }
    }
}
    .verb = take
vtes-phrase-steal-blood = { $amount-blood }
    .verb = steal

## What happens: cards

vtes-phrase-tap = { $who-actor ->
    [yes] {""}
   *[no] { $who }
}
    .verb = tap
vtes-phrase-untap = { $who-actor ->
    [yes] {""}
   *[no] { $who }
}
    .verb = untap
vtes-phrase-burn = { $who }
    .verb = burn
vtes-phrase-to-torpor = { $who } to torpor
    .verb = send
vtes-phrase-diablerize = { $who }
    .subject = { vtes-phrase-self }
    .verb = diablerize
vtes-phrase-beyond-first = the damage beyond the first point this round{ $normal_only ->
    [yes] , unless it is aggravated
   *[no] {""}
}
vtes-phrase-harden = each round of this combat, all damage to { vtes-phrase-self } beyond the first point is prevented automatically{ $normal_only ->
    [yes] , unless it is aggravated
   *[no] {""}
}
vtes-phrase-redraw = that card at the bottom of your library and draw another, but only once each turn
    .plain = you may put { vtes-phrase-redraw }
    .then = { vtes-phrase-redraw.plain }
    .verb = put
vtes-phrase-discard-any = X { $which-all } { $then-so }
    .verb = discard
vtes-phrase-draws-more = for the rest of this combat, each time you replace a card, this one included, draw another card and discard down to your hand size
vtes-phrase-rescue = torpor
    .verb = leave
vtes-phrase-enter-combat = combat with { $with }{ $they_first ->
    [yes] , who counts as the acting minion
   *[no] {""}
}
    .subject = { $who }
    .verb = enter
    .tail = { $gains ->
        [none] {""}
       *[other] . { CAPITAL($gains) }
    }{ $first_round ->
        [none] {""}
       *[other] . In the first round of that combat, { $first_round-then }
    }
vtes-phrase-join-combat = { $effect }
    .then = { $effect-then }
    .sub = { $effect-sub }
    .inf = { $effect-inf }
    .so = { $effect-so }
    .may = { $effect-may }
vtes-phrase-put-in-play = this card { $on ->
    [none] in play
   *[other] on { $on }
}{ $by ->
    [none] {""}
   *[other] {" "}under the control of { $by }
}
    .verb = put
vtes-phrase-take-control = control of { $who }{ $for_turn ->
    [yes] {" "}until the end of the turn
   *[no] {""}
}{ $until_untap ->
    [yes] {" "}until your next untap phase
   *[no] {""}
}{ $until_yours ->
    [yes] {" "}until your next untap phase
   *[no] {""}
}{ $for_next_turn ->
    [yes] {" "}until the end of your next turn
   *[no] {""}
}{ $untap ->
    [yes] , untapping them
   *[no] {""}
}{ $on_vampires ->
    [yes] , and put it on a vampire you control if it is equipment or a retainer
   *[no] {""}
}
    .verb = take
vtes-phrase-move-card = { $who } to { $to }
    .verb = move
vtes-phrase-choose-clan = a clan
    .verb = choose
vtes-phrase-choose-number = a number from { $least } to { $most }
    .verb = choose
vtes-phrase-choose-cards = X of them
    .verb = choose
vtes-phrase-remember-clan = {""}
    .silent = yes
vtes-phrase-has-this-title = { $who } is { $title-name }
vtes-phrase-steal-title = the title of { $title-name } from { $from }
    .verb = steal
vtes-phrase-change-title = the title{ $title ->
    [none] { $of ->
        [none] {""}
       *[other] {" "}of { $of } (and contests it)
    }
   *[other] {" "}of { $title-name }
}
    .verb = { $title ->
        [none] { $of ->
            [none] lose
           *[other] gain
        }
       *[other] gain
    }
    .let = { vtes-phrase-change-title } { $title ->
        [none] from
       *[other] to
    } { $who }
    .let-verb = { $title ->
        [none] take
       *[other] give
    }
vtes-phrase-buy-title = 1, 2 or 3 pool to give { $who } the title of { $titles-title-any }, respectively
    .verb = burn
    .allowed = yes
vtes-phrase-lift-blood-curse = commit diablerie despite the Blood Curse for the remainder of the game
    .subject = { $of-all }
    .person = many
    .verb = can
vtes-phrase-change-clan = { $clan-name }{ $trait ->
    [none] {""}
   *[other] {" "}and { $trait-name }
}{ $discipline ->
    [none] {""}
   *[other] , with 1 more level of { $discipline-name },
} for the remainder of the game
    .verb = become
vtes-phrase-change-sect = { $sect-name }
    .verb = become
vtes-phrase-draw = { $amount-card }
    .verb = draw
vtes-phrase-draw-up = up to your hand size
    .verb = draw
vtes-phrase-draw-crypt = the top { $amount ->
    [1] card
   *[other] { $amount-card }
} of your crypt to your uncontrolled region
    .verb = move
vtes-phrase-bring-successor = the top card of your crypt to your uncontrolled region
    .verb = move
    .tail = . If it is younger than the burned vampire, put this card on it and move it to your ready region with blood from the bank equal to its capacity
vtes-phrase-stays-with-victim = a vampire who diablerizes the vampire with this card cannot take it
vtes-phrase-renew-uncontrolled = each Methuselah moves the blood counters on the crypt cards in their uncontrolled region to their pool and burns any cards on them, then shuffles these crypt cards into their crypt and moves the same number of cards from it to their uncontrolled region
vtes-phrase-burn-top = the top { $amount ->
    [1] card
   *[other] { $amount-card }
} of your library
    .verb = burn
vtes-phrase-pool-or-cards = X pool, discards X random cards, or some of both, where X is { $amount }
    .subject = { $by }
    .person = { $by-person }
    .verb = burn
vtes-phrase-discard-at-random = a card at random{ $then ->
    [none] {""}
   *[other] . { $then ->
       *[other] { CAPITAL($then) }
    }
}
    .verb = discard
vtes-phrase-to-library = { $on_top ->
    [yes] { $who } on top of your library
   *[no] { $under ->
        [yes] { $who } on the bottom of its owner’s library
       *[no] { $who } into the owner’s library
    }
}
    .verb = { $on_top ->
        [yes] put
       *[no] { $under ->
            [yes] put
           *[no] shuffle
        }
    }
vtes-phrase-card-to-hand = { $who } to its owner’s hand
    .verb = return
vtes-phrase-gain-phase-action = { $given_back ->
    [yes] the master phase action back
   *[no] another phase action
}
    .subject = { $given_back ->
        [yes] the player of that card
       *[no] you
    }
    .person = { $given_back ->
        [yes] one
       *[no] you
    }
    .verb = get
vtes-phrase-gain-discard-action = another phase action
    .verb = get
    .tail = . If you use it to discard { $which-one }, { $effect-then }
vtes-phrase-about-anarchs = about anarchs
    .after = that requires an anarch or makes a vampire an anarch
    .is = requires an anarch or makes a vampire an anarch
vtes-phrase-note-for-turn = {""}
    .silent = yes
vtes-phrase-each = ⟪{ $choice-id }¦for { $which-each }, ⟫{ $effect }
    .then = ⟪{ $choice-id }¦for { $which-each }, ⟫{ $effect-then }
    .inf = ⟪{ $choice-id }¦for { $which-each }, ⟫{ $effect-inf }
    .so = ⟪{ $choice-id }¦for { $which-each }, ⟫{ $effect-so }
    .may = ⟪{ $choice-id }¦for { $which-each }, ⟫{ $effect-may }
    .aim = { $which-thing }
    .choice = which
    .quantity = each
vtes-phrase-each-oldest = for each of the { $number } oldest { $which-all }, { $effect }
    .then = for each of the { $number } oldest { $which-all }, { $effect-then }
    .inf = for each of the { $number } oldest { $which-all }, { $effect-inf }
    .so = for each of the { $number } oldest { $which-all }, { $effect-so }
    .may = for each of the { $number } oldest { $which-all }, { $effect-may }
    .aim = { $which-thing }
vtes-phrase-allocate = { $amount-point } among { $at_least ->
    [one] one or more
   *[other] { $at_least } or more
} { $among-kind ->
    [each-methuselah] { $among-several }
    [except] { $among-several }
   *[other] of { $among-obj }
}
    .verb = allocate
vtes-phrase-allot-blood = { $amount } blood from the blood bank among one or more { $among-all }
    .verb = allocate
vtes-phrase-gain-allotted-blood = the blood allocated to them
    .subject = they
    .person = many
    .verb = gain
vtes-phrase-choose-ashes = { $number } { $which-all } in your ash heap
    .verb = choose
vtes-phrase-take-chosen-ashes = the chosen cards into your hand
    .verb = take
vtes-phrase-choose-term = { $among-one }
    .verb = choose
    .aim = { $among-thing }
vtes-phrase-for-one = { $by-person ->
    [you] ⟪{ $choice-id }¦choose { $which-one }{ $effect ->
        [none] {""}
       *[other] .{" "}
    }⟫{ $effect ->
        [none] {""}
       *[other] { $optional ->
            [yes] { $effect-may }
           *[no] { $effect }
        }
    }
   *[other] { vtes-phrase-for-one.other }
}
    .other = { $by } { $which-kind ->
        [only] may { $effect-inf }
        [is] may { $effect-inf }
       *[other] { $optional ->
            [yes] may choose
           *[no] chooses
        } { $which-one }. { CAPITAL($effect) }{ vtes-phrase-for-one.or-else }
    }
    .or-else = { $otherwise ->
        [none] {""}
       *[other] . Otherwise, { $otherwise-then }
    }
    .then = { $by-person ->
        [you] ⟪{ $choice-id }¦choose { $which-one }{ $effect -> 
            [none] {""}
           *[other] , then{" "}
        }⟫{ $effect ->
            [none] {""}
           *[other] { $optional ->
                [yes] { $effect-may }
               *[no] { $effect-then }
            }
        }
       *[other] { vtes-phrase-for-one.other }
    }
    .inf = ⟪{ $choice-id }¦choose { $which-one } and{" "}⟫{ $effect-inf }
    .so = ⟪{ $choice-id }¦to choose { $which-one } and{" "}⟫{ $effect-so }
    .may = ⟪{ $choice-id }¦you may choose { $which-one }. Then{" "}⟫{ $effect-may }
    .state = { $by-kind ->
        [chosen-player] they choose
       *[other] { $by } chooses
    } { $which-one }. { CAPITAL($effect) }{ vtes-phrase-for-one.or-else }
    .aim = { $which-thing }
    .actor = { $by }
    .choice = which
vtes-phrase-at-random = choose { $which-one } at random and { $effect-then }
    .then = choose { $which-one } at random and { $effect-then }
    .inf = choose { $which-one } at random and { $effect-inf }
    .aim = { $which-thing }
vtes-phrase-how-many = { vtes-phrase-how-many.x }{ CAPITAL($effect) }
    .then = { vtes-phrase-how-many.x-then }{ $effect-then }
    .inf = { vtes-phrase-how-many.x-inf }{ $effect-inf }
    .so = { vtes-phrase-how-many.x-so }
    .may = { vtes-phrase-how-many.x-may }
    .x = { $effect-kind ->
        [do] choose a number X from { $least } to { $most }.{" "}
       *[other] { $least ->
            [0] {""}
           *[other] choose a number X from { $least } to { $most }.{" "}
        }
    }
    .x-then = { $effect-kind ->
        [do] choose a number X from { $least } to { $most }, then{" "}
       *[other] { $least ->
            [0] {""}
           *[other] choose a number X from { $least } to { $most }, then{" "}
        }
    }
    .x-inf = { $effect-kind ->
        [do] choose a number X from { $least } to { $most } and{" "}
       *[other] { $least ->
            [0] {""}
           *[other] choose a number X from { $least } to { $most } and{" "}
        }
    }
    .x-so = { $effect-kind ->
        [do] to { vtes-phrase-how-many.x-inf }{ $effect-inf }
       *[other] { $least ->
            [0] { $effect-so }
           *[other] to { vtes-phrase-how-many.x-inf }{ $effect-inf }
        }
    }
    .x-may = { $effect-kind ->
        [do] you may { vtes-phrase-how-many.x-inf }{ $effect-inf }
       *[other] { $least ->
            [0] { $effect-may }
           *[other] you may { vtes-phrase-how-many.x-inf }{ $effect-inf }
        }
    }
    .upto = { $effect-kind ->
        [do] none
       *[other] { $least ->
            [0] { $most-upto }
           *[other] none
        }
    }
vtes-phrase-repeat = { $times-kind ->
    [number] { $effect } { $times } times
    [that-many] X times, { $effect-then }
   *[other] for { $times-per }, { $effect-then }
}
vtes-phrase-search = { $where ->
    [library] { $top ->
        [0] your { $or_hand ->
            [yes] hand or library
           *[no] library
        } for { $which ->
            [none] a card
           *[other] { $which-one }
        }
       *[other] at the top { $top } cards of your library and put up to { $most } of them in your hand
    }{ $then ->
        [none] { $openly ->
            [yes] , reveal it
           *[no] {""}
        }{ $top ->
            [0] {" "}and put it in your hand
           *[other] {""}
        }
       *[other] {" "}and { $which-thing ->
            [retainer] employ it
            [ally] recruit it
            [card] put it in play
           *[other] equip { vtes-phrase-self } with it
        }, paying its cost{ $then-life }
    }
   *[other] your crypt for { $which-one } and put it in your uncontrolled region
}
    .verb = { $top ->
        [0] search
       *[other] look
    }
vtes-phrase-into-research = your library for { $number-card } for your research area
    .verb = search
vtes-phrase-draw-from-research = this card from your research area
    .plain = you may replace this card from your research area
    .then = { vtes-phrase-draw-from-research.plain }
    .verb = replace
vtes-phrase-put-under = { $from_hand ->
    [yes] { $amount-card } from your hand
   *[no] the top { $amount ->
        [1] card
       *[other] { $amount-card }
    } of your library
} on the bottom of your library
    .verb = put
vtes-phrase-look-at-top = { $shuffled ->
    [yes] {""}
   *[no] at{" "}
}the top { $number ->
    [one] card
   *[other] { $number } cards
} of { $of-poss } library
    .verb = { $shuffled ->
        [yes] look-and-shuffle
       *[no] look
    }
vtes-phrase-reveal-top = { $of } { $of-person ->
    [you] reveal the top card of your library
   *[other] reveals the top card of their library
}. If it is { $which-one }, { $then-then }
vtes-phrase-arrange-top = at the top { $number } cards of your library and put them back in any order
    .verb = look
vtes-phrase-exchange-random = at a random card in { $of-poss } hand. Then { vtes-phrase-self } may burn { $blood } blood to exchange that card for a card in the ash heap of { $of-obj }
    .verb = look
vtes-phrase-name-card-in-hand = {""}
    .silent = yes
vtes-phrase-exchange-named = { $who } for a card in your hand that you name as the action is announced
    .verb = exchange
vtes-phrase-take-discards-back = any number of cards you have discarded in this discard phase into your library
    .verb = shuffle
vtes-phrase-look-at-hand = { $openly ->
    [yes] {""}
   *[no] at{" "}
}{ $owner ->
    [none] { $of-poss }
   *[other] { $openly ->
        [yes] their
       *[no] { $of-poss }
    }
} hand{ $openly ->
    [yes] {" "}to all Methuselahs
   *[no] {""}
}{ $rest_of_turn ->
    [yes] {" "}for the rest of the turn
   *[no] {""}
}
    .verb = { $openly ->
        [yes] show
       *[no] look
    }
vtes-phrase-look-at-card = { $of ->
    [none] at { $who }
   *[other] at a random card in { $of-poss } hand. If it is { $discards-one }, { $of } discards it
}
    .verb = look
vtes-phrase-roll-die = a { $sides ->
    [2] coin
   *[other] { $sides }-sided die
}
    .verb = { $sides ->
        [2] flip
       *[other] roll
    }
vtes-phrase-discard-from-hand = at { $top ->
    [0] { $of-poss } hand
   *[other] the top { $top } cards of { $of-poss } library
} and discard { $most ->
    [0] { $which ->
        [none] a card
       *[other] { $which-one }
    }
   *[other] up to { $most } { $which ->
        [none] cards
       *[other] { $which-all }
    }
} from { $top ->
    [0] it
   *[other] among them
}
    .verb = look
vtes-phrase-destroy-equipment = { $which-one } on the opposing minion
    .verb = burn
vtes-phrase-is-dodged = this strike is dodged
    .not = this strike is not dodged
vtes-phrase-steal-equipment = { $which-kind ->
    [this-card] { $which }
   *[other] { $which-one } from the opposing minion
}
    .verb = steal
vtes-phrase-end-combat = { vtes-phrase-end-combat.after }
    .subject = combat
    .verb = end
    .inf = end combat{ vtes-phrase-end-combat.after }
    .so = to end combat{ vtes-phrase-end-combat.after }
    .may = you may end combat{ vtes-phrase-end-combat.after }
    .after = { $harm ->
        [0] {""}
       *[other] . After combat, both combatants and their retainers take { $harm } damage that cannot be prevented
    }{ $torpor ->
        [yes] . After combat, each vampire who fought in it goes to torpor
       *[no] {""}
    }

## What happens: during actions and in combat

vtes-phrase-stealth = { $amount-signed } stealth { $amount-x }{ $unneeded ->
    [yes] , even if it is not needed yet
   *[no] {""}
}
    .plain = { $of ->
        [none] { vtes-phrase-stealth }
       *[other] { vtes-phrase-stealth.subject } gets { vtes-phrase-stealth }
    }
    .subject = { $of ->
        [none] { vtes-holder }
       *[other] { $of-one }
    }
    .verb = get
    .inf = { $of ->
        [none] { $host ->
            [none] { $me ->
                [none] give the acting minion
               *[other] get
            }
           *[other] get
        }
       *[other] give { $of-one }
    } { vtes-phrase-stealth }
    .so = to { vtes-phrase-stealth.inf }
vtes-phrase-intercept = { $amount-signed } intercept { $amount-x }
    .plain = { $of ->
        [none] { vtes-phrase-intercept }
       *[other] { vtes-phrase-intercept.subject } gets { vtes-phrase-intercept }
    }
    .subject = { $of ->
        [none] { vtes-holder }
       *[other] { $of-one }
    }
    .verb = get
    .inf = { $of ->
        [none] { $host ->
            [none] { $me ->
                [none] give the blocking minion
               *[other] get
            }
           *[other] get
        }
       *[other] give { $of-one }
    } { vtes-phrase-intercept }
    .so = to { vtes-phrase-intercept.inf }
vtes-phrase-bleed-bonus = { $amount-signed } bleed { $amount-x }{ $while ->
    [none] {""}
   *[other] {" "}as long as { $while }
}{ $free ->
    [yes] , even if no other action modifier can increase this bleed
   *[no] {""}
}{ $only ->
    [yes] . No other action modifier can increase this bleed
   *[no] {""}
}
    .plain = { vtes-phrase-bleed-bonus }
    .subject = { $me ->
        [none] the acting minion
       *[other] { vtes-holder }
    }
    .verb = get
    .inf = get { vtes-phrase-bleed-bonus }
    .so = to get { vtes-phrase-bleed-bonus }
vtes-phrase-reduce-bleed = a bleed against you by { $amount }
    .verb = reduce
vtes-phrase-redirect = the target of the bleed to ⟨{ $choice-id }¦{ $choice-one }¦that Methuselah⟩
    .plain = after you decline to block a bleed against you, change { vtes-phrase-redirect }{ $final ->
        [yes] . The next card that would change the target of this bleed is cancelled as it is played
       *[no] {""}
    }
    .verb = change
vtes-phrase-wake = block and play { vtes-phrase-wake.cards } as though untapped during this action
    .verb = can
    .inf = have { $who } { vtes-phrase-wake }
    .so = to { vtes-phrase-wake }
    .may = { $who } may { vtes-phrase-wake }
    .cards = reaction cards{ $disciplines-discipline ->
        [none] {""}
       *[other] {" "}that require { $disciplines-discipline-any }
    }
vtes-phrase-block-fails = {""}
    .subject = the block attempt{ $who ->
        [none] {""}
       *[other] {" "}by { $who-one }
    }
    .verb = { $cancelled ->
        [yes] is-cancelled
       *[no] fail
    }
    .inf = { $cancelled ->
        [yes] cancel the block attempt
       *[no] make the block attempt fail
    }
vtes-phrase-cannot-block = block this action
    .subject = { $who-all }
    .person = many
    .verb = cannot
    .inf = keep { $who-all } from blocking this action
    .so = to keep { $who-all } from blocking this action
    .may = you may keep { $who-all } from blocking this action
vtes-phrase-overlooks = block or play reaction cards this turn while { $acting } is acting
    .verb = cannot
vtes-phrase-later = { $when ->
    [block] { $effect-kind ->
        [if] { $effect-then }
       *[other] if this action is blocked, { $effect-then }
    }
    [failed-block] when a minion’s attempt to block this action fails, { $effect-then }
    [resolution] as the action resolves, { $effect-then }
    [combat] if { vtes-phrase-self } enters combat through a block, { $effect-then }
    [before-range] before range is determined in the first round of the resulting combat, { $effect-then }
    [strikes] after strike resolution, { $effect-then }
    [end-of-combat] at the end of combat, { $effect-then }
    [after-combat] after combat, { $effect-then }
    [end-of-action] at the end of the action, { $effect-then }
    [discard-phase] in your discard phase this turn, { $effect-then }
   *[end-of-turn] at the end of the turn, { $effect-then }
}
    .inf = { $effect-inf } { vtes-phrase-later.time }
    .so = { $effect-so } { vtes-phrase-later.time }
    .may = { $effect-may } { vtes-phrase-later.time }
    .time = { $when ->
        [block] if this action is blocked
        [failed-block] when a minion’s attempt to block this action fails
        [resolution] as the action resolves
        [combat] if { vtes-phrase-self } enters combat through a block
        [before-range] before range is determined in the first round of the resulting combat
        [strikes] after strike resolution
        [end-of-combat] at the end of combat
        [after-combat] after combat
        [end-of-action] at the end of the action
        [discard-phase] in your discard phase this turn
       *[end-of-turn] at the end of the turn
    }
    .me = { $when ->
        [failed-block] acting-blocker
        [combat] { $who-kind ->
            [self] none
           *[other] acting
        }
        [end-of-action] { $who-kind ->
            [self] none
           *[other] acting-blocker
        }
        [end-of-combat] { $who-kind ->
            [targeted] chosen-minion
           *[other] none
        }
       *[other] none
    }
vtes-phrase-once-each = { $effect }{ vtes-phrase-once-each.limit }
    .then = { $effect-then }{ vtes-phrase-once-each.limit }
    .sub = { $effect-sub }{ vtes-phrase-once-each.limit }
    .inf = { $effect-inf }{ vtes-phrase-once-each.limit }
    .so = { $effect-so }{ vtes-phrase-once-each.limit }
    .may = { $effect-may }{ vtes-phrase-once-each.limit }
    .limit = { $each ->
        [combat] {" "}(once each combat)
        [game] , but only the first time
       *[turn] , but only once each turn
    }
vtes-phrase-votes = { $against ->
    [yes] { $amount-vote } against the referendum
   *[no] { $in_favor ->
    [yes] { $amount-kind ->
        [number] { $amount-vote } for the referendum
       *[other] 1 vote for the referendum for { $amount-per }
    }
   *[no] { $amount-signed } { $amount ->
        [1] vote
       *[other] votes
    } { $amount-x }
}
}
    .plain = { $who ->
        [none] { vtes-phrase-votes }
       *[other] { $who } gets { vtes-phrase-votes }
    }
    .subject = { $who ->
        [none] you
       *[other] { $who }
    }
    .person = { $who ->
        [none] you
       *[other] one
    }
    .verb = get
vtes-phrase-cancel = { $disciplines-discipline ->
    [none] { vtes-phrase-cancel.what }
   *[other] a non-combat card that requires { $disciplines-discipline-any }
} { $redirecting ->
    [yes] that would change the target of the bleed{" "}
   *[no] {""}
}{ $discipline ->
    [none] {""}
   *[other] that requires { $discipline-name }{" "}
}{ $any_discipline ->
    [yes] that requires a discipline or virtue{" "}
   *[no] {""}
}as it is played by { $player-kind ->
    [opposing] { $player-one }
   *[other] { $player ->
        [none] {""}
       *[other] { $player-one } controlled by{" "}
    }{ $by-kind ->
        [each-methuselah] { $by-one }
        [together] { $by-one }
       *[other] { $by-obj }
    }
}{ $on_self ->
    [yes] {" "}on { vtes-phrase-self }
   *[no] {""}
}{ $restricting ->
    [yes] , if it would restrict { vtes-phrase-self }’s choice of strikes this round
   *[no] {""}
}{ $still_paid ->
    [yes] {" "}(its cost is still paid)
   *[no] {""}
}{ $at_its_cost ->
    [yes] {" "}and have { vtes-holder } burn blood equal to its blood or pool cost
   *[no] {""}
}{ $barred ->
    [yes] {" "}(no card of that name can be played again this turn)
   *[no] {""}
}
    .verb = cancel
    .what = { $types-has-reflex ->
        [yes] a minion card
       *[no] { $trait ->
            [none] { $without ->
                [none] { $types-type-any ->
                   *[other] { A($types-type-any) }
                } card
               *[other] { $types-type-any ->
                   *[other] { A($types-type-any) }
                } card that is not { $without-trait }
            }
           *[other] { $strikes ->
                [yes] a strike card or{" "}
               *[no] {""}
            }{ $trait-name ->
               *[other] { A($trait-name) }
            } card
        }
    }
vtes-phrase-maneuver = {""}
    .plain = maneuver{ $only_to_long ->
        [yes] , only to long range
       *[no] {""}
    }
    .subject = { vtes-holder }
    .verb = maneuver
    .inf = maneuver
    .so = to maneuver
vtes-phrase-press = { $only_to_continue ->
    [yes] , only to continue combat
   *[no] { $only_to_end ->
        [yes] , only to end combat
       *[no] {""}
    }
}
    .plain = { $who-kind ->
        [self] press { vtes-phrase-press }
       *[other] { $who } presses { vtes-phrase-press }
    }
    .subject = { $who-kind ->
        [self] { vtes-holder }
       *[other] { $who }
    }
    .verb = press
    .inf = { $who-kind ->
        [self] press { vtes-phrase-press }
       *[other] have { $who } press { vtes-phrase-press }
    }
    .so = to { vtes-phrase-press.inf }
vtes-phrase-gain-press = an optional press { $until ->
    [round] this round
   *[other] { vtes-until }
}{ $only_to_continue ->
    [yes] , only to continue combat
   *[no] {""}
}{ $only_to_end ->
    [yes] , only to end combat
   *[no] {""}
}
    .subject = { $for_more_damage ->
        [yes] the combatant who inflicts more damage this round
       *[no] { $who }
    }
    .plain = { $automatic ->
        [yes] combat continues automatically each round as if by a press, if any card has been played in that round or the two before
       *[no] { $if_harms ->
            [yes] if { $who-poss } strike inflicts any damage on { vtes-phrase-self } this round,{" "}
           *[no] {""}
        }{ vtes-phrase-gain-press.subject } gets { vtes-phrase-gain-press }
    }
    .gained = { vtes-phrase-gain-press }
    .verb = get
vtes-phrase-gain-maneuver = { $amount ->
    [one] an optional maneuver
   *[other] { $amount } optional maneuvers
} { vtes-until }
    .verb = get
vtes-phrase-additional-strikes = { $amount-strike }{ $unlimited ->
    [yes] {" "}that does not count against the limit
   *[no] {""}
}
    .plain = { vtes-phrase-additional-strikes }
    .subject = { vtes-holder }
    .verb = get
vtes-phrase-strength = { $base ->
    [yes] strength { $amount }
   *[no] { $amount-signed } strength
} { vtes-until } { $amount-x }
    .plain = { $who-kind ->
        [self] { vtes-phrase-strength }
       *[other] { $who } { $base ->
            [yes] has
           *[no] gets
        } { vtes-phrase-strength }
    }
    .verb = { $base ->
        [yes] have
       *[no] get
    }
vtes-phrase-hand-damage-aggravated = aggravated damage { vtes-until }
    .subject = { vtes-phrase-self }’s hand strikes
    .person = many
    .verb = do
vtes-phrase-prevent = { $amount-damage }{ $normal_only ->
    [yes] {" "}that is not aggravated
   *[no] {""}
}{ $weapons ->
    [none] { $strikes_only ->
        [yes] {" "}from a strike
       *[no] {""}
    }
   *[other] {" "}from { $others ->
        [yes] a source other than{" "}
       *[no] {""}
    }a strike with { $weapons-one }
}{ $to ->
    [none] {""}
   *[other] {" "}in combat to { $to-one }
}
    .verb = prevent

## What it costs

vtes-phrase-cost = { $blood ->
    [0] { $pool ->
        [0] { $conviction ->
            [0] { $x ->
                [yes] X blood{ vtes-phrase-cost.x }
               *[no] { $x_pool ->
                    [yes] X pool
                   *[no] none
                }
            }
           *[other] { $conviction } conviction
        }
       *[other] { $pool-pool }
    }
   *[other] { $me ->
        [ally] { $blood-life }
       *[other] { $blood-blood }
    }{ $x ->
        [yes] {" + "}X blood
       *[no] {""}
    }{ $pool ->
        [0] {""}
       *[other] {" + "}{ $pool-pool }
    }
}
    .payer = { $blood ->
        [0] { $x ->
            [yes] minion
           *[no] you
        }
       *[other] minion
    }
    .printed = { $blood ->
        [0] { vtes-phrase-cost }
       *[other] { $blood-blood }{ $x ->
            [yes] {" + "}X blood
           *[no] {""}
        }{ $pool ->
            [0] {""}
           *[other] {" + "}{ $pool-pool }
        }
    }
    .pay = { $conviction ->
        [0] burn { vtes-phrase-cost }
       *[other] burn { vtes-phrase-cost }
    }
    .x = { $x_is-kind ->
        [none] {""}
        [chosen-targets] {""}
        [announced-x] {""}
       *[other] , where X is { $x_is }
    }

## Actions and strikes

vtes-phrase-action = { $kind ->
    [card] { vtes-phrase-action.stealth }{ vtes-phrase-action.d }
    [bleed] { vtes-phrase-action.stealth }{ vtes-phrase-action.d }Bleed{ $target-kind ->
        [amethuselah] {" "}{ $target-one }
       *[other] {""}
    }{ $bleed ->
        [0] {""}
       *[other] {" "}at { SIGNED($bleed) } bleed
    }.{" "}{ $unaided ->
        [yes] No other equipment can increase this bleed.{" "}
       *[no] {""}
    }
    [hunt] { SIGNED($stealth) } stealth hunt action{ $hunt ->
        [1] {""}
       *[other] {" "}for { $hunt } blood
    }.{" "}
    [political] { SIGNED($stealth) } stealth political action.{" "}
   *[other] { SIGNED($stealth) } stealth action.{" "}{ $target ->
        [none] { $finds ->
            [yes] {""}
           *[no] { vtes-phrase-action.brings }
        }
       *[other] { $kind ->
            [employ] { vtes-phrase-action.d }
           *[other] {""}
        }
    }
}{ $at ->
    [none] {""}
   *[other] Directed at { $at-kind ->
        [controlling] { $at }
       *[other] { $at-obj }
    }.{" "}
}{ $even_tapped ->
    [yes] Usable by a tapped minion.{" "}
   *[no] {""}
}{ $during ->
    [none] {""}
   *[other] { CAPITAL($during) }.{" "}
}{ $target ->
    [none] {""}
   *[other] { $target-kind ->
        [only] {""}
        [amethuselah] { $kind ->
            [bleed] {""}
           *[other] { vtes-choose }
        }
       *[other] { vtes-choose }
    }
}{ $effect ->
    [none] {""}
   *[other] { CAPITAL($effect) }
}
    .brings = { $kind ->
        [equip] Equip with this card
        [employ] Employ this retainer
        [recruit] Recruit this ally
        [gain-power] Gain this power
       *[other] { CAPITAL($kind-name) }
    }.{" "}
    .meanwhile = { $during-kind ->
        [none] {""}
        [discard-cards] . As the action is announced, { $during-then }
       *[other] . { CAPITAL($during) }
    }
    .stealth = { $stealth ->
        [0] {""}
       *[other] { SIGNED($stealth) } stealth action.{" "}
    }
    .d = { $directed ->
        [yes] (D){" "}
       *[no] {""}
    }
    .as = { A(vtes-phrase-action.taken) }
    .as-anyone = { $target ->
        [none] { vtes-phrase-action.as }
       *[other] { vtes-phrase-action.as-directed }
    }
    .as-directed = { A(vtes-phrase-action.taken-directed) }
    .taken-directed = { $stealth ->
        [0] {""}
       *[other] { SIGNED($stealth) } stealth{" "}
    }{ $kind ->
        [political] political{" "}
       *[other] (D){" "}
    }action
    .taken = { $stealth ->
        [0] {""}
       *[other] { SIGNED($stealth) } stealth{" "}
    }{ $kind ->
        [political] political{" "}
       *[other] { $directed ->
            [yes] (D){" "}
           *[no] {""}
        }
    }action
    .trivial = { $effect ->
        [none] { vtes-phrase-action.usual }
       *[other] no
    }
    .usual = { $stealth ->
        [1] { $kind ->
            [equip] yes
            [employ] yes
            [recruit] yes
            [gain-power] yes
           *[other] no
        }
       *[other] no
    }
    .so = { $kind ->
        [bleed] to bleed{ $target-kind ->
            [amethuselah] {" "}{ $target-one }
           *[other] {""}
        }{ $bleed ->
            [0] {""}
           *[other] {" "}at { SIGNED($bleed) } bleed
        }{ $unaided ->
            [yes] , which no other equipment can increase
           *[no] {""}
        }{ vtes-phrase-action.also }
        [hunt] to hunt{ $hunt ->
            [1] {""}
           *[other] {" "}for { $hunt } blood
        }{ $target ->
            [none] {""}
           *[other] {" "}by stealing blood from { $target-one }
        }{ vtes-phrase-action.also }
        [card] { $target-kind ->
            [none] { $effect-so }
            [only] { $effect-so }
           *[other] ⟪{ $choice-id }¦to choose { $choice-one } and{" "}⟫{ $effect-so }
        }
        [equip] { $effect-so }
        [political] to call a referendum. { CAPITAL($effect) }
       *[other] to { $kind-name }{ vtes-phrase-action.also }
    }
    .also = { $effect ->
        [none] {""}
       *[other] { $effect-kind ->
            [if] . { CAPITAL($effect) }
           *[other] , then { $effect-then }
        }
    }
    .aim = { $effect-kind ->
        [equip-from-hand] none
       *[other] { $target-thing }
    }
    .choice = target
vtes-phrase-motion = { $terms ->
    [none] {""}
   *[other] { CAPITAL($terms) }.{" "}
}If the referendum passes, { $passed-then }{ $failed ->
    [none] {""}
   *[other] . If it fails or is cancelled, { $failed-then }
}
    .aim = { $terms-aim }
vtes-phrase-strike = strike: { AND(vtes-phrase-strike.main, vtes-phrase-strike.dodge, vtes-phrase-strike.ends, vtes-phrase-strike.effect) ->
    [none] { $effect ->
        [none] ranged
       *[other] { $ranged ->
            [yes] ranged. { CAPITAL($effect) }
           *[no] { $effect }
        }
    }
   *[other] { AND(vtes-phrase-strike.main, vtes-phrase-strike.dodge, vtes-phrase-strike.ends, vtes-phrase-strike.effect) }
}{ vtes-phrase-strike.with }{ $melee ->
    [yes] . A melee weapon may be used for this strike{ $melee_more ->
        [0] {""}
       *[other] , for { $melee_more } more damage
    }
   *[no] {""}
}{ $not_by-discipline ->
    [none] {""}
   *[other] . Its damage cannot be prevented by cards that require { $not_by-discipline }
}{ $undodgeable ->
    [yes] . This strike cannot be dodged
   *[no] {""}
}{ $spares ->
    [none] {""}
   *[other] . Not usable against { $spares-one }
}{ $at_most ->
    [99] {""}
   *[other] . If it would inflict more than { $at_most } damage, ignore the excess
}{ $additional ->
    [any] . The striking minion gains an additional strike this round
    [same] . The striking minion may use an additional strike this round, only for the same strike
   *[none] {""}
}{ $aggravated_on ->
    [none] {""}
   *[other] . Its damage on { $aggravated_on-one } is aggravated
}{ $shields ->
    [0] {""}
   *[other] . Prevent { $shields } damage from the opposing minion’s strike
}{ $stays_normal ->
    [yes] . Nothing can make its damage aggravated
   *[no] {""}
}{ $unpreventable_if ->
    [none] {""}
   *[other] . If { $unpreventable_if }, its damage cannot be prevented
}{ $initial ->
    [yes] . Not usable as an additional strike
   *[no] {""}
}{ $environmental ->
    [none] {""}
   *[other] . { CAPITAL($environmental) }
}{ $own ->
    [none] {""}
   *[other] . { CAPITAL($own) }
}{ $effect-verb ->
    [no] { AND(vtes-phrase-strike.main, vtes-phrase-strike.dodge, vtes-phrase-strike.ends) ->
        [none] {""}
       *[other] . { CAPITAL($effect) }
    }
   *[other] {""}
}
    .sentences = { AND($aggravated_on, $environmental, $own, $additional, vtes-phrase-strike.after) ->
        [none] { $effect-kind ->
            [do] yes
           *[other] no
        }
       *[other] yes
    }
    .after = { $effect-verb ->
        [no] { AND(vtes-phrase-strike.main, vtes-phrase-strike.dodge, vtes-phrase-strike.ends) }
       *[other] none
    }
    .repeats = { AND($additional, $environmental, $own) ->
        [none] no
       *[other] yes
    }
    .main = { $hand ->
        [yes] { $ranged ->
            [yes] ranged{" "}
           *[no] {""}
        }{ $aggravated ->
            [yes] aggravated{" "}
           *[no] {""}
        }hand strike{ $damage ->
            [0] {""}
           *[other] {" "}at { $damage-signed } damage
        }
       *[no] { $damage ->
            [0] none
           *[other] { $ranged ->
                [yes] { $aggravated ->
                    [yes] { $damage-both }
                   *[no] { $damage-ranged }
                }
               *[no] { $aggravated ->
                    [yes] { $damage-aggravated }
                   *[no] { $damage-damage }
                }
            }
        }
    }
    .dodge = { $dodge ->
        [yes] dodge
       *[no] none
    }
    .ends = { $ends ->
        [yes] combat ends
       *[no] none
    }
    .effect = { $effect-verb ->
        [yes] { $effect }{ $damage ->
            [0] { $ranged ->
                [yes] , ranged
               *[no] {""}
            }
           *[other] {""}
        }
       *[other] none
    }
    .with = { AND(vtes-phrase-strike.first, vtes-phrase-strike.maneuver, vtes-phrase-strike.press) ->
        [none] {""}
       *[other] {" "}with { AND(vtes-phrase-strike.first, vtes-phrase-strike.maneuver, vtes-phrase-strike.press) }
    }
    .first = { $first ->
        [yes] first strike
       *[no] none
    }
    .maneuver = { $maneuver ->
        [optional] an optional maneuver
        [to-close] an optional maneuver to close range
        [must] a maneuver
       *[other] none
    }
    .press = { $press ->
        [yes] an optional press
       *[no] none
    }

## Ways to play a card

vtes-phrase-mode = { $draft ->
    [yes] Draft.{" "}
   *[no] {""}
}{ $traits-has-out-of-turn ->
    [yes] As an out-of-turn master card:{" "}
   *[no] {""}
}{ $disciplines-with ->
    [none] { $mixed ->
        [none] {""}
       *[other] As { A($type-name) } card:{" "}
    }
   *[other] { $raised ->
        [yes] Superior
       *[no] { CAPITAL($disciplines-with) }
    }{ $mixed ->
        [none] {""}
       *[other] {" "}({ $type-name })
    }:{" "}
}{ $by ->
    [other] Only usable by another ready minion you control.{" "}
    [untapped] Only usable by another untapped minion you control.{" "}
    [any] Usable by the acting minion or another untapped minion you control.{" "}
   *[none] {""}
}{ $needs-one ->
    [none] {""}
   *[other] Requires { $needs-one }.{" "}
}{ $cost ->
    [none] {""}
   *[other] Costs { $cost }.{" "}
}{ $even_tapped ->
    [yes] Usable by a tapped minion.{" "}
   *[no] {""}
}{ $untapped ->
    [no] Only usable by a tapped minion{ $timing-window-when ->
        [none] {""}
       *[other] {" "}{ $timing-window-when }
    }{ $if ->
        [none] {""}
       *[other] {" "}if { $if }
    }.{" "}
   *[yes] { $timing-window-when ->
        [none] { $if ->
            [none] {""}
           *[other] Only if { $if }.{" "}
        }
       *[other] Only { $timing-window-when }{ $if ->
            [none] {""}
           *[other] {" "}if { $if }
        }.{" "}
    }
}{ $target ->
    [none] {""}
   *[other] { $target-kind ->
        [only] {""}
       *[other] { $effect-kind ->
            [put-in-play] {""}
           *[other] { vtes-choose }
        }
    }
}{ $most ->
    [none] {""}
   *[other] Choose X from { $least } to { $most }.{" "}
}{ $effect-kind ->
    [put-in-play] { $target ->
        [none] { $lasting ->
            [yes] {""}
           *[no] { CAPITAL($effect) }
        }
       *[other] Put this card on { $target-one }
    }
   *[other] { $effect-trivial ->
        [yes] { $disciplines-with ->
            [none] {""}
           *[other] { CAPITAL($effect) }
        }
       *[no] { CAPITAL($effect) }
    }
}{ $traits-has-out-of-turn ->
    [yes] {""}
   *[no] { $traits-trait ->
        [none] {""}
       *[other] . { CAPITAL($traits-trait) }
    }
}{ $once ->
    [none] {""}
    [turn] { $type ->
        [master] . Only one can be played each turn
       *[other] . Only once each turn
    }
    [your-turn] . You can play only one each turn
    [action] . Only one each action
    [combat] . Only once each combat
    [mode] . Only one can be played at this Discipline each combat
    [round] . Only once each round
    [rounds] . Not usable in two consecutive rounds
    [strike] . Only one for each strike
    [your-game] . Each Methuselah can play only one each game
    [untap] . Only once before untapping
   *[game] . Only one can be played { $type ->
        [equipment] or equipped{" "}
       *[other] {""}
    }each game
}
    .choice = target
    .aim = { $target ->
        [none] { $effect-kind ->
            [action] { $effect-aim }
           *[other] none
        }
       *[other] { $target-thing }
    }
    .me = { $disciplines-with ->
        [none] { $needs-thing }
       *[other] { $type ->
            [power] imbued
            [conviction] imbued
            [retainer] retainer
            [equipment] none
            [ally] none
           *[other] vampire
        }
    }

## What a card has in play

vtes-phrase-bonus = { $to ->
    [none] { $everyone ->
        [yes] { $if-kind ->
            [concerns] { $if-who }
           *[other] each Methuselah
        } gets{" "}
       *[no] {""}
    }
   *[other] { $to-all } { $everyone ->
        [yes] of each Methuselah{" "}
       *[no] {""}
    }{ $to-kind ->
        [acting-minion] gets
        [chosen-card] gets
        [host-card] gets
        [self] gets
        [opposing] gets
        [blocker] gets
       *[other] get
    }{" "}
}{ $amount-signed } { $what ->
    [damage] damage with each strike
    [additional-strikes] { $amount ->
        [1] additional strike
       *[other] additional strikes
    } each round
    [contest-cost] pool to the cost each other Methuselah pays to contest a card with you
    [master-cost] pool to the cost of master cards played on this minion
    [stealth] stealth
    [intercept] intercept
    [bleed] bleed
    [strength] strength
    [votes] { $amount-kind ->
        [number] { $amount ->
            [1] vote
            [-1] vote
           *[other] votes
        }
       *[other] vote
    }
    [votes-against] votes against the referendum
    [seat-votes] { $amount ->
        [1] vote
       *[other] votes
    } in each referendum
    [ballots] { $amount ->
        [1] ballot
       *[other] ballots
    }
    [capacity] capacity
    [transfers] transfers
    [second-master] master phase action (up to 2 in all from such cards)
    [master-actions] { $amount ->
        [1] master phase action
       *[other] master phase actions
    }
    [discard-actions] { $amount ->
        [1] discard phase action
       *[other] discard phase actions
    }
    [hunt] blood from hunting
    [hunt-stealth] stealth for hunting without a card
    [hand-size] hand size
   *[other] { $what }
} { $amount-x }{ $if-kind ->
    [none] {""}
    [concerns] {""}
   *[other] {" "}if { $if }
}{ $alike ->
    [yes] , no matter how many such cards are in play
   *[no] {""}
}
vtes-phrase-can = { $once ->
    [none] { vtes-phrase-can.while }
    [turn] { $granted ->
        [turn] once this turn,{" "}
       *[other] { vtes-phrase-can.while }once each turn,{" "}
    }{ $alone ->
        [yes] unless you have used another ability of this card this turn,{" "}
       *[no] {""}
    }
    [action] { $granted ->
        [action] once this action,{" "}
       *[other] { vtes-phrase-can.while }once each action,{" "}
    }
    [referendum] once each referendum{ $each ->
        [yes] {" "}per vampire
       *[no] {""}
    },{" "}{ $alone ->
        [yes] unless you have used another ability of this card in that referendum,{" "}
       *[no] {""}
    }
    [combat] { $granted ->
        [combat] once this combat,{" "}
       *[other] { vtes-phrase-can.while }once each combat,{" "}{ $alone ->
            [yes] unless you have used another ability of this card this combat,{" "}
           *[no] {""}
        }
    }
    [round] { $granted ->
        [round] once this round,{" "}
       *[other] { vtes-phrase-can.while }once each round,{" "}
    }
    [untap] once before untapping,{" "}
    [damage] each time,{" "}
   *[game] once each game,{" "}
}{ $effect-kind ->
    [cancel] {""}
   *[other] { $when-window-when ->
        [none] {""}
       *[other] { $own_turn ->
            [yes] { $by ->
                [controller] { $in_phase ->
                    [none] { $when-window-your }
                   *[other] during your minion phase
                }
               *[other] { $when-first ->
                    [untap] during their untap phase
                    [master-phase] during their master phase
                   *[other] { $when-window-when }
                }
            }
           *[no] { $when-first ->
                [untap] during any untap phase
                [master-phase] during any master phase
                [minion-phase] during any minion phase
               *[other] { $when-window-when }
            }
        },{" "}
    }
}{ $outside ->
    [yes] in a combat without { vtes-holder },{" "}
   *[no] {""}
}{ $after_block ->
    [yes] in the combat after { vtes-holder } has blocked{ $me ->
        [none] {" "}with this card
       *[other] {""}
    },{" "}
   *[no] {""}
}{ $if ->
    [none] {""}
   *[other] if { $if },{" "}
}{ AND(vtes-phrase-can.price) ->
    [none] { $by ->
        [controller] { $type ->
            [none] { vtes-phrase-can.choose }{ $must ->
                [yes] { $effect-then }
               *[no] { $effect-may }
            }
           *[other] { vtes-phrase-can.choose }{ vtes-phrase-can.may }{ $effect-inf }
        }
       *[other] { vtes-phrase-can.choose }{ vtes-phrase-can.may }{ $effect-inf }
    }
   *[other] { vtes-phrase-can.may }{ vtes-phrase-can.price }{ $target ->
        [none] {""}
       *[other] { $target-kind ->
            [only] {""}
           *[other] ⟪{ $choice-id }¦ and choose { $choice-one }⟫
        }
    }{ $effect ->
        [none] {""}
       *[other] {" "}{ $effect-so }
    }
}{ $even_torpid ->
    [yes] . Usable even in torpor
   *[no] {""}
}
    .while = { $granted ->
        [none] {""}
        [action] this action,{" "}
        [combat] this combat,{" "}
        [round] this round,{" "}
       *[turn] this turn,{" "}
    }
    .may = { vtes-phrase-can.actor } may{ $type ->
        [none] {" "}
       *[other] , as { A($type-name) }{ $while_tapped ->
            [yes] {" "}even while tapped
           *[no] {""}
        },{" "}
    }
    .choose = { $target-kind ->
        [none] {""}
        [only] {""}
       *[other] ⟪{ $choice-id }¦you may choose { $choice-one }. Then{" "}⟫
    }
    .actor = { $by ->
        [host] { $lent-first ->
            [none] { $cost-payer ->
                [minion] { vtes-phrase-host-card }
               *[other] the controller of { vtes-phrase-host-card }
            }
           *[other] { $cost-payer ->
                [minion] { vtes-holder }
               *[other] you
            }
        }
        [target] the controller of the chosen card
        [anyone] { $others ->
            [yes] any other Methuselah
           *[no] any Methuselah
        }
        [chosen] { vtes-thing-chosen-minion.this }
        [acting] { vtes-thing-acting.this }
       *[controller] { $type ->
            [none] { $cost-payer ->
                [minion] { vtes-holder }
               *[other] you
            }
           *[other] { vtes-holder }
        }
    }
    .price = { AND(vtes-phrase-can.phase, vtes-phrase-can.transfers, vtes-phrase-can.tap, vtes-phrase-can.burn, vtes-phrase-can.pay) }
    .phase = { $phase_action ->
        [yes] use a phase action
       *[no] none
    }
    .transfers = { $transfers ->
        [0] none
        [one] use 1 transfer
       *[other] use { $transfers } transfers
    }
    .tap = { $tap ->
        [yes] tap this card
       *[no] none
    }
    .burn = { $burn ->
        [yes] burn this card
       *[no] none
    }
    .pay = { $cost ->
        [none] none
       *[other] { $cost-pay }
    }
    .aim = { $target-thing }
    .choice = target
    .me = { $by ->
        [acting] acting
        [chosen] chosen-minion
       *[other] none
    }
    .owner = { $by ->
        [host] { $lent-first ->
            [none] them
           *[other] none
        }
        [target] them
        [anyone] them
        [chosen] them
        [acting] them
       *[controller] none
    }
vtes-phrase-can-act = { $if ->
    [none] {""}
   *[other] if { $if },{" "}
}{ $once ->
    [yes] once each turn,{" "}
   *[no] {""}
}{ vtes-phrase-can-act.who } may { $tap ->
    [yes] tap this card and{" "}
   *[no] {""}
}take { $anyone ->
    [yes] { $action-as-anyone }
   *[no] { $action-as }
}{ $cost ->
    [none] {""}
   *[other] {" "}that costs { $cost }
} { $action-so }{ $alone ->
    [yes] {", "}unless they have taken another action of this card this turn
   *[no] {""}
}{ $action-meanwhile }{ $blockers ->
    [none] {""}
   *[other] . { CAPITAL($blockers-all) } of any Methuselah may attempt to block this action
}
    .actor = { $by ->
        [none] { vtes-holder }
       *[other] { vtes-thing-acting.this }
    }
    .who = { $by ->
        [none] { vtes-holder }
       *[other] { $by-one }{ $anyone ->
            [yes] {""}
           *[no] { $by-kind ->
                [all] {""}
                [chosen-card] {""}
               *[other] {" "}you control
            }
        }
    }
    .me = { $by ->
        [none] none
       *[other] acting
    }
    .owner = { $anyone ->
        [yes] controller
       *[no] none
    }
vtes-phrase-weapon = { $granted ->
    [none] { $strike }
   *[other] you may use “{ $strike }”{ $if-kind ->
        [first-round] {" "}in the first round
       *[other] {" "}this combat
    }
}{ $cost ->
    [none] {""}
   *[other] . This strike costs { $cost }
}{ $once ->
    [none] {""}
   *[other] { $strike-repeats ->
        [yes] . Only one maneuver each combat
       *[no] { $maneuvers ->
            [2] {" "}twice each combat
           *[other] {" "}once each combat
        }
    }
}{ $limit ->
    [none] {""}
   *[other] { $strike-sentences ->
        [yes] . Only usable
       *[no] , only
    } once each { $limit }
}{ $only_long ->
    [yes] , only at long range
   *[no] {""}
}{ $if ->
    [none] {""}
   *[other] { $granted ->
        [none] { $strike-sentences ->
            [yes] . Only usable if { $if }
           *[no] , only if { $if }
        }
       *[other] { $if-kind ->
            [first-round] {""}
           *[other] , only if { $if }
        }
    }
}{ $wears ->
    [yes] . This card loses a counter for each point of damage it inflicts. If it has no counters, burn it
   *[no] {""}
}{ $by ->
    [none] {""}
   *[other] . Only usable by { $by-one } who opposes this minion in combat
}
vtes-phrase-loses-counters = if another minion gets this card, burn all counters on it
vtes-phrase-takes-damage = { $by } inflicts damage on { $who } { $long ->
    [yes] at long range
   *[no] {""}
}, even if it is prevented
vtes-phrase-plays-as-clan = you and { vtes-holder } may play cards that require { $clan-name } as if { vtes-holder } were { $clan-name }
vtes-phrase-plays-any-discipline = { vtes-holder } may play cards as if having one of the disciplines that they require at the basic level
vtes-phrase-raised-by-discipline-cards = each discipline card on { vtes-holder } gives the superior level of its discipline
vtes-phrase-plays-at-superior = vampires with { $discipline-name } may play { $types-type } cards that require { $discipline-name } as if they had it at superior
vtes-phrase-discipline-level = { $if_has ->
    [yes] if { vtes-holder } has { $discipline-name },{" "}
   *[no] {""}
}{ $by_counters ->
    [yes] for each counter on this card{ $after ->
        [0] {""}
       *[other] {" "}beyond the first { $after }
    }, up to { $levels }, { vtes-holder } has 1 more level of { $discipline-name }
   *[no] { vtes-holder } has { $levels ->
        [one] 1 more level of { $discipline ->
            [chosen] the chosen discipline
           *[other] { $discipline-name }
        }
       *[other] { $discipline ->
            [chosen] the chosen discipline at superior
           *[other] superior { $discipline-name }
        }
    }
}{ $to_play ->
    [yes] {" "}for playing cards
   *[no] {""}
}
vtes-phrase-becomes = { $who ->
    [none] { $only_vampire ->
        [yes] a vampire with this card
       *[no] { vtes-holder }
    }
   *[other] { $who-each }
} { $chosen ->
    [yes] is of the chosen clan
   *[no] { $of_player ->
        [yes] is of the clan of the vampire who played this card
       *[no] { vtes-phrase-becomes.other }
    }
}
    .other = { $clan ->
        [none] { $sect ->
            [none] is { $trait-name }
           *[other] is { $sect-name }
        }
       *[other] is { $clan-name }
    }
vtes-phrase-holds-title = { vtes-holder } holds the title of { $title-name }
vtes-phrase-only-one = { $most ->
    [one] a minion may have only one { $trait ->
        [none] card of this name
       *[other] { $trait-name }
    }
   *[other] a minion may have at most { $most } { $trait ->
        [none] cards of this name
       *[other] cards of this kind: { $trait-name }
    }
}
vtes-phrase-forbids = { $who ->
    [none] { vtes-holder }
   *[other] { $who-kind ->
        [opposing] { $who }
       *[other] { $who-all }
    }
} cannot { $what-has-direct ->
    [yes] direct actions at { vtes-holder }
   *[no] { $what-forbidden-any }
}{ $at ->
    [none] {""}
   *[other] { $what-first ->
        [play] {" "}{ $at-all }
       *[other] {" "}with { $at-all }
    }
}{ $if ->
    [none] {""}
   *[other] {" "}if { $if }
}{ $or_torpor ->
    [yes] . If that vampire must hunt, that vampire goes to torpor
   *[no] {""}
}
vtes-forbidden-attack = attempt actions to enter combat
vtes-forbidden-rescue = rescue other vampires from torpor
vtes-forbidden-untap = untap as normal in the untap phase
vtes-forbidden-act = act
vtes-forbidden-bleed = bleed
vtes-forbidden-play = play
vtes-forbidden-political = attempt political actions
vtes-forbidden-recruit = recruit allies
vtes-forbidden-employ = employ retainers
vtes-forbidden-diablerize = commit diablerie
vtes-forbidden-block = block
vtes-forbidden-strike = strike
vtes-forbidden-maneuver = maneuver
vtes-forbidden-hunt = hunt
vtes-forbidden-avenged = be avenged by a blood hunt after diablerie
vtes-forbidden-vote-against = vote against the referendum
vtes-forbidden-normal-hunt = hunt as normal
vtes-forbidden-played = be played
vtes-forbidden-direct = direct actions at the minion with this card
vtes-forbidden-diablerized = be diablerized
vtes-forbidden-leave = be moved to the ready region
vtes-forbidden-hunted = be the target of a blood hunt
vtes-forbidden-equipment = have equipment
vtes-forbidden-action-cards = play action cards
vtes-forbidden-weapons = use weapons
vtes-forbidden-ammo = be used with ammo cards
vtes-forbidden-gain-titles = attempt actions to gain a title and cannot be chosen as the recipient of a title
vtes-forbidden-retainer = have retainers
vtes-forbidden-target = be the target of actions by other Methuselahs’ minions
vtes-phrase-when-merged = once merged, { vtes-holder } { $discipline ->
    [none] is { $anarch ->
        [yes] an anarch{ $title ->
            [none] {""}
           *[other] {" "}and { $title-name }
        }
       *[no] { $sect ->
            [none] { $title ->
                [cardinal] a { $title-name }
               *[other] { $title-name }
            }
           *[other] { $sect-name } and loses the traits { $loses-trait }
        }
    }
   *[other] gains 1 level of { $discipline-name }
}
vtes-phrase-protects-pool = you burn at most { $most-pool } when you are bled, however big the bleed is
vtes-phrase-meets-title = { vtes-holder } may burn { $blood } additional blood to play an action card that requires the title of { $kinds-title-any }
vtes-phrase-holds-draws = { $of } does not replace cards during any Methuselah’s minion phase, but draws up to their hand size after it
vtes-phrase-lets-skip-turns = each Methuselah may skip their entire turn. Burn this card when you have skipped { $most } turns
vtes-phrase-bars-transfers = this card remains in play, and no transfers can be used to move blood to or from { vtes-holder }
vtes-phrase-pay-tribute = { $by } { $by-person ->
    [you] burn
   *[other] burns
} { $amount } pool. Burn this card when you have burned { $most } pool in this way
vtes-phrase-raises-stakes = if you are ousted or withdraw, your predator gains 1 more victory point. If you are still there at the end of the game, you gain 1 more victory point
vtes-phrase-charges-actions = directed actions against { vtes-holder } cost { $pool } more pool
vtes-phrase-bleeds-harder = { SIGNED($amount) } bleed and { SIGNED($amount) } stealth when bleeding that Methuselah for the rest of the game
    .verb = get
vtes-phrase-charges-voters = vampires must burn { $blood } blood to cast votes or ballots against a referendum called by { vtes-holder }
vtes-phrase-doubles-votes = while { vtes-holder } is ready, the votes of the vampires you control are doubled when they are tallied, and nothing else can multiply them
vtes-phrase-stays-yours = you still control this card
vtes-phrase-title-contest = { $yields ->
    [yes] { vtes-holder } yields a title at once instead of contesting it
   *[no] { $rivals_yield ->
        [yes] any vampire contesting the title of { vtes-holder } must yield it in their controller’s untap phase
       *[no] { $pays ->
            [0] contesting the title of { vtes-holder } costs other vampires { $rivals_pay } more blood
           *[other] contesting a title costs { vtes-holder } { $pays } more blood{ $unless ->
                [none] {""}
               *[other] {" "}unless { $unless }
            }
        }
    }
}
vtes-phrase-explains-title = { $title-name } is a unique independent title worth 4 votes. If it would be contested with a younger vampire, the younger vampire yields it at once
vtes-phrase-banks-pool = pool that a Methuselah would gain during their own turn goes to the blood bank instead, unless { $unless }
vtes-phrase-changes-cost = { $double ->
    [yes] cards that cost blood cost { vtes-phrase-changes-cost.who } twice as much blood
   *[no] { vtes-phrase-changes-cost.change }
}
    .change = { $half ->
        [yes] cards that cost blood cost { vtes-phrase-changes-cost.who } half as much blood (rounded down)
       *[no] { $free ->
            [yes] { $types-thing-all }{ $disciplines-discipline ->
                [none] {""}
               *[other] {" "}that require { $disciplines-discipline-any }
            } cost { vtes-phrase-changes-cost.who } no blood
           *[no] { $types-type ->
                [none] { $of ->
                    [none] { $disciplines-discipline ->
                        [none] { $kinds-kind ->
                            [none] { $superior ->
                                [yes] cards that require a superior discipline
                               *[no] { $redirecting ->
                                    [yes] cards that change the target of a bleed
                                   *[no] { $any_discipline ->
                                        [yes] cards that require a discipline
                                       *[no] cards and actions
                                    }
                                }
                            } cost
                           *[other] { $kinds-kind-a }{ $on ->
                                [none] {""}
                               *[other] {" "}of { $on-one }
                            } costs
                        }
                       *[other] { $strikes ->
                            [yes] strike{" "}
                           *[no] {""}
                        }cards that require { $disciplines-discipline-any } cost
                    }
                   *[other] { $of-all } cost
                }
               *[other] { $types-thing-all }{ $strikes ->
                    [yes] {" "}and strike cards
                   *[no] {""}
                }{ $disciplines-discipline ->
                    [none] {""}
                   *[other] {" "}that require { $disciplines-discipline-any }
                } cost
            } { vtes-phrase-changes-cost.who } { $more ->
                [-2] 2 less
                [-1] 1 less
                [1] 1 more
               *[other] { $more } more
            } { $pool ->
                [yes] pool
               *[no] blood
            }{ $or_pool ->
                [yes] {" "}or pool
               *[no] { $redirecting ->
                    [yes] {" "}or life
                   *[no] {""}
                }
            }
        }
    }{ $if ->
        [none] {""}
       *[other] {" "}if { $if }
    }
    .who = { $who ->
        [none] { vtes-holder }
       *[other] { $who-all }
    }
vtes-phrase-holds-replacement = while { vtes-holder } is untapped, do not replace cards you play during your turn until { vtes-holder } taps or your turn ends
vtes-phrase-when-replaced = when you have drawn to replace a card { $disciplines-discipline ->
    [none] that { vtes-holder } played as the acting minion
   *[other] requiring { $disciplines-discipline-any } that { vtes-holder } played
}, { $effect-then }
vtes-phrase-untaps-at-will = { vtes-holder } does not untap as normal
vtes-phrase-burned-by-untapping = when { vtes-holder } untaps, burn this card
vtes-phrase-would-have-untapped = it would untap as normal
    .silent = yes
vtes-phrase-when-drained = if the vampire with this card is reduced to 0 blood in combat, { $effect-then }
vtes-phrase-blanks = { $which ->
    [none] { vtes-holder } loses its special abilities
   *[other] { $which-kind ->
        [chosen-card] { $which } loses its abilities
       *[other] { $which-all } lose their abilities
    }
}{ $if ->
    [none] {""}
   *[other] {" "}if { $if }
}
vtes-phrase-unaffected = { $by-all } do not affect { vtes-holder }{ $if ->
    [none] {""}
   *[other] {" "}as long as { $if }
}
vtes-phrase-cannot-have = { vtes-holder } cannot have or use { $which-all }{ $but ->
    [none] {""}
   *[other] {" "}except { $but-card }
}. Those on { vtes-holder } are burned
vtes-phrase-never-gains = this minion never gains blood or life: it goes to the bank
vtes-phrase-charges-strikes = strikes cost a minion opposing { vtes-holder } { $blood } more blood or life, and that minion may choose not to strike
vtes-phrase-repeats-strikes = when { vtes-holder } strikes with a card that requires { $disciplines-discipline-any }, { vtes-holder } may gain an additional strike this round, only usable with such a card
vtes-phrase-wards = { $traits-trait ->
    [none] cards that require { $clans-clan-any ->
        [none] { $disciplines-discipline-any }
       *[other] { $clans-clan-any }, or { $disciplines-discipline-any },
    } cannot target { vtes-holder } or be put on { vtes-holder }, and those on { vtes-holder } are burned
   *[other] { $traits-trait } cards cannot be played on { vtes-holder }
}{ $if ->
    [none] {""}
   *[other] {" "}if { $if }
}
vtes-phrase-unblockable = { $by-all } cannot block { $of ->
    [none] { vtes-holder }
   *[other] { $of }
}{ $if ->
    [none] {""}
   *[other] {" "}if { $if }
}
vtes-phrase-blocks-untapped = { vtes-holder } does not tap for blocking { $of-one }
vtes-phrase-not-replaced = { $until ->
    [end-of-action] do not replace this card until after the action
    [next-untap] do not replace this card until your next untap phase
    [next-influence] do not replace this card until your next influence phase
    [next-discard] do not replace this card until your next discard phase
    [effect] do not replace this card until its effect is over
    [end-of-combat] do not replace this card until after combat
    [end-of-turn] do not replace this card until after this turn
    [diablerie] do not replace this card until a vampire commits diablerie
    [hunt] do not replace this card until a vampire hunts successfully
    [liaison] do not replace this card until a vampire becomes liaison
    [prey-ousted] do not replace this card until your prey is ousted
   *[in-play] do not replace this card as long as it is in play
}
    .apart = yes

## Whole cards

vtes-phrase-printed = { CAPITAL($types-type) }{ $traits-trait ->
    [none] {""}
   *[other] {" "}· { $traits-trait }
}{ $clans-clan ->
    [none] {""}
   *[other] {" "}· { $clans-clan }
}{ $cost ->
    [none] {""}
   *[other] {" "}· cost { $cost-printed }
}{ $life ->
    [0] {""}
   *[other] {" "}· life { $life }{ $types-first ->
        [retainer] {""}
       *[other] , strength { $strength }, bleed { $bleed }
    }
}
    .text = { $needs-one ->
        [none] {""}
       *[other] Requires { $needs-one }.{ $modes-several ->
            [none] {" "}
           *[other] {" "}¶{" "}
        }
    }{ $modes-lines } { $grants ->
        [none] {""}
       *[other] { $modes-several ->
            [none] { $grants }
           *[other] ¶ { $grants }
        }
    }{ $traits-first ->
        [discipline] {" "}+1 capacity.
       *[other] {""}
    }
    .group = { CAPITAL($types-type) }
    .note = {""}
    .mixed = { $types-several }
    .worn = { $types-first ->
        [equipment] yes
        [retainer] yes
        [power] yes
        [conviction] yes
        [master] yes
       *[other] no
    }
    .lasting = { $types-first ->
        [event] yes
       *[other] { $traits-has-location }
    }
    .host = { $types-first ->
        [equipment] minion
        [retainer] minion
        [power] imbued
        [conviction] imbued
        [ally] none
        [event] none
       *[other] { $modes-aim ->
            [clan] none
            [methuselah] none
           *[other] { $modes-aim }
        }
    }
    .me = { $types-first ->
        [ally] ally
        [action] { vtes-phrase-printed.player }
        [action-modifier] { vtes-phrase-printed.player }
        [reaction] { vtes-phrase-printed.player }
        [combat] { vtes-phrase-printed.player }
        [political-action] { vtes-phrase-printed.player }
       *[other] none
    }
    .player = { $needs-thing ->
        [none] { $clans-clan ->
            [none] none
           *[other] vampire
        }
       *[other] { $needs-thing }
    }
vtes-phrase-crypt = { CAPITAL($kind-type) } · { $clan-name } · { $group ->
    [0] any group
   *[other] group { $group }
} · { $kind ->
    [imbued] life { $capacity }
   *[other] capacity { $capacity }
}{ $disciplines-known ->
    [none] {""}
   *[other] {" "}· { $disciplines-known }
}{ $sect ->
    [none] {""}
   *[other] {" "}· { $sect-name }
}{ $title ->
    [none] {""}
   *[other] {" "}· { $title-name }
}{ $circle ->
    [none] {""}
   *[other] {" "}· { CAPITAL($circle) } circle
}{ $traits-trait ->
    [none] {""}
   *[other] {" "}· { $traits-trait }
}
    .text = { $grants }
    .group = { CAPITAL($kind-type) }: { $clan-name }
    .note = {""}
    .me = { $kind }

## More amounts and players

vtes-phrase-plus = { $of } { $more ->
    [-2] − 2
   *[other] + { $more }
}
    .much = { $of } + { $more } { $unit-many }
    .signed = +({ $of } + { $more })
    .x = {""}
vtes-phrase-capped = { $of } (at most { $most })
    .upto = { $most }
vtes-phrase-lost-to-damage = what { $who } lost to damage this round
    .has = { $who } lost
    .bare = blood or life to damage this round
    .bares = blood or life to damage this round
vtes-phrase-methuselahs = the number of Methuselahs in the game
    .has = there are
    .bare = Methuselah in the game
    .bares = Methuselahs in the game
vtes-phrase-vote-margin = the votes by which the referendum { $failed ->
    [yes] failed
   *[no] passed
}
vtes-phrase-depending = { $then } if { $on }, otherwise { $otherwise }
    .much = { $then-much } if { $on }{ $otherwise ->
        [0] {""}
       *[other] , otherwise { $otherwise-much }
    }
    .signed = { $then-signed }
    .x = {" "}if { $on }{ $otherwise ->
        [0] {""}
       *[other] , otherwise { $otherwise-signed }
    }
vtes-phrase-capacity-named = { $by_predator ->
    [yes] the capacity of the vampire chosen by that Methuselah’s predator
   *[no] the capacity of the vampire chosen by that Methuselah
}
vtes-phrase-term-seat = the chosen Methuselah
    .obj = the chosen Methuselah
    .person = other
vtes-phrase-with-pool = each Methuselah { vtes-phrase-with-pool.pool }
    .one = a Methuselah { vtes-phrase-with-pool.pool }
    .obj = each Methuselah { vtes-phrase-with-pool.pool }
    .person = other
    .pool = { $at_most ->
        [none] with more pool than you
       *[other] with { $at_most } or less pool
    }
vtes-phrase-controlling = each Methuselah who controls { $which-one }
    .obj = a Methuselah who controls { $which-one }
    .person = other
vtes-phrase-having = a Methuselah who has { vtes-phrase-having.done }
    .obj = a Methuselah who has { vtes-phrase-having.done }
    .person = other
    .done = { $done ->
        [failed-bleed] attempted an unsuccessful bleed since your last turn
       *[scored] gained a victory point since your last turn
    }
vtes-phrase-set-reward = the next predator to oust their prey { $amount-kind ->
    [term-number] gains that much pool instead of 6
   *[other] gains { $amount-pool } for it instead of 6
}

## More kinds and conditions

vtes-phrase-of-named-clan = of the chosen clan
    .kind = vampire
    .after = of the chosen clan
    .is = { $count-be } of the chosen clan
vtes-phrase-any-holds = { $conditions-or }
vtes-phrase-concerns = { $whom-kind ->
    [chosen] it is about { $who-obj }
    [you] { $owner ->
        [none] you are
       *[other] they are
    } { $who-obj }
   *[other] { $whom } { $who-kind ->
        [with-pool] has more pool than you
       *[other] is { $who-obj }
    }
}
    .who = { $who-kind ->
        [named-here] each Methuselah chosen for this card
       *[other] { $who }
    }
vtes-phrase-action-needs = { $title ->
    [yes] the action requires a title
   *[no] the action requires { $disciplines-discipline }
}
vtes-phrase-bleed-succeeded = { $prey ->
    [yes] the bleed against your prey is successful
   *[no] the bleed is successful
}
vtes-phrase-bleed-can-increase = the bleed can still be increased
vtes-phrase-was-blocked = { $by_self ->
    [yes] { $ever ->
        [yes] { vtes-phrase-self } has blocked the action
       *[no] { vtes-phrase-self } is blocking the action
    }
   *[no] the action is blocked
}
    .not = { $by_self ->
        [yes] { vtes-phrase-self } has not blocked the action
       *[no] the action is not blocked
    }
vtes-phrase-your-turn = it is your turn
    .not = it is not your turn
vtes-phrase-as-announced = the action has just been announced
    .silent = yes
vtes-phrase-actions-taken = { $most ->
    [0] { $by-person ->
        [you] { $owner ->
                [none] your
               *[other] their
            } minions have attempted no actions this turn
       *[other] no actions have been attempted this turn
    }
   *[other] the action is the first in this minion phase
}
    .not = the action is not the first in this minion phase
vtes-phrase-action-by = the acting minion is controlled by { $who-obj }
    .not = the acting minion is not controlled by { $who-obj }
vtes-phrase-played-this-action = { $name ->
    [none] { $by ->
        [none] { A($type-name) } card was played during this action
       *[other] { $by } has played a card that requires { $disciplines-discipline-any } during this action
    }
   *[other] { $by_self ->
        [yes] { vtes-phrase-self } has played { $name-card }
       *[no] { $name-card } has been played
    } during this action
}
    .not = { $name ->
        [none] no { $type-name } card was played during this action
       *[other] { $by_self ->
            [yes] { vtes-phrase-self } has not played { $name-card }
           *[no] { $name-card } has not been played
        } during this action
    }
vtes-phrase-passed-referendum = { $failed ->
    [yes] the referendum has failed
   *[no] the referendum has passed
}
    .not = { $failed ->
        [yes] the referendum has not failed
       *[no] the referendum has not passed
    }
vtes-phrase-at-range = { $long ->
    [yes] the range is long
   *[no] the range is close
}
vtes-phrase-inflicted-more = { vtes-holder } has inflicted more damage this round than the opponent
vtes-phrase-combat-ends = combat is about to end with both ready
vtes-phrase-burn-imbued = { $who }
    .verb = burn
vtes-phrase-not-exhausted = this card has not been used
    .silent = yes
vtes-phrase-at-phase = { $ends ->
    [yes] { $of-poss } turn ends
   *[other] { $of-poss } { vtes-phrase-at-phase.phase } begins
}
    .phase = { $phase ->
        [minion-phase] minion phase
       *[discard-phase] discard phase
    }
    .when = { $ends ->
        [yes] at the end of { $of-poss } turn
       *[other] at the start of { $of-poss } { vtes-phrase-at-phase.phase }
    }

## More that happens

vtes-phrase-less-intercept = −{ $amount } intercept
    .let = −{ $amount } intercept to { $who }
    .let-verb = give
    .subject = { $who }
    .verb = get
vtes-phrase-untap-and-block = and attempts to block{ $intercept ->
    [0] {""}
   *[other] {" "}with +{ $intercept } intercept
}
    .subject = { $who }
    .verb = untap
    .inf = untap { $who-actor ->
        [yes] and attempt to block
       *[no] { $who }, who attempts to block
    }{ $intercept ->
        [0] {""}
       *[other] {" "}with +{ $intercept } intercept
    }
    .so = to { vtes-phrase-untap-and-block.inf }
    .may = { $who } may untap and attempt to block{ $intercept ->
        [0] {""}
       *[other] {" "}with +{ $intercept } intercept
    }
vtes-phrase-no-combat = the block without combat
    .plain = no combat follows from the block
    .then = { vtes-phrase-no-combat.plain }
    .verb = end
vtes-phrase-blocks-without-tapping = tap for blocking
    .verb = does-not
    .inf = { $who-kind ->
        [blocker] have { $who } block without tapping
       *[other] block without tapping
    }
    .so = to { vtes-phrase-blocks-without-tapping.inf }
vtes-phrase-stays-tapped = untap { $in_torpor ->
    [yes] as normal as long as that vampire stays in torpor
   *[no] in the next untap phase
}
    .verb = does-not
vtes-phrase-one-of = { $effects-or-inf }
    .inf = { $effects-or-inf }
    .so = to { $effects-or-inf }
    .may = you may { $effects-or-inf }
vtes-phrase-restrict = { $what-restriction-nor } { $first_round ->
    [yes] in the first round
   *[no] { vtes-until }
}
    .verb = cannot
vtes-phrase-restrict-both = neither combatant can { $what-restriction } in the first round
vtes-phrase-hurts-each-round = { $preventable ->
    [no] { $amount-unpreventable }
   *[yes] { $amount-damage }
} { $until ->
    [round] during strike resolution this round
   *[other] { $at_press ->
        [yes] during the press step of each round of this combat
       *[no] each round of this combat{ $while_in_play ->
            [yes] {" "}while this card is in play
           *[no] {""}
        }
    }
}
    .plain = { $before_range ->
        [yes] before range is determined each round of this combat, both combatants and their retainers take { $amount-damage ->
           *[other] { $amount-damage }
        } that cannot be prevented{ $more ->
            [0] {""}
           *[other] , and { $more } more each round after the first
        }
       *[no] { $who } takes { vtes-phrase-hurts-each-round }
    }
    .subject = { $who }
    .verb = take
vtes-phrase-prevent-strike = { $all_round ->
    [yes] all damage from the opponent’s strikes this round
   *[no] { $initial ->
        [yes] all damage from the opponent’s initial strike
       *[no] all damage from the opponent’s strike
    }
}
    .verb = prevent
vtes-phrase-another-combat = { $continues ->
    [yes] with another round
   *[no] again after this combat
}
    .subject = { $continues ->
        [yes] combat
       *[no] both minions
    }
    .person = { $continues ->
        [yes] one
       *[no] many
    }
    .verb = { $continues ->
        [yes] continue
       *[no] fight
    }
vtes-phrase-strike-harder = { $aimed ->
    [yes] +{ $amount } damage. If it does any damage to the opposing minion, that minion cannot press this round
   *[no] +{ $amount } damage
}
    .subject = { $current ->
        [yes] this strike
       *[no] the next strike
    }
    .verb = do
vtes-phrase-intercept-of = { $amount-signed } intercept this action
    .subject = { $which-kind ->
        [self] { $which }
       *[other] { $which-all }
    }
    .person = { $which-kind ->
        [self] one
       *[other] many
    }
    .verb = get
vtes-phrase-exhaust = be used { $until ->
    [turn] each turn
   *[action] each action
}
    .subject = only one card of this name
    .verb = can
    .inf = { $until ->
        [turn] this turn
       *[action] this action
    }
vtes-phrase-cancel-against = a card played on { vtes-phrase-self } that requires { $disciplines-discipline-any }
    .verb = cancel
vtes-phrase-plays-basic = { $me ->
    [ally] { vtes-phrase-self }
   *[other] { vtes-holder }
} may play { $but_allies ->
    [yes] non-ally cards
   *[no] cards
} requiring basic { $disciplines-discipline-any } as a vampire with capacity { $as_old }
vtes-phrase-name-methuselah = { $among-kind ->
    [each-methuselah] { $among-one }
    [except] { $among-one }
    [with-pool] a Methuselah with more pool than you
   *[other] { $among-obj }
}
    .verb = choose
vtes-phrase-name-several = { $at_least-kind ->
    [number] { $at_least ->
        [1] one or more
       *[other] at least { $at_least }
    } { vtes-phrase-name-several.of }
    [half] at least half of the { vtes-phrase-name-several.of } (rounded up)
   *[other] at least { $at_least } { vtes-phrase-name-several.of }
}
    .of = { $among-kind ->
        [each-methuselah] { $among-several }
        [except] { $among-several }
       *[other] of { $among-obj }
    }
    .verb = choose
vtes-phrase-auction = Methuselahs bid pool for control of { $who }; the highest bidder takes control{ $to_controller ->
    [yes] {""}
   *[no] {" "}and burns that much pool
}. { $to_controller ->
    [yes] The bid goes to that vampire’s controller; if they are the highest bidder, they burn half of their bid instead, rounded up
   *[no] The winner may owe up to { $credit } of it, and burns 1 pool of the debt in each of their discard phases
}
vtes-phrase-each-may-name = each Methuselah may choose { $which-one } they control
vtes-phrase-shift-pool = that Methuselah loses the allocated pool, and the others gain it
vtes-phrase-switch-places = places with { $with-obj }
    .verb = swap
vtes-phrase-choose-seating = a new seating order
    .verb = choose
vtes-phrase-take-new-seats = each Methuselah takes their new seat
vtes-phrase-choose-yielding = for each contested card the Methuselah who is to yield it
    .verb = choose
vtes-phrase-yield-chosen = the chosen Methuselahs yield these contested cards
vtes-phrase-reverse-play = the direction of play is reversed, but each prey is still to the left
vtes-phrase-as = { $effect }
    .then = { $effect-then }
    .me = { $who-kind ->
        [targeted] chosen-minion
       *[other] none
    }
vtes-phrase-banish = with everything on it to the uncontrolled region
    .verb = move
vtes-phrase-cancel-referendum = the referendum{ $returns ->
    [yes] {" "}and return its card to its owner’s hand
   *[no] {""}
}{ $untap ->
    [yes] . The acting minion untaps
   *[no] {""}
}{ $barred ->
    [yes] . Their controller’s minions cannot take the same action again this turn
   *[no] {""}
}
    .verb = cancel
vtes-phrase-abstains = from this referendum, losing any votes already cast
    .verb = abstain
vtes-phrase-uncoerced = and not yet affected
    .after = and not yet affected
    .is = { $count ->
        [all] are
       *[one] is
    } not yet affected
vtes-phrase-change-votes = { $like ->
    [none] { $who-kind ->
        [self] how { $who } casts votes and ballots
       *[other] the side of all votes and ballots of { $who }, even of those already cast{ $or_abstain ->
            [yes] . Votes not yet cast may still be withheld
           *[no] {""}
        }
    }
   *[other] the votes and ballots of { $who } on the side of { $like }
}
    .verb = { $like ->
        [none] choose
       *[other] count
    }
vtes-phrase-when-tallied = when the votes are tallied, { $effect-then }
vtes-phrase-voters = each { $only ->
    [yes] other Methuselah who cast votes or ballots only for the referendum
   *[no] Methuselah who cast votes or ballots { $in_favor ->
        [yes] for
       *[no] against
    } the referendum
}
    .obj = { vtes-phrase-voters }
    .person = other
vtes-phrase-opposed = the number of Methuselahs who cast votes only against it
    .much = 1 { $unit-name } for each Methuselah who cast votes only against it
vtes-phrase-calls-blood-hunt = the referendum is for a blood hunt{ $on ->
    [none] {""}
   *[other] {" "}on { $on }
}
    .not = the referendum is not for a blood hunt{ $on ->
        [none] {""}
       *[other] {" "}on { $on }
    }
vtes-phrase-gives-title = the referendum gives someone the title of { $title-name }
    .not = the referendum does not give anyone the title of { $title-name }
vtes-phrase-may-be-hunted = on whom a blood hunt may be called
    .after = on whom a blood hunt may be called
    .is = may be the target of a blood hunt
vtes-phrase-referendum-is-settled = the outcome of the referendum does not depend on votes
    .not = the outcome of the referendum depends on votes
vtes-phrase-blood-or-pool = { $amount-blood }; up to { $to_pool } of it may go to your pool instead
    .verb = gain
vtes-restriction-maneuver-to-close = maneuver to close range
vtes-restriction-maneuver-to-long = maneuver to long range
vtes-restriction-press-to-continue = press to continue
vtes-restriction-press-to-end = press to end
vtes-restriction-equipment = use equipment
vtes-restriction-other-strikes = use strikes other than hand strikes
vtes-phrase-is-library-card = library card
    .noun = a library card
    .nouns = library cards
    .kind = library-card
vtes-phrase-each-player = { $effect } (for { $players-obj })
vtes-phrase-blood-hunt = { $passed ->
    [yes] a blood hunt on { $who }, who is burned
   *[no] a referendum for a blood hunt on { $who }
}
    .verb = call
vtes-phrase-of-same-clan = { vtes-phrase-of-same-clan.after }
    .after = { $or_sect ->
        [none] of the same clan
       *[other] of the acting vampire’s clan, or { $or_sect-sect } if the acting vampire is { $or_sect-sect }
    }
    .is = { $count-be } of the same clan
vtes-phrase-of-circle = of the same circle
    .kind = vampire
    .after = of the same circle
    .is = { $count-be } of the same circle

## Progeny

vtes-phrase-is-vampire = in play this card is a vampire who is not unique: capacity { $capacity }, { $clan ->
    [none] { $clanless ->
        [yes] without a clan
       *[no] of the clan of the acting vampire
    }
   *[other] { $clan-name }
}{ $sect ->
    [none] {""}
   *[other] , { $sect-name }
}{ $same_sect ->
    [yes] , of the sect of the acting vampire
   *[no] {""}
}{ $disciplines-known ->
    [none] {""}
   *[other] , with { $disciplines-level }
}{ $slave ->
    [yes] , a slave of the clan of the acting vampire
   *[no] {""}
}
vtes-phrase-must-hunt = hunt this turn
    .verb = must
vtes-phrase-acts-at-once = { $who } can act this turn
vtes-phrase-first-recruit = { vtes-phrase-acting-minion } has recruited no other ally this turn
vtes-phrase-repeats-action = { vtes-phrase-acting-minion } may take this action again this turn, with the cost increased by { $more } blood
vtes-phrase-cannot-act-yet = act this turn
    .verb = cannot
vtes-phrase-search-and-attach = { $who-kind ->
    [self] the acting Methuselah’s
   *[other] your
} library{ $only_library ->
    [yes] {""}
   *[no] , ash heap and hand
} for { $trait-name ->
   *[other] { A($trait-name) }
}{ $disciplines-discipline ->
    [none] {""}
   *[other] {" "}of { $disciplines-discipline-any }
} to put on { $who }
    .plain = you may search { vtes-phrase-search-and-attach }
    .then = { vtes-phrase-search-and-attach.plain }
    .verb = search

## Bleeds, boons and what becomes of permanents

vtes-phrase-can-burn-pool = you can burn that much pool
    .silent = yes
vtes-phrase-has-edge = { $who-person ->
    [you] { $owner ->
        [none] you have
       *[other] they have
    } the Edge
   *[other] { $who } has the Edge
}{ $or_nobody ->
    [yes] {" "}or no one has it
   *[no] {""}
}
    .not = { $who-person ->
        [you] you do not have the Edge
       *[other] { $who-kind ->
            [each-methuselah] no one has the Edge
           *[other] { $who } does not have the Edge
        }
    }
vtes-phrase-pay-for-bleed = the pool for the bleed instead of its target
    .verb = burn
    .may = you may { $by-person ->
        [you] burn
       *[other] have { $by } burn
    } the pool for the bleed instead of its target
vtes-phrase-limit-bleed = the bleed to { $most } pool
    .plain = { $most ->
        [0] the bleed burns no pool and is unsuccessful
       *[other] the bleed burns at most { $most-pool }
    }
    .then = { vtes-phrase-limit-bleed.plain }
    .verb = limit
vtes-phrase-rearrange-equipment = each Methuselah in turn, beginning with you, may rearrange the equipment on their ready minions
vtes-phrase-move-belongings = any amount of blood, equipment and retainers between two ready vampires you control
    .verb = move
vtes-phrase-can-learn = who does not have the chosen discipline at superior
    .after = { vtes-phrase-can-learn }
    .is = { $count-be } able to learn a discipline
vtes-phrase-choose-discipline = a discipline{ $to_teach ->
    [yes] {" "}that { vtes-phrase-self } has at superior
   *[no] {""}
}
    .verb = choose
vtes-phrase-cancel-this = { $who-kind ->
    [targeted] { $aim ->
        [played-card] { $aim-that }
       *[other] that card
    }
   *[other] this card
}
    .verb = cancel
vtes-phrase-no-more-copies = no other copy of this card can be played { $this_turn ->
    [yes] this turn
   *[no] in this game
}
vtes-phrase-capacity = the capacity of { $who }
vtes-phrase-on-control-change = when you gain control of this card, { $gained-then }. When you lose control of it, even if it is burned or contested, { $lost-then }
vtes-phrase-in-combat = { vtes-phrase-in-combat.after }
    .after = { $against ->
        [none] { vtes-phrase-in-combat.how }
       *[other] in combat with { $against-one }
    }
    .how = { $facing_aggravated ->
        [yes] at whom that strike is aimed
       *[no] { $as_acting ->
            [yes] acting in this combat
           *[no] in this combat
        }
    }
    .is = { $count-be } { $facing_aggravated ->
        [yes] { vtes-phrase-in-combat.after }
       *[no] { $against ->
            [none] { $as_acting ->
                [yes] acting in this combat
               *[no] in combat
            }
           *[other] in combat with { $against-one }
        }
    }

## Ending actions, waiting for what comes

vtes-phrase-end-action = { $fails ->
    [yes] {""}
   *[no] at once without success and without combat
}
    .subject = the action
    .verb = { $fails ->
        [yes] fail
       *[no] end
    }
    .inf = { $fails ->
        [yes] make the action fail
       *[no] end the action at once without success and without combat
    }
    .so = to { vtes-phrase-end-action.inf }
vtes-phrase-cannot-repeat-action = take the same action again this turn
    .subject = the acting minion
    .verb = cannot
vtes-phrase-stealth-for-next-actions = +1 stealth for { $who ->
    [none] each of the next { $actions } actions of your minions
   *[other] { $who-poss } next action
} this turn
vtes-phrase-cheaper-action = { $amount } less blood or pool
    .subject = the action
    .verb = cost
vtes-phrase-no-more = { $what ->
    [modifiers] be played during this action
    [untap] untap during this action
    [block] attempt to block this action again
   *[edge] gain the Edge during this action; it is burned instead
}
    .subject = { $what ->
        [modifiers] no more action modifiers
        [untap] no minion
        [block] { $by }
       *[edge] { $by }
    }
    .person = { $what ->
        [modifiers] many
       *[other] one
    }
    .verb = { $what ->
        [modifiers] can
        [untap] can
       *[other] cannot
    }
vtes-phrase-disregards = reaction cards that require { $disciplines-discipline-any } do not affect { vtes-phrase-self } during this action
vtes-phrase-attempt-block = to block, even if you could not block this action
    .subject = { vtes-phrase-self }
    .verb = attempt
vtes-phrase-take-action = an action, even on another Methuselah’s turn
    .subject = { $who-kind ->
        [self] { vtes-holder }
       *[other] { $who }
    }
    .verb = take
vtes-phrase-if-passes = if the referendum { $fails ->
    [yes] fails
   *[no] passes
}, { $effect-then }
vtes-phrase-action-target = the target of the action
    .thing = card
vtes-phrase-played-for-action = the card played for the action
    .thing = card
vtes-phrase-incapacitated = incapacitated
    .kind = imbued
    .before = incapacitated
    .is = { $count-be } incapacitated
vtes-phrase-has-to-hunt = who must hunt
    .is = must hunt
    .is-not = { $count ->
        [all] do
       *[one] does
    } not have to hunt
vtes-phrase-is-slave = enslaved
    .before = slave
    .before-not = free
    .is = { $count ->
        [all] are slaves
       *[one] is a slave
    }
    .is-not = { $count ->
        [all] are no slaves
       *[one] is not a slave
    }
vtes-phrase-flies = with flight
    .after = with flight
    .before-not = flightless
    .is = { $count-have } flight
    .is-not = { $count ->
        [all] do
       *[one] does
    } not have flight
vtes-phrase-oldest = with the highest capacity
    .kind = vampire
    .after = { vtes-phrase-oldest }
    .is = { $count-have } the highest capacity
vtes-phrase-bleeds = a bleed of { $at_least } or more
    .kind = minion
    .after = with { vtes-phrase-bleeds }
    .is = { $count-have } { vtes-phrase-bleeds }
vtes-phrase-among-terms = chosen
    .before = chosen
    .is = { $count-be } chosen
vtes-phrase-uses-counters = that uses counters
    .after = that uses counters
    .is = uses counters
vtes-phrase-carries = with { $which-one }
    .after = with { $which-one }
    .after-not = without { $which-one }
    .is = { $count-have } { $which-one }
    .is-not = { $count ->
        [all] do
       *[one] does
    } not have { $which-one }

## Counters that are neither blood nor life

vtes-special-counter = { $counter ->
    [corruption] corruption counter
    [derangement] derangement counter
    [vandal] vandal counter
    [graft] graft counter
    [hostage] hostage counter
    [pathos] pathos counter
   *[research] research counter
    [torture] torture counter
}
vtes-phrase-binds-counters = burn all { vtes-special-counter }s when this card leaves play
vtes-phrase-put-counter = { $amount ->
    [1] a { vtes-special-counter }
   *[other] { $amount } { vtes-special-counter }s
} on { $on }
    .verb = put
vtes-phrase-burn-counter = { $all_yours ->
    [yes] all your { vtes-special-counter }s on { $on }
   *[no] a { vtes-special-counter } on { $on }
}
    .verb = burn
vtes-phrase-has-counter = { vtes-phrase-has-counter.after }
    .what = { $full ->
        [yes] { $at_cost ->
            [yes] at least as many of your { vtes-special-counter }s as its capacity or cost
           *[no] at least as many { vtes-special-counter }s as their capacity
        }
       *[no] { $at_cost ->
            [yes] at least as many { vtes-special-counter }s as its cost, and at least 1
           *[no] { vtes-phrase-has-counter.any }
        }
    }
    .any = { $yours ->
        [yes] any of your { vtes-special-counter }s
       *[no] any { vtes-special-counter }s
    }
    .after = with { vtes-phrase-has-counter.what }
    .is = { $count-have } { vtes-phrase-has-counter.what }
    .is-not = { $count-have } { $full ->
        [yes] fewer { vtes-special-counter }s than their capacity
       *[no] { $yours ->
            [yes] none of your { vtes-special-counter }s
           *[no] no { vtes-special-counter }s
        }
    }

## The dead

vtes-phrase-store-here = { $who } face down to this card. You may play that card as if from your hand. When it is burned, remove it from the game instead
    .verb = move
vtes-phrase-has-stored = a card lies face down on this card
    .not = no card lies face down on this card
vtes-phrase-keep-here = { $exchange ->
    [yes] a card in your hand for the card on this one
   *[no] a card from your hand face down on this card, out of play. You may look at it at any time
}
    .verb = { $exchange ->
        [yes] exchange
       *[no] put
    }
vtes-phrase-revive = { $ready ->
    [yes] { $blood ->
        [0] into play with full life{ $on ->
            [none] , a retainer on the acting minion
           *[other] {" "}on { $on-one }
        }, ignoring requirements and cost
       *[other] to your ready region with { $blood } blood
    }
   *[no] to your uncontrolled region
}
    .verb = move
vtes-phrase-several = { $least ->
    [one] { $most ->
        [99] one or more
       *[other] up to { $most }
    }
   *[other] { $least }{ $most ->
        [99] {" "}or more
       *[other] {""}
    }
} { $which-all }
    .one = { vtes-phrase-several }
    .all = { $which-all }
    .thing = { $which-thing }
vtes-phrase-one-of-each = { $which-one } controlled by { $first-obj } and one controlled by { $second-obj }
    .one = { vtes-phrase-one-of-each }
    .all = { vtes-phrase-one-of-each }
    .thing = { $which-thing }
vtes-phrase-no-crypt-is-empty = no Methuselah’s crypt is empty
vtes-phrase-compare-crypts = the top card of their crypt
    .subject = each Methuselah
    .verb = reveal
    .tail = . If the highest or lowest cost among them is tied, each Methuselah burns { $tied_burn } pool. Otherwise, the Methuselah with the highest cost steals { $steals } pool from the one with the lowest. All shuffle their crypts afterward
vtes-phrase-chosen-targets = the number of targets
vtes-phrase-fewer-than-x = X−1 { $which-all }{ $one_other ->
    [none] {""}
   *[other] {" "}(one of them may be as old or older)
}
    .one = { vtes-phrase-fewer-than-x }
    .all = { vtes-phrase-fewer-than-x }
    .thing = { $which-thing }
vtes-phrase-fight-each-other = combat with each other
    .subject = ⟨{ $choice-id }¦{ $choice-one }¦the chosen minions⟩
    .person = many
    .verb = enter
    .tail = { $winner_gains ->
        [0] {""}
       *[other] . If only one of them is ready at the end of that combat, that one gains { $winner_gains } blood
    }
vtes-phrase-each-target = { $effect }
    .then = { $effect-then }
    .so = { $effect-so }
    .inf = { $effect-inf }
vtes-phrase-provided = any if { $condition }
    .after = (only if { $condition })
    .is = may be any if { $condition }
vtes-unit-ranged = ranged damage
    .many = ranged damage
vtes-unit-aggravated = aggravated damage
    .many = aggravated damage
vtes-unit-both = aggravated ranged damage
    .many = aggravated ranged damage
vtes-unit-point = point
    .many = points
vtes-phrase-remember-aim = {""}
    .silent = yes
vtes-phrase-same-aim = the action is directed at the same Methuselahs as when this card was played
vtes-phrase-was-directed = the action is directed at another Methuselah
vtes-phrase-remember-bled = {""}
    .silent = yes
vtes-phrase-remembered = the Methuselah bled when this card was played
    .obj = the Methuselah bled when this card was played
    .person = other

## What cards remember

vtes-phrase-remember-terms = {""}
    .silent = yes
vtes-phrase-named-here = a chosen Methuselah
    .obj = a chosen Methuselah
    .person = other
vtes-phrase-named-by = any Methuselah chosen for { $name-card } in play
    .obj = any Methuselah chosen for { $name-card } in play
    .person = other
vtes-phrase-put-in-state = { $state ->
    [superior] in play at superior
    [fresh] be used before the end of this turn
    [new] be used before the end of this round
   *[dormant] be used before your next turn
}
    .silent = yes
    .subject = this card
    .verb = { $state ->
        [superior] stay
       *[dormant] cannot
    }
vtes-phrase-is-in-state = { $state ->
    [superior] this card was played at superior
    [fresh] this turn has not ended yet
    [new] this round has not ended yet
   *[dormant] your next turn has not begun yet
}
    .not = { $state ->
        [superior] this card was not played at superior
        [fresh] the turn in which this card was played has ended
        [new] the round in which it was put in play has ended
       *[dormant] your next turn after this card was played has begun
    }
vtes-phrase-open-hand = the combat with an open hand{ $while_in_play ->
    [yes] {" "}while this card is in play
   *[no] {""}
}
    .subject = { $of }
    .person = { $of-person }
    .verb = play
vtes-phrase-sees-crypt = while { vtes-holder } is ready, you may look at the top card of your crypt
vtes-phrase-opens-hands = { $of } { $of-person ->
    [you] play
   *[other] plays
} with an open hand
vtes-phrase-removed-when-played = remove this card from the game after it has been played, even if the action or the referendum fails or is cancelled
    .apart = yes
vtes-phrase-delays-replacement = during an action, cards that require a discipline, played by { $who-all }, are not replaced until the end of the action or until a Methuselah’s hand is empty
vtes-phrase-burned-when-empty = burn this card when it has no counters
vtes-phrase-saves-draws = each time you would draw to replace another card, burn 1 counter from this card instead. Burn this card when it has no counters
vtes-phrase-announces-action = an action
    .verb = announce
    .aim = { $who-thing }
vtes-phrase-remember-target = { $until ->
    [turn] for this turn
    [game] until you choose another
   *[action] for this action
}
    .so = { vtes-phrase-remember-target }
    .inf = choose ⟨{ $choice-id }¦{ $choice-one }¦that minion⟩ { vtes-phrase-remember-target }
    .may = you may choose ⟨{ $choice-id }¦{ $choice-one }¦that minion⟩ { vtes-phrase-remember-target }
    .silent = { $until ->
        [game] { $anew ->
            [yes] none
           *[no] yes
        }
       *[other] none
    }
vtes-phrase-action-resolved = an action of { $who-one } has been resolved
vtes-phrase-immune-to-normal = immune to damage that is not aggravated { vtes-until }
    .verb = be
vtes-phrase-pay-less = { $amount } less blood for this card
    .subject = { vtes-phrase-self }
    .verb = pay
vtes-phrase-lowers-cost = when { $burn ->
    [yes] { vtes-phrase-host-card }
   *[no] a minion you control
} recruits or employs { $of-one }, you may { $burn ->
    [yes] burn
   *[no] tap
} this card to reduce the cost by { $burn ->
    [yes] up to{" "}
   *[no] {""}
}{ $amount } blood or pool
vtes-phrase-pays-with-counters = while { vtes-holder } is ready, you may pay some or all of the pool cost of { $of-one } with counters on { $from-all } you control
vtes-phrase-pays-less-once = { $in_combat ->
    [yes] { vtes-holder } may once pay { $amount } less blood for a combat card
   *[no] once each turn, { vtes-holder } may pay { $amount } less blood for a card
}{ $offer-kind ->
   *[other] {""}
}
vtes-phrase-hurts-back = during each strike resolution this round, the opposing minion takes as much { $aggravated ->
    [yes] aggravated{" "}
   *[no] {""}
}damage as that minion’s strike inflicts on { vtes-phrase-self }
vtes-phrase-instead-of-draw = if this minion is still ready when you would draw to replace this card, { $effect-then } instead
vtes-phrase-if-strike-hits = if any damage from this strike is inflicted on the opposing minion, { $effect-then }
vtes-phrase-strikes-may-fail = for each strike made against { vtes-phrase-self }, flip a coin. On tails, the strike has no effect on { vtes-phrase-self }. This lasts until heads is flipped or combat ends
vtes-phrase-strike-is-prevented = all damage from this strike
    .verb = prevent
vtes-phrase-set-next-range = you may set the range of the next round
vtes-phrase-load-gun = only usable if { vtes-phrase-self } strikes with a gun. This combat, the gun inflicts +{ $aggravated } aggravated damage each strike. Burn the gun after strike resolution. Only one ammo card can be used on a gun each combat
vtes-phrase-harm = { $itself ->
    [yes] this card
   *[no] { vtes-holder }
}{ $inflicts ->
    [no] {" "}inflicts no damage { $on ->
        [none] in combat
       *[other] on { $on-all }
    }
   *[yes] {""}
}{ $takes_normal ->
    [no] { $inflicts ->
        [no] {" "}and
       *[yes] {""}
    } is immune to damage that is not aggravated
   *[yes] {""}
}{ $takes_aggravated ->
    [no] {" "}takes aggravated damage in combat as normal damage
   *[yes] {""}
}{ $hands_aggravated ->
    [yes] {" "}does aggravated damage with hand strikes
   *[no] {""}
}{ $first ->
    [yes] {" "}strikes with first strike
   *[no] {""}
}{ $less ->
    [0] {""}
   *[other] {" "}takes { $less } less damage in combat from each strike or other effect of the opposing minion
}{ $immune_to ->
    [none] {""}
   *[other] {" "}is immune to damage from { $immune_to-all }{ $if ->
        [none] {""}
       *[other] {" "}if { $if }
    }
}{ $aggravated_on ->
    [none] {""}
   *[other] {" "}inflicts only aggravated damage on { $aggravated_on-all }
}{ $aggravated_from ->
    [none] {""}
   *[other] {" "}takes all damage from { $aggravated_from-all } as aggravated damage
}
vtes-phrase-improves-strikes = { vtes-holder } { AND(vtes-phrase-improves-strikes.harm, vtes-phrase-improves-strikes.theft, vtes-phrase-improves-strikes.early) } with { $weapons ->
    [none] { $ranged ->
        [yes] ranged strikes, even at close range
       *[no] strikes that require { $disciplines-discipline-any }
    }
   *[other] { $weapons-all }
}{ $if-kind ->
    [none] {""}
    [at-range] {" "}at long range
   *[other] {" "}if { $if }
}
    .harm = { $damage ->
        [0] none
       *[other] inflicts +{ $damage } damage
    }
    .theft = { $steals ->
        [0] none
       *[other] steals { $steals } more blood
    }
    .early = { $first ->
        [yes] has first strike
       *[no] none
    }
vtes-phrase-falls-by-damage = { vtes-holder } { $burned ->
    [yes] is burned, without going to torpor,
   *[no] goes to torpor
} if { vtes-holder } takes more than { $more_than } damage { $burned ->
    [yes] in one combat
   *[no] from now on
}
vtes-phrase-blood-to-act = { $blocking ->
    [yes] { vtes-holder } must burn { $blood-blood } to attempt to block{ $if ->
        [none] {""}
       *[other] {" "}if { $if }
    }
   *[no] { $if ->
        [none] {""}
       *[other] if { $if },{" "}
    }the minion with this card must burn { $blood-blood } to attempt any action but a hunt or one to enter combat
}
vtes-phrase-aggravated-as-normal = { $amount ->
    [0] aggravated damage as normal damage for the rest of { $until ->
        [round] this round
       *[other] combat
    }
   *[other] { $amount } aggravated damage as normal damage
}
    .verb = treat
vtes-phrase-aggravate-damage = all damage in this combat as aggravated damage
    .subject = { $which-all }
    .person = many
    .verb = take

## Piles, prices, what cards remember, the end of phases

vtes-phrase-cards-in = { $of-person ->
    [other] { $of } has
   *[you] { $owner ->
        [none] you have
       *[other] they have
    }
} { $at_least ->
    [one] { $which ->
        [none] a card
       *[other] { $which-one }
    }
   *[other] at least { $at_least } { $which ->
        [none] cards
       *[other] { $which-all }
    }{ $alike ->
        [yes] {" "}of the same name
       *[no] {""}
    }
} in { $of-person ->
    [other] their
   *[you] { $owner ->
        [none] your
       *[other] their
    }
} { $place ->
    [hand] hand
    [crypt] crypt
   *[ash-heap] ash heap
}
vtes-phrase-discard-cards = { $or_else ->
    [none] { vtes-phrase-discard-cards.what }
   *[other] { vtes-phrase-discard-cards.what }{ $or_else-kind ->
        [take-control] { vtes-phrase-discard-cards.else }
       *[other] {" "}to cancel this card. { CAPITAL($or_else) }
    }
}
    .else = . If { $by-person ->
        [you] you do
       *[other] { $by } does
    } not, { $or_else-then }
    .subject = { $by }
    .person = { $by-person }
    .plain = { $or_else ->
        [none] { $by-person ->
            [you] discard
           *[other] { $by } discards
        } { vtes-phrase-discard-cards }
       *[other] { $by } may discard { vtes-phrase-discard-cards }
    }
    .then = { vtes-phrase-discard-cards.plain }
    .verb = discard
    .what = { $which ->
        [none] { $whole ->
            [yes] your hand
           *[no] { $amount-card }{ $alike ->
                [yes] {" "}of the same name
               *[no] {""}
            }
        }
       *[other] { $amount ->
            [1] { $which-one }
           *[other] { $amount } { $which-all }
        }
    }{ $out_of_turn ->
        [yes] {" "}as an out-of-turn master card
       *[no] {""}
    }
vtes-phrase-discard-or-tap = for { $which-each }, { $by } discards a card from hand or taps that minion. These cards are not replaced before the master phase
vtes-phrase-back-from-ash-heap = up to { $most } library cards in { $by-person ->
    [you] your
   *[other] their
} ash heap. { $to_hand ->
    [0] They are
    [one] The first one you choose goes to your hand, the others are
   *[other] The first { $to_hand } you choose go to your hand, the others are
} shuffled into { $by-person ->
    [you] your
   *[other] their
} library
    .verb = choose
vtes-phrase-remove-ashes = { $of-person ->
    [you] { $amount-card } in your ash heap from the game
   *[other] from the game { $amount-card } in the ash heap of { $of-obj }
}
    .verb = remove
vtes-phrase-remove-any = you may remove any number of { $which-all } in your hand or ash heap from the game. For each of them, { $then }
vtes-phrase-remove-from-game = { $who } from the game
    .verb = remove
vtes-phrase-hand-size = { $amount-signed } hand size { $until ->
    [turn] until the end of the turn
   *[other] { vtes-until }
}{ $while_in_play ->
    [yes] {" "}while this card is in play
   *[no] {""}
}
    .plain = { $of-person ->
        [you] { vtes-phrase-hand-size }
       *[other] { $of } gets { vtes-phrase-hand-size }
    }
    .subject = { $of }
    .person = { $of-person }
    .verb = get
vtes-phrase-chosen-card = { $location ->
    [yes] the chosen location
   *[other] the { $player ->
        [yes] minion who played this card
       *[no] { $number ->
            [1] first{" "}
            [2] second{" "}
           *[other] {""}
        }chosen minion
    }
}
    .thing = { $location ->
        [yes] location
       *[other] minion
    }
vtes-phrase-changes-pool-cost = { $of-all } { $who-person ->
    [you] { $by_minions ->
        [yes] {""}
       *[no] you play{" "}
    }
    [other] played by { $who-obj }{" "}
   *[none] {""}
}{ $on ->
    [none] {""}
   *[other] { $who-person ->
        [you] targeting
        [none] played on
       *[other] on
    } { $on-one }{" "}
}cost { $by_minions ->
    [yes] you { $pool ->
        [-1] 1 less
       *[other] { $pool } more
    } blood or pool
   *[no] { SIGNED($pool) } pool
}
vtes-phrase-changes-controller = the controller of { $who-one } changes
vtes-phrase-gets-edge = { $who-person ->
    [you] you get
   *[other] { $who-kind ->
        [each-methuselah] { $who-one }
       *[other] { $who }
    } gets
} the Edge anew
vtes-phrase-phase-closes = no one does anything more { $phase-window-when } of { $of-obj }
    .when = before { $of-poss } { $phase ->
        [discard-phase] discard phase
        [influence-phase] influence phase
        [master-phase] master phase
        [minion-phase] minion phase
        [untap] untap phase
       *[other] phase
    } ends

## Rounds of combat, weapons, aims

vtes-phrase-enters-play = { $comes_out ->
    [yes] you move { $who-one } from your uncontrolled region to your ready region
   *[no] { $who-one } comes into play{ $outside ->
        [untap] {" "}outside of an untap phase
       *[none] {""}
}
}
    .aim = { $who-thing }
vtes-phrase-is-equipped = a minion equips with { $who }
    .aim = minion
vtes-phrase-set-range = the range of { $first_round ->
    [yes] the first round
   *[no] { $all_rounds ->
        [yes] each round
       *[no] this round
    }
} to { $long ->
    [yes] long
   *[no] close
} without maneuvers
    .verb = set
vtes-phrase-initial-strike = use { vtes-phrase-initial-strike.with } for the initial strike this round{ vtes-phrase-initial-strike.first }
    .with = { $strike ->
        [none] this weapon
       *[other] a { $strike-main }
    }
    .first = { $answered_first ->
        [yes] . The opposing minion’s strike has first strike
       *[no] {""}
    }
    .subject = { vtes-phrase-self }
    .verb = must
    .inf = { vtes-phrase-initial-strike }
    .so = to { vtes-phrase-initial-strike }
vtes-phrase-if-another-round = at the start of the next round of this combat, { $effect-then }
vtes-phrase-equip-with-first = { $anyone ->
    [yes] a ready minion you control{" "}
   *[no] {""}
}with the first { $trait ->
    [none] equipment
   *[other] { $trait-name }
} in your library (from the top), paying its cost
    .verb = equip
    .tail = . If that is not possible, burn that { $trait ->
        [none] equipment
       *[other] { $trait-name }
    }. Then shuffle your library
vtes-phrase-find-equipment = your library for an equipment card, put it on { $on }, ignoring requirements, and pay half its cost (rounded down). Then shuffle your library
    .verb = search
vtes-phrase-striking-weapon = the weapon that does the damage
    .thing = weapon
vtes-phrase-in-hand = { $filters-one } from your hand
    .one = { $filters-one } from your hand
    .all = { $filters-all } from your hand
    .thing = { $filters-thing }
vtes-phrase-allows-bleed = usable to bleed
    .after = that can be used to bleed
    .is = can be used to bleed
vtes-phrase-playable-on = playable on { $who }
    .after = that could be played on { $who }
    .is = could be played on { $who }
vtes-phrase-is-obtainable = { $most_damage ->
    [99] {""}
   *[other] that does at most { $most_damage } damage with a strike, none of it aggravated
}
    .before = { $ignoring ->
        [yes] {""}
       *[no] { $most_damage ->
            [99] playable
           *[other] {""}
        }
    }
    .after = { $most_damage ->
        [99] { $ignoring ->
            [yes] that you can pay for
           *[no] {""}
        }
       *[other] (at most { $most_damage } damage with a strike, none of it aggravated)
    }
    .is = { $most_damage ->
        [99] can be used
       *[other] does at most { $most_damage } damage with a strike, none of it aggravated
    }
    .near = yes
vtes-phrase-equip-from-hand = { $choice-thing ->
    [retainer] ⟨{ $choice-id }¦{ $choice-one }¦that card⟩ on { vtes-phrase-self }
    [card] ⟨{ $choice-id }¦{ $choice-one }¦that card⟩ into play with { vtes-phrase-self }
   *[other] { vtes-phrase-self } with ⟨{ $choice-id }¦{ $choice-one }¦that card⟩
}, { $ignoring ->
    [yes] ignoring its requirements but{" "}
   *[no] {""}
}paying its cost{ $less_pool ->
    [0] {""}
   *[other] {" "}reduced by { $less_pool } pool or up to { $less_blood } blood
}
    .verb = { $choice-thing ->
        [retainer] employ
        [card] bring
       *[other] equip
    }
    .life = { $more_life ->
        [0] {""}
       *[other] , with { $more_life } additional life
    }
vtes-phrase-library-size = the number of cards in your library
    .has = you have
    .bare = card in your library
    .bares = cards in your library
vtes-restriction-additional-strikes = use additional strikes
vtes-restriction-weapons = use weapons
vtes-restriction-weapon-damage = do damage with weapons
vtes-restriction-discipline-cards = play cards that require a discipline
vtes-restriction-strike-cards = play strike cards
vtes-restriction-press = press
vtes-restriction-strike = strike
vtes-restriction-combat-ends = strike to end combat
vtes-phrase-charges-blockers = { $by-all } who attempt to block { vtes-holder } burn { $blood } blood each, as far as they have any
vtes-phrase-burn-unless-repaid = { $who } unless its controller { $pool ->
    [0] pays its pool cost again
   *[other] burns { $pool } pool
}
    .verb = burn
vtes-phrase-grant = { $or_blocked ->
    [yes] until the end of the turn or until a bleed is blocked, { $ability }
   *[no] { vtes-until }, { $ability }
}
    .inf = have { $ability } { vtes-until }
    .so = to have { $ability } { vtes-until }
    .me = { $to-kind ->
        [opposing] opposing
        [term-card] chosen
        [targeted] chosen
       *[other] none
    }
vtes-phrase-lend = { $lent-list }
    .lends = yes
    .granted = { $until }
vtes-phrase-offer-intercept = { $who } to burn { $blood } blood once during this action to get +1 intercept
    .verb = allow
    .plain = once during this action you may burn { $pool } pool to give ⟨{ $choice-id }¦¦that { $who-thing }⟩ +1 intercept
vtes-phrase-might-block = who can attempt to block the action
    .after = who can attempt to block the action
vtes-phrase-block-cost = { $amount } blood each to attempt to block this action
    .subject = { $which-all }
    .person = many
    .verb = must-burn
vtes-phrase-settle-referendum = automatically
    .subject = { $next ->
        [yes] the next referendum called by { $by ->
            [none] a vampire you control
           *[other] { $by-one } you control
        }{ $until ->
            [turn] {" "}this turn
           *[game] {""}
        }
       *[no] the referendum
    }
    .verb = { $passes ->
        [yes] pass
       *[no] fail
    }
vtes-phrase-needs-stealth = { vtes-phrase-self } is acting and was blocked for want of stealth
vtes-phrase-continue-action = as if unblocked{ $stealth ->
    [0] {""}
   *[other] {" "}with +{ $stealth } stealth
}
    .subject = the action
    .verb = continue

vtes-until = { $until ->
    [strike] for this strike
    [action] this action
    [combat] this combat
    [round] this round
    [next-untap] until your next untap phase
    [game] for the rest of the game
   *[turn] this turn
}

vtes-choose = ⟪{ $choice-id }¦Choose { $choice-one }.{" "}⟫

vtes-unit-unpreventable = unpreventable damage
    .many = unpreventable damage
vtes-unit-unpreventable-aggravated = unpreventable aggravated damage
    .many = unpreventable aggravated damage

vtes-unit-counter = counter
    .many = counters
vtes-unit-life = life
    .many = life

vtes-moved = { $amount-kind ->
    [counters-on] { $from-thing ->
        [retainer] all life
       *[other] all blood
    }
   *[other] { $amount-blood }
}
