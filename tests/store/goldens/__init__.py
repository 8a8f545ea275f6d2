"""Databases written by earlier versions, kept to test upgrades: open, play on, replay, export, forget."""
