"""The rules of Empire, a module for each part of the rulebook."""
