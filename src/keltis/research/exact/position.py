"""Canonical positions of games of perfect information: equal if they have the same future.

A state contains a few irrelevant numbers: the number of the turn, or the last face of a die in the air. They
are cleared here, so that equivalent positions have equal keys.
"""

from collections.abc import Callable
from typing import Any

from keltis.core.game import AnyGame
from keltis.core.layout import Struct
from keltis.games.weg_der_steine.state import DECIDE
from keltis.games.wuerfelspiel.state import BONUS

Key = tuple[int, ...]


def key_of(game: AnyGame, state: Struct) -> Key:
    """The key of a position; the state is canonicalised, too."""
    forget = FORGET.get(game.name)
    if forget:
        forget(state)
    return tuple(state.numbers())


def state_of(state: Struct, key: Key) -> Struct:
    """The state with these numbers, of the same kind as another one."""
    return type(state)().fill(list(key))


def _forget_stones(s: Any) -> None:
    """The tile just turned over matters only while its finder decides."""
    s.turn = 0
    if s.phase != DECIDE:
        s.tile = 0


def _forget_dice(s: Any) -> None:
    """Dice are interchangeable: sort them by face, landed dice first."""
    s.turn = 0
    dice = s.dice
    if s.phase == BONUS:
        dice.shown = [0] * len(dice.shown)
    lying = [face for face, number in enumerate(dice.shown) for _ in range(number)]
    air = dice.rolling.bit_count()
    dice.face = lying + [0] * (len(dice.face) - len(lying))
    dice.rolling = ((1 << air) - 1) << len(lying)


FORGET: dict[str, Callable[[Any], None]] = {
    "weg_der_steine": _forget_stones,
    "wuerfelspiel": _forget_dice,
}
