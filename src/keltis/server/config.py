"""Server settings. The defaults are meant for trying the server out on one machine."""

import os
from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from pathlib import Path
from typing import Any, TypeVar

PORT = 8642

Value = TypeVar("Value", bool, int, float, str)


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The default folder of the database."""
    base = environment.get("XDG_DATA_HOME", "")
    return (Path(base) if base else Path.home() / ".local" / "share") / "keltis"


def setting(
    default: Value,
    help: str,
    *,
    least: float | None = None,
    most: float | None = None,
    choices: tuple[str, ...] = (),
) -> Value:
    """A field of `Config` with its explanation and the values that are allowed."""
    limits = {"help": help, "least": least, "most": most, "choices": choices}
    made: Value = field(default=default, metadata=limits)
    return made


@dataclass(frozen=True)
class Config:
    host: str = setting("127.0.0.1", "address to listen on; 0.0.0.0 for all")
    port: int = setting(PORT, "port; 0 for any free one", least=0, most=65535)
    database: str = setting("", "a file, or postgresql://…; empty: a file in the data folder")
    url: str = setting("", "public address, e.g. https://keltis.example; empty: no proxy or domain")
    lan: bool = setting(False, "also accept http://<address in the local network>")
    proxy: bool = setting(False, "behind a reverse proxy that sets X-Forwarded-For")
    proxies: int = setting(1, "trusted proxies in front of the server, if `proxy` is set", least=1)
    workers: int = setting(
        0, "processes for tables; 0: one per processor less one for bots, at most 8", least=0, most=64
    )
    bots: int = setting(1, "bot worker processes", least=1)
    bot_seconds: float = setting(5.0, "time limit of a bot's decision", least=0.1)
    bot_pause: float = setting(0.7, "minimum delay of a bot's move while somebody watches", least=0)
    compile: bool = setting(True, "compile the strong bots of all games in the background")
    messages_per_second: float = setting(10.0, "per WebSocket; bursts of four times as many", least=0.1)
    requests_per_second: float = setting(10.0, "per address; bursts of twelve times as many", least=0.1)
    newcomers_per_hour: float = setting(120.0, "new guests per address; bursts of a quarter", least=1)
    connections: int = setting(
        10_000, "open at the same time; lowered to what the limit on open files allows", least=1
    )
    connections_per_address: int = setting(250, "not enforced behind a proxy", least=1)
    sockets_per_address: int = setting(100, "behind a proxy, by the forwarded address", least=1)
    sockets_per_person: int = setting(20, "open WebSockets of one person", least=1)
    tables_per_person: int = setting(50, "waiting or running", least=1)
    bot_tables_per_person: int = setting(10, "running, with bots only", least=1)
    webhooks: bool = setting(False, "allow webhooks that are called when it is a player's turn")
    push: bool = setting(True, 'offer push notifications ("your turn") to browsers')
    contact: str = setting("", "mailto:… or https://… for push services; empty: the public address")
    forget_guests: int = setting(0, "erase guests who have been away for so many days; 0: never", least=0)
    forget_games: int = setting(0, "delete games that ended so many days ago; 0: never", least=0)
    backup_folder: str = setting("", "folder for scheduled backups (SQLite only); empty: none")
    backup_hours: float = setting(24.0, "hours between scheduled backups", least=0.1)
    backup_keep: int = setting(7, "scheduled backups to keep; older ones are deleted", least=1)
    log_format: str = setting("text", "format of the log on stderr", choices=("text", "json"))
    log_level: str = setting(
        "info", "least severe messages that are logged", choices=("debug", "info", "warning", "error")
    )
    hints: bool = setting(True, "notify other nodes of commits; without hints they poll twice a second")
    redis: str = setting("", "redis://… to send hints by Redis; empty: by PostgreSQL")
    metrics: int = setting(0, "port on 127.0.0.1 for Prometheus metrics; 0: off", least=0, most=65535)

    def database_url(self) -> str:
        """The database to open: the setting, or a file in the data folder."""
        return self.database or str(data_folder() / "keltis.db")


SETTINGS: dict[str, Field[Any]] = {one.name: one for one in fields(Config)}
