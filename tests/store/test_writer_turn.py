"""Several processes write to one SQLite file in turns."""

import fcntl
import os
import sys
import threading
import time
from pathlib import Path

import pytest

from keltis.store.writer_turn import WriterTurn

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no fcntl")


def is_locked(file: Path) -> bool:
    probe = os.open(file, os.O_RDWR)
    try:
        fcntl.flock(probe, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    finally:
        os.close(probe)
    return False


def test_who_has_just_written_waits_for_the_others(tmp_path: Path) -> None:
    busy, patient = WriterTurn(tmp_path / "db"), WriterTurn(tmp_path / "db")
    order = []

    def wait_and_write() -> None:
        patient.take()
        order.append("patient")
        patient.give()

    busy.take()
    waiting = threading.Thread(target=wait_and_write)
    waiting.start()
    while not is_locked(tmp_path / "db-next"):
        time.sleep(0.001)
    busy.give()
    busy.take()
    order.append("busy")
    busy.give()
    waiting.join()
    assert order == ["patient", "busy"]
    for turn in (busy, patient):
        turn.close()


def test_a_turn_ends_with_its_connection(tmp_path: Path) -> None:
    gone, next_one = WriterTurn(tmp_path / "db"), WriterTurn(tmp_path / "db")
    gone.take()
    gone.close()
    next_one.take()
    next_one.close()
