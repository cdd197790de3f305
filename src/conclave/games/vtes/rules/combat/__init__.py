"""Combat: rounds of range, strikes and presses (VTES-6.4)."""
