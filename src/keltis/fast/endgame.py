"""The end of Der Weg der Steine, solved exactly for two players.

When few tiles are face down, everything that may still happen is looked at, each position once. Tiles that
fit nobody's rows never will again (rows only close), so that only their number matters; of what can count for
no more or less than it does, only who is ahead by how much. That makes most ways to go on meet again. And
nobody need take a tile, so that nobody need lose a point: who is ahead by more than the other can still get
in the turns that are left has won.
"""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from typing import Any

import numpy as np
from numba.extending import overload

from keltis.core.bits import count, lowest
from keltis.core.luck import mixed
from keltis.fast.calls import do, legal, points_of
from keltis.fast.dispatch import game_of
from keltis.fast.entry import entry
from keltis.fast.inner import INNER, inner
from keltis.games.weg_der_steine import WEG_DER_STEINE
from keltis.games.weg_der_steine.board import MOST_BONUS
from keltis.games.weg_der_steine.rules import TILE, TURN
from keltis.games.weg_der_steine.state import BEGIN, OVER, REVEAL
from keltis.parts.cardset import COLOURS, OF_COLOUR
from keltis.parts.rows import FALLING, OPEN, RISING
from keltis.parts.worths import ENTRIES as WORTHS

DEPTH = 96  # choices and turned tiles in a row
ENTRIES = 1 << 21  # positions that are remembered
TAKES = 12  # more tiles that a seat may take are counted less closely
HIDDEN = 8  # face-down tiles from which on it is tried
UNSOLVED = -2
NOWHERE = -1  # in another game, or too early
REMEMBERED = np.dtype([("key", "i8"), ("low", "f8"), ("high", "f8")])
SMALL = 1e-12  # shares that differ by less are the same


@inner
def below_end(rows, colour, follow):
    """Those of some tiles that may follow in a row which are lower than its end; none of a single one."""
    if follow & (follow - 1) == 0 or rows.direction[colour] == RISING:
        return 0
    laid = rows.laid.once & OF_COLOUR[colour]
    if rows.direction[colour] == FALLING:
        return follow
    return follow & (laid - 1) if laid else 0


@inner
def fingerprint(board, s):
    """A number for everything that matters in a position at the beginning of a turn.

    Of what can change no more, only by how much it puts the first seat ahead does.
    """
    there = s.hidden | s.open
    either = s.seats[0].rows.fits | s.seats[1].rows.fits
    key = mixed((s.hidden & either) + s.seat)
    key = mixed(key ^ (s.open & either))
    key = mixed(key + count(s.hidden & ~either))
    ahead = 0
    for seat in range(2):
        rows = s.seats[seat].rows
        laid, within = rows.laid.once, rows.fits & there
        sums, lower, settled = 0, 0, 0
        wishes = min(count(laid & board.wish), board.wishes.most)
        if within & board.wish:
            sums = wishes + 1
        else:
            settled += board.wishes.value[wishes]
        for points in range(1, MOST_BONUS + 1):
            settled += points * count(laid & board.bonus[points])
        for colour in range(COLOURS):
            number, follow = min(count(laid & OF_COLOUR[colour]), board.rows.most), within & OF_COLOUR[colour]
            sums *= WORTHS
            if follow:
                sums += number
                lower |= below_end(rows, colour, follow)
            else:
                settled += board.rows.value[number]
        key = mixed(key ^ sums)
        key = mixed(key + within)
        key = mixed(key ^ lower)
        ahead += settled if seat == 0 else -settled
    return mixed(key + ahead) | 1


@inner
def end_value(board, s):
    """The first seat's share of the win."""
    first, second = points_of(board, s, 0), points_of(board, s, 1)
    if first == second:
        return 0.5
    return 1.0 if first > second else 0.0


@inner
def most_of(worths, number, more):
    """The most that so many things, and up to so many more, can be worth."""
    best = worths.value[min(number, worths.most)]
    for extra in range(1, more + 1):
        best = max(best, worths.value[min(number + extra, worths.most)])
    return best


@inner
def longest(rows, colour, within):
    """How many of some tiles can follow in a row, at most."""
    row = OF_COLOUR[colour]
    laid, follow = rows.laid.once & row, within & row
    if laid and rows.direction[colour] == OPEN:  # it has one tile, and may still rise or fall
        lower = follow & (laid - 1)
        return max(count(lower), count(follow ^ lower))
    return count(follow)


