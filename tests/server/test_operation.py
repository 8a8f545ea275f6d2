"""Operating a server: metrics, health, logs, backups while it runs, shutdown without losses."""

import json
import signal
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from tests.server.receiver import HASTY
from tests.server.running import SECONDS, Json, Player, Running, Socket, play_out, running
from tests.server.test_resume import two_people
from tests.store.postgres import free_port
from tests.store.test_watchdog import damage


def scraped(port: int) -> dict[str, float]:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=60) as answer:
        text = answer.read().decode()
    lines = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def test_metrics_count_what_happens(tmp_path: Path) -> None:
    port = free_port()
    with running(tmp_path, metrics=port) as server:
        _, one, two = two_people(server)
        before = scraped(port)
        assert before["keltis_tables"] == 1
        assert before["keltis_sockets"] == 2
        play_out([one, two], most=6)
        mover, other = (one, two) if one.legal else (two, one)
        assert other.move(mover.best())["error"]["code"] == "turn"
        after = scraped(port)
        assert after["keltis_events_total"] == before["keltis_events_total"] + 6
        assert after['keltis_refused_total{code="turn"}'] == 1
        assert after["keltis_commit_seconds_count"] == before["keltis_commit_seconds_count"] + 6
        assert after["keltis_slow_consumers_total"] == 0


def test_logs_metrics_and_error_pages_hold_nothing_hidden(tmp_path: Path) -> None:
    """Names, chat, ids, cookies, keys and hands appear in none of them."""
    port = free_port()
    with running(tmp_path, metrics=port, log_level="debug") as server:
        ada, ben = Player(server.url, "Canaryada"), Player(server.url, "Canaryben")
        table, key = ada.open("keltis")
        one, two = ada.at(table), ben.at(table, key)
        two.do("sit", seat=1, nonce="canarynonce")
        two.do("start")
        one.until_version(two.v)
        one.do("say", text="canary talk")
        play_out([one, two], most=8)
        hands = [card for socket in (one, two) for card in socket.view["table"]["hand"]]
        one.send("{nonsense canary")
        pages = [
            ada.request(method, path, body)
            for method, path, body in (
                ("GET", f"/api/tables/{table}/record", None),
                ("GET", "/api/tables/canarytable/picture.svg", None),
                ("POST", "/api/tables", {"canary": 1}),
                ("DELETE", "/api/sessions/canary", None),
                ("GET", "/api/nothing/canary", None),
                ("PUT", "/canary", None),
            )
        ]
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=60) as answer:
            metrics = answer.read().decode().lower()
        server.stop()
        log = server.log.read_text().lower()
    cookies = [player.cookie.partition("=")[2] for player in (ada, ben)]
    for secret in ("canary", table, key, *cookies):
        assert secret.lower() not in log
        assert secret.lower() not in metrics
    for page in pages:
        assert page.status >= 400
        text = page.body.decode().lower()
        assert not any(secret.lower() in text for secret in ("canary", key, *cookies))
        assert not any(f'"{card.lower()}"' in text for card in hands)
        assert "traceback" not in text
    assert '"event": "server ready"' in log


def test_a_running_server_can_be_copied(tmp_path: Path) -> None:
    copy = tmp_path / "copy" / "keltis.db"
    copy.parent.mkdir()
    command = [sys.executable, "-m", "keltis", "backup", str(copy), "--config", str(tmp_path / "keltis.toml")]
    (tmp_path / "keltis.toml").write_text(f"database = '{tmp_path / 'keltis.db'}'\n", "utf-8")
    with running(tmp_path) as server:
        table, one, two = two_people(server)
        play_out([one, two], most=5)
        made = subprocess.run([*command, "--lang", "en"], capture_output=True, text=True)
        assert made.returncode == 0, made.stderr
        assert "Everything was copied" in made.stdout
        positions = [one.position, two.position]
        play_out([one, two], most=3)
    assert copy.stat().st_mode & 0o077 == 0
    again = subprocess.run([*command, "--lang", "en"], capture_output=True, text=True)
    assert again.returncode != 0
    assert again.stderr == f"keltis: {copy} exists already; choose another name\n"
    with running(copy.parent, port=server.port):
        assert [one.player.at(table).position, two.player.at(table).position] == positions


def test_a_server_that_stops_answers_what_it_was_asked(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        tables = [two_people(server) for _ in range(4)]
        movers = [one if one.legal else two for _, one, two in tables]
        stopping = threading.Thread(target=server.process.send_signal, args=[signal.SIGTERM])
        asked = [mover.ask("move", v=mover.v, action=mover.best()) for mover in movers]
        stopping.start()
        replies = [_reply(mover, name) for mover, name in zip(movers, asked, strict=True)]
        stopping.join()
        assert server.died() == 0
    with running(tmp_path, port=server.port) as again:
        assert isinstance(again, Running)
        for (table, _, _), mover, name, reply in zip(tables, movers, asked, replies, strict=True):
            fresh = mover.player.at(table)
            if reply is not None and "seq" in reply:
                assert fresh.v >= reply["seq"]
            fresh.ask("move", name, v=mover.v, action="draw")
            code = fresh.until("reply").get("error", {}).get("code", "")
            assert (code == "id_reuse") == (reply is not None and "seq" in reply) or reply is None


def _reply(socket: Socket, name: str) -> Json | None:
    socket.closed()
    return socket.replies.get(name)


def test_health_says_so(server: Running) -> None:
    with urllib.request.urlopen(f"{server.url}/api/health", timeout=60) as answer:
        assert json.load(answer)["ok"] is True


def test_damage_in_the_database_file_shows(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        Player(server.url)
        server.stop()
    damage(tmp_path / "keltis.db")
    with running(tmp_path, program=HASTY) as server:
        end = time.monotonic() + SECONDS
        while '"event": "database damaged"' not in server.log.read_text():
            assert time.monotonic() < end
            time.sleep(0.05)
        with pytest.raises(urllib.error.HTTPError) as answer:
            urllib.request.urlopen(f"{server.url}/api/health", timeout=60)
        answer.value.close()
        assert answer.value.code == 503
