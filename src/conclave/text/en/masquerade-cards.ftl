### The cards of Masquerade: the phrases they are written in, their names, and what stands on them.
### lang.ftl says which forms there are.

## What there is an amount of

masquerade-unit-blood = blood
masquerade-unit-influence = influence
masquerade-unit-extra = more influence

## Who

masquerade-phrase-you = you
    .obj = you
    .gen = your
    .any = you
    .any-obj = you
    .any-gen = your
    .all = you
    .all-gen = your
    .their = your
    .person = you
masquerade-phrase-rivals = each rival
    .obj = each rival
    .gen = each rival’s
    .any = a rival
    .any-obj = a rival
    .any-gen = a rival’s
    .all = your rivals
    .all-gen = your rivals’
    .their = their
    .person = other
    .again = that-player
masquerade-phrase-opponents = each opponent
    .obj = each opponent
    .gen = each opponent’s
    .any = an opponent
    .any-obj = an opponent
    .any-gen = an opponent’s
    .all = your opponents
    .all-gen = your opponents’
    .their = their
    .person = other
    .again = that-player
masquerade-phrase-absent-opponents = each opponent without a card here
    .obj = each opponent without a card here
    .gen = each absent opponent’s
    .any = an opponent without a card here
    .any-obj = an opponent without a card here
    .any-gen = an absent opponent’s
    .all = your opponents without a card here
    .all-gen = your absent opponents’
    .their = their
    .person = other
    .again = that-player
masquerade-phrase-that-player = { $causer ->
    [yes] the player who caused it
   *[none] that player
}
    .obj = them
    .gen = their
    .any = that player
    .any-obj = that player
    .any-gen = that player’s
    .all = that player
    .all-gen = that player’s
    .pron = they
    .pron-person = many
    .their = their
    .person = that
masquerade-phrase-the-winner = the winner here
    .obj = the winner here
    .gen = the winner’s
    .any = the winner here
    .any-obj = the winner here
    .any-gen = the winner’s
    .all = the winner here
    .all-gen = the winner’s
    .their = their
    .person = other
    .again = that-player
masquerade-phrase-everybody = each player here
    .obj = each player here
    .gen = each player’s
    .any = a player
    .any-obj = a player
    .any-gen = a player’s
    .all = all players
    .all-gen = all players’
    .their = their
    .person = other
    .again = that-player

## Where

masquerade-phrase-here = here
    .from = from here
masquerade-phrase-elsewhere = at another location
    .from = from another location
    .again = there
masquerade-phrase-haven = at the Prince’s Haven
    .from = from the Prince’s Haven
    .again = there
masquerade-phrase-anywhere = anywhere
    .from = from anywhere
masquerade-phrase-each-location = at each location
    .from = from each location
masquerade-phrase-there = there
    .from = from there

## How much

masquerade-phrase-round-number = the round number
    .per = { $every ->
        [1] for each round begun
       *[other] for every { $every } rounds begun
    }
masquerade-phrase-your-pool = the blood in your pool
    .per = { $every ->
        [1] for each blood in your pool
       *[other] for every { $every } blood in your pool
    }
    .spent = the blood in your pool
masquerade-phrase-your-alliance = the number of cards in your alliance
    .per = { $every ->
        [1] for each card in your alliance
       *[other] for every { $every } cards in your alliance
    }
masquerade-phrase-your-cards-here = the number of your cards here
    .per = { $every ->
        [1] for each of your cards here, this one included
       *[other] for every { $every } of your cards here, this one included
    }
masquerade-phrase-cards-here = the number of all cards here
    .per = { $every ->
        [1] for each card here, no matter whose
       *[other] for every { $every } cards here, no matter whose
    }
masquerade-phrase-rivals-here = the number of { $who-all }
    .per = { $every ->
        [1] for { $who-obj }
       *[other] for every { $every } of { $who-all }
    }
