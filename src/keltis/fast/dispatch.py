"""The rules of all games as compiled functions that find their game by the type of the record.

A generic entry point calls `legal_actions(board, s)` of this module; compiled for an array of Keltis
positions, that is Keltis' own function, as fast as if it stood there. Handing the functions over as
arguments would compile everything anew in every process.
"""

# mypy: disable-error-code="no-untyped-def,no-untyped-call,untyped-decorator"

import sys
from types import FunctionType, ModuleType

import numba
from numba.extending import overload, register_jitable

from keltis.core.game import AnyGame
from keltis.fast import primitives as primitives  # registers the twins of the primitives
from keltis.fast.records import Carrier
from keltis.fast.spread import mask_writer
from keltis.games import GAMES

PACKAGES = ("keltis.core", "keltis.parts", "keltis.cardgame", "keltis.games")


def state_carrier(game: AnyGame) -> Carrier:
    """The carrier of a game's positions."""
    return Carrier(type(game.setup(game.board().facts, game.players[0])))


def board_carrier(game: AnyGame) -> Carrier:
    """The carrier of a game's boards."""
    return Carrier(type(game.board().facts))


def _rules(module: ModuleType) -> list[FunctionType]:
    return [f for f in vars(module).values() if getattr(f, "dialect", "") == "rule"]


def inlined(function: FunctionType) -> bool:
    """Whether a rule is always compiled into its caller: handing a row over costs more than writing it."""
    return function.__module__.endswith(".observation")


def register(games: tuple[AnyGame, ...]) -> None:
    """Make every rule callable from compiled code, and note the record type of every game."""
    modules = [module for name, module in list(sys.modules.items()) if name.startswith(PACKAGES)]
    own = [sys.modules[game.apply_action.__module__] for game in games]
    for function in {function for module in [*modules, *own] for function in _rules(module)} - _registered:
        register_jitable(forceinline=inlined(function))(function)
        _registered.add(function)
    for game in games:
        _games[numba.from_dtype(state_carrier(game).dtype)] = game


_registered: set[FunctionType] = set()
_games: dict[object, AnyGame] = {}
register(GAMES)


def mover(s):
    """Who acts now."""


def legal_actions(board, s):
    """The set of legal actions, as words."""


def apply_action(board, s, action):
    """Do a legal action."""


def chance_ways(board, s):
    """The number of equally likely things that may turn up."""


def chance_way(board, s, k):
    """The action for one of them."""


def score(board, s, seat):
    """A seat's total as if the game ended now."""


def points(board, s, seat, source):
    """What a seat would have from one source if the game ended now."""


def ending(s):
    """Why the game is over: a number in the game's endings."""


def redeal(board, s, seat, luck):
    """Deal everything anew that a seat cannot know."""


def appraise(board, s, action):
    """A rough worth of an action for its mover."""


def observe(board, s, seat, out):
    """Write what a seat may know."""


def write_mask(s, words, out):
    """Write a set of decisions as one number per action, 1 or 0."""


def starts(s):
    """The first action of each word."""


@overload(mover)
def _mover(s):
    function = _games[s].mover
    return lambda s: function(s)


@overload(legal_actions)
def _legal_actions(board, s):
    function = _games[s].legal_actions
    return lambda board, s: function(board, s)


@overload(apply_action)
def _apply_action(board, s, action):
    function = _games[s].apply_action
    return lambda board, s, action: function(board, s, action)


@overload(chance_ways)
def _chance_ways(board, s):
    function = _games[s].chance_ways
    return lambda board, s: function(board, s)


@overload(chance_way)
def _chance_way(board, s, k):
    function = _games[s].chance_way
    return lambda board, s, k: function(board, s, k)


@overload(score)
def _score(board, s, seat):
    function = _games[s].score
    return lambda board, s, seat: function(board, s, seat)


@overload(points)
def _points(board, s, seat, source):
    function = _games[s].points
    return lambda board, s, seat, source: function(board, s, seat, source)


@overload(ending)
def _ending(s):
    function = _games[s].ending
    return lambda s: function(s)


@overload(redeal)
def _redeal(board, s, seat, luck):
    function = _games[s].redeal
    return lambda board, s, seat, luck: function(board, s, seat, luck)


@overload(appraise)
def _appraise(board, s, action):
    function = _games[s].appraise
    return lambda board, s, action: function(board, s, action)


@overload(observe)
def _observe(board, s, seat, out):
    function = _games[s].observe
    return lambda board, s, seat, out: function(board, s, seat, out)


@overload(write_mask)
def _write_mask(s, words, out):
    write = mask_writer(_games[s].actions)
    return lambda s, words, out: write(words, out)


@overload(starts)
def _starts(s):
    numbers = _games[s].actions.starts
    return lambda s: numbers
