"""Whole games for tests: bots, and gamesters whose habits lead to every kind of end and decision."""

from keltis.bots import BOTS, ask
from keltis.core.game import NamedBoard
from keltis.core.luck import Luck, below, lucky
from keltis.core.play import Play
from keltis.games.neue_wege import NEUE_WEGE
from keltis.games.neue_wege.board import Board
from tests.games.neue_wege.positions import NeueWegePlay

# What they do by habit: any action with the first of these verbs that is possible.
HABITS = {
    "runner": ["play", "large", "small", "lift", "discard", "draw"],
    "miser": ["discard", "take", "draw"],
    "beggar": ["play", "discard", "take", "small", "large", "lift", "draw"],
}


def played(names: list[str], seed: int, board: NamedBoard[Board] | None = None) -> NeueWegePlay:
    """A finished game between bots and gamesters, named by seat."""
    play = Play(NEUE_WEGE, len(names), board)
    luck = lucky(seed, len(names))
    play.settle(luck)
    while not play.over:
        play.do(choose(names[play.mover], play, luck))
        play.settle(luck)
    return play


def choose(name: str, play: NeueWegePlay, luck: Luck) -> int:
    """What a bot or a gamester does."""
    if name in BOTS:
        return ask(BOTS[name], play, luck)
    worth = {action: _worth(name, play, play.words(action)) for action in play.legal()}
    best = [action for action in worth if worth[action] == max(worth.values())]
    return best[below(luck, len(best))]


def _worth(name: str, play: NeueWegePlay, words: str) -> int:
    if name == "crowd":
        return _together(play, words)
    verb = words.split()[0]
    return -HABITS[name].index(verb) if verb in HABITS[name] else -100


def _together(play: NeueWegePlay, words: str) -> int:
    """A crowd takes all its figures along: whoever is furthest behind moves on."""
    verb, _, what = words.partition(" ")
    if verb in ("small", "large"):
        origin = what.partition("-")[0]
        return 100 if origin == "start" else 100 - int(origin[1:])
    return {"play": 50, "lift": 40, "discard": 30, "take": 20, "draw": 10}.get(verb, 0)
