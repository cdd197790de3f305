"""The words that Masquerade's cards are written in, beside those of the card language itself."""
