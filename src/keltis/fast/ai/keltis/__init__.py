"""Keltis: features, whole turns, rollouts by the value net, the player and its training."""
