"""The same person on two devices: by code, by link, by login; and who played there before is asked first."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.player import start

RIGHT = "four leaves of clover"


def named(visitors: Visitors, server: str, name: str) -> Page:
    """Somebody with a game; the page about their account is open."""
    page = visitors.come(server)
    page.evaluate("(name) => localStorage.setItem('name', name)", name)
    page.reload()
    start(page, "keltis")
    page.goto(f"{server}/#/account")
    expect(page.locator("main")).to_contain_text(f"You play as {name}, without a login.")
    return page


def code_of(page: Page) -> str:
    page.get_by_role("button", name="Show a code").click()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    found: str = page.locator(".letters").inner_text()
    return found


def games(page: Page, server: str) -> list[str]:
    return sorted(one["id"] for one in page.request.get(f"{server}/api/lobby").json()["yours"])


def name_of(page: Page, server: str) -> str:
    found: str = page.request.get(f"{server}/api/me").json()["name"]
    return found


def in_lobby(page: Page, name: str) -> None:
    page.wait_for_selector(".games")
    page.get_by_label(f"You play as {name}.").wait_for()


def test_a_code_brings_person_and_games_to_another_device(visitors: Visitors, server: str) -> None:
    ada = named(visitors, server, "Ada")
    code = code_of(ada)
    other = visitors.come(server)
    other.get_by_label("You play as Guest.").click()
    other.get_by_role("link", name="Account and devices").click()
    field = other.get_by_label("Code", exact=True)
    field.fill("wrong")
    field.press("Enter")
    expect(other.get_by_role("alert")).to_have_text("This code is wrong or has expired.")
    field.fill(code.upper())
    field.press("Enter")
    in_lobby(other, "Ada")
    assert games(other, server) == games(ada, server) != []
    ada.reload()
    expect(ada.get_by_role("heading", name="Where you are signed in")).to_be_visible()
    expect(ada.locator("#sessions ~ ul li")).to_have_count(2)
    ada.get_by_role("button", name="Sign out there").click()
    expect(ada.locator("#sessions ~ ul li")).to_have_count(1)
    assert other.request.get(f"{server}/api/me").status == 401


def test_whoever_plays_on_the_other_device_is_asked_first(visitors: Visitors, server: str) -> None:
    ada, ben = named(visitors, server, "Ada"), named(visitors, server, "Ben")
    before = games(ben, server)
    link = f"{server}/#/device/{code_of(ada).replace('-', '')}"
    ben.goto(link)
    expect(ben.locator(".stays")).to_contain_text("those of Ben stay with Ben")
    go = ben.get_by_role("button", name="Continue with the code")
    expect(go).to_be_disabled()
    assert name_of(ben, server) == "Ben"  # opening the link alone does nothing
    ben.get_by_label("I want to switch.").check()
    go.click()
    in_lobby(ben, "Ada")
    assert games(ben, server) == games(ada, server)
    assert not set(before) & set(games(ben, server))


def test_login_sign_out_and_sign_in(visitors: Visitors, server: str) -> None:
    page = named(visitors, server, "Cy")
    before = games(page, server)
    enrol = page.locator("section", has=page.get_by_role("heading", name="Choose a login"))
    enrol.get_by_label("Login").fill("cy-browser")
    enrol.get_by_label("New passphrase").fill(RIGHT)
    enrol.get_by_role("button", name="Create the login").click()
    expect(page.locator(".who")).to_have_text("You play as Cy, signed in as cy-browser.")
    page.get_by_role("button", name="Sign out here").click()
    in_lobby(page, "Guest")
    assert page.request.get(f"{server}/api/me").status == 401
    page.goto(f"{server}/#/account")
    page.get_by_label("Login").first.fill("cy-browser")
    page.get_by_label("Passphrase", exact=True).first.fill("not this one")
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("alert")).to_have_text("Wrong login or passphrase.")
    page.get_by_label("Passphrase", exact=True).first.fill(RIGHT)
    page.get_by_role("button", name="Sign in").click()
    in_lobby(page, "Cy")
    assert games(page, server) == before


def test_who_wants_to_be_forgotten_is(visitors: Visitors, server: str) -> None:
    page = named(visitors, server, "Di")
    forget = page.get_by_role("button", name="Forget me")
    expect(forget).to_be_disabled()
    page.get_by_label("Yes, erase everything.").check()
    forget.click()
    in_lobby(page, "Guest")
    assert page.request.get(f"{server}/api/me").status == 401


def test_a_long_language_in_large_letters_fits_a_phone(visitors: Visitors, server: str) -> None:
    page = visitors.come(f"{server}/?lang=ru#/account", viewport={"width": 360, "height": 640})
    page.evaluate("() => localStorage.setItem('settings', JSON.stringify({ text: 200 }))")
    page.request.post(f"{server}/api/me", data={"name": "Eve"}, headers={"Origin": server})
    page.reload()
    page.locator("section button").first.click()
    page.wait_for_selector(".letters")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
