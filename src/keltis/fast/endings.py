"""What the end of a game brings to a seat, compiled: its share of the win, its lead, and both together."""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

import numpy as np

from keltis.fast.calls import points_of
from keltis.fast.inner import inner

WHOLE = 12_000_000  # a won game, in whole numbers: divisible by the number of winners
LEAST = -(1 << 60)
LEADING = np.float32(0.4)  # what a lead weighs for nets, beside the win itself
REACH = 10  # points that make a lead large


@inner
def share_of(board, s, seat):
    """A seat's part of the win, WHOLE if it has won alone."""
    mine = points_of(board, s, seat)
    winners = 1
    for other in range(s.players):
        if other != seat:
            theirs = points_of(board, s, other)
            if theirs > mine:
                return 0
            if theirs == mine:
                winners += 1
    return WHOLE // winners


@inner
def lead_of(board, s, seat):
    """By how many points a seat is ahead of the best other."""
    best = LEAST
    for other in range(s.players):
        if other != seat:
            best = max(best, points_of(board, s, other))
    return points_of(board, s, seat) - best


@inner
def end_worth(board, s, seat):
    """What an end is worth to a seat, 0 to 1: mostly its share of the win, and a little its lead."""
    lead = np.float32(lead_of(board, s, seat))
    large = np.float32(0.5) + np.float32(0.5) * lead / (abs(lead) + np.float32(REACH))
    share = np.float32(share_of(board, s, seat)) / np.float32(WHOLE)
    return (np.float32(1) - LEADING) * share + LEADING * large
