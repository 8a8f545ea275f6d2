"""The end of Der Weg der Steine, solved exactly for two players.

When few tiles are face down, everything that may still happen is looked at, each position once. Tiles that
fit nobody's rows never will again (rows only close), so that only their number matters; of the tiles taken
only what they count for does. That makes most ways to go on meet again. And nobody need take a tile, so that
nobody need lose a point: who is ahead by more than the other can still get has won.
"""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from typing import Any

import numpy as np
from numba.extending import overload, register_jitable

from keltis.core.bits import count, lowest
from keltis.core.luck import mixed
from keltis.fast.calls import do, legal, points_of
from keltis.fast.dispatch import game_of
from keltis.fast.entry import entry
from keltis.games.weg_der_steine import WEG_DER_STEINE
from keltis.games.weg_der_steine.board import MOST_BONUS
from keltis.games.weg_der_steine.rules import TILE, TURN
from keltis.games.weg_der_steine.state import BEGIN, OVER, REVEAL
from keltis.parts.cardset import COLOURS, OF_COLOUR

DEPTH = 96  # choices and turned tiles in a row
ENTRIES = 1 << 21  # positions that are remembered
HIDDEN = 8  # face-down tiles from which on it is tried
UNSOLVED = -2
NOWHERE = -1  # in another game, or too early
SMALL = 1e-12  # shares that differ by less are the same


@register_jitable
def fingerprint(board, s):
    """A number for everything that matters in a position at the beginning of a turn."""
    either = s.seats[0].rows.fits | s.seats[1].rows.fits
    key = mixed((s.hidden & either) + s.seat)
    key = mixed(key ^ (s.open & either))
    key = mixed(key + count(s.hidden & ~either))
    for seat in range(2):
        laid = s.seats[seat].rows.laid.once
        sums = min(count(laid & board.wish), board.wishes.most)
        for points in range(1, MOST_BONUS + 1):
            sums += 8 * points * count(laid & board.bonus[points])
        sums = sums * 16
        for colour in range(COLOURS):
            sums = sums * 8 + min(count(laid & OF_COLOUR[colour]), board.rows.most)
        key = mixed(key ^ sums)
        key = mixed(key + s.seats[seat].rows.fits)
    return key | 1


@register_jitable
def end_value(board, s):
    """The first seat's share of the win."""
    first, second = points_of(board, s, 0), points_of(board, s, 1)
    if first == second:
        return 0.5
    return 1.0 if first > second else 0.0


@register_jitable
def most_of(worths, number, more):
    """The most that so many things, and up to so many more, can be worth."""
    best = worths.value[min(number, worths.most)]
    for extra in range(1, more + 1):
        best = max(best, worths.value[min(number + extra, worths.most)])
    return best


@register_jitable
def most_points(board, s, seat):
    """No fewer points than a seat can still come to."""
    rows = s.seats[seat].rows
    laid, within = rows.laid.once, (s.hidden | s.open) & rows.fits
    total = most_of(board.wishes, count(laid & board.wish), count(within & board.wish))
    for points in range(1, MOST_BONUS + 1):
        total += points * count((laid | within) & board.bonus[points])
    for colour in range(COLOURS):
        row = OF_COLOUR[colour]
        total += most_of(board.rows, count(laid & row), count(within & row))
    return total


@register_jitable
def decided(board, s):
    """The first seat's share if nobody can change it any more, else a number below 0."""
    first, second = points_of(board, s, 0), points_of(board, s, 1)
    if first > second and first > most_points(board, s, 1):
        return 1.0
    if second > first and second > most_points(board, s, 0):
        return 0.0
    return -1.0


@register_jitable
def choices(board, s, left):
    """Note what can be done, or turned up: sets for `left`; the number of tiles that may turn up."""
    if s.phase == REVEAL:
        left[0] = s.hidden
        left[1] = 0
        return count(s.hidden)
    words = legal(board, s)
    left[0] = words[0]
    left[1] = words[1]
    return 0


@register_jitable
def narrowed(depth, tiles, seats, low, high, done, weight, alpha, beta):
    """Between which shares the next thing at this depth is of interest, given what is known of the others."""
    if tiles[depth]:
        rest = (tiles[depth] - done[depth] - weight[depth]) / tiles[depth]
        part = weight[depth] / tiles[depth]
        return (alpha[depth] - high[depth] - rest) / part, (beta[depth] - low[depth]) / part
    if seats[depth] == 0:
        return max(alpha[depth], low[depth]), beta[depth]
    return alpha[depth], min(beta[depth], high[depth])