masquerade-phrase-blood-here = all deployed blood here
    .per = { $every ->
        [1] for each deployed blood here, no matter whose
       *[other] for every { $every } deployed blood here, no matter whose
    }
masquerade-phrase-deployed-blood = the deployed blood here
    .per = { $every ->
        [1] for each deployed blood here
       *[other] for every { $every } deployed blood here
    }
    .half = half of
    .share = all of
    .rest = {""}
masquerade-phrase-highest-power = the highest printed power here
    .per = { $every ->
        [1] for each point of the highest printed power here
       *[other] for every { $every } points of the highest printed power here
    }
masquerade-phrase-missing = the blood you lack to { $to } in your pool (at least { $at_least })
    .per = { $every ->
        [1] for each blood you lack to { $to } in your pool (at least { $at_least })
       *[other] for every { $every } blood you lack to { $to } in your pool (at least { $at_least })
    }
    .head = enough { $unit-name }
    .tail = to have { $to } in your pool, but at least { $at_least }

## Whether

masquerade-phrase-has-blood = { $who } { $who-person ->
    [you] have
   *[other] has
} deployed blood here
masquerade-phrase-won-here = you won here
masquerade-phrase-gained-here = you gained an ally or a victim here
masquerade-phrase-at-haven = this card is at the Prince’s Haven
masquerade-phrase-fewest-face-up = no one here has fewer face-up cards than you
masquerade-phrase-only-human = this is the only human ally in your alliance

## When

masquerade-phrase-plays = whenever { $by-any } { $by-person ->
    [you] play
   *[other] plays
} a card { $down ->
    [yes] face down
   *[no] {""}
} { $at },
    .would = whenever { $by-any } would play a card { $down ->
        [yes] face down
       *[no] {""}
    } { $at },
masquerade-phrase-withdraws = whenever { $by-any } { $by-person ->
    [you] withdraw
   *[other] withdraws
} { $from-from },
    .would = { masquerade-phrase-withdraws }
    .counted = for each card moved
masquerade-phrase-falls-into-frenzy = whenever { $by-any } { $by-person ->
    [you] send
   *[other] sends
} { masquerade-phrase-falls-into-frenzy.victim } into frenzy { masquerade-phrase-falls-into-frenzy.place },
    .would = whenever { $by-any } would send { masquerade-phrase-falls-into-frenzy.victim } into frenzy { masquerade-phrase-falls-into-frenzy.place },
    .place = { $at-kind ->
        [anywhere] {""}
       *[other] { $at }
    }
    .victim = { $who-kind ->
        [everybody] another player
       *[other] { $who-any-obj }
    }
    .extra = yes
    .causer = { $by-kind ->
        [everybody] yes
       *[other] none
    }
masquerade-phrase-drains = whenever { $who-any } { $who-person ->
    [you] have
   *[other] has
} to drain a card in frenzy { $at },
    .would = whenever { $who-any } would have to drain a card in frenzy { $at },
masquerade-phrase-spends-or-loses = whenever { $who-any } { $who-person ->
    [you] spend or lose blood { $at } or have
   *[other] spends or loses blood { $at } or has
} it stolen,
    .would = whenever { $who-any } would spend or lose blood { $at } or have it stolen,
masquerade-phrase-blood-leaves = whenever blood that { $of-any } { $of-person ->
    [you] lose or spend
   *[other] loses or spends
} goes to the bank,
    .would = whenever blood that { $of-any } { $of-person ->
        [you] lose or spend
       *[other] loses or spends
    } would go to the bank,
    .same = yes
masquerade-phrase-gained = when you gain this ally,
masquerade-phrase-in-your-turn = in your planning turn,
masquerade-phrase-end-of-planning = at the end of the planning phase,
masquerade-phrase-start-of-resolution = at the start of the resolution phase,
masquerade-phrase-after-withdrawal = after the withdrawal here,
masquerade-phrase-before-reveal = right before the reveal here,
masquerade-phrase-after-reveal = right after the reveal here,
masquerade-phrase-after-location = after this location has been resolved,

