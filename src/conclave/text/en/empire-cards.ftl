### The cards of Vampire Empire: what they are called, what is printed on them, and the phrases of
### support cards. Which forms a phrase has says lang.ftl.

## What the cards are called

empire-card-nobles = Nobles { $number }
empire-card-clergy = Clergy { $number }
empire-card-servants = Servants { $number }
empire-card-nobles-clergy = Nobles/Clergy { $number }
empire-card-nobles-servants = Nobles/Servants { $number }
empire-card-clergy-servants = Clergy/Servants { $number }
empire-card-vampire = Vampire { $number }
empire-card-vampire-nobles = Vampire/Nobles { $number }
empire-card-vampire-clergy = Vampire/Clergy { $number }
empire-card-vampire-servants = Vampire/Servants { $number }
empire-card-holy-water = Holy Water { $number }
empire-card-holy-water-nobles = Holy Water/Nobles { $number }
empire-card-holy-water-clergy = Holy Water/Clergy { $number }
empire-card-holy-water-servants = Holy Water/Servants { $number }
empire-card-organist = Organist
empire-card-lady-in-waiting = Lady-in-waiting
empire-card-kitchen-boy = Kitchen Boy
empire-card-swarm-of-bats = Swarm of Bats
empire-card-crypt-door = Crypt Door
empire-card-bloodline = Bloodline
empire-card-thick-fog = Thick Fog
empire-card-wall-of-mist = Wall of Mist
empire-card-nightmares = Nightmares
empire-card-blood-frenzy = Blood Frenzy
empire-card-mesmerize = Mesmerize
empire-card-secret-passage = Secret Passage
empire-card-novice = Novice
empire-card-squire = Squire
empire-card-ostler = Ostler
empire-card-sacrifice = Sacrifice
empire-card-sermon = Sermon
empire-card-spring = Spring
empire-card-wine-cellar = Wine Cellar
empire-card-barred-gates = Barred Gates
empire-card-torches = Torches
empire-card-watchman = Watchman
empire-card-purge = Purge

## What is printed on them

empire-phrase-combat-card = { CAPITAL($type-name) } · value { $value }{ $type ->
    [vampire] {" "}· for unmasked vampires{ empire-phrase-combat-card.and }
    [holy-water] {" "}· against unmasked vampires{ empire-phrase-combat-card.or }
   *[other] { $classes-several ->
        [yes] {" "}· for { $classes-type }
       *[none] {""}
    }
}
    .and = { $classes-first ->
        [none] {""}
       *[other] {" "}and for { $classes-type }
    }
    .or = { $classes-first ->
        [none] {""}
       *[other] {" "}or for { $classes-type }
    }
    .text = { $effect }
    .group = Combat cards
    .note = {""}
empire-phrase-support-card = Support · costs { $day } by day, { $night } by night{ $in_combat ->
    [yes] {" "}· during combat
   *[no] {""}
}
    .text = { $effect }
    .group = { $side ->
        [vampires] Support cards of the vampires
       *[humans] Support cards of the humans
    }
    .note = { $ours ->
        [all] Conclave’s own design; the printed card is not known.
        [cost] Described in the rulebook; the cost is Conclave’s own design.
       *[none] {""}
    }

## Who

empire-phrase-you = you
    .obj = you
    .person = you
empire-of-nobles = noble
empire-of-clergy = member of the clergy
empire-of-servants = servant

## What support cards do

empire-phrase-either = { $both ->
    [attack-marker-defence-marker] { empire-phrase-either.markers }
    [defence-marker-attack-marker] { empire-phrase-either.markers }
   *[other] either { $first } or { $second }
}
    .markers = put an attack or a defence marker { $first-where }
    .inf = { $both ->
        [attack-marker-defence-marker] { empire-phrase-either.markers }
        [defence-marker-attack-marker] { empire-phrase-either.markers }
       *[other] either { $first-inf } or { $second-inf }
    }
    .state = you { $both ->
        [attack-marker-defence-marker] { empire-phrase-either.markers }
        [defence-marker-attack-marker] { empire-phrase-either.markers }
       *[other] choose: { $first-state }, or { $second-state }
    }
empire-phrase-attack-marker = an attack marker { empire-phrase-attack-marker.where }
    .verb = put
    .where = on { $of ->
        [none] a character
       *[other] a { $of-name }
    } in the castle
empire-phrase-defence-marker = a defence marker { empire-phrase-defence-marker.where }
    .verb = put
    .where = { empire-phrase-attack-marker.where }
empire-phrase-remove-markers = all markers from { $of ->
    [none] a character
   *[other] a { $of-name }
} in the castle
    .verb = remove
empire-phrase-invite = { $of ->
    [none] a character
   *[other] a { $of-name }
} of your choice from the town into the castle
    .verb = bring
empire-phrase-send-to-town = { $of ->
    [none] a character
   *[other] a { $of-name }
} from the castle at the bottom of the town and refill the castle
    .verb = put
empire-phrase-draw = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
    .verb = draw
empire-phrase-fetch = through your { $pile ->
    [cellar] cellar
    [moat] moat
   *[draw-pile] draw pile
}, take { $type ->
    [none] a card
    [vampire] a vampire card
    [holy-water] a holy water card
   *[other] a { $type-name } card
} and shuffle the rest
    .verb = look
empire-phrase-cancel-card = a combat card your opponent has played; then they may play more
    .verb = cancel
empire-phrase-strengthen = { $number } to your side’s value in this combat
    .verb = add
empire-phrase-shield = { $number } to your defence in this combat
    .verb = add
empire-phrase-forbid = { $action ->
    [combat] for the rest of the turn, no one may start a combat
    [hide] for the rest of the turn, no one may hide a character in the town
   *[ask] for the rest of the turn, no one may use holy water
}
    .inf = { $action ->
        [combat] forbid combat for the rest of the turn
        [hide] forbid hiding in the town for the rest of the turn
       *[ask] forbid the use of holy water for the rest of the turn
    }
    .state = { empire-phrase-forbid }
empire-phrase-other-discards = { $number ->
    [one] a card
   *[other] { $number } cards
} of their choice into their moat
    .subject = your opponent
    .verb = discard
