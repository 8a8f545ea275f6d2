"""A real PostgreSQL for tests, started on a free port and deleted afterwards."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

NAME = "postgres"


def programs() -> Path | None:
    """The folder of PostgreSQL's programs."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return places[-1].parent if places else None


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def _owner() -> str | None:
    """The user who runs PostgreSQL, which refuses to run as root; None if we are not root."""
    if os.geteuid() != 0:
        return None
    try:
        return pwd.getpwnam(NAME).pw_name
    except KeyError:
        return pwd.getpwnam("nobody").pw_name


@contextmanager
def cluster() -> Iterator[str]:
    """The address of a server, without a database in it."""
    tools = programs()
    assert tools is not None
    owner, port = _owner(), free_port()
    folder = Path(tempfile.mkdtemp(prefix="keltis-pg-"))
    try:
        if owner:
            shutil.chown(folder, owner)
        data = folder / "data"
        subprocess.run(
            [
                tools / "initdb",
                "-D",
                data,
                "-U",
                NAME,
                "-A",
                "trust",
                "--no-sync",
                "-E",
                "UTF8",
                "--no-locale",
            ],
            check=True,
            capture_output=True,
            user=owner,
            cwd=folder,
        )
        options = ["-p", str(port), "-k", str(folder), "-h", "127.0.0.1", "-c", "max_connections=50"]
        with (folder / "log").open("w") as log:
            server = subprocess.Popen(
                [tools / "postgres", "-D", data, *options], user=owner, stdout=log, stderr=log, cwd=folder
            )
        try:
            address = f"postgresql://{NAME}@127.0.0.1:{port}"
            _wait_for(address)
            yield address
        finally:
            server.send_signal(signal.SIGQUIT)  # immediate shutdown: the data are not needed
            server.wait()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _wait_for(address: str) -> None:
    for _ in range(600):
        try:
            psycopg.connect(f"{address}/postgres", connect_timeout=3).close()
            return
        except psycopg.OperationalError:
            time.sleep(0.1)
    raise TimeoutError


def new_database(address: str, name: str) -> str:
    """The address of a fresh database."""
    with psycopg.connect(f"{address}/postgres", autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    return f"{address}/{name}"
