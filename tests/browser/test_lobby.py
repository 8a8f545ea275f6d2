"""Everything before a game: the lobby, a new table, seats, invitations, history, the deal of the day."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from keltis import GAMES
from keltis.bots.description import portrait
from keltis.bots.level import offered
from keltis.bots.level import usual as usual_bot
from keltis.messages import LANGUAGES, say
from keltis.messages.message import message
from keltis.table.seats import bot_names
from tests.browser.conftest import Visitors, tell
from tests.browser.player import play_button, start

NAMES = [game.name for game in GAMES]


def name_of(game: str) -> str:
    return say(message(f"title-{game}"), "en")


def speak(page: Page, language: str) -> None:
    """Choose a language in the menu of the lobby."""
    page.locator("header summary").click()
    page.get_by_role("button", name=language).click()


def test_a_newcomer_reads_what_this_is_and_is_shown_where_to_begin(server: str, visitors: Visitors) -> None:
    for language in LANGUAGES:
        page = visitors.come(f"{server}/?lang={language}")
        expect(page.get_by_role("heading", level=1)).to_have_text(say(message("lobby-story-title"), language))
        expect(page.get_by_text(say(message("lobby-story"), language))).to_be_visible()
        for game in NAMES:
            about = say(message("lobby-about", game=game), language)
            expect(page.locator(".games li", has_text=about)).to_be_visible()
            expect(play_button(page, game, language)).to_be_visible()
        page.get_by_role("link", name=say(message("lobby-learn-first"), language)).click()
        page.locator(".opening button").click()
        page.wait_for_selector(".lesson .table")


def test_learning_is_not_offered_first_to_people_who_have_played(page: Page, server: str) -> None:
    start(page, "weg_der_steine")
    page.goto(f"{server}/#/")
    expect(page.get_by_role("heading", name="Waiting for you")).to_be_visible()
    expect(page.get_by_role("link", name="Learn in 5 minutes")).to_have_count(0)


def test_two_touches_lead_to_the_first_own_move_and_one_back_to_the_running_game(
    page: Page, server: str
) -> None:
    """One for "Play", one for a tile, or for a card that begins a choice."""
    play_button(page, "weg_der_steine").click()
    question = page.locator(".prompt [role=status]")
    page.wait_for_selector("[data-thing=deck].lit")
    before = question.inner_text()
    page.locator("[data-thing=deck].lit").click()
    expect(question).not_to_have_text(before)
    page.goto(f"{server}/#/")
    start(page, "keltis")
    page.wait_for_selector(".thing.lit, g.target")
    assert page.title().startswith("● Your turn")
    table = page.url.rpartition("/")[2]
    page.goto(f"{server}/#/")
    expect(page.get_by_role("heading", name="Waiting for you")).to_be_visible()
    page.get_by_role("link", name="Your turn: Keltis,").click()
    page.wait_for_selector(".thing.lit, g.target")
    assert page.url.endswith(table)


def test_bots_are_called_by_their_level_in_the_chosen_language(page: Page) -> None:
    speak(page, "Deutsch")
    page.get_by_role("radio", name="Kobold").check()
    play_button(page, "keltis", "de").click()
    expect(page.locator("ul.players")).to_contain_text("Kobold")
    tell(page, "language", "ru")
    expect(page.locator("ul.players")).to_contain_text("Кобольд")
    tell(page, "settings", '{"reader": true}')
    expect(page.get_by_role("table")).to_contain_text("Кобольд")
    expect(page.get_by_role("list").last).not_to_contain_text("Kobold")


def test_the_chosen_bot_plays_in_every_game_and_an_easy_one_until_somebody_chooses(page: Page) -> None:
    for game in NAMES:
        expect(play_button(page, game)).to_have_text("Play against Clover")
    page.get_by_role("radio", name="Pebble").check()
    page.reload()
    expect(page.get_by_role("radio", name="Pebble")).to_be_checked()
    page.get_by_role("radio", name="3", exact=True).check()
    for game in NAMES:
        expect(play_button(page, game)).to_have_text("Play against 2 × Pebble")
    start(page, "keltis")
    expect(page.locator("ul.players")).to_contain_text(bot_names("pebble")[1])


def check_bots(choice: Locator, game: str, players: int, language: str) -> None:
    """All offered bots have ratings, and the chosen one has a description."""
    levels = offered(game)
    for level, shown in zip(levels.values(), choice.locator("option").all_inner_texts(), strict=True):
        assert shown.startswith(say(message("web-bot", bot=level.name), language))
        rating = level.rating_for(players)
        assert shown.endswith(f" · {rating.value}") if rating else " · " not in shown
    for bot in levels:
        choice.select_option(bot)
        sight = say(portrait(game, bot, players).sight, language)
        expect(choice).to_have_accessible_description(sight)


@pytest.mark.parametrize("game", ["keltis", "weg_der_steine"])
def test_a_new_table_tells_how_strong_bots_are_and_what_they_see(
    server: str, visitors: Visitors, game: str
) -> None:
    page = visitors.come(f"{server}/#/new/{game}")
    page.get_by_label("3", exact=True).check()
    page.get_by_label("Seat 2", exact=True).select_option("bot")
    page.get_by_label("Seat 3", exact=True).select_option("bot")
    choice = page.get_by_label("Strength of bots: Seat 2")
    expect(choice).to_have_value(usual_bot(game))
    for language in LANGUAGES:
        tell(page, "language", language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        level = say(message("lobby-bot-level"), language)
        seat = say(message("lobby-seat", number=2), language)
        choice = page.get_by_label(f"{level}: {seat}")
        check_bots(choice, game, 3, language)
        page.get_by_text(say(message("bot-rating"), language)).click()
        expect(page.get_by_text(say(message("bot-rating-about"), language))).to_be_visible()
        page.get_by_text(say(message("bot-rating"), language)).click()
    choice.select_option("pebble")
    page.get_by_role("button", name=say(message("lobby-begin"), language)).click()
    players = page.locator("ul.players")
    for bot in ("pebble", usual_bot(game)):
        expect(players).to_contain_text(say(message("web-bot", bot=bot), language))


def test_a_table_that_waits_tells_how_strong_bots_are_and_what_they_see(
    server: str, visitors: Visitors
) -> None:
    page = visitors.come(f"{server}/#/new/wuerfelspiel")
    page.get_by_role("button", name="Open the table").click()
    choice = page.get_by_label("Strength of bots")
    expect(choice).to_have_value("clover")
    check_bots(choice, "wuerfelspiel", 2, "en")
    page.get_by_text("What does the number mean?").click()
    expect(page.get_by_text("100 points more mean about 64")).to_be_visible()
    choice.select_option("kobold")
    page.get_by_role("button", name="Add a bot to seat 2").click()
    expect(page.get_by_role("button", name="Remove Kobold")).to_be_visible()
    choice.select_option("pebble")
    page.get_by_role("button", name="Replace Kobold with Pebble").click()
    expect(page.get_by_role("button", name="Remove Pebble")).to_be_visible()
    expect(page.get_by_role("button", name="Replace")).to_have_count(0)


def test_a_name_can_be_changed_and_stays(page: Page) -> None:
    page.locator("header summary").click()
    page.get_by_role("button", name="Change your name").click()
    page.get_by_label("Your name").fill("Anna Livia")
    page.keyboard.press("Enter")
    expect(page.get_by_text("You play as Anna Livia.")).to_be_visible()
    page.reload()
    page.locator("header summary").click()
    expect(page.get_by_text("You play as Anna Livia.")).to_be_visible()
    start(page, "keltis")
    expect(page.get_by_text("Anna Livia").first).to_be_visible()


def test_a_table_with_options_bots_and_somebody_at_the_same_device(server: str, visitors: Visitors) -> None:
    page = visitors.come(f"{server}/#/new/wuerfelspiel")
    page.get_by_label("3", exact=True).check()
    page.get_by_label("Seat 2", exact=True).select_option(label="Someone on this device")
    page.get_by_label("Name of the player in seat 2").fill("Ben")
    page.get_by_label("Seat 3", exact=True).select_option(label="Bot")
    page.get_by_label("Strength of bots: Seat 3").select_option(index=0)
    page.get_by_label("Side of the board").select_option("crossed")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".table")
    names = page.evaluate("document.body.innerText")
    assert "Ben" in names
    assert "Guest" in names


def test_people_at_one_device_do_not_see_each_others_hands(server: str, visitors: Visitors) -> None:
    page = visitors.come(f"{server}/#/new/keltis")
    page.get_by_label("Seat 2", exact=True).select_option(label="Someone on this device")
    page.get_by_label("Name of the player in seat 2").fill("Ben")
    page.get_by_text("More settings").click()
    page.get_by_label("First player").select_option("seat")
    page.get_by_role("button", name="Start the game").click()
    for touched in ("[data-thing^='card ']", "[data-thing^='pile ']", "[data-thing=deck]"):
        if page.get_by_role("button", name="I am Ben").count() == 0:
            page.locator(f"{touched}.lit").first.click()
    take = page.get_by_role("button", name="I am Ben")
    expect(take).to_be_visible()
    assert page.locator("[data-thing^='card ']").count() == 0
    take.click()
    expect(page.locator("[data-thing^='card ']").first).to_be_visible()


def test_an_invitation_brings_somebody_to_the_table(server: str, visitors: Visitors) -> None:
    page = visitors.come(f"{server}/#/new/keltis")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    link = page.get_by_role("textbox", name="Link").input_value()
    assert re.fullmatch(re.escape(server) + r"/#/t/[a-z0-9]+/[a-z0-9]+", link)
    guest = visitors.come(link)
    guest.get_by_role("button", name="Take seat 2").click()
    page.get_by_role("button", name="Start the game").click()
    for one in (page, guest):
        one.wait_for_selector(".table")
    stranger = visitors.come(link.rpartition("/")[0])
    expect(stranger.get_by_role("alert")).to_contain_text("This table does not exist")


def test_open_tables_can_be_joined_and_watched(server: str, visitors: Visitors) -> None:
    page = visitors.come(f"{server}/#/new/weg_der_steine")
    page.get_by_label("Public: anyone can join").check()
    page.get_by_role("button", name="Open the table").click()
    guest = visitors.come(server)
    guest.get_by_role("link", name=re.compile("Join: The Way of the Stones")).first.click()
    guest.get_by_role("button", name="Take seat 2").click()
    page.get_by_role("button", name="Start the game").click()
    guest.wait_for_selector(".table")
    watcher = visitors.come(server)
    watcher.get_by_role("link", name=re.compile("Watch: The Way of the Stones")).first.click()
    watcher.wait_for_selector(".table")
    assert watcher.locator(".thing.lit, g.target").count() == 0


def test_the_deal_of_the_day_is_played_once(server: str, visitors: Visitors) -> None:
    page = visitors.come(f"{server}/#/daily")
    page.get_by_role("button", name=f"Play today’s deal: {name_of('keltis')}", exact=True).click()
    page.wait_for_selector(".table")
    table = page.url.rpartition("/")[2]
    page.goto(f"{server}/#/daily")
    page.get_by_role("button", name=f"Continue: {name_of('keltis')}", exact=True).click()
    page.wait_for_selector(".table")
    assert page.url.endswith(table)


def test_the_history_of_a_newcomer_is_empty(server: str, visitors: Visitors) -> None:
    page = visitors.come(f"{server}/#/history")
    expect(page.get_by_text("No finished games yet.")).to_be_visible()
