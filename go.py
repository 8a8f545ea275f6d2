#!/usr/bin/env python3
"""Set up and start Keltis, or test it. Needs nothing but Python 3.11 or newer.

python3 go.py            set up, start the server and open the browser
python3 go.py test       set up, then run all checks and tests
python3 go.py COMMAND …  set up, then run any keltis command, e.g. "rules keltis"
"""

import functools
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

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
STAMP = VENV / "keltis-setup"
FAST_STAMP = VENV / "keltis-setup-fast"
INSTALLING = VENV / "keltis-installing"  # exists, with the process id, while Numba is installed
# Commands that play many games wait for compiled code; these start at once, and strong bots follow.
BESIDE = ("serve", "play", "watch")
COMPUTING = ("arena", "compare", "ladder", "simulate", "solve", "warm")
POLL_SECONDS = 0.1
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def log(text: str) -> None:
    """Print a progress line to stderr, so that stdout belongs to the command."""
    print(f"keltis: {text}", file=sys.stderr, flush=True)


def fail(text: str) -> None:
    log(text)
    sys.exit(1)


def lock_file(extra: str) -> Path:
    """The exact versions and hashes of everything that an extra needs."""
    return ROOT / "requirements" / f"{extra}.lock"


def fingerprint(extra: str) -> str:
    """Identifies a finished set-up by Python, folder, requirements and the source of the browser client."""
    digest = hashlib.sha256("\n".join([extra, sys.version, str(ROOT)]).encode())
    for path in (ROOT / "pyproject.toml", lock_file(extra), *client_sources()):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def client_sources() -> list[Path]:
    """The files from which the browser client is built."""
    files = [
        ROOT / "web" / name for name in ("package.json", "package-lock.json", "vite.config.ts", "index.html")
    ]
    for folder in ("web/src", "web/public", "src/keltis/messages", "src/keltis/pictures"):
        files.extend((ROOT / folder).rglob("*"))
    return sorted(path for path in files if path.is_file() and path.suffix not in (".py", ".pyc"))


def fast_fingerprint() -> str:
    """Identifies a finished installation of the extra `fast`."""
    digest = hashlib.sha256(sys.version.encode())
    for path in (ROOT / "pyproject.toml", lock_file("fast")):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def is_set_up(extra: str) -> bool:
    """Whether this set-up, or the one with the test tools on top, was finished before."""
    if not PYTHON.exists() or not STAMP.exists():
        return False
    return STAMP.read_text() in (fingerprint(extra), fingerprint("test"))


def succeeds(*command: str | Path) -> bool:
    """Run a command and discard its output."""
    try:
        return subprocess.run([str(part) for part in command], capture_output=True).returncode == 0
    except OSError:
        return False


@functools.cache  # asks once
def root_prefix() -> list[str] | None:
    """What to put before a command that needs root; None if there is no way. Asks before it uses sudo."""
    if os.name == "nt":
        return None
    if os.geteuid() == 0:
        return []
    if not shutil.which("sudo") or not sys.stdin.isatty() or not sys.stderr.isatty():
        return None
    log("that needs root. Install system packages with sudo apt-get? [y/N]")
    return ["sudo"] if sys.stdin.readline().strip().lower() in ("y", "yes") else None


def apt_install(*packages: str) -> bool:
    """Install Debian packages, if this is Debian or a derivative and the user agrees."""
    if not shutil.which("apt-get"):
        return False
    log(f"installing {' '.join(packages)} with apt-get …")
    prefix = root_prefix()
    if prefix is None:
        return False
    apt = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q", "-y"]
    return succeeds(*apt, "update") and succeeds(*apt, "install", "--no-install-recommends", *packages)


def create_venv() -> None:
    """Create the virtual environment. Debian ships ensurepip, which that needs, in a separate package."""
    if not succeeds(sys.executable, "-c", "import ensurepip") and not apt_install("python3-venv"):
        fail("this Python cannot create virtual environments; install python3-venv and try again")
    command = [sys.executable, "-m", "venv", "--clear", str(VENV)]
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode:
        fail(f"the virtual environment could not be created: {(result.stdout + result.stderr).strip()}")


