"""Blocks of games by compiled rules: identical to those in plain Python."""

from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

import numpy as np
import numpy.typing as npt

from keltis.checking.compiled import Transcript
from keltis.core.record import Header
from keltis.core.record_file import read_bodies
from keltis.fast.batch.board import CompiledBoard
from keltis.fast.batch.decisions import decisions_of
from keltis.fast.batch.policies import play_policies
from keltis.games import GAMES, game_named
from keltis.research.data.block import Block, finished
from keltis.simulation.plain import Plan
from keltis.util.threads import in_threads

GAMES_AT_A_TIME = 256  # games of a block: some ten thousand rows


def block_from(
    table: CompiledBoard, actions: npt.NDArray[np.int16], lengths: npt.NDArray[np.int32], first: int
) -> Block:
    """The decisions of legal games, given all actions concatenated and the length of each game."""
    rows, scores, over = decisions_of(table, actions, lengths)
    games = rows.games.astype(np.int64) + first
    return finished(games, rows.seats, rows.actions, rows.words, rows.seen, scores, over, rows.games)


def played_blocks(plan: Plan, games: int, jobs: int) -> Iterator[Block]:
    """The games of a plan whose bots are all compiled, played by the given number of threads."""
    table = CompiledBoard(game_named(plan.game), len(plan.bots), plan.board)

    def block(first: int) -> Block:
        series = play_policies(table, plan.bots, min(GAMES_AT_A_TIME, games - first), plan.seed, first=first)
        return block_from(table, series.actions, series.lengths, first)

    block(games - 1)  # compile or load the code in one thread
    starts = range(0, games, GAMES_AT_A_TIME)
    yield from map(block, starts) if jobs == 1 else in_threads(block, starts, jobs)


def recorded_blocks(path: Path, board: Path | None, check: Callable[[Header], None]) -> Iterator[Block]:
    """The games of a file of records that has already been checked."""
    with path.open("rb") as file:
        found, number, table = read_bodies(file, Transcript, GAMES, board), 0, None
        while some := list(islice(found, GAMES_AT_A_TIME)):
            for one in some:
                check(one.header)
            if table is None:
                play = some[0].body.play
                table = CompiledBoard(play.game, play.players, play.named_board)
            lengths = np.array([len(one.body.actions) for one in some], np.int32)
            actions = [action for one in some for action in one.body.actions]
            yield block_from(table, np.array(actions, np.int16), lengths, number)
            number += len(some)
