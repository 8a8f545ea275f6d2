"""The client side of a worker: start it, send requests, and handle its exit."""

import json
import os
import subprocess
import tempfile
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

from benchmarks.peers.count import Count

ROOT = Path(__file__).resolve().parents[2]


class NotAvailable(Exception):
    """A peer or one of its series cannot be measured here; the text says why."""


class Handle:
    """A running worker."""

    def __init__(self, python: Path, module: str, core: int | None, settings: dict[str, str]) -> None:
        self._open = ExitStack()
        self._complaints = self._open.enter_context(tempfile.TemporaryFile())  # noqa: SIM115
        self._process = subprocess.Popen(
            [str(python), "-m", module, *([] if core is None else [str(core)])],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._complaints,
            text=True,
            encoding="utf-8",
            cwd=ROOT,
            env={**os.environ, "PYTHONWARNINGS": "ignore", **settings},
        )
        self._open.enter_context(self._process)
        try:
            introduction = self._hear()
        except NotAvailable:
            self.close()
            raise
        self.series: list[str] = introduction["series"]
        self.versions: dict[str, str] = introduction["versions"]

    def prepare(self, series: str) -> None:
        """Load, compile and warm up."""
        self._ask({"do": "prepare", "series": series})

    def measure(self, series: str, seconds: float) -> Count:
        """Measure one round of a series."""
        return Count(**self._ask({"do": "measure", "series": series, "seconds": seconds}))

    def close(self) -> None:
        """Close its input, so that it exits."""
        with suppress(BrokenPipeError):  # it has exited already
            self._open.close()

    def _ask(self, request: dict[str, Any]) -> dict[str, Any]:
        assert self._process.stdin
        with suppress(BrokenPipeError):  # it has exited: the missing answer will be reported
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
        return self._hear()

    def _hear(self) -> dict[str, Any]:
        assert self._process.stdout
        line = self._process.stdout.readline()
        if not line:
            raise NotAvailable(self._last_words())
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise NotAvailable(str(answer["error"]))
        return answer

    def _last_words(self) -> str:
        code = self._process.wait()
        self._complaints.seek(0)
        lines = self._complaints.read().decode("utf-8", "replace").strip().splitlines()
        return lines[-1].strip() if lines else f"the worker ended with code {code}"
