"""Exact endgames of Der Weg der Steine for two players: alpha-beta search with chance nodes, compiled.

With few tiles face down, every position is searched once (transposition table). Tiles that fit nobody's rows
never will again, because rows only close, so only their number matters; of points that are already fixed,
only the difference between the seats matters. Therefore most paths transpose. Nobody has to take a tile, so
nobody has to lose a point: a lead that the other seat cannot catch up in the remaining turns is a win
(bounds).
"""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from typing import Any, NamedTuple

import numpy as np
from numba.extending import overload

from keltis.core.bits import count, lowest
from keltis.core.rng import mix64
from keltis.fast.jit.dispatch import game_of
from keltis.fast.jit.entry_points import entry
from keltis.fast.jit.inlining import INNER, inner
from keltis.fast.jit.rule_calls import do, legal, points_of
from keltis.games.weg_der_steine import WEG_DER_STEINE
from keltis.games.weg_der_steine.board import MOST_BONUS
from keltis.games.weg_der_steine.rules import TILE, TURN
from keltis.games.weg_der_steine.state import BEGIN, OVER, REVEAL
from keltis.parts.cardset import COLOURS, OF_COLOUR
from keltis.parts.rows import FALLING, OPEN, RISING
from keltis.parts.worths import ENTRIES as WORTHS

DEPTH = 96  # search depth in actions and turned tiles, at most
ENTRIES = 1 << 21  # entries of the transposition table
TAKES = 12  # with more tiles to take, a coarser bound on points is used
HIDDEN = 8  # face-down tiles, at most
UNSOLVED = -2
NOWHERE = -1  # another game, or too many tiles face down
REMEMBERED = np.dtype([("key", "i8"), ("low", "f8"), ("high", "f8")])
SMALL = 1e-12  # shares that differ by less count as equal


@inner
def below_end(rows, colour, follow):
    """Of the tiles that may follow in a row, those lower than its end; empty if only one may follow."""
    if follow & (follow - 1) == 0 or rows.direction[colour] == RISING:
        return 0
    laid = rows.laid.once & OF_COLOUR[colour]
    if rows.direction[colour] == FALLING:
        return follow
    return follow & (laid - 1) if laid else 0


@inner
def fingerprint(board, s):
    """The hash of everything that matters in a position at the beginning of a turn.

    Of points that cannot change any more, only the difference between the seats matters.
    """
    there = s.hidden | s.open
    either = s.seats[0].rows.fits | s.seats[1].rows.fits
    key = mix64((s.hidden & either) + s.seat)
    key = mix64(key ^ (s.open & either))
    key = mix64(key + count(s.hidden & ~either))
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
        key = mix64(key ^ sums)
        key = mix64(key + within)
        key = mix64(key ^ lower)
        ahead += settled if seat == 0 else -settled
    return mix64(key + ahead) | 1


@inner
def end_value(board, s):
    """The first seat's share of the win."""
    first, second = points_of(board, s, 0), points_of(board, s, 1)
    if first == second:
        return 0.5
    return 1.0 if first > second else 0.0


@inner
def most_of(worths, number, more):
    """The largest value for `number` things or up to `more` more."""
    best = worths.value[min(number, worths.most)]
    for extra in range(1, more + 1):
        best = max(best, worths.value[min(number + extra, worths.most)])
    return best


@inner
def longest(rows, colour, within):
    """The most tiles of a set that can follow in a row."""
    row = OF_COLOUR[colour]
    laid, follow = rows.laid.once & row, within & row
    if laid and rows.direction[colour] == OPEN:  # it has one tile, and no direction yet
        lower = follow & (laid - 1)
        return max(count(lower), count(follow ^ lower))
    return count(follow)


@inner
def most_in_rows(board, rows, within, takes, best):
    """An upper bound on the points of all rows with so many more tiles (dynamic programming in `best`)."""
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
def can_reach(board, s, seat, turns, wanted, scratch):
    """Whether a seat might reach so many points in so many turns; never a false negative."""
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
    if freely < wanted or takes >= min(follow, len(scratch)):
        return freely >= wanted
    return total + most_in_rows(board, rows, within, takes, scratch) >= wanted


