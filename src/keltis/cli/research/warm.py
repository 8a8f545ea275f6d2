"""`keltis warm`: compiles the rules and, on request, the bots ahead of time."""

import sys
import time
from collections.abc import Iterator
from multiprocessing import get_context
from typing import Any

from keltis.cli.commands.options import INTERRUPTED
from keltis.cli.error import command_error
from keltis.cli.game_setup import find_game
from keltis.cli.progress_bar import progress
from keltis.engine import obstacle
from keltis.games import NAMES
from keltis.simulation.plain import leave_interrupts_to_the_parent
from keltis.text_interface.translator import Translator
from keltis.util.install_hint import install_command

MEGABYTE = 1_000_000


def warm(games: list[str], bots: bool, jobs: int, language: str) -> None:
    """Compile these games, or all; print the cache folder and the time."""
    translator = Translator(language)
    names = list(dict.fromkeys(find_game(game).name for game in games)) or list(NAMES)
    if obstacle(environment={}):
        print(translator.text("warm-no-numba", command=install_command("fast")), file=sys.stderr)
        sys.exit(1)
    from keltis.compile_ahead import WORKS
    from keltis.fast.jit import cache

    begin = time.monotonic()
    with progress() as bar:
        task = bar.add_task(translator.text("engine-compiling"), total=len(names) * (len(WORKS) + bots))
        try:
            for _ in _steps(names, bots, min(jobs, len(names))):
                bar.advance(task)
        except KeyboardInterrupt:
            sys.exit(INTERRUPTED)
        except OSError as error:
            raise command_error(
                "complain-warm", path=str(cache.folder()), why=error.strerror or str(error)
            ) from None
    size = sum(file.stat().st_size for file in cache.folder().rglob("*") if file.is_file())
    told = {"seconds": f"{time.monotonic() - begin:.1f}", "size": f"{size / MEGABYTE:.0f}"}
    print(translator.text("warm-done", games=", ".join(names), path=str(cache.folder()), **told))


def _steps(names: list[str], bots: bool, jobs: int) -> Iterator[None]:
    """Compile game by game, in one process or in several; yields after every step."""
    if jobs == 1:
        for name in names:
            yield from _warm(name, bots)
        return
    context = get_context("spawn")
    queue = context.SimpleQueue()
    with context.Pool(jobs, _begin, (queue,)) as pool:
        working = pool.starmap_async(_warm_and_tell, [(name, bots) for name in names], 1)
        running = len(names)
        while running:
            told = queue.get()
            running -= told is not None
            if not told:
                yield
        working.get()  # re-raises the exception of the process


def _warm(name: str, bots: bool) -> Iterator[None]:
    from keltis.bots.readiness import get_ready
    from keltis.compile_ahead import warm

    yield from warm(name)
    if bots:
        get_ready(name)
        yield


_queue: Any = None


def _begin(queue: Any) -> None:
    global _queue
    _queue = queue
    leave_interrupts_to_the_parent()


def _warm_and_tell(name: str, bots: bool) -> None:
    """Send None to the parent at every step, and the name of the game at the end, even after an error."""
    try:
        for _ in _warm(name, bots):
            _queue.put(None)
    finally:
        _queue.put(name)
