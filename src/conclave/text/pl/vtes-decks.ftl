vtes-list-empty = W tym tekście nie ma żadnej karty.
vtes-list-unknown-card = Wiersz { $line }: nie ma karty „{ $name }”.{ $close ->
    [none] {""}
   *[other] {" "}Podobna: { $close }.
}
vtes-list-unknown-id = Nie ma karty o numerze { $id }.
vtes-list-link-without-cards = Ten odnośnik nie zawiera kart.
vtes-deck-not-enforced = { $names_count ->
    [one] Tej karty jeszcze tu nie ma: { $names }.
   *[other] Tych { $names_count } kart jeszcze tu nie ma: { $names }.
}

## Talie pod ręką

vtes-deck-brujah = { vtes-clan-brujah }
    .about = Talia startowa. Szybkie i silne wampiry, które szukają walki, a między walkami okradają ofiarę.
vtes-deck-malkavian = { vtes-clan-malkavian }
    .about = Talia startowa. Wysokie krwawienia z ukrycia; mało kto widzi, jak nadchodzą.
vtes-deck-toreador = { vtes-clan-toreador }
    .about = Talia startowa. Broń palna, dobre oczy i wpływy: blokuje, strzela i korzysta z wolnej drogi.
vtes-deck-ventrue = { vtes-clan-ventrue }
    .about = Talia startowa. Wygrywa głosowania, przejmuje miasta i dużo wytrzyma.
vtes-deck-giovanni = { vtes-clan-giovanni }
    .about = Talia startowa. Rodzina nekromantów z armią umarłych, silną ręką i silną wolą.
vtes-deck-tremere-antitribu = { vtes-clan-tremere-antitribu }
    .about = Talia startowa. Magia krwi w walce, czujne oko i krwawienia odsyłane do innych.
vtes-deck-bleed = Krwawienie
    .about = Wampiry z Dominacją, których krwawienia są tak wysokie, jak tylko się da.
vtes-deck-votes = Głosy
    .about = Toreadorzy, którzy wygrywają referenda Prezencją: za każde płaci cały stół.
vtes-deck-fight = Walka
    .about = Szuka walki i ją wygrywa.
vtes-deck-stealth = Skrytość
    .about = Malkavianie, których nie widać, a którzy widzą wszystko.
vtes-deck-imbued = Natchnieni
    .about = Śmiertelnicy, którzy polują na potwory: gra się nimi zupełnie inaczej.
vtes-deck-allies = Sojusznicy
    .about = Tremere, za których pracują sojusznicy.