def set_up(extra: str) -> None:
    """Install the project with one extra; does nothing when that was done before."""
    if is_set_up(extra):
        return
    log("setting up, about a minute the first time …")
    STAMP.unlink(missing_ok=True)
    if not succeeds(PYTHON, "-m", "pip", "--version"):
        create_venv()
    if not install_locked(extra) and subprocess.run(pip("--editable", f"{ROOT}[{extra}]")).returncode:
        fail("the packages could not be installed; the lines above say why")
    STAMP.write_text(fingerprint(extra))


def pip(*arguments: str) -> list[str]:
    # --no-compile: most modules of the packages are never imported.
    options = ["--quiet", "--disable-pip-version-check", "--no-compile"]
    return [str(PYTHON), "-m", "pip", "install", *options, *arguments]


def install_locked(extra: str) -> bool:
    """Install exactly the locked versions, then the project itself with the locked build backend."""
    locked = pip("--require-hashes", "--no-deps", "--requirement", str(lock_file(extra)))
    result = subprocess.run(locked, capture_output=True, text=True)
    if result.returncode:
        reasons = [line for line in result.stderr.splitlines() if line.startswith("ERROR:")]
        reason = reasons[-1].removeprefix("ERROR:").strip()[:200] if reasons else "pip failed"
        log(f"the locked versions cannot be installed here ({reason}); using the version ranges instead")
        return False
    project = pip("--no-deps", "--no-build-isolation", "--editable", str(ROOT))
    if subprocess.run(project).returncode:
        fail("the project could not be installed; the lines above say why")
    return True


def has_fast() -> bool:
    """Whether Numba was installed before, by itself or with the test tools."""
    if is_set_up("test"):
        return True
    return FAST_STAMP.exists() and FAST_STAMP.read_text() == fast_fingerprint()


def install_fast() -> None:
    """Install Numba, with which the strong bots compile, into the environment that exists."""
    try:
        locked = pip("--require-hashes", "--no-deps", "--requirement", str(lock_file("fast")))
        if not succeeds(*locked) and not succeeds(*pip(*fast_ranges())):
            log("Numba cannot be installed here, so the strongest bots do not play; all others do")
            return
        FAST_STAMP.write_text(fast_fingerprint())
    finally:
        INSTALLING.unlink(missing_ok=True)


