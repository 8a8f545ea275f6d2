"""Why an action of Der Weg der Steine is illegal: the rule that forbids it, and a message."""

from keltis.cardgame.cards import card_message
from keltis.core.refusal import Reason
from keltis.games.weg_der_steine.board import Board
from keltis.games.weg_der_steine.rules import ACTIONS
from keltis.games.weg_der_steine.state import DECIDE, OVER, REVEAL, State
from keltis.messages.message import message
from keltis.parts.cardset import VALUES
from keltis.parts.rows import RISING, last


def why_not(board: Board, s: State, action: int) -> Reason:
    """The reason why an action is illegal."""
    span = ACTIONS.span(action)
    if s.phase == OVER:
        return Reason("S5", message("refuse-over"))
    if span.name == "tile":
        return Reason("S1", message("refuse-gone" if s.phase == REVEAL else "refuse-chance"))
    if s.phase == REVEAL:
        return Reason("S2", message("refuse-stones-wait"))
    if s.phase == DECIDE:
        return Reason("S2", message("refuse-stones-decide", card=card_message(s.tile)))
    if span.name == "leave":
        return Reason("S2", message("refuse-stones-leave"))
    if span.name == "waive":
        return Reason("S6", message("refuse-stones-waive"))
    if span.name == "turn":
        return Reason("S5", message("refuse-stones-none-hidden"))
    return _no_take(board, s, action - span.start)


def _no_take(board: Board, s: State, tile: int) -> Reason:
    card = card_message(tile)
    if not board.tiles >> tile & 1:
        return Reason("S1", message("refuse-stones-no-tile", card=card))
    if s.hidden >> tile & 1:
        return Reason("S2", message("refuse-stones-hidden", card=card))
    if not s.open >> tile & 1:
        return Reason("S2", message("refuse-stones-taken", card=card))
    rows = s.seats[s.seat].rows
    colour = tile // VALUES
    direction = "rising" if rows.direction[colour] == RISING else "falling"
    end = last(rows, colour) % VALUES
    return Reason("S3", message("refuse-stones-row", card=card, last=end, direction=direction))
