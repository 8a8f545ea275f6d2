"""The result of a finished game for a seat, compiled: its share of the win, its lead, and both combined."""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

import numpy as np

from keltis.fast.jit.inlining import inner
from keltis.fast.jit.rule_calls import points_of

WHOLE = 12_000_000  # a win as an integer, divisible by every number of winners
LEAST = -(1 << 60)
LEADING = np.float32(0.4)  # the weight of the lead in the value that nets learn
REACH = 10  # points of lead with half of the maximum value


@inner
def share_of(board, s, seat):
    """A seat's share of the win, WHOLE if it has won alone."""
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
    """A seat's lead in points over the best other."""
    best = LEAST
    for other in range(s.players):
        if other != seat:
            best = max(best, points_of(board, s, other))
    return points_of(board, s, seat) - best


@inner
def end_worth(board, s, seat):
    """The value of a finished game for a seat, 0 to 1: mostly the share of the win, partly the lead."""
    lead = np.float32(lead_of(board, s, seat))
    large = np.float32(0.5) + np.float32(0.5) * lead / (abs(lead) + np.float32(REACH))
    share = np.float32(share_of(board, s, seat)) / np.float32(WHOLE)
    return (np.float32(1) - LEADING) * share + LEADING * large
