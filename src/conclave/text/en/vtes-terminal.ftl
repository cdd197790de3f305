## The board in the terminal

vtes-board-turn = Turn { $turn }: { $seat }
vtes-board-points = { $number } VP
vtes-board-piles = hand { $hand }, library { $library }, crypt { $crypt }
    .short = h{ $hand } l{ $library } c{ $crypt }
vtes-board-hand = Your hand
