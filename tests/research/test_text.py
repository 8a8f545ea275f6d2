"""Games in words: complete, the same as elsewhere, and without anything hidden."""

import io
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from keltis.cli.research.text import LONGEST, TextServer, converse
from keltis.core.rng import seeded_rng
from keltis.games import GAMES
from keltis.messages import LANGUAGES
from keltis.research.single import SeatEnv
from keltis.research.text import TextEnv, TextTurn
from tests.cli.run_command import error_line, keltis
from tests.contract.tables import imagined

PAGE = (Path(__file__).parents[2] / "docs" / "text.md").read_text("utf-8")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_is_played_in_words_and_shows_nothing_hidden(game: Any) -> None:
    choose = random.Random(5)
    for language in LANGUAGES:
        env = TextEnv(game, players=3, seat=1, bots="random", seed=4, language=language)
        turn, decisions = env.reset(), 0
        while not turn.over and decisions < 60:
            assert turn.seat == 1
            assert turn.prompt in turn.text
            assert turn.state
            assert set(turn.legal) == {env.play.notation(action) for action in env.play.legal()}
            if decisions % 10 == 0:
                _same_in_another_world(env, turn)
            turn = env.step(choose.choice(list(turn.legal)))
            assert turn.refusal is None
            decisions += 1


def _same_in_another_world(env: TextEnv, turn: TextTurn) -> None:
    """What is hidden from the seat does not change a word, nor any refusal."""
    answers = ["play R5", "take G", "draw", "discard B10", "move R", "keep", "turn", "take P3", "red", "99"]
    read = [env._read(turn, words) for words in answers]
    play, told = env.play, env._told.copy()
    env.play = imagined(play, turn.seat, seeded_rng(9))
    again = env._described(turn.seat)
    assert (again.state, again.legal, again.prompt) == (turn.state, turn.legal, turn.prompt)
    assert [env._read(turn, words) for words in answers] == read
    env.play, env._told = play, told


def test_a_whole_game_is_the_one_that_gymnasium_has() -> None:
    env, other = TextEnv("wuerfelspiel", seed=11), SeatEnv("wuerfelspiel", compiled=False)
    turn, over, reward = env.reset(), False, 0.0
    other.reset(seed=11)
    while not turn.over:
        action = env.play.legal()[0]
        _, reward, over, _, _ = other.step(action)
        turn = env.step(env.play.notation(action))
    assert over
    assert env.play.actions == other.play().actions
    assert turn.rewards[0] == reward
    assert turn.scores == tuple(env.play.scores())
    assert not turn.legal
    assert "wins with" in turn.prompt
    assert env.step(1).refusal == "The game is over."
    env.reset()
    assert env.play.actions != other.play().actions


@pytest.mark.parametrize("answer", ["play R8", "PLAY r8", "2", 2, "play red 8", "rot 8 spielen", " R8 "])
def test_an_answer_is_notation_a_number_or_words(answer: str | int) -> None:
    env = TextEnv("keltis", seed=3)
    env.reset()
    turn = env.step(answer)
    assert turn.refusal is None
    assert env.play.notation(env.play.actions[-1]) == "play R8"
    assert any("red 8" in line for line in turn.news)


@pytest.mark.parametrize(
    "answer", ["", "0", "99", "-1", "xyzzy", "play R55", "play G1", "discard", "\x00", "9" * 5000]
)
def test_a_refused_answer_changes_nothing(answer: str) -> None:
    env = TextEnv("keltis", seed=3)
    begun = env.reset()
    before = env.play.actions[:]
    turn = env.step(answer)
    assert turn.refusal
    assert turn.text.startswith(turn.refusal)
    assert (turn.state, turn.legal, env.play.actions) == (begun.state, begun.legal, before)
    assert bool(turn.rule) == (answer == "play G1")
    assert env.refusals == 1


def test_all_seats_hear_what_happened_and_no_more() -> None:
    env = TextEnv("keltis", players=3, seat=None, seed=5, names=("Ada", "Bob", "Cleo"))
    turn = env.reset()
    while turn.seat == 0:
        turn = env.step(1)
    assert turn.seat == 1
    drawn = re.compile(r"Ada gets")
    assert any("Ada plays" in line for line in turn.news)
    assert not any(drawn.search(line) for line in turn.news)
    while turn.seat != 0:
        turn = env.step(1)
    assert any(drawn.search(line) for line in turn.news)


