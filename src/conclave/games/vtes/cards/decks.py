"""The decks that are at hand for everybody, each as its word: see rules/decks.py."""

STOCK: dict[str, str] = {}
