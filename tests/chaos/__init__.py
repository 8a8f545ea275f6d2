"""Servers killed or frozen during games: no acknowledged move is lost or duplicated."""
