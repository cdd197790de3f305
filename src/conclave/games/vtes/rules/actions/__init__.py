"""Actions: announcing, blocking, resolving (VTES-6.1, VTES-6.2)."""
