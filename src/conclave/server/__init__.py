"""The server: people, tables, live connections, storage."""
