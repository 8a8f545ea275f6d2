"""Whole games for tests: bots, and gamesters whose habits lead to every kind of end and decision."""

from keltis.bots import BOTS, ask
from keltis.core.game import NamedBoard
from keltis.core.luck import Luck, below, lucky
from keltis.core.play import Play
from keltis.games.orakel import ORAKEL
from keltis.games.orakel.board import LEPRECHAUN, Board
from keltis.games.orakel.rules import tile_on
from keltis.games.orakel.state import CLOVER, MOVE, SPIRAL, State
from tests.games.orakel.positions import OrakelPlay

# What they do by habit: any action with the first of these verbs that is possible.
HABITS = {
    "miser": ["discard", "take", "draw"],
    "beggar": ["play", "discard", "lift", "take", "back", "move", "claim", "priestess", "draw"],
    "pious": ["play", "priestess", "discard", "draw"],
}


def played(names: list[str], seed: int, board: NamedBoard[Board] | None = None) -> OrakelPlay:
    """A finished game between bots and gamesters, named by seat."""
    play = Play(ORAKEL, len(names), board)
    luck = lucky(seed, len(names))
    play.settle(luck)
    while not play.over:
        play.do(choose(names[play.mover], play, luck))
        play.settle(luck)
    return play


def choose(name: str, play: OrakelPlay, luck: Luck) -> int:
    """What a bot or a gamester does."""
    if name in BOTS:
        return ask(BOTS[name], play, luck)
    worth = {action: _worth(name, play, action) for action in play.legal()}
    best = [action for action in worth if worth[action] == max(worth.values())]
    return best[below(luck, len(best))]


def _worth(name: str, play: OrakelPlay, action: int) -> int:
    if name in HABITS:
        verb = play.words(action).split()[0]
        return -HABITS[name].index(verb) if verb in HABITS[name] else -100
    return _dream(name, play.fork(), play.mover, action)


def _dream(name: str, play: OrakelPlay, seat: int, action: int) -> int:
    """How much a gamester likes the position after an action; a card counts as its best move."""
    play.do(action)
    if play.state.phase == MOVE:
        return max(_dream(name, play.fork(), seat, move) for move in play.legal())
    likes = {"sprinter": _far, "seeker": _near_leprechauns, "whirler": _whirling}
    return likes[name](play.facts, play.state, seat)


def _far(board: Board, s: State, seat: int) -> int:
    """A sprinter wants to be far ahead."""
    return sum(s.seats[seat].figures.stone)


def _near_leprechauns(board: Board, s: State, seat: int) -> int:
    """A seeker wants all figures to stand with leprechauns, and then the bonus."""
    worth = 10 * s.seats[seat].leprechauns
    for stone in s.seats[seat].figures.stone:
        ahead = [n for n in range(stone, board.end + 1) if tile_on(board, s, n) == LEPRECHAUN]
        worth -= min(ahead) - stone if ahead else 30
    return worth


def _whirling(board: Board, s: State, seat: int) -> int:
    """A whirler wants clovers and spirals to go on and on."""
    return int(s.phase in (CLOVER, SPIRAL))
