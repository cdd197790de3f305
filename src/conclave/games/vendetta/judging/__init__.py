"""The evaluation of Vendetta, for the judge and for the search."""
