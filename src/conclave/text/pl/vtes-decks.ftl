vtes-list-empty = W tym tekście nie ma żadnej karty.
vtes-list-too-long = To za dużo jak na talię: odczytano tylko pierwsze { $lines } wierszy lub { $cards } kart.
vtes-list-unknown-card = Wiersz { $line }: nie ma karty „{ $name }”.{ $close ->
    [none] {""}
   *[other] {" "}Czy chodzi o: { $close }?
}
vtes-list-unknown-id = Nie ma karty o numerze { $id }.
vtes-list-link-without-cards = Ten link nie zawiera kart.
vtes-deck-not-enforced = { $names_count ->
    [one] Ta karta jeszcze nie działa: { $names }.
    [few] Te { $names_count } karty jeszcze nie działają: { $names }.
   *[other] Tych { $names_count } kart jeszcze nie ma: { $names }.
}
vtes-list-not-enforced = Wiersz { $line }: karta { $name } jeszcze nie działa.{ $near ->
    [none] {""}
   *[other] {" "}Podobne karty: { $near }.
}
vtes-list-banned = { $line ->
    [0] Karta { $name }
   *[other] Wiersz { $line }: karta { $name }
} jest { $year ->
    [banned] zakazana
   *[other] zakazana od roku { $year }
}.
vtes-list-wrong-group = Wiersz { $line }: { $name } należy do grupy { $group }; większość krypty należy do grup { $low } i { $high }.

## Talie pod ręką

vtes-about-deck-brujah = Talia startowa. Szybkie i silne wampiry, które szukają walki, a między walkami osłabiają ofiarę.
vtes-about-deck-malkavian = Talia startowa. Silne ataki na pulę z ukrycia, które mało kto zablokuje.
vtes-about-deck-toreador = Talia startowa. Broń palna, wyostrzone zmysły i wpływy: blokuje, strzela i korzysta z wolnej drogi.
vtes-about-deck-ventrue = Talia startowa. Wygrywa głosowania, przejmuje miasta i dużo wytrzyma.
vtes-about-deck-giovanni = Talia startowa. Rodzina nekromantów z armią umarłych, silną ręką i silną wolą.
vtes-about-deck-tremere-antitribu = Talia startowa. Magia krwi w walce, czujne oko i ataki na pulę przekierowywane na innych.
vtes-deck-bleed = Atak na pulę
vtes-about-deck-bleed = Wampiry z Dominacją, które atakują pulę tak mocno, jak tylko się da.
vtes-deck-votes = Głosy
vtes-about-deck-votes = Toreadorzy, którzy wygrywają głosowania Prezencją: za każde płaci cały stół.
vtes-deck-fight = Walka
vtes-about-deck-fight = Szuka walki i ją wygrywa.
vtes-deck-stealth = Skrytość
vtes-about-deck-stealth = Malkavianie, których nie widać, a którzy widzą wszystko.
vtes-deck-imbued = Natchnieni
vtes-about-deck-imbued = Śmiertelnicy, którzy polują na potwory: gra się nimi zupełnie inaczej.
vtes-deck-allies = Sojusznicy
vtes-about-deck-allies = Tremere, za których pracują sojusznicy.
