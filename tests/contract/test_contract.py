"""What holds for every game, every number of players and every option."""

import io
import json
from functools import partial

import pytest

from keltis import GAMES
from keltis.bots import BOTS, ask
from keltis.bots.level import COMPILED
from keltis.core.game import AnyGame
from keltis.core.play import AnyPlay, Play, replayed
from keltis.core.record import record_of
from keltis.core.record_file import as_jsonl, as_text, read_stream
from keltis.core.refusal import Refusal
from keltis.core.rng import seeded_rng
from keltis.core.seats import CHANCE, NOBODY, SPECTATOR
from keltis.core.view import log_line, news, own_view, plain, view
from keltis.games.heuristics import HEURISTICS
from keltis.messages import LANGUAGES, knows, say
from keltis.ui_model.drawing import width
from tests.contract.tables import ALL_GAMES, Case, imagined, random_positions, tables

TABLES = tables()
GAMES_PER_TABLE = 8
MOST_ACTIONS = 60_000  # no game is longer, because of the stall guards

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
every_game = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)


def a_finished_game(table: Case, seed: int) -> AnyPlay:
    *_, (play, _) = random_positions(table, seed)
    return play


@pytest.mark.rule("A1")
@every_game
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_may_play(game: AnyGame, players: int) -> None:
    assert Play(game, players).players == players


@pytest.mark.rule("A1")
@every_game
@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_fewer_than_two_or_more_than_four_may_not_play(game: AnyGame, players: int) -> None:
    with pytest.raises(Refusal) as refusal:
        Play(game, players)
    assert refusal.value.rule == "A1"


@every_table
def test_random_games_end_and_lose_nothing(table: Case) -> None:
    for index in range(GAMES_PER_TABLE):
        for number, (play, _) in enumerate(random_positions(table, 1, index)):
            table.check(play)
            assert number < MOST_ACTIONS
        assert play.over


@every_table
def test_a_live_position_has_legal_actions_sorted_unique_and_in_range(table: Case) -> None:
    for play, action in random_positions(table, 2):
        legal = play.legal()
        assert legal == sorted(set(legal))
        assert all(0 <= choice < table.game.actions.size for choice in legal)
        assert (legal == []) == (play.mover == NOBODY)
        assert action in legal or play.over
        for choice in legal:
            assert play.is_legal(choice)


@every_table
def test_chance_offers_exactly_what_it_calls_legal(table: Case) -> None:
    for play, _ in random_positions(table, 3):
        if play.mover == CHANCE:
            ways = table.game.rules.chance_ways(play.board, play.state)
            outcomes = {table.game.rules.chance_way(play.board, play.state, k) for k in range(ways)}
            assert sorted(outcomes) == play.legal()


@every_table
def test_what_seats_decide_is_numbered_before_what_chance_does(table: Case) -> None:
    for play, action in random_positions(table, 3):
        if not play.over:
            assert (play.mover == CHANCE) == (action >= table.game.actions.decisions)


@every_table
def test_numbers_stay_within_their_fields(table: Case) -> None:
    for play, _ in random_positions(table, 4):
        state = play.state
        assert type(state)().fill(state.numbers()) == state
        assert all(type(number) is int for number in state.numbers())


@every_game
def test_actions_have_words_and_words_mean_actions(game: AnyGame) -> None:
    play = Play(game, 2)
    assert len(play.named_board.notation) == game.actions.size
    for action in range(game.actions.size):
        words = play.notation(action)
        assert play.read(words) == action
        assert ", " not in words
        assert ": " not in words
    with pytest.raises(Refusal):
        play.read("nonsense")


@every_table
def test_a_record_survives_both_forms_byte_for_byte(table: Case) -> None:
    play = a_finished_game(table, 5)
    names = ["Ada", "Björn", "Вера", "D"][: table.players]
    record = record_of(play, names, {"date": "2026-11-15"})
    for written in (as_text(record), as_jsonl(record)):
        [read] = read_stream(io.BytesIO(written.encode()), ALL_GAMES)
        assert read.play.actions == play.actions
        assert read.play.state == play.state
        assert as_text(read) == as_text(record)
        assert as_jsonl(read) == as_jsonl(record)


@every_table
def test_replaying_gives_the_same_position(table: Case) -> None:
    play = a_finished_game(table, 6)
    again = replayed(table.game, table.players, play.actions, play.named_board)
    assert again.state == play.state
    assert again.scores() == play.scores()


@every_table
def test_what_is_not_legal_is_refused_with_a_rule_and_changes_nothing(table: Case) -> None:
    for number, (play, _) in enumerate(random_positions(table, 7)):
        if number % 23 and not play.over:
            continue
        before = play.state.copy()
        legal = set(play.legal())
        for action in range(table.game.actions.size):
            if action in legal:
                continue
            with pytest.raises(Refusal) as caught:
                play.do(action)
            assert caught.value.rule in table.game.rule_numbers
            for language in LANGUAGES:
                assert caught.value.sentence(language)
        assert play.state == before


@every_table
def test_only_the_mover_may_act(table: Case) -> None:
    for play, action in random_positions(table, 8):
        if play.mover >= 0:
            other = (play.mover + 1) % table.players
            with pytest.raises(Refusal) as caught:
                play.fork().do(action, seat=other)
            assert caught.value.rule in table.game.rule_numbers
            play.fork().do(action, seat=play.mover)
            break


