"""The three card games, with the data that tests of their common rules need."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import pytest

from keltis.core.game import AnyGame
from keltis.core.play import AnyPlay
from keltis.games.keltis import KELTIS
from keltis.games.neue_wege import NEUE_WEGE
from keltis.games.orakel import ORAKEL
from tests.games.keltis.positions import position as keltis_position
from tests.games.keltis.stranger import TILES as KELTIS_TILES
from tests.games.neue_wege.positions import position as neue_wege_position
from tests.games.neue_wege.stranger import TILES as NEUE_WEGE_TILES
from tests.games.orakel.positions import position as orakel_position
from tests.games.orakel.stranger import TILES as ORAKEL_TILES
from tests.games.positions import do, legal


@dataclass(frozen=True)
class CardGame:
    """A card game, with positions set up by hand."""

    game: AnyGame
    position: Callable[..., AnyPlay]
    tiles: list[str]
    before_the_fifth: Callable[..., AnyPlay]  # the next figure in the goal area ends the game
    the_fifth: list[str]  # the actions that bring it there
    own_actions: list[str]  # actions of this game only, and one of its tiles
    strangers: Mapping[str, int]  # whose games a stranger retells, and how many
    decisions: list[str]  # what must happen in them

    @property
    def actions(self) -> list[str]:
        """Some of every kind."""
        return ["play R5", "discard R5", "pass", "draw", "take Y", "R5", *self.own_actions]


CARD_GAMES = [
    CardGame(
        KELTIS,
        keltis_position,
        KELTIS_TILES,
        partial(keltis_position, hands=["B5 R9"], rows=["B0 R8"], figures=["P9 B6*", "R7 Y8 G7"]),
        ["play B5"],
        ["step R", "small R", "wish"],
        {"greedy": 9, "random": 5, "runner": 5, "beggar": 5, "climber": 5},
        ["stall", "entering", "moving another", "using a clover", "another link"],
    ),
    CardGame(
        NEUE_WEGE,
        neue_wege_position,
        NEUE_WEGE_TILES,
        partial(neue_wege_position, hands=["B5 R9"], rows=["B0 R8"], figures=["c9 e6*", "a7 b8 d7"]),
        ["play B5", "large e6-e7"],
        ["small start-a1", "large e6-e7", "lift R", "clover"],
        {"greedy": 5, "random": 5, "runner": 5, "beggar": 5, "crowd": 5},
        [
            *("stall", "moving", "using a clover", "another link"),
            *("throwing away", "thrown after a clover", "two cards refilled"),
        ],
    ),
    CardGame(
        ORAKEL,
        orakel_position,
        ORAKEL_TILES,
        partial(orakel_position, players=3, hands=["Y5"], figures=["25 35 0", "29 30 0", "32 0 0"]),
        ["play Y5", "move 25"],
        ["move 0", "back 0", "priestess 1", "claim", "lift R", "mirror"],
        {"greedy": 4, "random": 3, "sprinter": 4, "seeker": 2, "whirler": 1, "beggar": 2, "pious": 3},
        ["claiming", "throwing away", "using a clover", "using a spiral", "another link"],
    ),
]

every_card_game = pytest.mark.parametrize("card_game", CARD_GAMES, ids=lambda card_game: card_game.game.name)


def play_card(play: AnyPlay, card: str) -> None:
    """Play a card, do any move, and decline all offers of tiles."""
    do(play, f"play {card}")
    while not play.over and "draw" not in legal(play):
        do(play, "pass" if "pass" in legal(play) else max(legal(play)))


def hand_of(play: AnyPlay, seat: int) -> Any:
    """A seat's hand."""
    return play.state.seats[seat].hand
