"""Playing cards and using what is in play (VTES-1.6.1)."""
