"""Beside boardgame.io: a card game with hidden hands, two people a table, each moving as soon as they can."""
