"""While code is compiled, levels with a net only wait for the net, others for everything."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from keltis.bots import readiness
from keltis.bots.deciding import has_net, needs_fallback
from keltis.bots.fallback import Fallback, fallback_for
from keltis.bots.level import FALLBACK_LEVEL, levels
from keltis.bots.question import question_of
from keltis.core.rng import seeded_rng
from keltis.fast.jit import cache
from keltis.games.keltis import KELTIS
from tests.bots.test_levels import positions

Loaded = list[str]


class Thread:
    """Has loaded at once."""

    def join(self, timeout: float) -> None:
        pass


@pytest.fixture
def loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Loaded:
    """An empty cache; loading is recorded instead of done."""
    found: Loaded = []
    monkeypatch.setattr(cache, "folder", lambda: tmp_path)
    monkeypatch.setattr(readiness, "_loaded", set())
    monkeypatch.setattr(readiness, "_nets_loaded", set())
    monkeypatch.setattr(readiness, "_compile", lambda game: found.append(f"compile {game}"))

    def load(game: str) -> Thread:
        found.append(f"load {game}")
        readiness.note_loaded(game)
        return Thread()

    def load_net(game: str) -> Thread:
        found.append(f"load net {game}")
        readiness.note_net_loaded(game)
        return Thread()

    monkeypatch.setattr(readiness, "_load", load)
    monkeypatch.setattr(readiness, "_load_net", load_net)
    return found


def test_a_level_with_a_net_decides_as_soon_as_the_net_is_compiled(loaded: Loaded) -> None:
    assert fallback_for("merlin", "keltis") == Fallback(FALLBACK_LEVEL, soon=True)
    cache.note_warm("keltis-net")
    assert fallback_for("merlin", "keltis") is None
    assert fallback_for("merlin", "keltis", net=False) == Fallback(FALLBACK_LEVEL, soon=True)
    cache.note_warm("keltis-bots")
    assert fallback_for("merlin", "keltis", net=False) is None
    assert loaded == [*["compile keltis"] * 2, "load net keltis", "compile keltis", "load keltis"]


def test_a_level_that_searches_without_a_net_waits_for_everything(loaded: Loaded) -> None:
    cache.note_warm("neue_wege-net")
    assert needs_fallback(levels("neue_wege")["merlin"], "neue_wege", hurry=True)
    cache.note_warm("neue_wege-bots")
    assert not needs_fallback(levels("neue_wege")["merlin"], "neue_wege", hurry=True)


def test_a_net_fits_only_its_board() -> None:
    question = question_of(positions(KELTIS, 2, 1)[0], seeded_rng(1))
    assert has_net(question)
    other: Any = question.board.copy()
    other.goal += 1
    assert not has_net(replace(question, board=other))
