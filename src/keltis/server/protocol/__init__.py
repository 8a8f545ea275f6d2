"""The WebSocket protocol as JSON Schema, TypeScript types and a reference page, generated from its types."""
