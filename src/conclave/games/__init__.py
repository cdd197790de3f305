"""The games, each in a folder named after it."""
