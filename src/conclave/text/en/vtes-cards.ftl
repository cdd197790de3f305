### The cards of V:TES: what things on them are called, and the phrases they are written in. Effects
### are whole sentences with one form; in English players have the forms obj and person.

## Disciplines and virtues

vtes-discipline-abo = Abombwe
vtes-discipline-ani = Animalism
vtes-discipline-aus = Auspex
vtes-discipline-cel = Celerity
vtes-discipline-chi = Chimerstry
vtes-discipline-dai = Daimoinon
vtes-discipline-dem = Dementation
vtes-discipline-dom = Dominate
vtes-discipline-for = Fortitude
vtes-discipline-mel = Melpominee
vtes-discipline-myt = Mytherceria
vtes-discipline-nec = Necromancy
vtes-discipline-obe = Obeah
vtes-discipline-obf = Obfuscate
vtes-discipline-obl = Oblivion
vtes-discipline-obt = Obtenebration
vtes-discipline-pot = Potence
vtes-discipline-pre = Presence
vtes-discipline-pro = Protean
vtes-discipline-qui = Quietus
vtes-discipline-san = Sanguinus
vtes-discipline-ser = Serpentis
vtes-discipline-spi = Spiritus
vtes-discipline-tem = Temporis
vtes-discipline-thn = Thanatosis
vtes-discipline-tha = Thaumaturgy
vtes-discipline-val = Valeren
vtes-discipline-vic = Vicissitude
vtes-discipline-vis = Visceratika
vtes-discipline-ven = Vengeance
vtes-discipline-def = Defense
vtes-discipline-inn = Innocence
vtes-discipline-jud = Judgment
vtes-discipline-mar = Martyrdom
vtes-discipline-red = Redemption
vtes-discipline-viz = Vision

## Clans and creeds

vtes-clan-brujah = Brujah
vtes-clan-malkavian = Malkavian
vtes-clan-nosferatu = Nosferatu
vtes-clan-toreador = Toreador
vtes-clan-tremere = Tremere
vtes-clan-ventrue = Ventrue
vtes-clan-caitiff = Caitiff
vtes-clan-brujah-antitribu = Brujah antitribu
vtes-clan-gangrel-antitribu = Gangrel antitribu
vtes-clan-malkavian-antitribu = Malkavian antitribu
vtes-clan-nosferatu-antitribu = Nosferatu antitribu
vtes-clan-toreador-antitribu = Toreador antitribu
vtes-clan-tremere-antitribu = Tremere antitribu
vtes-clan-ventrue-antitribu = Ventrue antitribu
vtes-clan-salubri-antitribu = Salubri antitribu
vtes-clan-lasombra = Lasombra
vtes-clan-tzimisce = Tzimisce
vtes-clan-pander = Pander
vtes-clan-ahrimane = Ahrimane
vtes-clan-blood-brother = Blood Brother
vtes-clan-kiasyd = Kiasyd
vtes-clan-harbinger-of-skulls = Harbinger of Skulls
vtes-clan-akunanse = Akunanse
vtes-clan-guruhi = Guruhi
vtes-clan-ishtarri = Ishtarri
vtes-clan-osebo = Osebo
vtes-clan-abomination = Abomination
vtes-clan-assamite = Assamite
vtes-clan-baali = Baali
vtes-clan-banu-haqim = Banu Haqim
vtes-clan-daughter-of-cacophony = Daughter of Cacophony
vtes-clan-follower-of-set = Follower of Set
vtes-clan-gangrel = Gangrel
vtes-clan-gargoyle = Gargoyle
vtes-clan-giovanni = Giovanni
vtes-clan-hecata = Hecata
vtes-clan-ministry = Ministry
vtes-clan-nagaraja = Nagaraja
vtes-clan-ravnos = Ravnos
vtes-clan-salubri = Salubri
vtes-clan-samedi = Samedi
vtes-clan-true-brujah = True Brujah
vtes-clan-avenger = Avenger
vtes-clan-defender = Defender
vtes-clan-innocent = Innocent
vtes-clan-judge = Judge
vtes-clan-martyr = Martyr
vtes-clan-redeemer = Redeemer
vtes-clan-visionary = Visionary

## Sects

vtes-sect-camarilla = Camarilla
vtes-sect-sabbat = Sabbat
vtes-sect-laibon = Laibon
vtes-sect-independent = independent

## Titles

vtes-title-primogen = primogen
vtes-title-prince = prince
    .of = Prince of { $detail }
vtes-title-justicar = justicar
    .of = { $detail } justicar
vtes-title-inner-circle = Inner Circle member
    .of = { $detail } Inner Circle member
vtes-title-bishop = bishop
vtes-title-archbishop = archbishop
    .of = Archbishop of { $detail }
vtes-title-priscus = priscus
vtes-title-cardinal = cardinal
vtes-title-regent = regent
vtes-title-kholo = kholo
    .of = { $detail } kholo
vtes-title-magaji = magaji
vtes-title-baron = baron
    .of = Baron of { $detail }
vtes-title-votes = votes of his own
    .of = { $detail ->
        [one] { $detail } vote
       *[other] { $detail } votes
    }

## Traits

