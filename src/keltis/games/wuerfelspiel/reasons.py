"""Why an action of Das Würfelspiel is illegal: the rule that forbids it, and a message."""

from keltis.core.refusal import Reason
from keltis.core.seats import CHANCE
from keltis.games.wuerfelspiel.board import Board
from keltis.games.wuerfelspiel.rules import ACTIONS, landing, mover
from keltis.games.wuerfelspiel.state import DICE, END_RULES, OVER, SYMBOL, State
from keltis.messages.message import message
from keltis.parts.colours import colour_message


def why_not(board: Board, s: State, action: int) -> Reason:
    """The reason why an action is illegal."""
    span = ACTIONS.span(action)
    row = action - span.start
    if s.phase == OVER:
        return Reason(END_RULES[s.end], message("refuse-over"))
    if span.name == "die":
        return Reason("W2", message("refuse-dice-chance"))
    if mover(s) == CHANCE:
        return Reason("W2", message("refuse-dice-rolling"))
    if s.phase == DICE:
        return _no_dice(board, span.name)
    if span.name in ("keep", "reroll"):
        return Reason("W2", message("refuse-dice-done"))
    if s.phase == SYMBOL:
        return _no_symbol(board, s, span.name, row)
    return _no_bonus(board, s, span.name, row)


def _no_dice(board: Board, name: str) -> Reason:
    if name == "reroll":
        return Reason("W2", message("refuse-dice-number", dice=board.dice))
    return Reason("W2", message("refuse-dice-first"))


def _no_symbol(board: Board, s: State, name: str, row: int) -> Reason:
    if name != "move":
        return Reason("W4", message("refuse-dice-symbol-first"))
    if s.dice.shown[row] == 0:
        return Reason("W4", message("refuse-dice-not-rolled", colour=colour_message(row)))
    return _no_way(board, s, row, s.dice.shown[row])


def _no_bonus(board: Board, s: State, name: str, row: int) -> Reason:
    at = s.seats[s.seat].at[row]
    if name == "move":
        return Reason("W6", message("refuse-dice-clover-first"))
    if name == "step" and at == 0:
        return Reason("W6", message("refuse-dice-nobody-there", colour=colour_message(row)))
    if name == "enter" and at:
        return Reason("W1", message("refuse-dice-occupied", colour=colour_message(row)))
    return _no_way(board, s, row, 1)


def _no_way(board: Board, s: State, row: int, count: int) -> Reason:
    """A piece that cannot move, or can only move where nobody may stop."""
    player = s.seats[s.seat]
    if player.at[row] == board.end:
        return Reason("W5", message("refuse-dice-at-end", colour=colour_message(row)))
    if player.at[row] == 0 and player.left == 0:
        return Reason("W1", message("refuse-dice-none-left", pieces=board.pieces))
    field = landing(board, player, row, count)
    return Reason("W9", message("refuse-dice-forbidden", colour=colour_message(row), field=field))
