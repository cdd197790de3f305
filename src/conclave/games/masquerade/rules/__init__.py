"""The rules of Masquerade, a module for each part of the rulebook."""
