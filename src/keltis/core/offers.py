"""The legal actions of the seat to act: notation, things to touch, and their immediate results."""

from collections import Counter
from typing import Any

from keltis.core import actions as sets
from keltis.core.game import AnyBoard
from keltis.core.memoise import once_per_board
from keltis.core.play import AnyPlay
from keltis.core.seats import NOBODY
from keltis.core.view import View, view
from keltis.ui_model.stage import Piece, Standing
from keltis.util.frozen import frozen

# Verbs that neither score nor end anything in any game: no lookahead is needed.
IDLE = {"draw", "discard"}
# Verbs that move no figure.
STILL = {"draw", "discard", "take", "lift", "keep", "reroll", "pass", "turn", "leave", "waive", "claim"}


@frozen
class Offer:
    """A legal action as its mover sees it."""

    action: str  # its notation
    touch: tuple[str, ...]  # the things on the table to touch for it


@frozen
class Lead:
    """A place that a figure can reach with the action after the offered one."""

    place: str
    gain: int  # change of the mover's total by both actions
    large: bool = False
    priestess: bool = False  # the priestess moves there, not a figure


@frozen
class Outlook:
    """The immediate result of a legal action."""

    gain: int  # change of the mover's total, as if the game ended then
    ends: bool  # whether it ends the game
    lands: tuple[Piece, ...] = ()  # figures at their new places
    priestess: str = ""  # the new place of the priestess, if she moves
    leads: tuple[Lead, ...] = ()  # what the mover's next action could reach, if this one moves no figure


NOTHING = Outlook(0, ends=False)


def offers(play: AnyPlay, viewer: int, shown: View | None = None) -> tuple[Offer, ...]:
    """The legal actions if the viewer is to act; otherwise none. `shown` may be the viewer's view."""
    if viewer < 0:
        return ()
    shown = shown or view(play, viewer)
    fixed = _fixed(play.named_board)
    return tuple([fixed.get(notation) or _offer(play, shown, notation) for notation in shown.legal])


@once_per_board
def _fixed(board: AnyBoard) -> dict[str, Offer]:
    """Cache of the offers that never change on a board, which are nearly all."""
    return {}


def _offer(play: AnyPlay, shown: View, notation: str) -> Offer:
    offer = Offer(notation, play.game.tabletop.touch(shown, notation))
    if notation.partition(" ")[0] not in play.game.tabletop.varying_touch:
        _fixed(play.named_board)[notation] = offer
    return offer


def outlooks(play: AnyPlay, viewer: int) -> tuple[Outlook, ...]:
    """The result of each offer. Separate from `offers`, because looking ahead is expensive."""
    if play.mover != viewer or viewer < 0:
        return ()
    total = play.game.rules.score(play.board, play.state, viewer)
    now = play.game.tabletop.standing(play.board, play.state)
    return tuple(_outlook(play, action, total, now) for action in play.legal())


def _outlook(play: AnyPlay, action: int, total: int, now: Standing) -> Outlook:
    """Look ahead by one action, without the chance actions that follow it."""
    kind = play.notation(action).partition(" ")[0]
    if kind in IDLE:
        return NOTHING
    after, seat = play.state.copy(), play.mover
    play.game.rules.apply_action(play.board, after, action)
    gain = play.game.rules.score(play.board, after, seat) - total
    mover = play.game.rules.mover(after)
    lands, priestess = ((), "") if kind in STILL else _moved(play, after, now)
    leads = () if lands or priestess or mover != seat else _leads(play, after, total, now)
    return Outlook(gain, mover == NOBODY, lands, priestess, leads)


def _leads(play: AnyPlay, state: Any, total: int, now: Standing) -> tuple[Lead, ...]:
    """Places that a figure can reach with the next action of the same seat."""
    seat = play.game.rules.mover(state)
    found = []
    for action in sets.listed(play.game.actions.starts, play.game.rules.legal_actions(play.board, state)):
        if play.notation(action).partition(" ")[0] in STILL:
            continue
        after = state.copy()
        play.game.rules.apply_action(play.board, after, action)
        gain = play.game.rules.score(play.board, after, seat) - total
        lands, priestess = _moved(play, after, now)
        found += [Lead(piece.place, gain, piece.large) for piece in lands if piece.seat == seat]
        if priestess:
            found.append(Lead(priestess, gain, priestess=True))
    return tuple(found)


def _moved(play: AnyPlay, after: Any, now: Standing) -> tuple[tuple[Piece, ...], str]:
    """The figures that have moved after an action, and the priestess if she has."""
    then = play.game.tabletop.standing(play.board, after)
    return _new(then.pieces, now.pieces), then.priestess if then.priestess != now.priestess else ""


def _new(then: tuple[Piece, ...], now: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """The figures that were not there before; equal parts at both ends of the lists are skipped."""
    first, last = 0, 0
    most = min(len(then), len(now))
    while first < most and then[first] is now[first]:
        first += 1
    while last < most - first and then[-1 - last] is now[-1 - last]:
        last += 1
    came, went = then[first : len(then) - last], now[first : len(now) - last]
    return tuple((Counter(came) - Counter(went)).elements()) if came else ()
