"""Puzzles: shipped files are sound, making is deterministic and can be continued, exercises judge answers."""

import json
from dataclasses import replace

import pytest

from keltis.coach.judges import Judge
from keltis.core.game import AnyGame
from keltis.core.play import AnyPlay, Play
from keltis.core.refusal import Refusal
from keltis.core.rng import seeded_rng
from keltis.core.view import view
from keltis.games import GAMES, game_named
from keltis.puzzles import appraisal, making, puzzle_file
from keltis.puzzles.exercise import Answer, Exercise
from keltis.puzzles.making import Maker, Variety
from keltis.puzzles.puzzle import Puzzle
from keltis.puzzles.puzzle_file import PuzzleError, PuzzleFile, shipped
from keltis.puzzles.verifying import DeepCheck, faults, header_fault
from tests.coach.games import TINY

SHIPPED = [game for game in GAMES if shipped(game.name)]
SOME = 12  # puzzles of each file that are checked here; `keltis puzzles check` checks all


def file_of(game: str) -> PuzzleFile:
    found = shipped(game)
    assert found is not None
    return found


@pytest.mark.parametrize("game", SHIPPED, ids=lambda game: game.name)
def test_shipped_puzzles_are_sound(game: AnyGame) -> None:
    found = file_of(game.name)
    assert header_fault(found.header, game) is None
    assert len({puzzle.actions for puzzle in found.puzzles}) == len(found.puzzles)
    for puzzle in found.puzzles[:: max(1, len(found.puzzles) // SOME)]:
        assert list(faults(puzzle, found.header, game)) == []


def test_a_puzzle_shows_and_judges_only_what_its_player_could_know() -> None:
    puzzle = _dice()
    exercise = puzzle.exercise(game_named("wuerfelspiel"), 2)
    assert view(exercise.play, exercise.seat).legal
    best, worst = puzzle.rated[0], puzzle.rated[-1]
    right = exercise.verdict(best.actions)
    assert right.right
    assert right.yours == right.best
    wrong = exercise.verdict(worst.actions)
    assert not wrong.right
    assert wrong.best == right.best
    assert exercise.verdict(()).yours is None
    with pytest.raises(Refusal):
        exercise.after(["no such action"])
    with pytest.raises(Refusal):
        exercise.after([*best.actions, *best.actions])


def test_hidden_cards_do_not_matter() -> None:
    """Two positions that the mover cannot tell apart make the same exercise."""
    game = game_named("keltis")
    play: AnyPlay = Play(game, 2)
    play.settle(seeded_rng(1))
    other = play.fork()
    game.rules.redeal(play.board, other.state, play.mover, seeded_rng(2))
    assert list(other.state.numbers()) != list(play.state.numbers())
    answers = [Answer((play.notation(action),), 0.5) for action in play.legal()[:1]]
    one, two = Exercise(play, answers, True), Exercise(other, answers, True)
    assert one.verdict(answers[0].actions) == two.verdict(answers[0].actions)
    assert list(view(one.play, one.seat).legal) == list(view(two.play, two.seat).legal)


def test_about_equal_turns_are_right() -> None:
    game = game_named("wuerfelspiel")
    play = _dice().play(game, 2)
    legal = [play.notation(action) for action in play.legal()]
    answers = [Answer((legal[0],), 0.5), Answer((legal[1],), 0.495)]
    exercise = Exercise(play, answers, True)
    assert exercise.verdict((legal[1],)).right
    assert exercise.verdict((legal[1],)).second is None
    if len(legal) > 2:
        assert not exercise.verdict((legal[2],)).right


def test_making_is_deterministic_and_can_be_continued(monkeypatch: pytest.MonkeyPatch) -> None:
    gates = {"STRONG_TRIES": 0, "TRIES": 1, "is_clear": bool, "is_missed": bool}
    for name, value in {**gates, "MOST_OF_A_PHASE": 1, "MOST_OF_A_TURN": 1}.items():
        monkeypatch.setattr(making, name, value)  # every position is good enough
    for name, limit in {"TRIALS": ((2, 2, -9.0),), "MIN_WIN_CHANCE": -1.0, "MAX_WIN_CHANCE": 2.0}.items():
        monkeypatch.setattr(appraisal, name, limit)
    whole = _made(3, [])
    assert len(whole) == 3
    assert _made(3, whole[:2]) == whole
    assert max(sum(puzzle.record == number for puzzle in whole) for number in range(99)) <= 2


def _made(count: int, known: list[Puzzle]) -> list[Puzzle]:
    game = game_named("weg_der_steine")
    judge = Judge(Play(game, 2), "plain", TINY)
    maker = Maker(game, 5, judge, worlds=2)
    found = [step.found for step in maker.puzzles(count, known) if step.found]
    return [*known, *found]


def test_variety() -> None:
    puzzle = _dice()
    variety = Variety(4, [puzzle])
    assert variety.missing == 3
    assert variety.has_room(puzzle.phase)
    assert not variety.has_room_for(puzzle.rated[0].actions)
    variety.add(puzzle)
    assert not variety.has_room(puzzle.phase)


def test_wrong_evidence_is_found() -> None:
    found, game = file_of("wuerfelspiel"), game_named("wuerfelspiel")
    puzzle, header = found.puzzles[0], found.header
    best = puzzle.rated[0]
    bad = {
        "puzzles-illegal-position": replace(puzzle, actions=("die X",)),
        "puzzles-not-clear": replace(puzzle, rated=tuple(reversed(puzzle.rated))),
        "puzzles-too-easy": replace(puzzle, found=dict.fromkeys(puzzle.found, "4/4")),
        "puzzles-illegal-turn": replace(puzzle, rated=(replace(best, actions=("fly",)), *puzzle.rated[1:])),
    }
    for expected, wrong in bad.items():
        assert expected in [fault.id for fault in faults(wrong, header, game)]
    assert header_fault(replace(header, fingerprint="0"), game) is not None


def test_values_from_other_code_are_not_recomputed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KELTIS_FAST", "0")
    game = game_named("wuerfelspiel")
    assert not DeepCheck(file_of(game.name).header, game, Play(game, 2)).possible


def test_malformed_files() -> None:
    header = json.dumps(file_of("wuerfelspiel").header.json())
    for text in ("", "[]", "{}", '{"keltis-puzzles":1}', f"{header}\n{{}}", f"{header}\nx"):
        with pytest.raises(PuzzleError):
            puzzle_file.parsed(text)
    assert puzzle_file.parsed(header).puzzles == ()


def _dice() -> Puzzle:
    return file_of("wuerfelspiel").puzzles[0]
