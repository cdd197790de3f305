"""What is read off the table, with all that cards in play change about it."""
