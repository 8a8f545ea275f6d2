"""The commands `keltis puzzles`."""
