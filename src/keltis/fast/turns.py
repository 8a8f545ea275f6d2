"""Das Würfelspiel on a small board, solved exactly turn by turn, for two players.

Between turns a position is where the pieces stand, who has how many wish stones, who begins and for how many
turns nothing has changed (W13): a number. Pieces and wish stones only ever advance, so positions are solved
from the last ones back. Within a turn the dice are a bag: what a bag of kept dice is worth is the mean over
the faces of one die more, and what a roll is worth is the best bag that can be kept of it. All that is done
with the roll is done by the rules themselves.
"""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt
from numba.extending import register_jitable

from keltis.core.bits import lowest
from keltis.core.layout import Struct
from keltis.fast.bags import Bags
from keltis.fast.dispatch import apply_action, board_carrier, legal_actions, score, state_carrier
from keltis.fast.entry import entry
from keltis.games.wuerfelspiel import WUERFELSPIEL
from keltis.games.wuerfelspiel.board import FORBIDDEN, Board
from keltis.games.wuerfelspiel.rules import begin_turn, use_roll
from keltis.games.wuerfelspiel.state import BONUS, OVER, REROLL, STALL, SYMBOL
from keltis.parts.dice import FACES

LOST, SHARED, WON = (
    -3,
    -2,
    -1,
)  # ends, for the first seat, where otherwise a turn's number stands
STILL = -4  # the turn ends and nothing has changed
ROOM = 24  # moves in one turn, at most
MOST_ENDS = 4096  # of one turn with one roll
PORTION = 256  # positions after which the interpreter has a look


# --- positions as numbers ----------------------------------------------------------------------


@register_jitable
def place(board, s, config, seat):
    """Set up the position with this number, at the beginning of a seat's turn."""
    base = board.end + 1
    s.goal = 0
    s.idle = 0
    for own in range(1, -1, -1):
        player = s.seats[own]
        player.left = board.pieces
        player.goal = 0
        for row in range(board.rows - 1, -1, -1):
            field = config % base
            config //= base
            player.at[row] = field
            if field:
                player.left -= 1
            if field >= board.goal:
                player.goal += 1
        s.goal += player.goal
    for own in range(1, -1, -1):
        s.seats[own].wishes = config % (board.wish_stock + 1)
        config //= board.wish_stock + 1
    s.stock = board.wish_stock - s.seats[0].wishes - s.seats[1].wishes
    begin_turn(board, s, seat)
    s.turn = 0


@register_jitable
def configuration(board, s):
    """The number of a position, without whose turn it is and for how long nothing has changed."""
    number = 0
    for own in range(2):
        number = number * (board.wish_stock + 1) + s.seats[own].wishes
    for own in range(2):
        for row in range(board.rows):
            number = number * (board.end + 1) + s.seats[own].at[row]
    return number


@register_jitable
def turn_number(board, config, seat, idle):
    """The number of a turn: who begins it where, after how many idle ones."""
    return (config * 2 + seat) * board.stall + idle


@entry
def number_of(boards, states):
    """The number of a position (see `configuration`)."""
    return configuration(boards[0], states[0])


@entry
def advancement(boards, states, levels):
    """By position, how far everything has advanced; -1 for positions that cannot be."""
    board, s = boards[0], states[0]
    for config in range(len(levels)):
        place(board, s, config, 0)
        level = s.seats[0].wishes + s.seats[1].wishes
        if s.stock < 0 or s.goal >= board.goal_pieces[2]:
            level = -1000
        for own in range(2):
            player = s.seats[own]
            if player.left < 0 or player.goal >= board.goal_own:
                level = -1000
            for row in range(board.rows):
                level += player.at[row]
                if player.at[row] and board.field[s.side][row][player.at[row]] == FORBIDDEN:
                    level = -1000
        levels[config] = max(level, -1)


# --- one turn ----------------------------------------------------------------------------------


@register_jitable
def share(board, s):
    """Who has won, as the number of an end."""
    first, second = score(board, s, 0), score(board, s, 1)
    if first == second:
        return SHARED
    return WON if first > second else LOST


