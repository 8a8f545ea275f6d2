"""Whole games for tests: bots, and gamesters whose habits lead to every kind of end and decision."""

from keltis.bots import BOTS, ask
from keltis.core.game import NamedBoard
from keltis.core.luck import Luck, below, lucky
from keltis.core.play import Play
from keltis.games.keltis import KELTIS
from keltis.games.keltis.board import Board
from keltis.parts.cardset import VALUES
from keltis.parts.colours import LETTERS
from keltis.parts.rows import last
from tests.games.keltis.positions import KeltisPlay

# What they do by habit: any action with the first of these verbs that is possible.
HABITS = {
    "runner": ["play", "step", "large", "small", "discard", "draw"],
    "miser": ["discard", "take", "draw"],
    "beggar": ["play", "discard", "take", "step", "small", "large", "draw"],
}


def played(names: list[str], seed: int, board: NamedBoard[Board] | None = None) -> KeltisPlay:
    """A finished game between bots and gamesters, named by seat."""
    play = Play(KELTIS, len(names), board)
    luck = lucky(seed, len(names))
    play.settle(luck)
    while not play.over:
        play.do(choose(names[play.mover], play, luck))
        play.settle(luck)
    return play


def choose(name: str, play: KeltisPlay, luck: Luck) -> int:
    """What a bot or a gamester does."""
    if name in BOTS:
        return ask(BOTS[name], play, luck)
    worth = {action: _worth(name, play, play.words(action)) for action in play.legal()}
    best = [action for action in worth if worth[action] == max(worth.values())]
    return best[below(luck, len(best))]


def _worth(name: str, play: KeltisPlay, words: str) -> int:
    if name == "climber":
        return _climbing(play, words)
    verb = words.split()[0]
    return -HABITS[name].index(verb) if verb in HABITS[name] else -100


def _climbing(play: KeltisPlay, words: str) -> int:
    """A climber loves one path and keeps its cards in order; nothing else matters."""
    verb, _, what = words.partition(" ")
    if what[:1] != LETTERS[play.mover]:
        return {"discard": 0, "draw": 0}.get(verb, -10)
    if verb in ("play", "discard"):
        card = play.mover * VALUES + int(what[1:])
        fits = play.state.seats[play.mover].rows.fits >> card & 1
        end = last(play.state.seats[play.mover].rows, play.mover)
        gap = abs(card - end) if end >= 0 else min(int(what[1:]), 10 - int(what[1:]))
        return 8 - 4 * gap if verb == "play" else -50 if fits else 5
    return 10
