casket-title = Szkatułka
casket-pitch = Spadkobiercy licytują szkatułki. Każdy zna część zawartości, nikt nie zna całej.
casket-seat = { $number ->
    [0] Agata
    [1] Bertram
    [2] Cecylia
    [3] Dorian
   *[4] Edmund
}
casket-how-to-play =
    Wszyscy zaczynają z 30 monetami.
    Przy każdej szkatułce każdy rzuca kostką pod kubkiem. Szkatułka zawiera tyle monet, ile pokazują wszystkie kostki razem.
    Zgodnie z ruchem wskazówek zegara przebij najwyższą ofertę albo wycofaj się. Kto zostanie ostatni, płaci swoją ofertę i zabiera monety ze szkatułki.
    Wysoka oferta mówi innym, że masz wysoki rzut – albo że mają w to uwierzyć.
    Po ostatniej szkatułce wygrywa najwięcej monet.

casket-coins = { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[other] { $coins } monet
}

## Co się dzieje

casket-carried-in = Na sprzedaż: szkatułka { $casket }. Każdy rzuca kostką pod kubkiem.
casket-rolled = Twoja kostka pokazuje { $pips }.
casket-offered = { $seat } oferuje { casket-coins }.
casket-withdrew = { $seat } wycofuje się.
casket-opened = { $seat } płaci { casket-coins }. Kostki pokazują { $dice }: w szkatułce jest { $worth }.
casket-buried = Nikt nie chce szkatułki. Zostaje pochowana bez otwierania.

## Pytania i odpowiedzi

casket-bidding = { $highest ->
    [0] Szkatułka { $casket }: otwierasz licytację?
   *[other] Szkatułka { $casket }: najwyższa oferta to { $highest }. Przebijasz?
}
casket-move-bid = Zaoferuj { casket-coins }
    .group = Zaoferuj
    .within = { $coins }
casket-move-withdraw = Wycofaj się
casket-bad-bid = „{ $move }” jest niedozwolone. Zaoferuj więcej niż { $highest }, a najwyżej { $most }, albo wycofaj się.

## Koniec

casket-all-sold = Ostatnia szkatułka sprzedana. { $winners_count ->
    [one] { $winners } ma najwięcej monet i wygrywa.
   *[other] { $winners } mają najwięcej monet i wygrywają wspólnie.
}

## Stół

casket-option-caskets = Szkatułki
    .about = Ile szkatułek zostanie sprzedanych.
    .value = { $value }
casket-view-casket = Szkatułka
casket-view-coins = Monety
casket-view-dice = Kostka
casket-view-bids = Oferta
casket-view-bidding = Licytuje dalej

## Przewodnik

guide-casket-welcome = O co chodzi
    .text = Szkatułki są sprzedawane jedna po drugiej. Szkatułka kupiona taniej, niż jest warta, wzbogaca; kupiona drożej – zubaża. Na końcu wygrywa najwięcej monet.
    .now = Spójrz na stół: każdy zaczyna z 30 monetami.
guide-casket-die = Twoja kostka
    .text = Tylko ty widzisz swoją kostkę. Szkatułka zawiera tyle monet, ile pokazują wszystkie kostki razem, więc znasz część jej wartości. Każda inna kostka pokazuje średnio trzy lub cztery.
    .now = Dodaj do swojej trzy lub cztery za każdą z pozostałych: mniej więcej tyle powinno być w środku.
guide-casket-bidding = Licytacja
    .text = Przebij najwyższą ofertę albo wycofaj się. Kto się wycofał, czeka na następną szkatułkę. Kto zostanie ostatni, musi kupić.
    .now = Oferuj mniej, niż się spodziewasz. Kto licytuje wysoko, może coś wie – albo chce, żebyś w to uwierzył.
guide-casket-opened = Co było w środku
    .text = Kupujący zapłacił i zabrał to, co pokazały kostki. Kto wygrywa licytację, często liczył na zbyt wiele; rozsądnie jest przestać o monetę lub dwie wcześniej.
    .now = Porównaj cenę z zawartością i zapamiętaj, kto blefował.