def fast_ranges() -> list[str]:
    """The requirements of the extra `fast`, as version ranges."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return list(project["optional-dependencies"]["fast"])


def start_install_fast() -> None:
    """Install Numba in a process beside the command, for which the file INSTALLING exists until then."""
    os.environ["KELTIS_INSTALLING"] = str(INSTALLING)
    if is_installing():
        return
    process = subprocess.Popen([sys.executable, str(ROOT / "go.py"), "--install-fast"], cwd=ROOT)
    INSTALLING.write_text(str(process.pid))


def is_installing() -> bool:
    """Whether a process that installs Numba is alive."""
    try:
        pid = int(INSTALLING.read_text())
        os.kill(pid, 0)
    except (OSError, ValueError):
        return False
    return os.name != "nt"  # there os.kill is no test


def find_browser() -> None:
    """Install Chromium for the browser tests where that is possible."""
    if os.environ.get("CHROMIUM") or any(map(shutil.which, BROWSERS)):
        return
    # The headless shell is half the size of Chromium and opens a page twice as fast.
    if not any(apt_install(browser, "fonts-dejavu-core") for browser in BROWSERS[:2]):
        log("the browser tests need Chromium: install it, or set the variable CHROMIUM to its path")


def find_databases() -> None:
    """Install PostgreSQL and Redis, for the tests with several nodes, where possible. Starts neither."""
    missing = [] if shutil.which("redis-server") else ["redis-server"]
    if not shutil.which("initdb") and not any(Path("/usr/lib/postgresql").glob("*/bin/initdb")):
        missing.append("postgresql")
    if missing and not apt_install(*missing):
        log(f"the tests with several nodes need {' and '.join(missing)}; they are skipped")


Command = list[str | Path]
Lane = list[Command]  # commands that run one after the other

# Playwright keeps an event loop running in its process, where other tests could not start one.
BROWSER_TESTS = "tests/browser"
# Like the browser tests, these mostly wait for servers, clocks and other processes.
WAITING_TESTS = ("tests/chaos", "tests/server", "tests/store", "tests/test_ray_cluster.py")


def run_tests(arguments: list[str]) -> int:
    """Run all checks, even when one fails. With arguments: style, types, and pytest with these arguments."""
    cores = min(os.cpu_count() or 1, 8)
    pytest: Command = [BIN / "pytest", "--dist", "worksteal", "-n"]  # idle workers take tests from busy ones
    style: Lane = [[BIN / "ruff", "check", "."], [BIN / "ruff", "format", "--check", "."]]
    types: Command = [BIN / "mypy"]
    if arguments:
        return run_lanes([[*style, types, [*pytest, str(cores), *arguments]]])
    # Fill the compilation cache once, before many processes need it. Tests that wait run beside tests that
    # compute, so one process more than there are cores does no harm.
    compiling: Lane = [[BIN / "keltis", "warm", "--bots", "--jobs", str(cores)]]
    others = [f"--ignore={folder}" for folder in (BROWSER_TESTS, *WAITING_TESTS)]
    computing: Lane = [[*pytest, str(cores), *others]]
    waiting: Lane = [[*pytest, "1", BROWSER_TESTS], [*pytest, str(cores), *WAITING_TESTS]]
    return run_lanes([style]) | run_lanes([compiling, [types]]) | run_lanes([computing, waiting])


def run_lanes(lanes: list[Lane]) -> int:
    """Run lanes in parallel; 0 if all succeed. The first lane prints at once, the others at the end."""
    failed = 0
    with ExitStack() as stack:
        outputs = [None, *(stack.enter_context(tempfile.TemporaryFile()) for _ in lanes[1:])]
        remaining = [iter(lane) for lane in lanes]
        running = [start(next(lane), output) for lane, output in zip(remaining, outputs, strict=True)]
        while any(running):
            time.sleep(POLL_SECONDS)
            for index, process in enumerate(running):
                if process and process.poll() is not None:
                    failed |= process.returncode
                    command = next(remaining[index], None)
                    running[index] = start(command, outputs[index]) if command else None
        for output in filter(None, outputs):
            output.seek(0)
            print(output.read().decode("utf-8", "replace"), end="", flush=True)
    return 1 if failed else 0


def start(command: Command, output: IO[bytes] | None) -> "subprocess.Popen[bytes] | None":
    log(f"{Path(command[0]).name} …")
    return subprocess.Popen([str(part) for part in command], cwd=ROOT, stdout=output, stderr=output)


def main() -> int:
    if sys.version_info < (3, 11):
        fail(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}")
    # The folder is ours to write in, and bytecode files make every later start faster.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    arguments = sys.argv[1:]
    if arguments[:1] in (["-h"], ["--help"]):
        print(__doc__)
        return 0
    if arguments[:1] == ["test"]:
        set_up("test")
        find_browser()
        find_databases()
        return run_tests(arguments[1:])
    if arguments == ["--install-fast"]:
        if hasattr(os, "nice"):
            os.nice(10)
        install_fast()
        return 0
    set_up("server")
    name = arguments[0] if arguments else "serve"
    if name in (*BESIDE, *COMPUTING) and not has_fast():
        if name in COMPUTING:
            log("installing Numba, half a minute the first time …")
            install_fast()
        else:
            start_install_fast()
    command = [str(PYTHON), "-m", "keltis", *(arguments or ["serve", "--open"])]
    if os.name != "nt":
        os.execv(command[0], command)
    return subprocess.run(command).returncode


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
