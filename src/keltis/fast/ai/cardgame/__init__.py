"""What the net players of the three card games share: inputs, turns, rounds, training."""
