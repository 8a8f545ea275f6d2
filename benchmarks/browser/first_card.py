"""How long it takes from opening the page until the first card is seen, with one click on "Play now".

The click comes at once, from within the page, as soon as the button is there: people take longer, the machine
does not. A newcomer's browser has nothing in its cache. "New server": the first visitor after its start.

python -m benchmarks.browser.first_card --times 9
"""

from playwright.sync_api import Browser

from benchmarks.browser.opening import browser, load, server, spread, visitor, wanted
from keltis import GAMES

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
    with visitor(driver, script=WATCH % game) as page:
        page.goto(address, wait_until="commit")
        button, card = page.evaluate("seen")
        return button, card


def main() -> None:
    times = wanted(__doc__, "times", 9)
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