vtes-trait-unique = unique
vtes-trait-location = location
vtes-trait-discipline = discipline card
vtes-trait-trophy = trophy
vtes-trait-trifle = trifle
vtes-trait-out-of-turn = out of turn
vtes-trait-title = title card
vtes-trait-burn-option = burn option
vtes-trait-equipment = equipment
vtes-trait-weapon = weapon
vtes-trait-gun = gun
vtes-trait-melee = melee weapon
vtes-trait-cold-iron = cold iron
vtes-trait-electronic = electronic
vtes-trait-vehicle = vehicle
vtes-trait-haven = haven
vtes-trait-animal = animal
vtes-trait-mortal = mortal
vtes-trait-ghoul = ghoul
vtes-trait-demon = demon
vtes-trait-ghost = ghost
vtes-trait-zombie = zombie
vtes-trait-changeling = changeling
vtes-trait-mage = mage
vtes-trait-werewolf = werewolf
vtes-trait-frenzy = frenzy
vtes-trait-grapple = grapple
vtes-trait-gehenna = Gehenna
vtes-trait-transient = transient
vtes-trait-boon = boon
vtes-trait-government = government
vtes-trait-hunting-ground = hunting ground
vtes-trait-investment = investment
vtes-trait-wraith = wraith
vtes-trait-blood-cursed = blood cursed
vtes-trait-infernal = infernal
vtes-trait-red-list = Red List
vtes-trait-scarce = scarce
vtes-trait-sterile = sterile
vtes-trait-advanced = advanced
vtes-trait-anarch = anarch
vtes-trait-seraph = seraph
vtes-trait-black-hand = Black Hand
vtes-trait-flight = flight
vtes-trait-path-of-caine = Path of Caine
vtes-trait-path-of-cathari = Path of Cathari
vtes-trait-path-of-death-and-the-soul = Path of Death and the Soul
vtes-trait-path-of-power-and-the-inner-voice = Path of Power and the Inner Voice
vtes-trait-any-turn = also in your own turn
vtes-trait-ally-in-play = an ally while in play
vtes-trait-slave = slave
    .of = { $detail } slave
vtes-trait-vulnerability = vulnerable
    .of = vulnerable to { $detail }

## How much

vtes-phrase-number = { $number }
    .much = { $number } { $number ->
        [one] { $unit-name }
       *[other] { $unit-many }
    }
    .signed = { SIGNED($number) }
vtes-phrase-equal = { $amount }
    .much = as much { $unit-many } as { $amount }
    .signed = +X (X is { $amount })
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
vtes-phrase-per = { $number } × { $of }{ $every ->
    [1] {""}
   *[other] {" "}/ { $every }
}
vtes-phrase-that-many = that number
    .much = that much { $unit-many }
vtes-phrase-counters-on = the number of counters on { $who }
vtes-phrase-number-of = the number of { $which-all }
vtes-phrase-strength-of = the strength of { $who }{ $more ->
    [0] {""}
   *[other] {" "}+{ $more }
}
vtes-phrase-bleed-of-action = the bleed against { $against-obj }
vtes-phrase-room-on = the blood that { $who } lacks to full capacity
vtes-phrase-points-of = { $times } × that Methuselah’s victory points
vtes-phrase-allotted-amount = the allotted number

## Who

vtes-phrase-you = you
    .obj = you
    .person = you