@inner
def bounds(board, s, scratch):
    """Bounds on the first seat's share of the win, at the beginning of a turn.

    The leader may turn over a tile in every turn and leave it: then the other seat has at most as many turns
    as there are hidden tiles.
    """
    first, second = points_of(board, s, 0), points_of(board, s, 1)
    if first == second:
        return 0.0, 1.0
    ahead = 0 if first > second else 1
    turns = count(s.hidden) - (1 if s.seat == ahead else 0)
    if can_reach(board, s, 1 - ahead, turns, max(first, second), scratch):
        return 0.0, 1.0
    return (1.0, 1.0) if ahead == 0 else (0.0, 0.0)


class Frames(NamedTuple):
    """The stack of the search, by depth.

    A value is known between `low` and `high`, as the first seat's share of the win; values outside of
    (`alpha`, `beta`) cannot affect the decisions above, also through chance nodes.
    """

    left: Any  # tiles and actions not searched yet, as sets
    tiles: Any  # number of tiles that may turn up; 0 at a decision node
    weight: Any  # how many of them the current branch stands for
    done: Any  # how many of them have been searched
    seats: Any  # the seat that decides
    low: Any
    high: Any
    alpha: Any
    beta: Any
    keys: Any  # key in the transposition table; 0 if not at the beginning of a turn
    last: Any  # the current action


@inner
def new_frames():
    numbers, values = np.zeros((6, DEPTH), np.int64), np.zeros((4, DEPTH))
    left = np.zeros((DEPTH, 2), np.int64)
    return Frames(
        left, numbers[0], numbers[1], numbers[2], numbers[3],
        values[0], values[1], values[2], values[3], numbers[4], numbers[5],
    )  # fmt: skip


@inner
def choices(board, s, left):
    """Write the sets of actions to search to `left`; returns the number of tiles at a chance node."""
    if s.phase == REVEAL:
        left[0], left[1] = s.hidden, 0
        return count(s.hidden)
    words = legal(board, s)
    left[0], left[1] = words[0], words[1]
    return 0


@inner
def open_frame(board, s, frames, depth, key, alpha, beta):
    """Begin the search of a position with this window."""
    frames.keys[depth] = key
    frames.alpha[depth], frames.beta[depth] = alpha, beta
    frames.tiles[depth] = choices(board, s, frames.left[depth])
    frames.seats[depth] = s.seat
    frames.done[depth] = 0
    if frames.tiles[depth]:
        frames.low[depth], frames.high[depth] = 0.0, 0.0
    elif s.seat == 0:
        frames.low[depth], frames.high[depth] = -1.0, -1.0
    else:
        frames.low[depth], frames.high[depth] = 2.0, 2.0


@inner
def next_action(s, frames, depth, special):
    """Take the next action out of a frame; the most valuable tiles come first."""
    frames.weight[depth] = 1
    left = frames.left[depth]
    if left[0] == 0:
        action = TURN + lowest(left[1])
        left[1] &= left[1] - 1
        return action
    first = left[0] & special
    tile = lowest(first if first else left[0])
    left[0] &= ~(1 << tile)
    if s.phase != REVEAL:
        return tile
    either = s.seats[0].rows.fits | s.seats[1].rows.fits
    if either >> tile & 1 == 0:  # all useless tiles share one branch
        frames.weight[depth] += count(left[0] & ~either)
        left[0] &= either
    return TILE + tile


@inner
def narrowed(frames, depth):
    """The window of the current branch, given what is known about the others."""
    alpha, beta, low, high = frames.alpha[depth], frames.beta[depth], frames.low[depth], frames.high[depth]
    tiles, weight = frames.tiles[depth], frames.weight[depth]
    if tiles:
        rest = (tiles - frames.done[depth] - weight) / tiles
        part = weight / tiles
        return (alpha - high - rest) / part, (beta - low) / part
    if frames.seats[depth] == 0:
        return max(alpha, low), beta
    return alpha, min(beta, high)


@inner
def is_settled(low, high, alpha, beta):
    """Whether a value is known well enough for its window."""
    return high - low < SMALL or low >= beta or high <= alpha


@inner
def look_up(board, s, memo, scratch, alpha, beta):
    """Bounds on a position after an action, its key in the table, and whether that suffices."""
    if s.phase == OVER:
        value = end_value(board, s)
        return value, value, 0, True
    if s.phase != BEGIN:
        return 0.0, 1.0, 0, False
    low, high = bounds(board, s, scratch)
    if is_settled(low, high, alpha, beta):
        return low, high, 0, True
    key = fingerprint(board, s)
    known = memo[key & (ENTRIES - 1)]
    if known.key == key:
        low, high = max(low, known.low), min(high, known.high)
        return low, high, key, is_settled(low, high, alpha, beta)
    return low, high, key, False


