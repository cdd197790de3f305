"""The rules of Vendetta, a module for each part of the rulebook."""
