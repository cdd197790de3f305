"""The rules of V:TES, a module for each part of the rulebook."""