vtes-phrase-neighbour = { $prey ->
    [yes] your prey
   *[no] your predator
}
    .obj = { $prey ->
        [yes] your prey
       *[no] your predator
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
    .person = other
vtes-phrase-controller-of = the controller of { $card }
    .obj = the controller of { $card }
    .person = other
vtes-phrase-chosen = that Methuselah
    .obj = that Methuselah
    .person = other
vtes-phrase-acting = the acting Methuselah
    .obj = the acting Methuselah
    .person = other
vtes-phrase-bled = the Methuselah being bled
    .obj = the Methuselah being bled
    .person = other
vtes-phrase-allotted = each Methuselah in the terms
    .obj = each Methuselah in the terms
    .person = other
vtes-phrase-except = { $these } (not { $but-obj })
    .obj = { $these-obj } (not { $but-obj })
    .one = { $these-kind ->
        [each-methuselah] { $these-one }
       *[other] { $these-obj }
    } (not { $but-obj })
    .person = other
vtes-phrase-together = { $players-list }
    .obj = { $players-list }
    .person = other

## Cards by their part

vtes-phrase-self = this minion
vtes-phrase-targeted = that card
vtes-phrase-this-card = this card
vtes-phrase-host-card = the minion with this card
vtes-phrase-opposing = the opposing minion
vtes-phrase-acting-minion = the acting minion
vtes-phrase-blocker = the blocking minion
vtes-phrase-term-card = the card of the referendum

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
vtes-phrase-with-trait = { $trait-name }
    .noun = { $trait ->
        [location] a location
        [weapon] a weapon
       *[other] a card ({ $trait-name })
    }
    .nouns = { $trait ->
        [location] locations
        [weapon] weapons
       *[other] cards ({ $trait-name })
    }
vtes-phrase-in-region = { $region ->
    [5] ready
    [6] in torpor
    [4] uncontrolled
    [2] in hand
    [9] in the ash heap
   *[other] in play
}
vtes-phrase-is-tapped = { $tapped ->
    [yes] tapped
   *[no] untapped
}
vtes-phrase-controlled-by = { $who-person ->
    [you] that you control
   *[other] controlled by { $who-obj }
}
vtes-phrase-age = { $younger ->
    [yes] younger
   *[no] older
}
vtes-phrase-capacity-of = { $at_most ->
    [99] capacity { $at_least } or more
   *[other] { $at_least ->
        [0] capacity { $at_most } or less
       *[other] capacity { $at_least } to { $at_most }
    }
}
vtes-phrase-knows = { $at_least ->
    [0] without { $discipline-name }
    [1] { $at_most ->
        [1] with { $discipline-name } at inferior only
       *[other] with { $discipline-name }
    }
   *[other] with superior { $discipline-name }
}
vtes-phrase-has-blood = { $at_least ->
    [0] { $at_most } or fewer counters
   *[other] { $at_most ->
        [99] { $at_least } or more counters
        [999] { $at_least } or more counters
       *[other] { $at_least } to { $at_most } counters
    }
}
vtes-phrase-costs = { $at_least ->
    [0] costs { $at_most } or less pool
   *[other] { $at_most ->
        [99] costs { $at_least } or more pool
        [999] costs { $at_least } or more pool
       *[other] costs { $at_least } to { $at_most } pool
    }
}
vtes-phrase-did = already chosen so this turn
vtes-phrase-on-card = on { $which }
vtes-phrase-named = named { $name-card }
    .noun = { $name-card }
    .nouns = { $name-card }
vtes-phrase-of-clan = { $clan-name }
vtes-phrase-of-sect = { $sect-name }
vtes-phrase-has-title = { $kinds-title ->
    [none] titled
   *[other] { $kinds-title }
}
vtes-phrase-is-anarch = anarch
vtes-phrase-is-monster = monster
vtes-phrase-not = not: { $which }
vtes-phrase-all = { $filters-list }
vtes-phrase-any-of = { $filters-or }

## What is chosen

vtes-phrase-one = { $filters-noun }{ $filters-rest ->
    [none] {""}
   *[other] {" "}({ $filters-rest })
}{ $region ->
    [your-uncontrolled] {" "}in your uncontrolled region
    [ash-heap] {" "}in your ash heap
   *[in-play] {""}
}
    .all = { $filters-nouns }{ $filters-rest ->
        [none] {""}
       *[other] {" "}({ $filters-rest })
    }{ $region ->
        [your-uncontrolled] {" "}in your uncontrolled region
        [ash-heap] {" "}in your ash heap
       *[in-play] {""}
    }
vtes-phrase-only = { $who }
    .all = { $who }
vtes-phrase-amethuselah = { $among-kind ->
    [each-methuselah] { $among-one }
    [except] { $among-one }
   *[other] a Methuselah (of: { $among })
}
    .all = { $among }
vtes-phrase-aclan = a clan
    .all = clans
vtes-phrase-is = { $which }

## Whether

vtes-phrase-both = { $conditions-list }
vtes-phrase-unless = it is not so that { $condition }
vtes-phrase-fits = { $which-kind ->
    [in-region] { $who } is { $which }
    [is-tapped] { $who } is { $which }
    [age] { $who } is { $which }
    [of-clan] { $who } is { $which }
    [of-sect] { $who } is { $which }
    [of-type] { $who } is { $which-noun }
    [is-monster] { $who } is a { $which }
    [has-blood] { $who } has { $which }
   *[other] { $who } is: { $which }
}
vtes-phrase-exists = there are at least { $at_least } of: { $which-all }
vtes-phrase-is-merged = this vampire is merged
vtes-phrase-at-least = { $amount } is { $most ->
    [999] at least { $least }
   *[other] { $least } to { $most }
}
vtes-phrase-not-played-yet = { $by_you ->
    [yes] you have not played this card before
   *[no] nobody has played this card before
}
vtes-phrase-action-is = the action is: { $kinds-kind }
vtes-phrase-is-acting = this minion is acting
vtes-phrase-is-directed = the action is directed at { $at-obj }
vtes-phrase-action-succeeded = the action was successful
vtes-phrase-fights = the opponent is: { $which }
vtes-phrase-first-round = it is the first round

## When

vtes-phrase-goes-to-torpor = { $who } goes to torpor
vtes-phrase-is-burned = { $who } is burned{ $by ->
    [none] {""}
   *[other] {" "}by: { $by }
}
vtes-phrase-is-burned-in-combat = { $who } is burned in combat
vtes-phrase-enters-combat = { $who } enters combat
vtes-phrase-combat-is-over = a combat with { $who } is over
vtes-phrase-action-succeeds = an action of { $who } is successful{ $kinds-kind ->
    [none] {""}
   *[other] {" "}({ $kinds-kind })
}
vtes-phrase-bleed-succeeds = a bleed by { $who } is successful{ $of ->
    [none] {""}
   *[other] {" "}against { $of-obj }
}
vtes-phrase-bleed-would-succeed = a bleed by { $who } is about to be successful{ $of ->
    [none] {""}
   *[other] {" "}against { $of-obj }
}
vtes-phrase-blocks = { $who } blocks
vtes-phrase-plays-card = { $who } plays a card{ $disciplines-discipline ->
    [none] {""}
   *[other] {" "}({ $disciplines-discipline })
}
vtes-phrase-is-diablerized = { $who } is diablerized
vtes-phrase-untap-phase = it is the untap phase of { $of-obj }
vtes-phrase-discard-phase-ends = the turn of { $of-obj } ends
vtes-phrase-referendum-passes = a referendum called by { $by ->
    [none] { $of-obj }
   *[other] { $by }
} passes
vtes-phrase-referendum-failed = a referendum called by { $who } fails
vtes-phrase-is-ousted = { $who-person ->
    [you] you are ousted
   *[other] { $who } is ousted
}

## What joins effects

vtes-phrase-do = { $first }, then { $rest }
vtes-phrase-may = { $by ->
    [none] if you wish, { $effect }{ $then ->
        [none] {""}
       *[other] ; if you do, { $then }
    }
   *[other] if { $by } so chooses, { $effect }{ $then ->
        [none] {""}
       *[other] ; in that case { $then }
    }
}
vtes-phrase-if = if { $condition }: { $effect }{ $otherwise ->
    [none] {""}
   *[other] ; otherwise: { $otherwise }
}
vtes-phrase-either = { $by-person ->
    [you] you choose: { $first } or { $second }
   *[other] { $by } chooses: { $first } or { $second }
}
vtes-phrase-whenever = whenever { $moment }: { $effect }
vtes-phrase-instead = when { $moment }, instead: { $effect }

## What happens: pool and blood

vtes-phrase-gain-pool = { $by-person ->
    [you] you gain { $amount-pool }
   *[other] { $by } gains { $amount-pool }
}
vtes-phrase-burn-pool = { $by-person ->
    [you] you burn { $amount-pool }
   *[other] { $by } burns { $amount-pool }
}
vtes-phrase-burn-edge = you burn the edge
vtes-phrase-take-edge = { $by-person ->
    [you] you get the edge
   *[other] { $by } gets the edge
}
vtes-phrase-gain-blood = { $who } gains { $amount-blood }
vtes-phrase-burn-blood = { $who } burns { $amount-blood }
vtes-phrase-move-blood = move { $amount-blood } from { $from } to { $to }
vtes-phrase-blood-to-pool = move { $amount-blood } from { $from } to your pool
vtes-phrase-pool-to-blood = move { $amount-pool } from your pool to { $to }
vtes-phrase-inflict = { $amount-damage } to { $who }{ $aggravated ->
    [yes] , aggravated
   *[no] {""}
}{ $preventable ->
    [yes] {""}
   *[no] , not preventable
}
vtes-phrase-steal-blood = steal { $amount-blood }

## What happens: cards

vtes-phrase-tap = tap { $who }
vtes-phrase-untap = untap { $who }
vtes-phrase-burn = burn { $who }
vtes-phrase-to-torpor = send { $who } to torpor
vtes-phrase-rescue = { $who } leaves torpor
vtes-phrase-enter-combat = this minion enters combat with { $with }{ $they_first ->
    [yes] , who goes first
   *[no] {""}
}{ $gains ->
    [none] {""}
   *[other] ; in it: { $gains }
}
vtes-phrase-put-in-play = { $on ->
    [none] put this card in play
   *[other] put this card on { $on }
}
vtes-phrase-take-control = { $by } { $by-person ->
    [you] take
   *[other] takes
} control of { $who }
vtes-phrase-move-card = move { $who } onto { $to }
vtes-phrase-choose-clan = choose a clan
vtes-phrase-remember-clan = this card remembers the chosen clan
vtes-phrase-give-title = { $who } gains a title: { $title-name }
vtes-phrase-change-sect = { $who } changes sect: { $sect-name }
vtes-phrase-draw = draw { $amount-card }
vtes-phrase-draw-crypt = move { $amount-card } from your crypt to your uncontrolled region
vtes-phrase-card-to-hand = return { $who } to its owner’s hand
vtes-phrase-gain-phase-action = you get another action of this phase
vtes-phrase-give-back-action = its player gets the master phase action back
vtes-phrase-remember = { $by_you ->
    [yes] you cannot play this card again
   *[no] nobody can play this card again
}
vtes-phrase-note-turn = not { $who } again this turn
vtes-phrase-each = for each of: { $which-all }: { $effect }
vtes-phrase-allocate = allot { $amount } points among { $among-obj }, at least { $at_least ->
    [one] one of them
   *[other] { $at_least } of them
}
vtes-phrase-choose-term = choose { $among-kind ->
    [one] { $among }
   *[other] one of: { $among }
}
vtes-phrase-for-one = { $by-person ->
    [you] choose
   *[other] { $by } chooses
} { $which }{ $optional ->
    [yes] {" "}(or nothing)
   *[no] {""}
}: { $effect }
vtes-phrase-how-many = choose a number from { $least } to { $most }: { $effect }
vtes-phrase-repeat = { $times } times: { $effect }
vtes-phrase-search = { $where ->
    [library] search your library for a card ({ $which }) and take it into your hand
   *[other] search your crypt for a card ({ $which }) and put it in your uncontrolled region
}
vtes-phrase-into-research = search your library for { $number-card } for your research area
vtes-phrase-draw-from-research = if you wish, replace this card from your research area
vtes-phrase-look-at-top = look at the top { $number-card } of the library ({ $of })
vtes-phrase-top-to-bottom = put the top card of your library under it
vtes-phrase-destroy-equipment = destroy a card of the opponent ({ $which })
vtes-phrase-steal-equipment = steal a card of the opponent ({ $which })
vtes-phrase-end-combat = combat ends

## What happens: during actions and in combat

vtes-phrase-stealth = { $amount-signed } stealth
vtes-phrase-intercept = { $amount-signed } intercept{ $of ->
    [none] {""}
   *[other] {" "}(for: { $of })
}
vtes-phrase-bleed-bonus = { $amount-signed } bleed{ $while ->
    [none] {""}
   *[other] {" "}as long as { $while }
}{ $only ->
    [yes] ; no other card can add to this bleed
   *[no] {""}
}
vtes-phrase-reduce-bleed = reduce a bleed against you by { $amount }
vtes-phrase-redirect = the bleed against you goes to the chosen Methuselah
vtes-phrase-wake = { $who } can block and react as though untapped during this action
vtes-phrase-block-fails = the block attempt{ $who ->
    [none] {""}
   *[other] {" "}({ $who })
} { $cancelled ->
    [yes] is cancelled
   *[no] fails
}
vtes-phrase-cannot-block = cannot block this action: { $who }
vtes-phrase-at-end-of-action = at the end of the action: { $effect }
vtes-phrase-votes = { $amount-signed } votes{ $who ->
    [none] {""}
   *[other] {" "}for { $who }
}
vtes-phrase-cancel = cancel a card as it is played: { $types-type }{ $trait ->
    [none] {""}
   *[other] {" "}({ $trait-name })
}{ $without ->
    [none] {""}
   *[other] {" "}(not: { $without-name })
}{ $redirecting ->
    [yes] {" "}(that would change the target of the bleed)
   *[no] {""}
}, played by { $by-obj }{ $player ->
    [none] {""}
   *[other] {" "}({ $player })
}{ $on_self ->
    [yes] {" "}on this minion
   *[no] {""}
}
vtes-phrase-maneuver = maneuver
vtes-phrase-press = press{ $only_on ->
    [yes] , only to continue
   *[no] {""}
}
vtes-phrase-gain-press = { $who } gets a press { $until ->
    [action] for this action
    [combat] for this combat
    [round] for this round
   *[turn] for this turn
}{ $only_on ->
    [yes] , only to continue
   *[no] {""}
}
vtes-phrase-gain-maneuver = { $who } gets a maneuver { $until ->
    [action] for this action
    [combat] for this combat
    [round] for this round
   *[turn] for this turn
}
vtes-phrase-additional-strikes = { $amount-strike }
vtes-phrase-strength = { $amount-signed } strength for { $who } { $until ->
    [action] for this action
    [combat] for this combat
    [round] for this round
   *[turn] for this turn
}
vtes-phrase-hand-damage-aggravated = this minion’s hand strikes do aggravated damage { $until ->
    [action] for this action
    [combat] for this combat
    [round] for this round
   *[turn] for this turn
}
vtes-phrase-prevent = prevent { $amount-damage }{ $normal_only ->
    [yes] , not aggravated
   *[no] {""}
}{ $struck_only ->
    [yes] , only from a strike
   *[no] {""}
}

## What it costs

vtes-phrase-cost = { $blood ->
    [0] { $pool ->
        [0] { $conviction ->
            [0] { $x ->
                [yes] X blood
               *[no] none
            }
           *[other] { $conviction } conviction
        }
       *[other] { $pool-pool }
    }
   *[other] { $blood-blood }{ $x ->
        [yes] {" + "}X blood
       *[no] {""}
    }{ $pool ->
        [0] {""}
       *[other] {" + "}{ $pool-pool }
    }
}

## Actions and strikes

vtes-phrase-action = { $kind ->
    [card] action
   *[other] { $kind-name }
}{ $stealth ->
    [0] {""}
   *[other] , { SIGNED($stealth) } stealth
}{ $bleed ->
    [0] {""}
   *[other] , { SIGNED($bleed) } bleed
}{ $unaided ->
    [yes] , no other equipment can add to it
   *[no] {""}
}{ $hunt ->
    [1] {""}
   *[other] , gains { $hunt } blood
}{ $at ->
    [none] {""}
   *[other] , directed at { $at-obj }
}{ $target ->
    [none] {""}
   *[other] , target: { $target }
}{ $effect ->
    [none] {""}
   *[other] : { $effect }
}
vtes-phrase-motion = { $terms ->
    [none] {""}
   *[other] { $terms };{" "}
}if the referendum passes: { $passed }
vtes-phrase-strike = strike: { $hand ->
    [yes] { $damage ->
        [0] hand strike
       *[other] hand strike at { $damage-signed } damage
    }
   *[no] { $damage ->
        [0] {""}
       *[other] { $damage-damage }
    }
}{ $aggravated ->
    [yes] , aggravated
   *[no] {""}
}{ $ranged ->
    [yes] , ranged
   *[no] {""}
}{ $first ->
    [yes] , first strike
   *[no] {""}
}{ $dodge ->
    [yes] , dodge
   *[no] {""}
}{ $ends ->
    [yes] , combat ends
   *[no] {""}
}{ $maneuver ->
    [optional] , with an optional maneuver
    [must] , with a maneuver
    [to-close] , with an optional maneuver to close range
   *[other] {""}
}{ $press ->
    [yes] , with an optional press
   *[no] {""}
}{ $melee ->
    [yes] , a melee weapon may be used
   *[no] {""}
}{ $melee_more ->
    [0] {""}
   *[other] {" "}(for { $melee_more } damage more)
}{ $not_by-discipline ->
    [none] {""}
   *[other] , not preventable by cards that require { $not_by-discipline }
}{ $effect ->
    [none] {""}
   *[other] , { $effect }
}

## Ways to play a card

vtes-phrase-mode = { $mixed ->
    [none] {""}
   *[other] { $type-name }:{" "}
}{ $draft ->
    [yes] draft{" "}
   *[no] {""}
}{ $disciplines-level ->
    [none] {""}
   *[other] { $disciplines-level }:{" "}
}{ $by ->
    [other] by another ready minion of yours:{" "}
    [untapped] by another untapped minion of yours:{" "}
   *[none] {""}
}{ $untapped ->
    [no] by a tapped minion:{" "}
   *[yes] {""}
}{ $needs-list ->
    [none] {""}
   *[other] needs: { $needs-list }:{" "}
}{ $cost ->
    [none] {""}
   *[other] cost { $cost }:{" "}
}{ $if ->
    [none] {""}
   *[other] if { $if }:{" "}
}{ $when-window ->
    [none] {""}
   *[other] ({ $when-window }){" "}
}{ $target ->
    [none] {""}
   *[other] choose { $target }:{" "}
}{ $effect }{ $traits-trait ->
    [none] {""}
   *[other] {" "}({ $traits-trait })
}{ $once ->
    [none] {""}
    [turn] {" "}(once a turn)
    [action] {" "}(once an action)
    [combat] {" "}(once a combat)
    [round] {" "}(once a round)
    [rounds] {" "}(not in two rounds in succession)
    [untap] {" "}(once until untapped)
   *[game] {" "}(once in the game)
}

## What a card has in play

vtes-phrase-bonus = { $amount-signed } { $what ->
    [damage] damage with each strike
    [stealth] stealth
    [intercept] intercept
    [bleed] bleed
    [strength] strength
    [votes] votes
    [capacity] capacity
    [transfers] transfers
    [master-actions] master phase actions
    [discard-actions] discard phase actions
    [hunt] blood from hunting
    [master-cost] pool as cost of master cards that are played on this minion
    [hand-size] hand size
   *[other] { $what }
}{ $to ->
    [none] {""}
   *[other] , for: { $to }
}{ $everyone ->
    [yes] , for every Methuselah
   *[no] {""}
}{ $if ->
    [none] {""}
   *[other] , if { $if }
}
vtes-phrase-can = { $when-window ->
    [none] {""}
   *[other] { $when-window }:{" "}
}{ $by ->
    [host] by the controller of the minion:{" "}
    [target] by the controller of the chosen card:{" "}
    [anyone] by any Methuselah:{" "}
   *[controller] {""}
}{ $type ->
    [none] {""}
   *[other] as { $type-name }:{" "}
}{ $own_turn ->
    [no] in any turn:{" "}
   *[yes] {""}
}{ $even_torpid ->
    [yes] even if not ready:{" "}
   *[no] {""}
}{ $phase_action ->
    [yes] uses a phase action:{" "}
   *[no] {""}
}{ $transfers ->
    [0] {""}
   *[other] transfers: { $transfers }:{" "}
}{ $tap ->
    [yes] tap this card:{" "}
   *[no] {""}
}{ $while_tapped ->
    [yes] even while tapped:{" "}
   *[no] {""}
}{ $after_block ->
    [yes] in the combat after a block by this minion, who had this card then:{" "}
   *[no] {""}
}{ $burn ->
    [yes] burn this card:{" "}
   *[no] {""}
}{ $cost ->
    [none] {""}
   *[other] cost { $cost }:{" "}
}{ $if ->
    [none] {""}
   *[other] if { $if }:{" "}
}{ $target ->
    [none] {""}
   *[other] choose { $target }:{" "}
}{ $effect }{ $once ->
    [none] {""}
    [turn] {" "}(once a turn)
    [action] {" "}(once an action)
    [combat] {" "}(once a combat)
    [round] {" "}(once a round)
    [untap] {" "}(once until untapped)
   *[game] {" "}(once in the game)
}
vtes-phrase-can-act = { $by ->
    [none] {""}
   *[other] { $by },{" "}
}{ $anyone ->
    [yes] of any Methuselah:{" "}
   *[no] {""}
}{ $tap ->
    [yes] tap this card:{" "}
   *[no] {""}
}{ $cost ->
    [none] {""}
   *[other] cost { $cost }:{" "}
}{ $if ->
    [none] {""}
   *[other] if { $if }:{" "}
}may take an action: { $action }
vtes-phrase-weapon = { $strike }{ $once ->
    [none] {""}
   *[other] {" "}(the maneuver once a combat)
}{ $limit ->
    [combat] {" "}(once a combat)
    [round] {" "}(once a round)
   *[other] {""}
}{ $only_long ->
    [yes] , only at long range
   *[no] {""}
}{ $if ->
    [none] {""}
   *[other] , if { $if }
}{ $wears ->
    [yes] ; it loses a counter for each point of damage that it inflicts, and is burned without counters
   *[no] {""}
}
vtes-phrase-discipline-level = { $discipline ->
    [chosen] the chosen discipline
   *[other] { $discipline-name }
}: { $levels ->
    [one] { $levels } level
   *[other] { $levels } levels
} more{ $to_play ->
    [yes] {" "}(only for playing cards)
   *[no] {""}
}
vtes-phrase-becomes = { $chosen ->
    [yes] the minion is of the chosen clan
   *[no] { $clan ->
        [none] the vampire belongs to the sect: { $sect-name }
       *[other] the minion is of the clan { $clan-name }
    }
}
vtes-phrase-holds-title = the vampire holds the title: { $title-name }
vtes-phrase-only-one = a minion may have at most { $most } { $trait ->
    [none] of this name
   *[other] of this kind: { $trait-name }
}
vtes-phrase-forbids = { $who ->
    [none] {""}
   *[other] { $who }:{" "}
}forbidden: { $what-forbidden }{ $if ->
    [none] {""}
   *[other] , if { $if }
}
vtes-forbidden-act = acting
vtes-forbidden-block = blocking
vtes-forbidden-equipment = having equipment
vtes-forbidden-retainer = having retainers
vtes-forbidden-target = being the target of actions of others than the controller of this card
vtes-phrase-changes-cost = { $types-type ->
    [none] { $disciplines-discipline ->
        [none] { $kinds-kind ->
            [none] cards and actions
           *[other] an action ({ $kinds-kind })
        }
       *[other] cards that require { $disciplines-discipline }
    }
   *[other] cards ({ $types-type }){ $disciplines-discipline ->
        [none] {""}
       *[other] {" "}that require { $disciplines-discipline }
    }
}{ $who ->
    [none] {""}
   *[other] {" "}of { $who }
}: { SIGNED($more) } blood in cost{ $if ->
    [none] {""}
   *[other] , if { $if }
}
vtes-phrase-represents = only while in play this card is: { $what-trait }
vtes-phrase-never-gains = this minion never gains blood or life: it goes to the bank
vtes-phrase-wards = cards that require { $clans-clan }, { $disciplines-discipline } cannot target this minion or be put on him, and those on him are burned
vtes-phrase-unblockable = cannot be blocked by: { $by }
vtes-phrase-not-replaced = { $until ->
    [end-of-action] do not replace this card until the end of the action
    [next-untap] do not replace this card until your next untap phase
    [next-discard] do not replace this card until your next discard phase
    [end-of-combat] do not replace this card until the combat is over
   *[in-play] do not replace this card as long as it is in play
}

## Whole cards

vtes-phrase-printed = { CAPITAL($types-type) }{ $traits-trait ->
    [none] {""}
   *[other] {" "}· { $traits-trait }
}{ $clans-clan ->
    [none] {""}
   *[other] {" "}· { $clans-clan }
}{ $cost ->
    [none] {""}
   *[other] {" "}· cost { $cost }
}{ $life ->
    [0] {""}
   *[other] {" "}· life { $life }, strength { $strength }, bleed { $bleed }
}
    .text = { $needs-list ->
        [none] {""}
       *[other] Requires: { $needs-list }.{" "}
    }{ $modes } { $grants }
    .group = { CAPITAL($types-type) }
    .note = {""}
    .mixed = { $types-several }
vtes-phrase-crypt = { CAPITAL($kind-type) } · { $clan-name } · group { $group } · { $kind ->
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
}{ $traits-trait ->
    [none] {""}
   *[other] {" "}· { $traits-trait }
}
    .text = { $grants }
    .group = { CAPITAL($kind-type) }: { $clan-name }
    .note = {""}

## More amounts and players

vtes-phrase-life-lost = the life that { $who } lacks
vtes-phrase-plus = { $of } + { $more }
vtes-phrase-least-of = { $of } (at most { $most })
vtes-phrase-lost-to-damage = what { $who } lost to damage this round
vtes-phrase-methuselahs = the number of Methuselahs in the game
vtes-phrase-votes-ahead = the votes by which the referendum passed
vtes-phrase-depending = { $then } if { $on }, otherwise { $otherwise }
vtes-phrase-capacity-named = { $by_predator ->
    [yes] the capacity of the vampire chosen by that Methuselah’s predator
   *[no] the capacity of the vampire chosen by that Methuselah
}
vtes-phrase-predator-of = the predator of { $whom-obj }
    .obj = the predator of { $whom-obj }
    .person = other
vtes-phrase-term-seat = the Methuselah of the referendum
    .obj = the Methuselah of the referendum
    .person = other
vtes-phrase-richer = each Methuselah with more pool than you
    .obj = each Methuselah with more pool than you
    .person = other

## More kinds and conditions

vtes-phrase-of-named-clan = of the chosen clan
vtes-phrase-lost-life = with less life than at the start
vtes-phrase-any-holds = { $conditions-or }
vtes-phrase-still-playing = at least { $at_least } Methuselahs are in the game
vtes-phrase-concerns = it is about { $who-obj }
vtes-phrase-action-needs = the action requires { $disciplines-discipline }
vtes-phrase-bleed-succeeded = the action was a successful bleed
vtes-phrase-can-be-raised = the bleed can still be increased
vtes-phrase-was-blocked = { $by_self ->
    [yes] this minion has blocked the action
   *[no] the action was blocked
}
vtes-phrase-as-announced = the action has just been announced
vtes-phrase-action-by = the acting minion is controlled by { $who-obj }
vtes-phrase-played-this-action = { $name-card } was played during this action
vtes-phrase-passed-referendum = the referendum has passed
vtes-phrase-at-range = { $long ->
    [yes] the range is long
   *[no] the range is close
}
vtes-phrase-combat-ends = combat is about to end with both ready
vtes-phrase-not-exhausted = no card of this name was used in this action
vtes-phrase-discard-phase-begins = the discard phase of { $of-obj } begins

## More that happens

vtes-phrase-as-action-resolves = as the action resolves: { $effect }
vtes-phrase-when-block-fails = for each minion whose block fails: { $effect }
vtes-phrase-if-blocked = when this minion’s combat begins: { $effect }
vtes-phrase-less-intercept = −{ $amount } intercept for the blocking minion
vtes-phrase-untap-and-block = untap this minion; he attempts to block{ $intercept ->
    [0] {""}
   *[other] , +{ $intercept } intercept
}
vtes-phrase-no-combat = the block leads to no combat
vtes-phrase-not-tapped = { $who } does not tap for blocking
vtes-phrase-stays-tapped = { $who } does not untap in the next untap phase
vtes-phrase-one-of = { $effects-or }
vtes-phrase-keeps-from = { $who } cannot: { $what-keep } { $until ->
    [action] for this action
    [combat] for this combat
    [round] for this round
   *[turn] for this turn
}
vtes-phrase-next-round-close = another round is at close range without maneuvers
vtes-phrase-hurts-each-round = each round of this combat: { $amount } damage to { $who }
vtes-phrase-prevent-strike = { $all_round ->
    [yes] prevent all damage from the opponent’s strikes this round
   *[no] prevent all damage from the opponent’s strike
}
vtes-phrase-another-combat = after this combat both minions fight again
vtes-phrase-set-strength = { $who } has strength { $strength } { $until ->
    [action] for this action
    [combat] for this combat
    [round] for this round
   *[turn] for this turn
}
vtes-phrase-strike-harder = +{ $amount } damage with the next strike
vtes-phrase-intercept-of = { $amount-signed } intercept for: { $which }
vtes-phrase-exhaust = no other card of this name in this action
vtes-phrase-cancel-against = cancel a card played against this minion that requires { $disciplines-discipline }
vtes-phrase-plays-basic = may play cards that require { $disciplines-discipline } at inferior as a vampire of capacity { $as_old }
vtes-phrase-name-methuselah = choose { $among-kind ->
    [each-methuselah] { $among-one }
   *[other] one: { $among }
}
vtes-phrase-name-several = choose at least { $at_least }: { $among }
vtes-phrase-each-may-name = each Methuselah may choose one of: { $which-all }
vtes-phrase-shift-pool = that Methuselah loses the allotted pool, and the others get it
vtes-phrase-banish = { $who } goes to the uncontrolled region with all that is on it
vtes-phrase-lose-title = { $who } loses the title
vtes-phrase-cancel-referendum = the referendum is cancelled, and its card returns to hand{ $untap ->
    [yes] ; the acting minion untaps
   *[no] {""}
}{ $barred ->
    [yes] ; his controller’s minions cannot take the same action again this turn
   *[no] {""}
}
vtes-phrase-has-voted = has cast votes in this referendum
    .noun = a vampire who has cast votes in this referendum
    .nouns = vampires who have cast votes in this referendum
vtes-phrase-abstains = { $who } abstains in this referendum (votes already cast are taken back)
vtes-phrase-passes-by-itself = the outcome of the referendum is settled whatever the votes are
vtes-phrase-asks-for-title = only a titled vampire may call the referendum
vtes-phrase-referendum-fails = the referendum fails whatever the votes are
vtes-phrase-blood-or-pool = { $who } gains { $amount-blood }; up to { $to_pool } of it goes to your pool instead
vtes-keep-1 = maneuver to close range
vtes-keep-2 = maneuver to long range
vtes-keep-3 = press to continue
vtes-keep-4 = press to end
vtes-keep-5 = use equipment
vtes-keep-6 = strike otherwise than by hand
vtes-phrase-is-library-card = library card
    .noun = a library card
    .nouns = library cards
vtes-phrase-each-player = for { $players-obj }: { $effect }
vtes-phrase-blood-hunt = a blood hunt on { $who } is called
vtes-phrase-of-circle = of the same circle

## Progeny

vtes-phrase-is-vampire = in play this card is a vampire who is not unique: capacity { $capacity }, { $clan ->
    [none] of the clan of the acting vampire
   *[other] { $clan-name }
}{ $sect ->
    [none] {""}
   *[other] , { $sect-name }
}
vtes-phrase-must-hunt = { $who } must hunt this turn
vtes-phrase-cannot-act-yet = { $who } cannot take any action this turn
vtes-phrase-find-for = if you wish, search your library, ash heap and hand for a card ({ $trait-name }) and put it on { $who }

## Bleeds, boons and what becomes of permanents

vtes-phrase-has-edge = { $who-person ->
    [you] you have the edge
   *[other] { $who } has the edge
}{ $or_nobody ->
    [yes] {" "}or nobody has it
   *[no] {""}
}
vtes-phrase-debtor = the debtor of this boon
    .obj = the debtor of this boon
    .person = other
vtes-phrase-indebt = { $who } becomes the debtor of this boon
vtes-phrase-pay-for-bleed = { $by-person ->
    [you] you burn the pool for the bleed instead of its target
   *[other] { $by } burns the pool for the bleed instead of its target
}
vtes-phrase-limit-bleed = at most { $most-pool } is burned for this bleed
vtes-phrase-remove-from-game = remove { $who } from the game
vtes-phrase-rearrange-equipment = each Methuselah in turn, beginning with you, may rearrange the equipment on ready minions
vtes-phrase-choose-discipline = choose a discipline
vtes-phrase-cancel-this = this card is cancelled
vtes-phrase-capacity = the capacity of { $who }
vtes-phrase-held = when you gain control of this card: { $gained }; when you lose control of it, even if it is burned or contested: { $lost }
vtes-phrase-in-combat = in combat now
vtes-phrase-committed-diablerie = has committed diablerie since your last turn
vtes-phrase-came-out = has just come out of the uncontrolled region

## Ending actions, waiting for what comes

vtes-phrase-end-action = the action ends at once without success and without combat
vtes-phrase-not-again = this minion cannot take the same action again this turn
vtes-phrase-no-more-modifiers = no more action modifiers can be played during this action
vtes-phrase-no-untapping = no minion can untap during this action
vtes-phrase-stealth-to-come = +1 stealth for each of the next actions of your minions this turn, as many as: { $actions }
vtes-phrase-bleeds-nothing = the bleed burns no pool and is unsuccessful
vtes-phrase-cheaper-action = the action costs { $amount } blood or pool less
vtes-phrase-no-more-blocks = { $by } cannot attempt to block this action again
vtes-phrase-attempt-block = this minion attempts to block, even if you could not block this action
vtes-phrase-if-passes = if the referendum passes: { $effect }
vtes-phrase-lost-to-referendum = the pool you lose by its effect
vtes-phrase-played-for-action = the card played for the action
vtes-phrase-carries = with { $which-noun }
vtes-phrase-pool-of = the pool of { $of-obj }
vtes-phrase-has-called = this minion has called the referendum

## The dead

vtes-phrase-raise-vampire = { $ready ->
    [yes] { $who } comes from the ash heap to your ready region
   *[no] { $who } comes from the ash heap to your uncontrolled region
}{ $blood ->
    [0] {""}
   *[other] {" "}with { $blood } blood
}
