"""`keltis join`: find a table, sit down at it, and play."""

import secrets
import sys
from typing import TYPE_CHECKING

from keltis.bots.level import usual
from keltis.cli.commands.options import INTERRUPTED
from keltis.cli.error import command_error, missing_library
from keltis.cli.game_setup import find_game
from keltis.cli.play.client import TableClient
from keltis.cli.play.commands import LeftTable
from keltis.cli.play.connection import ConnectionLost, Json, TableConnection
from keltis.cli.play.local_table import LocalTable
from keltis.cli.play.start import SEED_BITS, own_name
from keltis.cli.play.table_link import Address, read_address
from keltis.cli.seating import Chair, bot_chairs, check_bot, check_player_count
from keltis.console.screen import Screen, is_plain
from keltis.core.play import Play
from keltis.games import NAMES
from keltis.text_interface.translator import Translator
from keltis.text_interface.vocabulary import whole_number

if TYPE_CHECKING:
    from keltis.cli.play.remote_table import Server


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
    screen, translator = Screen(is_plain(plain)), Translator(language)
    for bot in bots:
        check_bot(bot)
    if link:
        line = _far(link, game, bots, name, screen, translator)
    else:
        line = _near(game, bots, name or own_name(translator), seed)
    try:
        TableClient(line, screen, language, seat_wanted=not watch).run()
    except ConnectionLost:
        raise command_error("complain-table-gone") from None
    except (LeftTable, EOFError):
        screen.line(translator.text("join-left"))
    except KeyboardInterrupt:
        print()
        sys.exit(INTERRUPTED)
    finally:
        line.close()


def _near(game: str, bots: list[str], name: str, seed: int | None) -> TableConnection:
    found = find_game(game or NAMES[0])
    bots = bots or [usual(found.name)]
    chairs = [Chair(name), *bot_chairs(bots, len(bots))]
    check_player_count(found, len(chairs))
    return LocalTable(Play(found, len(chairs)), chairs, secrets.randbits(SEED_BITS) if seed is None else seed)


def _far(
    link: str, game: str, bots: list[str], name: str, screen: Screen, translator: Translator
) -> TableConnection:
    try:
        from keltis.cli.play.remote_table import RemoteTable, Server
    except ImportError as error:
        raise missing_library(error.name, "server") from None
    address = read_address(link)
    server = Server(address.server)
    server.be_known(name, own_name(translator))
    if not address.table:
        address = _opened(server, game, bots) if game else _chosen(server, screen, translator)
    return RemoteTable(server, address.table, address.key)


def _opened(server: "Server", game: str, bots: list[str]) -> Address:
    """Create a table with bots on all other seats."""
    found = find_game(game).name
    options = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in bots or [usual(found)])]
    settings = {"game": found, "players": len(options)}
    made = server.ask("POST", "/api/tables", {"settings": settings, "seats": options, "start": True})
    if made is None:
        raise command_error("complain-table-gone")
    return Address(server.url, made["table_id"], made["key"])


def _chosen(server: "Server", screen: Screen, translator: Translator) -> Address:
    """Let the user choose one of the tables; the first is the default."""
    lobby = server.ask("GET", "/api/lobby") or {"yours": [], "open": []}
    own = [table for table in lobby["yours"] if table["phase"] in ("waiting", "running")]
    known = {table["id"] for table in own}
    tables = own + [table for table in lobby["open"] if table["id"] not in known]
    if not tables:
        raise command_error("complain-no-tables", url=server.url)
    for number, table in enumerate(tables, 1):
        screen.line(f"{number:>3}  {_described(table, translator)}")
    while True:
        chosen = whole_number(screen.ask(translator.text("join-which") + " ") or "1")
        if chosen is not None and 1 <= chosen <= len(tables):
            return Address(server.url, str(tables[chosen - 1]["id"]))


def _described(table: Json, translator: Translator) -> str:
    names = ", ".join(chair["name"] or "–" for chair in table["chairs"])
    mark = translator.text("join-your-turn") if table["turn"] else ""
    return f"{translator.title(find_game(table['game']))} · {names} {mark}".rstrip()
