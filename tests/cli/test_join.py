"""Playing from a terminal at a table on a server, with others, and at one without a server."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pexpect
import pytest

from keltis import GAMES, Play, game_named
from keltis.bots.fallback import Fallback
from keltis.bots.level import usual
from keltis.cli.error import CommandError
from keltis.cli.play.client import TableClient
from keltis.cli.play.connection import ConnectionLost, Json
from keltis.cli.play.decode import read_message, read_view
from keltis.cli.play.local_table import LocalTable
from keltis.cli.play.remote_table import Server
from keltis.cli.play.table_link import Address, read_address
from keltis.cli.seating import Chair
from keltis.console.screen import Screen
from keltis.core.rng import seeded_rng
from keltis.core.view import plain, view
from keltis.table import frames, render
from tests.cli.terminal import PROMPT, Person, environment
from tests.contract.tables import Case as Wanted
from tests.contract.tables import random_positions, tables
from tests.server.conftest import GENEROUS
from tests.server.running import Player, Running, opened, running
from tests.table.company import any_move, play_on, seated

ONES = "1\n" * 1500


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("join"), **GENEROUS) as found:
        yield found
    while opened:
        opened.pop().close()


def typed(
    folder: Path, text: str, *arguments: str, language: str = "en"
) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "keltis", "join", "--plain", *arguments],
        input=text,
        env=environment(folder, KELTIS_LANG=language),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize("wanted", tables(GAMES), ids=str)
def test_a_view_that_was_sent_is_read_as_it_was(wanted: Wanted) -> None:
    for number, (play, _) in enumerate(random_positions(wanted, 9)):
        if number % 29 == 0:
            for viewer in (-3, 0):
                seen = view(play, viewer)
                assert read_view(plain(seen), wanted.game) == seen
                assert read_message(plain(seen.prompt)) == seen.prompt


def test_a_table_without_a_server(tmp_path: Path) -> None:
    done = typed(
        tmp_path, "say hm\n" + ONES, "--game", "wuerfelspiel", "--bots", "greedy,random", "--seed", "3"
    )
    assert done.returncode == 0, done.stderr
    assert re.search(r"wins? with -?\d+ points|share", done.stdout)
    assert ": hm" in done.stdout


def test_a_new_table_on_a_server_and_again_as_the_same_person(server: Running, tmp_path: Path) -> None:
    done = typed(tmp_path, "1\n" * 9, server.url, "--game", "wuerfelspiel", "--name", "Tess")
    assert done.returncode == 0, done.stderr
    assert usual("wuerfelspiel").capitalize() in done.stdout
    assert "You have left" in done.stdout
    kept = tmp_path / "state" / "keltis" / "sessions.json"
    assert kept.stat().st_mode & 0o777 == 0o600
    before = kept.read_text()
    left = typed(tmp_path, "foo\nquit\n", server.url, "--game", "keltis", language="ru")
    assert left.returncode == 0, left.stderr
    assert "Вы ушли" in left.stdout
    assert kept.read_text() == before
    chosen = typed(tmp_path, "1\nquit\n", server.url)
    assert "Tess" in chosen.stdout
    assert "(your turn)" in chosen.stdout


def test_the_name_of_a_session_can_be_changed(server: Running, tmp_path: Path) -> None:
    first = typed(tmp_path, "quit\n", server.url, "--game", "keltis", "--name", "Tess")
    again = typed(tmp_path, "quit\n", server.url, "--game", "keltis", "--name", "Zoe")
    usual_name = typed(tmp_path, "quit\n", server.url, "--game", "keltis")
    assert "Tess" in first.stdout
    assert "Zoe" in again.stdout
    assert "Zoe" in usual_name.stdout


def test_a_table_without_a_server_knows_what_a_local_game_knows(tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    orders = f"legal\nhint\nhand\nlast\nsave {kept}\nhelp\nquit\n"
    done = typed(tmp_path, orders, "--game", "keltis", "--bots", "random", "--seed", "4")
    assert done.returncode == 0, done.stderr
    assert re.search(r"1  play [RYPGB]\d+ +play (red|yellow|pink|green|blue) \d+", done.stdout)
    assert re.search(r"\d+\. (play|discard) [RYPGB]\d+ – ", done.stdout)
    assert re.search(r"> hand\nYour hand: (red|yellow|pink|green|blue) \d+", done.stdout)
    assert kept.read_text("utf-8").startswith("keltis-record 1\ngame: keltis\n")
    assert "Beginnings of words" in done.stdout


def test_a_table_on_a_server_gives_no_hints(server: Running, tmp_path: Path) -> None:
    done = typed(tmp_path, "legal\nhint\nsave x.txt\nquit\n", server.url, "--game", "keltis")
    assert "no hints" in done.stdout
    assert "once the game is over" in done.stdout
    assert re.search(r"discard [RYPGB]\d+ +discard (red|yellow|pink|green|blue) \d+", done.stdout)


def test_a_server_says_who_plays_for_a_bot_that_cannot_be_had(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KELTIS_FAST", "0")
    with running(tmp_path, **GENEROUS) as server:
        arguments = (server.url, "--game", "wuerfelspiel", "--bots", "merlin")
        done = typed(tmp_path, "1\n" * 30, *arguments, language="de")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("Merlin ist hier nicht verfügbar; Kobold spielt an seiner Stelle.") == 1


def test_a_table_without_a_server_says_so_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KELTIS_FAST", "0")
    play = Play(game_named("wuerfelspiel"), 2)
    near = LocalTable(play, [Chair("Tess"), Chair("Merlin", "merlin")], seed=3)
    told: list[Json] = []
    while not told:
        frame = near.next(0.0)
        if frame is None:
            near.send("move", v=near.table.version, action=any_move(near.table, seeded_rng(1)).action)
        elif frame["type"] == "around":
            told.append(frame["status"]["chairs"][1])
    assert told[0]["bot"] == "merlin"
    assert told[0]["instead"] == {"bot": "kobold", "soon": False}


class Told:
    """A connection with given frames."""

    file: Path | None = None

    def __init__(self, *told: frames.AnyFrame) -> None:
        self.told: list[Json] = [json.loads(frames.encoded(frame)) for frame in told]

    def send(self, kind: str, **fields: Any) -> Json:
        raise ConnectionLost

    def next(self, seconds: float) -> Json:
        if not self.told:
            raise ConnectionLost
        return self.told.pop(0)

    def close(self) -> None: ...

    def play(self) -> None: ...

    def record(self, file: Path) -> None: ...

    def save(self) -> None: ...

    def look(self, seat: int | None) -> None: ...


def test_it_is_said_once_that_a_bot_is_not_ready_and_once_that_it_is(
    capsys: pytest.CaptureFixture[str],
) -> None:
    table = seated("wuerfelspiel", people=1, bots=1)
    while table.mover != 1:
        play_on(table, 3, most=1)
    table.chairs[1].bot = "merlin"
    told: list[frames.AnyFrame] = [render.snapshot(table, 0)]
    for instead in (Fallback("kobold", soon=True), None, None):
        table.stand_in(instead)
        told += [render.around(table, 0), render.update(table, (), 0)]
    with pytest.raises(ConnectionLost):
        TableClient(Told(*told), Screen(plain=True), "en").run()
    said = capsys.readouterr().out
    assert said.count("Merlin is still being prepared; Kobold plays in its place until then.") == 1
    assert said.count("Merlin is ready and plays from now on.") == 1
    assert said.index("still being prepared") < said.index("is ready")


def test_an_invitation_beside_somebody_in_a_browser(server: Running, tmp_path: Path) -> None:
    ada = Player(server.url)
    table, key = ada.open("keltis")
    host = ada.at(table)
    person = Person(tmp_path, "join", f"{server.url}/#/t/{table}/{key}", "--name", "Tess", KELTIS_LANG="en")
    while host.status["chairs"][1]["name"] != "Tess":
        host.receive()
    person.wait("Waiting for players")
    assert host.do("start")["seq"]
    host.act(next(words for words in host.legal if words.startswith("discard")))
    host.act("draw")
    person.wait(PROMPT)
    assert "Ada" in person.screen
    cards = re.findall(r"\b[RYPGB]\d+\b", person.screen.rpartition("discard")[2])
    assert "Not allowed" in person.type("draw")
    person.type("undo")
    host.do("say", text="<b>hello</b>")
    person.child.sendline(f"discard {cards[-1]}")
    person.wait(PROMPT)
    assert "<b>hello</b>" in person.raw
    person.child.sendline("draw")
    host.until_version(host.v + 2)
    while not host.legal:
        host.receive()
    person.child.sendline("say thank you")
    while not any(event["kind"] == "said" and event["text"] == "thank you" for event in host.events):
        host.receive()
    person.child.sendline("quit")
    person.wait(pexpect.EOF)
    assert "You have left" in person.raw


def test_the_server_may_go_and_come_again(tmp_path: Path) -> None:
    with running(tmp_path, **GENEROUS) as first:
        port = first.port
        person = Person(tmp_path, "join", first.url, "--game", "keltis", "--name", "Tess", KELTIS_LANG="en")
        person.wait(PROMPT)
        first.kill()
    with running(tmp_path, port=port, **GENEROUS):
        assert "Not allowed" in person.type("draw")
        person.leave("quit")


@pytest.mark.parametrize(
    ("link", "found"),
    [
        ("http://a:8642/#/t/abc/key", Address("http://a:8642", "abc", "key")),
        ("https://keltis.example/t/abc#key", Address("https://keltis.example", "abc", "key")),
        ("https://keltis.example/#/t/abc", Address("https://keltis.example", "abc")),
        ("127.0.0.1:8642", Address("http://127.0.0.1:8642")),
        ("192.168.0.7:8642/#/t/abc/key", Address("http://192.168.0.7:8642", "abc", "key")),
        ("keltis.example", Address("https://keltis.example")),
    ],
)
def test_links_as_people_pass_them_on(link: str, found: Address) -> None:
    assert read_address(link) == found


@pytest.mark.parametrize(
    "link", ["ftp://x", "http://", "http://a:b", "http://u@a", "http://a/elsewhere", "::"]
)
def test_other_links_are_complained_about(link: str) -> None:
    with pytest.raises(CommandError):
        read_address(link)


def test_what_is_not_there_is_said_in_one_line(server: Running, tmp_path: Path) -> None:
    for link in ("http://127.0.0.1:1", f"{server.url}/#/t/nothing"):
        done = typed(tmp_path, "", link)
        assert done.returncode == 2, done
        assert done.stderr.count("\n") == 1, done.stderr
        assert "Traceback" not in done.stderr
    assert typed(tmp_path, "", "--game", "keltis", "--bots", "oracle").returncode == 2


def test_two_people_at_one_keyboard_join_a_table_on_a_server(server: Running, tmp_path: Path) -> None:
    first = typed(tmp_path, "quit\n", server.url, "--game", "keltis", "--name", "Tess")
    assert first.returncode == 0, first.stderr
    (cookie,) = json.loads((tmp_path / "state" / "keltis" / "sessions.json").read_text()).values()
    opened_table = Server(server.url)
    opened_table.cookie = cookie
    seats = [{"kind": "me"}, {"kind": "me"}]
    settings = {"game": "keltis", "players": 2, "first": "seat"}
    made = opened_table.ask("POST", "/api/tables", {"settings": settings, "seats": seats, "start": True})
    person = Person(tmp_path, "join", f"{server.url}/#/t/{made['table_id']}", KELTIS_LANG="en")
    person.wait(PROMPT)
    cards = set(re.findall(r"\b[RYPGB]\d+\b", person.screen.rpartition("discard")[2]))
    card = min(cards)
    person.type(f"discard {card}")
    person.child.sendline("draw")
    person.wait(r"Tess 2, take the keyboard and press Enter\. $")
    assert not re.search(r"\b[RYPGB]\d+\b", person.screen)
    person.child.sendline("")
    person.wait(PROMPT)
    others = set(re.findall(r"\b[RYPGB]\d+\b", person.screen.rpartition("discard")[2]))
    assert len(others) > 3
    assert "turn 2 · Tess 2 to move" in person.screen
    assert "1. Tess discards" in person.screen
    person.leave("quit")
