"""Layers of positions with equal progress: their reachable turns and values."""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

import numpy as np

from keltis.fast.ai.wuerfelspiel.solver.numbering import place, turn_number
from keltis.fast.ai.wuerfelspiel.solver.successors import STILL, roll_ends
from keltis.fast.ai.wuerfelspiel.solver.values import best_bag, pass_gain, weigh_bags, weigh_rolls
from keltis.fast.jit.entry_points import entry
from keltis.fast.jit.inlining import inner


@inner
def reach_from(board, states, config, seat, rolls, ends, reached):
    """Mark all turns that may follow; 1 if the position may stay the same, else 0; -1 if too many."""
    still = 0
    place(board, states[0], config, seat)
    for index in range(len(rolls)):
        number = roll_ends(board, states, rolls[index], ends)
        if number < 0:
            return -1
        for k in range(number):
            end = ends.found[k]
            if end == STILL:
                still = 1
            elif end >= 0:
                reached[end] = 1
    return still


@entry
def reach(boards, states, configs, bags, ends, reached):
    """Mark all turns that may follow marked ones in these positions; False if a turn has too many ends."""
    board = boards[0]
    still = np.zeros(2, np.int8)
    for config in configs:
        known = 0
        for attempt in range(4):  # a turn reached only by an idle turn of the other seat comes later
            seat = attempt & 1
            idle_first = known >> (1 - seat) & 1 and still[1 - seat] and board.stall > 1
            if not known >> seat & 1 and (reached[turn_number(board, config, seat, 0)] or idle_first):
                still[seat] = reach_from(board, states, config, seat, bags.rolls, ends, reached)
                if still[seat] < 0:
                    return False
                known |= 1 << seat
        for idle in range(board.stall - 1):
            for seat in range(2):
                if known >> seat & 1 and still[seat] and reached[turn_number(board, config, seat, idle)]:
                    reached[turn_number(board, config, 1 - seat, idle + 1)] = 1
    return True


@entry
def solve_turns(boards, states, configs, bags, ends, reached, values):
    """Compute the values of all turns in these positions; the values of all successors must be known."""
    board, s = boards[0], states[0]
    rolls, follow, weights, starts, keeps, likely = bags
    best = np.zeros((2, len(rolls)))
    still = np.zeros((2, len(rolls)), np.int8)
    worth = np.zeros(len(follow))
    for config in configs:
        for seat in range(2):
            place(board, s, config, seat)
            if not weigh_rolls(board, states, rolls, ends, values, best[seat], still[seat]):
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
