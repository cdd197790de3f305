"""The rules of Vampire Empire, a module for each part of the rulebook."""
