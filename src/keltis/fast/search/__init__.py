"""Search, compiled: Monte Carlo rollouts, MCTS, exact endgames, and matches between levels."""