@register_jitable
def turn_end(board, s):
    """Where a turn that was begun after no idle one has led: to a turn, or to an end; or nothing changed."""
    if s.phase == OVER:
        return STILL if s.end == STALL else share(board, s)
    if s.idle:
        return STILL
    return turn_number(board, configuration(board, s), s.seat, 0)


@register_jitable
def choosing(s):
    """Whether the mover has something to choose after the roll."""
    return s.phase == SYMBOL or s.phase == BONUS


@register_jitable
def turn_ends(board, states, words, found):
    """All ends to which the choices after the roll may lead, from states[1] on; how many; -1: too many."""
    if not choosing(states[1]):
        found[0] = turn_end(board, states[1])
        return 1
    number, depth = 0, 1
    words[depth] = legal_actions(board, states[depth])[0]
    while depth:
        if words[depth] == 0:
            depth -= 1
            continue
        action = lowest(words[depth])
        words[depth] &= words[depth] - 1
        states[depth + 1] = states[depth]
        apply_action(board, states[depth + 1], action)
        if choosing(states[depth + 1]):
            depth += 1
            if depth + 1 == ROOM:
                return -1
            words[depth] = legal_actions(board, states[depth])[0]
        else:
            if number == MOST_ENDS:
                return -1
            found[number] = turn_end(board, states[depth + 1])
            number += 1
    return number


@register_jitable
def roll_ends(board, states, roll, words, found):
    """All ends of a turn that begins in states[0], once this roll stands."""
    states[1] = states[0]
    for face in range(FACES):
        states[1].dice.shown[face] = roll[face]
    states[1].dice.rolling = 0
    use_roll(board, states[1])
    return turn_ends(board, states, words, found)


@register_jitable
def gain(values, end, seat):
    """What an end of a turn is worth to a seat."""
    first = values[end] if end >= 0 else (end - LOST) / 2
    return first if seat == 0 else 1.0 - first


@register_jitable
def weigh_rolls(board, states, rolls, words, found, values, best, still):
    """For every roll the best that changes something, -1 for none, and whether nothing may change.

    The turn begins in states[0]. Returns False if a turn has too many ends.
    """
    seat = states[0].seat
    for index in range(len(rolls)):
        best[index] = -1.0
        still[index] = 0
        number = roll_ends(board, states, rolls[index], words, found)
        if number < 0:
            return False
        for k in range(number):
            if found[k] == STILL:
                still[index] = 1
            else:
                best[index] = max(best[index], gain(values, found[k], seat))
    return True


@register_jitable
def pass_gain(board, s, config, idle, values):
    """What it is worth to the mover to end the turn with nothing changed (W13)."""
    if idle + 1 == board.stall:
        return gain(values, share(board, s), s.seat)
    return gain(values, turn_number(board, config, 1 - s.seat, idle + 1), s.seat)


@register_jitable
def weigh_bags(best, still, passing, follow, weights, worth):
    """What every bag of kept dice is worth, from the full ones down to the empty one."""
    bags, rolls = len(worth), len(best)
    for index in range(rolls):
        value = best[index]
        if still[index] and passing > value:
            value = passing
        worth[bags - rolls + index] = value
    for bag in range(bags - rolls - 1, -1, -1):
        total = 0.0
        for face in range(len(weights)):
            total += weights[face] * worth[follow[bag, face]]
        worth[bag] = total


@register_jitable
def best_bag(worth, keeps, first, end):
    """What the best bag is worth that can be kept of a roll."""
    most = -1.0
    for k in range(first, end):
        if worth[keeps[k]] > most:
            most = worth[keeps[k]]
    return most


# --- all turns ---------------------------------------------------------------------------------


@register_jitable
def reach_from(board, states, config, seat, rolls, words, found, reached):
    """Mark all turns that may follow one; 1 if also nothing may change, else 0; -1 if there are too many."""
    still = 0
    place(board, states[0], config, seat)
    for index in range(len(rolls)):
        number = roll_ends(board, states, rolls[index], words, found)
        if number < 0:
            return -1
        for k in range(number):
            if found[k] == STILL:
                still = 1
            elif found[k] >= 0:
                reached[found[k]] = 1
    return still


