## Plansza w terminalu

vtes-board-turn = Tura { $turn }: { $seat }
vtes-board-points = { $number } PZ
vtes-board-piles = ręka { $hand }, biblioteka { $library }, krypta { $crypt }
    .short = r{ $hand } b{ $library } k{ $crypt }
vtes-board-hand = Twoja ręka