## What happens: blood and influence

masquerade-phrase-steal = { $amount-blood-head } from { $from-obj } { $amount-blood-tail }
    .verb = steal
masquerade-phrase-lose = { $what ->
    [influence] { $amount-influence-head } { $amount-influence-tail }
   *[blood] { $amount-blood-head } { $amount-blood-tail }
}
    .verb = lose
masquerade-phrase-gain = { $what ->
    [influence] { $extra ->
        [yes] { $amount-extra-head } { $amount-extra-tail }
       *[none] { $amount-influence-head } { $amount-influence-tail }
    }
   *[blood] { $amount-blood-head } { $amount-blood-tail }
}
    .verb = gain
masquerade-phrase-give-influence = you { $amount-influence-head } { $amount-influence-tail }
    .verb = give
    .let = { $amount-influence-head } from { $by-obj } { $amount-influence-tail }
    .let-verb = take
masquerade-phrase-spend = { $amount-blood-head } { $amount-blood-tail }
    .verb = spend
    .paid = yes
masquerade-phrase-deploy = { $amount-kind ->
    [that-many] { $from ->
        [pool] { masquerade-phrase-deploy.much }
       *[bank] { $same ->
            [yes] it { $at }
           *[none] { masquerade-phrase-deploy.much }
        }
    }
   *[other] { masquerade-phrase-deploy.much }
}
    .verb = deploy
    .much = { $amount-blood-head } { $from ->
        [pool] from your pool
       *[bank] from the bank
    } { $at } { $amount-blood-tail }
masquerade-phrase-deploy-up-to = up to { $amount-blood-head } from your pool here { $amount-blood-tail }
    .verb = deploy
    .allowed = yes
    .plain = deploy { masquerade-phrase-deploy-up-to }
masquerade-phrase-take-back-up-to = up to { $amount } of { $by-their } deployed blood here back into { $by-their } pool
    .verb = take
    .allowed = yes
masquerade-phrase-move-blood = { $to ->
    [pool] { $amount-share } { $of-gen } deployed blood here { $amount-rest } { $of-person ->
        [you] back into your pool
       *[other] into your pool
    }
   *[other] { $amount-share } { $of-their } deployed blood here { $amount-rest } { $to ->
        [position] to your position
       *[bank] {""}
    }
}
    .verb = { $to ->
        [pool] take
        [position] move
       *[bank] discard
    }
masquerade-phrase-send-blood = { $amount-share } your deployed blood here { $amount-rest } to another location
    .verb = move
masquerade-phrase-swap-blood = your deployed blood here with the blood in your pool
    .verb = swap

## What happens: cards

masquerade-phrase-gain-victim = { $number ->
    [one] { $number } victim
   *[other] { $number } victims
} from the pile to your alliance
    .verb = add
masquerade-phrase-draw = { $number ->
    [one] { $number } card
   *[other] { $number } cards
} from your clan deck into your hand
    .verb = draw
masquerade-phrase-withdraw = {""}
    .verb = withdraw
masquerade-phrase-bring-here = your cards and blood from there to this location
    .verb = bring
masquerade-phrase-move-this = this card to the Prince’s Haven
    .verb = move
masquerade-phrase-turn-this-down = this card face down
    .verb = turn
masquerade-phrase-look-at-that-card = at that card
    .verb = look
masquerade-phrase-take-ambition = the ambition token
    .verb = take
masquerade-phrase-shed-diablerie = back one of your diablerie tokens
    .verb = give
masquerade-phrase-choose-rival = { $among-any-obj }
    .verb = choose
    .tail = : { $effect-state }
masquerade-phrase-play-hand = { $of-person ->
    [you] { masquerade-phrase-play-hand.subject } face up here
   *[other] played face up at your position here
}
    .subject = all cards left in { $of-gen } hand
    .person = { $of-person ->
        [you] you
       *[other] many
    }
    .verb = { $of-person ->
        [you] play
       *[other] be
    }
    .let = { masquerade-phrase-play-hand.subject } face up at your position here
    .let-verb = play
