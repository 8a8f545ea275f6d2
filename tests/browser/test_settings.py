"""Settings are stored and take effect at once, in other tabs, too; also during a game."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors, tell
from tests.browser.player import start

WIDE = """() => [...document.querySelectorAll('main *')]
    .filter((one) => one.getBoundingClientRect().right > 361)
    .map((one) => one.outerHTML.slice(0, 60)).slice(-3)"""
KEPT = "() => JSON.parse(localStorage.getItem('settings'))"
CHOICES = [
    ("Theme", "dark", "theme", "dark"),
    ("Colours", "as on the box", "palette", "box"),
    ("Text size", "150 %", "text", 150),
    ("Animations", "fast", "motion", "fast"),
    ("Ask for confirmation", "before every move", "confirm", "always"),
    ("Draw automatically", "on", "draw", True),
    ("Sort your hand", "by number", "order", "value"),
    ("Left-handed layout", "on", "left", True),
    ("Sound", "on", "sound", True),
    ("Text mode for screen readers", "on", "reader", True),
]


def choose(page: Page, group: str, value: str) -> None:
    page.get_by_role("group", name=group, exact=True).get_by_label(value, exact=True).check()


@pytest.fixture
def page(visitors: Visitors, server: str) -> Page:
    """A phone with the settings open."""
    return visitors.come(f"{server}/#/settings")


def test_everything_that_is_set_stays(page: Page) -> None:
    for group, label, _, _ in CHOICES:
        choose(page, group, label)
    kept = page.evaluate(KEPT)
    assert {name: kept[name] for _, _, name, _ in CHOICES} == {name: value for _, _, name, value in CHOICES}
    page.reload()
    for group, label, _, _ in CHOICES:
        radio = page.get_by_role("group", name=group, exact=True).get_by_label(label, exact=True)
        expect(radio).to_be_checked()
    page.get_by_role("button", name="Reset to defaults").click()
    expect(page.get_by_role("group", name="Theme").get_by_label("system default")).to_be_checked()


def test_what_is_set_is_seen_at_once(page: Page) -> None:
    colour = "() => getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(colour)
    choose(page, "Theme", "dark")
    assert page.evaluate(colour) != light
    red = "() => getComputedStyle(document.documentElement).getPropertyValue('--red')"
    clear = page.evaluate(red)
    choose(page, "Colours", "as on the box")
    assert page.evaluate(red) != clear
    choose(page, "Text size", "200 %")
    assert page.evaluate("() => getComputedStyle(document.body).fontSize") == "32px"
    choose(page, "Animations", "off")
    assert page.evaluate("() => document.documentElement.style.getPropertyValue('--motion')") == "0ms"


def test_another_tab_follows(page: Page, server: str, visitors: Visitors) -> None:
    tab = visitors.open(page.context, f"{server}/#/history")
    choose(page, "Theme", "dark")
    expect(tab.locator("html")).to_have_attribute("data-theme", "dark")


def test_the_device_decides_about_brightness_and_motion_unless_somebody_does(
    visitors: Visitors, server: str
) -> None:
    page = visitors.come(f"{server}/#/settings", color_scheme="dark", reduced_motion="reduce")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    motion = "() => document.documentElement.style.getPropertyValue('--motion')"
    assert page.evaluate(motion) == "0ms"
    choose(page, "Theme", "light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    choose(page, "Animations", "normal")
    assert page.evaluate(motion) == "300ms"


def test_text_of_double_size_fits_a_small_phone(visitors: Visitors, server: str) -> None:
    page = visitors.come(f"{server}/#/history", viewport={"width": 360, "height": 640}, locale="de")
    page.evaluate("() => localStorage.setItem('settings', JSON.stringify({ text: 200 }))")
    page.reload()
    wide = []
    for path in (
        "",
        "new/orakel",
        "settings",
        "account",
        "daily",
        "history",
        "statistics",
        "friends",
        "rules/keltis",
        "replay",
    ):
        page.goto(f"{server}/#/{path}")
        page.wait_for_selector("h1")
        page.wait_for_load_state("networkidle")
        if page.evaluate("() => document.documentElement.scrollWidth") > 360:
            wide.append((path, page.evaluate(WIDE)))
    assert wide == []


def test_large_letters_leave_question_and_board_whole(visitors: Visitors, server: str) -> None:
    """On a small phone the table scrolls: the prompt is not cut off, and stones can be touched."""
    page = visitors.come(server, viewport={"width": 360, "height": 640})
    tell(page, "settings", '{"text": 200}')
    start(page, "wuerfelspiel")
    tell(page, "language", "ru")
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    question = page.locator(".prompt p")
    assert question.evaluate("(one) => one.scrollHeight <= one.clientHeight")
    stones = page.locator(".board .dull").evaluate_all("all => all.map((one) => one.getBoundingClientRect())")
    assert min(stone["width"] for stone in stones) >= 24
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360


def test_language_and_order_of_the_hand_can_be_changed_in_the_middle_of_a_game(
    page: Page, server: str
) -> None:
    page.goto(server)
    start(page, "keltis")
    table = page.url
    before = page.locator(".prompt [role=status]").inner_text()
    page.evaluate("() => { location.hash = '/settings' }")
    choose(page, "Sort your hand", "by number")
    choose(page, "Language", "Русский")
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    page.get_by_role("link", name="Назад к столу").click()
    page.wait_for_selector(".hand [data-thing]")
    assert page.url == table
    after = page.locator(".prompt [role=status]").inner_text()
    assert after != before
    assert any("а" <= letter <= "я" for letter in after)
    hand = page.locator(".hand [data-thing]").evaluate_all("all => all.map((one) => one.dataset.thing)")
    values = [int(thing.removeprefix("card ")[1:]) for thing in hand]
    assert values == sorted(values)


def test_what_is_set_about_playing_is_done(page: Page, server: str) -> None:
    """Every move needs confirmation, cards are drawn automatically, and buttons are on the left."""
    tell(page, "settings", '{"confirm": "always", "draw": true, "left": true}')
    page.goto(f"{server}/#/new/keltis")
    page.get_by_label("Seat 2", exact=True).select_option(label="Bot")
    page.get_by_text("More settings").click()
    page.get_by_label("First player").select_option("seat")
    page.get_by_role("button", name="Start the game").click()
    page.locator(".hand .thing.lit").first.click()
    page.locator(".piles .pile.lit").first.click()
    cards = int(page.locator("[data-thing=deck] .left").inner_text())
    page.get_by_role("button", name="Confirm").click()
    less = "(cards) => Number(document.querySelector('[data-thing=deck] .left').textContent) < cards"
    page.wait_for_function(less, arg=cards)  # without touching the draw pile
    expect(page.locator(".hand .thing")).to_have_count(8)
    buttons = page.locator(".actions")
    assert buttons.evaluate("(one) => getComputedStyle(one).justifyContent") == "flex-start"
