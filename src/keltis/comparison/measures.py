"""Measures of a finished game: a row of raw numbers, and the integers that are added up.

A row holds turns, actions, the number of its ending, and every seat's points by source.
"""

from typing import Any

from keltis.core.dialect import rule

TURNS, ACTIONS, ENDING, POINTS = range(4)  # in a row; the points of a seat by source, seat after seat
PARTS = 12  # parts of a win: divisible among two, three or four seats
FAR = 1 << 30

Numbers = Any  # a list of ints; an array when compiled


class Columns:
    """The index of each measure. The first is always 1, so that products with it are sums."""

    def __init__(self, players: int, endings: int, sources: int) -> None:
        self.players, self.endings, self.sources = players, endings, sources
        self.turns, self.actions = 1, 2
        self.ended = 3  # 1 for the ending of the game, else 0; starts with ending number 1
        self.score = self.ended + endings  # by seat
        self.win = self.score + players  # by seat: in parts
        self.best = self.win + players
        self.margin = self.best + 1  # of the winner over the next; 0 if the win is shared
        self.points = self.margin + 1  # by source: of all seats together
        self.moved = self.points + sources  # by source: gains and losses of single seats, both as gains
        self.size = self.moved + sources
        self.row = POINTS + players * sources


@rule
def measure(row: Numbers, players: int, endings: int, sources: int, out: Numbers) -> None:
    """Fill `out` with the measures of a game, in the order of Columns."""
    out[0] = 1
    out[1] = row[TURNS]
    out[2] = row[ACTIONS]
    for ending in range(endings):
        out[3 + ending] = 0
    out[2 + row[ENDING]] = 1
    score = 3 + endings
    points = score + 2 * players + 2
    moved = points + sources
    for source in range(sources):
        out[points + source] = 0
        out[moved + source] = 0
    for seat in range(players):
        total = 0
        for source in range(sources):
            found = row[POINTS + seat * sources + source]
            total += found
            out[points + source] += found
            out[moved + source] += abs(found)
        out[score + seat] = total
    crown(players, score, out)


@rule
def crown(players: int, score: int, out: Numbers) -> None:
    """Compute from the scores the winners (A4), the best score and the margin."""
    best = -FAR
    for seat in range(players):
        best = max(best, out[score + seat])
    second = -FAR
    winners = 0
    for seat in range(players):
        if out[score + seat] == best:
            winners += 1
        else:
            second = max(second, out[score + seat])
    for seat in range(players):
        won = out[score + seat] == best
        out[score + players + seat] = PARTS // winners if won else 0
    out[score + 2 * players] = best
    out[score + 2 * players + 1] = 0 if winners > 1 else best - second


@rule
def multiply(one: Numbers, other: Numbers, products: Numbers) -> None:
    """Add the product of every number of one game with every number of another."""
    for i in range(len(one)):
        for j in range(len(other)):
            products[i][j] += one[i] * other[j]
