"""The lessons in the browser: right moves continue, wrong ones are answered."""

import pytest
from playwright.sync_api import Page

from keltis import GAMES
from keltis.core.game import AnyGame
from keltis.core.offers import offers
from keltis.tutorial import LEARNER, TutorialLesson, lessons
from tests.browser.player import learn

TOUCH = """(thing) => [...document.querySelectorAll('[data-thing]')]
    .find((one) => one.dataset.thing === thing)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))"""


# Confirmations before a move that would end the game.
WARNINGS = """() => {
    window.warnings = new Set()
    new MutationObserver(() => {
        const found = document.querySelector('.notice:has(.sure) .standing')
        if (found) window.warnings.add(found.parentNode.textContent)
    }).observe(document.body, { childList: true, subtree: true })
}"""


def solve(page: Page, lesson: TutorialLesson) -> None:
    """Touch the things of the first right action."""
    offer = next(one for one in offers(lesson.play, LEARNER) if lesson.is_right(one.action))
    for thing in sorted(offer.touch, key=lambda one: one.startswith("button ")):
        page.evaluate(TOUCH, thing)
        if page.locator(".sure").count():
            page.locator(".sure").click()
        if page.locator(".task .done").count():
            return


SOME = [game for game in GAMES if game.name in ("keltis", "orakel", "wuerfelspiel")]  # one of each kind


@pytest.mark.parametrize("game", SOME, ids=lambda game: game.name)
def test_a_course_can_be_done_to_its_end(page: Page, server: str, game: AnyGame) -> None:
    learn(page, server, game.name)
    page.evaluate(WARNINGS)
    for number, lesson in enumerate(lessons(game), 1):
        page.wait_for_selector(f"text=Lesson {number} of {len(lessons(game))}")
        solve(page, lesson)
        page.wait_for_selector(".task .done")
        page.locator(".ways .next").click()
    page.wait_for_url(f"**/#/new/{game.name}")
    warnings = page.evaluate("[...warnings]")  # in the lesson about the end, with everybody's points
    assert len(warnings) == sum(lesson.name == "end" for lesson in lessons(game))
    assert all("This ends the game" in warning and warning.count(":") >= 2 for warning in warnings)


def test_another_legal_action_is_answered_and_changes_nothing(page: Page, server: str) -> None:
    learn(page, server, "keltis")
    page.locator(".hand .thing.lit").first.click()
    page.locator(".piles .pile.lit").first.click()  # a discard, but the lesson wants a card played
    assert "this lesson wants something else" in page.get_by_role("alert").inner_text()
    assert page.locator(".hand .thing").count() == 8


def test_a_vain_touch_in_a_lesson_is_answered_with_the_rule(page: Page, server: str) -> None:
    learn(page, server, "keltis")
    page.locator("[data-thing=deck]").click(force=True)
    page.get_by_role("button", name="Rule C3").wait_for()


def test_of_two_cards_of_the_same_face_only_the_touched_one_is_lifted(page: Page, server: str) -> None:
    learn(page, server, "neue_wege")
    twins = page.locator(".hand [data-thing='card P3']")
    for index in (1, 0):
        twins.nth(index).click()
        pressed = twins.evaluate_all("all => all.map((one) => one.ariaPressed)")
        assert pressed == ["true" if at == index else "false" for at in range(2)]
        page.keyboard.press("Escape")


SHADE = """(thing) => {
    const box = document.querySelector(`[data-thing="${thing}"]`).getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const frame = document.querySelector('.spotlight').getBoundingClientRect()
    const inside = (one) => {
        const [left, top] = [one.x.baseVal.value + frame.x, one.y.baseVal.value + frame.y]
        return x > left && x < left + one.width.baseVal.value && y > top && y < top + one.height.baseVal.value
    }
    return ![...document.querySelectorAll('.spotlight mask rect[rx]')].some(inside)
}"""


def test_the_spotlight_lies_on_what_is_meant_and_moves_on(page: Page, server: str) -> None:
    learn(page, server, "keltis")
    page.locator(".spotlight.on").wait_for()
    assert page.evaluate(SHADE, "deck")
    card = page.locator(".hand .thing.lit").first
    name = card.get_attribute("data-thing") or ""
    assert not page.evaluate(SHADE, name)
    card.click()
    page.wait_for_function(f"() => ({SHADE})('{name}')")
    assert not page.evaluate(SHADE, f"row {name[len('card ')]}")
