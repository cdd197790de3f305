"""The API over HTTP and WebSocket, and the client's own files."""
