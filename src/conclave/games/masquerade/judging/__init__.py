"""What a moment is worth to a seat: what the judgement of an option goes by."""
