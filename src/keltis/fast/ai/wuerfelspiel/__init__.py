"""Das Würfelspiel: sets of dice, the value net, the player and an exact solver."""
