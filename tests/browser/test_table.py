"""The table: whole games by keyboard and by accessible names, refusals, undo, nothing is covered."""

from random import Random

import pytest
from playwright.sync_api import FilePayload, Page, expect

from keltis import GAMES
from keltis.bots import BOTS, ask
from keltis.core.game import AnyGame
from keltis.core.play import AnyPlay, Play
from keltis.core.record import record_of
from keltis.core.record_file import as_text
from keltis.core.rng import seeded_rng
from keltis.tutorial import lessons
from tests.browser.conftest import tell
from tests.browser.player import check_scores, start

NAMES = [game.name for game in GAMES]
MOST = 3000
STATE = """() => ({
    over: !!document.querySelector('.winner'),
    sure: !!document.querySelector('.sure'),
    lit: [...document.querySelectorAll('.thing.lit, .target')].map((one) => one.dataset.thing),
    lost: document.activeElement === document.body,
})"""
# Plays by accessible roles and names only; runs in the page for speed.
BY_NAMES = """async ([idle, most]) => {
    const name = (one) => one.getAttribute('aria-label') || one.textContent.trim()
    const button = (one) => one.getAttribute('aria-disabled') !== 'true' && !one.disabled
    const apt = (one) => button(one) && !idle.includes(name(one)) && !/^Rule|points?$/.test(name(one))
    const buttons = 'main [role=button], .notice button, .strip button, .play button, .tray button'
    const found = () => [...document.querySelectorAll(buttons)].filter(apt)
    const pause = () => new Promise((done) => setTimeout(done, 1))
    let seed = 9
    for (let touch = 0; touch < most; touch++) {
        const end = performance.now() + 15000
        const over = () => document.querySelector('.winner')
        const busy = () => document.querySelector('[aria-busy=true]') // a move is on its way
        do await pause()
        while (!over() && (busy() || found().length === 0) && performance.now() < end)
        if (over()) return touch
        const wise = found()
        const first = wise.find((one) => /^draw pile|^Confirm$/.test(name(one)))
        seed = (seed * 48271) % 2147483647
        const chosen = first ?? wise[seed % wise.length]
        chosen?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    }
    return -1
}"""
IDLE = ["Cancel", "Log", "Close"]
READY = ".thing.lit, .target, .sure, .winner"


def calm(page: Page) -> None:
    """Reduce motion, for speed."""
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": 320, "height": 320})


@pytest.mark.parametrize("game", NAMES)
def test_a_whole_game_by_keys_alone(page: Page, server: str, game: str) -> None:
    """Arrows move along highlighted things, Enter touches them; the focus is never lost."""
    calm(page)
    start(page, game)
    rng = Random(8)
    page.wait_for_selector(READY, state="attached")
    page.keyboard.press("ArrowRight")
    for _ in range(MOST):
        now = page.evaluate(STATE)
        if now["over"]:
            break
        if not now["lit"] and not now["sure"]:
            page.wait_for_selector(READY, state="attached")
            continue
        assert not now["lost"]
        if "deck" in now["lit"] and game != "weg_der_steine" and not now["sure"]:
            page.keyboard.press("d")
            continue
        for _ in range(rng.randint(1, 2)):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    check_scores(page, server)


@pytest.mark.parametrize("game", NAMES)
def test_a_whole_game_by_names_alone(page: Page, server: str, game: str) -> None:
    """All actions have accessible names and roles."""
    calm(page)
    start(page, game)
    assert page.evaluate(BY_NAMES, [IDLE, MOST]) > 0
    check_scores(page, server)


