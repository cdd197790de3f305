"""The table in the browser: people, tables, live connections, storage."""
