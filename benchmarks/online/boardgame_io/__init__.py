"""Comparison with boardgame.io: a card game with hidden hands, two players per table who move at once."""
