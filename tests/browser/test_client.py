"""The browser client's own tests, and its files."""

import gzip
import json
import re
import subprocess
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page

from keltis import GAMES
from keltis.messages import LANGUAGES
from keltis.pictures.standing import form, standing
from keltis.server.protocol.typescript import types
from keltis.table.render import stage
from keltis.table.settings import Settings
from keltis.ui_model.stage import Piece
from tests.browser.conftest import NODE, WEB, Visitors
from tests.browser.player import start

STATIC = Path(__file__).parents[2] / "src" / "keltis" / "static"
PLATFORMS = ("linux-x64-gnu", "linux-arm64-gnu", "darwin-x64", "darwin-arm64", "win32-x64-msvc")


def test_the_choice_by_touch() -> None:
    """Run by Node."""
    tests = sorted(str(path) for path in (WEB / "tests").glob("*.test.ts"))
    done = subprocess.run([NODE, "--test", *tests], capture_output=True, text=True, cwd=WEB)
    assert done.returncode == 0, done.stdout + done.stderr


# Where figures of every kind stand on every place of some boards.
STANDS = """
import { stand } from './src/table/board/geometry.ts'
import { readFileSync } from 'node:fs'
const cases = JSON.parse(readFileSync(0, 'utf8'))
const found = cases.map(([place, ...rest]) => stand(place, ...rest)).map(({ x, y, size }) => [x, y, size])
console.log(JSON.stringify(found))
"""


def test_figures_stand_where_pictures_show_them() -> None:
    """Compares the positions computed by the browser and by the pictures."""
    stages = [stage(Settings(game=game.name, players=2)) for game in GAMES]
    kinds = [
        (place, kind, seat, players, large, beside)
        for board in stages
        for kind, place in {form(place, board.scenery): place for place in board.places}.items()
        for players in (2, 3, 4)
        for seat in range(players)
        for large in (False, True)
        for beside in (False, True)
    ]
    expected = [
        standing(place, kind, Piece(seat, place.id, large), players, beside)
        for place, kind, seat, players, large, beside in kinds
    ]
    command = [str(NODE), "--input-type=module", "--eval", STANDS]
    done = subprocess.run(command, input=msgspec.json.encode(kinds), capture_output=True, cwd=WEB)
    assert done.returncode == 0, done.stderr.decode()
    found = json.loads(done.stdout)
    assert len(found) == len(kinds) > 100
    assert [tuple(one) for one in found] == [pytest.approx(tuple(one)) for one in expected]


def test_the_lock_file_serves_every_platform_and_names_no_address() -> None:
    """Some mirrors have only one platform's files, and npm then writes a lock that is of no use elsewhere."""
    lock = json.loads((WEB / "package-lock.json").read_text())
    names = set(lock["packages"])
    assert all(f"node_modules/@rolldown/binding-{platform}" in names for platform in PLATFORMS)
    assert not [name for name, package in lock["packages"].items() if "resolved" in package]


def packed(page: Page) -> int:
    """The compressed bytes of the client loaded so far."""
    loaded: list[str] = page.evaluate("() => performance.getEntriesByType('resource').map((one) => one.name)")
    names = {address.rpartition("/assets/")[2] for address in loaded if "/assets/" in address}
    return sum(len(gzip.compress((STATIC / "assets" / name).read_bytes())) for name in names)


TABLE_LOADED = "() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/table-'))"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_small(server: str, visitors: Visitors, language: str) -> None:
    """The lobby with its language, and all that every table needs, take at most 200 kB with fonts and art."""
    page = visitors.come(f"{server}/?lang={language}")
    page.wait_for_selector(".games .play")
    page.wait_for_function(TABLE_LOADED)
    page.wait_for_load_state("networkidle")
    assert 40_000 < packed(page) <= 200_000


def test_a_game_adds_little(page: Page, server: str) -> None:
    """At most 25 kB: its board as data, its landscape, and whatever is loaded besides."""
    page.wait_for_selector(".games .play")
    page.wait_for_function(TABLE_LOADED)
    page.wait_for_load_state("networkidle")
    before = packed(page)
    for game in GAMES:
        page.goto(f"{server}/#/")
        start(page, game.name)
        page.wait_for_selector(".board")
        after = packed(page)
        board = gzip.compress(msgspec.json.encode(stage(Settings(game=game.name, players=4))))
        assert after - before + len(board) <= 25_000
        before = after


def test_the_types_of_the_protocol_are_current() -> None:
    made = (WEB / "src" / "net" / "protocol.gen.ts").read_text("utf-8")
    assert made == types(), "run: python -m keltis.server.protocol.typescript > web/src/net/protocol.gen.ts"


@pytest.mark.parametrize(
    "command",
    [
        ("svelte-check/bin/svelte-check", "--fail-on-warnings"),
        ("eslint/bin/eslint.js", "--max-warnings=0", "."),
        ("prettier/bin/prettier.cjs", "--check", "."),
    ],
    ids=["types", "lint", "format"],
)
def test_the_source_of_the_client_is_clean(tools: None, command: tuple[str, ...]) -> None:
    """Type errors, lint warnings and unformatted files; `npm run format` in web/ fixes the last."""
    tool, *options = command
    done = subprocess.run(
        [NODE, WEB / "node_modules" / tool, *options], capture_output=True, text=True, cwd=WEB
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_service_worker_keeps_the_files_that_there_are() -> None:
    """A single missing file would prevent caching altogether."""
    found = re.search(r"const FILES = (\[.*?\])", (STATIC / "sw.js").read_text("utf-8"))
    assert found is not None
    files = json.loads(found[1])
    assert len(files) == len(set(files)) > 20
    assert [name for name in files if not (STATIC / name).is_file()] == []
