"""Values in which a game describes itself to clients: the stage, text drawings, the guide to a turn.

They hold data and no rules, so that every client (browser, terminal, SVG) draws the same.
"""
