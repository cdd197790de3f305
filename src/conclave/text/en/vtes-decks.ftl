vtes-list-empty = This text contains no cards.
vtes-list-too-long = This is too long for a deck: only the first { $lines } lines or { $cards } cards were read.
vtes-list-unknown-card = Line { $line }: there is no card “{ $name }”.{ $close ->
    [none] {""}
   *[other] {" "}Did you mean: { $close }?
}
vtes-list-unknown-id = There is no card with the number { $id }.
vtes-list-link-without-cards = This link contains no cards.
vtes-deck-not-enforced = { $names_count ->
    [one] This card is not implemented yet: { $names }.
   *[other] These { $names_count } cards are not implemented yet: { $names }.
}
vtes-list-not-enforced = Line { $line }: { $name } is not implemented yet.{ $near ->
    [none] {""}
   *[other] {" "}Similar cards: { $near }.
}
vtes-list-banned = { $line ->
    [0] { $name }
   *[other] Line { $line }: { $name }
} { $year ->
    [banned] is banned
   *[other] has been banned since { $year }
}.
vtes-list-wrong-group = Line { $line }: { $name } is of group { $group }; most of the crypt is of groups { $low } and { $high }.

## Decks at hand

vtes-about-deck-brujah = Starter deck. Fast, strong vampires who look for fights and bleed their prey in between.
vtes-about-deck-malkavian = Starter deck. Big bleeds from the shadows that hardly anyone can block.
vtes-about-deck-toreador = Starter deck. Guns, sharp senses and influence: it blocks, shoots, and bleeds when the way is clear.
vtes-about-deck-ventrue = Starter deck. It wins votes, takes over cities and can take a punch.
vtes-about-deck-giovanni = Starter deck. A family of necromancers with an army of the dead, strong arms and strong wills.
vtes-about-deck-tremere-antitribu = Starter deck. Blood magic in combat, a sharp eye, and bleeds redirected to others.
vtes-deck-bleed = Bleed
vtes-about-deck-bleed = Vampires with Dominate who bleed for as much as possible.
vtes-deck-votes = Votes
vtes-about-deck-votes = Toreador who win votes with Presence, and the whole table pays.
vtes-deck-fight = Fight
vtes-about-deck-fight = Looks for combat and wins it.
vtes-deck-stealth = Stealth
vtes-about-deck-stealth = Malkavians no one sees, who see everything.
vtes-deck-imbued = Imbued
vtes-about-deck-imbued = Mortals who hunt monsters: a very different way to play.
vtes-deck-allies = Allies
vtes-about-deck-allies = Tremere who let their allies do the work.
