### The cards of Vampire Empire: what is printed on them, and the phrases of support cards.

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

## What is printed on them

empire-phrase-combat-card = { CAPITAL($type-name) } · value { $value }{ $classes-several ->
    [yes] {" "}· for { $classes-type }
   *[no] {""}
}
    .text = {""}
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
        [yes] Our own design: the printed card is not known.
       *[no] {""}
    }

empire-phrase-you = you
    .obj = you
    .any = you
    .person = you
empire-phrase-attack-marker = put an attack marker on a { $of ->
    [none] character
   *[other] { $of-name } character
} in the castle
empire-phrase-defence-marker = put a defence marker on a { $of ->
    [none] character
   *[other] { $of-name } character
} in the castle
empire-phrase-remove-markers = remove all markers from a character in the castle
empire-phrase-send-to-town = put a character from the castle under the town; another one comes into the castle
empire-phrase-draw = draw { $number ->
    [one] a card
   *[other] { $number } cards
}
empire-phrase-fetch = look through your { $pile ->
    [cellar] cellar
    [moat] moat
   *[draw-pile] draw pile
}, take { $type ->
    [none] a card
   *[other] a card of { $type-name }
} and shuffle the rest
empire-phrase-cancel-card = cancel a combat card that your opponent has played; your opponent may play more
empire-phrase-strengthen = your side of the combat gets { $number } more value
empire-phrase-forbid = { $action ->
    [combat] for the rest of the turn nobody may start a combat
    [hide] for the rest of the turn nobody may be hidden in town
   *[ask] for the rest of the turn nobody may use holy water
}
empire-phrase-other-discards = your opponent discards a card of their choice into their moat
