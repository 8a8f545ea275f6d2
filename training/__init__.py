"""How the bots' numbers were found: commands that can be run again."""
