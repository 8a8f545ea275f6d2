"""Playing in the terminal: the client, its tables (in this process or on a server), parser and display."""
