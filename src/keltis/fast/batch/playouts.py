"""Random playouts, optimised for speed: the rules are specialised for every phase of a turn.

Before every action, `play_random` determines three times which phase the game is in: for the mover, the
legal actions and the effect. Here the code for the phases follows their usual order in a turn (`PhaseOrder`),
and in each the phase is a constant, so the compiler removes the code for the others. The rules are the same
functions, so the games are the same.
"""

# mypy: disable-error-code="no-untyped-def,no-untyped-call,untyped-decorator"

from itertools import pairwise
from typing import Any

from numba.extending import overload, register_jitable

from keltis.core.bits import LOW, count, nth
from keltis.core.game import AnyGame
from keltis.core.rng import below, seed
from keltis.core.seats import CHANCE, NOBODY
from keltis.fast.batch.board import RNG, BatchResult, CompiledBoard, in_ranges, results
from keltis.fast.jit.dispatch import Stub, game_of, score
from keltis.fast.jit.entry_points import entry
from keltis.fast.jit.inlining import PART
from keltis.fast.jit.pointers import assign, local, local_copy
from keltis.fast.jit.primitives import assume


def own_copy(s):
    """A copy of a position without the fields that playouts do not need."""


def play_through(board, s, rng):
    """Play a random game from its current position to its end; returns the number of actions."""


@overload(own_copy, jit_options=PART)
def _own_copy(s):
    local_position = local_copy(game_of(s).phases.unused)
    return lambda s: local_position(s)


def _function(lines: list[str], **names: Any) -> Stub:
    """Compile these lines to a function with these globals."""
    exec("\n".join(lines), names)
    function: Stub = register_jitable(**PART)(names["play"])
    return function


def _indented(lines: list[str]) -> list[str]:
    """Lines of a block."""
    return [f" {line}" for line in lines]


def _decision(game: AnyGame) -> Stub:
    """A random decision of a seat: for each word of the legal set, code that knows its actions."""
    starts = game.actions.starts
    counts = [f"count(words[{w}])" for w in range(len(starts))]
    total = " + ".join(counts)
    lines = ["words = legal_actions(board, s)", f"k = below(rng, {total})", f"assume(k < {total})"]
    for w, (start, end) in enumerate(pairwise([*starts, game.actions.size])):
        act = [f"bit = nth(words[{w}], k)", f"assume(bit < {end - start})"]
        act += [f"apply_action(board, s, {start} + bit)", "return"]
        lines += [f"if k < {counts[w]}:", *_indented(act), f"k -= {counts[w]}"]
    rules = {"legal_actions": game.rules.legal_actions, "apply_action": game.rules.apply_action}
    lines = ["def play(board, s, rng):", *_indented(lines)]
    return _function(lines, count=count, nth=nth, below=below, assume=assume, **rules)


def _step(game: AnyGame) -> Stub:
    """A random action of a seat or of chance."""
    mover, apply_action = game.rules.mover, game.rules.apply_action
    chance_ways, chance_way, decide = game.rules.chance_ways, game.rules.chance_way, _decision(game)

    @register_jitable(**PART)
    def step(board, s, rng):
        assume(s.seat >= 0)  # so that it is never mistaken for CHANCE or NOBODY
        if mover(s) == CHANCE:
            apply_action(board, s, chance_way(board, s, below(rng, chance_ways(board, s))))
        else:
            decide(board, s, rng)

    return step


def _while_in(phase: int, then: list[str]) -> list[str]:
    """Lines that act while the game is in a phase; the assignment makes it a constant for the compiler."""
    body = [f"s.phase = {phase}", "step(board, s, rng)", "length += 1", *then]
    return [f"while s.phase == {phase}:", *_indented(body)]


def _while_in_each(phases: tuple[int, ...]) -> list[str]:
    """The same for several phases, one after another."""
    return [line for phase in phases for line in _while_in(phase, [])]


@overload(play_through, jit_options=PART)
def _play_through(board, s, rng):
    game = game_of(s)
    course = game.phases
    turns = _while_in(course.turn[0], _while_in_each(course.turn[1:])) if course.turn else []
    rest = ["if mover(s) == NOBODY:", " return length", "step(board, s, rng)", "length += 1"]
    lines = ["length = 0", *_while_in_each(course.before), "while True:", *_indented([*turns, *rest])]
    lines = ["def play(board, s, rng):", *_indented(lines)]
    return _function(lines, step=_step(game), mover=game.rules.mover, NOBODY=NOBODY)


@entry
def play_to_the_end(boards, fresh, rngs, number, first, scores, lengths):
    """Play random games first, first + 1, … of the series `number`, one per row of the results."""
    board, s, rng = local(boards[0]), own_copy(fresh[0]), local(rngs[0])
    for game in range(len(lengths)):
        assign(s, fresh[0])
        seed(rng, number, first + game)
        lengths[game] = play_through(board, s, rng)
        for seat in range(scores.shape[1]):
            scores[game, seat] = score(board, s, seat)


def play_out(table: CompiledBoard, games: int, seed: int = 0, threads: int = 1) -> BatchResult:
    """The same games as `play_random`, without checking every action; only results are kept."""
    scores, lengths = results(table, games)

    def play(first: int, end: int) -> None:
        rows = (scores[first:end], lengths[first:end])
        play_to_the_end(table.board, table.fresh, RNG.empty(1), seed & LOW, first, *rows)

    in_ranges(play, games, threads)
    return BatchResult(scores, lengths, wrong=0)
