"""The options and the help of every command; its work is in a file of its own beside, loaded late."""
