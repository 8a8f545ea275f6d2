"""Compile what the levels of a game need: python -m keltis.bots.compile_levels GAME."""

import os
import sys

from keltis.bots.level import STRONGEST, levels, weights
from keltis.bots.question import Question, question_of
from keltis.bots.readiness import MARK, NET_MARK, note_loaded, note_net_loaded, release_compiling
from keltis.core.play import AnyPlay, Play
from keltis.core.rng import seeded_rng
from keltis.games import game_named

NICE = 19  # the process yields the CPU to players
FEW = 8  # simulations


def warm_net(game: str) -> None:
    """Compile or load the value net of a game, by letting the levels that use it decide once."""
    from keltis.bots.deciding import by_net
    from keltis.fast.jit import cache

    if not levels(game)[STRONGEST].net:
        return
    for level in levels(game).values():
        if level.net:
            by_net(level, _first_question(game))
    cache.note_warm(f"{game}-{NET_MARK}")
    note_net_loaded(game)


def warm_bots(game: str) -> None:
    """Compile or load all levels of a game: first what needs the net alone, then rollouts."""
    from keltis.bots.deciding import searcher_for
    from keltis.fast.jit import cache

    warm_net(game)
    question, strongest = _first_question(game), levels(game)[STRONGEST]
    strongest = strongest.otherwise or strongest
    if strongest.budget:  # also used by nets, for boards and numbers of players that they have not learned
        searcher = searcher_for(question)
        w = weights(game, True)
        searcher.decide(question.state, strongest.row(0, FEW), w, seeded_rng(0))
        searcher.plans(question.state, strongest.row(0, FEW), w, seeded_rng(0))
    cache.note_warm(f"{game}-{MARK}")
    note_loaded(game)


def _first_question(game: str) -> Question:
    play: AnyPlay = Play(game_named(game), 2)
    play.settle(seeded_rng(0))
    return question_of(play, seeded_rng(0))


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)
    try:
        warm_bots(sys.argv[1])
    finally:
        release_compiling(sys.argv[1])


if __name__ == "__main__":
    main()
