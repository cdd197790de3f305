"""The only functions that change a table. Each tells what it did by an event."""
