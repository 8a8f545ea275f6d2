"""Server settings. The defaults suit one machine on which everything is tried out."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

PORT = 8642


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The default folder of the database."""
    base = environment.get("XDG_DATA_HOME", "")
    return (Path(base) if base else Path.home() / ".local" / "share") / "keltis"


@dataclass(frozen=True)
class Config:
    host: str = "127.0.0.1"
    port: int = PORT
    database: str = ""  # a file, or postgresql://…; empty: a file in the data folder
    url: str = ""  # public address, e.g. https://keltis.example; empty: no proxy or domain
    lan: bool = False  # also accept http://<address in the local network>
    proxy: bool = False  # behind a reverse proxy that sets X-Forwarded-For
    proxies: int = 1  # trusted proxies in front of the server, if `proxy` is set
    bots: int = 1  # bot worker processes
    bot_seconds: float = 5.0  # time limit of a bot's decision
    bot_pause: float = 0.7  # minimum delay of a bot's move while somebody watches
    compile: bool = True  # compile the strong bots of all games in the background
    messages_per_second: float = 10.0  # per WebSocket; bursts of four times as many
    requests_per_second: float = 10.0  # per address; bursts of twelve times as many
    newcomers_per_hour: float = 120.0  # new guests per address; bursts of a quarter
    connections: int = 10_000  # open at the same time; lowered to what the limit on open files allows
    connections_per_address: int = 250  # not enforced behind a proxy
    sockets_per_address: int = 100  # behind a proxy, by the forwarded address
    sockets_per_person: int = 20
    tables_per_person: int = 50  # waiting or running
    bot_tables_per_person: int = 10  # running, with bots only
    webhooks: bool = False  # allow webhooks that are called when it is a player's turn
    forget_guests: int = 0  # erase guests who have been away for so many days; 0: never
    forget_games: int = 0  # delete games that ended so many days ago; 0: never
    log_format: str = "text"
    log_level: str = "info"
    hints: bool = True  # notify other nodes of commits; without hints they poll twice a second
    redis: str = ""  # redis://… to send hints by Redis; empty: by PostgreSQL
    metrics: int = 0  # port on 127.0.0.1 for Prometheus metrics; 0: off

    def database_url(self) -> str:
        """The database to open: the setting, or a file in the data folder."""
        return self.database or str(data_folder() / "keltis.db")
