"""The only functions that change a table. Each tells it with an event."""
