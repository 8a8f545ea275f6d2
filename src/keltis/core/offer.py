"""What the seat that is to act can do now: how to say it, what to touch for it; and what it would bring."""

from collections import Counter
from typing import Any

from keltis.core.frozen import frozen
from keltis.core.game import AnyBoard
from keltis.core.once import once_per_board
from keltis.core.play import AnyPlay
from keltis.core.seats import NOBODY
from keltis.core.stage import Piece, Standing
from keltis.core.view import View, view

# Actions that neither score nor end anything, in any game: for them nobody needs to look ahead.
IDLE = {"draw", "discard"}
# Actions that move no figure: for them nobody needs to look where figures stand.
STILL = {"draw", "discard", "take", "lift", "keep", "reroll", "pass", "turn", "leave", "waive", "claim"}


@frozen
class Offer:
    """A legal action, as its mover sees it."""

    action: str  # in the words of the record
    touch: tuple[str, ...]  # the things on the table that mean it


@frozen
class Outlook:
    """What a legal action would bring at once."""

    gain: int  # how the mover's total changes, as if the game ended then
    ends: bool  # whether the game is over after it
    lands: tuple[Piece, ...] = ()  # figures where they would stand after it, and do not now
    priestess: str = ""  # where she would stand after it, if she moves


NOTHING = Outlook(0, ends=False)


def offers(play: AnyPlay, viewer: int, shown: View | None = None) -> tuple[Offer, ...]:
    """All that a viewer can do now: what the viewer's view calls legal, which is nothing for others.

    Who has made that view already may give it.
    """
    if viewer < 0:
        return ()
    shown = shown or view(play, viewer)
    fixed = _fixed(play.board)
    return tuple([fixed.get(words) or _offer(play, shown, words) for words in shown.legal])


@once_per_board
def _fixed(board: AnyBoard) -> dict[str, Offer]:
    """The offers that are always the same on a board, as far as they were ever made: nearly all."""
    return {}


def _offer(play: AnyPlay, shown: View, words: str) -> Offer:
    """An action, and what one touches for it now."""
    offer = Offer(words, play.game.touch(shown, words))
    if words.partition(" ")[0] not in play.game.roaming:
        _fixed(play.board)[words] = offer
    return offer


def outlooks(play: AnyPlay, viewer: int) -> tuple[Outlook, ...]:
    """What each of the offers would bring: to look ahead costs more than all else, so it is done apart."""
    if play.mover != viewer or viewer < 0:
        return ()
    total = play.game.score(play.facts, play.state, viewer)
    now = play.game.standing(play.facts, play.state)
    return tuple(_outlook(play, action, total, now) for action in play.legal())


def _outlook(play: AnyPlay, action: int, total: int, now: Standing) -> Outlook:
    """Look ahead by one action. What chance does after it is not looked at: nobody could know."""
    kind = play.words(action).partition(" ")[0]
    if kind in IDLE:
        return NOTHING
    after, seat = play.state.copy(), play.mover
    play.game.apply_action(play.facts, after, action)
    gain = play.game.score(play.facts, after, seat) - total
    lands, priestess = ((), "") if kind in STILL else _moved(play, after, now)
    return Outlook(gain, play.game.mover(after) == NOBODY, lands, priestess)


def _moved(play: AnyPlay, after: Any, now: Standing) -> tuple[tuple[Piece, ...], str]:
    """The figures that stand elsewhere in the position after an action, and the priestess if she does."""
    then = play.game.standing(play.facts, after)
    return _new(then.pieces, now.pieces), then.priestess if then.priestess != now.priestess else ""


def _new(then: tuple[Piece, ...], now: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """The figures that were not there before. Most are: those at both ends of the list need no counting."""
    first, last = 0, 0
    most = min(len(then), len(now))
    while first < most and then[first] is now[first]:
        first += 1
    while last < most - first and then[-1 - last] is now[-1 - last]:
        last += 1
    came, went = then[first : len(then) - last], now[first : len(now) - last]
    return tuple((Counter(came) - Counter(went)).elements()) if came else ()
