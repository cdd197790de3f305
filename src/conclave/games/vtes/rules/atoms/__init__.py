"""The only functions that change a table. Each emits an event."""
