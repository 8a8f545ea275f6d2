"""Sounds and notifications when it is one's turn."""

import json

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors, tell
from tests.browser.player import seated, turn

# What sounds is counted: tones, and noise, which cards are made of.
COUNT = """() => {
    const count = (node, name) => {
        window[name] = 0
        const start = node.prototype.start
        node.prototype.start = function (...given) {
            window[name] += 1
            return start.apply(this, given)
        }
    }
    count(OscillatorNode, 'tones')
    count(AudioBufferSourceNode, 'noises')
}"""
# Not every test browser can show notifications, so the calls are recorded.
LOOK_AWAY = """() => {
    Object.defineProperty(document, 'hidden', { get: () => window.away, configurable: true })
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    window.away = false
    window.notices = []
    ServiceWorkerRegistration.prototype.showNotification = async (title, { body, data }) =>
        void window.notices.push([title, body, data])
}"""


def want(page: Page, **settings: bool) -> None:
    tell(page, "settings", json.dumps(settings))


def test_a_sound_tells_whoever_wants_it_that_it_is_their_turn(server: str, visitors: Visitors) -> None:
    page, other = seated(server, visitors)
    for one in (page, other):
        one.evaluate(COUNT)
    want(other, sound=True)
    turn(page)
    expect(other).to_have_title("● Your turn – Keltis")
    assert other.evaluate("tones") == 3
    assert other.evaluate("noises") == 2  # a card was discarded, another one drawn
    turn(other)
    expect(page).to_have_title("● Your turn – Keltis")
    assert page.evaluate("tones + noises") == 0  # not enabled
    assert other.evaluate("tones") == 3  # one's own move has the sound of cards only
    assert other.evaluate("noises") == 4


def test_a_notice_tells_whoever_looks_elsewhere(server: str, visitors: Visitors) -> None:
    page, other = seated(server, visitors, service_workers="allow")
    other.wait_for_function("() => navigator.serviceWorker.controller !== null")
    other.evaluate(LOOK_AWAY)
    want(other, notify=True)
    for away in (False, True):
        other.evaluate("(away) => { window.away = away }", away)
        turn(page)
        expect(other).to_have_title("● Your turn – Keltis")
        turn(other)
        expect(page).to_have_title("● Your turn – Keltis")
    assert other.evaluate("notices") == [["Your turn", "Keltis", other.url]]  # not while they were looking
