"""How a level decides: by its heuristic in plain Python, or by compiled search or net.

Where nothing can be compiled, or somebody waits while it is being compiled, the best plain level stands in
for those that need it.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from keltis.bots import readiness
from keltis.bots.level import STAND_IN, Level, levels, weights
from keltis.bots.question import Bot, Question
from keltis.core.layout import Struct
from keltis.core.luck import Luck, below
from keltis.games.heuristics import HEURISTICS
from keltis.games.keltis import KELTIS
from keltis.games.wuerfelspiel import WUERFELSPIEL

if TYPE_CHECKING:
    from keltis.fast.cardmind import CardMind
    from keltis.fast.dice import DiceMind
    from keltis.fast.matches import Searcher
    from keltis.fast.tilemind import TileMind

THOUSAND = 1000


class Mind(Protocol):
    """Somebody who has learned what positions are worth."""

    def weigh(self, state: Struct) -> list[tuple[int, float]]:
        """What can be done, and what it is worth."""


@runtime_checkable
class Farsighted(Mind, Protocol):
    """Somebody who can also look further."""

    def search(self, state: Struct, level: Sequence[int], weights: Any, luck: Luck) -> int:
        """What a level does; draws from `luck`."""


def level_bot(name: str) -> Bot:
    """The bot of a level, for all games."""

    def choose(question: Question) -> int:
        return decide(levels(question.game.name)[name], question)

    return choose


def decide(level: Level, question: Question) -> int:
    """What a level does."""
    if len(question.legal) == 1:
        return question.legal[0]
    if stands_in(level, question.game.name, question.hurry):
        level = levels(question.game.name)[STAND_IN]
    if level.net:
        return by_net(level, question)
    if level.budget:
        return by_search(level, question)
    return by_heuristic(level, question)


def stands_in(level: Level, game: str, hurry: bool) -> bool:
    """Whether the plain level decides instead: nothing can be compiled, or it takes too long now."""
    return level.compiled and not readiness.ready(game, hurry)


# --- plain ---------------------------------------------------------------------------------------


def by_heuristic(level: Level, question: Question) -> int:
    """The favourite of the heuristic, unless the level slips or misjudges."""
    luck, legal = question.luck, question.legal
    if level.slip and below(luck, THOUSAND) < level.slip:
        return legal[below(luck, len(legal))]
    judge, w = HEURISTICS[question.game.name].judge, weights(question.game.name, level.tuned)
    board, state = question.board, question.state
    if level.noise:
        worths = [judge(board, state, w, action) + below(luck, level.noise + 1) for action in legal]
    else:
        worths = [judge(board, state, w, action) for action in legal]
    return legal[worths.index(max(worths))]


# --- compiled ------------------------------------------------------------------------------------


def by_search(level: Level, question: Question) -> int:
    """The first action of the plan that did best in imagined games."""
    row = level.row(0, question.budget)
    w = weights(question.game.name, level.tuned)
    return searcher_for(question).decide(question.state, row, w, question.luck)


def searcher_for(question: Question) -> "Searcher":
    """Something to search with on the question's board."""
    state: Any = question.state
    searcher = _searcher(question.game.name, state.players)
    searcher.use_board(question.board)
    return searcher


@cache
def _searcher(game: str, players: int) -> "Searcher":
    from keltis.fast.matches import Searcher
    from keltis.games import game_named

    return Searcher(game_named(game), players)


def by_net(level: Level, question: Question) -> int:
    """The action after which the net finds the position best; or what it leads to when it looks further."""
    mind = mind_for(question)
    if mind is None:
        return decide(level.otherwise or levels(question.game.name)[STAND_IN], question)
    if level.farsighted and isinstance(mind, Farsighted):
        w = weights(question.game.name, level.tuned)
        return mind.search(question.state, level.row(0, question.budget), w, question.luck)
    worths = mind.weigh(question.state)
    if level.noise:
        blur = level.noise / 10000 / THOUSAND
        worths = [(action, share + blur * below(question.luck, THOUSAND)) for action, share in worths]
    return max(worths, key=lambda weighed: weighed[1])[0]


def mind_for(question: Question) -> "Mind | None":
    """The net for the question's board; none for a board that it has not learned."""
    state: Any = question.state
    return _mind(tuple(question.board.numbers()), question.game.name, state.players)


@cache
def _mind(numbers: tuple[int, ...], game: str, players: int) -> "Mind | None":
    from keltis.bots.nets import has_learned, learned_board, net_file

    if not has_learned(game, players, numbers):
        return None
    board, file = learned_board(game, numbers), net_file(game, players)
    if game == WUERFELSPIEL.name:
        return _dice_mind(board, players, file)
    return _card_mind(players, file) if game == KELTIS.name else _tile_mind(file)


def _dice_mind(board: Any, players: int, file: Path) -> "DiceMind":
    from keltis.fast.dice import DiceMind
    from keltis.fast.dicenet import Net

    return DiceMind(board, players, Net.read(file))


def _card_mind(players: int, file: Path) -> "CardMind":
    from keltis.fast.cardmind import CardMind
    from keltis.fast.colournet import ColourNet

    return CardMind(players, ColourNet.read(file))


def _tile_mind(file: Path) -> "TileMind":
    from keltis.fast.colournet import ColourNet
    from keltis.fast.tilemind import TileMind

    return TileMind(ColourNet.read(file))
