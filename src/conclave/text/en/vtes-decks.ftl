vtes-list-empty = There is no card in this text.
vtes-list-unknown-card = Line { $line }: there is no card “{ $name }”.{ $close ->
    [none] {""}
   *[other] {" "}Close to it: { $close }.
}
vtes-list-unknown-id = There is no card with the number { $id }.
vtes-list-link-without-cards = This link carries no cards.
vtes-deck-not-enforced = { $names_count ->
    [one] This card is not enforced here yet: { $names }.
   *[other] These { $names_count } cards are not enforced here yet: { $names }.
}

## Decks at hand

vtes-deck-brujah = { vtes-clan-brujah }
    .about = Starter deck. Quick and strong vampires who pick fights, and rob their prey between them.
vtes-deck-malkavian = { vtes-clan-malkavian }
    .about = Starter deck. Bleeds for much from the shadows; hardly anybody sees them come.
vtes-deck-toreador = { vtes-clan-toreador }
    .about = Starter deck. Guns, good eyes and influence: blocks, shoots, and bleeds when the way is clear.
vtes-deck-ventrue = { vtes-clan-ventrue }
    .about = Starter deck. Wins votes and takes cities, and bears a blow well.
vtes-deck-giovanni = { vtes-clan-giovanni }
    .about = Starter deck. Family of necromancers with an army of the dead, strong arms and strong wills.
vtes-deck-tremere-antitribu = { vtes-clan-tremere-antitribu }
    .about = Starter deck. Blood magic in combat, bleeds turned elsewhere, and a sharp eye.
vtes-deck-bleed = Bleed
    .about = Vampires with Dominate who bleed for as much as they can.
vtes-deck-votes = Votes
    .about = Toreador who win referendums with Presence: the table pays for every one.
vtes-deck-fight = Fight
    .about = Looks for combat and wins it.
vtes-deck-stealth = Stealth
    .about = Malkavians who go unseen and see everything.
vtes-deck-imbued = Imbued
    .about = Mortals who hunt monsters: another way to play altogether.
vtes-deck-allies = Allies
    .about = Tremere who let their allies do the work.