masquerade-phrase-play-top = the top card of your clan deck face up here
    .verb = play
masquerade-phrase-at-end-of-round = at the end of the round { $effect }
    .inf = { $effect-inf } at the end of the round
    .state = at the end of the round { $effect-state }
    .actor = { clause.you }
masquerade-phrase-shuffle-back = a card of your choice from your hand into your clan deck
    .verb = shuffle
masquerade-phrase-return-cards = any number of your cards here (this one too) to hand
    .verb = return
    .tail = ; if you do, { $then }
    .allowed = yes
    .counted = for each card returned
masquerade-phrase-turn-cards-down = any number of your cards here face down
    .verb = turn
    .tail = ; { $then }
    .allowed = yes
masquerade-phrase-skip-steps = preparation and aftermath
    .subject = { $by-gen } cards here
    .person = many
    .verb = skip
masquerade-phrase-forestall = { $of-any-gen } face-up card here
    .verb = choose
    .tail = : gain blood equal to its printed power; that card cannot make you lose blood or steal it from you
masquerade-phrase-auction = blood in secret
    .subject = you and { $with }
    .person = many
    .verb = bid
    .tail = : your bid is deployed here, the others lose theirs, and the lowest bidder turns one of their cards here face down
    .let = an auction in which { masquerade-phrase-auction.subject } bid blood in secret
    .let-verb = hold
masquerade-phrase-restore = one of your drained cards to your alliance
    .verb = return
masquerade-phrase-look-around = a location and look at all face-down cards there
    .verb = choose

## What holds while a card lies there

masquerade-phrase-power = { $set_to ->
    [none] { masquerade-phrase-power.change }
   *[other] this card’s power equals { $set_to }{ $number ->
        [0] {""}
       *[other] , { masquerade-phrase-power.change }
    }
}
    .change = { SIGNED($number) } power { $per ->
        [none] {""}
       *[other] { $per-per }
    }{ $if ->
        [none] {""}
       *[other] {" "}if { $if }
    }{ $at_most ->
        [none] {""}
       *[other] , at most { SIGNED($at_most) }
    }
masquerade-phrase-power-at-least = this card’s power never falls below { $number }
masquerade-phrase-blood-power = each blood you have deployed here counts as { $number } power
masquerade-phrase-halves-power = the printed power of { $of-all-gen } cards here is halved (rounded down)
masquerade-phrase-nulls-highest = before anything else, the highest printed power among { $of-all-gen } cards here becomes 0
masquerade-phrase-face-down-power = your face-down cards here have { $number } power each
masquerade-phrase-immune = { $who-person ->
    [you] cards here cannot make you lose blood or steal it from you
   *[other] { $who } is protected: cards here cannot make them lose blood or steal it from them
}
masquerade-phrase-must-play = { $by-all } must play { $by-their } cards here { $down ->
    [yes] face down, and pay for it as usual
   *[no] face up
}
masquerade-phrase-face-down-cost = { $local ->
    [yes] playing a card face down here costs
   *[none] playing a card face down costs you
} { SIZE($change) } blood { SIGN($change) ->
    [less] less
   *[more] more
}
masquerade-phrase-reveal-toll = at the reveal, { $by } chooses for each of { $by-their } face-down cards here: lose { $number } blood, or it stays face down
masquerade-phrase-wins-ties = you win all ties
masquerade-phrase-undrainable = this ally cannot be drained
masquerade-phrase-diablerie-tokens = draining this ally gives you { $number ->
    [one] { $number } diablerie token
   *[other] { $number } diablerie tokens
}
masquerade-phrase-drained-first = if you fall into frenzy, drain this ally instead of a random card
masquerade-phrase-keeps-both = when you choose cards, you may keep all cards you draw and put a card from your hand under your clan deck instead
masquerade-phrase-looks-for = in your planning turn you may spend { $number } blood to look at a face-down card, as often as you like
masquerade-phrase-end-influence = { SIGNED($number) } influence at the end of the game if { $if }
masquerade-phrase-spared = your partner does not count as an opponent for this card
masquerade-phrase-skips-steps = your cards here skip preparation and aftermath
masquerade-phrase-immune-to-card = this card cannot make you lose blood or steal it from you

