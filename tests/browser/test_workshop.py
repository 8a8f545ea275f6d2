"""The board workshop in the browser: a board is changed, shared by a link, and played on."""

from playwright.sync_api import Page, expect


def test_a_board_is_changed_shared_and_played_on(page: Page, server: str) -> None:
    page.goto(f"{server}/#/workshop/wuerfelspiel")
    page.wait_for_selector(".picture svg [data-dull]")
    page.locator('[data-dull="place R3"]').click(force=True)
    page.get_by_role("heading", name="Stone R3").wait_for()
    page.get_by_role("button", name="More: Points of this column").click()
    page.get_by_text("This board can be played.").wait_for()
    expect(page.get_by_label("Name of the board")).to_have_value("my board")
    page.get_by_text("Paths and goal").click()
    own = page.get_by_label("Own pieces in the goal that end the game", exact=True)
    own.fill("5")
    own.press("Tab")
    page.get_by_text("Not playable yet").wait_for()
    assert page.get_by_text("5 is not between 1 and 4").count() == 2  # above, and at the place
    page.get_by_role("button", name="Undo").click()
    page.get_by_text("This board can be played.").wait_for()
    page.locator(".picture").focus()
    page.keyboard.press("ArrowRight")
    page.get_by_role("heading", name="Stone R4").wait_for()
    page.get_by_role("button", name="Copy link").click()
    link = page.locator("input[readonly]").input_value()
    page.goto(f"{server}/#/")
    page.goto(link)
    page.get_by_text("This board can be played.").wait_for()
    expect(page.get_by_label("Name of the board")).to_have_value("my board")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".table .board")
