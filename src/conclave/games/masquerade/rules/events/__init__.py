"""What happens in Masquerade, and who learns what of it: told by the atoms of the same names.

Cards, allies and places are told by their written names.
"""
