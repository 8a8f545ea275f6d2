"""WebSocket side: endpoint, connection with write buffer and backpressure, and the client behind it."""
