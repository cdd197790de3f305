### What the board of Empire says in the browser.

## Names

emp-who = { $who ->
    [lady] Lady
    [lord] Lord
    [officer] Officer
    [monk] Monk
    [nun] Nun
    [bishop] Bishop
    [maid] Maid
    [cook] Cook
   *[butler] Butler
}
emp-type = { $type ->
    [nobles] Nobles
    [clergy] Clergy
    [servants] Servants
    [vampire] Vampire
    [holy-water] Holy water
   *[support] Support
}
emp-side = { $side ->
    [vampires] plays the vampires
   *[humans] plays the humans
}
emp-pile = { $pile ->
    [hand] Hand
    [draw-pile] Draw pile
    [cellar] Cellar
    [cellar-closed] Cellar, closed
   *[moat] Moat
}
emp-pile-about = { $pile ->
    [hand] Cards in hand
    [draw-pile] Cards left to draw
    [cellar] The cellar: becomes the draw pile once
    [cellar-closed] The cellar is closed for the rest of the game
   *[moat] The moat: out of the game
}
emp-known = { $known ->
    [unmasked] Vampire, unmasked
    [vampire] Vampire, hidden
    [human] Human
    [trusted] Human, known to you
    [dead-vampire] was a vampire
    [dead-human] was human
   *[masked] Unknown
}

## The table

emp-moment = { $time ->
    [day] Day { $number }
   *[night] Night { $number }
}
emp-turn-of = { $name }’s turn
emp-forbidden = { $action ->
    [combat] No combat this turn
    [hide] No hiding this turn
   *[ask] No holy water this turn
}
emp-in-play = Card in effect: { $card }
emp-castle = Castle
emp-town = Town
emp-town-order = { $known ->
    [yes] from the top
   *[no] order unknown
}
emp-town-bottom = At the bottom, in this order:
emp-dead = Dead
emp-nobody = No one yet
emp-your-hand = Your hand
emp-read = Tap a card to read it here.
emp-attack-markers = +{ $number } attack in the first round
emp-defence-markers = +{ $number } defence in the first round
emp-as-list = As a list
emp-as-board = On the board

## Combat

emp-combat = Combat
emp-round = Round { $round } of { $rounds }
emp-part = { $part ->
    [attacker] attacks
   *[target] is attacked
}
emp-value = { $part ->
    [attacker] Attack value
   *[target] Defence value
}
emp-extra = Markers and support cards
emp-no-cards = no cards yet
emp-played = Played face up

## What to do

emp-how = { $step ->
    [draw] Tap cards you don’t need. The cellar comes back once, the moat never.
    [unmask] Tap one of your vampires to unmask it, or keep them all secret.
    [support] You can play the highlighted support cards now.
    [support-none] You have no support card to play now.
    [attack] Tap the attacker.
    [target] Now tap the target.
    [attack-ready] Attack, or tap another character.
    [hide] Tap the character to hide in the town, for three vampire cards.
    [ask] Tap the character to ask about, for two holy water cards.
    [action] You can only pass.
    [strike] Tap the character who attacks the vampire at once.
    [pay] { $number ->
        [0] Discard these?
        [one] Tap one card for the moat.
       *[other] Tap { $number } cards for the moat.
    }
    [fight] Tap the cards to play.
    [fight-none] You have no card that you can play here.
    [spend] { $number ->
        [0] Play these?
        [one] Tap one more card.
       *[other] Tap { $number } cards.
    }
    [person] Tap a character.
    [take] Tap a card to take.
    [cancel] Tap the card to cancel.
   *[answer] Choose:
}
emp-actions = Actions
emp-action = { $action ->
    [attack] Attack
    [hide] Hide
   *[ask] Holy water
}
emp-choose-who = { $as ->
    [attacker] { emp-who }: attacks
    [target] { emp-who }: is attacked
   *[one] { emp-who }: choose
}
emp-to-cellar = { $number ->
    [one] Into the cellar
   *[other] { $number } into the cellar
}
emp-to-moat = { $number ->
    [one] Into the moat
   *[other] { $number } into the moat
}
emp-play-cards = { $number ->
    [one] Play the card
   *[other] Play { $number } cards
}
emp-play-and-done = { $number ->
    [one] Play this card and finish
   *[other] Play { $number } cards and finish
}
emp-play-and-more = { $number ->
    [one] Play it and choose more
   *[other] Play them and choose more
}
emp-would-be = ({ $mine } against { $other })
emp-done = { $how ->
    [defence] No defence cards
    [second] No second round
   *[attack] No more cards
}
emp-pass = { $kind ->
    [unmask] Don’t unmask
    [support] No support card
    [strike] Don’t attack
   *[other] Pass
}

## Notebook and help

emp-notebook = Notebook
emp-notebook-about = Your suspicions. They are stored in this browser only; no one else sees them.
emp-help = Deductions
emp-help-about = How likely each character is a vampire, given what you have seen and if every possibility is equally likely. Also, what the vampire player has been seen to do.
emp-close = Close
emp-character = Character
emp-where = Where
emp-whereabouts = { $place ->
    [castle] Castle
    [town] Town
   *[dead] Dead
}
emp-is = Known
emp-likely = Vampire?
emp-suspected = By behaviour
emp-percent = { $number }%
emp-seen = What the vampire player did
emp-my-mark = Your note
emp-mark-name = { $mark ->
    [human] probably human
    [doubtful] doubtful
    [vampire] probably a vampire
   *[none] –
}
emp-mark-of = Your note: { emp-who }
emp-mark = { emp-who }: { $mark ->
    [human] probably human
    [doubtful] doubtful
    [vampire] probably a vampire
   *[none] no note
}. Change your note
emp-trace = { $deed ->
    [attacked] attacked { $number ->
        [one] once
       *[other] { $number } times
    }
    [defended] defended with { $number }
    [undefended] left without defence { $number ->
        [one] once
       *[other] { $number } times
    }
    [led] sent to attack { $number ->
        [one] once
       *[other] { $number } times
    }
    [hidden] hidden { $number ->
        [one] once
       *[other] { $number } times
    }
    [spared] spared { $number ->
        [one] once
       *[other] { $number } times
    }
    [armed] given { $number ->
        [one] an attack marker
       *[other] { $number } attack markers
    }
   *[helped] given { $number ->
        [one] a defence marker
       *[other] { $number } defence markers
    }
}
