"""The API over HTTP and WebSocket, and the files of the client."""
