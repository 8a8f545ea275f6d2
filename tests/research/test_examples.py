"""The examples run: PPO learns for a moment, and its bot plays. PyTorch is no part of the extra `test`."""

import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from keltis.bots.loading import new_bot
from keltis.bots.question import ask
from keltis.core.play import Play
from keltis.core.rng import seeded_rng
from keltis.games import game_named
from keltis.research.data.info import info_of
from keltis.research.data.making import blocks
from keltis.research.data.parquet import writing
from keltis.simulation.plain import Plan

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is an extra of its own")
def test_ppo_imitates_and_learns(tmp_path: Path) -> None:
    game = game_named("weg_der_steine")
    plan = Plan(game.name, game.load_board(), ("random", "random"), 1)
    with writing(tmp_path / "games.parquet", info_of(game, plan.board, list(plan.bots), 1)) as write:
        for block in blocks(plan, 20):
            write(block)
    options = ("--opponent", "random", "--steps", "16384", "--imitate", "games.parquet", "--threads", "1")
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / "ppo.py"), game.name, *options, "--out", "net.npz"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert {"steps", "cpu_seconds", "wins", "error", "margin"} == set(json.loads(done.stdout.splitlines()[0]))
    with np.load(tmp_path / "net.npz") as file:
        assert file["weight2"].shape == (256, game.actions.decisions)


def test_the_bot_plays_with_the_net_beside_it() -> None:
    play, rng = Play(game_named("keltis"), 2), seeded_rng(3)
    bot = new_bot(f"{EXAMPLES / 'ppo_bot.py'}:Keltis")
    play.settle(rng)
    while not play.over and len(play.actions) < 100:
        play.do(ask(bot, play, rng))
        play.settle(rng)
    assert len(play.actions) >= 100


def test_the_curve_is_drawn_from_measurements(tmp_path: Path) -> None:
    runs = [f"{file.stem}={file}" for file in sorted(EXAMPLES.glob("*.jsonl"))]
    target = tmp_path / "curve.svg"
    subprocess.run([sys.executable, str(EXAMPLES / "curve.py"), str(target), *runs], check=True)
    assert target.read_text("utf-8").startswith("<svg")
