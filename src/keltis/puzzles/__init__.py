"""Puzzles: positions of recorded games in which one turn is clearly the best. See docs/coach.md."""
