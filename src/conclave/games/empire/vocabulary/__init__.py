"""The words that the support cards of Vampire Empire are written in."""
