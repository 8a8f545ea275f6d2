"""The time from opening the page until the first card is visible, with one click on "Play".

The click comes at once, from within the page, as soon as the button is there: people take longer, the machine
does not. The hand comes first and the board a moment later; both are told. A newcomer's browser has
nothing in its cache. "New server": the first visitor after its start.

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
    const wanted = { card: '.table [data-thing]', board: '.board [role=img]' }
    const look = () => {
        const button = document.querySelectorAll('.games .play')[%d]
        if (button && !seen.button) {
            seen.button = performance.now()
            button.click()
        }
        for (const [name, where] of Object.entries(wanted)) {
            if (seen[name] || !document.querySelector(where)) continue
            seen[name] = -1
            // this frame is painted before the next task
            setTimeout(() => {
                seen[name] = performance.now()
                if (seen.card > 0 && seen.board > 0) tell([seen.button, seen.card, seen.board])
            })
        }
        if (!seen.card || !seen.board) requestAnimationFrame(look)
    }
    look()
})()
"""

Times = tuple[float, float, float]


def once(driver: Browser, address: str, game: int) -> Times:
    """Milliseconds until the button, until the first card and until the board."""
    with visitor(driver, script=WATCH % game) as page:
        page.goto(address, wait_until="commit")
        button, card, board = page.evaluate("seen")
        return button, card, board


def main() -> None:
    times = wanted(__doc__, "times", 9)
    found: dict[str, list[Times]] = {"new server": []}
    found |= {game.name: [] for game in GAMES}
    with browser() as driver:
        for _ in range(times):  # alternating, so that all have the same conditions
            with server() as address:
                found["new server"].append(once(driver, address, 0))
                for index, game in enumerate(GAMES):
                    found[game.name].append(once(driver, address, index))
    print(load())
    heads = "".join(f"{name}: median  least   most    " for name in ("lobby", "first card", "board"))
    print(f"milliseconds      {heads}".rstrip())
    for name, all_times in found.items():
        lobby, card, board = (spread(list(column)) for column in zip(*all_times, strict=True))
        print(f"{name:17}{lobby:>27}{card:>32}{board:>27}")


if __name__ == "__main__":
    main()
