#!/usr/bin/env python3
"""Set up and start Keltis, or test it. Needs nothing but Python 3.11 or newer.

python3 go.py            set up, start the server and open the browser
python3 go.py test       set up, then run all checks and tests
python3 go.py COMMAND …  set up, then run any keltis command, e.g. "rules keltis"
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import IO

HERE = Path(__file__).resolve().parent
VENV = HERE / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
STAMP = VENV / "keltis-setup"
LOOK = 0.1  # seconds between looks at what runs
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def say(text: str) -> None:
    """Tell what is going on, apart from the program's own output."""
    print(f"keltis: {text}", file=sys.stderr, flush=True)


def stop(text: str) -> None:
    """Give up with one clear line."""
    say(text)
    sys.exit(1)


def wanted(extra: str) -> str:
    """What a finished set-up is called: it changes with Python, the place and the project's needs."""
    parts = [extra, sys.version, str(HERE), (HERE / "pyproject.toml").read_text("utf-8")]
    digest = hashlib.sha256("\n".join(parts).encode())
    for path in client_source():
        digest.update(path.read_bytes())
    return digest.hexdigest()


def client_source() -> list[Path]:
    """The files from which the browser client is built."""
    own = [
        HERE / "web" / name for name in ("package.json", "package-lock.json", "vite.config.ts", "index.html")
    ]
    deep = [
        path
        for folder in ("web/src", "web/public", "src/keltis/words")
        for path in (HERE / folder).rglob("*")
    ]
    own.append(HERE / "src/keltis/pictures/shapes.json")
    return sorted(path for path in [*own, *deep] if path.is_file() and path.suffix not in (".py", ".pyc"))


def ready(extra: str) -> bool:
    """Whether this set-up, or one with the test tools on top, was finished before."""
    if not PYTHON.exists() or not STAMP.exists():
        return False
    return STAMP.read_text() in (wanted(extra), wanted("test"))


def runs(*command: str | Path) -> bool:
    """Whether a command succeeds; what it prints does not matter."""
    try:
        return subprocess.run([str(part) for part in command], capture_output=True).returncode == 0
    except OSError:
        return False


def root() -> list[str] | None:
    """What to put before a command that needs root; None if there is no way."""
    if os.name == "nt":
        return None
    if os.geteuid() == 0:
        return []
    return ["sudo", "-n"] if runs("sudo", "-n", "true") else None


