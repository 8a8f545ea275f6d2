"""Why an action of Neue Wege is illegal: the rule that forbids it, and a message."""

from keltis.cardgame.phases import CARD, REFILL
from keltis.cardgame.reasons import CARD_SPANS, card_done, no_fit, no_refill, no_shed, not_held, not_now
from keltis.core.refusal import Reason
from keltis.games.neue_wege.board import Board, field_name
from keltis.games.neue_wege.rules import ACTIONS
from keltis.games.neue_wege.state import BONUS, SHED, State
from keltis.messages.message import message
from keltis.parts.cardset import VALUES
from keltis.parts.colours import colour_message

FIGURE_SPANS = ("small", "large")


def why_not(board: Board, s: State, action: int) -> Reason:
    """The reason why an action is illegal."""
    span = ACTIONS.span(action)
    what = action - span.start
    early = not_now(s, span.name, "N4")
    if early:
        return early
    if s.phase == CARD:
        return _no_card(s, span.name, what)
    if s.phase == REFILL:
        return no_refill(s.stock, span.name, what)
    if s.phase == SHED:
        return no_shed(s.seats[s.seat].hand, span.name, what, "N7")
    return _no_figure(board, s, span.name, what)


def _no_card(s: State, name: str, card: int) -> Reason:
    if name not in CARD_SPANS:
        return Reason("C3", message("refuse-card-first"))
    player = s.seats[s.seat]
    if not player.rows.fits >> card & 1:
        return not_held(player.hand, card) or no_fit(player.rows, card)
    no_move = message("neue_wege-refuse-no-move", colour=colour_message(card // VALUES))
    return not_held(player.hand, card) or Reason("C5", no_move)


def _no_figure(board: Board, s: State, name: str, edge: int) -> Reason:
    asked = "N6" if s.phase == BONUS else "N2"
    if name in CARD_SPANS:
        return card_done()
    if name == "pass":
        return Reason(asked, message("refuse-must-move"))
    if name not in FIGURE_SPANS:
        return Reason(asked, message("refuse-figure-first"))
    if edge >= board.edges:
        return Reason("N1", message("neue_wege-refuse-no-edge"))
    figures = s.seats[s.seat].figures
    edges = figures.small_edges if name == "small" else figures.large_edges
    if not edges >> edge & 1:
        origin = field_name(board, board.origin[edge])
        return Reason(asked, message("neue_wege-refuse-nobody-there", size=name, field=origin))
    target = field_name(board, board.target[edge])
    other = message("neue_wege-refuse-colour", field=target, colour=colour_message(s.colour))
    return Reason("N2", other)
