"""Own bots in the environments: functions, classes and specifications; failures are explained."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from keltis import BotFailure
from keltis.bots.question import Question
from keltis.core.record_file import read_records
from keltis.games import GAMES
from keltis.research.single import SeatEnv
from keltis.research.vector import VectorEnv

made: list["Counting"] = []


class Counting:
    """Takes the last action, and counts."""

    def __init__(self) -> None:
        self.decisions = 0
        made.append(self)

    def choose(self, question: Question) -> int:
        self.decisions += 1
        return question.legal[-1]


def late(question: Question) -> int:
    state: Any = question.state
    return -1 if state.turn > 5 else question.legal[0]


def episode(env: SeatEnv, seed: int) -> list[int]:
    """Play a game by always doing the first thing; the scores."""
    _, info = env.reset(seed=seed)
    over = False
    while not over:
        _, _, over, _, info = env.step(np.flatnonzero(info["action_mask"])[0])
    scores: list[int] = info["scores"]
    return scores


@pytest.mark.parametrize("bots", [Counting, (Counting, "greedy"), f"{__file__}:Counting"])
def test_gymnasium_takes_own_bots(bots: Any) -> None:
    made.clear()
    env = SeatEnv("wuerfelspiel", bots=bots)
    first = episode(env, 4)
    assert episode(env, 4) == first
    if bots is Counting:
        used = [bot for bot in made if bot.decisions]
        assert len(used) == 2  # a fresh one in every game
        assert used[0].decisions == used[1].decisions


def test_a_failure_in_gymnasium_has_a_record(tmp_path: Path) -> None:
    env = SeatEnv("keltis", bots=late)
    with pytest.raises(BotFailure, match="illegal answer") as failed:
        episode(env, 2)
    file = tmp_path / "failed.txt"
    file.write_text(failed.value.position)
    (record,) = read_records(file, GAMES)
    assert record.play.actions == env.play().actions


def test_opponents_of_a_batch_may_be_own_bots() -> None:
    made.clear()
    with pytest.warns(UserWarning, match="is not compiled"):
        env = VectorEnv("wuerfelspiel", number=3, seed=5, opponents=Counting)
    step = env.reset()
    while not step.terminated.any():
        step = env.step(np.argmax(step.masks, axis=1))
    used = [bot for bot in made if bot.decisions]
    assert len(used) >= 3  # one for every game


def test_a_failing_opponent_is_explained() -> None:
    with pytest.warns(UserWarning, match="is not compiled"):
        env = VectorEnv("keltis", number=2, opponents=late)

    def play_on() -> None:
        step = env.reset()
        while True:
            step = env.step(np.argmax(step.masks, axis=1))

    with pytest.raises(BotFailure) as failed:
        play_on()
    assert failed.value.replays
