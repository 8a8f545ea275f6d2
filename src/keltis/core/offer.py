"""What the seat that is to act can do now: how to say it, what to touch for it, and what it would bring."""

from dataclasses import dataclass

from keltis.core.play import AnyPlay
from keltis.core.seats import NOBODY
from keltis.core.view import View, view


@dataclass(frozen=True)
class Offer:
    """A legal action, as its mover sees it."""

    action: str  # in the words of the record
    touch: tuple[str, ...]  # the things on the table that mean it
    gain: int  # how the mover's total changes at once, as if the game ended then
    ends: bool  # whether the game is over after it


def offers(play: AnyPlay, viewer: int, shown: View | None = None) -> tuple[Offer, ...]:
    """All that a viewer can do now: nothing unless it is the viewer's decision.

    Who has made the viewer's view already may give it.
    """
    if play.mover != viewer or viewer < 0:
        return ()
    shown = shown or view(play, viewer)
    total = play.game.score(play.facts, play.state, viewer)
    return tuple(
        _offer(play, action, words, play.game.touch(shown, words), total)
        for action, words in ((action, play.words(action)) for action in play.legal())
    )


def _offer(play: AnyPlay, action: int, words: str, touch: tuple[str, ...], total: int) -> Offer:
    """Look ahead by one action. What chance does after it is not looked at: nobody could know."""
    after = play.state.copy()
    play.game.apply_action(play.facts, after, action)
    gain = play.game.score(play.facts, after, play.mover) - total
    return Offer(words, touch, gain, play.game.mover(after) == NOBODY)
