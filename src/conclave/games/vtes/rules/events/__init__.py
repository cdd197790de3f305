"""What happens in V:TES, and who learns what of it: told by atoms, and by the steps of the game.

Cards in play are told by their words, `name#number`; a card that lies face down is told by its
number alone, `#number`.
"""
