"""The words that V:TES cards are written in, beside those of the card language itself."""
