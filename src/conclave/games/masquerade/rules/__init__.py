"""Masquerade's rules, compiled where a C compiler is at hand."""
