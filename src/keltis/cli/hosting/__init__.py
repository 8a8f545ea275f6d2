"""Commands that run a server and move its data."""
