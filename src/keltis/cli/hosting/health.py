"""`keltis health`: asks a running server whether it and its database work."""

import json
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from urllib.parse import urlsplit

from keltis.cli.error import command_error
from keltis.cli.hosting.settings import server_config
from keltis.text_interface.translator import Translator

SECONDS = 3.0
LONGEST_ANSWER = 16 * 1024
EVERY_ADDRESS = {"0.0.0.0": "127.0.0.1", "::": "::1"}


def health(config_file: Path | None, port: int | None, language: str) -> None:
    """Print one line and return if the server is healthy; a CommandError otherwise."""
    config = server_config(config_file, {"port": port})
    host = EVERY_ADDRESS.get(config.host, config.host)
    # The server refuses a Host header that is not its own (DNS rebinding).
    headers = {"Host": urlsplit(config.url).netloc} if config.url else {}
    connection = HTTPConnection(host, config.port, timeout=SECONDS)
    try:
        connection.request("GET", "/api/health", headers=headers)
        response = connection.getresponse()
        answer = response.read(LONGEST_ANSWER)
    except (OSError, HTTPException) as error:
        why = getattr(error, "strerror", None) or str(error) or type(error).__name__
        raise command_error("health-away", host=host, port=config.port, why=why) from None
    finally:
        connection.close()
    if response.status != 200:
        raise command_error("health-bad", status=response.status)
    known = json.loads(answer)
    print(
        Translator(language).text(
            "health-good", version=known["version"], tables=known["tables"], sockets=known["sockets"]
        )
    )
