"""The OpenSpiel games: OpenSpiel's own checks, chance, information states and resampling."""

import pickle
import random
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from keltis import GAMES, game_named
from keltis.core.play import Play
from keltis.core.rng import seeded_rng
from keltis.core.seats import CHANCE
from keltis.core.view import log_line
from keltis.research.history import EVERYBODY
from keltis.research.openspiel import RNGS, SHORT_NAMES
from tests.contract.tables import Case, random_positions
from tests.research.envs import ONE_PER_GAME, TABLES, WITH_HANDS

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
one_per_game = pytest.mark.parametrize("table", ONE_PER_GAME, ids=str)
with_hands = pytest.mark.parametrize("table", WITH_HANDS, ids=str)

PrivateInfo = pyspiel.PrivateInfoType


def load(table: Case, **parameters: Any) -> Any:
    """A table as a game of OpenSpiel."""
    given = {"players": table.players, **dict(table.options), **parameters}
    return pyspiel.load_game(SHORT_NAMES[table.game.name], given)


def act(state: Any, rng: random.Random) -> None:
    """Do a random action."""
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, chances)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def states(game: Any, seed: int) -> Any:
    """The positions of a random game, one after another; always the same object."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        act(state, rng)
    yield state


def at(game: Any, number: int, seed: int = 0) -> Any:
    """A position of a random game."""
    for count, state in enumerate(states(game, seed)):
        if count >= number and not state.is_chance_node():
            return state
    raise AssertionError("the game was shorter")


# --- OpenSpiel's own checks --------------------------------------------------------------------


@every_table
def test_openspiel_finds_nothing_wrong_in_a_random_game(table: Case) -> None:
    pyspiel.random_sim_test(load(table), num_sims=1, serialize=True, verbose=False)


@one_per_game
def test_openspiel_finds_nothing_wrong_with_score_differences(table: Case) -> None:
    pyspiel.random_sim_test(load(table, rewards="margin"), num_sims=1, serialize=False, verbose=False)


@one_per_game
def test_the_simulation_of_openspiels_python_tests_runs(table: Case) -> None:
    games_sim_test.GamesSimTest("sim_game").sim_game(load(table))


@with_hands
def test_resampling_keeps_what_the_player_knows(table: Case) -> None:
    """OpenSpiel's ResampleInfostateTest, which is not accessible from Python."""
    rng = random.Random(1)
    for number, state in enumerate(states(load(table), 2)):
        if state.is_chance_node() or state.is_terminal() or number % 25:
            continue
        for player in range(table.players):
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()


# --- worlds dealt anew -------------------------------------------------------------------------


@with_hands
def test_a_world_dealt_anew_is_that_of_redeal_with_a_legal_past(table: Case) -> None:
    """Its history is applied and checked action by action."""
    differing = 0
    for number, state in enumerate(states(load(table), 3)):
        if state.is_chance_node() or number % 27:
            continue
        for player in range(table.players):
            other = state.resample_from_infostate(player, lambda: 0.625)
            expected = state.past.state.copy()
            table.game.rules.redeal(table.open().board, expected, player, seeded_rng(int(0.625 * RNGS)))
            assert other.past.state == expected
            differing += other.history() != state.history()
    assert differing > 10


@pytest.mark.parametrize("table", [t for t in ONE_PER_GAME if t not in WITH_HANDS], ids=str)
def test_where_nothing_is_hidden_there_is_only_one_world(table: Case) -> None:
    game = load(table)
    assert game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION
    state = at(game, 40)
    assert state.resample_from_infostate(0, lambda: 0.5).history() == state.history()


@with_hands
def test_only_its_holder_hears_what_is_dealt_or_drawn(table: Case) -> None:
    """The log says the same two things alike to a viewer exactly when the history hides them."""
    game = load(table)
    state = game.new_initial_state()
    decisions = table.game.actions.decisions
    for number, (play, action) in enumerate(random_positions(table, 5)):
        if play.over:
            break
        if play.mover == CHANCE and number % 3 == 0:
            before = len(state.past.owners)
            other = play.legal()[0 if play.legal()[0] != action else -1]
            child = state.child(action - decisions)
            owner = child.past.owners[before]
            for viewer in range(table.players):
                alike = log_line(play, action, viewer) == log_line(play, other, viewer) and action != other
                if action != other:
                    assert alike == (owner not in (EVERYBODY, viewer))
        state.apply_action(action - decisions if play.mover == CHANCE else action)


# --- chance, actions, returns ------------------------------------------------------------------


@one_per_game
def test_chance_is_as_likely_as_at_the_table(table: Case) -> None:
    board = table.open().board
    for number, state in enumerate(states(load(table), 6)):
        if state.is_chance_node() and number % 7 == 0:
            ways = table.game.rules.chance_ways(board, state.past.state)
            count = Counter(table.game.rules.chance_way(board, state.past.state, k) for k in range(ways))
            outcomes = dict(state.chance_outcomes())
            assert sum(outcomes.values()) == pytest.approx(1)
            first = table.game.actions.decisions
            assert {action + first: round(chance * ways) for action, chance in outcomes.items()} == count


@one_per_game
def test_a_state_plays_the_same_game_as_ours(table: Case) -> None:
    play = Play(table.game, table.players, table.open().named_board)
    for state in states(load(table), 7):
        for action in state.past.actions[len(play.actions) :]:
            play.do(action)
        assert state.past.state == play.state
        if state.is_player_node():
            assert state.current_player() == play.mover
            assert state.legal_actions() == play.legal()
            words = [state.action_to_string(action) for action in state.legal_actions()]
            assert words == [play.notation(action) for action in play.legal()]
            assert [state.string_to_action(one) for one in words] == play.legal()
    assert play.over


