### Vampire Empire

empire-title = Vampire Empire
    .short = Empire
empire-pitch = Nine characters in a castle and its town, three of them vampires, and only one of you knows who. Unmask them, or kill unseen.
empire-seat = { $number ->
    [0] Red
   *[1] Yellow
}

## Names

empire-who-lady = Lady
empire-who-lord = Lord
empire-who-officer = Officer
empire-who-monk = Monk
empire-who-nun = Nun
empire-who-bishop = Bishop
empire-who-maid = Maid
empire-who-cook = Cook
empire-who-butler = Butler
empire-side-vampires = vampires
empire-side-humans = humans
empire-side-cards = cards
empire-phase-day = Day
empire-phase-night = Night
empire-type-nobles = nobles
empire-type-clergy = clergy
empire-type-servants = servants
empire-type-vampire = vampire
empire-type-holy-water = holy water
empire-type-support = support

# A character in a sentence: who does something, to whom; English has one form for all
empire-the = { $who_id ->
   *[other] the { $who }
}
empire-the-acc = { empire-the }
empire-the-dat = { empire-the }
empire-target-acc = { $target_id ->
   *[other] the { $target }
}
empire-target-gen = { empire-target-acc }
empire-attacker = { $attacker_id ->
   *[other] the { $attacker }
}
empire-number-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
empire-into-pile = { $pile ->
    [cellar] into the cellar
    [moat] into the moat
   *[draw-pile] onto the draw pile
}
empire-from-pile = { $pile ->
    [cellar] from the cellar
    [moat] from the moat
   *[draw-pile] from the draw pile
}
empire-action = { $action ->
    [combat] start a combat
    [hide] hide a character in the town
   *[ask] use holy water
}

## What happens

empire-took-side = { $side_id ->
    [vampires] { $seat } plays the vampires.
   *[humans] { $seat } plays the humans.
}
    .you = { $side_id ->
        [vampires] You play the vampires.
       *[humans] You play the humans.
    }
empire-drew-tokens = { $seat } draws these tokens: { $characters }.
    .you = You draw these tokens: { $characters }.
empire-drew-tokens-unseen = { $seat } draws { $number } tokens and looks at them.
    .you = You draw { $number } tokens and look at them.
empire-entered = { CAPITAL(empire-the) } comes into the castle.
empire-turn-began = { $time ->
    [day] Day { $number }: { $seat }’s turn.
   *[night] Night { $number }: { $seat }’s turn.
}
    .you = { $time ->
        [day] Day { $number }: your turn.
       *[night] Night { $number }: your turn.
    }
empire-turn-skipped = { $seat } is out of cards and takes no turn.
    .you = You are out of cards and take no turn.
empire-discarded = { $seat } discards { $card } { empire-into-pile }.
    .you = You discard { $card } { empire-into-pile }.
empire-discarded-unseen = { $seat } discards a card { empire-into-pile }.
    .you = You discard a card { empire-into-pile }.
empire-drew = { $seat } draws { $cards }.
    .you = You draw { $cards }.
empire-drew-unseen = { $seat } draws { empire-number-cards }.
    .you = You draw { empire-number-cards }.
empire-opened-cellar = { $number ->
    [0] { $seat }’s cellar is empty and closed from now on.
   *[other] { $seat }’s cellar ({ empire-number-cards }) is shuffled and becomes the draw pile. It is closed from now on.
}
    .you = { $number ->
        [0] Your cellar is empty and closed from now on.
       *[other] Your cellar ({ empire-number-cards }) is shuffled and becomes the draw pile. It is closed from now on.
    }
empire-unmasked = { CAPITAL(empire-the) } is a vampire!
empire-hid-in-town = { CAPITAL(empire-the) } disappears into the town.
empire-laid = { $seat } plays { $card }.
    .you = You play { $card }.
empire-asked = Holy water: { $seat } asks about { empire-the }.
    .you = Holy water: you ask about { empire-the }.
empire-is-human = { CAPITAL(empire-the) } is human.
empire-passed-turn = { $seat } passes and discards.
    .you = You pass and discard.
empire-combat-began = { $seat } attacks { empire-target-acc } with { empire-the }.
    .you = You attack { empire-target-acc } with { empire-the }.
empire-round-ended = Round { $number }: attack { $attack }, defence { $defence }.
empire-combat-stopped = { $seat } breaks off the attack.
    .you = You break off the attack.
