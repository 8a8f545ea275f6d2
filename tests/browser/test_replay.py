"""The replay: every position of a game, by slider, keys, log and link; as others saw it after the end."""

from pathlib import Path

from playwright.sync_api import Page

from tests.browser.player import finish, start

AT = "document.querySelector('[role=status]').textContent"


def test_a_finished_game_can_be_gone_through_again(page: Page, server: str, tmp_path: Path) -> None:
    page.emulate_media(reduced_motion="reduce")
    start(page, "weg_der_steine")
    finish(page)
    final = page.locator(".who b").all_inner_texts()
    page.get_by_role("button", name="Replay").click()
    page.wait_for_selector("input[type=range]")
    assert page.locator(".who b").all_inner_texts() == final
    page.keyboard.press("Home")
    assert "Position 1 of" in page.evaluate(AT)
    page.keyboard.press("ArrowRight")
    assert "Position 2 of" in page.evaluate(AT)
    address = page.url
    page.reload()  # the address leads to the same position
    page.wait_for_selector("input[type=range]")
    assert page.url == address
    assert "Position 2 of" in page.evaluate(AT)
    page.get_by_role("button", name="What happened").click()
    page.get_by_role("dialog").get_by_role("button").nth(5).click()
    assert "Position 2 of" not in page.evaluate(AT)
    page.keyboard.press("End")
    page.get_by_label("Seen by").select_option("1")
    assert page.locator(".who b").all_inner_texts() == final

    with page.expect_download() as found:
        page.get_by_role("link", name="Download the record").click()
    record = tmp_path / "record.txt"
    found.value.save_as(record)
    page.goto(f"{server}/#/replay")
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_selector("input[type=range]")
    assert page.locator(".who b").all_inner_texts() == final


def test_a_running_game_shows_only_what_one_has_seen(page: Page) -> None:
    start(page, "keltis")
    page.wait_for_selector(".hand .thing.lit")
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Replay").click()
    page.wait_for_selector("input[type=range]")
    assert page.get_by_label("Seen by").is_disabled()
    assert page.locator(".hand .thing").count() == 8  # the own hand
    assert page.get_by_role("link", name="Download the record").count() == 0


def test_a_file_that_is_no_record_is_refused_with_the_reason(page: Page, server: str, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.txt"
    wrong.write_text("Hello\n")
    page.goto(f"{server}/#/replay")
    page.locator("input[type=file]").set_input_files(wrong)
    assert "line 1" in page.get_by_role("alert").inner_text()