def test_wrong_arguments_are_named() -> None:
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"seat": 2}, "seat"),
        ({"language": "fr"}, "language"),
        ({"bots": ["greedy", "greedy"]}, "bots"),
        ({"bots": "nobody"}, "nobody"),
        ({"names": ["Ada"]}, "names"),
        ({"rewards": "fame"}, "rewards"),
    ]
    for arguments, word in wrong:
        with pytest.raises(ValueError, match=word):
            TextEnv("keltis", **arguments)
    with pytest.raises(ValueError, match="reset"):
        TextEnv("keltis").step(1)


# --- JSON lines ----------------------------------------------------------------------------------


def conversation(*lines: bytes) -> list[dict[str, Any]]:
    out = io.StringIO()
    converse(TextServer(TextEnv("wuerfelspiel", seed=3), {1: "greedy"}), io.BytesIO(b"\n".join(lines)), out)
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_every_line_is_answered_and_bad_ones_lose_nothing() -> None:
    bad = [
        *(b"nonsense", b"\xff\xfe", b"[]", b"{}", b"1", b'{"action": 1.5}', b'{"action": null}', b'{"x": 1}'),
        *(b'{"action": "keep", "new": true}', b"[" * 9000, b'{"action": "' + b"x" * 3 * LONGEST + b'"}'),
        *(b'{"record": true}', b'{"rules": "Z99"}', b'{"new": false}'),
    ]
    first, *errors, refused, moved = conversation(*bad, b'{"action": "step G"}', b'{"action": "keep"}')
    assert first["type"] == "position"
    assert [answer["type"] for answer in errors] == ["error"] * len(bad)
    assert all(answer["error"] for answer in errors)
    assert (refused["type"], refused["legal"], refused["rule"]) == ("refusal", first["legal"], "W2")
    assert moved["type"] == "position"
    assert moved["legal"] != first["legal"]


def test_a_game_is_played_to_its_end_and_recorded() -> None:
    answers = conversation(*[b'{"action": 1}'] * 300, b'{"record": true}', b'{"rules": "w2"}', b'{"new": 3}')
    *played, record, rules, fresh = answers
    assert [answer["over"] for answer in played[-1:]] == [True]
    assert record["text"].startswith("keltis-record 1\ngame: wuerfelspiel\n")
    assert "tag bot 1: greedy\n" in record["text"]
    assert rules["type"] == "rules"
    assert fresh == answers[0]


def test_the_command_answers_at_once(tmp_path: Path) -> None:
    done = keltis(
        tmp_path, "text", "wuerfelspiel", "--seed", "3", "--lang", "de", stdin='{"action": "keep"}\n'
    )
    first, second = map(json.loads, done.stdout.splitlines())
    assert "Du bist Spieler 1." in first["text"]
    assert second["type"] == "position"


def test_a_wrong_seat_is_an_error_line(tmp_path: Path) -> None:
    assert "from 0 to 1" in error_line(keltis(tmp_path, "text", "keltis", "--seat", "2"))


# --- the page ------------------------------------------------------------------------------------


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    exec(example, {})
    assert "That is not an action" in capsys.readouterr().out


def test_the_page_names_every_field_and_key() -> None:
    table = PAGE.partition("| `turn.` |")[2].partition("\n\n")[0]
    named = {name for line in table.splitlines()[2:] for name in re.findall(r"`(\w+)`", line.split("|")[1])}
    assert named == set(TextTurn.__dataclass_fields__)
    shown = re.findall(r"^> (.*)", PAGE, re.MULTILINE)
    out = io.StringIO()
    lines = io.BytesIO("\n".join(shown).encode())
    converse(TextServer(TextEnv("keltis", seed=7), {}), lines, out)
    answers = [json.loads(line) for line in out.getvalue().splitlines()[1:]]
    expected = re.findall(r"^< (.*)", PAGE, re.MULTILINE)
    assert len(answers) == len(expected)
    for answer, text in zip(answers, expected, strict=True):
        for key, value in re.findall(r'"(type|prompt|error)":"(.*?)"', text):
            assert answer[key] == value
