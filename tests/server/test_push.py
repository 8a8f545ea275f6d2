"""Push notifications, from end to end: a push service in the test reads them as a browser would."""

import json
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec

from keltis.core.rng import seeded_rng
from keltis.server.jobs.push import topic
from keltis.server.live.rematch import new_table
from keltis.server.security import web_push
from keltis.server.security.session import fresh_token, hashed
from keltis.store import people, push, tables
from keltis.store.people import Person
from keltis.store.push import Subscription, Turn
from keltis.store.sqlite import Sqlite
from keltis.store.store import Store
from keltis.table.events import Entry
from keltis.table.settings import Days
from keltis.table.table import Table
from tests.server.browser_keys import CURVE, BrowserKeys, claims, data, text
from tests.server.conftest import GENEROUS
from tests.server.hasty import NAME
from tests.server.receiver import HASTY, Call, Receiver, receiving, soon
from tests.server.running import Player, Running, Socket, running
from tests.table.company import play_on, seated
from tests.table.worlds import other_history

AT_MOST = 5.0  # seconds from the move to the push service
QUIET = 2.0  # seconds in which a message that is not to come would have come
CONTACT = "mailto:operator@keltis.example"


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Receiver, Running]]:
    """A push service, and a server that may call it."""
    folder = tmp_path_factory.mktemp("push")
    with (
        pytest.MonkeyPatch.context() as environment,
        receiving(folder, environment) as receiver,
        running(folder, program=HASTY, contact=CONTACT, **GENEROUS) as server,
    ):
        yield receiver, server


def subscribe(player: Player, path: str, keys: BrowserKeys) -> Any:
    answer = player.request("POST", "/api/push", keys.subscription(f"https://{NAME}{path}"))
    assert answer.status == 200, answer.body
    return answer.json


def subscribed(player: Player) -> bool:
    found: bool = player.request("GET", "/api/push").json["subscribed"]
    return found


def two_players(url: str) -> tuple[Player, Player, str, Socket]:
    """Ada begins at a table with Ben, who has closed the page."""
    ada, ben = Player(url, "Adalbert"), Player(url, "Berengar")
    table, key = ada.open("keltis", pace={"mode": "days", "days": 3})
    theirs = ben.at(table, key)
    theirs.do("sit", seat=1)
    theirs.send({"type": "visible", "yes": False})
    own = ada.at(table)
    own.do("start")
    theirs.close()
    return ada, ben, table, own


def end_turn(socket: Socket) -> None:
    while socket.legal:
        socket.act()


def next_call(receiver: Receiver, path: str) -> Call:
    call = receiver.next(path)
    assert call is not None
    return call


def test_a_closed_page_hears_of_the_own_turn_within_seconds(service: tuple[Receiver, Running]) -> None:
    receiver, server = service
    _, ben, table, own = two_players(server.url)
    keys = BrowserKeys()
    state = subscribe(ben, "/ben", keys)
    assert state["subscribed"]
    end_turn(own)
    began = time.monotonic()
    call = next_call(receiver, "/ben")
    assert time.monotonic() - began <= AT_MOST
    assert json.loads(keys.read(call.body)) == {"table_id": table, "game": "keltis"}
    assert b"Berengar" not in call.body
    claim = claims(call.headers["authorization"], state["key"])
    assert claim["aud"] == f"https://{NAME}"
    assert claim["sub"] == CONTACT
    assert 0 < claim["exp"] - time.time() < 24 * 60 * 60
    assert call.headers["content-encoding"] == "aes128gcm"
    assert call.headers["topic"] == topic(table)
    assert 60 <= int(call.headers["ttl"]) <= 24 * 60 * 60
    assert receiver.next("/ben", QUIET) is None  # once a turn
    assert NAME not in server.log.read_text()


def test_the_worker_that_owns_the_table_sends_the_message(
    service: tuple[Receiver, Running], tmp_path: Path
) -> None:
    receiver, _ = service
    with running(tmp_path, program=HASTY, contact=CONTACT, workers=2, **GENEROUS) as server:
        for number in range(2):
            _, ben, table, own = two_players(server.url)
            keys = BrowserKeys()
            subscribe(ben, f"/worker{number}", keys)
            end_turn(own)
            call = next_call(receiver, f"/worker{number}")
            assert json.loads(keys.read(call.body))["table_id"] == table
            assert receiver.next(f"/worker{number}", QUIET / 2) is None  # only one of them


