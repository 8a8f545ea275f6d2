"""Own bots on the command line: what went wrong, one decision once more, a seat at a table on a server."""
