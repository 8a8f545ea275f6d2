"""Games on a Ray cluster give the same results as locally. The cluster is a real one, started here."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

import keltis
from tests.cli.terminal import environment

ROOM = 80_000_000  # bytes for shared objects: a machine may have little shared memory
PATIENCE = 90  # seconds
QUIET = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_AUTH_MODE": "disabled", "KELTIS_FAST": "0"}


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


def wait_for(head: "subprocess.Popen[bytes]", log: Path) -> None:
    begin = time.monotonic()
    while time.monotonic() < begin + PATIENCE:
        assert head.poll() is None, log.read_text()
        if "Ray runtime started" in log.read_text():
            return
        time.sleep(0.1)
    pytest.fail(f"no cluster after {PATIENCE} s: {log.read_text()}")


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a cluster of one machine: this one, with no way to others and no dashboard."""
    # Sockets lie in the folder, and their names must not be long: pytest's own folders are.
    with TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder:
        port, log = free_port(), Path(folder) / "log"
        head = started(Path(folder), port, log)
        try:
            wait_for(head, log)
            yield f"127.0.0.1:{port}"
        finally:
            end(head)


def started(folder: Path, port: int, log: Path) -> "subprocess.Popen[bytes]":
    flags = {
        "port": port,
        "min-worker-port": 0,  # any free one
        "max-worker-port": 0,
        "dashboard-agent-listen-port": 0,
        "node-ip-address": "127.0.0.1",
        "num-cpus": 2,
        "object-store-memory": ROOM,
        "include-dashboard": "false",
        "temp-dir": folder / "r",
    }
    command = [sys.executable, "-m", "ray.scripts.scripts", "start", "--head", "--block"]
    command += [f"--{name}={value}" for name, value in flags.items()]
    with log.open("wb") as out:
        return subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=subprocess.STDOUT,
            env=environment(folder, **QUIET),
            start_new_session=True,
        )


def end(head: "subprocess.Popen[bytes]") -> None:
    """Stop this cluster with all its processes, but no other one."""
    head.send_signal(signal.SIGTERM)
    with suppress(subprocess.TimeoutExpired):
        head.wait(20)
    with suppress(ProcessLookupError):
        os.killpg(head.pid, signal.SIGKILL)
    head.wait(20)


def compare(folder: Path, *arguments: str, **more: str) -> "subprocess.CompletedProcess[str]":
    return run(folder, "compare", "keltis", "--players", "2", "--players", "3", *arguments, **more)


def run(folder: Path, *arguments: str, **more: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "keltis", *arguments, "--games", "30", "--seed", "5", "--json"],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=environment(folder, **QUIET, **more),
        check=False,
    )


def test_a_cluster_gives_the_same_numbers(cluster: str, tmp_path: Path) -> None:
    there = compare(tmp_path, "--ray", cluster)
    assert there.returncode == 0, there.stderr
    assert there.stderr == ""
    here = compare(tmp_path, "--jobs", "1")
    assert json.loads(there.stdout)["games"] == 30
    assert there.stdout == here.stdout


def test_an_arena_on_a_cluster_has_the_same_results(cluster: str, tmp_path: Path) -> None:
    arena = ("arena", "weg_der_steine", "--bots", "greedy,clover")
    there = run(tmp_path, *arena, "--ray", cluster)
    assert (there.returncode, there.stderr) == (0, "")
    assert there.stdout == run(tmp_path, *arena, "--jobs", "2").stdout
    assert json.loads(there.stdout)["hash"]


def test_a_cluster_with_other_sources_is_refused(cluster: str, tmp_path: Path) -> None:
    source = Path(keltis.__file__).parent
    shutil.copytree(source, tmp_path / "keltis", ignore=shutil.ignore_patterns("__pycache__"))
    with (tmp_path / "keltis" / "games" / "keltis" / "rules.py").open("a") as rules:
        rules.write("# another rule\n")
    done = compare(tmp_path, "--ray", cluster, PYTHONPATH=str(tmp_path))
    assert done.returncode == 2
    assert done.stderr.startswith("keltis: the cluster has another keltis (")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nonsense", "ray://127.0.0.1:1"])
def test_an_address_without_a_cluster_is_said_in_one_line(tmp_path: Path, address: str) -> None:
    done = compare(tmp_path, "--ray", address)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("keltis: no Ray cluster can be reached at “")
    assert done.stderr.count("\n") == 1