@entry
def reach(boards, states, configs, rolls, words, found, reached):
    """Mark all turns that may follow those that are marked in some positions; False: too many ends."""
    board = boards[0]
    still = np.zeros(2, np.int8)
    for config in configs:
        known = 0
        for attempt in range(4):  # who is reached only by an idle turn of the other comes later
            seat = attempt & 1
            idle_first = known >> (1 - seat) & 1 and still[1 - seat] and board.stall > 1
            if not known >> seat & 1 and (reached[turn_number(board, config, seat, 0)] or idle_first):
                still[seat] = reach_from(board, states, config, seat, rolls, words, found, reached)
                if still[seat] < 0:
                    return False
                known |= 1 << seat
        for idle in range(board.stall - 1):
            for seat in range(2):
                if known >> seat & 1 and still[seat] and reached[turn_number(board, config, seat, idle)]:
                    reached[turn_number(board, config, 1 - seat, idle + 1)] = 1
    return True


@entry
def solve_turns(boards, states, configs, rolls, bags, words, found, reached, values):
    """The values of all turns in some positions, when all that may follow them has its own."""
    board, s = boards[0], states[0]
    follow, weights, starts, keeps, likely = bags
    best = np.zeros((2, len(rolls)))
    still = np.zeros((2, len(rolls)), np.int8)
    worth = np.zeros(len(follow))
    for config in configs:
        for seat in range(2):
            place(board, s, config, seat)
            if not weigh_rolls(board, states, rolls, words, found, values, best[seat], still[seat]):
                return False
        for idle in range(board.stall - 1, -1, -1):
            for seat in range(2):
                turn = turn_number(board, config, seat, idle)
                if reached[turn]:
                    s.seat = seat
                    passing = pass_gain(board, s, config, idle, values)
                    weigh_bags(best[seat], still[seat], passing, follow, weights, worth)
                    total = 0.0
                    for roll in range(len(rolls)):
                        total += likely[roll] * best_bag(worth, keeps, starts[roll], starts[roll + 1])
                    values[turn] = total if seat == 0 else 1.0 - total
    return True


@entry
def weigh_turn(boards, states, config, seat, idle, rolls, bags, words, found, values, worth, first):
    """What every bag is worth in one turn to its mover, once kept and while it can still be chosen from."""
    board, s = boards[0], states[0]
    follow, weights, starts, keeps, _ = bags
    best = np.zeros(len(rolls))
    still = np.zeros(len(rolls), np.int8)
    place(board, s, config, seat)
    weigh_rolls(board, states, rolls, words, found, values, best, still)
    weigh_bags(best, still, pass_gain(board, s, config, idle, values), follow, weights, worth)
    for roll in range(len(rolls)):
        best[roll] = best_bag(worth, keeps, starts[roll], starts[roll + 1])
        still[roll] = 0
    weigh_bags(best, still, 0.0, follow, weights, first)


@entry
def weigh_choice(boards, states, words, found, values):
    """What a choice after the roll, in states[0], is worth to its mover."""
    board, s = boards[0], states[0]
    states[1] = states[0]
    number = turn_ends(board, states, words, found)
    best = -1.0
    for k in range(number):
        if found[k] == STILL:  # then nothing has changed yet, and the turn began in this position
            best = max(best, pass_gain(board, s, configuration(board, s), s.idle, values))
        else:
            best = max(best, gain(values, found[k], s.seat))
    return best


# --- the game ----------------------------------------------------------------------------------


