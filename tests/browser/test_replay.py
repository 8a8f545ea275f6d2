"""The replay: every position of a game, by slider, keys, log and link; as others saw it after the end."""

from pathlib import Path

from playwright.sync_api import FilePayload, Page, expect

from keltis import game_named
from keltis.core.record import record_of
from keltis.core.record_file import as_text
from keltis.tutorial import recorded
from tests.browser.player import finish, points_shown, start

AT = "document.querySelector('[role=status]').textContent"
# For every table of the final scoring: whether its lines add up to the total, and their number.
LINES = """all => all.map((table) => {
    const points = [...table.querySelectorAll('td')].map((one) => Number(one.textContent.replace('−', '-')))
    const total = points.pop()
    return [points.length, points.reduce((sum, one) => sum + one, 0) === total, String(total)]
})"""


def open_file(page: Page, server: str, text: str) -> None:
    """Go to the replay of a game in a file."""
    page.goto(f"{server}/#/replay")
    file: FilePayload = {"name": "record.txt", "mimeType": "text/plain", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files([file])
    page.wait_for_selector("input[type=range]")


def test_a_finished_game_can_be_gone_through_again(page: Page, server: str, tmp_path: Path) -> None:
    page.emulate_media(reduced_motion="reduce")
    start(page, "weg_der_steine")
    finish(page)
    final = points_shown(page)
    lines = page.locator(".final table").evaluate_all(LINES)
    assert all(number > 0 and right for number, right, _ in lines)
    assert [total for _, _, total in lines] == [points.replace("−", "-") for points in final]
    page.goto(f"{server}/#/history")
    page.get_by_role("link", name="Replay: Keltis: The Way of the Stones").click()
    page.wait_for_selector("input[type=range]")
    assert points_shown(page) == final
    page.keyboard.press("Home")
    assert "Position 1 of" in page.evaluate(AT)
    page.keyboard.press("ArrowRight")
    assert "Position 2 of" in page.evaluate(AT)
    address = page.url
    page.reload()  # the address leads to the same position
    page.wait_for_selector("input[type=range]")
    assert page.url == address
    assert "Position 2 of" in page.evaluate(AT)
    page.get_by_role("button", name="Game log").click()
    page.get_by_role("dialog").get_by_role("button").nth(5).click()
    assert "Position 2 of" not in page.evaluate(AT)
    page.get_by_role("slider").fill("2")
    assert "Position 3 of" in page.evaluate(AT)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function(f"() => {AT}.includes('Position 4 of')")
    page.get_by_role("button", name="Pause").click()
    page.keyboard.press("End")
    page.get_by_label("Seen by").select_option("1")
    assert points_shown(page) == final

    with page.expect_download() as found:
        page.get_by_role("link", name="Download the record").click()
    record = tmp_path / "record.txt"
    found.value.save_as(record)
    open_file(page, server, record.read_text())
    assert points_shown(page) == final


def test_hands_lie_open_after_the_end(page: Page, server: str) -> None:
    whole = recorded(game_named("keltis"))
    open_file(page, server, as_text(record_of(whole, ["Ada", "Bob"])))
    page.keyboard.press("Home")
    open_cards = page.locator("[data-seat] .rest .known")
    expect(open_cards).to_have_count(8 * whole.players)
    assert page.locator(".hand .thing").count() == 0  # a spectator's
    page.get_by_label("Seen by").select_option("1")
    expect(page.locator(".hand .thing")).to_have_count(8)


def test_a_running_game_shows_only_what_one_has_seen(page: Page) -> None:
    start(page, "keltis")
    page.wait_for_selector(".hand .thing.lit")
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Replay").click()
    page.wait_for_selector("input[type=range]")
    assert page.get_by_label("Seen by").is_disabled()
    assert page.locator(".hand .thing").count() == 8  # the own hand
    assert page.locator("[data-seat] .rest .known").count() == 0  # and nobody else's
    assert page.get_by_role("link", name="Download the record").count() == 0


def test_a_file_that_is_no_record_is_refused_with_the_reason(page: Page, server: str, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.txt"
    wrong.write_text("Hello\n")
    page.goto(f"{server}/#/replay")
    page.locator("input[type=file]").set_input_files(wrong)
    assert "line 1" in page.get_by_role("alert").inner_text()
