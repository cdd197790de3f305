"""The events of V:TES, and who may see what of them.

Cards in play are written `name#number`, face-down cards only `#number`.
"""
