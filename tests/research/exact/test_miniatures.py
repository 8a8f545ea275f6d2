"""The contract holds for the miniatures, too."""

from collections.abc import Callable

import pytest

from keltis import GAMES
from keltis.bots import BOTS
from keltis.bots.level import COMPILED
from keltis.core.game import AnyGame
from keltis.core.playout import random_playout
from keltis.core.rng import seeded_rng
from keltis.fast import CompiledBoard, play_random
from tests.contract import test_contract as contract
from tests.contract.leaks import hunt
from tests.contract.tables import Case, random_positions, tables

STANDARD = {(table.game.name, table.options) for table in tables(GAMES) if table.players == 2}
MINIATURES = [
    Case(game, 2, options, path)
    for game in GAMES
    for path in game.miniatures().values()
    for name, options in sorted(STANDARD)
    if name == game.name
]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_table = pytest.mark.parametrize("table", MINIATURES, ids=str)

CHECKS: list[Callable[[Case], None]] = [
    contract.test_random_games_end_and_lose_nothing,
    contract.test_a_live_position_has_legal_actions_sorted_unique_and_in_range,
    contract.test_chance_offers_exactly_what_it_calls_legal,
    contract.test_numbers_stay_within_their_fields,
    contract.test_a_record_survives_both_forms_byte_for_byte,
    contract.test_replaying_gives_the_same_position,
    contract.test_what_is_not_legal_is_refused_with_a_rule_and_changes_nothing,
    contract.test_views_logs_and_prompts_have_words_in_every_language,
    contract.test_drawings_fit_a_terminal_of_80_columns,
    contract.test_the_breakdown_adds_up_to_the_score,
    contract.test_winners_are_all_who_have_the_most_points,
]


@every_table
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("test_"))
def test_the_contract_holds(check: Callable[[Case], None], table: Case) -> None:
    check(table)


@every_table
def test_nothing_leaks_and_nothing_hidden_changes_a_bots_choice(table: Case) -> None:
    secrets = any(span.name == "card" for span in table.game.actions.spans)
    differing = sum(hunt(table, 21, index, every=3, refusals=4) for index in range(6))
    assert (differing > 20) == secrets
    for bot in (bot for bot in BOTS if bot not in COMPILED):
        contract.test_what_a_seat_cannot_see_never_changes_a_bots_choice(table, bot)


@every_table
def test_plain_and_compiled_rules_are_the_same_here(table: Case) -> None:
    play = table.open()
    outcome = play_random(CompiledBoard(table.game, 2, play.named_board), 40, seed=34)
    assert outcome.wrong == 0
    for index in range(40):
        state = table.game.rules.setup(play.board, 2)
        assert random_playout(table.game, play.board, state, seeded_rng(34, index)) == outcome.lengths[index]
        assert [table.game.rules.score(play.board, state, seat) for seat in (0, 1)] == outcome.scores[
            index
        ].tolist()


@every_game
def test_every_game_has_miniatures_with_their_names(game: AnyGame) -> None:
    assert next(iter(game.miniatures())) == "tiny"
    assert len(game.miniatures()) >= 2
    for name, path in game.miniatures().items():
        board = game.load_board(path)
        assert board.name == name
        assert board.players == range(2, 3)
        assert game.load_board(path).fingerprint != game.load_board().fingerprint


@every_table
def test_a_game_comes_to_its_end_in_every_way_that_is_left(table: Case) -> None:
    """A miniature that always ends for the same reason would be too small."""
    ends = set()
    for index in range(400):
        *_, (play, _) = random_positions(table, 5, index)
        ends.add(table.game.end_reason(play.state))
        if len(ends) == 2:
            return
    assert len(ends) >= (1 if table.game.name == "weg_der_steine" else 2), ends
