"""Keltis on the command line."""
