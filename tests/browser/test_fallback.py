"""While a strong bot is being prepared, a line says who plays in its place."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from keltis.fast.jit import cache
from tests.browser.conftest import Visitors, tell
from tests.browser.hosting import Host
from tests.browser.player import CHOICES, start, turn

EXCUSE = "[role=status].excuse"
PREPARED = {
    "en": "Merlin is still being prepared; Kobold plays in its place until then.",
    "de": "Merlin wird noch vorbereitet; bis dahin spielt Kobold an seiner Stelle.",
    "ru": "Мерлин ещё готовится; пока вместо него играет Кобольд.",
}


def test_a_line_says_who_plays_for_a_bot_that_is_being_prepared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, visitors: Visitors
) -> None:
    folder = tmp_path / "keltis" / cache.fingerprint()
    folder.mkdir(parents=True)
    (folder / "keltis-bots.compiling").touch()  # as if another process were compiling
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    host = Host(tmp_path)
    host.start()
    try:
        page = visitors.come(host.address)
        page.get_by_role("radio", name="Merlin").check()
        start(page, "keltis")
        page.wait_for_selector(CHOICES)
        turn(page)
        for language, said in PREPARED.items():
            tell(page, "language", language)
            expect(page.locator(EXCUSE)).to_have_text(said)
        tell(page, "settings", '{"reader": true}')
        expect(page.locator(f".reader {EXCUSE}")).to_have_text(said)
        host.kill()
        host.start()  # a new process has no fallback until it has queried the bot
        expect(page.locator(EXCUSE)).to_have_text("")
    finally:
        host.kill()
