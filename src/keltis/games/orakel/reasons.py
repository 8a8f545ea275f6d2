"""Why an action of Das Orakel is illegal: the rule that forbids it, and a message."""

from keltis.cardgame.cards import card_message
from keltis.cardgame.phases import CARD, REFILL
from keltis.cardgame.reasons import CARD_SPANS, card_done, no_fit, no_refill, no_shed, not_held, not_now
from keltis.core.refusal import Reason
from keltis.games.orakel.board import Board
from keltis.games.orakel.rules import ACTIONS
from keltis.games.orakel.state import CLAIM, CLOVER, MOVE, SHED, SPIRAL, State
from keltis.messages.message import message
from keltis.parts.colours import colour_message
from keltis.parts.pilgrims import standing

ASKED = {MOVE: "O3", CLAIM: "O11", CLOVER: "O7", SPIRAL: "O8", SHED: "O10"}
FIRST = {MOVE: "move", CLAIM: "claim", CLOVER: "clover", SPIRAL: "spiral"}


def why_not(board: Board, s: State, action: int) -> Reason:
    """The reason why an action is illegal."""
    span = ACTIONS.span(action)
    what = action - span.start
    early = not_now(s, span.name, "O6")
    if early:
        return early
    if s.phase == CARD:
        return _no_card(s, span.name, what)
    if s.phase == REFILL:
        return no_refill(s.stock, span.name, what)
    if span.name == "claim":
        return Reason("O11", message("refuse-orakel-claim"))
    if s.phase == SHED:
        return no_shed(s.seats[s.seat].hand, span.name, what, "O10")
    return _no_move(board, s, span.name, what)


def _no_card(s: State, name: str, card: int) -> Reason:
    if name not in CARD_SPANS:
        return Reason("C3", message("refuse-card-first"))
    player = s.seats[s.seat]
    held = not_held(player.hand, card)
    if held or not player.rows.fits >> card & 1:
        return held or no_fit(player.rows, card)
    return Reason("C5", message("refuse-orakel-no-move", card=card_message(card)))


def _no_move(board: Board, s: State, name: str, what: int) -> Reason:
    if name in CARD_SPANS:
        return card_done()
    if name == "move" and s.phase in (MOVE, CLOVER):
        return _no_figure(board, s, what)
    if name == "back" and s.phase == SPIRAL:
        return _no_way_back(board, s, what)
    if name == "priestess" and s.phase == MOVE:
        return _no_priestess(board, s, what + 1)
    return Reason(ASKED[s.phase], message("refuse-orakel-first", what=FIRST[s.phase]))


def _no_stone(board: Board, stone: int) -> Reason | None:
    if stone <= board.end:
        return None
    return Reason("O1", message("refuse-orakel-no-stone", stone=stone, end=board.end))


def _no_figure(board: Board, s: State, stone: int) -> Reason:
    none = _no_stone(board, stone)
    if none:
        return none
    if not standing(s.seats[s.seat].figures) >> stone & 1:
        return Reason(ASKED[s.phase], message("refuse-orakel-nobody", stone=stone))
    if s.phase == CLOVER and not board.any_clover and stone != s.landed:
        return Reason("O7", message("refuse-orakel-other-figure", stone=s.landed))
    colour = colour_message(s.colour)
    return Reason(ASKED[s.phase], message("refuse-orakel-no-next", stone=stone, colour=colour))


def _no_way_back(board: Board, s: State, stone: int) -> Reason:
    none = _no_stone(board, stone)
    if none:
        return none
    if stone == s.left:
        return Reason("O8", message("refuse-orakel-left", stone=stone))
    return Reason("O8", message("refuse-orakel-not-behind", stone=s.landed))


def _no_priestess(board: Board, s: State, steps: int) -> Reason:
    if s.priestess == board.end:
        return Reason("O4", message("refuse-orakel-priestess-done"))
    if steps > s.steps:
        return Reason("O3", message("refuse-orakel-steps", steps=s.steps))
    return Reason("O3", message("refuse-orakel-past-end", steps=board.end - s.priestess))
