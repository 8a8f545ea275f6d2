"""A record proves that chance followed from the commitment; a changed record does not."""

from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from keltis import GAMES
from keltis.cli.main import app
from keltis.core.record import Record
from keltis.core.record_file import as_text
from keltis.server.http.tables import record_of_table
from keltis.table import commands
from keltis.table.chance import commitment, fresh_secret
from keltis.table.settings import Settings
from keltis.table.table import Table
from keltis.table.verify import Unverified, verify
from tests.table.company import SECRET, fresh, ok, opened, play_on

OTHER = fresh_secret(bytes(32))


def finished(game: str, **settings: Any) -> Table:
    table = opened(Settings(game=game, **settings))
    for seat, nonce in enumerate(("clover", "seven: 7")):
        ok(table, -3, commands.Sit(fresh(), seat, nonce=nonce), who="who-Ada")
    ok(table, 0, commands.Start(fresh()))
    play_on(table)
    return table


def why(record: Record, promised: str = "") -> str:
    with pytest.raises(Unverified) as caught:
        verify(record, promised)
    return caught.value.why.id


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_a_record_of_a_table_proves_its_chance(game: str, tmp_path: Path) -> None:
    table = finished(game)
    record = record_of_table(table)
    verdict = verify(record, commitment(SECRET))
    assert verdict.draws == table.draws > 20 or game == "wuerfelspiel"
    file = tmp_path / "game.txt"
    file.write_text(as_text(record), "utf-8")
    done = CliRunner().invoke(app, ["verify", str(file), "--commitment", commitment(SECRET), "--lang", "en"])
    assert done.exit_code == 0, done.output
    assert commitment(SECRET) in done.output
    assert "does not prove" in done.output


def test_another_promise_secret_nonce_or_beginner_is_found() -> None:
    table = finished("keltis")
    assert why(record_of_table(table), commitment(OTHER)) == "verify-commitment"
    for tag, value, found in (
        ("secret", OTHER, "verify-commitment"),
        ("commitment", commitment(OTHER), "verify-commitment"),
        ("first", str(1 - table.turned), "verify-first"),
        ("secret", "", "verify-no-secret"),
        ("secret", "ä", "verify-no-secret"),
    ):
        record = record_of_table(table)
        record.header.tags[tag] = value
        assert why(record) == found, tag
    record = record_of_table(table)
    record.header.tags["nonce 1"] = "six"
    assert why(record) in ("verify-draw", "verify-first")


def test_a_host_that_draws_otherwise_is_found(tmp_path: Path) -> None:
    table = opened(Settings(game="wuerfelspiel", first="seat"))
    for seat in (0, 1):
        ok(table, -3, commands.Sit(fresh(), seat), who="who-Ada")
    ok(table, 0, commands.Start(fresh()))
    assert table.play is not None
    crooked = table.chance()
    for number in range(1000):
        mover = table.mover
        if mover is None:
            break
        words = table.play.notation(table.play.legal()[0])
        favour = (lambda drawn, ways: 0) if number == 7 else crooked
        table.handle(mover, commands.Move(fresh(), table.version, words), 1, chance=favour)
    assert table.phase == "over"
    assert why(record_of_table(table)) == "verify-draw"
    file = tmp_path / "game.txt"
    file.write_text(as_text(record_of_table(table)), "utf-8")
    done = CliRunner().invoke(app, ["verify", str(file), "--lang", "de"])
    assert done.exit_code == 2
    assert "Ziehung" in done.output


def test_a_deal_that_others_may_play_cannot_be_checked() -> None:
    assert why(record_of_table(finished("wuerfelspiel", deal="monday"))) == "verify-deal"
