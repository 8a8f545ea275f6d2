"""The server: online tables over HTTP and WebSocket, backed by a store."""
