"""Which game's inputs and actions a net player uses, by the type of the positions."""

# mypy: disable-error-code="no-untyped-def,no-untyped-call,untyped-decorator"

from importlib import import_module
from inspect import signature
from types import ModuleType
from typing import Any

from numba.extending import overload

from keltis.core.game import AnyGame
from keltis.fast.jit import dispatch
from keltis.fast.jit.inlining import INNER


def features_of(game: AnyGame) -> ModuleType:
    """The module with the inputs of a game's net."""
    return import_module(f"keltis.fast.ai.{game.name}.features")


def by_features(stub: Any) -> Any:
    """Overload a stub with the function of the same name in `features.py` of the game."""
    names = list(signature(stub).parameters)
    source = f"lambda {', '.join(names)}: function({', '.join(names)})"

    def found(*kinds):
        features = features_of(dispatch.game_of(kinds[names.index("s")]))
        return eval(source, {"function": getattr(features, stub.__name__)})

    overload(stub, jit_options=INNER, strict=False)(found)
    return stub


@by_features
def colour_features(board, s, seat, colour, unknown, out, at):
    """Write the active inputs of a colour from out[at] on; returns the end."""


@by_features
def table_features(board, s, seat, out):
    """Write the active inputs that belong to no colour; returns how many."""


@by_features
def touched_by(s, action):
    """The colours whose inputs an action changes, as a set."""


def draw_action(s):
    """The action that draws a card."""


def take_action(s):
    """The action that takes the top card of the first discard pile."""


def chain_width(s):
    """How many later actions of a turn are considered, at most; 0: all of them."""


@overload(draw_action, jit_options=INNER, strict=False)
def _draw_action(s):
    number = dispatch.game_of(s).actions["draw"]
    return lambda s: number


@overload(take_action, jit_options=INNER, strict=False)
def _take_action(s):
    number = dispatch.game_of(s).actions["take"]
    return lambda s: number


@overload(chain_width, jit_options=INNER, strict=False)
def _chain_width(s):
    number = features_of(dispatch.game_of(s)).CHAIN_WIDTH
    return lambda s: number
