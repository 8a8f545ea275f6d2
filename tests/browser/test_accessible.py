"""Accessibility of every screen: axe in three languages and two themes, keyboard, and screen reader mode."""

import json
import os
import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from keltis import GAMES
from keltis.messages import LANGUAGES
from tests.browser.conftest import WEB, Visitors, tell
from tests.browser.player import finish, learn, start, turn

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
THEMES = ("light", "dark")
SCREENS = {
    "": "Lobby",
    "new/wuerfelspiel": "NewTable",
    "settings": "Settings",
    "account": "Account",
    "daily": "Daily",
    "practice": "Practice",
    "history": "History",
    "statistics": "Statistics",
    "friends": "Friends",
    "rules/keltis": "Rules",
    "replay": "Replay",
    "learn/keltis": "Tutorial",
}

# Colours depend on the theme only, everything else on the language only, so not all pairs are needed.
LONG = "KELTIS_LONG" in os.environ
PAIRS = [(language, theme) for language in LANGUAGES for theme in THEMES]
JUDGED = PAIRS if LONG else [("en", "light"), ("en", "dark"), ("de", "light"), ("ru", "light")]
JUDGE = """async (colours) => {
    const rules = colours ? {} : { 'color-contrast': { enabled: false } }
    const { violations } = await axe.run(document, { resultTypes: ['violations'], rules })
    const where = (nodes) => nodes.map((node) => node.target.join(' ')).join(' | ')
    return violations.map(({ id, nodes }) => `${id}: ${where(nodes)}`)
}"""


@pytest.fixture
def page(visitors: Visitors, server: str, tools: None) -> Page:
    """A phone with reduced motion and axe."""
    page = visitors.come("about:blank", reduced_motion="reduce")
    page.context.add_init_script(path=AXE)
    page.goto(server)
    return page


