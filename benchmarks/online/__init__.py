"""The server under load: real processes, real sockets, real rules, every move synced to the disk."""
