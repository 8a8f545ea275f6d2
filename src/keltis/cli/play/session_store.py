"""Session cookies by server, in a file that only the user can read."""

import json
import os
from pathlib import Path

from keltis.cli.play.autosave import state_folder

PRIVATE = 0o600


def _file() -> Path:
    return state_folder() / "sessions.json"


def _all() -> dict[str, str]:
    try:
        found = json.loads(_file().read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(url): str(cookie) for url, cookie in found.items()} if isinstance(found, dict) else {}


def remembered(url: str) -> str:
    """The cookie for a server; "" without one."""
    return _all().get(url, "")


def remember(url: str, cookie: str) -> None:
    """Save the cookie of a server; without it, the next visit starts a new session."""
    path = _file()
    new = path.with_suffix(".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE), "w") as file:
            json.dump({**_all(), url: cookie}, file)
        new.replace(path)
    except OSError:
        return
