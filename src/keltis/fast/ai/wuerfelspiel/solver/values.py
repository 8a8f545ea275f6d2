"""The values of rolls, kept dice and choices within one turn, for its mover."""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

import numpy as np

from keltis.fast.ai.wuerfelspiel.solver.numbering import configuration, place, turn_number
from keltis.fast.ai.wuerfelspiel.solver.successors import STILL, gain, roll_ends, share, turn_ends
from keltis.fast.jit.entry_points import entry
from keltis.fast.jit.inlining import inner


@inner
def weigh_rolls(board, states, rolls, ends, values, best, still):
    """For every roll, the best value of a change (-1 if none), and whether nothing may change.

    The turn begins in states[0]. Returns False if a turn has too many ends.
    """
    seat = states[0].seat
    for index in range(len(rolls)):
        best[index] = -1.0
        still[index] = 0
        number = roll_ends(board, states, rolls[index], ends)
        if number < 0:
            return False
        for k in range(number):
            if ends.found[k] == STILL:
                still[index] = 1
            else:
                best[index] = max(best[index], gain(values, ends.found[k], seat))
    return True


@inner
def pass_gain(board, s, config, idle, values):
    """The value for the mover of a turn in which nothing changes (W13)."""
    if idle + 1 == board.stall:
        return gain(values, share(board, s), s.seat)
    return gain(values, turn_number(board, config, 1 - s.seat, idle + 1), s.seat)


@inner
def weigh_bags(best, still, passing, follow, weights, worth):
    """The value of every bag of kept dice, from full bags down to the empty one."""
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


@inner
def best_bag(worth, keeps, first, end):
    """The value of the best bag to keep of a roll."""
    most = -1.0
    for k in range(first, end):
        if worth[keeps[k]] > most:
            most = worth[keeps[k]]
    return most


@entry
def weigh_turn(boards, states, turn, bags, ends, values, kept, rolled):
    """The value of every bag of dice in a turn for its mover: once it is kept, and before that choice.

    `turn`: position, seat and number of idle turns.
    """
    board, s = boards[0], states[0]
    config, seat, idle = turn
    rolls, follow, weights, starts, keeps, _ = bags
    best = np.zeros(len(rolls))
    still = np.zeros(len(rolls), np.int8)
    place(board, s, config, seat)
    weigh_rolls(board, states, rolls, ends, values, best, still)
    weigh_bags(best, still, pass_gain(board, s, config, idle, values), follow, weights, kept)
    for roll in range(len(rolls)):
        best[roll] = best_bag(kept, keeps, starts[roll], starts[roll + 1])
        still[roll] = 0
    weigh_bags(best, still, 0.0, follow, weights, rolled)


@entry
def weigh_choice(boards, states, ends, values):
    """The value of a choice after the roll, in states[0], for its mover."""
    board, s = boards[0], states[0]
    states[1] = states[0]
    number = turn_ends(board, states, ends)
    best = -1.0
    for k in range(number):
        if ends.found[k] == STILL:  # then nothing has changed yet: the turn began in this position
            best = max(best, pass_gain(board, s, configuration(board, s), s.idle, values))
        else:
            best = max(best, gain(values, ends.found[k], s.seat))
    return best
