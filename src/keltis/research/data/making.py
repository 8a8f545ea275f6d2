"""The games of a series between bots as blocks, one after another: memory is bounded."""

from collections.abc import Iterable, Iterator
from itertools import islice

from keltis.core.play import AnyPlay, Play
from keltis.engine import obstacle
from keltis.games import game_named
from keltis.research.data.block import Block, block_of, joined
from keltis.simulation.plain import GameResult, Plan, outcomes

FEW = 64  # games of a block that are played in plain Python


def blocks(plan: Plan, games: int, jobs: int = 1) -> Iterator[Block]:
    """The games 0, 1, … of a plan; the same with any engine and any number of jobs."""
    if obstacle(plan.bots):
        yield from _plain_blocks(plan, outcomes(plan, games, jobs, compiled=False))
        return
    from keltis.research.data.compiled import played_blocks

    yield from played_blocks(plan, games, jobs)


def _plain_blocks(plan: Plan, played: Iterable[GameResult]) -> Iterator[Block]:
    games = iter(played)
    while some := list(islice(games, FEW)):
        yield joined([block_of(_play(plan, game), game.index) for game in some])


def _play(plan: Plan, game: GameResult) -> AnyPlay:
    """The game of a list of actions, which need no check because they were just played."""
    play: AnyPlay = Play(game_named(plan.game), len(plan.bots), plan.board)
    for action in game.actions:
        play.game.rules.apply_action(play.board, play.state, action)
    play.actions = list(game.actions)
    return play
