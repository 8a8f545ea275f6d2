"""The rules in the browser: all of them, in three languages."""

import pytest
from playwright.sync_api import Page

from keltis import GAMES
from keltis.messages import LANGUAGES
from keltis.rulebook import rule_text
from tests.browser.player import learn


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_rules_of_all_games_can_be_read(page: Page, server: str, language: str) -> None:
    page.wait_for_selector("main")
    page.evaluate("(language) => localStorage.setItem('language', language)", language)
    page.reload()
    for game in GAMES:
        page.goto(f"{server}/#/rules/{game.name}/{game.rule_numbers[-1]}")
        page.wait_for_selector(f"#rule-{game.rule_numbers[-1]}[aria-current=true]")
        shown = page.locator("dl > div").evaluate_all("all => all.map((one) => one.innerText.trim())")
        assert [text.split()[0] for text in shown] == list(game.rule_numbers)
        assert shown[0].endswith(rule_text(game.rule_numbers[0], language))


# Opens the explanation of one thing of every kind on the table: its name, and the number of rules.
ASK_ABOUT_ALL = """async (what) => {
    const answers = {}
    const kinds = new Map()
    for (const one of document.querySelectorAll('.table [data-thing], .table [data-dull]'))
        kinds.set((one.dataset.thing ?? one.dataset.dull).split(' ')[0], one)
    for (const [kind, one] of kinds) {
        document.querySelector(`[aria-label="${what}"]`).click()
        one.dispatchEvent(new MouseEvent('click', { bubbles: true }))
        const end = performance.now() + 10000
        const rules = () => document.querySelectorAll('dialog dl > div').length
        while (!rules() && performance.now() < end) await new Promise((done) => setTimeout(done, 5))
        answers[kind] = [document.querySelector('dialog h2')?.textContent ?? '', rules()]
        document.querySelector('dialog')?.close()
        await new Promise((done) => setTimeout(done, 20))
    }
    return answers
}"""


def test_any_thing_on_the_table_can_be_asked_about(page: Page, server: str) -> None:
    for game in GAMES:
        learn(page, server, game.name)
        page.wait_for_selector(".table .board [data-dull], .table .board .target")
        page.wait_for_selector(".table .prompt")
        answers = page.evaluate(ASK_ABOUT_ALL, "What is this?")
        assert len(answers) >= 2
        assert all(title and rules > 0 for title, rules in answers.values()), answers
        page.goto(f"{server}/#/")
    learn(page, server, "orakel")
    page.get_by_role("button", name="What is this?").click()
    page.locator("[data-thing=deck]").click(force=True)
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("heading", name="Draw pile").wait_for()
    sheet.get_by_text("C7", exact=True).wait_for()
