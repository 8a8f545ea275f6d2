"""Batches: many games at once in arrays, with random play, policies, replays and stepping kernels."""
