"""Whole games in the browser, through the interface alone."""

import json

import pytest
from playwright.sync_api import Page

from keltis import GAMES
from tests.browser.conftest import Visitors
from tests.browser.player import check_scores, finish_by_hand, learn, start

NAMES = [game.name for game in GAMES]
LONGEST = ("keltis", "neue_wege", "orakel")  # with reduced motion, for speed
BY_FINGER = ("orakel", "wuerfelspiel")  # the others with the mouse
SIZES = [(360, 640), (390, 844), (768, 1024), (1280, 800)]


@pytest.mark.parametrize("game", NAMES)
def test_a_whole_game_by_pointer_ends_with_the_scores_of_the_record(
    server: str, visitors: Visitors, game: str
) -> None:
    """The mouse in some games, touch in the others, with the browser's hit testing."""
    finger = game in BY_FINGER
    page = visitors.come(server, has_touch=finger)
    if game in LONGEST:
        page.emulate_media(reduced_motion="reduce")
    start(page, game)
    finish_by_hand(page, finger)
    check_scores(page, server)


SMALL = """() => [...document.querySelectorAll('button, [role=button]')]
    .filter((one) => one.checkVisibility())
    .map((one) => [one.getAttribute('aria-label') || one.textContent, one.getBoundingClientRect()])
    .filter(([, box]) => Math.min(box.width, box.height) < 23.99)
    .map(([name, { width, height }]) => `${name} ${width}×${height}`)"""
EXTENT = """() => [document.documentElement, document.querySelector('.felt')]
    .flatMap((one) => [one.scrollWidth - innerWidth, one.scrollHeight - innerHeight])"""


@pytest.mark.parametrize("game", NAMES)
def test_the_table_and_the_lessons_fit_every_screen(page: Page, server: str, game: str) -> None:
    """Nothing scrolls, and touch targets are large enough."""
    start(page, game)
    wrong = []
    for path in ("table", "lessons"):
        if path == "lessons":
            learn(page, server, game)
        page.wait_for_selector(".felt :is(.thing.lit, g.target)", state="attached")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            beyond, small = page.evaluate(EXTENT), page.evaluate(SMALL)
            if max(beyond) > 0 or small:
                wrong.append((path, width, beyond, small))
    assert wrong == []


def test_the_language_can_be_chosen(page: Page) -> None:
    page.locator("header summary").click()
    page.get_by_role("button", name="Deutsch").click()
    page.get_by_role("button", name="Spielen gegen Kleeblatt").first.click()
    page.wait_for_selector(".table")
    assert page.locator("html").get_attribute("lang") == "de"
    page.reload()
    page.wait_for_selector(".table")
    assert page.evaluate("document.documentElement.lang") == "de"
    assert json.loads(page.evaluate("JSON.stringify(localStorage.getItem('language'))")) == "de"
