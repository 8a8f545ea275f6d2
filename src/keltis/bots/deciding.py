"""How a level decides: by a heuristic in plain Python, or by compiled search or a compiled value net.

While compiled code is missing, the fallback level decides for levels that need it.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from keltis.bots import readiness
from keltis.bots.level import FALLBACK_LEVEL, NETS, Level, levels, weights
from keltis.bots.nets import has_learned
from keltis.bots.question import Bot, Question
from keltis.core.layout import Struct
from keltis.core.rng import Rng, below
from keltis.games.heuristics import HEURISTICS
from keltis.games.weg_der_steine import WEG_DER_STEINE
from keltis.games.wuerfelspiel import WUERFELSPIEL

if TYPE_CHECKING:
    from keltis.fast.ai.cardgame.player import CardNetPlayer
    from keltis.fast.ai.weg_der_steine.lookahead import TileNetPlayer
    from keltis.fast.ai.wuerfelspiel.player import DiceNetPlayer
    from keltis.fast.search.matches import Searcher

THOUSAND = 1000


class NetPlayer(Protocol):
    """A player with a value net."""

    def evaluate(self, state: Struct) -> list[tuple[int, float]]:
        """The actions considered, with their values for the mover."""


@runtime_checkable
class SearchingNetPlayer(NetPlayer, Protocol):
    """A player with a value net that can also search."""

    def search(self, state: Struct, level: Sequence[int], weights: Any, rng: Rng) -> int:
        """The decision of a level; draws from `rng`."""


def level_bot(name: str) -> Bot:
    """The bot of a level, for all games."""

    def choose(question: Question) -> int:
        return decide(levels(question.game.name)[name], question)

    return choose


def decide(level: Level, question: Question) -> int:
    """The action that a level chooses."""
    if len(question.legal) == 1:
        return question.legal[0]
    if needs_fallback(level, question.game.name, question.hurry, has_net(question, level.nets)):
        level = levels(question.game.name)[FALLBACK_LEVEL]
    if level.net:
        return by_net(level, question)
    if level.budget:
        return by_search(level, question)
    return by_heuristic(level, question)


def needs_fallback(level: Level, game: str, hurry: bool, net: bool = True) -> bool:
    """Whether the fallback level has to decide: compiled code cannot be had, or not soon enough.

    `net`: there is a net for the board and the number of players, which is all that a level with a net needs.
    """
    return level.compiled and not readiness.ready(game, hurry, level.net and net)


def has_net(question: Question, nets: Path = NETS) -> bool:
    """Whether there is a net for the question's board and number of players."""
    state: Any = question.state
    return has_learned(question.game.name, state.players, tuple(question.board.numbers()), nets)


# --- plain ---------------------------------------------------------------------------------------


def by_heuristic(level: Level, question: Question) -> int:
    """The best action by the heuristic, with the errors of the level."""
    rng, legal = question.rng, question.legal
    if level.slip and below(rng, THOUSAND) < level.slip:
        return legal[below(rng, len(legal))]
    judge, w = HEURISTICS[question.game.name].judge, weights(question.game.name, level.tuned)
    board, state = question.board, question.state
    if level.noise:
        worths = [judge(board, state, w, action) + below(rng, level.noise + 1) for action in legal]
    else:
        worths = [judge(board, state, w, action) for action in legal]
    return legal[worths.index(max(worths))]


# --- compiled ------------------------------------------------------------------------------------


def by_search(level: Level, question: Question) -> int:
    """The first action of the plan that does best in Monte Carlo rollouts or MCTS."""
    row = level.row(0, question.budget)
    w = weights(question.game.name, level.tuned)
    return searcher_for(question).decide(question.state, row, w, question.rng)


def searcher_for(question: Question) -> "Searcher":
    """The searcher for the question's game and board."""
    state: Any = question.state
    searcher = _searcher(question.game.name, state.players)
    searcher.use_board(question.board)
    return searcher


@cache
def _searcher(game: str, players: int) -> "Searcher":
    from keltis.fast.search.matches import Searcher
    from keltis.games import game_named

    return Searcher(game_named(game), players)


def by_net(level: Level, question: Question) -> int:
    """The action with the largest value by the net, or by a search that uses the net."""
    net_player = net_player_for(question, level.nets)
    if net_player is None:
        return decide(level.otherwise or levels(question.game.name)[FALLBACK_LEVEL], question)
    if level.searches and isinstance(net_player, SearchingNetPlayer):
        w = weights(question.game.name, level.tuned)
        return net_player.search(question.state, level.row(0, question.budget), w, question.rng)
    worths = net_player.evaluate(question.state)
    if level.noise:
        blur = level.noise / 10000 / THOUSAND
        worths = [(action, share + blur * below(question.rng, THOUSAND)) for action, share in worths]
    return max(worths, key=lambda option: option[1])[0]


def net_player_for(question: Question, nets: Path = NETS) -> "NetPlayer | None":
    """The net for the question's board; None if no net was trained on it."""
    state: Any = question.state
    if not has_net(question, nets):  # not cached: there is no end of other boards
        return None
    return _net_player(tuple(question.board.numbers()), question.game.name, state.players, nets)


@cache
def _net_player(numbers: tuple[int, ...], game: str, players: int, nets: Path) -> "NetPlayer":
    from keltis.bots.nets import learned_board, net_file

    board, file = learned_board(game, numbers), net_file(game, players, nets)
    if game == WUERFELSPIEL.name:
        return _dice_net_player(board, players, file)
    return _tile_net_player(file) if game == WEG_DER_STEINE.name else _card_net_player(game, players, file)


def _dice_net_player(board: Any, players: int, file: Path) -> "DiceNetPlayer":
    from keltis.fast.ai.wuerfelspiel.net import Net
    from keltis.fast.ai.wuerfelspiel.player import DiceNetPlayer

    return DiceNetPlayer(board, players, Net.read(file))


def _card_net_player(game: str, players: int, file: Path) -> "CardNetPlayer":
    from keltis.fast.ai.cardgame.player import CardNetPlayer
    from keltis.fast.ai.colour_net import ColourNet
    from keltis.games import game_named

    return CardNetPlayer(game_named(game), players, ColourNet.read(file))


def _tile_net_player(file: Path) -> "TileNetPlayer":
    from keltis.fast.ai.colour_net import ColourNet
    from keltis.fast.ai.weg_der_steine.lookahead import TileNetPlayer

    return TileNetPlayer(ColourNet.read(file))