def test_taking_back_is_offered_exactly_when_it_is_allowed(page: Page) -> None:
    start(page, "keltis")
    take_back = page.get_by_role("button", name="Undo", exact=True)
    page.wait_for_selector(READY, state="attached")
    assert take_back.count() == 0
    page.locator(".hand .thing.lit").first.click()
    page.locator(".piles .pile.lit").first.click()  # a discard reveals nothing hidden
    take_back.wait_for()
    take_back.click()
    page.wait_for_selector(".hand .thing.lit")
    assert take_back.count() == 0
    page.locator(".hand .thing.lit").first.click()
    page.locator(".piles .pile.lit").first.click()
    page.locator("[data-thing=deck].lit").click()  # a card was revealed
    page.wait_for_selector(".hand .thing.lit")
    assert take_back.count() == 0


def test_before_a_move_is_made_the_table_shows_what_it_would_do(page: Page) -> None:
    start(page, "keltis")
    page.locator(".hand .thing.lit").first.click()
    page.locator(".piles .lane.lit").first.click()
    page.get_by_role("button", name="the large figure (−8)").wait_for()  # on the first stone
    assert page.locator(".ghost").count() >= 1
    assert "−4 / −8" in (page.locator("svg .gain").first.text_content() or "")


@pytest.mark.parametrize("by", ["touch", "drag"])
def test_the_first_card_of_a_colour_can_be_taken_to_the_first_stone(page: Page, by: str) -> None:
    """Touching the stone plays the card; the size of the figure is chosen afterwards."""
    start(page, "keltis")
    card = page.locator(".hand .thing.lit").first
    letter = (card.get_attribute("data-thing") or "")[len("card ")]
    stone = f"[data-thing='place {letter}1']"
    if by == "drag":
        page.mouse.move(*middle(page, ".hand .thing.lit"))
        page.mouse.down()
        page.mouse.move(*middle(page, ".board"), steps=3)
        page.mouse.move(*middle(page, f"{stone}, [data-dull='place {letter}1']"), steps=3)
        page.mouse.up()
    else:
        card.click()
        expect(page.locator(".lane .tag")).to_have_text("Play")
        expect(page.locator(".pile .tag")).to_have_text("Discard")
        page.locator(stone).click()
    page.get_by_role("button", name="a small figure (−4)").click()
    expect(page.locator(f"[data-dull='place {letter}1']")).to_have_count(1)
    page.wait_for_selector("[data-thing=deck].lit")


def test_a_touch_that_does_not_fit_the_chosen_card_says_so(page: Page) -> None:
    start(page, "keltis")
    page.locator(".hand .thing.lit").first.click()
    page.locator("[data-thing=deck]").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("does not go with the card you have chosen")


# A figure may cover another one's body, but no heads, symbols or tiles.
OVERLAPS = """() => {
    const box = (one) => one.getBoundingClientRect()
    const shown = [...document.querySelectorAll('.board .figure:not(:has(.priestess)) > .body')]
    const head = ({ left, right, top, height }) => ({
        left: left + (right - left) * 0.25, right: right - (right - left) * 0.25,
        top, bottom: top + height * 0.35,
    })
    const covered = (under, over) => {
        const wide = Math.min(under.right, over.right) - Math.max(under.left, over.left)
        const high = Math.min(under.bottom, over.bottom) - Math.max(under.top, over.top)
        const area = (under.right - under.left) * (under.bottom - under.top)
        return wide > 0 && high > 0 ? (wide * high) / area : 0
    }
    const told = (one, by, part) => `${Math.round(100 * part)} % of ${one.outerHTML} under ${by.outerHTML}`
    const prints = [...document.querySelectorAll('.board .worth, .board .sign, .board .lying')]
        .filter((one) => one.checkVisibility())
    return shown.flatMap((figure, index) => [
        ...shown.slice(0, index).map((other) => [other, covered(head(box(other)), box(figure)), 0.3]),
        ...prints.map((print) => [print, covered(box(print), box(figure)), 0.15]),
    ].filter(([, part, most]) => part > most).map(([under, part]) => told(under, figure.parentNode, part)))
}"""
LETTERS = """() => Math.min(99, ...[...document.querySelectorAll('.board .figure text')]
    .map((one) => parseFloat(one.getAttribute('font-size')) * one.getScreenCTM().a))"""


