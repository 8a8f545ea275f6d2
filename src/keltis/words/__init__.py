"""Actions in words: their labels, what users may type, and the log of a game, in every language."""
