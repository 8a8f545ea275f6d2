"""Hints at a table: three grades by touch and keys, a move that waits for confirmation, the text mode."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors, tell


def opened(page: Page, server: str, hints: bool = True) -> None:
    """Open a table against a bot, where the visitor begins."""
    settings = {"game": "keltis", "players": 2, "first": "seat", "hints": hints}
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    wanted = {"settings": settings, "seats": seats, "start": True, "name": "Ada"}
    headers = {"origin": server, "content-type": "application/json"}
    made = page.request.post(f"{server}/api/tables", data=wanted, headers=headers).json()
    page.goto(f"{server}/#/t/{made['table_id']}")
    page.wait_for_selector(".hand .thing.lit")


def test_a_hint_leads_from_the_area_to_a_move_that_is_confirmed(page: Page, server: str) -> None:
    opened(page, server)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(".hints [role=status]")).to_contain_text("Look at")
    expect(page.locator(".spotlight.on")).to_be_attached()
    page.get_by_role("button", name="Show moves").click()
    expect(page.locator(".hints .move")).to_have_count(3)
    page.keyboard.press("h")
    expect(page.locator(".hints ol ul li").first).to_be_visible()
    page.locator(".hints .move").first.click()
    expect(page.locator(".hints .move")).to_have_count(1)
    assert "hint" not in page.locator("[role=log]").first.inner_text()
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator(".hints")).to_have_count(0)


def test_without_hints_there_is_no_bulb(page: Page, server: str) -> None:
    opened(page, server, hints=False)
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)


def test_the_text_mode_gives_hints_line_by_line(visitors: Visitors, server: str) -> None:
    page = visitors.come(server)
    opened(page, server)
    tell(page, "settings", '{"reader": true}')
    for words in ("Type “hint” again", "Good moves"):
        page.locator("#command").fill("hint")
        page.locator("#command").press("Enter")
        expect(page.locator(".hint")).to_contain_text(words)
