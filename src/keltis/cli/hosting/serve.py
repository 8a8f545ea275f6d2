"""`keltis serve`: tables for people on other devices."""

import ipaddress
import os
import socket
import sys
import threading
import webbrowser
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from keltis.cli.error import command_error, missing_library
from keltis.cli.hosting.settings import server_config
from keltis.console.width import printable
from keltis.text_interface.translator import Translator

if TYPE_CHECKING:
    from keltis.server.config import Config

ALL = "0.0.0.0"
LONGEST_WHY = 200


def serve(config_file: Path | None, options: dict[str, Any], language: str, open_page: bool = False) -> None:
    """Run a server until it is stopped; on request, open the browser as soon as it listens."""
    config = _checked(server_config(config_file, options))
    try:
        from keltis.server.config import Config
        from keltis.server.serve import serve
        from keltis.server.table_workers.number_of_workers import NotSupported
        from keltis.store.connection import StoreError
    except ImportError as error:
        raise missing_library(error.name, "server") from None
    translator = Translator(language)
    if config.lan and config.host == Config.host:
        config = replace(config, host=ALL)

    def ready_notice(port: int) -> None:
        addresses = _addresses(config, port)
        for address in addresses:
            print(translator.text("serve-ready", url=address), flush=True)
        if open_page:
            _open(addresses[0])
        if config.lan:
            print(translator.text("serve-lan"), flush=True)

    try:
        serve(config, ready_notice)
    except OSError as error:
        raise command_error(
            "complain-listen", host=config.host, port=config.port, why=error.strerror or str(error)
        ) from None
    except NotSupported:
        raise command_error("complain-workers") from None
    except StoreError as error:
        raise command_error("complain-store", why=printable(str(error))[:LONGEST_WHY]) from None


def print_example_config() -> None:
    """Print a settings file with every setting and its default."""
    try:
        from keltis.server.config_sources import example_config
    except ImportError as error:
        raise missing_library(error.name, "server") from None
    print(example_config(), end="")


def _open(address: str) -> None:
    """Open the browser if there is a display, without blocking the server."""
    if sys.platform.startswith("linux") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        return
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _checked(config: "Config") -> "Config":
    """Validate the settings."""
    if config.url and not config.url.startswith(("http://", "https://")):
        raise command_error("complain-url", url=config.url)
    if config.contact and not config.contact.startswith(("mailto:", "https://")):
        raise command_error("complain-contact", contact=config.contact)
    if config.redis and not config.redis.startswith(("redis://", "rediss://", "unix://")):
        raise command_error("complain-redis", url=config.redis)
    if config.redis and find_spec("redis") is None:
        raise missing_library("redis", "redis")
    return config


def _addresses(config: "Config", port: int) -> list[str]:
    """The addresses of the server."""
    if config.url:
        return [config.url]
    if config.host not in (ALL, "::"):
        host = f"[{config.host}]" if ":" in config.host else config.host
        return [f"http://{host}:{port}"]
    found = [f"http://127.0.0.1:{port}"]
    try:
        home = socket.gethostbyname_ex(socket.gethostname())[2]
    except OSError:
        home = []
    return found + [f"http://{one}:{port}" for one in home if not ipaddress.ip_address(one).is_loopback]
