"""The lock files fit pyproject.toml: `go.py` installs exactly what was tested."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
EXTRAS = ("server", "fast", "test")
HASHES = r"((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)"
PINNED = re.compile(r"^([A-Za-z0-9._-]+)==(\S+)(?: ; .+)? \\\n" + HASHES, re.M)


def locked(extra: str) -> dict[str, str]:
    text = (ROOT / "requirements" / f"{extra}.lock").read_text("utf-8")
    return {canonicalize_name(name): version for name, version, _ in PINNED.findall(text)}


def required(extra: str) -> list[Requirement]:
    """What an extra asks for, directly or through another extra of this project; and the build backend."""
    optional = PROJECT["project"]["optional-dependencies"]
    found: list[Requirement] = []
    waiting = [
        *PROJECT["project"]["dependencies"],
        *optional[extra],
        *PROJECT["dependency-groups"]["build"],
        *PROJECT["build-system"]["requires"],
    ]
    while waiting:
        requirement = Requirement(waiting.pop())
        if requirement.name == "keltis":
            waiting.extend(text for name in requirement.extras for text in optional[name])
        else:
            found.append(requirement)
    return found


@pytest.mark.parametrize("extra", EXTRAS)
def test_a_lock_file_has_everything_that_its_extra_needs(extra: str) -> None:
    versions = locked(extra)
    for requirement in required(extra):
        version = versions.get(canonicalize_name(requirement.name))
        assert version is not None, f"{requirement} is missing in {extra}.lock: renew it, see CONTRIBUTING.md"
        assert requirement.specifier.contains(version), f"{requirement} does not allow the locked {version}"


@pytest.mark.parametrize("extra", EXTRAS)
def test_every_locked_package_has_hashes_and_none_has_an_address(extra: str) -> None:
    text = (ROOT / "requirements" / f"{extra}.lock").read_text("utf-8")
    assert len(re.findall(r"^\S+==", text, re.M)) == len(PINNED.findall(text))
    assert "://" not in text
    assert "index" not in text.replace("--no-emit-index-url", "")


def test_the_server_runs_with_the_tested_versions() -> None:
    tested = locked("test")
    assert locked("server").items() <= tested.items()
    assert locked("fast").items() <= tested.items()
