"""What the judgement of Empire goes by: scenes, helpers, reckoning, how things stand."""
