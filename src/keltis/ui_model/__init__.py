"""Values in which a game describes itself to people: the stage, text drawings, the guide to a turn.

They hold data only and know no rules, so that every client (browser, terminal, SVG) draws the same thing.
"""
