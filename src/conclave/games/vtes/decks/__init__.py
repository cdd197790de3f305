"""Deck lists as people write them: reading any of the usual forms, writing each."""