@entry
def solve(board, stack, most, memo, worths):
    """The best action for the mover in stack[0]; UNSOLVED if that takes more than so many steps.

    What every action is worth to the mover is written by number into `worths`, if that has room for it; else
    only the best one is looked for, which takes much less time. For every position a share of the win is
    known from below and from above (`low`, `high`); what cannot matter any more for the decision before it
    (`alpha`, `beta`) is not looked at, also where a tile is turned up.
    """
    keys, lows, highs = memo
    left = np.zeros((DEPTH, 2), np.int64)
    tiles = np.zeros(DEPTH, np.int64)  # that may turn up, 0 where somebody chooses
    weight = np.zeros(DEPTH, np.int64)  # of those that turn up next
    done = np.zeros(DEPTH, np.int64)  # of those that have been looked at
    seats = np.zeros(DEPTH, np.int64)
    low, high = np.zeros(DEPTH), np.zeros(DEPTH)
    alpha, beta = np.zeros(DEPTH), np.zeros(DEPTH)
    key = np.zeros(DEPTH, np.int64)
    last = np.zeros(DEPTH, np.int64)
    tiles[0] = choices(board, stack[0], left[0])
    special = board.wish  # tiles that count most are looked at first
    for points in range(1, MOST_BONUS + 1):
        special |= board.bonus[points]
    mine, best, depth, steps = stack[0].seat, -1, 0, 0
    seats[0] = mine
    low[0], high[0] = (-1.0, -1.0) if mine == 0 else (2.0, 2.0)
    alpha[0], beta[0] = -1.0, 2.0
    while True:
        here = stack[depth]
        if left[depth, 0] == 0 and left[depth, 1] == 0:  # everything has been looked at
            least, greatest = low[depth], high[depth]
            if key[depth]:
                place = key[depth] & (ENTRIES - 1)
                keys[place], lows[place], highs[place] = key[depth], least, greatest
            depth -= 1
            if depth < 0:
                return best
        else:
            steps += 1
            if steps > most or depth + 2 > DEPTH:
                return UNSOLVED
            weight[depth] = 1
            if left[depth, 0]:
                first = left[depth, 0] & special
                tile = lowest(first if first else left[depth, 0])
                left[depth, 0] &= ~(1 << tile)
                action = TILE + tile if here.phase == REVEAL else tile
                either = here.seats[0].rows.fits | here.seats[1].rows.fits
                if here.phase == REVEAL and either >> tile & 1 == 0:  # of no use: all of them at once
                    alike = left[depth, 0] & ~either
                    weight[depth] += count(alike)
                    left[depth, 0] &= either
            else:
                action = TURN + lowest(left[depth, 1])
                left[depth, 1] &= left[depth, 1] - 1
            last[depth] = action
            stack[depth + 1] = here
            do(board, stack[depth + 1], action)
            after = stack[depth + 1]
            if after.phase == OVER:
                least = greatest = end_value(board, after)
            else:
                below, above = narrowed(depth, tiles, seats, low, high, done, weight, alpha, beta)
                if depth == 0 and len(worths):
                    below, above = -1.0, 2.0
                known, solved = 0, False
                least, greatest = 0.0, 1.0
                if after.phase == BEGIN:
                    least = greatest = decided(board, after)
                    solved = least >= 0
                    if not solved:
                        known = fingerprint(board, after)
                        least, greatest = 0.0, 1.0
                        place = known & (ENTRIES - 1)
                        if keys[place] == known:
                            least, greatest = lows[place], highs[place]
                            solved = greatest - least < SMALL or least >= above or greatest <= below
                if not solved:
                    depth += 1
                    key[depth] = known
                    alpha[depth], beta[depth] = below, above
                    tiles[depth] = choices(board, after, left[depth])
                    seats[depth] = after.seat
                    done[depth] = 0
                    if tiles[depth]:
                        low[depth], high[depth] = 0.0, 0.0
                    elif seats[depth] == 0:
                        low[depth], high[depth] = -1.0, -1.0
                    else:
                        low[depth], high[depth] = 2.0, 2.0
                    continue
        # What the last action at this depth is worth lies between `least` and `greatest`.
        if tiles[depth]:
            low[depth] += least * weight[depth] / tiles[depth]
            high[depth] += greatest * weight[depth] / tiles[depth]
            done[depth] += weight[depth]
            rest = (tiles[depth] - done[depth]) / tiles[depth]
            if low[depth] >= beta[depth] - SMALL or high[depth] + rest <= alpha[depth] + SMALL:
                high[depth] += rest
                left[depth, 0] = 0
            continue
        if depth == 0:
            if len(worths):
                worths[last[0]] = least if mine == 0 else 1.0 - least
            if best < 0 or (least > low[0] + SMALL if mine == 0 else greatest < high[0] - SMALL):
                best = last[0]
        if seats[depth] == 0:
            low[depth], high[depth] = max(low[depth], least), max(high[depth], greatest)
            if depth and (low[depth] >= beta[depth] - SMALL or low[depth] >= 1.0):  # good enough
                high[depth] = 1.0
                left[depth, 0], left[depth, 1] = 0, 0
        else:
            low[depth], high[depth] = min(low[depth], least), min(high[depth], greatest)
            if depth and (high[depth] <= alpha[depth] + SMALL or high[depth] <= 0.0):
                low[depth] = 0.0
                left[depth, 0], left[depth, 1] = 0, 0


def exact_action(board, s, stack, most, memo, worths):
    """The best action if it can be found exactly, NOWHERE or UNSOLVED otherwise; `worths` as in `solve`."""


@overload(exact_action)
def _exact_action(board, s, stack, most, memo, worths):
    if game_of(s) is not WEG_DER_STEINE:
        return lambda board, s, stack, most, memo, worths: NOWHERE

    def exact(board, s, stack, most, memo, worths):
        if s.players != 2 or most == 0 or count(s.hidden) > HIDDEN:
            return NOWHERE
        stack[0] = s
        return solve(board, stack, most, memo, worths)

    return exact


def memory(game: str) -> tuple[Any, Any, Any]:
    """Where positions are remembered."""
    size = ENTRIES if game == WEG_DER_STEINE.name else 1
    return np.zeros(size, np.int64), np.zeros(size), np.zeros(size)
