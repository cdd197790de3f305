"""The parts of Empire's judge: scenes, support cards, combat estimates, features."""
