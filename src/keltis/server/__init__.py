"""The server: tables online, by HTTP and WebSocket, kept in a store."""
