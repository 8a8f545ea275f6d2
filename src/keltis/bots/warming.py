"""Compile what the levels of a game need: python -m keltis.bots.warming GAME."""

import os
import sys

from keltis.bots.level import STRONGEST, levels, weights
from keltis.bots.readiness import MARK, note_loaded
from keltis.core.luck import lucky
from keltis.core.play import AnyPlay, Play
from keltis.games import game_named

NICE = 10  # people come first
FEW = 8  # simulations


def warm_bots(game: str) -> None:
    """Compile or load, by deciding once."""
    from keltis.bots.question import question_of
    from keltis.bots.thinking import by_net, searcher_for
    from keltis.fast import cache

    play: AnyPlay = Play(game_named(game), 2)
    play.settle(lucky(0))
    question = question_of(play, lucky(0))
    best = levels(game)[STRONGEST]
    for level in levels(game).values():
        if level.net:
            by_net(level, question)
    best = best.otherwise or best
    if best.budget:  # also where a net has not learned: on other boards, with more players
        searcher = searcher_for(question)
        w = weights(game, True)
        searcher.decide(question.state, best.row(0, FEW), w, lucky(0))
        searcher.plans(question.state, best.row(0, FEW), w, lucky(0))
    cache.note_warm(f"{game}-{MARK}")
    note_loaded(game)


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(NICE)
    warm_bots(sys.argv[1])
