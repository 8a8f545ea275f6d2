"""The time to draw a position of a replay: from the key press until it is painted.

Steps through a recorded game, then jumps to random positions. Painting happens at most sixty times a second,
so up to 17 ms of each are waiting for the next picture; "work" is without that: drawing, style and layout.

python -m benchmarks.browser.replay --jumps 60
"""

import statistics

from playwright.sync_api import Browser, FilePayload

from benchmarks.browser.opening import PHONE, browser, load, server, tail, visitor, wanted
from keltis import GAMES
from keltis.bots import BOTS, ask
from keltis.core.game import AnyGame
from keltis.core.play import Play
from keltis.core.record import record_of
from keltis.core.record_file import as_text
from keltis.core.rng import seeded_rng

SIZES = [PHONE, (1280, 800)]
PLAYERS = 2
MEASURE = """async (jumps) => {
    const slider = document.querySelector('input[type=range]')
    const last = Number(slider.max)
    const paint = (done) => requestAnimationFrame(() => setTimeout(() => done(performance.now())))
    const painted = () => new Promise(paint)
    const times = []
    const works = []
    const measure = async (act) => {
        await painted()
        const began = performance.now()
        act()
        await null
        document.body.offsetHeight
        works.push(performance.now() - began)
        times.push((await painted()) - began)
    }
    const press = (key) => () => dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    const jump = (to) => () => {
        slider.value = to
        slider.dispatchEvent(new Event('input', { bubbles: true }))
    }
    press('Home')()
    for (let at = 0; at < last; at++) await measure(press('ArrowRight'))
    for (let at = 0; at < jumps; at++) await measure(jump((at * 7919) % last))
    return [times, works]
}"""


def recorded(game: AnyGame) -> str:
    """A game between bots, as a file."""
    rng = seeded_rng(2008)
    play = Play(game, PLAYERS)
    play.settle(rng)
    while not play.over:
        play.do(ask(BOTS["greedy"], play, rng))
        play.settle(rng)
    return as_text(record_of(play, ["Ada", "Bob"]))


Times = tuple[list[float], list[float]]


def measured(driver: Browser, address: str, record: str, size: tuple[int, int], jumps: int) -> Times:
    """Milliseconds of every position: until it is painted, and the work of it."""
    file: FilePayload = {"name": "record.txt", "mimeType": "text/plain", "buffer": record.encode()}
    with visitor(driver, size) as page:
        page.goto(f"{address}/#/replay")
        page.locator("input[type=file]").set_input_files([file])
        page.wait_for_selector("input[type=range]")
        times, works = page.evaluate(MEASURE, jumps)
        return times, works


def main() -> None:
    jumps = wanted(__doc__, "jumps", 60)
    print("milliseconds                positions   painted: median    95 %    most    work: median    95 %")
    with server() as address, browser() as driver:
        for game in GAMES:
            record = recorded(game)
            for size in SIZES:
                times, works = measured(driver, address, record, size, jumps)
                name = f"{game.name} {size[0]}x{size[1]}"
                shown = f"{statistics.median(times):15.0f} {tail(times):7.0f} {max(times):7.0f}"
                print(f"{name:27} {len(times):9} {shown} {statistics.median(works):15.1f} {tail(works):7.1f}")
    print(load())


if __name__ == "__main__":
    main()
