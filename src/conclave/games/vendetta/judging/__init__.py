"""How Vendetta is judged in a search, where all of an imagined village may be looked at."""
