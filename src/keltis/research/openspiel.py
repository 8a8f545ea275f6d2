"""OpenSpiel: the games registered with `pyspiel`; chance is its chance player.

    import pyspiel
    import keltis.research.openspiel  # registers the games
    game = pyspiel.load_game("keltis(players=3)")

Actions of the seats have the same numbers as elsewhere; outcomes of chance are numbered from 0, as OpenSpiel
requires.
"""

from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np

from keltis.core.actions import contains, listed
from keltis.core.game import AnyGame
from keltis.core.observation import Placed
from keltis.core.play import Play
from keltis.core.rewards import known, rewards
from keltis.core.rng import seeded_rng
from keltis.core.seats import CHANCE, NOBODY
from keltis.games import NAMES, game_named
from keltis.research.extras import extra
from keltis.research.history import HIDDEN, begun, heard, redealt, told

with extra("openspiel"):
    import pyspiel

LONGEST = 60_000  # actions; the stall guards end every game long before
MOST_MARGIN = 1_000.0
RNGS = 1 << 61
SHORT_NAMES = {name: name if name == "keltis" else f"keltis_{name}" for name in NAMES}


def game_type(game: AnyGame) -> Any:
    """The type of a game, which OpenSpiel needs before the game is loaded."""
    secret = any(span.name == HIDDEN for span in game.actions.spans)
    information = pyspiel.GameType.Information
    options = {option.name: option.values[0] for option in game.options}
    return pyspiel.GameType(
        short_name=SHORT_NAMES[game.name],
        long_name=f"Keltis family: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if secret else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=game.players[0],
        max_num_players=game.players[-1],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "rewards": "win", "board": "", **options},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the family, with a number of players, on a board."""

    definition: AnyGame  # set by the subclass of each game

    def __init__(self, params: dict[str, Any]) -> None:
        game = self.definition
        self.players = int(params["players"])
        self.reward_kind = known(str(params["rewards"]))
        path = str(params["board"])
        options = {option.name: str(params[option.name]) for option in game.options}
        self.board = game.load_board(Path(path) if path else None, options)
        Play(game, self.players, self.board)  # raises an error if the game cannot be played
        self.empty_table = begun(game, self.board.board, self.players)
        margin = self.reward_kind == "margin"
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions.decisions,
            max_chance_outcomes=game.actions.size - game.actions.decisions,
            num_players=self.players,
            min_utility=-MOST_MARGIN if margin else -1 / (self.players - 1),
            max_utility=MOST_MARGIN if margin else 1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game), info, params)

    def __reduce__(self) -> Any:
        """Pickle the parameters."""
        return _load, (self.get_type().short_name, self.get_parameters())

    def new_initial_state(self) -> "SpielState":
        """The empty table: chance lays out the tiles and deals."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """An upper bound."""
        return LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer | Recall | None":
        """The observer for this type of observation; None if there is none."""
        if isinstance(iig_obs_type, dict):  # OpenSpiel omits the first argument
            iig_obs_type, params = None, iig_obs_type
        if params:
            raise ValueError(f"observers have no parameters, but got {params}")
        if iig_obs_type is None:
            iig_obs_type = pyspiel.IIGObservationType(perfect_recall=False)
        if not iig_obs_type.public_info:
            return None
        if iig_obs_type.perfect_recall:
            return Recall(self, iig_obs_type.private_info)
        if iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return Observer(self)
        return None


def _load(short_name: str, params: dict[str, Any]) -> Any:
    return pyspiel.load_game(short_name, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position of a game, with its history."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.past = game.empty_table.copy()

    # --- playing -------------------------------------------------------------------------------

    def current_player(self) -> int:
        """The seat to move, chance, or the terminal player id."""
        who: int = self.get_game().definition.rules.mover(self.past.state)
        if who >= 0:
            return who
        return int(pyspiel.PlayerId.CHANCE if who == CHANCE else pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return bool(self.get_game().definition.rules.mover(self.past.state) == NOBODY)

    def _legal_actions(self, player: int) -> list[int]:
        game = self.get_game()
        return listed(
            game.definition.actions.starts,
            game.definition.rules.legal_actions(game.board.board, self.past.state),
        )

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The chance events with their probabilities."""
        game = self.get_game()
        rules, board, state = game.definition.rules, game.board.board, self.past.state
        ways = rules.chance_ways(board, state)
        outcomes = Counter(rules.chance_way(board, state, k) for k in range(ways))
        first = game.definition.actions.decisions
        return [(action - first, outcomes[action] / ways) for action in sorted(outcomes)]

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        played, board, state = game.definition, game.board.board, self.past.state
        number = self._number(game, played.rules.mover(state), action)
        if not contains(played.actions.starts, played.rules.legal_actions(board, state), number):
            raise ValueError(f"action {action} ({game.board.notation[number]}) is not legal here")
        self.past.add(played, board, number)

    def _number(self, game: SpielGame, player: int, action: int) -> int:
        """The number of one of OpenSpiel's actions in the game's own table."""
        actions = game.definition.actions
        number = action + actions.decisions if player == CHANCE else action
        if not 0 <= number < actions.size:
            raise ValueError(f"no action {action}")
        return number

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.get_game()
        text: str = game.board.notation[self._number(game, player, action)]
        return text

    def returns(self) -> list[float]:
        """The returns of all seats; 0 before the end."""
        game = self.get_game()
        if not self.is_terminal():
            return [0.0] * game.players
        board, state = game.board.board, self.past.state
        scores = [game.definition.rules.score(board, state, seat) for seat in range(game.players)]
        return rewards(game.reward_kind, scores)

    # --- information ---------------------------------------------------------------------------

    def __str__(self) -> str:
        return told(self.past, self.get_game().board.notation)

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A random state that the player cannot distinguish from this one, drawn uniformly."""
        game = self.get_game()
        rng = seeded_rng(int(sampler() * RNGS))
        other: SpielState = game.new_initial_state()
        first = game.definition.actions.decisions
        for action in redealt(self.past, game.definition, game.board, player, rng):
            other.apply_action(action - first if action >= first else action)
        return other


class Observer:
    """The observation of a seat, in the blocks that `Game.observation` names."""

    def __init__(self, game: SpielGame) -> None:
        self._game = game
        table = game.definition.learning.observation
        self._size = table.size(game.players)
        ends = {_name(one): (one.start, one.start + one.block.size) for one in table.placed(game.players)}
        self._blocks = [(name, slice(*end)) for name, end in ends.items()]
        self.tensor = np.zeros(self._size, np.float32)
        self.dict = {name: self.tensor[place] for name, place in self._blocks}

    def set_from(self, state: SpielState, player: int) -> None:
        """Observe a state."""
        self.tensor[:] = self._numbers(state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The observation as text: the blocks that are not empty."""
        numbers = self._numbers(state, player)
        blocks = [(name, numbers[place]) for name, place in self._blocks]
        return f"p{player}: " + "; ".join([f"{name} {values}" for name, values in blocks if any(values)])

    def _numbers(self, state: SpielState, player: int) -> list[int]:
        numbers = [0] * self._size
        self._game.definition.learning.observe(self._game.board.board, state.past.state, player, numbers)
        return numbers


