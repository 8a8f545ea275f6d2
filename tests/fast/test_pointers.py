"""Places: how compiled code reads and writes structs."""

import os
import subprocess
import sys
from typing import Annotated, Any

import numba
import numpy as np
import pytest

from keltis.core.layout import Byte, Short, Struct, Times, Word
from keltis.fast.jit.pointers import RecordPointer, local, note_records, pointer_to
from keltis.fast.jit.records import Carrier


class Leaf(Struct):
    """A struct in a struct."""

    small: Byte
    items: Annotated[list[int], Times("i2", 3)]


class Tree(Struct):
    """One of everything."""

    byte: Byte
    short: Short
    word: Word
    leaf: Leaf
    leaves: Annotated[list[Leaf], Times(Leaf, 4)]
    table: Annotated[list[list[int]], Times(Times("i1", 5), 2)]


CARRIER = Carrier(Tree)
note_records(Tree)


def tree() -> Tree:
    """Different numbers everywhere, some of them below 0."""
    made = Tree()
    return made.fill([(-1) ** i * i for i in range(len(made.numbers()))])


@numba.njit
def change(trees: Any) -> Any:
    s = pointer_to(trees[0])
    s.byte += 1
    s.short = s.word * 2
    s.word = -s.leaf.small
    s.leaf.items[1] -= s.leaves[3].items[2]
    leaf = s.leaves[s.byte]
    leaf.small = s.table[1][4]
    s.table[1][leaf.small - leaf.small + 2] = 7
    return s.byte * 1000


def changed(s: Tree) -> int:
    """The same in plain Python."""
    s.byte += 1
    s.short = s.word * 2
    s.word = -s.leaf.small
    s.leaf.items[1] -= s.leaves[3].items[2]
    leaf = s.leaves[s.byte]
    leaf.small = s.table[1][4]
    s.table[1][leaf.small - leaf.small + 2] = 7
    return s.byte * 1000


def test_numbers_are_read_and_written_as_in_plain_python() -> None:
    plain = tree()
    trees = CARRIER.empty(2)
    CARRIER.write(trees, 0, plain)
    for _ in range(3):
        assert change(trees) == changed(plain)
        assert CARRIER.read(trees, 0) == plain
    assert CARRIER.read(trees, 1) == Tree()


@numba.njit
def change_a_copy(trees: Any) -> Any:
    s = local(trees[0])
    s.word += 5
    return s.word


def test_a_local_copy_leaves_the_record_alone() -> None:
    trees = CARRIER.empty(1)
    CARRIER.write(trees, 0, tree())
    before = trees.tobytes()
    assert change_a_copy(trees) == tree().word + 5
    assert trees.tobytes() == before


def test_a_place_knows_its_fields_and_no_others() -> None:
    @numba.njit
    def unknown(trees: Any) -> Any:
        return pointer_to(trees[0]).height

    with pytest.raises(numba.TypingError, match="height"):
        unknown(CARRIER.empty(1))


def test_what_lies_aside_is_not_kept_whatever_it_consists_of() -> None:
    aside = frozenset({"Tree.leaf", "Tree.short"})
    kind = RecordPointer(Tree, aside=aside)
    leaf = kind.part(Leaf, "Tree.leaf")
    assert isinstance(leaf, RecordPointer)
    assert [kind.keeps("Tree.byte"), kind.keeps("Tree.short")] == [True, False]
    assert not leaf.keeps("Leaf.small")
    other = kind.part(Times(Leaf, 4), "Tree.leaves")
    assert isinstance(other, RecordPointer)
    assert other.keeps("Leaf.small"), "only the one named is aside"


OUTSIDE = """
import numba
from keltis.fast.jit.pointers import pointer_to
from tests.fast.test_pointers import CARRIER

@numba.njit
def get(trees, index):
    return pointer_to(trees[0]).leaf.items[index]

trees = CARRIER.empty(1)
assert get(trees, 2) == 0
for index in (-1, 3):
    try:
        get(trees, index)
    except IndexError:
        continue
    raise SystemExit(f"index {index} was not found out")
"""


def test_a_run_with_bounds_checks_finds_every_index_outside() -> None:
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": "1"}
    done = subprocess.run([sys.executable, "-c", OUTSIDE], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_records_and_places_have_the_same_numbers() -> None:
    trees = CARRIER.empty(1)
    CARRIER.write(trees, 0, tree())
    assert np.array_equal(trees["leaves"][0]["items"][3], tree().leaves[3].items)