@inner
def add_tile(frames, depth, low, high):
    """Add the value of a tile to a chance node; cut off if the mean leaves the window."""
    tiles = frames.tiles[depth]
    frames.low[depth] += low * frames.weight[depth] / tiles
    frames.high[depth] += high * frames.weight[depth] / tiles
    frames.done[depth] += frames.weight[depth]
    rest = (tiles - frames.done[depth]) / tiles
    outside = frames.high[depth] + rest <= frames.alpha[depth] + SMALL
    if frames.low[depth] >= frames.beta[depth] - SMALL or outside:
        frames.high[depth] += rest
        frames.left[depth, 0] = 0


@inner
def add_action(frames, depth, low, high):
    """Add the value of an action to a decision; cut off if it is good enough."""
    cut = False
    if frames.seats[depth] == 0:
        frames.low[depth], frames.high[depth] = max(frames.low[depth], low), max(frames.high[depth], high)
        if depth and (frames.low[depth] >= frames.beta[depth] - SMALL or frames.low[depth] >= 1.0):
            frames.high[depth], cut = 1.0, True
    else:
        frames.low[depth], frames.high[depth] = min(frames.low[depth], low), min(frames.high[depth], high)
        if depth and (frames.high[depth] <= frames.alpha[depth] + SMALL or frames.high[depth] <= 0.0):
            frames.low[depth], cut = 0.0, True
    if cut:
        frames.left[depth, 0], frames.left[depth, 1] = 0, 0


@inner
def best_so_far(frames, best, low, high, worths):
    """The best action of the root after one more, whose value is written to `worths` if there is room."""
    mine, action = frames.seats[0], frames.last[0]
    if len(worths):
        worths[action] = low if mine == 0 else 1.0 - low
    if best < 0 or (low > frames.low[0] + SMALL if mine == 0 else high < frames.high[0] - SMALL):
        return action
    return best


@entry
def solve(board, stack, most, memo, worths):
    """The best action for the mover in stack[0]; UNSOLVED if that takes more than `most` steps.

    The values of all actions for the mover are written by number to `worths` if it has room for them;
    otherwise only the best action is searched, which is much faster.
    """
    frames, scratch = new_frames(), np.zeros(TAKES, np.int64)
    special = board.wish
    for points in range(1, MOST_BONUS + 1):
        special |= board.bonus[points]
    best, depth, steps = -1, 0, 0
    open_frame(board, stack[0], frames, 0, 0, -1.0, 2.0)
    while True:
        if frames.left[depth, 0] == 0 and frames.left[depth, 1] == 0:  # this position is searched
            low, high, key = frames.low[depth], frames.high[depth], frames.keys[depth]
            if key:
                known = memo[key & (ENTRIES - 1)]
                known.key, known.low, known.high = key, low, high
            depth -= 1
            if depth < 0:
                return best
        else:
            steps += 1
            if steps > most or depth + 2 > DEPTH:
                return UNSOLVED
            frames.last[depth] = next_action(stack[depth], frames, depth, special)
            stack[depth + 1] = stack[depth]
            do(board, stack[depth + 1], frames.last[depth])
            alpha, beta = narrowed(frames, depth)
            if depth == 0 and len(worths):
                alpha, beta = -1.0, 2.0
            low, high, key, settled = look_up(board, stack[depth + 1], memo, scratch, alpha, beta)
            if not settled:
                depth += 1
                open_frame(board, stack[depth], frames, depth, key, alpha, beta)
                continue
        # The value of the last action at this depth lies between `low` and `high`.
        if frames.tiles[depth]:
            add_tile(frames, depth, low, high)
            continue
        if depth == 0:
            best = best_so_far(frames, best, low, high, worths)
        add_action(frames, depth, low, high)


def exact_action(board, s, stack, most, memo, worths):
    """The best action if it can be solved, else NOWHERE or UNSOLVED; `worths` as in `solve`."""


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
    """An empty transposition table; the fields of an entry are adjacent, which is faster to read."""
    size = ENTRIES if game == WEG_DER_STEINE.name else 1
    return np.zeros(size, REMEMBERED)
