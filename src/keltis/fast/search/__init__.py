"""Search, compiled: Monte Carlo rollouts with sequential halving, MCTS, and matches between levels."""
