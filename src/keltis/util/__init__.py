"""Helpers independent of games: fast frozen dataclasses, threads."""
