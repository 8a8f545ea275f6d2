"""Arguments of a compiled function packed into one array of numbers and addresses, for cheap calls.

Passing an array costs as much as several steps of a game, and a step needs a dozen of them.
"""

# mypy: disable-error-code="no-untyped-def,no-untyped-call,untyped-decorator,attr-defined"

from typing import Any

import numpy as np
import numpy.typing as npt
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload
from numba.np.arrayobj import populate_array

from keltis.core.rng import Rng
from keltis.fast.jit.dispatch import board_carrier, game_of
from keltis.fast.jit.inlining import PART
from keltis.fast.jit.pointers import RecordPointer
from keltis.fast.jit.primitives import anything

# Addresses of structs and arrays, lengths of rows, and plain numbers.
NAMES = (
    *("board", "fresh", "rng", "samples"),
    *("games", "words", "movers", "ended", "scores", "rewards", "masks", "last", "bits"),
    *("players", "viewers", "decisions", "size"),
    *("seed", "step", "kind", "begun"),
)
BOARD, FRESH, RNG, SAMPLES = range(4)
GAMES, WORDS, MOVERS, ENDED, SCORES, REWARDS, MASKS, LAST, BITS = range(4, 13)
PLAYERS, VIEWERS, DECISIONS, SIZE = range(13, 17)
SEED, STEP, KIND, BEGUN = range(17, 21)

Desk = npt.NDArray[np.int64]


def desk(**given: npt.NDArray[Any] | int) -> Desk:
    """Packs these arrays (which the caller must keep alive) and numbers."""
    values = (given.get(name, 0) for name in NAMES)
    return np.array([value if isinstance(value, int) else value.ctypes.data for value in values], np.int64)


@anything
@intrinsic
def array_at(typing, address, shape, like):
    """The array of this shape at an address, with the element type of `like` (a type or an array)."""
    kind = types.Array(like.dtype, len(shape), "C")

    def build(context, builder, signature, args):
        made = context.make_array(kind)(context, builder)
        lengths = cgutils.unpack_tuple(builder, args[1])
        size = context.get_abi_sizeof(context.get_data_type(kind.dtype))
        steps = [ir.Constant(cgutils.intp_t, size)]
        for length in lengths[:0:-1]:
            steps.insert(0, builder.mul(steps[0], length))
        data = builder.inttoptr(args[0], context.get_data_type(kind.dtype).as_pointer())
        populate_array(made, data, lengths, steps, ir.Constant(cgutils.intp_t, size), None)
        return made._getvalue()

    return kind(types.int64, types.UniTuple(types.intp, len(shape)), like), build


def _place_at(kind):
    @intrinsic
    def found(typing, address):
        def build(context, builder, signature, args):
            return builder.inttoptr(args[0], context.get_value_type(kind))

        return kind(types.int64), build

    return found


rng_at = anything(_place_at(RecordPointer(Rng)))


def board_at(s, address):
    """The board at an address, of the game to which a position belongs."""


@overload(board_at, jit_options=PART)
def _board_at(s, address):
    found = _place_at(RecordPointer(board_carrier(game_of(s)).struct))
    return lambda s, address: found(address)


def state_at(s, address):
    """The position at an address, of the same game."""


@overload(state_at, jit_options=PART)
def _state_at(s, address):
    found = _place_at(s)
    return lambda s, address: found(address)