@every_table
def test_views_logs_and_prompts_have_words_in_every_language(table: Case) -> None:
    names = ("Ada", "Ben", "Cy", "Di")
    for number, (play, action) in enumerate(random_positions(table, 9)):
        if number % 37 and not play.over:
            continue
        for viewer in (SPECTATOR, number % table.players):
            seen = view(play, viewer)
            json.dumps(plain(seen))
            for language in LANGUAGES:
                texts = [say(seen.prompt, language, names)]
                texts += table.game.views.describe(seen, partial(say, language=language, names=names))
                texts += [say(line.message, language, names) for score in seen.scores for line in score.lines]
                if action >= 0:
                    told = [log_line(play, action, viewer), *news(play, action)]
                    texts += [say(said, language, names) for said in told]
                assert all(texts)


@every_table
def test_the_log_says_what_is_done_and_the_news_once_what_it_brought(table: Case) -> None:
    gains = ("wish stone", "point", "mirror", "another turn", "goal area")
    for index in range(GAMES_PER_TABLE):
        for play, action in random_positions(table, 17, index):
            if play.mover >= 0:
                line = say(log_line(play, action, play.mover))
                brought = " ".join(say(told) for told in news(play, action))
                assert [gain for gain in gains if gain in line] == [], line
                assert [gain for gain in gains if brought.count(gain) > 1] == [], brought


@pytest.mark.parametrize("table", [table for table in TABLES if table.game in GAMES], ids=str)
def test_every_choice_is_offered_as_one(table: Case) -> None:
    """In the form that the terminal lists, "play red 5", where the log says "Ada plays red 5."."""
    for play, _ in random_positions(table, 18):
        if play.mover >= 0:
            lines = {log_line(play, action, play.mover).id for action in play.legal()}
            choices = {f"action-{line.removeprefix('log-')}" for line in lines}
            assert [choice for choice in choices if not knows("en", choice)] == []


@every_table
def test_drawings_fit_a_terminal_of_80_columns(table: Case) -> None:
    names = ("Maximiliane Annabell", "愛" * 20, "Cy", "Di")
    for number, (play, _) in enumerate(random_positions(table, 10)):
        if number % 31 == 0 or play.over:
            for language in LANGUAGES:
                drawing = table.game.views.draw(
                    view(play, number % table.players), partial(say, language=language, names=names)
                )
                assert len(drawing) <= 20
                assert all(width(line) <= 80 for line in drawing)


@every_table
def test_the_breakdown_adds_up_to_the_score(table: Case) -> None:
    for play, _ in random_positions(table, 11):
        for seat in range(table.players):
            own = table.game.views.breakdown(play.board, play.state, seat, seat)
            assert own.total == table.game.rules.score(play.board, play.state, seat)


@every_table
def test_points_by_source_are_those_of_the_breakdown(table: Case) -> None:
    game = table.game
    for play, _ in random_positions(table, 19):
        for seat in range(table.players):
            found = dict.fromkeys(game.sources, 0)
            for line in game.views.breakdown(play.board, play.state, seat, seat).lines:
                found[line.source] += line.points
            numbers = range(len(game.sources))
            assert [game.rules.points(play.board, play.state, seat, n) for n in numbers] == list(
                found.values()
            )
            assert sum(found.values()) == game.rules.score(play.board, play.state, seat)


@every_table
def test_a_game_that_is_over_has_a_reason_and_counts_the_turns_of_its_record(table: Case) -> None:
    headings = set()
    for play, _ in random_positions(table, 20):
        if play.mover >= 0:
            headings.add(table.game.texts.heading(play.state))
        assert (table.game.rules.ending(play.state) > 0) == play.over
    assert play.state.turn == len(headings)
    assert table.game.end_reason(play.state) in table.game.endings[1:]


@every_table
def test_winners_are_all_who_have_the_most_points(table: Case) -> None:
    play = a_finished_game(table, 12)
    scores = play.scores()
    assert play.winners() == [seat for seat in range(table.players) if scores[seat] == max(scores)]
    assert play.back_to(len(play.actions) - 1).winners() == []


@every_table
@pytest.mark.parametrize("name", [bot for bot in BOTS if bot not in COMPILED])
def test_what_a_seat_cannot_see_never_changes_a_bots_choice(table: Case, name: str) -> None:
    if table.game.name not in HEURISTICS and name not in ("random", "greedy"):
        return  # a level has weights for the games that it plays
    for number, (play, _) in enumerate(random_positions(table, 14)):
        if play.mover >= 0 and number % 13 == 0:
            other = imagined(play, play.mover, seeded_rng(15, number))
            assert ask(BOTS[name], play, seeded_rng(16, number)) == ask(
                BOTS[name], other, seeded_rng(16, number)
            )


@every_table
def test_what_a_seat_sees_is_what_everybody_sees_and_its_own(table: Case) -> None:
    for number, (play, _) in enumerate(random_positions(table, 91)):
        if number % 7 == 0 or play.over:
            seen = view(play)
            for seat in range(table.players):
                assert own_view(play, seat, seen) == view(play, seat)


@every_table
def test_figures_stand_where_the_scene_shows_them(table: Case) -> None:
    """`standing` is optional for games without figures."""
    for play, _ in random_positions(table, 92):
        standing, scene = (
            play.game.tabletop.standing(play.board, play.state),
            play.game.tabletop.scene(view(play).table),
        )
        if standing.pieces or standing.priestess:
            assert (standing.pieces, standing.priestess) == (scene.pieces, scene.priestess)
        elif play.game.name != "weg_der_steine":
            assert not scene.pieces
