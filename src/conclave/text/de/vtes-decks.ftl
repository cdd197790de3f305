vtes-list-empty = In diesem Text steht keine Karte.
vtes-list-unknown-card = Zeile { $line }: Es gibt keine Karte „{ $name }“.{ $close ->
    [none] {""}
   *[other] {" "}Ähnlich: { $close }.
}
vtes-list-unknown-id = Es gibt keine Karte mit der Nummer { $id }.
vtes-list-link-without-cards = Dieser Link enthält keine Karten.
vtes-deck-not-enforced = { $names_count ->
    [one] Diese Karte gibt es hier noch nicht: { $names }.
   *[other] Diese { $names_count } Karten gibt es hier noch nicht: { $names }.
}

## Decks, die bereitliegen

vtes-deck-brujah = { vtes-clan-brujah }
    .about = Einsteigerdeck. Schnelle, starke Vampire, die den Kampf suchen und zwischendurch ihre Beute berauben.
vtes-deck-malkavian = { vtes-clan-malkavian }
    .about = Einsteigerdeck. Hohe Bleeds aus dem Schatten; kaum jemand sieht sie kommen.
vtes-deck-toreador = { vtes-clan-toreador }
    .about = Einsteigerdeck. Schusswaffen, gute Augen und Einfluss: blockt, schießt und nutzt jeden freien Weg.
vtes-deck-ventrue = { vtes-clan-ventrue }
    .about = Einsteigerdeck. Gewinnt Abstimmungen, übernimmt Städte und hält viel aus.
vtes-deck-giovanni = { vtes-clan-giovanni }
    .about = Einsteigerdeck. Eine Familie von Nekromanten mit einem Heer von Toten, starken Armen und starkem Willen.
vtes-deck-tremere-antitribu = { vtes-clan-tremere-antitribu }
    .about = Einsteigerdeck. Blutmagie im Kampf, ein scharfes Auge, und Bleeds gegen dich treffen andere.
vtes-deck-bleed = Bleeds
    .about = Vampire mit Beherrschung, deren Bleeds so hoch sind wie nur möglich.
vtes-deck-votes = Stimmen
    .about = Toreador, die mit Präsenz Referenden gewinnen: Jedes kostet den Tisch etwas.
vtes-deck-fight = Kampf
    .about = Sucht den Kampf und gewinnt ihn.
vtes-deck-stealth = Heimlichkeit
    .about = Malkavianer, die niemand sieht und die alles sehen.
vtes-deck-imbued = Erleuchtete
    .about = Sterbliche, die Ungeheuer jagen: eine ganz andere Art zu spielen.
vtes-deck-allies = Verbündete
    .about = Tremere, die ihre Verbündeten arbeiten lassen.
