"""The command that installs an extra for the Python that runs this program."""

import re
import shutil
import sys
from importlib.metadata import PackageNotFoundError, requires
from importlib.util import find_spec
from pathlib import Path

from keltis.util.shell import command_line

OF_EXTRA = re.compile(r"""^(?P<what>[^;]+?)\s*;(?P<when>.*)\bextra\s*==\s*["'](?P<extra>[\w-]+)["']""")
OWN = re.compile(r"keltis\[([\w-]+)\]")
CHECKOUT = Path(__file__).parents[3]


def install_command(extra: str) -> str:
    """A command that installs the libraries of an extra by name, wherever Keltis was installed from.

    >>> install_command("fast").partition(" -m ")[2].startswith("pip install 'numba")
    True
    """
    return installation(libraries(extra), find_spec("pip") is not None, shutil.which("uv") is not None)


def installation(wanted: list[str], pip: bool, uv: bool) -> str:
    """The command for some requirements; an environment that uv made has no pip of its own.

    >>> installation(["numpy"], pip=False, uv=True).startswith("uv pip install --python ")
    True
    """
    if uv and not pip:
        return command_line(["uv", "pip", "install", "--python", sys.executable, *wanted])
    install = command_line([sys.executable, "-m", "pip", "install", *wanted])
    return install if pip else f"{command_line([sys.executable, '-m', 'ensurepip'])} && {install}"


def libraries(extra: str) -> list[str]:
    """The requirements of an extra, including those of nested extras.

    Where Keltis is not installed but runs from a checkout, that is what to install: it is on no index.
    """
    try:
        found = requires("keltis") or []
    except PackageNotFoundError:
        return [_itself(extra)]
    named: list[str] = []
    for requirement in found:
        match = OF_EXTRA.match(requirement)
        if match is None or match["extra"] != extra:
            continue
        inner = OWN.match(match["what"])
        more = libraries(inner[1]) if inner else [_with_marker(match["what"], match["when"])]
        named += [one for one in more if one not in named]
    return named or [_itself(extra)]


def _itself(extra: str) -> str:
    """This package with an extra: the checkout if there is one."""
    return f"{CHECKOUT if (CHECKOUT / 'pyproject.toml').exists() else 'keltis'}[{extra}]"


def _with_marker(requirement: str, marker: str) -> str:
    """A requirement with a condition besides the extra, e.g. on the platform."""
    marker = marker.strip().removesuffix("and").strip()
    return f"{requirement}; {marker}" if marker else requirement
