"""Friends by link, invitations by one touch, statistics, and the filters of the history."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors


def called(visitors: Visitors, server: str, name: str) -> Page:
    page = visitors.come(server)
    page.evaluate("(name) => localStorage.setItem('name', name)", name)
    return page


def resign(page: Page) -> None:
    page.wait_for_selector(".table")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator("[data-phase=over], .final")).to_be_visible()


def test_friends_by_link_play_and_find_it_in_their_statistics(visitors: Visitors, server: str) -> None:
    ada = called(visitors, server, "Ada")
    ada.goto(f"{server}/#/friends")
    ada.get_by_role("button", name="Show the link").click()
    link = ada.get_by_label("Link", exact=True).input_value()

    ben = visitors.come(link)
    expect(ben.get_by_role("heading", name="Ada wants to be friends with you")).to_be_visible()
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_label("Your name").press("Enter")
    expect(ben.get_by_role("heading", name="You and Ada are friends now.")).to_be_visible()

    ada.reload()
    ada.get_by_label("Game: Ben").select_option("wuerfelspiel")
    ada.get_by_role("button", name="Invite Ben to The Dice Game").click()
    expect(ada.get_by_text("reserved for Ben")).to_be_visible()

    ben.goto(f"{server}/#/")
    ben.get_by_role("link", name="Join: The Dice Game").click()
    ben.get_by_role("button", name="Take seat 2").click()
    ada.get_by_role("button", name="Start the game").click()
    resign(ben)

    ada.goto(f"{server}/#/")
    ada.get_by_label("You play as Ada.").click()
    expect(ada.get_by_role("link", name="My statistics")).to_be_visible()
    while not ada.request.get(f"{server}/api/profile").json()["games"]:
        ada.wait_for_timeout(50)  # results are stored a moment after the end
    ada.get_by_role("link", name="My statistics").click()
    game = ada.get_by_role("region", name="The Dice Game")
    expect(game).to_contain_text("1 game, 1 won (100 %)")
    game.get_by_text("Against whom").click()
    game.get_by_role("link", name="Ben").click()
    expect(ada.get_by_text("Only games with Ben.")).to_be_visible()
    expect(ada.locator("main li")).to_have_count(1)
    ada.get_by_label("Result").select_option("lost")
    expect(ada.get_by_text("No game matches.")).to_be_visible()

    ada.goto(f"{server}/#/friends")
    ada.get_by_role("button", name="More about Ben").click()
    ada.get_by_role("button", name="Block").click()
    expect(ada.get_by_role("region", name="Blocked")).to_contain_text("Ben")
    ben.goto(f"{server}/#/friends")
    expect(ben.get_by_role("region", name="You have played with")).to_contain_text("Ada")


def test_an_invitation_can_be_declined_and_spectators_invited(visitors: Visitors, server: str) -> None:
    ada = called(visitors, server, "Ada")
    ada.goto(f"{server}/#/new/keltis")
    expect(ada.get_by_label("Friends may join")).to_be_checked()
    ada.goto(f"{server}/#/")
    ada.locator(".games li").first.get_by_role("button").click()
    ada.wait_for_selector(".table")
    ada.get_by_role("button", name="More", exact=True).click()
    ada.get_by_role("button", name="Invite spectators").click()
    link = ada.get_by_role("dialog").get_by_label("Link", exact=True).input_value()
    eve = visitors.come(link)
    eve.wait_for_selector(".table")