def crowded(game: AnyGame) -> AnyPlay:
    """A position of four bots late in a game."""
    rng = seeded_rng(7)
    play: AnyPlay = Play(game, 4)
    play.settle(rng)
    for _ in range(60):
        if not play.over:
            play.do(ask(BOTS["greedy"], play, rng))
            play.settle(rng)
    return play


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_figures_cover_neither_heads_nor_tile_nor_sign_nor_worth(
    page: Page, server: str, game: AnyGame
) -> None:
    """In the middle of a game, with figures of two and of four players."""
    page.emulate_media(reduced_motion="reduce")
    wrong = []
    for play in (max((one.play for one in lessons(game)), key=lambda one: len(one.actions)), crowded(game)):
        record = as_text(record_of(play, ["Ada", "Bob", "Cleo", "Dan"][: play.players]))
        page.goto(f"{server}/#/")
        page.locator(".games .play").first.wait_for()
        page.goto(f"{server}/#/replay")
        file: FilePayload = {"name": "record.txt", "mimeType": "text/plain", "buffer": record.encode()}
        page.locator("input[type=file]").set_input_files([file])
        page.wait_for_selector(".board .place", state="attached")
        for width, height in ((360, 640), (390, 844), (768, 1024), (1280, 800)):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function(PAINTED)
            wrong += [(play.players, width, covered) for covered in page.evaluate(OVERLAPS)]
    assert wrong == []


PAINTED = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(true))))"


def test_what_is_written_on_figures_can_be_read_on_a_small_phone(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    start(page, "neue_wege")
    page.wait_for_selector(".board .figure text")
    assert page.evaluate(LETTERS) >= 8


def test_less_motion_is_no_motion(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    start(page, "keltis")
    page.wait_for_selector(READY, state="attached")
    assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--motion')") == "0ms"
    page.locator(".hand .thing.lit").first.click()
    page.locator(".piles .pile.lit").first.click()
    assert page.locator(".flight").count() == 0


FLIGHTS = """() => document.getAnimations()
    .filter(({ effect }) => effect?.target?.classList.contains('flight'))
    .map(({ effect }) => [effect.getTiming().duration, getComputedStyle(effect.target).pointerEvents])"""


def test_a_card_that_is_laid_flies_and_holds_nobody_up(page: Page) -> None:
    tell(page, "settings", '{"motion": "slow"}')
    start(page, "keltis")
    page.locator(".hand .thing.lit").first.click()
    page.locator(".piles .pile.lit").first.click()
    flying = page.wait_for_function(f"() => {{ const all = ({FLIGHTS})(); return all.length > 0 && all }}")
    for duration, pointer in flying.json_value():
        assert 0 < duration <= 400
        assert pointer == "none"
    page.locator("[data-thing=deck].lit").click()  # while it flies
    page.wait_for_selector(".hand .thing.lit")


def middle(page: Page, path: str) -> tuple[float, float]:
    box = page.locator(path).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_card_can_be_carried_to_where_it_shall_lie(page: Page) -> None:
    start(page, "keltis")
    card = ".hand .thing.lit"
    page.wait_for_selector(card)
    question = page.locator(".prompt [role=status]").inner_text()
    for there in (".prompt", ".piles .pile.lit"):  # a drop outside has no effect
        expect(page.locator(".flight")).to_have_count(0)  # of a bot's card, or of the returning card
        page.mouse.move(*middle(page, card))
        page.mouse.down()
        page.mouse.move(*middle(page, ".board"), steps=3)
        page.mouse.move(*middle(page, there), steps=3)
        assert page.locator(".flight").count() == 1
        page.mouse.up()
        if there == ".prompt":
            expect(page.locator("[aria-pressed=true].thing")).to_have_count(0)
            assert page.locator(".prompt [role=status]").inner_text() == question
    page.locator("[data-thing=deck].lit").wait_for()
