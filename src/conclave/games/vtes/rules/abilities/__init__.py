"""Abilities of cards in play that the rules ask for.

Each ability is a word of the card language; the facts below it are what the rules look up.
"""