empire-survived = { CAPITAL(empire-the) } survives.
empire-died = { $nature ->
    [vampire] { CAPITAL(empire-the) } dies and is revealed as a vampire!
   *[human] { CAPITAL(empire-the) } dies and is revealed as human.
}
empire-played-support = { $seat } plays { $card }.
    .you = You play { $card }.
empire-marked = { $kind_id ->
    [attack] { $seat } puts an attack marker on { empire-the }.
   *[defence] { $seat } puts a defence marker on { empire-the }.
}
    .you = { $kind_id ->
        [attack] You put an attack marker on { empire-the }.
       *[defence] You put a defence marker on { empire-the }.
    }
empire-lost-markers = The markers on { empire-the } are removed.
empire-cancelled = { $seat }’s { $card } is cancelled.
    .you = Your { $card } is cancelled.
empire-strengthened = { $seat }’s side gets +{ $number }.
    .you = Your side gets +{ $number }.
empire-forbidden = { $action ->
    [combat] No one may start a combat this turn.
    [hide] No one may hide a character in the town this turn.
   *[ask] No one may use holy water this turn.
}
empire-took-from-pile = { $seat } takes { $card } { empire-from-pile }.
    .you = You take { $card } { empire-from-pile }.
empire-took-unseen = { $seat } takes a card { empire-from-pile }.
    .you = You take a card { empire-from-pile }.
empire-found-nothing = { $seat } finds no { $type_id ->
    [vampire] vampire card
    [holy-water] holy water
   *[other] such card
} { $pile ->
    [cellar] in the cellar
    [moat] in the moat
   *[draw-pile] in the draw pile
}.
    .you = You find no { $type_id ->
        [vampire] vampire card
        [holy-water] holy water
       *[other] such card
    } { $pile ->
        [cellar] in your cellar
        [moat] in your moat
       *[draw-pile] in your draw pile
    }.

## What is asked

empire-drawing = { $missing ->
    [0] Discard cards you don’t need to the cellar or the moat, then draw up to eight; or keep your hand.
   *[other] Discard cards you don’t need to the cellar or the moat, then draw up to eight. You would now draw { $missing }.
}
empire-unmasking = You may unmask one of your vampires.
empire-supporting = Do you play a support card?
empire-choosing-action = Choose your action.
empire-paying = { $card_id ->
    [none] Discard { $left ->
        [one] one more card
       *[other] { $left } cards
    } into the moat.
   *[other] { $card } costs { empire-number-cards }: discard { $left ->
        [one] one
       *[other] { $left }
    } into the moat.
}
empire-hiding = Play { $number ->
    [one] one more vampire card
   *[other] { $number } vampire cards
} to hide { empire-the }.
empire-using-holy-water = Play { $number ->
    [one] one more holy water card
   *[other] { $number } holy water cards
} to ask about { empire-the }.
empire-attacking-at-once = { CAPITAL(empire-the) } is a vampire. Attack at once? Your weaker holy water card gives { $number }.
empire-laying = { $attacks ->
    [yes] Round { $round }, { $attack } against { $defence }: play cards for { empire-attacker }, who attacks { empire-target-acc }.
   *[no] Round { $round }, { $attack } against { $defence }: do you defend { empire-target-acc } against { empire-attacker }?
}
empire-either = { $card }: what do you choose?
empire-attack-marker = { $card }: who gets the attack marker?
empire-defence-marker = { $card }: who gets the defence marker?
empire-remove-markers = { $card }: whose markers are removed?
empire-invite = { $card }: who comes into the castle?
empire-send-to-town = { $card }: who goes into the town?
empire-fetch = { $card }: which card do you take?
empire-cancel-card = { $card }: which card is cancelled?
empire-other-discards = { $card }: which card do you discard?

## The answers

empire-move-put-in-cellar = { $card } into the cellar
    .group = Into the cellar
    .within = { $card }
empire-move-discard-to-moat = { $card } into the moat
    .group = Into the moat
    .within = { $card }
empire-move-draw-cards = Draw up to eight
empire-move-skip-drawing = Keep your hand
empire-move-unmask = Unmask { empire-the }
empire-move-play-support = Play { $card }
empire-move-hide = Hide { empire-the } in town
    .group = Hide in town
    .within = { $who }
empire-move-ask = Ask about { empire-the }
    .group = Use holy water
    .within = { $who }
empire-move-attack = Attack { empire-target-acc } with { empire-the }
    .group = Attack with { empire-the }
    .within = { $target }
