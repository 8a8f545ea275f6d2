"""Practice in the browser: a puzzle solved by touching, a wrong answer with its solution, the overview."""

from playwright.sync_api import Page

from keltis.core.offers import offers
from keltis.games import game_named
from keltis.puzzles.exercise import Exercise
from keltis.puzzles.puzzle_file import shipped
from tests.browser.test_tutorial import TOUCH


def exercise(game: str, number: int) -> Exercise:
    found = shipped(game)
    assert found is not None
    return found.puzzles[number - 1].exercise(game_named(game), 2)


def answer(page: Page, posed: Exercise, actions: tuple[str, ...]) -> None:
    """Touch the things of each action."""
    for number, action in enumerate(actions):
        offer = next(one for one in offers(posed.after(actions[:number]), posed.seat) if one.action == action)
        page.wait_for_selector(".thing.lit, .target", state="attached")
        with page.expect_response("**/after?**"):
            for thing in sorted(offer.touch, key=lambda one: one.startswith("button ")):
                page.evaluate(TOUCH, thing)
            if page.locator(".sure").count():
                page.locator(".sure").click()


def test_a_puzzle_is_solved_by_touching(page: Page, server: str) -> None:
    posed = exercise("keltis", 1)
    page.goto(f"{server}/#/practice/puzzle/keltis/1")
    answer(page, posed, posed.answers[0].actions)
    page.wait_for_selector(".task .head.right")
    assert "Best:" in page.inner_text(".task")
    page.locator(".ways .next").click()
    page.wait_for_url(lambda url: not url.endswith("/keltis/1"))


def test_the_solution_stays_hidden_until_it_is_asked_for(page: Page, server: str) -> None:
    posed = exercise("wuerfelspiel", 2)
    page.goto(f"{server}/#/practice/puzzle/wuerfelspiel/2")
    answer(page, posed, posed.answers[-1].actions)
    page.wait_for_selector(".task .head")
    assert "Best:" not in page.inner_text(".task")
    page.get_by_role("button", name="Show solution").click()
    page.wait_for_selector("text=Best:")
    page.get_by_role("button", name="Try again").click()
    page.wait_for_selector("text=What is the best next action?")


def test_the_overview_leads_to_the_puzzles_of_the_day(page: Page, server: str) -> None:
    page.goto(f"{server}/#/practice")
    page.locator(".daily").first.click()
    page.wait_for_selector("text=What is the best")
    assert page.evaluate("location.hash").endswith("/daily")
