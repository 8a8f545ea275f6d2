"""The command that installs an extra for the Python that runs this program."""

import re
import sys
from importlib.metadata import PackageNotFoundError, requires

OF_EXTRA = re.compile(r"""^(?P<what>[^;]+?)\s*;(?P<when>.*)\bextra\s*==\s*["'](?P<extra>[\w-]+)["']""")
OWN = re.compile(r"keltis\[([\w-]+)\]")


def install_command(extra: str) -> str:
    """A command that installs the libraries of an extra by name, wherever Keltis was installed from.

    >>> install_command("fast").partition(" -m ")[2].startswith("pip install 'numba")
    True
    """
    return f"{sys.executable} -m pip install {' '.join(map(repr, libraries(extra)))}"


def libraries(extra: str) -> list[str]:
    """The requirements of an extra, including those of nested extras."""
    try:
        found = requires("keltis") or []
    except PackageNotFoundError:
        return [f"keltis[{extra}]"]
    named: list[str] = []
    for requirement in found:
        match = OF_EXTRA.match(requirement)
        if match is None or match["extra"] != extra:
            continue
        inner = OWN.match(match["what"])
        more = libraries(inner[1]) if inner else [_with_marker(match["what"], match["when"])]
        named += [one for one in more if one not in named]
    return named or [f"keltis[{extra}]"]


def _with_marker(requirement: str, marker: str) -> str:
    """A requirement with a condition besides the extra, e.g. on the platform."""
    marker = marker.strip().removesuffix("and").strip()
    return f"{requirement}; {marker}" if marker else requirement
