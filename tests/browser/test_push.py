"""Notices with the page closed: what the settings say, and what the service worker shows."""

import json

import pytest
from playwright.sync_api import BrowserContext, Page, Worker, expect

from tests.browser.conftest import Visitors, tell
from tests.browser.test_settings import choose
from tests.server.browser_keys import BrowserKeys

NOTICE = "Browser notifications"
ENDPOINT = "https://push.example/me"
# What no browser that a test drives has: a push service, and a person who is asked for permission.
SERVICE = """([keys, permission]) => {
    window.wants = []
    Object.defineProperty(Notification, 'permission', { get: () => permission })
    Notification.requestPermission = async () => permission
    const stored = () => JSON.parse(localStorage.getItem('push') ?? 'null')
    const made = (key) => ({
        options: { applicationServerKey: new Uint8Array(key).buffer },
        toJSON: () => ({ endpoint: keys.endpoint, keys }),
        unsubscribe: async () => localStorage.removeItem('push'),
    })
    PushManager.prototype.getSubscription = async () => stored() && made(stored())
    PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
        window.wants.push([applicationServerKey.length, userVisibleOnly])
        localStorage.setItem('push', JSON.stringify([...applicationServerKey]))
        return made([...applicationServerKey])
    }
}"""
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1"
)
# Events of the worker's own cannot be trusted ones, so that they wait for nothing by themselves.
WORKER = """() => {
    self.shown = []
    self.opened = []
    ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag, data }) =>
        void self.shown.push([title, body, tag, data])
    self.clients.openWindow = async (address) => void self.opened.push(address)
    WindowClient.prototype.focus = async function () { self.opened.push('focus') }
    self.deal = (kind, fields) => {
        const event = new Event(kind)
        let waited
        Object.assign(event, fields, { waitUntil: (promise) => (waited = promise) })
        self.dispatchEvent(event)
        return waited
    }
}"""
PUSH = (
    "(text) => self.deal('push', { data: { json: () => JSON.parse(text) } }).then(() => self.shown.splice(0))"
)
RENEW = """(keys) => self.deal('pushsubscriptionchange', {
    oldSubscription: null, newSubscription: { toJSON: () => ({ endpoint: keys.endpoint, keys }) },
})"""
CLICK = """(data) => self.deal('notificationclick', { notification: { data, close: () => {} } })
    .then(() => self.opened.splice(0))"""


def settings(
    visitors: Visitors, server: str, permission: str = "granted", script: str = "", **more: str
) -> Page:
    page = visitors.come("about:blank", service_workers="allow", **more)
    keys = BrowserKeys().subscription(ENDPOINT)
    page.context.add_init_script(script or f"({SERVICE})({json.dumps([keys, permission])})")
    page.goto(f"{server}/#/settings")
    return page


def touch(page: Page, group: str, value: str) -> None:
    """Touch a choice that may not stay."""
    page.get_by_role("group", name=group, exact=True).get_by_label(value, exact=True).click()


def subscribed(page: Page, server: str) -> bool:
    found: bool = page.request.get(f"{server}/api/push").json()["subscribed"]
    return found


def test_notices_with_the_page_closed_are_switched_on_and_off(visitors: Visitors, server: str) -> None:
    page = settings(visitors, server)
    status = page.locator("[data-state]")
    choose(page, NOTICE, "on")
    expect(status).to_have_text("You will be notified even when this page is closed.")
    assert page.evaluate("wants") == [[65, True]]
    assert subscribed(page, server)
    page.reload()
    expect(status).to_have_attribute("data-state", "on")
    assert page.evaluate("wants") == []  # the subscription is there
    page.request.delete(f"{server}/api/push", headers={"Origin": server})
    page.reload()
    expect(status).to_have_attribute("data-state", "on")  # a server that has lost it is told again
    assert subscribed(page, server)
    choose(page, NOTICE, "off")
    expect(status).to_have_attribute("data-state", "off")
    page.wait_for_function("async () => !(await (await fetch('api/push')).json()).subscribed")
    assert page.evaluate("localStorage.getItem('push')") is None


