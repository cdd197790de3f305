"""Masquerade's words of the card language."""
