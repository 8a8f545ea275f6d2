"""The table keeps its layout: board and hand do not move between two prompts of a turn."""

import pytest
from playwright.sync_api import Page

from keltis import GAMES
from tests.browser.player import start

SIZES = [(390, 844), (844, 390), (1280, 800), (1920, 1080)]
FARTHEST = 2  # pixels
PROMPTS = 14  # prompts that are compared, in all sizes together

# Where board and hand are while something can be chosen, and what the turn is.
BOXES = """() => {
    const boxes = {}
    const things = '.board [data-dull], .board [data-thing], .hand [data-thing], .thing.pile, .lane, .die'
    for (const one of [document.querySelector('.board'), ...document.querySelectorAll(things)]) {
        const name = one.dataset.thing ?? one.dataset.dull ?? 'board'
        if (name.startsWith('piece ') || name === 'priestess' || one.matches('.touched')) continue
        const { x, y, width, height } = one.getBoundingClientRect()
        boxes[name] ??= [] // there may be two cards of one face
        boxes[name].push(one.closest('.board svg') ? [x + width / 2, y + height / 2] : [x, y])
    }
    return boxes
}"""
# Touches things at random until another prompt of the same turn has come, or another turn.
STEP = """async (seed) => {
    const pause = (time) => new Promise((done) => setTimeout(done, time))
    const prompt = () => document.querySelector('.prompt [role=status]').textContent
    const still = () => !document.querySelector('[aria-busy=true]')
    const lit = () => [...document.querySelectorAll('button.thing.lit, g.target')]
    const mine = () => lit().length > 0 && still()
    const touch = (one) => one.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    for (let wait = 0; wait < 1500 && !mine(); wait++) {
        if (document.querySelector('.winner')) return 'over'
        await pause(10)
    }
    const before = prompt()
    for (let touches = 0; touches < 40; touches++) {
        const sure = document.querySelector('.sure')
        if (sure) touch(sure)
        else if (lit().length > 0) touch(lit()[(seed * (touches + 7)) % lit().length])
        await pause(30)
        for (let wait = 0; wait < 300 && !still(); wait++) await pause(10)
        if (lit().length === 0) return 'turn'
        const chosen = document.querySelector('.touched')
        if (!chosen && prompt() !== before) return 'prompt'
    }
    return 'stuck'
}"""


Boxes = dict[str, list[list[float]]]


def hand(boxes: Boxes) -> int:
    """The number of cards in the hand."""
    return sum(len(places) for thing, places in boxes.items() if thing.startswith("card "))


def moved(before: Boxes, after: Boxes) -> Boxes:
    """The things that have changed their place."""

    def near(one: list[float], other: list[float]) -> bool:
        return max(abs(a - b) for a, b in zip(one, other, strict=True)) <= FARTHEST

    return {
        thing: places
        for thing, places in after.items()
        if thing in before and not all(any(near(place, old) for old in before[thing]) for place in places)
    }


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_nothing_of_board_or_hand_moves_between_the_prompts_of_a_turn(page: Page, game: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    start(page, game)
    page.wait_for_selector(".thing.lit, .target", state="attached")
    seen = 0
    for number in range(60):
        width, height = SIZES[seen % len(SIZES)]
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(60)
        before = page.evaluate(BOXES)
        step = page.evaluate(STEP, number + 3)
        if step == "over":
            break
        if step != "prompt":
            continue
        after = page.evaluate(BOXES)
        if hand(after) > hand(before):
            continue  # the hand was refilled, and this is another turn
        assert moved(before, after) == {}, (width, height)
        seen += 1
        if seen == PROMPTS:
            break
    assert seen >= (1 if game == "weg_der_steine" else 3)