def _name(placed: Placed) -> str:
    """The name of a block; blocks of seats have a number, 0 for the observer."""
    return placed.block.name if placed.seat is None else f"{placed.block.name}_{placed.seat}"


class Recall:
    """The information state: all that a player has seen since the beginning, available as a string only."""

    tensor = None

    def __init__(self, game: SpielGame, private: Any) -> None:
        self._game = game
        self._private = private
        self.dict: dict[str, Any] = {}

    def set_from(self, state: SpielState, player: int) -> None:
        """Nothing to set: the information state is a string only."""

    def string_from(self, state: SpielState, player: int) -> str:
        """The actions in notation; those hidden from the player are "?"."""
        notation = self._game.board.notation
        if self._private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return told(state.past, notation)
        if self._private == pyspiel.PrivateInfoType.NONE:
            return heard(state.past, notation, NOBODY)
        return f"p{player}: {heard(state.past, notation, player)}"


def register() -> None:
    """Register the games for `pyspiel.load_game`, e.g. as "keltis_orakel"."""
    already = pyspiel.registered_names()
    for name, short_name in SHORT_NAMES.items():
        if short_name not in already:
            game = game_named(name)
            # A class, because OpenSpiel releases it after interpreter shutdown; a function would crash then.
            pyspiel.register_game(game_type(game), type(game.name, (SpielGame,), {"definition": game}))


register()
