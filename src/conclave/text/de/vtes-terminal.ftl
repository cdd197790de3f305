## Das Brett im Terminal

vtes-board-turn = Zug { $turn }: { $seat }
vtes-board-points = { $number } SP
vtes-board-piles = Hand { $hand }, Bibliothek { $library }, Gruft { $crypt }
    .short = H{ $hand } B{ $library } G{ $crypt }
vtes-board-hand = Deine Hand
