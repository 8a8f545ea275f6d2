"""A record split into decisions and chance events, in the order in which they happened."""

from dataclasses import dataclass

from keltis.core.layout import Struct
from keltis.core.play import AnyPlay, Play
from keltis.core.seats import CHANCE


@dataclass(frozen=True)
class Decision:
    """Consecutive actions of a seat, until chance or another seat acts."""

    at: int  # the number of its first action in the record
    seat: int
    turn: int
    state: Struct  # before it
    actions: tuple[int, ...]


@dataclass(frozen=True)
class ChanceEvent:
    """Consecutive actions of chance: the deal, a card drawn, a tile turned over, dice rolled."""

    at: int
    seat: int  # whose turn it is
    turn: int  # 0: the deal, before the first turn
    before: Struct
    state: Struct  # after it
    actions: tuple[int, ...]


Event = Decision | ChanceEvent


def timeline(play: AnyPlay) -> list[Event]:
    """All decisions and chance events of a game, from the empty table on."""
    game, actions = play.game, play.actions
    twin = Play(game, play.players, play.named_board)
    found: list[Event] = []
    at = 0
    while at < len(actions):
        before, mover, first = twin.state.copy(), twin.mover, at
        while at < len(actions) and twin.mover == mover and twin.state.turn == before.turn:
            game.rules.apply_action(play.board, twin.state, actions[at])
            at += 1
        done = tuple(actions[first:at])
        if mover == CHANCE:
            after = twin.state.copy()
            found.append(ChanceEvent(first, before.seat, before.turn, before, after, done))
        else:
            found.append(Decision(first, mover, before.turn, before, done))
    return found
