"""The ends of a turn: whither it may lead once a roll stands, as the rules themselves play it."""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from keltis.core.bits import lowest
from keltis.fast.dispatch import apply_action, legal_actions, score
from keltis.fast.inner import inner
from keltis.fast.turns.numbers import configuration, turn_number
from keltis.games.wuerfelspiel.rules import use_roll
from keltis.games.wuerfelspiel.state import BONUS, OVER, STALL, SYMBOL
from keltis.parts.dice import FACES

LOST, SHARED, WON = -3, -2, -1  # for the first seat, where otherwise a turn's number stands
STILL = -4  # the turn ends and nothing has changed
ROOM = 24  # moves in one turn, at most
MOST_ENDS = 4096  # of one turn with one roll


@inner
def share(board, s):
    """Who has won, as the number of an end."""
    first, second = score(board, s, 0), score(board, s, 1)
    if first == second:
        return SHARED
    return WON if first > second else LOST


@inner
def turn_end(board, s):
    """Where a turn that was begun after no idle one has led: to a turn, or to an end; or nothing changed."""
    if s.phase == OVER:
        return STILL if s.end == STALL else share(board, s)
    if s.idle:
        return STILL
    return turn_number(board, configuration(board, s), s.seat, 0)


@inner
def choosing(s):
    """Whether the mover has something to choose after the roll."""
    return s.phase == SYMBOL or s.phase == BONUS


@inner
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


@inner
def roll_ends(board, states, roll, words, found):
    """All ends of a turn that begins in states[0], once this roll stands."""
    states[1] = states[0]
    for face in range(FACES):
        states[1].dice.shown[face] = roll[face]
    states[1].dice.rolling = 0
    use_roll(board, states[1])
    return turn_ends(board, states, words, found)


@inner
def gain(values, end, seat):
    """What an end of a turn is worth to a seat."""
    first = values[end] if end >= 0 else (end - LOST) / 2
    return first if seat == 0 else 1.0 - first
