"""Machine instructions per action of compiled random play, for two players, counted by callgrind: unlike a
time, this number is the same however busy the machine is.

    python -m benchmarks.instructions [GAME …]

Needs valgrind and a C compiler. What Numba compiles is linked to a small C program that plays and does
nothing else; a short run is taken off a long one, so that only games count. It is compiled afresh, since what
was kept from before cannot be linked, and on Intel and AMD for a processor of 2013: valgrind does not know
the instructions of newer ones.
"""

import argparse
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from keltis.games import NAMES, game_named

if TYPE_CHECKING:
    from keltis.fast import CompiledBoard

HOST = Path(__file__).with_name("instructions.c")
FLAGS = (
    "-O1",
    "-w",
    "-no-pie",
    "-Wl,--unresolved-symbols=ignore-all",
)  # Python's own functions are not called
FEW, MANY = 20, 320


def program(table: "CompiledBoard", function: Any, flags: tuple[str, ...], folder: Path) -> Path:
    """A C program that calls a compiled entry point."""
    made = next(iter(function.overloads.values()))
    code = folder / "code.o"
    code.write_bytes(made.library._get_compiled_object())
    (folder / "board").write_bytes(table.board.tobytes())
    (folder / "fresh").write_bytes(table.fresh.tobytes())
    compiler = os.environ.get("CC") or "cc"
    name = f"-DFUNCTION={made.fndesc.llvm_func_name}"
    out = folder / "play"
    subprocess.run([compiler, *FLAGS, *flags, name, str(HOST), str(code), "-lm", "-o", str(out)], check=True)
    return out


def count(out: Path, games: int) -> tuple[int, int]:
    """The number of actions in so many games, and of instructions of the program."""
    tool = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out.with_name('counts')}"]
    command = [*tool, str(out), str(out.parent), str(games)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    collected = re.search(r"Collected\s*:\s*(\d+)", done.stderr)
    if not collected:
        raise RuntimeError(done.stderr)
    return int(done.stdout), int(collected[1])


def per_action(table: "CompiledBoard", function: Any, flags: tuple[str, ...] = ()) -> float:
    """Instructions per action, chance included."""
    with tempfile.TemporaryDirectory() as folder:
        out = program(table, function, flags, Path(folder))
        few, many = count(out, FEW), count(out, MANY)
    return (many[1] - few[1]) / (many[0] - few[0])


def options() -> list[str]:
    """The requested games."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"{', '.join(NAMES)}; all if none is named")
    names: list[str] = parser.parse_args().games or list(NAMES)
    if unknown := [name for name in names if name not in NAMES]:
        parser.error(f"no game is called {unknown[0]}")
    if not shutil.which("valgrind"):
        sys.exit("instructions are counted by valgrind, which is not installed")
    return names


def tell(name: str) -> None:
    """Measure one game, and print a line."""
    from keltis.fast import CompiledBoard, play_out, play_random
    from keltis.fast.batch import playouts
    from keltis.fast.jit import entry_points

    table = CompiledBoard(game_named(name), 2)
    play_random(table, 1)
    play_out(table, 1)
    checked = per_action(table, entry_points.play_random, ("-DROOM",))
    free = per_action(table, playouts.play_to_the_end)
    print(f"{name:<26}{checked:>18.1f}{free:>10.1f}", flush=True)
    entry_points.play_random.overloads.clear()
    playouts.play_to_the_end.overloads.clear()


def main() -> None:
    """Count and print a table."""
    names = options()
    print(f"{'instructions per action':<26}{'public functions':>18}{'playouts':>10}", flush=True)
    with tempfile.TemporaryDirectory() as empty:
        os.environ["XDG_CACHE_HOME"] = empty  # both are read when Numba is imported
        if platform.machine() in ("x86_64", "AMD64"):
            os.environ.update(NUMBA_CPU_NAME="haswell", NUMBA_CPU_FEATURES="")
        for name in names:
            tell(name)


if __name__ == "__main__":
    main()
