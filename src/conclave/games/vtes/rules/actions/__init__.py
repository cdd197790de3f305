"""Actions: announcing them, blocking them, what they lead to (VTES-6.1, VTES-6.2)."""
