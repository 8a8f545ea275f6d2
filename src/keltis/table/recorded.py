"""The events of a recorded game, so that a table can continue it."""

from collections.abc import Iterator

from keltis.core.play import AnyPlay, Play
from keltis.core.seats import CHANCE
from keltis.table.apply import hashed
from keltis.table.events import AnyEvent, Entry, Moved, Opened, Started


def entries_of(play: AnyPlay, opened: Opened, at: int) -> list[Entry]:
    """The events of a table with this game. No draw of chance may be pending."""
    rules = play.game.rules_version
    found = [Entry(1, at, opened, rules)]
    for seq, (event, state) in enumerate(_moves(play), 2):
        found.append(Entry(seq, at, event, rules, state))
    return found


def _moves(play: AnyPlay) -> Iterator[tuple[AnyEvent, str]]:
    """The start and every move, each with the draws of chance that follow it and the hash of the position."""
    twin = Play(play.game, play.players, play.named_board)
    move: tuple[int, int] | None = None
    left = iter(play.actions)
    action = next(left, None)
    while True:
        outcome = []
        while action is not None and twin.mover == CHANCE:
            twin.do(action)
            outcome.append(action)
            action = next(left, None)
        yield Moved(*move, tuple(outcome)) if move else Started(0, tuple(outcome)), hashed(twin.state)
        if action is None:
            return
        move = twin.mover, action
        twin.do(action)
        action = next(left, None)