empire-move-attack-without-water = Attack with { empire-the }, without the holy water
empire-move-pass-turn = Pass and discard two cards
empire-move-lay = Play { $card }
empire-move-done = No more cards
empire-move-on = { CAPITAL(empire-the) }
empire-move-take = Take { $card }
empire-move-cancel = Cancel { $card }
empire-move-choose = { $effect ->
    [attack-marker] An attack marker
    [defence-marker] A defence marker
   *[other] { $effect }
}

## Why a move is refused

empire-cellar-closed = Your cellar is closed for the rest of the game.
empire-draw-after-discard = You have discarded; now you must draw.
empire-must-draw = Your hand is empty: you must draw.
empire-only-vampires-hide = Only the vampire player can hide a character.
empire-only-humans-ask = Only the human player can use holy water.
empire-cannot-forbidden = No one may { empire-action } this turn.
empire-hide-needs-three = To hide a character, you need three vampire cards.
empire-ask-needs-two = To ask, you need two holy water cards.
empire-not-in-castle = “{ $who }” is not in the castle.
empire-nothing-to-ask = You can’t ask about “{ $who }”: dead or already unmasked.
empire-attacks-himself = A character can’t attack itself.
empire-cannot-attack = { $time ->
    [night] There is an unmasked vampire in the castle: you must attack with one.
   *[day] { CAPITAL(empire-the) } is an unmasked vampire and does not fight for you.
}
empire-attack-too-weak = With your cards, the attack can’t exceed the defence of { empire-target-acc }.
empire-attack-needs = The attack must be at least { $least } in the first round.
empire-only-this-vampire = Only the vampire just unmasked can be attacked at once.
empire-card-not-valid = You can’t play { $card } for this character in this combat.
empire-support-not-now = You can’t play { $card } now.
empire-support-too-dear = { $card } costs { $number ->
    [one] one other card
   *[other] { $number } other cards
}, and you don’t have enough.
empire-support-useless = { $card } would have no effect now.
empire-bad-decks = These decks are not legal. { $faults }
empire-deck-is-fine = Both decks are legal.
empire-deck-vampires = Vampires ({ $number })
empire-deck-humans = Humans ({ $number })
empire-in-deck = { $side_id ->
    [vampires] { $number } in the vampires’ deck
   *[humans] { $number } in the humans’ deck
}
empire-in-no-deck = in neither deck
empire-card-bad-line = Line { $line }: “{ $text }” does not define a card. Under “Cards”, write “Old Well (humans, day 0, night 1): Draw(2)” for a support card, “Nobles 3: Draw(1)” for a combat card with a text.
empire-card-bad-fact = Line { $line }: “{ $text }” can’t stand in the brackets, or something is missing there. Write “vampires” or “humans”, “day” and “night” with a cost from 0 to { $most }, and “in combat” for a card played in combat.
empire-card-unreadable = Line { $line }: “{ $text }” is not an effect. Check the brackets and commas: “Do(Draw(1), OtherDiscards(1))”.
empire-card-unknown-word = Line { $line }: there is no word “{ $word }”. Available: { $allowed }.
empire-card-bad-argument = Line { $line }: { $word } can’t take “{ $text }” here. Allowed: { $allowed }.
empire-card-alike = Line { $line }: the two options of { $word } must be of different kinds.
empire-card-wrong-moment = { $combat ->
    [yes] Line { $line }: { $word } can’t be used during a combat.
   *[no] Line { $line }: { $word } can be used only during a combat; add “in combat” in the brackets.
}
empire-card-too-long = Line { $line }: a card can have at most { $most } words.
empire-card-twice = Line { $line }: “{ $name }” is defined twice.
empire-card-too-many = A list can define at most { $most } cards.
empire-deck-two-sides = Write two decks, the vampires’ and the humans’, separated by a slash.
empire-deck-bad-line = Line { $line }: “{ $text }” should look like “3 Nobles 2” under the heading “Vampires” or “Humans”.
empire-deck-unknown-card = There is no card “{ $name }”.
empire-deck-bad-copies = “{ $copies }” is not a valid number of copies of { $card }.
empire-deck-wrong-side = { $side_id ->
    [vampires] { $card } cannot be in the vampires’ deck.
   *[humans] { $card } cannot be in the humans’ deck.
}
empire-deck-size = { $side_id ->
    [vampires] The vampires’ deck
   *[humans] The humans’ deck
} has { empire-number-cards } but needs { $size }.

## How it ended

empire-vampires-dead = All vampires are dead: { $winners } wins with the humans.
    .you = All vampires are dead: you win with the humans.
