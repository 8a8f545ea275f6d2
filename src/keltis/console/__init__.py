"""Terminal input and output: colours, column widths, single keys."""
