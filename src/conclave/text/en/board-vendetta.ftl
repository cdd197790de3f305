### What Vendetta’s board says in the browser.

vend-village = Village
vend-district = District { $number }
vend-empty = empty
vend-alone = { $name } alone
vend-turned = card turned over
vend-raided = cleared in the last raid
vend-least = at least { $number }
vend-closed = you can’t enter
vend-moment = Round { $round }, turn { $turn } of 11
vend-pile = Protection money
vend-pile-cards = { $count ->
    [one] { $count } card left in the pile
   *[other] { $count } cards left in the pile
}
vend-raid = Raid
vend-raid-cards = { $count ->
    [one] { $count } card on the Raid field, face down
   *[other] { $count } cards on the Raid field, face down
}
vend-supply = Supply
vend-alone-in = Held alone
vend-points = Points
vend-goal = To win: { $districts } districts held alone, or { $points } points
vend-starter = starts the round
vend-choose = Choose a district on the map.
vend-how-many = How many in district { $number }?
vend-fewer = one fewer
vend-more = one more
vend-all = all { $number }
vend-keys = Keys: arrows move between districts, digits set how many, Enter places them, Escape cancels.
vend-table = Scoring: districts held alone and points
vend-legend-alone = held alone
vend-legend-turned = turned over this round
vend-legend-raided = last raid
