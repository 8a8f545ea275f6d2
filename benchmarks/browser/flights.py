"""The time between two frames while cards, tiles, dice and figures move, with the CPU slowed four times.

A game against a bot is played by touching highlighted things. A frame counts if an animation that ends by
itself (not the breathing of the rings) is running. On a machine with other work the figures mean nothing.

python -m benchmarks.browser.flights --turns 12
"""

import statistics

from playwright.sync_api import Browser

from benchmarks.browser.opening import PHONE, browser, load, server, tail, visitor, wanted
from keltis import GAMES

SIZES = [PHONE, (1280, 800)]
SLOWED = 4
LONGEST = 20  # milliseconds: the 95 % quantile should not be above
TABLE = """async (game) => {
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'clover' }]
    const settings = { game, players: 2, first: 'seat', deal: `flights ${game}` }
    const answer = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ settings, seats, start: true, name: 'Ada' }),
    })
    const made = await answer.json()
    location.hash = `/t/${made.table_id ?? made.game}`
}"""
MEASURE = """async (turns) => {
    const times = []
    const moving = () => document.getAnimations().some((one) =>
        one.playState === 'running' && Number.isFinite(one.effect.getComputedTiming().endTime))
    let before = 0
    let stopped = false
    const frame = (now) => {
        const counts = moving()
        if (before && counts) times.push(now - before)
        before = counts ? now : 0
        if (!stopped) requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
    const pause = (time) => new Promise((done) => setTimeout(done, time))
    const lit = () => [...document.querySelectorAll('button.thing.lit, g.target, .sure')]
    let seed = 7
    for (let turn = 0; turn < turns * 4; turn++) {
        for (let wait = 0; wait < 300 && lit().length === 0; wait++) await pause(30)
        if (document.querySelector('.winner') || lit().length === 0) break
        seed = (seed * 48271) % 2147483647
        const all = lit()
        const sure = all.find((one) => one.matches('.sure'))
        const one = sure ?? all[seed % all.length]
        one.dispatchEvent(new MouseEvent('click', { bubbles: true }))
        await pause(250)
    }
    stopped = true
    return times
}"""


def measured(driver: Browser, address: str, game: str, size: tuple[int, int], turns: int) -> list[float]:
    """Milliseconds between the frames of all flights."""
    with visitor(driver, size) as page:
        page.goto(address)
        page.evaluate(TABLE, game)
        page.wait_for_selector(".table .board")
        page.wait_for_timeout(1000)
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        times: list[float] = page.evaluate(MEASURE, turns)
        return times


def main() -> None:
    turns = wanted(__doc__, "turns", 12)
    print(f"milliseconds per frame, CPU slowed {SLOWED} times; wanted: 95 % within {LONGEST}")
    print("                               frames  median    95 %    most")
    with server() as address, browser() as driver:
        for game in GAMES:
            for size in SIZES:
                times = measured(driver, address, game.name, size, turns)
                if not times:
                    continue
                name = f"{game.name} {size[0]}x{size[1]}"
                print(f"{name:29} {len(times):8} {statistics.median(times):7.1f}", end=" ")
                print(f"{tail(times):7.1f} {max(times):7.1f}", flush=True)
    print(load())


if __name__ == "__main__":
    main()
