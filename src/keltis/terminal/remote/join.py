"""`keltis join`: find a table, sit down at it, and play."""

import sys
from typing import TYPE_CHECKING

from keltis.bots import BOTS
from keltis.bots.level import usual
from keltis.games import NAMES
from keltis.table.refused import Refused
from keltis.table.settings import Settings
from keltis.terminal.commands.parameters import INTERRUPTED
from keltis.terminal.complaint import Complaint, complaint
from keltis.terminal.launch import own_name
from keltis.terminal.lexicon import whole_number
from keltis.terminal.remote.address import Address, read_address
from keltis.terminal.remote.line import Gone, Json, Line
from keltis.terminal.remote.near import Near
from keltis.terminal.remote.orders import Left
from keltis.terminal.remote.visit import Visit
from keltis.terminal.screen import Screen, is_plain
from keltis.terminal.setting import find_game
from keltis.terminal.voice import Voice

if TYPE_CHECKING:
    from keltis.terminal.remote.far import Server


def join(
    link: str,
    game: str,
    bots: list[str],
    name: str,
    watch: bool,
    seed: int | None,
    language: str,
    plain: bool,
) -> None:
    """Play at a table on a server; without one, at a table in this process."""
    screen, voice = Screen(is_plain(plain)), Voice(language)
    name = name or own_name(voice)
    for bot in bots:
        if bot not in BOTS:
            raise complaint("complain-bot", bot=bot[:40], known=", ".join(BOTS))
    line = _far(link, game, bots, name, screen, voice) if link else _near(game, bots, name, seed)
    try:
        Visit(line, screen, language, seat_wanted=not watch).run()
    except Gone:
        raise complaint("complain-table-gone") from None
    except (Left, EOFError):
        screen.line(voice.tell("join-left"))
    except KeyboardInterrupt:
        print()
        sys.exit(INTERRUPTED)
    finally:
        line.close()


def _near(game: str, bots: list[str], name: str, seed: int | None) -> Line:
    found = find_game(game or NAMES[0]).name
    bots = bots or [usual(found)]
    settings = Settings(game=found, players=len(bots) + 1, first="seat")
    try:
        return Near(settings, name, bots, seed)
    except Refused as refusal:
        raise Complaint(refusal.why) from None


def _far(link: str, game: str, bots: list[str], name: str, screen: Screen, voice: Voice) -> Line:
    try:
        from keltis.terminal.remote.far import Far, Server
    except ImportError as error:
        raise complaint("complain-server", what=error.name or "") from None
    address = read_address(link)
    server = Server(address.server)
    server.be_known(name)
    if not address.table:
        address = _opened(server, game, bots) if game else _chosen(server, screen, voice)
    return Far(server, address.table, address.key)


def _opened(server: "Server", game: str, bots: list[str]) -> Address:
    """A new table with bots on all other seats."""
    found = find_game(game).name
    wishes = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in bots or [usual(found)])]
    settings = {"game": found, "players": len(wishes)}
    made = server.ask("POST", "/api/tables", {"settings": settings, "seats": wishes, "start": True})
    if made is None:
        raise complaint("complain-table-gone")
    return Address(server.url, made["game"], made["key"])


def _chosen(server: "Server", screen: Screen, voice: Voice) -> Address:
    """One of the tables there; nobody to ask: the first that waits for us."""
    lobby = server.ask("GET", "/api/lobby") or {"yours": [], "open": []}
    own = [table for table in lobby["yours"] if table["phase"] in ("waiting", "running")]
    known = {table["id"] for table in own}
    tables = own + [table for table in lobby["open"] if table["id"] not in known]
    if not tables:
        raise complaint("complain-no-tables", url=server.url)
    for number, table in enumerate(tables, 1):
        screen.line(f"{number:>3}  {_described(table, voice)}")
    while True:
        chosen = whole_number(screen.ask(voice.tell("join-which") + " ") or "1")
        if chosen is not None and 1 <= chosen <= len(tables):
            return Address(server.url, str(tables[chosen - 1]["id"]))


def _described(table: Json, voice: Voice) -> str:
    names = ", ".join(chair["name"] or "–" for chair in table["chairs"])
    mark = voice.tell("join-your-turn") if table["turn"] else ""
    return f"{voice.title(find_game(table['game']))} · {names} {mark}".rstrip()
