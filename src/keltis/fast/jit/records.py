"""States as NumPy records: one position is a record, a million games are an array."""

import struct as struct_
from collections.abc import Callable
from typing import Any

import numpy as np

from keltis.core.layout import Flat, Kind, Struct, Times

CODES = {"i1": "b", "i2": "h", "i8": "q"}  # of the standard library's `struct`


def dtype(kind: Kind) -> np.dtype[Any]:
    """The record type of a struct or of one of its fields; cached, since comparing record types is slow."""
    if kind not in _types:
        _types[kind] = _made(kind)
    return _types[kind]


_types: dict[Kind, np.dtype[Any]] = {}


def _made(kind: Kind) -> np.dtype[Any]:
    if isinstance(kind, str):
        return np.dtype(kind)
    if isinstance(kind, Times):
        return np.dtype((dtype(kind.kind), (kind.length,)))
    return np.dtype([(name, dtype(inner)) for name, inner in kind.fields.items()], align=True)


def offsets(kind: Kind, start: int = 0) -> list[tuple[int, str]]:
    """The offset and size of every number of a struct in its record, in the order of `Struct.numbers`."""
    if isinstance(kind, str):
        return [(start, kind)]
    if isinstance(kind, Times):
        size = dtype(kind.kind).itemsize
        return [place for i in range(kind.length) for place in offsets(kind.kind, start + i * size)]
    fields = dtype(kind).fields
    assert fields is not None
    return [
        place for name, inner in kind.fields.items() for place in offsets(inner, start + int(fields[name][1]))
    ]


def _packer(struct: type[Struct], packed: struct_.Struct) -> Callable[[Struct], bytes]:
    """A function that writes a struct as the bytes of its record."""
    flat = Flat(struct, "s")
    source = f"def pack(s):\n{''.join(flat.lines)}    return packed({', '.join(flat.numbers)})\n"
    made: dict[str, Any] = {"packed": packed.pack}
    exec(source, made)
    pack: Callable[[Struct], bytes] = made["pack"]
    return pack


def _format(struct: type[Struct]) -> str:
    """The record's layout for the standard library's `struct`: every number, and the padding between them."""
    text, at = "=", 0
    for start, kind in offsets(struct):
        text += "x" * (start - at) + CODES[kind]
        at = start + int(kind[1])
    return text + "x" * (dtype(struct).itemsize - at)


class Carrier:
    """Converts positions between plain structs and records of one type."""

    def __init__(self, struct: type[Struct]) -> None:
        self.struct = struct
        self.dtype = dtype(struct)
        self._packed = struct_.Struct(_format(struct))
        self.pack = _packer(struct, self._packed)

    def empty(self, number: int) -> np.ndarray[Any, Any]:
        """An array of records, all zero."""
        return np.zeros(number, self.dtype)

    def write(self, records: np.ndarray[Any, Any], index: int, value: Struct) -> None:
        """Store a struct in an array."""
        records[index : index + 1].view(np.uint8)[:] = np.frombuffer(self.pack(value), np.uint8)

    def read(self, records: np.ndarray[Any, Any], index: int) -> Struct:
        """A struct equal to a record of an array."""
        return self.struct().fill(list(self._packed.unpack(records[index].tobytes())))
