"""The card language: what cards of all games are made of, and how it is carried out."""
