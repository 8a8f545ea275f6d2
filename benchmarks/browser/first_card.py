"""How long it takes from opening the page until the first card is seen, with one click on "Play now".

The click comes at once, from within the page, as soon as the button is there: people take longer, the machine
does not. A newcomer's browser has nothing in its cache. "New server": the first visitor after its start.

python -m benchmarks.browser.first_card --times 9
"""

import argparse
from typing import Any

from playwright.sync_api import Browser

from benchmarks.browser.opening import browser, load, server, spread
from keltis import GAMES

PHONE: Any = {"viewport": {"width": 390, "height": 844}, "locale": "en"}
WATCH = """
(() => {
    const seen = {}
    let tell
    window.seen = new Promise((done) => (tell = done))
    const look = () => {
        const button = document.querySelectorAll('.games .play')[%d]
        if (button && !seen.button) {
            seen.button = performance.now()
            button.click()
        }
        if (!seen.card && document.querySelector('.table [data-thing]')) {
            seen.card = -1
            // it is painted
            requestAnimationFrame(() => setTimeout(() => tell([seen.button, performance.now()])))
        }
        if (!seen.card) requestAnimationFrame(look)
    }
    look()
})()
"""


def once(driver: Browser, address: str, game: int) -> tuple[float, float]:
    """Milliseconds until the button and until the first card."""
    context = driver.new_context(**PHONE)
    context.add_init_script(WATCH % game)
    page = context.new_page()
    page.goto(address, wait_until="commit")
    button, card = page.evaluate("seen")
    context.close()
    return button, card


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=9)
    times = parser.parse_args().times
    found: dict[str, list[tuple[float, float]]] = {"new server": []}
    found |= {game.name: [] for game in GAMES}
    with browser() as driver:
        for _ in range(times):  # in turn, so that all meet the same weather
            with server() as address:
                found["new server"].append(once(driver, address, 0))
                for index, game in enumerate(GAMES):
                    found[game.name].append(once(driver, address, index))
    print(load())
    print("milliseconds           lobby: median  least   most    first card: median  least   most")
    for name, pairs in found.items():
        lobby, card = (spread(list(column)) for column in zip(*pairs, strict=True))
        print(f"{name:22}      {lobby}               {card}")


if __name__ == "__main__":
    main()
