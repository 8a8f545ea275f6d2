"""Numba machinery: memory layout of structs, dispatch by game, inlining and the cache of compiled code."""
