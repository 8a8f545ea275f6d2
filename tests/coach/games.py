"""Records to analyse, and small budgets."""

from pathlib import Path

from keltis.bots import BOTS
from keltis.bots.question import question_of
from keltis.coach import Budget
from keltis.core.play import AnyPlay, Play
from keltis.core.record import Record, record_of
from keltis.core.rng import seeded_rng
from keltis.games import game_named

TINY = Budget(graph=4, screen=(1, 2), compare=4, deep=8, start=4)


def played(
    name: str,
    players: int = 2,
    bot: str = "greedy",
    seed: int = 0,
    board: str = "tiny",
    options: dict[str, str] | None = None,
    most: int = 10_000,
) -> Record:
    """A game between bots, or the beginning of one."""
    game = game_named(name)
    play: AnyPlay = Play(game, players, game.load_board(Path(board), options or {}))
    rng = seeded_rng(seed)
    while not play.over and len(play.actions) < most:
        play.settle(rng)
        if not play.over:
            play.do(BOTS[bot](question_of(play, seeded_rng(seed, len(play.actions)))))
    return record_of(play, [f"player {seat}" for seat in range(players)])
