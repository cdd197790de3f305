"""The rules of V:TES, one module for each part of the rulebook."""
