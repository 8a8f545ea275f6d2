"""Plays in the browser like a person, with mouse or touch, until the game is over."""

from io import BytesIO
from typing import Any

from playwright.sync_api import Locator, Page

from keltis import GAMES
from keltis.core.record_file import read_stream
from keltis.messages import say
from keltis.messages.message import message
from tests.browser.conftest import Visitors

CHOICES = "button.thing.lit, g.target"
MOST = 3000


def start(page: Page, game: str) -> None:
    """Begin a game against one bot, from the lobby."""
    play_button(page, game).click()
    page.wait_for_selector(".table")


def learn(page: Page, server: str, game: str) -> None:
    """Begin the lessons of a game."""
    page.goto(f"{server}/#/learn/{game}")
    page.locator(".opening button").click()
    page.wait_for_selector(".lesson .table .board")


def play_button(page: Page, game: str, language: str = "en") -> Locator:
    """The button that starts a game in the lobby."""
    title = say(message("lobby-title", game=game), language)
    heading = page.get_by_role("heading", name=title, exact=True)
    return page.locator(".games li", has=heading).get_by_role("button")


def seated(server: str, visitors: Visitors, **more: Any) -> tuple[Page, Page]:
    """The two players of a table."""
    page = visitors.come(f"{server}/#/new/keltis", **more)
    page.get_by_text("More settings").click()
    page.get_by_label("First player").select_option("seat")
    page.get_by_label("Public: anyone can join").check()
    page.get_by_role("button", name="Open the table").click()
    other = visitors.come(page.get_by_role("textbox", name="Link").input_value(), **more)
    other.get_by_role("button", name="Take seat 2").click()
    page.get_by_role("button", name="Start the game").click()
    other.wait_for_selector(".table")
    page.wait_for_selector(CHOICES)
    return page, other


def turn(page: Page) -> None:
    """Discard a card and draw one."""
    page.locator("[data-thing^='card '].lit").first.click()
    page.locator("[data-thing^='pile '].lit").first.click()
    page.locator("[data-thing=deck].lit").click()


def finish(page: Page, seed: int = 7) -> None:
    """Touch highlighted things until the game is over; none of them may be covered."""
    done = page.evaluate(FINISH, [seed, MOST])
    assert done == "over", done


def finish_by_hand(page: Page, finger: bool, seed: int = 7) -> None:
    """The same with real mouse or touch events, so that the browser does the hit testing; slower."""
    press = page.touchscreen.tap if finger else page.mouse.click
    for _ in range(MOST):
        seed = seed * 48271 % 2147483647
        found = page.evaluate(NEXT, seed)
        if found["over"]:
            return
        assert "covered" not in found, found["covered"]
        press(found["x"], found["y"])
    raise AssertionError("the game has no end")


def check_scores(page: Page, server: str) -> None:
    """Check that the final scores on the page are those of the record."""
    table = page.url.rpartition("/")[2]
    answer = page.request.get(f"{server}/api/tables/{table}/record")
    [record] = read_stream(BytesIO(answer.body()), GAMES)
    assert record.play.over
    assert [int(points.replace("−", "-")) for points in points_shown(page)] == record.play.scores()


def points_shown(page: Page) -> list[str]:
    """The points of all seats as their panels show them, by seat."""
    found: list[str] = page.locator("[data-seat]").evaluate_all(
        """all => all.sort((one, other) => one.dataset.seat - other.dataset.seat)
            .map((one) => one.querySelector('.points').textContent)"""
    )
    return found


# Runs in the page for speed. Draws cards instead of taking open ones, so that games are short.
FINISH = """async ([seed, most]) => {
    const pause = () => new Promise((done) => setTimeout(done))
    const open = (one) => {
        const box = one.getBoundingClientRect()
        for (const across of [0.5, 0.2, 0.8])
            for (const down of [0.5, 0.2, 0.8]) {
                const [clientX, clientY] = [box.x + across * box.width, box.y + down * box.height]
                const hit = document.elementFromPoint(clientX, clientY)
                if (hit && one.contains(hit)) return { hit, clientX, clientY }
            }
    }
    for (let touches = 0; touches < most; touches++) {
        const still = () => !document.querySelector('[aria-busy=true]') // no move is on its way
        const guarded = () => { // a notice cannot be touched at first
            const sure = document.querySelector('.sure')
            return sure && getComputedStyle(sure).pointerEvents === 'none'
        }
        const lying = () => document.querySelector('.thing.lit, .target, .sure, .winner')
        const ready = () => still() && lying() && !guarded()
        for (let wait = 0; wait < 4000 && !ready(); wait++) await pause()
        if (document.querySelector('.winner')) return 'over'
        const sure = document.querySelector('.sure')
        const lit = sure ? [sure] : [...document.querySelectorAll('button.thing.lit, g.target')]
        if (lit.length === 0) continue
        seed = (seed * 48271) % 2147483647
        const one = lit.find(({ dataset }) => dataset.thing === 'deck') ?? lit[seed % lit.length]
        one.scrollIntoView({ block: 'nearest' })
        const found = open(one)
        if (!found) {
            const box = one.getBoundingClientRect()
            const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
            return `covered: ${one.outerHTML} by ${over?.outerHTML}`
        }
        const { hit, ...at } = found
        for (const kind of ['pointerdown', 'pointerup', 'click'])
            hit.dispatchEvent(new PointerEvent(kind, { bubbles: true, ...at }))
        await pause()
    }
    return 'no end'
}"""

# Waits until something can be done, and says where to touch for it: one of the lit things. Draws cards rather
# than take them back, so that a game ends soon.
NEXT = """async (seed) => {
    const pause = () => new Promise((done) => setTimeout(done))
    const one = (path) => document.querySelector(path)
    const still = () => !one('[aria-busy=true]') && one('.thing.lit, .target')
    const sure = () => one('.sure') && getComputedStyle(one('.sure')).pointerEvents !== 'none'
    const ready = () => one('.winner, dialog[open]') || (one('.sure') ? sure() : still())
    const end = performance.now() + 15000
    while (!ready() && performance.now() < end) await pause()
    if (one('.winner')) return { over: true }
    const first = one('dialog[open] header button') ?? one('.sure')
    const lit = first ? [first] : [...document.querySelectorAll('button.thing.lit, g.target')]
    if (lit.length === 0) return { over: false, covered: `nothing is lit: ${document.body.innerText}` }
    const chosen = lit.find(({ dataset }) => dataset.thing === 'deck') ?? lit[seed % lit.length]
    chosen.scrollIntoView({ block: 'nearest' })
    const box = chosen.getBoundingClientRect()
    for (const across of [0.5, 0.2, 0.8])
        for (const down of [0.5, 0.2, 0.8]) {
            const [x, y] = [box.x + across * box.width, box.y + down * box.height]
            const hit = document.elementFromPoint(x, y)
            if (hit && chosen.contains(hit)) return { over: false, x, y }
        }
    const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return { over: false, covered: `${chosen.outerHTML} by ${over?.outerHTML}` }
}"""
