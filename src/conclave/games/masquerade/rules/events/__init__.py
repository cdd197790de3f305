"""The events of Masquerade, and who may know them. They are emitted by the atoms.

Cards, allies and places are identified by their names in moves.
"""
