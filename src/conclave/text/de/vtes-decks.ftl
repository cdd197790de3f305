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
