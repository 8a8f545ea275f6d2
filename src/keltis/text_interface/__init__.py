"""Text interfaces: labels of actions, the parser of typed input, and the log, in every language."""