def faults(page: Page, judged: Sequence[tuple[str, str]] = JUDGED, **settings: bool) -> list[Any]:
    """The faults of a screen in all languages and themes."""
    found: list[Any] = []
    for language, theme in judged:
        tell(page, "language", language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        tell(page, "settings", json.dumps({"theme": theme, "motion": "off", **settings}))
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        colours = LONG or language == "en"
        found += [(language, theme, fault) for fault in page.evaluate(JUDGE, colours)]
    return found


def test_no_screen_has_a_fault(page: Page, server: str) -> None:
    found = {}
    for screen, name in SCREENS.items():
        page.goto(f"{server}/#/{screen}")
        expect(page.locator("html")).to_have_attribute("data-screen", name)
        page.wait_for_selector("main h1")
        page.wait_for_load_state("networkidle")
        found[screen] = faults(page)
    tell(page, "language", "en")
    learn(page, server, "orakel")
    found["lesson"] = faults(page)
    tell(page, "language", "en")
    page.goto(f"{server}/#/practice/puzzle/wuerfelspiel/2")
    page.get_by_role("button", name="Show solution").click()
    page.wait_for_selector("text=Best:")
    found["puzzle"] = faults(page, JUDGED[:2])
    tell(page, "language", "en")
    page.goto(f"{server}/#/new/keltis")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    found["seats"] = faults(page)
    assert {screen: wrong for screen, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_no_table_has_a_fault(page: Page, game: str) -> None:
    start(page, game)
    page.wait_for_selector(".thing.lit, g.target")
    assert faults(page, JUDGED if LONG or game == "keltis" else JUDGED[:2]) == []


def judge(page: Page, name: str, found: dict[str, list[Any]], **settings: bool) -> None:
    """Add the faults of the present screen; in one language and theme, or in all of them."""
    found[name] = faults(page, JUDGED if LONG else [JUDGED[len(found) % len(JUDGED)]], **settings)
    tell(page, "language", "en")
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_no_sheet_of_a_table_has_a_fault(page: Page) -> None:
    """Dialogs of a table, refusals, the end, the replay, and the end in the screen reader mode."""
    found: dict[str, list[Any]] = {}
    sheet = page.get_by_role("dialog")
    start(page, "wuerfelspiel")
    page.wait_for_selector(".thing.lit, g.target")
    page.locator(".dull").first.click(force=True)
    expect(page.get_by_role("alert").get_by_role("button", name="Rule")).to_be_visible()
    judge(page, "refusal", found)
    page.get_by_role("button", name="More").click()
    sheet.get_by_role("button", name="What is this?").click()
    page.locator("[data-thing^='die ']").first.click()
    expect(sheet.locator("dt").first).to_be_visible()
    judge(page, "help", found)
    page.keyboard.press("Escape")
    for name in ("", "Game log", "Points if the game ended now", "Rules"):
        page.get_by_role("button", name="More").click()
        if name:
            sheet.get_by_role("button", name=name).click()
            expect(sheet.get_by_role("heading", name=name)).to_be_visible()
        judge(page, name or "menu", found)
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
    finish(page)
    judge(page, "end", found)
    tell(page, "settings", '{"reader": true, "motion": "off"}')
    expect(page.locator("#command")).to_be_visible()
    judge(page, "end in words", found, reader=True)
    tell(page, "settings", '{"reader": false, "motion": "off"}')
    page.get_by_role("button", name="Replay").click()
    for opener in (page.get_by_role("button", name="Game log"), page.locator(".who").first):
        opener.click()
        expect(sheet).to_be_visible()
        judge(page, f"replay: sheet {len(found)}", found)
        page.keyboard.press("Escape")
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def test_no_screen_between_people_has_a_fault(page: Page, server: str, visitors: Visitors) -> None:
    """Handing the device over, and coming by an invitation."""
    found: dict[str, list[Any]] = {}
    page.goto(f"{server}/#/new/keltis")
    page.get_by_label("Seat 2", exact=True).select_option(label="Someone on this device")
    page.get_by_label("Name of the player in seat 2").fill("Ben")
    page.get_by_text("More settings").click()
    page.get_by_label("First player").select_option("seat")
    page.get_by_role("button", name="Start the game").click()
    turn(page)
    expect(page.get_by_role("button", name="I am Ben")).to_be_visible()
    judge(page, "hand over", found)
    page.goto(f"{server}/#/new/keltis")
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_role("textbox", name="Link").input_value()
    guest = visitors.come("about:blank", reduced_motion="reduce")
    guest.context.add_init_script(path=AXE)
    guest.goto(link)
    expect(guest.get_by_role("button", name="Take seat 2")).to_be_visible()
    judge(guest, "invitation", found)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def test_a_table_in_words_is_played_by_typing(page: Page, server: str) -> None:
    """Uses only accessible text and the keyboard."""
    tell(page, "settings", '{"reader": true, "motion": "off"}')
    page.goto(f"{server}/#/")
    page.locator(".games .play").first.click()
    expect(page.get_by_role("list").filter(has_text="Your hand")).to_be_visible()
    assert faults(page, reader=True) == []
    tell(page, "language", "en")
    answer, prompt = page.locator(".answer"), page.locator(".prompt")
    expect(page.locator("#command")).to_be_visible()
    page.keyboard.press("/")
    page.keyboard.type("take R\n")
    expect(answer).to_contain_text("First play a card or discard one. Rule C3")
    page.keyboard.type("score\n")
    expect(answer).to_contain_text("Guest:")
    page.keyboard.type("hand\n")
    expect(answer).to_have_text(re.compile(r"^((red|yellow|pink|green|blue) \d+(, )?){8}$"))
    page.keyboard.type("moves\n")
    discards = [line for line in answer.inner_text().splitlines() if "discard" in line]
    card = re.search(r"discard (\w+)", discards[0])
    assert card is not None
    page.keyboard.type(f"d {card[1].lower()}\n")
    expect(prompt).to_contain_text("Refill your hand")
    page.keyboard.type("draw\n")
    expect(page.get_by_role("log")).to_contain_text("Guest")
    assert page.evaluate("() => document.activeElement.id") == "command"


def test_the_head_can_be_skipped(page: Page) -> None:
    page.wait_for_selector("h1")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Learn in 5 minutes")).to_be_focused()
    page.get_by_role("link", name="Settings").press("Enter")
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    expect(page.locator("main")).to_be_focused()  # the scroll position is kept
