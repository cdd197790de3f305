"""Deck lists in the usual formats."""