## The cards themselves: what they are, their text, and under what they are listed

masquerade-phrase-card = { $clan-name } · { $type-name } · power { $power }
    .text = { $effect }
    .group = { $clan-name }
    .note = {""}
masquerade-phrase-ally = { $kind-name } · influence { $influence } · feeding { $feed } · drained: { $drain } blood, influence { $drained }
    .text = { $effect }
    .group = { $kind ->
        [human] Allies: humans
        [vampire] Allies: vampires
       *[victim] Victims
    }
    .note = {""}
masquerade-phrase-relic = Relic · influence { $influence }
    .text = once per game, { $effect-may }
    .group = Relics
    .note = { $ours ->
        [yes] Conclave’s own design; the printed card is not known.
       *[no] {""}
    }
masquerade-phrase-location = Location card
    .text = { $effect }
    .group = Location cards
    .note = { $ours ->
        [yes] Conclave’s own design; the printed card is not known.
       *[no] {""}
    }
    .local = yes

masquerade-clan-brujah = Brujah
masquerade-clan-gangrel = Gangrel
masquerade-clan-malkavian = Malkavian
masquerade-clan-nosferatu = Nosferatu
masquerade-clan-toreador = Toreador
masquerade-clan-tremere = Tremere
masquerade-clan-ventrue = Ventrue
masquerade-type-preparation = preparation
masquerade-type-conflict = conflict
masquerade-type-aftermath = aftermath
masquerade-type-passive = passive
masquerade-kind-human = Human
masquerade-kind-vampire = Vampire
masquerade-kind-victim = Victim

## What the cards are called

