"""The same state as a NumPy record: one position is a record, a million games are an array."""

from typing import Any

import numpy as np

from keltis.core.layout import Kind, Struct, Times


def dtype(kind: Kind) -> np.dtype[Any]:
    """The record type of a struct (or of one of its fields)."""
    if isinstance(kind, str):
        return np.dtype(kind)
    if isinstance(kind, Times):
        return np.dtype((dtype(kind.kind), (kind.length,)))
    return np.dtype([(name, dtype(inner)) for name, inner in kind.fields.items()], align=True)


def offsets(kind: Kind, start: int = 0) -> list[tuple[int, str]]:
    """Where every number of a struct lies in its record, in the order of `Struct.numbers`, and its size."""
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


class Carrier:
    """Carries positions between plain structs and records of one kind."""

    def __init__(self, struct: type[Struct]) -> None:
        self.struct = struct
        self.dtype = dtype(struct)
        places = offsets(struct)
        self._order = {
            size: np.array([i for i, (_, kind) in enumerate(places) if kind == size], dtype=np.intp)
            for size in ("i1", "i2", "i8")
        }
        self._slots = {
            size: np.array([at // int(size[1]) for at, kind in places if kind == size], dtype=np.intp)
            for size in ("i1", "i2", "i8")
        }

    def empty(self, number: int) -> np.ndarray[Any, Any]:
        """An array of records, all zero."""
        return np.zeros(number, self.dtype)

    def write(self, records: np.ndarray[Any, Any], index: int, value: Struct) -> None:
        """Put a struct into an array."""
        numbers = np.array(value.numbers(), dtype=np.int64)
        for size, slots in self._slots.items():
            records[index : index + 1].view(size)[slots] = numbers[self._order[size]]

    def read(self, records: np.ndarray[Any, Any], index: int) -> Struct:
        """A struct equal to a record of an array."""
        numbers = np.zeros(sum(map(len, self._order.values())), dtype=np.int64)
        for size, slots in self._slots.items():
            numbers[self._order[size]] = records[index : index + 1].view(size)[slots]
        return self.struct().fill(numbers.tolist())
