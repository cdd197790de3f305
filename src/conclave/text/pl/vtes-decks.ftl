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
