"""The server is unreachable: the page says so, nothing is lost, and it reconnects."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from keltis import GAMES
from tests.browser.conftest import Visitors
from tests.browser.hosting import Host
from tests.browser.player import CHOICES, start

LONG = "KELTIS_LONG" in os.environ  # all games, not only one: it takes minutes
NAMES = [game.name for game in GAMES] if LONG else ["keltis"]
STEPS = 8 if LONG else 3  # of one turn or more
PROMPT = ".prompt [role=status]"
BANNER = ".banner"
THINGS = "all => all.map((one) => one.dataset.thing).sort()"
FRESH = "all => all.filter((one) => one.ariaPressed !== 'true').map((one) => one.dataset.thing)"
KINDS = ("deck", "pile", "button", "figure", "card", "row")


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    found = Host(tmp_path_factory.mktemp("host"))
    found.start()
    yield found
    found.kill()


def prompt(page: Page) -> tuple[str, list[str]]:
    """The prompt, and what can be touched."""
    page.wait_for_selector(CHOICES)
    return page.locator(PROMPT).inner_text(), page.locator(CHOICES).evaluate_all(THINGS)


def interrupt(page: Page, host: Host) -> None:
    """Kill and restart the server; the page shows both."""
    host.kill()
    expect(page.locator(BANNER)).to_be_visible()
    host.start()
    expect(page.locator(BANNER)).to_have_count(0)


def next_step(page: Page) -> None:
    """One action of the turn: touch things until the prompt changes."""
    before = page.locator(PROMPT).inner_text()
    for _ in range(4):
        things: list[str] = page.locator(CHOICES).evaluate_all(FRESH)
        ranked = [thing for kind in KINDS for thing in things if thing.startswith(kind)]
        page.locator(f'[data-thing="{(ranked or things)[0]}"]').first.click()
        page.wait_for_timeout(100)
        if page.locator(PROMPT).inner_text() != before:
            return


@pytest.mark.parametrize("game", NAMES)
def test_the_same_prompt_comes_back_in_every_phase_of_a_turn(
    host: Host, visitors: Visitors, game: str
) -> None:
    page = visitors.come(host.address)
    start(page, game)
    seen: set[str] = set()
    for _ in range(STEPS):
        asked = prompt(page)
        if asked[0] not in seen:
            seen.add(asked[0])
            interrupt(page, host)
            assert prompt(page) == asked
        next_step(page)
    assert len(seen) >= 2


def test_a_move_made_while_the_server_is_away_is_done_when_it_is_back(host: Host, visitors: Visitors) -> None:
    page = visitors.come(host.address)
    start(page, "weg_der_steine")
    asked = prompt(page)
    host.kill()
    expect(page.locator(BANNER)).to_be_visible()
    page.locator("[data-thing=deck]").click()
    host.start()
    expect(page.locator(BANNER)).to_have_count(0)
    page.wait_for_function(
        "([path, before]) => document.querySelector(path)?.innerText !== before", arg=[PROMPT, asked[0]]
    )


def test_the_page_opens_without_the_server_and_says_so(host: Host, visitors: Visitors) -> None:
    page = visitors.come(host.address, service_workers="allow")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    host.kill()
    page.reload()
    expect(page.get_by_role("heading", name="Paths that rise, paths that fall")).to_be_visible()
    expect(page.locator(BANNER)).to_contain_text("The server cannot be reached.")
    page.goto(f"{host.address}/#/settings")
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    host.start()
    expect(page.locator(BANNER)).to_have_count(0)


def test_it_can_be_installed(page: Page, server: str) -> None:
    """The manifest is complete, and its icons have the declared sizes."""
    address = page.locator("link[rel=manifest]").get_attribute("href") or ""
    manifest = page.request.get(f"{server}/{address.removeprefix('./')}").json()
    assert {"name", "short_name", "start_url", "display", "icons"} <= set(manifest)
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        size = page.evaluate(
            """async (path) => { const image = new Image(); image.src = path; await image.decode()
                return `${image.naturalWidth}x${image.naturalHeight}` }""",
            icon["src"],
        )
        assert icon["sizes"] in (size, "any")


def test_nothing_may_be_loaded_from_elsewhere(page: Page, server: str) -> None:
    """The content security policy forbids it, and nothing is requested (the fixture checks all requests)."""
    policy = page.request.get(server).headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "http" not in policy
    assert page.evaluate("fetch('https://example.org/').then(() => true, () => false)") is False
