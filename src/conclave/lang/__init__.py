"""The card language: what the cards of all games are written in, and how it is executed."""
