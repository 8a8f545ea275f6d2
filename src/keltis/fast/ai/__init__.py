"""Learned players, compiled: the value nets, and a package for every game that has one."""