def debian(*packages: str) -> bool:
    """Install packages of Debian or its kin, if this is one and we may."""
    before = root()
    if before is None or not shutil.which("apt-get"):
        return False
    say(f"installing {' '.join(packages)} with apt-get …")
    apt = [*before, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q", "-y"]
    return runs(*apt, "update") and runs(*apt, "install", "--no-install-recommends", *packages)


def make_venv() -> None:
    """Make the virtual environment; Debian's Python keeps what that needs in a package of its own."""
    if not runs(sys.executable, "-c", "import ensurepip") and not debian("python3-venv"):
        stop("this Python cannot make virtual environments; install python3-venv and try again")
    command = [sys.executable, "-m", "venv", "--clear", str(VENV)]
    made = subprocess.run(command, capture_output=True, text=True)
    if made.returncode:
        stop(f"the virtual environment could not be made: {(made.stdout + made.stderr).strip()}")


def set_up(extra: str) -> None:
    """Install the project, once; a finished set-up is recognised and left alone."""
    if ready(extra):
        return
    say("setting up, about a minute the first time …")
    STAMP.unlink(missing_ok=True)
    if not runs(PYTHON, "-m", "pip", "--version"):
        make_venv()
    target = f"{HERE}[{extra}]" if extra else str(HERE)
    command = [
        str(PYTHON),
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "--no-compile",  # what is never imported need not be compiled
        "--editable",
        target,
    ]
    if subprocess.run(command).returncode:
        stop("the packages could not be installed; the lines above say why")
    STAMP.write_text(wanted(extra))


def find_browser() -> None:
    """The tests need Chromium: install it where that is possible."""
    if os.environ.get("CHROMIUM") or any(map(shutil.which, BROWSERS)):
        return
    # The shell is the same browser without its windows: half the size, and twice as fast to open a page.
    if not any(debian(browser, "fonts-dejavu-core") for browser in BROWSERS[:2]):
        say("the tests in the browser need Chromium: install it, or name it in the variable CHROMIUM")


def find_database() -> None:
    """Some tests need PostgreSQL or Redis: install them where that is possible. None is started."""
    wanted = [] if shutil.which("redis-server") else ["redis-server"]
    if not shutil.which("initdb") and not any(Path("/usr/lib/postgresql").glob("*/bin/initdb")):
        wanted.append("postgresql")
    if wanted and not debian(*wanted):
        say(f"the tests with several nodes need {' and '.join(wanted)}, and are skipped without")


Command = list[str | Path]
Lane = list[Command]  # one after the other

# What drives a browser keeps an event loop running in its process, where other tests could start none.
BROWSER = "tests/browser"
# These wait for servers, clocks and other processes for much of their time, as those in the browser do.
WAITING = ("tests/chaos", "tests/server", "tests/store", "tests/test_cluster.py")


def test(arguments: list[str]) -> int:
    """Run every check; all of them, even when one fails."""
    cores = min(os.cpu_count() or 1, 8)
    pytest: Command = [BIN / "pytest", "--dist", "worksteal", "-n"]  # no core waits for what another has left
    style: Lane = [[BIN / "ruff", "check", "."], [BIN / "ruff", "format", "--check", "."]]
    types: Command = [BIN / "mypy"]
    if arguments:
        return together([[*style, types, [*pytest, str(cores), *arguments]]])
    # Compile rules and bots once and first, instead of in every process that needs them. Beside what computes
    # all the time goes what waits: one process more than there are cores is never too many.
    compiling: Lane = [[BIN / "keltis", "warm", "--bots", "--jobs", str(cores)]]
    others = [f"--ignore={folder}" for folder in (BROWSER, *WAITING)]
    computing: Lane = [[*pytest, str(cores), *others]]
    waiting: Lane = [[*pytest, "1", BROWSER], [*pytest, str(max(cores - 1, 1)), *WAITING]]
    return together([style]) | together([compiling, [types]]) | together([computing, waiting])


def together(lanes: list[Lane]) -> int:
    """Run lanes at the same time; 0 if all goes well. What others than the first print comes at the end."""
    failed = 0
    with ExitStack() as stack:
        papers = [None, *(stack.enter_context(tempfile.TemporaryFile()) for _ in lanes[1:])]
        left = [iter(lane) for lane in lanes]
        running = [begun(next(lane), paper) for lane, paper in zip(left, papers, strict=True)]
        while any(running):
            time.sleep(LOOK)
            for at, process in enumerate(running):
                if process and process.poll() is not None:
                    failed |= process.returncode
                    following = next(left[at], None)
                    running[at] = begun(following, papers[at]) if following else None
        for paper in filter(None, papers):
            paper.seek(0)
            print(paper.read().decode("utf-8", "replace"), end="", flush=True)
    return 1 if failed else 0


def begun(command: Command, output: IO[bytes] | None) -> "subprocess.Popen[bytes] | None":
    """A command that runs from now on."""
    say(f"{Path(command[0]).name} …")
    return subprocess.Popen([str(part) for part in command], cwd=HERE, stdout=output, stderr=output)


def main() -> int:
    """Do what the command line says."""
    if sys.version_info < (3, 11):
        stop(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}")
    # What was compiled once need not be compiled by every process again: the folder is ours to write in.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    arguments = sys.argv[1:]
    if arguments[:1] in (["-h"], ["--help"]):
        print(__doc__)
        return 0
    if arguments[:1] == ["test"]:
        set_up("test")
        find_browser()
        find_database()
        return test(arguments[1:])
    set_up("server")
    command = [str(PYTHON), "-m", "keltis", *(arguments or ["serve", "--open"])]
    if os.name != "nt":
        os.execv(command[0], command)
    return subprocess.run(command).returncode


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