def test_nothing_is_sent_while_the_page_is_visible(service: tuple[Receiver, Running]) -> None:
    receiver, server = service
    _, ben, table, own = two_players(server.url)
    keys = BrowserKeys()
    subscribe(ben, "/seen", keys)
    theirs = ben.at(table)
    end_turn(own)
    theirs.until_version(own.v)
    assert receiver.next("/seen", QUIET) is None
    end_turn(theirs)
    theirs.send({"type": "visible", "yes": False})  # another tab is before it
    assert theirs.do("say", text="I look elsewhere")["seq"]
    own.until_version(theirs.v)
    end_turn(own)
    assert keys.read(next_call(receiver, "/seen").body)


def test_a_connection_that_breaks_on_the_own_turn_is_no_page(service: tuple[Receiver, Running]) -> None:
    receiver, server = service
    _, ben, table, own = two_players(server.url)
    theirs = ben.at(table)
    subscribe(ben, "/lost", BrowserKeys())
    end_turn(own)
    theirs.until_version(own.v)
    theirs.close()
    next_call(receiver, "/lost")


def test_a_subscription_that_is_gone_or_always_fails_is_removed(service: tuple[Receiver, Running]) -> None:
    receiver, server = service
    for path, status in (("/gone", 410), ("/unknown", 404), ("/broken", 500)):
        receiver.answers[path] = status
        _, ben, _, own = two_players(server.url)
        subscribe(ben, path, BrowserKeys())
        end_turn(own)
        next_call(receiver, path)
        assert soon(lambda ben=ben: not subscribed(ben))  # type: ignore[misc]


def test_a_message_that_failed_is_sent_again(service: tuple[Receiver, Running]) -> None:
    receiver, server = service
    _, ben, _, own = two_players(server.url)
    subscribe(ben, "/late", BrowserKeys())
    receiver.answers["/late"] = 503
    end_turn(own)
    next_call(receiver, "/late")
    receiver.answers["/late"] = 201
    next_call(receiver, "/late")
    assert receiver.next("/late", QUIET) is None
    assert subscribed(ben)


# --- subscriptions -----------------------------------------------------------------------------

GOOD = BrowserKeys()


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"endpoint": "http://push.example/x"}, 409),
        ({"endpoint": "https://127.0.0.1/x"}, 409),
        ({"endpoint": "https://[::1]/x"}, 409),
        ({"endpoint": "https://2130706433/"}, 409),
        ({"endpoint": "https://localhost/x"}, 409),
        ({"endpoint": "https://printer.local/x"}, 409),
        ({"endpoint": "https://push.example:8443/x"}, 409),
        ({"endpoint": "https://me:secret@push.example/x"}, 409),
        ({"endpoint": "https://push.example/x\r\nTTL: 0"}, 409),
        ({"endpoint": "file:///etc/passwd"}, 409),
        ({"endpoint": ""}, 409),
        ({"endpoint": "https://push.example/" + "x" * 1000}, 400),
        ({"p256dh": ""}, 400),
        ({"p256dh": text(bytes(65))}, 400),
        ({"p256dh": text(b"\x04" + bytes(64))}, 400),  # not on the curve
        ({"p256dh": text(GOOD.public) + "A"}, 400),
        ({"p256dh": "ä" * 87}, 400),
        ({"auth": "short"}, 400),
        ({"auth": "!" * 22}, 400),
        ({"auth": None}, 400),
        ({"more": "x"}, 400),
    ],
)
def test_hostile_subscriptions_are_refused(server: Running, change: dict[str, Any], status: int) -> None:
    wanted = GOOD.subscription("https://push.example/x") | change
    ada = _ada(server)
    assert ada.request("POST", "/api/push", wanted).status == status
    assert not subscribed(ada)


_known: dict[str, Player] = {}


def _ada(server: Running) -> Player:
    if server.url not in _known:
        _known[server.url] = Player(server.url)
    return _known[server.url]


