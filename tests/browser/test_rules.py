"""The rules in the browser: all of them, in three languages."""

import pytest
from playwright.sync_api import Page

from keltis import GAMES
from keltis.rulebook import rule_text
from keltis.words import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_rules_of_all_games_can_be_read(page: Page, server: str, language: str) -> None:
    page.wait_for_selector("main")
    page.evaluate("(language) => localStorage.setItem('language', language)", language)
    page.reload()
    for game in GAMES:
        page.goto(f"{server}/#/rules/{game.name}/{game.rules[-1]}")
        page.wait_for_selector(f"#rule-{game.rules[-1]}[aria-current=true]")
        shown = page.locator("dl > div").evaluate_all("all => all.map((one) => one.innerText.trim())")
        assert [text.split()[0] for text in shown] == list(game.rules)
        assert shown[0].endswith(rule_text(game.rules[0], language))


def test_any_thing_on_the_table_can_be_asked_about(page: Page, server: str) -> None:
    page.goto(f"{server}/#/learn/orakel")
    page.wait_for_selector(".table .board")
    page.get_by_role("button", name="What is this?").click()
    page.locator("[data-thing=deck]").click(force=True)
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("heading", name="Draw pile").wait_for()
    sheet.get_by_text("C7", exact=True).wait_for()
