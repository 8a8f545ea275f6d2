"""Takes screenshots of real games at several screen sizes: `python -m tests.browser.pictures FOLDER`.

Every picture shows the client against bots on a server of its own.
"""

import argparse
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, sync_playwright

from keltis import GAMES
from tests.browser.conftest import browser_path
from tests.browser.hosting import Host

SIZES = {
    "390x844": (390, 844),
    "844x390": (844, 390),
    "768x1024": (768, 1024),
    "1280x800": (1280, 800),
    "1920x1080": (1920, 1080),
    "2560x1440": (2560, 1440),
}
TOUCHES = {"keltis": 44, "neue_wege": 44, "orakel": 44, "weg_der_steine": 30, "wuerfelspiel": 30}
SETTLE = 700  # milliseconds for motion to end

# Plays on by touching highlighted things: of the cards the one that gains most, else anything. Ends without a
# selection.
PLAY = """async ([seed, touches]) => {
    const pause = (time = 5) => new Promise((done) => setTimeout(done, time))
    const all = (path = 'button.thing.lit, g.target, .sure') => [...document.querySelectorAll(path)]
    const still = () => !document.querySelector('[aria-busy=true]') && all().length > 0
    const chosen = () => document.querySelector('[aria-pressed=true].thing, [aria-pressed=true].target')
    const touch = async (one) => {
        one.dispatchEvent(new MouseEvent('click', { bubbles: true }))
        await pause()
    }
    const gain = async (card) => {
        await touch(card)
        await pause(40)
        const gains = all('.previews .gain').map((one) => parseInt(one.textContent.replace('−', '-')))
        await touch(card)
        return Math.max(-5, ...gains)
    }
    const bestCard = async () => {
        let best = null
        for (const card of all('.hand .thing.lit')) {
            const gained = await gain(card)
            if (!best || gained > best.gained) best = { card, gained }
        }
        return best?.card
    }
    const between = () => chosen() || all('.deck.lit').length > 0
    for (let number = 0; number < touches || (between() && number < touches + 20); number++) {
        for (let wait = 0; wait < 600 && !still(); wait++) await pause()
        if (document.querySelector('.winner')) return
        seed = (seed * 48271) % 2147483647
        const lit = all()
        if (lit.length === 0) return
        const place = chosen() && (all('g.target')[0] ?? all('.lane.lit')[0])
        const deck = all('[data-thing=deck].lit')[0]
        await touch(place || deck || (chosen() ? null : await bestCard()) || lit[seed % lit.length])
        if (place || deck) await pause(400) // the move is sent when its outlook is known
    }
    for (let wait = 0; wait < 600 && !still(); wait++) await pause()
}"""
CHOOSE = """() => document.querySelector('.hand .thing.lit, .die.lit, g.target')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true }))"""


def open_table(page: Page, server: str, game: str, players: int) -> None:
    """Open a table against a level that needs no compiled code."""
    settings: dict[str, Any] = {"game": game, "players": players, "first": "seat", "deal": f"pictures {game}"}
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * (players - 1)]
    wanted = {"settings": settings, "seats": seats, "start": True, "name": "Ada"}
    headers = {"origin": server, "content-type": "application/json"}
    answer = page.request.post(f"{server}/api/tables", data=wanted, headers=headers)
    assert answer.ok, answer.text()
    made = answer.json()
    page.goto(f"{server}/#/t/{made.get('table_id') or made['game']}")
    page.wait_for_selector(".table")


def pictures(context: BrowserContext, server: str, folder: Path, wanted: argparse.Namespace) -> None:
    """All pictures of one theme."""
    for game in wanted.games:
        page = context.new_page()
        open_table(page, server, game, wanted.players)
        page.evaluate(PLAY, [wanted.seed, TOUCHES[game]])
        if wanted.choose:
            page.evaluate(CHOOSE)
        for notice in page.locator(".notice button:last-child").all():
            notice.click()
        for size in wanted.sizes:
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(SETTLE)
            page.screenshot(path=folder / f"{game}-{size}{wanted.suffix}.png")
        page.close()


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("folder", type=Path)
    reader.add_argument("--games", nargs="+", default=[game.name for game in GAMES])
    reader.add_argument("--sizes", nargs="+", default=list(SIZES), choices=SIZES)
    reader.add_argument("--players", type=int, default=3)
    reader.add_argument("--seed", type=int, default=7)
    reader.add_argument("--theme", default="light", choices=("light", "dark"))
    reader.add_argument("--palette", default="", help="as in the settings")
    reader.add_argument("--choose", action="store_true", help="with a card or figure chosen")
    reader.add_argument(
        "--scale", type=float, default=1.0, help="pixels of the picture per pixel of the page"
    )
    reader.add_argument("--suffix", default="")
    wanted = reader.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        host = Host(Path(place))
        host.start()
        try:
            browser = playwright.chromium.launch(executable_path=browser_path(), args=["--no-sandbox"])
            context = browser.new_context(
                color_scheme=wanted.theme,
                locale="en",
                service_workers="block",
                device_scale_factor=wanted.scale,
            )
            if wanted.palette:
                kept = f'{{"palette":"{wanted.palette}"}}'
                context.add_init_script(f"localStorage.setItem('settings', '{kept}')")
            pictures(context, host.address, wanted.folder, wanted)
            browser.close()
        finally:
            host.kill()


if __name__ == "__main__":
    main()
