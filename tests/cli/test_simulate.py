"""Simulations on the command line: the same whatever the number of jobs, and nothing overwritten."""

import json
import re
from pathlib import Path

import pytest

from keltis import GAMES
from keltis.core.record_file import read_records
from tests.cli.run_command import Inside, error_line, keltis


def test_a_simulation_does_not_depend_on_the_number_of_jobs(tmp_path: Path) -> None:
    arguments = ("simulate", "keltis", "--players", "3", "--games", "12", "--bots", "greedy,random", "--json")
    one = keltis(tmp_path, *arguments, "--seed", "7", "--jsonl", "--records", str(tmp_path / "one"))
    two = keltis(
        tmp_path, *arguments, "--seed", "7", "--jsonl", "--records", str(tmp_path / "two"), "--jobs", "3"
    )
    assert one.stdout == two.stdout
    assert one.stderr == ""
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    summary = json.loads(one.stdout)
    assert summary["games"] == 12
    assert [seat["bot"] for seat in summary["seats"]] == ["greedy", "random", "greedy"]
    assert sum(seat["win_share"] for seat in summary["seats"]) == pytest.approx(1)
    scores = [record.play.scores() for record in read_records(tmp_path / "one", GAMES)]
    assert len(scores) == 12
    for seat, told in enumerate(summary["seats"]):
        assert told["mean"] == pytest.approx(sum(score[seat] for score in scores) / 12)
        assert sum(told["points"].values()) == pytest.approx(told["mean"])


def test_a_summary_for_people(tmp_path: Path) -> None:
    done = keltis(tmp_path, "simulate", "keltis", "--games", "5", "--lang", "ru")
    assert done.stdout.startswith("5 партий keltis")
    assert "0 greedy" in done.stdout


@pytest.mark.parametrize("language", ["de", "en", "ru"])
def test_a_summary_fits_80_columns(inside: Inside, language: str) -> None:
    done = inside("simulate", "orakel", "--players", "4", "--games", "1", "--lang", language)
    assert max(map(len, done.stdout.splitlines())) <= 80
    assert {"de": "Koboldbonus", "en": "leprechaun bonus", "ru": "лепреконов"}[language] in done.stdout
    ids = {"goal", "oracle", "deck", "stall"}
    assert not ids & set(re.findall(r"\w+", done.stdout.partition("\n\n")[2]))


def test_records_are_not_overwritten(inside: Inside, records: Path) -> None:
    before = records.read_bytes()
    assert "exists already" in error_line(
        inside("simulate", "keltis", "--games", "1", "--records", str(records))
    )
    assert records.read_bytes() == before


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no such device here")
def test_a_full_disk_is_one_line(tmp_path: Path) -> None:
    for games in ("1", "20"):
        error_line(keltis(tmp_path, "simulate", "keltis", "--games", games, "--records", "/dev/full"))