empire-humans-dead = All humans are dead: { $winners } wins with the vampires.
    .you = All humans are dead: you win with the vampires.
empire-castle-taken = Three unmasked vampires hold the castle: { $winners } wins.
    .you = Three unmasked vampires hold the castle: you win.
empire-scored = No one has cards left. { $winners } has the higher score.
    .you = No one has cards left. You have the higher score.
empire-draw = No one has cards left, and the scores are tied: the game is a draw.

## Options

empire-option-vampires = Vampires
    .about = Who plays the vampires.
    .random = random
    .first = the first seat
    .second = the second seat
empire-option-persons = Person cards
    .about = Whether person cards such as Organist and Squire support only characters of their class.
    .class = only their class
    .any = any character
empire-option-decks = Decks
    .about = The two decks of forty cards.
    .ours = Conclave’s decks

## The board

empire-moment = { $time ->
    [day] Day { $number }
   *[night] Night { $number }
}
empire-castle = Castle
empire-town = Town
empire-dead = Dead
empire-hand = Hand
    .short = Hand
empire-your-hand = Your hand
empire-cellar = Cellar
    .short = Cellar
    .closed = Cellar (closed)
empire-moat = Moat
    .short = Moat
empire-draw-pile = Draw pile
    .short = Pile
empire-unknown = unknown
empire-vampire = vampire
empire-human = human
empire-trusted = known to you
empire-turn-of = { $seat }’s turn
empire-fight = Round { $round }: { empire-attacker } attacks { empire-target-acc }
empire-played = Played
empire-cellar-shut = closed
empire-at-bottom = At the bottom, known to all: { $characters }
empire-known-unmasked = vampire, unmasked
empire-known-masked = vampire, hidden
empire-known-cleared = human, known to all
empire-known-trusted = human, known only to you
empire-known-human = human
empire-known-open = ?
empire-costs = { $day } by day, { $night } by night
empire-attack = Attack
empire-defence = Defence
empire-terminal-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
empire-how-to-play =
    Nine characters live in the castle and the town: three nobles, three clergy and three servants. Three of them are vampires, and only the vampire player knows which. The human player knows two who are not.
    The humans win when all vampires are dead. The vampires win when all humans are dead, or when three unmasked vampires are in the castle at the same time. If no one has cards left, each living human counts 1 point and each living vampire 2.
    The vampire player’s turns are nights, the human player’s are days. A turn begins with discarding and drawing up to eight cards: cards in the cellar come back once, cards in the moat are lost.
    At night, the vampire player may then unmask one vampire. Then comes one action.
    Combat: one character in the castle attacks another. Both players play cards that match the class of their character, in up to two rounds. If the attack is higher after a round, the target dies; the attacker never does.
    Vampire cards work for an unmasked vampire, holy water works against one. If an unmasked vampire is in the castle, the vampire player must attack with one.
    Instead of combat, the vampire player may play three vampire cards to hide a character from the castle in the town. The human player may play two holy water cards to ask about a character, and attack at once if it is a vampire in the castle.
    Both players can play support cards before and after the action. They cost other cards; the cost differs by day and by night.

## What a player could know

empire-hint = { $known ->
    [vampire] { CAPITAL(empire-the) } is a vampire.
    [human] { CAPITAL(empire-the) } is human.
   *[no] { CAPITAL(empire-the) }: { $possible }% likely to be a vampire; given how the vampires have played, { $suspected }%.
}

## The parts of a view, for boards that know no game

empire-view-sides = side
empire-view-turn = turn
empire-view-time = time
empire-view-active = active player
empire-view-castle = castle
empire-view-town = town
empire-view-town-bottom = at the bottom of the town
empire-view-town-order = order of the town
empire-view-dead = dead
empire-view-classes = classes
empire-view-natures = natures
empire-view-unmasked = unmasked
empire-view-cleared = known to be human
empire-view-trusted = trusted
empire-view-attack-markers = attack markers
empire-view-defence-markers = defence markers
empire-view-traces = what the vampires did
empire-view-hand = hand
empire-view-cellar = cellar
empire-view-moat = moat
empire-view-spent = played
empire-view-sunk = played, perhaps fetched again
empire-view-fetched = fetched unseen, at most
empire-view-draw-pile = draw pile
empire-view-deck = deck
empire-view-cellar-closed = cellar closed
empire-view-forbidden = forbidden
empire-view-in-play = support in play
empire-view-laid = cards played
empire-view-combat = combat
