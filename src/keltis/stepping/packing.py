"""Packed observations and masks: the same numbers in less memory, e.g. for replay buffers.

>>> from keltis.research.vector import VectorEnv
>>> env = VectorEnv("keltis", players=2, number=4, observations="packed")
>>> kept = env.reset().observations.copy()
>>> kept.shape, kept.dtype
((4, 205), dtype('uint8'))
>>> env.unpack(kept).shape  # what observations=True would have given
(4, 571)
>>> kept.view(env.layout)["hand"].shape  # by game: the cards held at least once, and twice, as sets of bits
(4, 1, 2)

>>> small = VectorEnv("keltis", players=2, number=4, masks="packed")
>>> words = small.reset().masks
>>> words.shape, words.dtype  # sets of bits; which action begins a word, say `game.actions.starts`
((4, 4), dtype('int64'))
>>> small.unpack_masks(words).shape
(4, 132)

`keltis.core.observation` describes how blocks are packed; packing is lossless.
"""

from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from keltis.core.actions import Actions
from keltis.core.observation import Block, Observation, word_bytes

Dense = npt.NDArray[np.int8]
Packed = npt.NDArray[np.uint8]


def layout(observation: Observation, players: int) -> np.dtype[np.void]:
    """A packed row as a record: the blocks of the table by name, then `seats`, with a record for each."""
    seat = np.dtype([_field(block) for block in observation.seat])
    return np.dtype([*(_field(block) for block in observation.table), ("seats", seat, (players,))])


def _field(block: Block) -> tuple[str, str, tuple[int, ...]]:
    if block.sets:
        return block.name, f"<u{word_bytes(block.size)}", (block.sets,)
    return block.name, "i1", (block.size,)


def unpack(observation: Observation, players: int, packed: npt.NDArray[Any]) -> Dense:
    """The numbers of packed rows; of one row, or of any array of them."""
    rows = np.ascontiguousarray(packed).view(np.uint8)
    _check(rows.shape, observation.packed_size(players), "bytes")
    dense = np.empty((*rows.shape[:-1], observation.size(players)), np.int8)
    begin = 0
    for placed in observation.placed(players):
        block, start = placed.block, placed.start
        source = rows[..., begin : begin + block.packed_size]
        dense[..., start : start + block.size] = (
            _numbers(block, source) if block.sets else source.view(np.int8)
        )
        begin += block.packed_size
    return dense


def _numbers(block: Block, source: Packed) -> Packed:
    """For each thing, the number of sets that contain it."""
    sets = source.reshape(*source.shape[:-1], block.sets, word_bytes(block.size))
    members = np.unpackbits(sets, axis=-1, count=block.size, bitorder="little")
    return members[..., 0, :] if block.sets == 1 else members.sum(axis=-2, dtype=np.uint8)


def pack(observation: Observation, players: int, dense: npt.ArrayLike) -> Packed:
    """The inverse of `unpack`."""
    rows = np.asarray(dense, np.int8)
    _check(rows.shape, observation.size(players), "numbers")
    packed = np.empty((*rows.shape[:-1], observation.packed_size(players)), np.uint8)
    begin = 0
    for placed in observation.placed(players):
        block = placed.block
        source = rows[..., placed.start : placed.start + block.size]
        target = packed[..., begin : begin + block.packed_size]
        target[...] = _sets(block, source) if block.sets else source.view(np.uint8)
        begin += block.packed_size
    return packed


def _sets(block: Block, source: Dense) -> Packed:
    """The set of things that occur at least once, then of those that occur twice."""
    size = word_bytes(block.size)
    padded = np.zeros((*source.shape[:-1], block.sets, 8 * size), np.bool_)
    for times in range(block.sets):
        padded[..., times, : block.size] = source > times
    return np.packbits(padded, axis=-1, bitorder="little").reshape(*source.shape[:-1], block.sets * size)


def unpack_masks(actions: Actions, words: npt.NDArray[np.int64]) -> npt.NDArray[np.bool_]:
    """One number per decision, from sets of actions as words; of one set, or of any array of them."""
    _check(words.shape, len(actions.starts), "words")
    masks = np.zeros((*words.shape[:-1], actions.size), np.bool_)
    for word, (start, end) in enumerate(pairwise((*actions.starts, actions.size))):
        masks[..., start:end] = words[..., word, None] >> np.arange(end - start) & 1
    return masks[..., : actions.decisions]


def _check(shape: tuple[int, ...], size: int, unit: str) -> None:
    if shape[-1:] != (size,):
        raise ValueError(f"a row of {size} {unit} is needed, not an array of shape {shape}")
