"""Commands that read recorded games: replay, check, verify."""
