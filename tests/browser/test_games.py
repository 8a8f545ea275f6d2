"""Whole games in the browser, through the interface alone."""

import json
from io import BytesIO

import pytest
from playwright.sync_api import Page

from keltis import GAMES
from keltis.core.recordfile import read_stream
from tests.browser.player import finish, start

NAMES = [game.name for game in GAMES]
SIZES = [(360, 640), (390, 844), (768, 1024), (1280, 800)]


@pytest.mark.parametrize("game", NAMES)
def test_a_whole_game_ends_with_the_scores_of_the_record(page: Page, server: str, game: str) -> None:
    start(page, game)
    finish(page)
    table = page.url.rpartition("/")[2]
    answer = page.request.get(f"{server}/api/tables/{table}/record")
    [record] = read_stream(BytesIO(answer.body()), GAMES)
    play = record.play
    assert play.over
    shown = page.locator(".who b").all_inner_texts()
    assert [int(points.replace("−", "-")) for points in shown] == play.scores()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", NAMES)
def test_the_table_fits_the_screen(page: Page, game: str, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    start(page, game)
    extent = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert extent[0] <= size[0]
    assert extent[1] <= size[1]
    small = page.evaluate(
        """() => [...document.querySelectorAll('button, [role=button]')]
            .filter((one) => one.checkVisibility())
            .map((one) => [one.getAttribute('aria-label') || one.textContent, one.getBoundingClientRect()])
            .filter(([, box]) => Math.min(box.width, box.height) < 24)
            .map(([name]) => name)"""
    )
    assert small == []


def test_an_impossible_try_is_answered_with_the_rule(page: Page) -> None:
    start(page, "keltis")
    page.locator("[data-thing=deck]").click(force=True)  # it says itself that it is not possible
    refusal = page.get_by_role("alert")
    assert "First play a card or discard one." in refusal.inner_text()
    assert "Rule C3" in refusal.inner_text()


def test_the_language_can_be_chosen(page: Page) -> None:
    page.get_by_role("button", name="Deutsch").click()
    page.get_by_role("button", name="Jetzt spielen gegen einen Bot").first.click()
    page.wait_for_selector(".table")
    assert page.locator("html").get_attribute("lang") == "de"
    page.reload()
    page.wait_for_selector(".table")
    assert page.evaluate("document.documentElement.lang") == "de"
    assert json.loads(page.evaluate("JSON.stringify(localStorage.getItem('language'))")) == "de"