@inner
def most_in_rows(board, rows, within, takes, best):
    """No fewer points than all rows can come to with so many more tiles.

    `best` is room for that, by number of tiles that follow in the colours so far.
    """
    for number in range(takes + 1):
        best[number] = 0
    for colour in range(COLOURS):
        laid = count(rows.laid.once & OF_COLOUR[colour])
        follow = longest(rows, colour, within)
        for number in range(takes, -1, -1):
            most = best[number] + board.rows.value[min(laid, board.rows.most)]
            for more in range(1, min(follow, number) + 1):
                most = max(most, best[number - more] + board.rows.value[min(laid + more, board.rows.most)])
            best[number] = most
    return best[takes]


@inner
def can_reach(board, s, seat, turns, wanted, room):
    """Whether a seat might come to so many points in so many turns."""
    rows = s.seats[seat].rows
    laid, within = rows.laid.once, (s.hidden | s.open) & rows.fits
    takes = min(turns + count(within & board.clover), count(within))
    total = most_of(board.wishes, count(laid & board.wish), min(takes, count(within & board.wish)))
    left = takes
    for points in range(MOST_BONUS, 0, -1):
        shown = min(left, count(within & board.bonus[points]))
        total += points * (count(laid & board.bonus[points]) + shown)
        left -= shown
    freely, follow = total, 0
    for colour in range(COLOURS):
        more = longest(rows, colour, within)
        follow += more
        freely += most_of(board.rows, count(laid & OF_COLOUR[colour]), min(takes, more))
    if freely < wanted or takes >= min(follow, len(room)):
        return freely >= wanted
    return total + most_in_rows(board, rows, within, takes, room) >= wanted


@inner
def bounds(board, s, room):
    """Between which shares of the win the first seat's lies, at the beginning of a turn.

    Who is ahead may turn over a tile in every turn and leave it: that ends the game before the other one has
    had more turns than there are hidden tiles.
    """
    first, second = points_of(board, s, 0), points_of(board, s, 1)
    if first == second:
        return 0.0, 1.0
    ahead = 0 if first > second else 1
    turns = count(s.hidden) - (1 if s.seat == ahead else 0)
    if can_reach(board, s, 1 - ahead, turns, max(first, second), room):
        return 0.0, 1.0
    return (1.0, 1.0) if ahead == 0 else (0.0, 0.0)


@inner
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


@inner
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
    left = np.zeros((DEPTH, 2), np.int64)
    tiles = np.zeros(DEPTH, np.int64)  # that may turn up, 0 where somebody chooses
    weight = np.zeros(DEPTH, np.int64)  # of those that turn up next
    done = np.zeros(DEPTH, np.int64)  # of those that have been looked at
    seats = np.zeros(DEPTH, np.int64)
    low, high = np.zeros(DEPTH), np.zeros(DEPTH)
    alpha, beta = np.zeros(DEPTH), np.zeros(DEPTH)
    key = np.zeros(DEPTH, np.int64)
    room = np.zeros(TAKES, np.int64)
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
                known = memo[key[depth] & (ENTRIES - 1)]
                known.key, known.low, known.high = key[depth], least, greatest
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
                new, solved = 0, False
                least, greatest = 0.0, 1.0
                if after.phase == BEGIN:
                    least, greatest = bounds(board, after, room)
                    solved = greatest - least < SMALL or least >= above or greatest <= below
                    if not solved:
                        new = fingerprint(board, after)
                        known = memo[new & (ENTRIES - 1)]
                        if known.key == new:
                            least, greatest = max(least, known.low), min(greatest, known.high)
                            solved = greatest - least < SMALL or least >= above or greatest <= below
                if not solved:
                    depth += 1
                    key[depth] = new
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


@overload(exact_action, jit_options=INNER)
def _exact_action(board, s, stack, most, memo, worths):
    if game_of(s) is not WEG_DER_STEINE:
        return lambda board, s, stack, most, memo, worths: NOWHERE

    def exact(board, s, stack, most, memo, worths):
        if s.players != 2 or most == 0 or count(s.hidden) > HIDDEN:
            return NOWHERE
        stack[0] = s
        return solve(board, stack, most, memo, worths)

    return exact


def memory(game: str) -> Any:
    """Where positions are remembered: what is known of one lies together, which is faster to read."""
    size = ENTRIES if game == WEG_DER_STEINE.name else 1
    return np.zeros(size, REMEMBERED)