@one_per_game
def test_returns_are_the_rewards_of_the_other_environments(table: Case) -> None:
    for kind in ("win", "margin"):
        *_, state = states(load(table, rewards=kind), 8)
        play = Play(table.game, table.players, table.open().named_board)
        for action in state.past.actions:
            play.do(action)
        scores = play.scores()
        if kind == "margin":
            assert state.returns() == [scores[0] - scores[1], scores[1] - scores[0]]
        else:
            assert [
                seat for seat, one in enumerate(state.returns()) if one == max(state.returns())
            ] == play.winners()


def test_illegal_actions_are_refused() -> None:
    state = at(pyspiel.load_game("keltis"), 60)
    before = state.serialize()
    illegal = next(action for action in range(132) if action not in state.legal_actions())
    with pytest.raises(ValueError, match="is not legal here"):
        state.apply_action(illegal)
    with pytest.raises(ValueError, match="no action 5000"):
        state.apply_action(5000)
    assert pickle.dumps(state.past) == pickle.dumps(state.past)
    assert (
        state.past.state.numbers()
        == pyspiel.load_game("keltis").deserialize_state(before).past.state.numbers()
    )


@one_per_game
def test_games_and_states_survive_serialization(table: Case) -> None:
    game = load(table)
    state = at(game, 50)
    other_game, other = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(other_game) == str(game)
    assert other.history() == state.history()
    assert other.past.state == state.past.state
    assert pickle.loads(pickle.dumps(state)).past.state == state.past.state


# --- what is known -----------------------------------------------------------------------------


@one_per_game
def test_an_observation_is_that_of_the_other_environments(table: Case) -> None:
    game = load(table)
    state = at(game, 50)
    board = table.open().board
    for player in range(table.players):
        numbers = [0] * table.game.learning.observation.size(table.players)
        table.game.learning.observe(board, state.past.state, player, numbers)
        assert state.observation_tensor(player) == numbers
        observation = make_observation(game)
        observation.set_from(state, player)
        assert np.concatenate(list(observation.dict.values())).tolist() == numbers
        assert set(observation.dict) >= {block.name for block in table.game.learning.observation.table}


def test_an_information_state_is_all_that_was_heard() -> None:
    state = at(pyspiel.load_game("keltis"), 60)
    own = state.information_state_string(0)
    assert own.startswith("p0: ")
    assert own.split(": ", 1)[1].split(", ")[25:42] == [
        *(state.get_game().board.notation[action] for action in state.past.actions[25:33]),
        *("?" * 8),
        state.get_game().board.notation[state.past.actions[41]],
    ]
    assert state.information_state_string(1) != own


def test_observers_show_what_they_are_asked_for() -> None:
    game = pyspiel.load_game("keltis")
    state = at(game, 60)

    def seen(**wanted: Any) -> Any:
        return make_observation(game, pyspiel.IIGObservationType(**wanted))

    everything = seen(perfect_recall=True, private_info=PrivateInfo.ALL_PLAYERS).string_from(state, 0)
    assert everything == str(state)
    public = seen(perfect_recall=True, private_info=PrivateInfo.NONE).string_from(state, 0)
    assert public.count("?") == 16 + state.past.actions[41:].count(0) + sum(
        o >= 0 for o in state.past.owners[41:]
    )
    assert seen(perfect_recall=True).tensor is None
    assert seen(perfect_recall=False).tensor is not None
    assert seen(perfect_recall=False, public_info=False) is None
    assert seen(perfect_recall=False, private_info=PrivateInfo.NONE) is None
    with pytest.raises(ValueError, match="observers have no parameters"):
        make_observation(game, params={"colour": 1})


# --- parameters --------------------------------------------------------------------------------


def test_all_games_are_registered() -> None:
    assert set(SHORT_NAMES.values()) <= set(pyspiel.registered_names())
    assert SHORT_NAMES["keltis"] == "keltis"
    assert [SHORT_NAMES[game.name] for game in GAMES[1:]] == [f"keltis_{game.name}" for game in GAMES[1:]]


def test_parameters_choose_players_options_and_board(tmp_path: Path) -> None:
    game = pyspiel.load_game("keltis_wuerfelspiel(players=4,side=match)")
    assert game.num_players() == 4
    assert game.board.options == {"side": "match"}
    board = tmp_path / "board.toml"
    board.write_text(
        game_named("keltis").board_file.read_text("utf-8").replace("stall = 100", "stall = 90"), "utf-8"
    )
    changed = pyspiel.load_game("keltis", {"board": str(board)})
    assert changed.board.fingerprint != game_named("keltis").load_board().fingerprint


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("keltis(players=5)", "A1"),
        ("keltis(rewards=points)", "rewards: 'points' is not one of"),
        ("keltis_wuerfelspiel(side=back)", "'back' is not one of"),
        ("keltis(board=nowhere)", "No such file"),
    ],
)
def test_wrong_parameters_are_refused(text: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        pyspiel.load_game(text)


# --- its algorithms ----------------------------------------------------------------------------


def test_its_information_set_search_plays() -> None:
    game = pyspiel.load_game("keltis")
    state = at(game, 60)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 3, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


def test_its_search_plays_where_nothing_is_hidden() -> None:
    game = pyspiel.load_game("keltis_weg_der_steine")
    state = at(game, 20)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 2.0, 5, evaluator, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


def test_its_learning_environment_runs_on_observations() -> None:
    env = rl_environment.Environment(
        pyspiel.load_game("keltis_weg_der_steine"),
        observation_type=rl_environment.ObservationType.OBSERVATION,
    )
    step = env.reset()
    for _ in range(10):
        player = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][player][0]])
    assert len(step.observations["info_state"][0]) == game_named("weg_der_steine").learning.observation.size(
        2
    )
