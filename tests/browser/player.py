"""Plays in the browser as a person does: touches something that is lit, until the game is over."""

from random import Random

from playwright.sync_api import Page

from keltis.core.message import message
from keltis.words import say

CHOICES = "button.thing.lit, g.target"
SURE = ".sure"  # a move that ends the game is asked about once more
MOST = 3000


def start(page: Page, game: str) -> None:
    """Begin a game against one bot, from the lobby."""
    title = say(message(f"title-{game}"), "en")
    page.locator("li", has=page.get_by_role("heading", name=title, exact=True)).get_by_role("button").click()
    page.wait_for_selector(".table")


def finish(page: Page) -> None:
    """Touch what can be touched until the game is over."""
    luck = Random(7)
    for _ in range(MOST):
        page.wait_for_selector(f"{CHOICES}, {SURE}, .winner")
        if page.locator(".winner").count():
            return
        if page.locator(SURE).count():
            page.locator(SURE).first.click()
            continue
        things = page.locator(CHOICES).evaluate_all("all => all.map((one) => one.dataset.thing)")
        if things:
            # What is chosen may be gone by now: then look again.
            page.evaluate(TOUCH, luck.choice(_wise(things)))
    raise AssertionError("the game does not end")


def _wise(things: list[str]) -> list[str]:
    """Draw cards rather than take them back, so that a game of random touches ends soon."""
    return ["deck"] if "deck" in things else things


TOUCH = """(thing) => {
    const found = [...document.querySelectorAll('[data-thing]')].find((one) => one.dataset.thing === thing)
    found?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}"""