def test_a_subscription_belongs_to_a_session(server: Running) -> None:
    ada = Player(server.url)
    key = ada.request("GET", "/api/push").json["key"]
    assert Player(server.url).request("GET", "/api/push").json["key"] == key
    wanted = BrowserKeys().subscription("https://push.example/one")
    assert ada.request("POST", "/api/push", wanted).json == {"key": key, "subscribed": True}
    enrolment = {"login": "ada-push", "passphrase": "four leaves of clover"}
    assert ada.request("POST", "/api/account", enrolment).status == 201
    assert subscribed(ada)  # under another token
    assert ada.request("DELETE", "/api/push").json["subscribed"] is False
    assert ada.request("DELETE", "/api/push").status == 200
    nobody = {"Cookie": ""}
    assert ada.request("GET", "/api/push", headers=nobody).status == 401
    assert ada.request("POST", "/api/push", wanted, headers=nobody).status == 401


def test_an_operator_can_switch_push_off(tmp_path: Path) -> None:
    with running(tmp_path, push=False, **GENEROUS) as server:
        ada = Player(server.url)
        assert ada.request("GET", "/api/push").json == {"key": "", "subscribed": False}
        answer = ada.request("POST", "/api/push", GOOD.subscription("https://push.example/x"))
        assert (answer.status, answer.json["message"]["id"]) == (409, "online-no-push")


# --- nothing hidden ----------------------------------------------------------------------------


def keep(folder: Path, entries: list[Entry]) -> None:
    """A database with one table, at which it is Ben's turn, who is to hear of it."""
    folder.mkdir()
    store = Store(Sqlite(folder / "keltis.db"))
    store.start()
    store.write_and_wait(partial(tables.create, new=new_table(Table.from_events("leaky", entries))))
    for name in ("Ada", "Ben"):
        store.write_and_wait(partial(people.add, person=Person(f"who-{name}", name), now=1))
    token = hashed(fresh_token())
    begin = partial(people.begin_session, token=token, person="who-Ben", label="", now=10**13)
    store.write_and_wait(begin)
    keys = GOOD.subscription(f"https://{NAME}/{folder.name}")
    made = Subscription(token, "who-Ben", keys["endpoint"], keys["p256dh"], keys["auth"])
    store.write_and_wait(partial(push.subscribe, subscription=made, now=1, most=9))
    store.write_and_wait(partial(push.enqueue, turn=Turn("leaky", "who-Ben", 1)))
    store.stop()


def test_messages_about_worlds_that_look_alike_are_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever lies hidden: same bytes, same length, same headers. Also, what was left by a crash is sent."""
    table = seated("keltis", people=2, pace=Days(3))
    while not (table.mover == 1 and table.version > 12):
        play_on(table, 4, most=1)
    history = other_history(table, 1, seeded_rng(3))
    assert history is not None
    assert history != table.entries
    heard = []
    with receiving(tmp_path, monkeypatch) as receiver:
        for name, entries in (("true", table.entries), ("other", history)):
            keep(tmp_path / name, entries)
            with running(tmp_path / name, program=HASTY, contact=CONTACT, **GENEROUS):
                call = next_call(receiver, f"/{name}")
            plain = {name: value for name, value in call.headers.items() if name != "authorization"}
            heard.append((GOOD.read(call.body), len(call.body), plain))
    assert heard[0] == heard[1]


# --- encryption --------------------------------------------------------------------------------

# The example of RFC 8291, section 5.
PRIVATE = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
SECRET = "BTBZMqHH6r4Tts7J_aSIgg"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w"
    "EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_messages_are_encrypted_as_the_standard_says() -> None:
    private = ec.derive_private_key(int.from_bytes(data(PRIVATE), "big"), CURVE)
    browser = BrowserKeys(private, data(SECRET))
    assert browser.read(data(BODY)) == b"When I grow up, I want to be a watermelon"
    p256dh, auth = text(browser.public), text(browser.auth)
    one, two = (web_push.encrypted(plain, p256dh, auth) for plain in (b"a", b"a longer message"))
    assert browser.read(one) == b"a"
    assert browser.read(two) == b"a longer message"
    assert len(one) == len(two) < 4096
    with pytest.raises(ValueError, match="too long"):
        web_push.encrypted(b"x" * 4000, p256dh, auth)


def test_the_signature_is_of_the_server_alone() -> None:
    key, other = web_push.fresh_key(), web_push.fresh_key()
    header = web_push.authorization(key, "https://push.example:443/x", CONTACT, 5)
    assert claims(header, web_push.public_key(key)) == {
        "aud": "https://push.example:443",
        "exp": 5 + web_push.VALID,
        "sub": CONTACT,
    }
    foreign = web_push.public_key(other)
    with pytest.raises(InvalidSignature):
        claims(f"{header.partition(', k=')[0]}, k={foreign}", foreign)
