"""What can be set about a server. The defaults are for one machine, on which everything is tried out."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

PORT = 8642


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where the tables are kept if nobody says otherwise."""
    base = environment.get("XDG_DATA_HOME", "")
    return (Path(base) if base else Path.home() / ".local" / "share") / "keltis"


@dataclass(frozen=True)
class Config:
    """The settings of a server."""

    host: str = "127.0.0.1"
    port: int = PORT
    database: str = ""  # a file, or postgresql://…; empty: a file in the data folder
    url: str = ""  # how people reach it, e.g. https://keltis.example; empty: directly
    lan: bool = False  # also as http://<address in the home network>
    proxy: bool = False  # behind a reverse proxy that sets X-Forwarded-For
    proxies: int = 1  # how many of ours each request passes, if `proxy` is set
    bots: int = 1  # processes in which bots think
    bot_seconds: float = 5.0  # the most that a bot may think
    bot_pause: float = 0.7  # the least that it seems to think, while people look on
    compile: bool = True  # compile the strong bots of all games in the background
    messages_per_second: float = 10.0  # on one socket, in the long run; four times as many at once
    requests_per_second: float = 10.0  # from one address, in the long run; twelve times as many at once
    newcomers_per_hour: float = 120.0  # new people from one address; a quarter of them at once
    connections: int = 10_000  # open at a time; fewer if the system allows fewer open files
    connections_per_address: int = 250  # from one address, without a proxy
    sockets_per_address: int = 100  # WebSockets; behind a proxy by the forwarded address
    sockets_per_person: int = 20
    tables_per_person: int = 50  # that are not over
    bot_tables_per_person: int = 10  # that are being played by bots alone
    webhooks: bool = False  # whether people may have an address called when it is their turn
    forget_guests: int = 0  # days after which guests who do not come back are forgotten; 0: never
    forget_games: int = 0  # days after which games that are over are thrown away; 0: never
    log_format: str = "text"
    log_level: str = "info"
    hints: bool = True  # tell other nodes at once what happened; without, they look twice a second
    redis: str = ""  # redis://…: tell it there; empty: in the database, if it is PostgreSQL
    metrics: int = 0  # the port on 127.0.0.1 for metrics; 0: none

    def database_url(self) -> str:
        """Where the tables are kept."""
        return self.database or str(data_folder() / "keltis.db")
