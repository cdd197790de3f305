vtes-list-empty = Dieser Text enthält keine Karten.
vtes-list-too-long = Das ist zu lang für ein Deck: Gelesen wurden nur die ersten { $lines } Zeilen oder { $cards } Karten.
vtes-list-unknown-card = Zeile { $line }: Es gibt keine Karte „{ $name }“.{ $close ->
    [none] {""}
   *[other] {" "}Meintest du: { $close }?
}
vtes-list-unknown-id = Es gibt keine Karte mit der Nummer { $id }.
vtes-list-link-without-cards = Dieser Link enthält keine Karten.
vtes-deck-not-enforced = { $names_count ->
    [one] Diese Karte ist noch nicht umgesetzt: { $names }.
   *[other] Diese { $names_count } Karten sind noch nicht umgesetzt: { $names }.
}
vtes-list-not-enforced = Zeile { $line }: { $name } ist noch nicht umgesetzt.{ $near ->
    [none] {""}
   *[other] {" "}Ähnliche Karten: { $near }.
}
vtes-list-banned = { $line ->
    [0] { $name }
   *[other] Zeile { $line }: { $name }
} ist { $year ->
    [banned] verboten
   *[other] seit { $year } verboten
}.
vtes-list-wrong-group = Zeile { $line }: { $name } gehört zur Gruppe { $group }; die meisten Karten der Gruft gehören zu den Gruppen { $low } und { $high }.

## Decks, die bereitliegen

vtes-about-deck-brujah = Einsteigerdeck. Schnelle, starke Vampire, die den Kampf suchen und zwischendurch ihre Beute bluten lassen.
vtes-about-deck-malkavian = Einsteigerdeck. Hohe Bleeds aus dem Schatten, die kaum jemand blocken kann.
vtes-about-deck-toreador = Einsteigerdeck. Schusswaffen, scharfe Sinne und Einfluss: blockt, schießt und nutzt jeden freien Weg.
vtes-about-deck-ventrue = Einsteigerdeck. Gewinnt Abstimmungen, übernimmt Städte und hält viel aus.
vtes-about-deck-giovanni = Einsteigerdeck. Eine Familie von Nekromanten mit einem Heer von Toten, starken Armen und starkem Willen.
vtes-about-deck-tremere-antitribu = Einsteigerdeck. Blutmagie im Kampf, ein scharfes Auge und Bleeds, die auf andere umgelenkt werden.
vtes-deck-bleed = Bleeds
vtes-about-deck-bleed = Vampire mit Beherrschung, deren Bleeds so hoch sind wie nur möglich.
vtes-deck-votes = Stimmen
vtes-about-deck-votes = Toreador, die mit Präsenz Abstimmungen gewinnen; jede kostet den Tisch etwas.
vtes-deck-fight = Kampf
vtes-about-deck-fight = Sucht den Kampf und gewinnt ihn.
vtes-deck-stealth = Heimlichkeit
vtes-about-deck-stealth = Malkavianer, die niemand sieht und die alles sehen.
vtes-deck-imbued = Erleuchtete
vtes-about-deck-imbued = Sterbliche, die Ungeheuer jagen: eine ganz andere Art zu spielen.
vtes-deck-allies = Verbündete
vtes-about-deck-allies = Tremere, die ihre Verbündeten arbeiten lassen.
