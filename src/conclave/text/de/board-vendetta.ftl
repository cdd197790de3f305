### Was Vendettas Brett im Browser sagt.

vend-village = Dorf
vend-district = Bezirk { $number }
vend-empty = leer
vend-alone = { $name } allein
vend-turned = Karte aufgedeckt
vend-raided = bei der letzten Razzia geräumt
vend-least = mindestens { $number }
vend-closed = du kannst nicht hinein
vend-moment = Runde { $round }, Phase { $turn } von 11
vend-pile = Schutzgeld
vend-pile-cards = { $count ->
    [one] noch { $count } Karte im Stapel
   *[other] noch { $count } Karten im Stapel
}
vend-raid = Razzia
vend-raid-cards = { $count ->
    [one] { $count } Karte verdeckt auf dem Feld Razzia
   *[other] { $count } Karten verdeckt auf dem Feld Razzia
}
vend-supply = Vorrat
vend-alone-in = Allein in
vend-points = Punkte
vend-goal = Zum Sieg: { $districts } Bezirke allein oder { $points } Punkte
vend-starter = beginnt die Runde
vend-choose = Wähle einen Bezirk auf dem Plan.
vend-how-many = Wie viele in Bezirk { $number }?
vend-fewer = einer weniger
vend-more = einer mehr
vend-all = alle { $number }
vend-keys = Tasten: Pfeile wechseln den Bezirk, Ziffern wählen die Anzahl, Enter setzt ein, Escape bricht ab.
vend-table = Wertung: Bezirke allein und Punkte
vend-legend-alone = allein gehalten
vend-legend-turned = in dieser Runde aufgedeckt
vend-legend-raided = letzte Razzia
