"""Static dispatch: compiled functions that select the rules of a game by the type of its records.

A generic entry point calls `legal_actions(board, s)` of this module; compiled for an array of Keltis
positions, that is Keltis' own function, without overhead. Passing the functions as arguments would recompile
everything in every process.
"""

# mypy: disable-error-code="no-untyped-def,no-untyped-call,untyped-decorator"

import sys
from collections.abc import Callable
from inspect import signature
from types import FunctionType, ModuleType
from typing import Any

from numba.core import types
from numba.extending import overload, register_jitable

from keltis.core.game import AnyGame
from keltis.core.layout import Struct
from keltis.core.rng import Rng
from keltis.fast.jit import primitives as primitives  # registers the compiled primitives
from keltis.fast.jit.inlining import PART
from keltis.fast.jit.pointers import RecordPointer, note_records, pointer_to, struct_of
from keltis.fast.jit.records import Carrier
from keltis.fast.jit.row_writes import mask_writer

Stub = Callable[..., Any]
PACKAGES = ("keltis.core", "keltis.parts", "keltis.cardgame", "keltis.games")


def state_carrier(game: AnyGame) -> Carrier:
    """The carrier for a game's positions."""
    return Carrier(_kinds(game)[0])


def board_carrier(game: AnyGame) -> Carrier:
    """The carrier for a game's boards."""
    return Carrier(_kinds(game)[1])


def _kinds(game: AnyGame) -> tuple[type[Struct], type[Struct]]:
    """The types of a game's positions and boards; registers them for compilation."""
    if game.name not in _known:
        board = game.load_board().board
        kinds = type(game.rules.setup(board, game.players[0])), type(board)
        register(game, *kinds)
        _known[game.name] = kinds
    return _known[game.name]


def register(game: AnyGame, state: type[Struct], board: type[Struct]) -> None:
    """Make a game's rules callable from compiled code, and map its type of positions to the game."""
    modules = [module for name, module in list(sys.modules.items()) if name.startswith(PACKAGES)]
    own = sys.modules[game.rules.apply_action.__module__]
    for function in {function for module in [*modules, own] for function in _rules(module)} - _registered:
        register_jitable(**PART)(function)
        _registered.add(function)
    note_records(state)
    note_records(board)
    _games[state] = game


def _rules(module: ModuleType) -> list[FunctionType]:
    return [f for f in vars(module).values() if getattr(f, "dialect", "") == "rule"]


_registered: set[FunctionType] = set()
_games: dict[type[Struct], AnyGame] = {}  # by the type of positions
_known: dict[str, tuple[type[Struct], type[Struct]]] = {}
note_records(Rng)


def game_of(s: types.Type) -> AnyGame:
    """The game to which a position belongs, by its type."""
    return _games[struct_of(s)]


def _function(game: AnyGame, name: str) -> Callable[..., Any]:
    """The game's own function of this name."""
    function: Callable[..., Any] = getattr(game.rules if hasattr(game.rules, name) else game.learning, name)
    return function


def by_game(stub: Stub) -> Stub:
    """Overload a stub with the game's function of the same name.

    Rules take pointers to records: if the stub gets a record, its address is passed.
    """
    names = list(signature(stub).parameters)
    handed = [f"pointer_to({name})" if name in ("board", "s", "rng") else name for name in names]
    source = f"lambda {', '.join(names)}: function({', '.join(handed)})"

    def found(*kinds):
        s = kinds[names.index("s")]
        function = _function(game_of(s), stub.__name__)
        scope = {"function": function, "pointer_to": pointer_to}
        return function if isinstance(s, RecordPointer) else eval(source, scope)

    overload(stub, jit_options=PART, strict=False)(found)
    return stub


@by_game
def mover(s):
    """The seat to act, CHANCE or NOBODY."""


@by_game
def legal_actions(board, s):
    """The set of legal actions, as words."""


@by_game
def apply_action(board, s, action):
    """Do a legal action."""


@by_game
def chance_ways(board, s):
    """The number of equally likely chance events."""


@by_game
def chance_way(board, s, k):
    """The action for one of them."""


@by_game
def score(board, s, seat):
    """A seat's score as if the game ended now."""


@by_game
def points(board, s, seat, source):
    """A seat's points from one source as if the game ended now."""


@by_game
def ending(s):
    """Why the game is over: an index into the game's endings."""


@by_game
def redeal(board, s, seat, rng):
    """Deal everything again that a seat cannot know (determinisation)."""


@by_game
def appraise(board, s, action):
    """The heuristic value of an action for its mover."""


@by_game
def observe(board, s, seat, out):
    """Write what a seat may know."""


def write_mask(s, words, out):
    """Write a set of decisions as one number per action, 1 or 0."""


def starts(s):
    """The first action of each word."""


def deciding(s):
    """The first action of each word with decisions; words with chance actions only come after them."""


@overload(write_mask, jit_options=PART)
def _write_mask(s, words, out):
    write = mask_writer(game_of(s).actions)
    return lambda s, words, out: write(words, out)


@overload(starts, jit_options=PART)
def _starts(s):
    numbers = game_of(s).actions.starts
    return lambda s: numbers


@overload(deciding, jit_options=PART)
def _deciding(s):
    actions = game_of(s).actions
    numbers = tuple(start for start in actions.starts if start < actions.decisions)
    return lambda s: numbers