masquerade-card-brujah-hunt = Hunt
masquerade-card-brujah-ready = Ready
masquerade-card-bloody-fury = Bloody Fury
masquerade-card-punks-posse = Punk’s Posse
masquerade-card-challenge = Challenge
masquerade-card-fist-of-caine = Fist of Caine
masquerade-card-fuck-the-system = F*ck the System
masquerade-card-earthshock = Earthshock
masquerade-card-show-of-force = Show of Force
masquerade-card-gangrel-hunt = Hunt
masquerade-card-gangrel-ready = Ready
masquerade-card-earth-meld = Earth Meld
masquerade-card-wolf-companion = Wolf Companion
masquerade-card-feral-weapons = Feral Weapons
masquerade-card-power-of-the-pack = Power of the Pack
masquerade-card-fearless = Fearless
masquerade-card-on-the-prowl = On the Prowl
masquerade-card-mist-form = Mist Form
masquerade-card-malkavian-hunt = Hunt
masquerade-card-malkavian-ready = Ready
masquerade-card-mesmerize = Mesmerize
masquerade-card-auction-of-blood = Auction of Blood
masquerade-card-madness-network = Madness Network
masquerade-card-shadow-strike = Shadow Strike
masquerade-card-chaos = Chaos
masquerade-card-malkavs-bane = Malkav’s Bane
masquerade-card-mindless-assault = Mindless Assault
masquerade-card-nosferatu-hunt = Hunt
masquerade-card-nosferatu-ready = Ready
masquerade-card-unseen-passage = Unseen Passage
masquerade-card-cloak-of-shadows = Cloak of Shadows
masquerade-card-eyes-in-the-dark = Eyes in the Dark
masquerade-card-feral-whispers = Feral Whispers
masquerade-card-backstab = Backstab
masquerade-card-one-step-ahead = One Step Ahead
masquerade-card-vanish = Vanish
masquerade-card-toreador-hunt = Hunt
masquerade-card-toreador-ready = Ready
masquerade-card-awe = Awe
masquerade-card-entourage = Entourage
masquerade-card-charisma = Charisma
masquerade-card-summon = Summon
masquerade-card-entrancement = Entrancement
masquerade-card-submission = Submission
masquerade-card-friends-in-high-places = Friends in High Places
masquerade-card-tremere-hunt = Hunt
masquerade-card-tremere-ready = Ready
masquerade-card-focus-from-hunger = Focus from Hunger
masquerade-card-ancient-artifacts = Ancient Artifacts
masquerade-card-theft-of-vitae = Theft of Vitae
masquerade-card-dark-pact = Dark Pact
masquerade-card-cauldron-of-blood = Cauldron of Blood
masquerade-card-retaliation = Retaliation
masquerade-card-arcane-drain = Arcane Drain
masquerade-card-ventrue-hunt = Hunt
masquerade-card-ventrue-ready = Ready
masquerade-card-master-plan = Master Plan
masquerade-card-diplomacy = Diplomacy
masquerade-card-curfew = Curfew
masquerade-card-majesty = Majesty
masquerade-card-mass-manipulation = Mass Manipulation
masquerade-card-tyrants-gaze = Tyrant’s Gaze
masquerade-card-forestall = Forestall
masquerade-card-anita-wainwright = Anita Wainwright
masquerade-card-sgt-mctavish = Sgt. McTavish
masquerade-card-khadija-al-kindi = Khadija Al-Kindi
masquerade-card-wauneka = Wauneka
masquerade-card-carmelita-neillson = Carmelita Neillson
masquerade-card-maldavis = Maldavis
masquerade-card-erichtho = Erichtho
masquerade-card-fiorenza-savona = Fiorenza Savona
masquerade-card-marcel = Marcel
masquerade-card-bronwyn = Bronwyn
masquerade-card-portia = Portia
masquerade-card-talley = Talley
masquerade-card-ambrus-maropis = Ambrus Maropis
masquerade-card-edward-neally = Edward Neally
masquerade-card-mr-damp = Mr. Damp
masquerade-card-bobby-white = Bobby White
masquerade-card-maja-wysocki = Maja Wysocki
masquerade-card-ed-crawford = Ed Crawford
masquerade-card-betty-fuller = Betty Fuller
masquerade-card-dr-fragonard = Dr. Fragonard
masquerade-card-tamara-bodnar = Tamara Bodnar
masquerade-card-douglas-richardson = Douglas Richardson
masquerade-card-tom-kimber = Tom Kimber
masquerade-card-francis-bennet = Francis Bennet
masquerade-card-elena-cortez = Elena Cortez
masquerade-card-julie-munoz = Julie Munoz
masquerade-card-roberta-urbani = Roberta Urbani
masquerade-card-ryan-ramos = Ryan Ramos
masquerade-card-sarah-mcaleer = Sarah McAleer
masquerade-card-miguel-chandler = Miguel Chandler
masquerade-card-victim = Victim
masquerade-card-the-isaac-chalice = The Isaac Chalice
masquerade-card-the-sargon-apocrypha = The Sargon Apocrypha
masquerade-card-vial-of-first-blood = Vial of First Blood
masquerade-card-the-foundlings-rattle = The Foundling’s Rattle
masquerade-card-mirror-of-saint-lucy = Mirror of Saint Lucy
masquerade-card-the-usurers-ledger = The Usurer’s Ledger
masquerade-card-signet-of-the-old-prince = Signet of the Old Prince
masquerade-card-the-penitents-lash = The Penitent’s Lash
masquerade-card-succubus-club = Succubus Club
masquerade-card-the-collar = The Collar
masquerade-card-blood-bank = Blood Bank
masquerade-card-elysium = Elysium
masquerade-card-night-market = Night Market
masquerade-card-floodlit-square = Floodlit Square
masquerade-card-old-cemetery = Old Cemetery
