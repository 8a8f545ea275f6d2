"""The options and help of every command. The work is done in other modules, imported when needed."""
