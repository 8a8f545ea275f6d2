"""Exact solutions of small two-player games: the value of perfect play, and the exploitability of bots.

    >>> from keltis.bots import choose_greedy
    >>> from keltis.research.exact import analyse, policy_of, uniform
    >>> small = analyse("keltis", "tiny")
    >>> solution = small.solve()
    >>> print(f"{solution.value:.4f}")      # the first seat's share, if both play perfectly
    0.5667
    >>> print(f"{small.exploitability(uniform):.4f}")      # what a perfect opponent has beyond one half
    0.2545
    >>> print(f"{small.value_of(policy_of(choose_greedy), solution.policy):.4f}")
    0.5667

`solve`, `exploitability` and `value_of` are shortcuts for a single question.

- Everything is open, only chance is unknown (`weg_der_steine`, `wuerfelspiel`): all positions are found and
  solved from the ends back. The solution knows what every position is worth.
- Hidden information (`keltis`, `neue_wege`, `orakel`): an equilibrium by linear programming in sequence form.

A tie counts as half a win. A game that is too large raises `TooLarge`; long computations report progress.
"""

from pathlib import Path
from typing import Any

from keltis.core.game import AnyGame, NamedBoard
from keltis.games import game_named
from keltis.research.exact.analysis import Analysis, Size, Solution
from keltis.research.exact.dice_games import DiceGame, places
from keltis.research.exact.hearing import has_secrets
from keltis.research.exact.losses import Loss, losses
from keltis.research.exact.open_games import OpenGame
from keltis.research.exact.policy import Policy, policy_of, uniform
from keltis.research.exact.progress import Progress, TooLarge, silent

__all__ = [
    "Analysis",
    "Loss",
    "Policy",
    "Progress",
    "Size",
    "Solution",
    "TooLarge",
    "analyse",
    "exploitability",
    "losses",
    "policy_of",
    "solve",
    "uniform",
    "value_of",
]

Laid = NamedBoard[Any] | str | None  # a board, the name of a miniature, or None: the game's own board

EVERY_DIE = 3_000  # the largest dice boards that are enumerated die by die


def analyse(game: str | AnyGame, board: Laid = None, progress: Progress = silent) -> Analysis:
    """A game on a board, or on the miniature of that name, prepared for analysis."""
    played = game_named(game) if isinstance(game, str) else game
    laid = board if isinstance(board, NamedBoard) else played.load_board(Path(board) if board else None)
    if has_secrets(played):
        from keltis.research.exact.hidden_games import HiddenGame  # SciPy takes long to load

        return HiddenGame(played, laid, progress)
    if played.name == "wuerfelspiel" and places(laid.board) > EVERY_DIE:
        return DiceGame(played, laid, progress)
    return OpenGame(played, laid, progress)


def solve(game: str | AnyGame, board: Laid = None, progress: Progress = silent) -> Solution:
    """Perfect play."""
    return analyse(game, board, progress).solve()


def exploitability(game: str | AnyGame, board: Laid, policy: Policy, progress: Progress = silent) -> float:
    """The exploitability: the share beyond one half of a best response to the policy, over both seats."""
    return analyse(game, board, progress).exploitability(policy)


def value_of(
    game: str | AnyGame, board: Laid, first: Policy, second: Policy, progress: Progress = silent
) -> float:
    """The first seat's share if the seats play by these policies."""
    return analyse(game, board, progress).value_of(first, second)
