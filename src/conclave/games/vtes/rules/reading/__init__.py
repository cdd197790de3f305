"""Values read from the table, including what cards in play change about them."""
