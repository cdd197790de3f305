### What Vendetta’s board says in the browser.

vend-village = The village
vend-district = District { $number }
vend-empty = nobody there
vend-alone = { $name } alone
vend-turned = card turned over
vend-raided = cleared by the last raid
vend-least = at least { $number }
vend-closed = you cannot enter
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
vend-alone-in = Alone in
vend-points = Points
vend-goal = { $districts } districts alone or { $points } points win
vend-starter = starts the round
vend-choose = Choose a district on the map.
vend-how-many = How many into district { $number }?
vend-fewer = one fewer
vend-more = one more
vend-all = all { $number }
vend-keys = Keys: arrows go from district to district, digits say how many, Enter places, Escape lets go.
vend-table = One scoring: districts alone and points
vend-legend-alone = held alone
vend-legend-turned = turned over this round
vend-legend-raided = last raid
