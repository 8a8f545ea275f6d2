"""Helpers that know nothing of games: fast frozen dataclasses, threads."""
