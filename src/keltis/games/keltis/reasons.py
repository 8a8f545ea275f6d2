"""Why an action of Keltis is illegal: the rule that forbids it, and a message."""

from keltis.cardgame.phases import CARD, REFILL
from keltis.cardgame.reasons import CARD_SPANS, card_done, no_fit, no_refill, not_held, not_now
from keltis.core.refusal import Reason
from keltis.games.keltis.board import Board
from keltis.games.keltis.rules import ACTIONS
from keltis.games.keltis.state import BONUS, State
from keltis.messages.message import message
from keltis.parts.colours import colour_message

FIGURE_SPANS = ("step", "small", "large")


def why_not(board: Board, s: State, action: int) -> Reason:
    """The reason why an action is illegal."""
    span = ACTIONS.span(action)
    what = action - span.start
    early = not_now(s, span.name, "K6")
    if early:
        return early
    if s.phase == CARD:
        return _no_card(s, span.name, what)
    if s.phase == REFILL:
        return no_refill(s.stock, span.name, what)
    return _no_figure(board, s, span.name, what)


def _no_card(s: State, name: str, card: int) -> Reason:
    if name not in CARD_SPANS:
        return Reason("C3", message("refuse-card-first"))
    player = s.seats[s.seat]
    return not_held(player.hand, card) or no_fit(player.rows, card)


def _no_figure(board: Board, s: State, name: str, path: int) -> Reason:
    figures = s.seats[s.seat].figures
    asked = "K7" if s.phase == BONUS else "K5" if figures.arrived >> s.colour & 1 else "K3"
    if name in CARD_SPANS:
        return card_done()
    if name == "pass":
        return Reason(asked, message("refuse-must-move"))
    if name not in FIGURE_SPANS:
        return Reason(asked, message("refuse-figure-first"))
    if path >= board.paths:
        return Reason("K1", message("refuse-no-path", colour=colour_message(path)))
    if asked == "K3" and (path != s.colour or name == "step"):
        return Reason("K3", message("refuse-other-path", colour=colour_message(s.colour)))
    if name == "step":
        if figures.stone[path] == 0:
            return Reason(asked, message("refuse-nobody-there", colour=colour_message(path)))
        return Reason(asked, message("refuse-at-end", colour=colour_message(path)))
    if figures.stone[path]:
        return Reason("K4", message("refuse-occupied", colour=colour_message(path)))
    return Reason("K2", message("refuse-none-left", size=name))
