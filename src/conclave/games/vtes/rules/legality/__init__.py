"""What may be played, used and done now, and if not, why."""
