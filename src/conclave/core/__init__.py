"""The engine: positions, frames, windows, decisions, events, records. It knows no game."""
