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
    [draw-pile] Cards still to be drawn
    [cellar] The cellar: becomes the draw pile once
    [cellar-closed] The cellar is closed for the rest of the game
   *[moat] The moat: out of the game
}
emp-known = { $known ->
    [unmasked] Vampire, unmasked
    [vampire] Vampire, unseen
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
emp-in-play = Being carried out: { $card }
emp-castle = Castle
emp-town = Town
emp-town-order = { $known ->
    [yes] from the top
   *[no] order unknown
}
emp-town-bottom = At the bottom, in this order:
emp-dead = Dead
emp-nobody = Nobody yet
emp-your-hand = Your hand
emp-read = Tap a card to read it here.
emp-attack-markers = Attack { $number } stronger in the first round
emp-defence-markers = Defence { $number } stronger in the first round
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
emp-played = Played openly

## What to do

emp-how = { $step ->
    [draw] Tap cards that you do not need. The cellar comes back to you once, the moat never.
    [unmask] Tap one of your vampires to unmask it, or keep them all secret.
    [support] Lit support cards can be played now.
    [support-none] You have no support card to play now.
    [attack] Tap who shall attack.
    [target] Now tap whom to attack.
    [attack-ready] Attack, or tap somebody else.
    [hide] Tap who shall vanish into the town, for three vampire cards.
    [ask] Tap the one you ask about, for two cards of holy water.
    [action] You can only pass.
    [strike] Tap who shall attack the vampire at once.
    [pay] { $number ->
        [0] Discard these?
        [one] Tap one card for the moat.
       *[other] Tap { $number } cards for the moat.
    }
    [fight] Tap the cards to play.
    [fight-none] You have no card that is valid here.
    [spend] { $number ->
        [0] Play these?
        [one] Tap one more card.
       *[other] Tap { $number } cards.
    }
    [person] Tap a character.
    [take] Tap a card to take.
    [cancel] Tap the card to be cancelled.
   *[answer] Choose:
}
emp-actions = Actions
emp-action = { $action ->
    [attack] Attack
    [hide] Hide somebody
   *[ask] Holy water
}
emp-choose-who = { $as ->
    [attacker] { emp-who }: attack with this one
    [target] { emp-who }: attack this one
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
    [one] Play this and be done
   *[other] Play { $number } cards and be done
}
emp-play-and-more = { $number ->
    [one] Play it and go on
   *[other] Play them and go on
}
emp-would-be = ({ $mine } against { $other })
emp-done = { $how ->
    [defence] No cards for the defence
    [second] No second round
   *[attack] No more cards
}
emp-pass = { $kind ->
    [unmask] Unmask nobody
    [support] No support card
    [strike] Do not attack
   *[other] Pass
}

## Notebook and help

emp-notebook = Notebook
emp-notebook-about = Your suspicions. They stay in this browser; nobody else sees them.
emp-help = What could I know?
emp-help-about = From what you have seen: how likely a vampire everybody is if all that is possible is equally likely, and what the vampire player was seen to do.
emp-close = Close
emp-character = Character
emp-where = Where
emp-whereabouts = { $place ->
    [castle] Castle
    [town] Town
   *[dead] Dead
}
emp-is = What is known
emp-likely = Vampire?
emp-suspected = By what was seen
emp-percent = { $number }%
emp-seen = What the vampire player did
emp-my-mark = Your mark
emp-mark-name = { $mark ->
    [human] human, I think
    [doubtful] doubtful
    [vampire] vampire, I think
   *[none] –
}
emp-mark-of = Your mark for: { emp-who }
emp-mark = { emp-who }: { $mark ->
    [human] you think human
    [doubtful] you doubt
    [vampire] you think vampire
   *[none] no mark
}. Change the mark
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
