"""Several people at one table, several tabs of one person."""

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.player import CHOICES, seated, turn

PROMPT = ".prompt [role=status]"


def test_two_people_play_and_a_third_watches(server: str, visitors: Visitors) -> None:
    page, other = seated(server, visitors)
    table = page.url.split("/t/")[1].split("/")[0]
    watcher = visitors.come(f"{server}/#/t/{table}")
    watcher.wait_for_selector(".table")
    for mover, waiter in ((page, other), (other, page), (page, other)):
        mover.wait_for_selector(CHOICES)
        assert waiter.locator(CHOICES).count() == 0
        assert mover.title().startswith("● Your turn")
        turn(mover)
        waiter.wait_for_selector(CHOICES)
        assert not mover.title().startswith("●")
    assert watcher.locator(CHOICES).count() == 0
    assert watcher.locator("[data-thing^='card ']").count() == 0  # nobody's hand
    tops = "[data-thing^='pile ']"
    shown = page.locator(tops).evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    for one in (other, watcher):
        expect(one.locator("[data-thing=deck]")).to_have_attribute(
            "aria-label", page.locator("[data-thing=deck]").get_attribute("aria-label") or ""
        )
        assert (
            one.locator(tops).evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))") == shown
        )


def test_a_second_tab_stays_in_step(server: str, visitors: Visitors) -> None:
    page, _ = seated(server, visitors)
    tab = visitors.open(page.context, page.url)
    tab.wait_for_selector(CHOICES)
    page.locator("[data-thing^='card '].lit").first.click()
    page.locator("[data-thing^='pile '].lit").first.click()
    expect(page.locator("[data-thing=deck].lit")).to_be_visible()
    expect(tab.locator(PROMPT)).to_have_text(page.locator(PROMPT).inner_text())
    expect(tab.locator("[data-thing=deck].lit")).to_be_visible()
    tab.locator("[data-thing=deck].lit").click()  # selected in one tab, completed in the other
    for one in (page, tab):
        expect(one.locator(CHOICES)).to_have_count(0)
    assert page.locator(PROMPT).inner_text() == tab.locator(PROMPT).inner_text()
