"""Every touch without effect is answered by a sentence and a rule in the chosen language.

With KELTIS_LONG=1 a thousand touches are made, otherwise fewer.
"""

import os
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from keltis import GAMES
from keltis.core.game import AnyGame
from keltis.messages import LANGUAGES, say
from keltis.messages.message import Message, Seat
from tests.browser.conftest import tell
from tests.browser.player import start

LONG = "KELTIS_LONG" in os.environ
TOUCHES, LINES = (54, 14) if LONG else (12, 4)  # of every game in every language
READY = ".thing.lit, .target, .sure, .winner"
RULE = {"en": "Rule", "de": "Regel", "ru": "Правило"}

# Touches what is not lit, now and then after something that is; notes what the server said and what is shown.
TOUCH = """async ([seed, most]) => {
    const pause = (time) => new Promise((done) => setTimeout(done, time))
    const random = (below) => (seed = (seed * 48271) % 2147483647) % below
    const all = (path) => [...document.querySelectorAll(path)]
    const click = (one) => one?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    const notice = () => document.querySelector('.notice:not(:has(.sure)) p')?.textContent
    const held = () => String(all('.touched').map((one) => one.dataset.thing))
    const asking = window.fetch
    const answers = []
    let told = null
    let asked = 0 // questions without an answer so far, or with one that is perhaps not shown yet
    window.fetch = async (...given) => {
        if (!String(given[0]).includes('/why?')) return asking(...given)
        asked++
        const answer = await asking(...given)
        told = await answer.clone().json()
        setTimeout(() => asked--, 50)
        return answer
    }
    const busy = () => asked > 0 || document.querySelector('.prompt[aria-busy=true]')
    while (answers.length < most && !document.querySelector('.winner')) {
        for (const one of all('.notice button:last-child')) click(one)
        if (random(3) === 0) {
            const lit = all('.thing.lit, g.target')
            if (lit.length > 0) click(lit[random(lit.length)])
        }
        await pause(0)
        while (busy()) await pause(4) // a move is on its way, or the answer to a touch that came too late
        for (const one of all('.notice:not(:has(.sure)) button:last-child')) click(one)
        await pause(0)
        const dull = all('.thing[aria-disabled=true], .dull')
        if (dull.length === 0) continue
        const one = dull[random(dull.length)]
        told = null
        const before = held()
        click(one)
        await pause(0)
        if (held() !== before) continue // it was chosen instead of a row or a pile
        for (let wait = 0; wait < 1000 && (asked > 0 || !told || !notice()); wait++) await pause(4)
        const shown = document.querySelector('.notice:not(:has(.sure))')?.textContent ?? ''
        answers.push({ thing: one.dataset.thing ?? one.dataset.dull, shown, told })
    }
    window.fetch = asking
    return answers
}"""

# Types invalid lines, each after a question with a known answer.
TYPE = """async ([lines, most]) => {
    const pause = (time) => new Promise((done) => setTimeout(done, time))
    const field = document.querySelector('#command')
    const help = document.querySelector('#command-help').textContent
    const shown = () => document.querySelector('.answer').textContent
    const moves = () => [...document.querySelectorAll('[data-action]')]
    const legal = () => moves().map((one) => one.dataset.action.toLowerCase())
    const enter = async (line, done) => {
        field.value = line
        field.dispatchEvent(new Event('input', { bubbles: true }))
        field.form.requestSubmit()
        for (let wait = 0; wait < 1000 && !done(); wait++) await pause(4)
    }
    const answers = []
    for (const line of lines) {
        if (answers.length === most) break
        for (let wait = 0; wait < 1000 && moves().length === 0; wait++) await pause(4) // others are at it
        if (legal().some((action) => `${action} `.startsWith(`${line.toLowerCase()} `))) continue
        await enter('?', () => shown() === help)
        await enter(line, () => shown() !== help)
        answers.push({ line, shown: shown() })
    }
    return answers
}"""


def as_message(told: dict[str, Any]) -> Message:
    """A message from JSON."""
    args: dict[str, Any] = {}
    for name, value in told["args"].items():
        if isinstance(value, dict):
            args[name] = Seat(value["seat"]) if "seat" in value else as_message(value)
        else:
            args[name] = value
    return Message(told["id"], args)


def silent(answers: list[dict[str, Any]], language: str) -> list[dict[str, Any]]:
    """The touches that were not answered with the server's sentence in the language, and its rule."""
    wrong = []
    for answer in answers:
        said = say(as_message(answer["told"]["message"]), language) if answer["told"] else ""
        rule = say(Message("web-rule", {"rule": answer["told"]["rule"]}), language) if said else ""
        if len(said) < 10 or said not in answer["shown"] or rule not in answer["shown"]:
            wrong.append(answer)
    return wrong


def vain_lines(game: AnyGame, rng: Random) -> list[str]:
    """Actions in notation, most of them never legal, and some nonsense."""
    words = [word for word in game.load_board().notation[: game.actions.decisions] if word]
    return [rng.choice([*rng.sample(words, 4), "dance 7"]) for _ in range(4 * LINES)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_vain_try_is_answered_in_the_chosen_language(page: Page, server: str, game: AnyGame) -> None:
    page.emulate_media(reduced_motion="reduce")
    start(page, game.name)
    rng = Random(f"vain {game.name}")
    for language in LANGUAGES:
        tell(page, "language", language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        tell(page, "settings", '{"reader": false, "motion": "off"}')
        page.wait_for_selector(READY, state="attached")
        answers: list[dict[str, Any]] = []
        while len(answers) < TOUCHES:
            if page.locator(".winner").count():
                begin_anew(page, server, game)
            answers += page.evaluate(TOUCH, [rng.randint(1, 2**31 - 2), TOUCHES - len(answers)])
        assert silent(answers, language) == []
        tell(page, "settings", '{"reader": true, "motion": "off"}')
        page.wait_for_selector("#command")
        lines: list[dict[str, str]] = page.evaluate(TYPE, [vain_lines(game, rng), LINES])
        assert len(lines) == LINES
        assert [line for line in lines if RULE[language] not in line["shown"]] == []


def begin_anew(page: Page, server: str, game: AnyGame) -> None:
    """Another game, in the same language."""
    language = page.evaluate("document.documentElement.lang")
    tell(page, "language", "en")
    page.goto(f"{server}/#/")
    start(page, game.name)
    tell(page, "language", language)
    page.wait_for_selector(READY, state="attached")


def test_the_rule_of_a_refusal_opens_in_the_rules(page: Page) -> None:
    start(page, "keltis")
    page.locator("[data-thing=deck]").click(force=True)
    page.get_by_role("alert").get_by_role("button", name="Rule C3").click()
    wanted = page.locator("#rule-C3")
    assert wanted.get_attribute("aria-current") == "true"
    assert "On your turn you use one card" in wanted.inner_text()
    page.keyboard.press("Escape")
    assert page.get_by_role("dialog").count() == 0
