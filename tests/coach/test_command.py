"""`keltis analyse`: text, JSON, a page, a plot, folders and bad files, in three languages."""

import json
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from keltis.core.record_file import as_text
from tests.cli.run_command import keltis
from tests.coach.games import played

PLAIN = {"KELTIS_FAST": "0"}


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("archive")
    for seed in (4, 5):
        record = played("wuerfelspiel", bot="greedy", seed=seed)
        (folder / f"game{seed}.txt").write_text(as_text(record), encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("language", "start", "heading"),
    [
        ("en", "Chance at the start", "Analysis: "),
        ("de", "Chance am Anfang", "Analyse: "),
        ("ru", "Шансы в начале", "Разбор: "),
    ],
)
def test_text(archive: Path, tmp_path: Path, language: str, start: str, heading: str) -> None:
    done = keltis(tmp_path, "analyse", str(archive / "game4.txt"), "--lang", language, **PLAIN)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert start in done.stdout
    assert heading in done.stdout


def test_json_page_and_plot(archive: Path, tmp_path: Path) -> None:
    page, plot = tmp_path / "report.html", tmp_path / "graph.svg"
    outputs = ("--json", "--html", str(page), "--plot", str(plot))
    done = keltis(tmp_path, "analyse", str(archive / "game4.txt"), *outputs, **PLAIN)
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["stage"] == "complete"
    assert report["method"]["slower"]
    text = page.read_text(encoding="utf-8")
    assert text.count("<svg") == 2
    assert "src=" not in text
    assert 'href="' not in text
    assert 'role="img"' in text
    ElementTree.fromstring(plot.read_text(encoding="utf-8"))


def test_a_folder_gives_statistics(archive: Path, tmp_path: Path) -> None:
    done = keltis(tmp_path, "analyse", str(archive), "--jobs", "2", **PLAIN)
    assert done.returncode == 0, done.stderr
    assert "player 0, wuerfelspiel: 2 games" in done.stdout
    assert "Won" in done.stdout


def test_bad_files(archive: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text((archive / "game4.txt").read_text(encoding="utf-8").replace("die", "dye", 1))
    done = keltis(tmp_path, "analyse", str(bad), **PLAIN)
    assert done.returncode == 2
    assert "bad.txt" in done.stderr
    wrong = keltis(tmp_path, "analyse", str(bad), "--plot", "x.png", **PLAIN)
    assert wrong.returncode == 2
    assert ".svg" in wrong.stderr
