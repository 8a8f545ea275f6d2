"""Whole games for tests: bots, and gamesters whose habits lead to every kind of end and decision."""

from keltis.bots import BOTS, ask
from keltis.core.game import NamedBoard
from keltis.core.luck import Luck, below, lucky
from keltis.core.play import Play
from keltis.games.wuerfelspiel import WUERFELSPIEL
from keltis.games.wuerfelspiel.board import Board
from tests.games.wuerfelspiel.positions import DicePlay

# What they do by habit: any action with the first of these verbs that is possible.
HABITS = {
    "runner": ["step", "enter", "move", "reroll", "keep", "pass"],
    "loafer": ["pass", "keep"],
    "stroller": ["keep", "step", "move", "pass", "enter"],
}


def played(names: list[str], seed: int, side: str, board: NamedBoard[Board] | None = None) -> DicePlay:
    """A finished game between bots and gamesters, named by seat."""
    play = Play(WUERFELSPIEL, len(names), board or WUERFELSPIEL.board(None, {"side": side}))
    luck = lucky(seed, len(names))
    play.settle(luck)
    while not play.over:
        play.do(choose(names[play.mover], play, luck))
        play.settle(luck)
    return play


def choose(name: str, play: DicePlay, luck: Luck) -> int:
    """What a bot or a gamester does."""
    if name in BOTS:
        return ask(BOTS[name], play, luck)
    worth = {action: _worth(name, play.words(action)) for action in play.legal()}
    best = [action for action in worth if worth[action] == max(worth.values())]
    return best[below(luck, len(best))]


def _worth(name: str, words: str) -> int:
    verb = words.split()[0]
    return -HABITS[name].index(verb) if verb in HABITS[name] else -100
