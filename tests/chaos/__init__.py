"""Servers that are killed and frozen while people play: nothing promised is lost, nothing happens twice."""
