"""Writing to and reading from a terminal: colours, column widths, single keys."""
