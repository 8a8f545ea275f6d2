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


@entry
def solve(board, stack, most, memo, worths):
    """What every action in stack[0] is worth to the mover, by number in `worths`; UNSOLVED after `most`.

    Returns the best action for the mover.
    """
    keys, values = memo
    left = np.zeros((DEPTH, 2), np.int64)
    tiles = np.zeros(DEPTH, np.int64)  # that may turn up, 0 where somebody chooses
    weight = np.zeros(DEPTH, np.int64)  # of those that turn up next
    value = np.zeros(DEPTH)
    key = np.zeros(DEPTH, np.int64)
    tiles[0] = choices(board, stack[0], left[0])
    mine, best, depth, steps = stack[0].seat, -1, 0, 0
    value[0] = -1.0
    last = np.zeros(DEPTH, np.int64)
    while True:
        here = stack[depth]
        if left[depth, 0] == 0 and left[depth, 1] == 0:  # everything has been looked at
            found = value[depth]
            if key[depth]:
                place = key[depth] & (ENTRIES - 1)
                keys[place], values[place] = key[depth], found
            depth -= 1
            if depth < 0:
                return best
        else:
            steps += 1
            if steps > most or depth + 2 > DEPTH:
                return UNSOLVED
            weight[depth] = 1
            if left[depth, 0]:
                tile = lowest(left[depth, 0])
                left[depth, 0] &= left[depth, 0] - 1
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
                found = end_value(board, after)
            else:
                known = 0
                found = -1.0
                if after.phase == BEGIN:
                    found = decided(board, after)
                    if found < 0:
                        known = fingerprint(board, after)
                        if keys[known & (ENTRIES - 1)] == known:
                            found = values[known & (ENTRIES - 1)]
                if found < 0:
                    depth += 1
                    key[depth] = known
                    tiles[depth] = choices(board, after, left[depth])
                    value[depth] = 0.0 if tiles[depth] else -1.0
                    continue
        # `found` is what the last action at this depth is worth
        if tiles[depth]:
            value[depth] += found * weight[depth] / tiles[depth]
        else:
            better = value[depth] < 0 or (
                found > value[depth] if stack[depth].seat == 0 else found < value[depth]
            )
            if depth == 0:
                worths[last[0]] = found if mine == 0 else 1.0 - found
                if better:
                    best = last[0]
            if better:
                value[depth] = found
                if depth and found == (1.0 if stack[depth].seat == 0 else 0.0):  # nothing can be better
                    left[depth, 0], left[depth, 1] = 0, 0


def exact_action(board, s, stack, most, memo, worths):
    """The best action if it can be found exactly, NOWHERE or UNSOLVED otherwise."""


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


def memory(game: str) -> tuple[Any, Any]:
    """Where positions are remembered."""
    size = ENTRIES if game == WEG_DER_STEINE.name else 1
    return np.zeros(size, np.int64), np.zeros(size)
