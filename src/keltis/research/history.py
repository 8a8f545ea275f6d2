"""A game with its history and who saw each action: what perfect recall needs."""

from array import array
from typing import Any

from keltis.core.game import AnyGame, NamedBoard
from keltis.core.layout import Struct
from keltis.core.rng import Rng, below
from keltis.parts import cards

HIDDEN = "card"  # the span of chance's actions that deal a card to a hand, visible to its holder only
EVERYBODY = -1
UNKNOWN = "?"


class History:
    """A position, the actions that led there, and who saw each of them."""

    __slots__ = ("actions", "owners", "state")

    def __init__(self, state: Any, actions: "array[int]", owners: "array[int]") -> None:
        self.state = state
        self.actions = actions
        self.owners = owners  # by action: the one seat that saw it, or EVERYBODY

    def add(self, game: AnyGame, board: Struct, action: int) -> None:
        """Do a legal action."""
        secret = action >= game.actions.decisions and game.actions.span(action).name == HIDDEN
        self.owners.append(self.state.seat if secret else EVERYBODY)
        self.actions.append(action)
        game.rules.apply_action(board, self.state, action)

    def copy(self) -> "History":
        """An equal history that shares nothing with this one."""
        return History(self.state.copy(), self.actions[:], self.owners[:])

    def __deepcopy__(self, memo: Any) -> "History":
        return self.copy()

    def __reduce__(self) -> Any:
        return _filled, (type(self.state), self.state.numbers(), self.actions, self.owners)


def _filled(kind: type[Struct], numbers: list[int], actions: "array[int]", owners: "array[int]") -> History:
    return History(kind().fill(numbers), actions, owners)


def begun(game: AnyGame, board: Struct, players: int) -> History:
    """An empty history."""
    return History(game.rules.setup(board, players), array("h"), array("b"))


def told(history: History, notation: tuple[str, ...]) -> str:
    """All actions in notation."""
    return ", ".join([notation[action] for action in history.actions])


def heard(history: History, notation: tuple[str, ...], viewer: int) -> str:
    """All actions as a viewer knows them: cards dealt to or drawn by others are unknown."""
    steps = zip(history.actions, history.owners, strict=True)
    return ", ".join([notation[one] if owner in (EVERYBODY, viewer) else UNKNOWN for one, owner in steps])


def redealt(history: History, game: AnyGame, board: NamedBoard[Any], viewer: int, rng: Rng) -> "array[int]":
    """Another list of actions that a viewer cannot distinguish from the actual one (resampling).

    The hidden cards are redealt with the game's own `redeal`. Every card that is still hidden in a hand came
    from a chance action: these actions get the new cards, in any order. Cards revealed since then stay the
    same.
    """
    before: Any = history.state
    after = before.copy()
    game.rules.redeal(board.board, after, viewer, rng)
    actions = history.actions[:]
    for seat in range(before.players):
        if seat != viewer and any(owner == seat for owner in history.owners):
            fresh = _hidden(after, seat)
            for when in _drawings(history, game.actions[HIDDEN], seat, _hidden(before, seat)):
                actions[when] = game.actions[HIDDEN] + fresh.pop(below(rng, len(fresh)))
    return actions


def _hidden(state: Any, seat: int) -> list[int]:
    """The cards of a hand that only its holder knows."""
    hand = state.seats[seat].hand
    found = cards.listed(hand.held)
    for card in cards.listed(hand.known):
        found.remove(card)
    return found


def _drawings(history: History, start: int, seat: int, hidden: list[int]) -> list[int]:
    """The actions that dealt the hidden cards of a hand.

    If several copies are equal, the most recently drawn are assumed to be still held.
    """
    found = []
    left = hidden[:]
    for when in range(len(history.actions) - 1, -1, -1):
        if history.owners[when] == seat and history.actions[when] - start in left:
            left.remove(history.actions[when] - start)
            found.append(when)
    return found
