vtes-list-empty = There is no card in this text.
vtes-list-unknown-card = Line { $line }: there is no card “{ $name }”.{ $close ->
    [none] {""}
   *[other] {" "}Close to it: { $close }.
}
vtes-list-unknown-id = There is no card with the number { $id }.
vtes-list-link-without-cards = This link carries no cards.
vtes-deck-not-enforced = { $names_count ->
    [one] This card is not enforced here yet: { $names }.
   *[other] These { $names_count } cards are not enforced here yet: { $names }.
}
