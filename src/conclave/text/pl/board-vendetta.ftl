### Co mówi plansza Vendetty w przeglądarce.

vend-village = Wioska
vend-district = Dzielnica { $number }
vend-empty = pusta
vend-alone = tylko { $name }
vend-turned = karta odkryta
vend-raided = oczyszczona w ostatniej obławie
vend-least = co najmniej { $number }
vend-closed = nie możesz wejść
vend-moment = Runda { $round }, faza { $turn } z 11
vend-pile = Haracz
vend-pile-cards = { $count ->
    [one] w stosie została { $count } karta
    [few] w stosie zostały { $count } karty
   *[other] w stosie zostało { $count } kart
}
vend-raid = Obława
vend-raid-cards = { $count ->
    [one] { $count } zakryta karta na polu Obławy
    [few] { $count } zakryte karty na polu Obławy
   *[other] { $count } zakrytych kart na polu Obławy
}
vend-supply = Zapas
vend-alone-in = Na wyłączność
vend-points = Punkty
vend-goal = { $districts ->
    [few] Cel: { $districts } dzielnice na wyłączność albo { $points } punktów
   *[other] Cel: { $districts } dzielnic na wyłączność albo { $points } punktów
}
vend-starter = zaczyna rundę
vend-choose = Wybierz dzielnicę na planie.
vend-how-many = Ilu do dzielnicy { $number }?
vend-fewer = jeden mniej
vend-more = jeden więcej
vend-all = wszyscy ({ $number })
vend-keys = Klawisze: strzałki przechodzą między dzielnicami, cyfry podają liczbę, Enter wystawia, Escape anuluje.
vend-table = Punktacja: dzielnice na wyłączność i punkty
vend-legend-alone = wyłączna kontrola
vend-legend-turned = odkryta w tej rundzie
vend-legend-raided = ostatnia obława
