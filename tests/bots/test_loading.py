"""Own bots are found, get a question with all it promises, and are checked at every answer."""

import json
import pickle
import sys
import types
from pathlib import Path
from typing import Any

import pytest

import keltis
from keltis import BOTS, Play, ask, game_named, new_bot, seeded_rng, view
from keltis.bots import BotError, BotFailure, loading
from keltis.bots.failure import SEED_TAG
from keltis.bots.loading import bot_name, bots_to_send, code_of, label
from keltis.bots.question import Question
from keltis.core.play import AnyPlay
from keltis.core.record_file import read_records
from keltis.games import GAMES

SOURCE = """
from helper_beside import first

class First:
    made = 0

    def __init__(self):
        type(self).made += 1
        self.asked = []

    def new_game(self, question):
        assert self.asked == []
        self.seat = question.seat

    def choose(self, question):
        assert question.seat == self.seat
        self.asked.append(question.budget)
        return first(question)

def crash(question):
    return deeper(question)

def deeper(question):
    return question.play.do("fly")  # the line to be named

def illegal(question):
    return 10_000

def nothing(question):
    return None

def words(question):
    return question.view.legal[-1]

class Mute:
    pass

NUMBER = 3
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (tmp_path / "helper_beside.py").write_text("def first(question):\n    return question.legal[0]\n")
    path = tmp_path / "mine_of_tests.py"
    path.write_text(SOURCE)
    return path


def begun(game: str = "keltis", players: int = 2) -> AnyPlay:
    play: AnyPlay = Play(game_named(game), players)
    play.settle(seeded_rng(1))
    return play


def finished(bots: list[Any], play: AnyPlay) -> AnyPlay:
    rng = seeded_rng(2)
    while not play.over:
        play.do(ask(bots[play.mover], play, rng))
        play.settle(rng)
    return play


def test_a_class_in_a_file_gets_an_instance_for_every_seat_and_game(file: Path) -> None:
    bots = [new_bot(f"{file}:First@5"), new_bot(f"{file}:First@7")]
    finished(bots, begun())
    kind: Any = sys.modules[next(name for name in sys.modules if name.endswith("_mine_of_tests"))]
    assert kind.First.made == 2


def test_a_module_and_an_entry_point_name_bots_too(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(file.parent))
    play = begun()
    assert ask(new_bot("mine_of_tests:words"), play, seeded_rng(0)) == play.legal()[-1]

    class Point:
        value, module = "mine_of_tests:words", "mine_of_tests"

        def load(self) -> Any:
            return sys.modules["mine_of_tests"].words

    monkeypatch.setattr(loading, "entry_points", lambda group: [_named(Point())])
    loading._found_from.cache_clear()
    assert ask(new_bot("last"), play, seeded_rng(0)) == play.legal()[-1]
    monkeypatch.undo()
    loading._found_from.cache_clear()
    with pytest.raises(BotError, match="no bot “last”"):
        new_bot("last")


def _named(point: Any) -> Any:
    point.name = "last"
    return point


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nobody", "no bot “nobody”; there are: random, pebble"),
        ("nowhere.py:Bot", "no file nowhere.py"),
        ("no_such_module:Bot", "ModuleNotFoundError"),
        ("{file}", "names no bot; .*mine_of_tests.py has: First, crash"),
        ("{file}:Nobody", "has: First, crash"),
        ("{file}:Mute", "without the method choose"),
        ("{file}:NUMBER", "neither a function nor a class"),
    ],
)
def test_what_is_no_bot_is_said(file: Path, name: str, why: str) -> None:
    with pytest.raises(BotError, match=why):
        new_bot(name.format(file=file))


def test_a_file_that_cannot_be_run_names_its_line(tmp_path: Path) -> None:
    broken, torn = tmp_path / "broken.py", tmp_path / "torn.py"
    broken.write_text("x = 1\ny = x / 0\n")
    torn.write_text("def choose(question)\n")
    for path, line in ((broken, 2), (torn, 1)):
        with pytest.raises(BotError, match=f"{path.name}:{line}: "):
            new_bot(f"{path}:choose")


@pytest.mark.parametrize(("name", "why"), [("illegal", "10000"), ("nothing", "None")])
def test_an_illegal_answer_comes_with_a_record_of_the_game(file: Path, name: str, why: str) -> None:
    play = begun()
    for _ in range(9):
        play.do(ask(BOTS["greedy"], play, seeded_rng(3)))
        play.settle(seeded_rng(4))
    with pytest.raises(BotFailure, match="illegal answer") as failed:
        ask(new_bot(f"{file}:{name}"), play, seeded_rng(5))
    failure = pickle.loads(pickle.dumps(failed.value))  # as from a worker process
    assert why in str(failure)
    kept = file.with_suffix(".txt")
    kept.write_text(failure.position)
    (record,) = read_records(kept, GAMES)
    assert record.play.actions == play.actions
    assert record.header.tags[SEED_TAG] == str(seeded_rng(5).x)


def test_a_crash_names_the_bots_own_lines_only(file: Path) -> None:
    with pytest.raises(BotFailure) as failed:
        ask(new_bot(f"{file}:crash"), begun(), seeded_rng(5))
    assert "Refusal: [C3]" in str(failed.value)
    lines = [line for line in failed.value.trace.splitlines() if line.strip().startswith("File")]
    assert len(lines) == 2
    assert all(str(file) in line for line in lines)
    assert "the line to be named" in failed.value.trace


def test_a_position_without_a_history_is_told_by_what_the_seat_saw(file: Path) -> None:
    play = begun()
    play.actions = []
    with pytest.raises(BotFailure) as failed:
        ask(new_bot(f"{file}:illegal"), play, seeded_rng(5))
    assert not failed.value.replays
    assert json.loads(failed.value.position)["viewer"] == 0


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_a_question_holds_what_the_seat_may_know(game: str) -> None:
    play = begun(game, 3)
    asked: list[Question] = []

    def choose(question: Question) -> str:
        asked.append(question)
        return question.notation(question.legal[0])

    assert ask(new_bot(choose), play, seeded_rng(6)) == play.legal()[0]
    (question,) = asked
    assert question.view == view(play, play.mover) == view(question.imagine(), play.mover)
    numbers = [0] * play.game.learning.observation.size(3)
    play.game.learning.observe(play.board, play.state, play.mover, numbers)
    assert question.observation == numbers
    assert question.players == 3
    assert question.play.actions == []
    numbers_drawn: list[float] = []

    def draw(one: Question) -> int:
        numbers_drawn.append(one.random.random())
        return one.legal[0]

    for _ in range(2):
        ask(new_bot(draw), play, seeded_rng(6))
    assert numbers_drawn[0] == numbers_drawn[1]


def test_what_is_imagined_differs_from_time_to_time() -> None:
    hands: set[tuple[int, ...]] = set()

    def choose(question: Question) -> int:
        hands.update(tuple(question.imagine().state.numbers()) for _ in range(5))
        return question.legal[0]

    ask(new_bot(choose), begun(), seeded_rng(6))
    assert len(hands) == 5


def test_added_bots_travel_to_other_processes_if_they_can(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "mine", keltis.bots.choose_random)
    monkeypatch.setitem(BOTS, "local", lambda question: question.legal[0])
    assert bots_to_send(["mine", "greedy"]) == {"mine": keltis.bots.choose_random}
    with pytest.raises(BotError, match="“local”"):
        bots_to_send(["local"])

    def typed(question: Question) -> int:
        return question.legal[0]

    typed.__module__, typed.__qualname__ = "__main__", "typed"
    main = types.ModuleType("__main__")
    vars(main)["typed"] = typed
    monkeypatch.setitem(sys.modules, "__main__", main)  # a notebook: no file that a process could run
    monkeypatch.setitem(BOTS, "typed", typed)
    with pytest.raises(BotError, match="“typed”"):
        bots_to_send(["typed"])


def test_names_and_versions(file: Path) -> None:
    name = f"{file}:First@200"
    assert label(name) == "First@200"
    assert bot_name(Question).endswith(":Question")
    before = code_of(name)
    file.write_text(SOURCE + "\n# newer\n")
    assert code_of(name) != before