def test_who_forbids_notices_reads_how_to_allow_them(visitors: Visitors, server: str) -> None:
    page = settings(visitors, server, "denied", locale="de")
    touch(page, "Browser-Benachrichtigungen", "an")
    expect(page.get_by_role("status")).to_contain_text("Erlaube sie in den Browser-Einstellungen")
    group = page.get_by_role("group", name="Browser-Benachrichtigungen")
    expect(group.get_by_label("aus", exact=True)).to_be_checked()


@pytest.mark.parametrize(
    ("agent", "state"), [(IPHONE, "home"), ("Mozilla/5.0 (X11; Linux x86_64) Old/1.0", "unsupported")]
)
def test_what_a_browser_cannot_do_is_said(visitors: Visitors, server: str, agent: str, state: str) -> None:
    page = settings(visitors, server, script="delete window.Notification", user_agent=agent)
    touch(page, NOTICE, "on")
    expect(page.locator("[data-state]")).to_have_attribute("data-state", state)
    expect(page.get_by_role("group", name=NOTICE).get_by_label("off", exact=True)).to_be_checked()


def test_without_a_push_service_notices_come_while_a_page_is_open(visitors: Visitors, server: str) -> None:
    script = f"({SERVICE})([{{}}, 'granted']); PushManager.prototype.subscribe = () => Promise.reject()"
    page = settings(visitors, server, script=script)
    choose(page, NOTICE, "on")
    expect(page.locator("[data-state]")).to_have_attribute("data-state", "page")
    expect(page.get_by_role("group", name=NOTICE).get_by_label("on", exact=True)).to_be_checked()


# --- the service worker ------------------------------------------------------------------------


def worker_of(page: Page, context: BrowserContext) -> Worker:
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    worker = context.service_workers[0]
    worker.evaluate(WORKER)
    return worker


def test_the_service_worker_shows_whose_turn_it_is_in_the_language_of_the_page(
    visitors: Visitors, server: str
) -> None:
    page = visitors.come(f"{server}/#/history", service_workers="allow", locale="ru")
    worker = worker_of(page, page.context)
    message = json.dumps({"table_id": "abc", "game": "orakel"})
    address = f"{server}/#/t/abc"
    title = ["Ваш ход", "Кельтис. Оракул", "turn abc", address]
    assert worker.evaluate(PUSH, message) == [title]
    tell(page, "language", "de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.wait_for_function("async () => (await (await caches.match('language')).text()) === 'de'")
    assert worker.evaluate(PUSH, message) == [["Du bist dran", "Keltis: Das Orakel", "turn abc", address]]
    for odd in ("null", "{}", "not json", '{"game": "chess"}'):
        [[heading, _, _, target]] = worker.evaluate(PUSH, odd)
        assert (heading, target) == ("Du bist dran", f"{server}/")
    assert worker.evaluate(CLICK, address) == ["focus"]
    expect(page).to_have_url(address)


def test_a_subscription_that_the_push_service_has_ended_is_renewed(visitors: Visitors, server: str) -> None:
    page = visitors.come(f"{server}/#/history", service_workers="allow")
    worker = worker_of(page, page.context)
    page.request.post(f"{server}/api/me", data={"name": "Ada"}, headers={"Origin": server})
    assert not subscribed(page, server)
    worker.evaluate(RENEW, BrowserKeys().subscription(ENDPOINT))
    assert subscribed(page, server)


def test_a_touched_notice_opens_the_table_when_no_page_is_open(visitors: Visitors, server: str) -> None:
    page = visitors.come(f"{server}/#/history", service_workers="allow")
    worker = worker_of(page, page.context)
    visitors.open(page.context, "about:blank")
    page.close()
    address = f"{server}/#/t/abc"
    assert worker.evaluate(CLICK, address) == [address]
