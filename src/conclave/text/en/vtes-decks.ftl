vtes-list-empty = There is no card in this text.
vtes-list-too-long = This is more than a deck has: only the first { $lines } entries or { $cards } cards were read.
vtes-list-unknown-card = Line { $line }: there is no card “{ $name }”.{ $close ->
    [none] {""}
   *[other] {" "}Close to it: { $close }.
}
vtes-list-unknown-id = There is no card with the number { $id }.
vtes-list-link-without-cards = This link carries no cards.
vtes-deck-not-enforced = { $names_count ->
    [one] This card is not implemented yet: { $names }.
   *[other] These { $names_count } cards are not implemented yet: { $names }.
}

## Decks at hand

vtes-about-deck-brujah = Starter deck. Quick and strong vampires who pick fights, and rob their prey between them.
vtes-about-deck-malkavian = Starter deck. Bleeds for much from the shadows; hardly anybody sees them come.
vtes-about-deck-toreador = Starter deck. Guns, good eyes and influence: blocks, shoots, and bleeds when the way is clear.
vtes-about-deck-ventrue = Starter deck. Wins votes and takes cities, and bears a blow well.
vtes-about-deck-giovanni = Starter deck. Family of necromancers with an army of the dead, strong arms and strong wills.
vtes-about-deck-tremere-antitribu = Starter deck. Blood magic in combat, bleeds turned elsewhere, and a sharp eye.
vtes-deck-bleed = Bleed
vtes-about-deck-bleed = Vampires with Dominate who bleed for as much as they can.
vtes-deck-votes = Votes
vtes-about-deck-votes = Toreador who win referendums with Presence: the table pays for every one.
vtes-deck-fight = Fight
vtes-about-deck-fight = Looks for combat and wins it.
vtes-deck-stealth = Stealth
vtes-about-deck-stealth = Malkavians who go unseen and see everything.
vtes-deck-imbued = Imbued
vtes-about-deck-imbued = Mortals who hunt monsters: another way to play altogether.
vtes-deck-allies = Allies
vtes-about-deck-allies = Tremere who let their allies do the work.
