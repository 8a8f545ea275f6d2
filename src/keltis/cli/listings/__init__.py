"""Lists of games, bots, boards and rules."""