class Turns:
    """All turns of the dice game on a small board, and after `solve` what each is worth to the first seat."""

    def __init__(self, board: Board) -> None:
        facts = board
        if facts.sides != 1:
            raise ValueError("a match of two sides is not solved: choose one side")
        boards, self._carrier = board_carrier(WUERFELSPIEL), state_carrier(WUERFELSPIEL)
        self._board = boards.empty(1)
        boards.write(self._board, 0, board)
        self._stall = int(facts.stall)
        self._fresh = self._carrier.empty(ROOM + 1)
        self._carrier.write(self._fresh, 0, WUERFELSPIEL.setup(board, 2))
        self._fresh[:] = self._fresh[0]
        self._bags = Bags(facts.rows, facts.dice)
        self.configs = ((facts.wish_stock + 1) * (facts.end + 1) ** facts.rows) ** 2
        self.values = np.zeros(0)
        self.turns = 0  # those that can be reached
        self._bag_cache: tuple[tuple[int, int, int], Any, Any] | None = None

    def solve(self, progress: Callable[[str, float], None], threads: int = 1) -> float:
        """Solve all turns; the first seat's share from the beginning."""
        levels = np.zeros(self.configs, np.int32)
        advancement(self._board, self._fresh.copy(), levels)
        reached = np.zeros(2 * self._stall * self.configs, np.int8)
        self.values = np.full(len(reached), np.nan)
        reached[0] = 1
        order = np.argsort(levels, kind="stable")
        bounds = np.searchsorted(levels[order], np.arange(levels.max() + 2))
        layers = [order[a:b] for a, b in pairwise(bounds)]
        done = 0
        for layer in layers:
            progress("positions", done / len(order))
            done += len(layer)
            self._each(reach, layer, threads, (reached,))
        self.turns = int(reached.sum(dtype=np.int64))
        by_config = reached.reshape(self.configs, -1).max(axis=1) > 0
        done = 0
        for layer in reversed(layers):
            progress("values", done / len(order))
            done += len(layer)
            chosen = layer[by_config[layer]]
            self._each(solve_turns, chosen, threads, (reached, self.values), self._bags.tables)
        return float(self.values[0])

    def _each(
        self, function: Any, configs: npt.NDArray[np.int64], threads: int, arrays: Any, *tables: Any
    ) -> None:
        """Apply a compiled function to some positions, in portions, by several threads."""
        portions = [configs[i : i + PORTION] for i in range(0, len(configs), PORTION)]

        def work(portion: npt.NDArray[np.int64]) -> bool:
            room = (np.zeros(ROOM, np.int64), np.zeros(MOST_ENDS, np.int64))
            return bool(
                function(self._board, self._fresh.copy(), portion, self._bags.rolls, *tables, *room, *arrays)
            )

        if threads == 1:
            good = all(map(work, portions))
        else:
            with ThreadPoolExecutor(threads) as pool:
                good = all(pool.map(work, portions))
        if not good:
            raise ValueError("a single turn may end in too many ways on this board")

    def worth(self, state: Struct) -> float:
        """What any position of the game is worth to the first seat."""
        s: Any = state
        room = (np.zeros(ROOM, np.int64), np.zeros(MOST_ENDS, np.int64))
        states = self._fresh.copy()
        self._carrier.write(states, 0, state)
        if s.phase in (SYMBOL, BONUS):
            mine = float(weigh_choice(self._board, states, *room, self.values))
        else:
            turn = (int(number_of(self._board, states)), s.seat, s.idle)
            kept, open_ = self._weighed(turn, states, room)
            mine = float((kept if s.phase == REROLL else open_)[self._bags.number(s.dice.shown)])
        return mine if s.seat == 0 else 1.0 - mine

    def _weighed(self, turn: tuple[int, int, int], states: Any, room: Any) -> tuple[Any, Any]:
        """What the bags of a turn are worth; the last turn asked for is remembered."""
        if self._bag_cache is None or self._bag_cache[0] != turn:
            size = len(self._bags.tables[0])
            kept, open_ = np.zeros(size), np.zeros(size)
            weigh_turn(
                self._board,
                states,
                *turn,
                self._bags.rolls,
                self._bags.tables,
                *room,
                self.values,
                kept,
                open_,
            )
            self._bag_cache = (turn, kept, open_)
        return self._bag_cache[1], self._bag_cache[2]
