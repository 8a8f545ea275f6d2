"""A server that can be killed and restarted with the same port and database."""

import re
import socket
import subprocess
import sys
from pathlib import Path


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class Host:
    """A server with a port and a database of its own."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        config = folder / "config.toml"
        config.write_text("bot_pause = 0.0\ncompile = false\n")
        self._command = [sys.executable, "-m", "keltis", "serve", "--port", str(self.port)]
        self._command += ["--config", str(config), "--database", str(folder / "keltis.db"), "--lang", "en"]
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start it, and wait until it listens."""
        self._process = subprocess.Popen(self._command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        assert any(re.search(r"http://\S+", line) for line in self._process.stdout), (
            "the server did not start"
        )

    def kill(self) -> None:
        """End it without any warning."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None
