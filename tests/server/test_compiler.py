"""Strong bots are compiled in the background: chosen games first, one at a time, each once."""

import asyncio
import sys
import time
from pathlib import Path

import pytest

from keltis.bots import readiness
from keltis.fast.jit import cache
from keltis.games import NAMES
from keltis.server.logs import make_log
from keltis.server.workers import compiler
from keltis.server.workers.compiler import BotCompiler


@pytest.fixture(autouse=True)
def _empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "folder", lambda: tmp_path)
    monkeypatch.setattr(compiler, "DELAY", 0.0)
    monkeypatch.setattr(compiler, "POLL", 0.01)


class Recorder:
    """Records requested games instead of compiling them."""

    def __init__(self, folder: Path, code: int = 0) -> None:
        self.games: list[str] = []
        self.folder, self.code = folder, code

    def __call__(self, game: str) -> list[str]:
        self.games.append(game)
        if not self.code:
            (self.folder / f"{game}-bots.warm").touch()
        return [sys.executable, "-c", f"raise SystemExit({self.code})"]


def background(recorder: Recorder) -> BotCompiler:
    return BotCompiler(make_log("text", "error"), recorder)


def test_the_chosen_game_comes_first_and_what_is_compiled_is_not_compiled_again(tmp_path: Path) -> None:
    cache.note_warm("keltis-bots")
    recorder = Recorder(tmp_path)
    job = background(recorder)
    job.prefer("orakel")
    assert job.seconds("keltis") == 0
    waits = [job.seconds(game) or 0 for game in ("orakel", "neue_wege", "wuerfelspiel")]
    assert 0 < waits[0] < waits[1] < waits[2]
    asyncio.run(job.run())
    assert recorder.games == ["orakel", "neue_wege", "weg_der_steine", "wuerfelspiel"]
    assert [job.seconds(game) for game in NAMES] == [0] * len(NAMES)


def test_a_game_that_fails_to_compile_stays_with_the_fallback(tmp_path: Path) -> None:
    job = background(Recorder(tmp_path, code=3))
    asyncio.run(job.run())
    assert [job.seconds(game) for game in NAMES] == [None] * len(NAMES)


def test_nothing_is_compiled_while_numba_is_being_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    note = tmp_path / "installing"
    note.touch()
    monkeypatch.setenv("KELTIS_INSTALLING", str(note))
    recorder = Recorder(tmp_path)
    job = background(recorder)

    async def install() -> None:
        task = asyncio.create_task(job.run())
        await asyncio.sleep(0.05)
        assert recorder.games == []
        assert (job.seconds("keltis") or 0) > compiler.INSTALL_SECONDS
        note.unlink()
        await task

    asyncio.run(install())
    assert recorder.games == list(NAMES)


def test_another_process_that_compiles_is_waited_for(tmp_path: Path) -> None:
    assert readiness.claim_compiling("keltis")
    assert not readiness.claim_compiling("keltis")
    recorder = Recorder(tmp_path)
    job = background(recorder)

    async def finish_elsewhere() -> None:
        task = asyncio.create_task(job.run())
        deadline = time.monotonic() + 60
        while not task.done() and recorder.games == [] and time.monotonic() < deadline:
            await asyncio.sleep(0.02)
            cache.note_warm("keltis-bots")
        await task

    asyncio.run(finish_elsewhere())
    assert recorder.games == list(NAMES[1:])


def test_without_numba_nothing_is_compiled_nor_imported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "obstacle", lambda: "numba")
    monkeypatch.setitem(sys.modules, "keltis.fast.jit.cache", None)
    recorder = Recorder(tmp_path)
    job = background(recorder)
    assert job.seconds("keltis") is None
    asyncio.run(job.run())
    assert recorder.games == []
