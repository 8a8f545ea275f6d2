"""What each memoised function of views and stages saves: CPU time per position that a table sends.

    python -m benchmarks.memoising [GAME …]

Every position of random games is rendered for two seats and a spectator, as a table does it: the changes
since the position before, encoded, and the log line. The caches have seen other games before, as on a server.
Rounds with and without one cache are interleaved, each in a fork of the same process; medians count. Prints
microseconds per position with all caches, and what is added without each of them.
"""

import os
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from keltis import GAMES, game_named
from keltis.core.layout import Struct
from keltis.core.play import AnyPlay, Play
from keltis.core.rng import below, seeded_rng
from keltis.core.view import log_line
from keltis.table.frames import encoded
from keltis.table.shared_view import Showing

VIEWERS = (-1, 0, 1)
WARM, SERIES, ROUNDS, MOST = 40, 4, 11, 60  # games seen before, games, rounds, positions of a game
PACKAGES = ("keltis.core.", "keltis.cardgame.", "keltis.games.", "keltis.ui_model.")

Moment = tuple[Struct, int]  # a position, and the action that follows


def games(name: str, numbers: range) -> list[tuple[AnyPlay, list[Moment]]]:
    """Random games with their positions."""
    found = []
    for number in numbers:
        play: AnyPlay = Play(game_named(name), 2)
        rng = seeded_rng(1, number)
        play.settle(rng)
        moments: list[Moment] = []
        while not play.over and len(moments) < MOST:
            legal = play.legal()
            action = legal[below(rng, len(legal))]
            moments.append((play.state.copy(), action))
            play.do(action)
            play.settle(rng)
        found.append((play, moments))
    return found


def rendered(series: list[tuple[AnyPlay, list[Moment]]]) -> float:
    """Microseconds per position."""
    begun, positions = time.process_time(), 0
    for play, moments in series:
        before = None
        for state, action in moments:
            play.state = state
            now = Showing(play)
            for viewer in VIEWERS:
                encoded(now.position(viewer) if before is None else now.changes(viewer, before))  # type: ignore[arg-type]
                log_line(play, action, viewer)
            before = now
            positions += 1
    return 1e6 * (time.process_time() - begun) / positions


def forked(series: list[tuple[AnyPlay, list[Moment]]]) -> float:
    """The same in a fork, which leaves the caches of this process as they are."""
    receiver, sender = os.pipe()
    child = os.fork()
    if child == 0:
        os.write(sender, repr(rendered(series)).encode())
        os._exit(0)
    os.waitpid(child, 0)
    os.close(sender)
    with os.fdopen(receiver) as found:
        return float(found.read())


def memoised() -> Iterator[tuple[str, Any]]:
    """The functions with a cache of their own."""
    for module in sorted(name for name in sys.modules if name.startswith(PACKAGES)):
        for name, one in vars(sys.modules[module]).items():
            if hasattr(one, "cache_clear") and one.__module__ == module:
                yield f"{module.removeprefix('keltis.')}.{name}", one


@contextmanager
def replaced(one: Any, other: Callable[..., Any]) -> Iterator[None]:
    """Another function in place of one, wherever it was imported."""
    places = [
        (module, name)
        for key, module in list(sys.modules.items())
        if key.startswith("keltis.")
        for name, found in list(vars(module).items())
        if found is one
    ]
    for module, name in places:
        setattr(module, name, other)
    try:
        yield
    finally:
        for module, name in places:
            setattr(module, name, one)


def main() -> None:
    for game in sys.argv[1:] or [game.name for game in GAMES]:
        used = [one for one in memoised() if "games." not in one[0] or f"games.{game}." in one[0]]
        rendered(games(game, range(WARM)))
        series = games(game, range(WARM, WARM + SERIES))
        print(f"{game}: {statistics.median(forked(series) for _ in range(ROUNDS)):.0f} µs per position")
        calls = {label: one.cache_info() for label, one in used}
        rendered(games(game, range(WARM + SERIES, WARM + 2 * SERIES)))
        for label, one in used:
            if one.cache_info() == calls[label]:
                continue  # never called in this game
            added = []
            for _ in range(ROUNDS):
                kept = forked(series)
                with replaced(one, one.__wrapped__):
                    added.append(forked(series) - kept)
            print(f"  {label:<40} {statistics.median(added):+7.1f}", flush=True)


if __name__ == "__main__":
    main()
