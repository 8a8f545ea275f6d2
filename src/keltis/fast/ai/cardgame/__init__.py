"""Shared by the net players of the three card games: inputs, turns, rounds, training."""
