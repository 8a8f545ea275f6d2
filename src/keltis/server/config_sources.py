"""Reads the settings: a TOML file, over it environment variables, over these the command line."""

import difflib
import os
import tomllib
from collections.abc import Mapping
from dataclasses import Field, dataclass
from pathlib import Path
from typing import Any

from keltis.server.config import SETTINGS, Config

PREFIX = "KELTIS_"
FROM_FILE = "_FILE"  # KELTIS_DATABASE_FILE names a file that holds the value, as container secrets do
WORDS = {"true": True, "1": True, "yes": True, "false": False, "0": False, "no": False}


@dataclass(frozen=True)
class ConfigError(Exception):
    """A setting that does not exist or has a value that is not allowed."""

    source: str  # a file, or the name of an environment variable
    name: str = ""
    value: str = ""
    kind: str = ""  # of value that is expected, see `expected`
    similar: str = ""  # a setting with a similar name, if this one is unknown
    why: str = ""  # the source cannot be read


def read_config(
    file: Path | None = None,
    options: Mapping[str, Any] | None = None,
    environment: Mapping[str, str] = os.environ,
) -> Config:
    """The settings from all sources; options that are None were not given."""
    found: dict[str, Any] = {}
    if file is not None:
        found |= _from_file(file)
    found |= _from_environment(environment)
    for name, value in (options or {}).items():
        if value is not None:
            found[name] = _checked("--" + name.replace("_", "-"), name, value)
    return Config(**found)


def expected(name: str) -> str:
    """The kind of value of a setting: bool, int, float, text, or choice."""
    if SETTINGS[name].metadata["choices"]:
        return "choice"
    return {bool: "bool", int: "int", float: "float"}.get(type(SETTINGS[name].default), "text")


def example_config() -> str:
    """A TOML file with every setting and its default, commented out."""
    lines = ["# Settings of `keltis serve --config FILE`. Every setting has its default here.", ""]
    for name, one in SETTINGS.items():
        lines += [f"# {_explanation(one)}", f"#{name} = {_toml(one.default)}", ""]
    return "\n".join(lines)


def _explanation(one: Field[Any]) -> str:
    text: str = one.metadata["help"]
    choices = one.metadata["choices"]
    return f"{text}: {', '.join(choices)}" if choices else text


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)


def _from_file(file: Path) -> dict[str, Any]:
    try:
        found = tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise ConfigError(str(file), why=error.strerror or str(error)) from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ConfigError(str(file), why=str(error)) from None
    return {name: _checked(str(file), name, value) for name, value in found.items()}


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """Only the variables of settings: other programs of the project use this prefix too."""
    found: dict[str, Any] = {}
    for name in SETTINGS:
        variable = PREFIX + name.upper()
        text = environment.get(variable)
        if not text and (path := environment.get(variable + FROM_FILE)):
            variable += FROM_FILE
            try:
                text = Path(path).read_text("utf-8").strip()
            except (OSError, UnicodeDecodeError) as error:
                raise ConfigError(variable, why=str(error)) from None
        if text is not None:
            found[name] = _checked(variable, name, _parsed(name, text))
    return found


def _parsed(name: str, text: str) -> Any:
    """The value that a text means, or the text itself if it means none."""
    kind: type[Any] = type(SETTINGS[name].default)
    if kind is bool:
        return WORDS.get(text.strip().lower(), text)
    try:
        return kind(text)
    except ValueError:
        return text


def _checked(source: str, name: str, value: Any) -> Any:
    if name not in SETTINGS:
        similar = difflib.get_close_matches(name, SETTINGS, n=1)
        raise ConfigError(source, name, similar=similar[0] if similar else "")
    if not _allowed(SETTINGS[name], value):
        raise ConfigError(source, name, _toml(value), expected(name))
    return value


def _allowed(one: Field[Any], value: Any) -> bool:
    kind = type(one.default)
    if isinstance(value, bool) is not (kind is bool):
        return False
    if not isinstance(value, (float, int) if kind is float else kind):
        return False
    least, most, choices = (one.metadata[key] for key in ("least", "most", "choices"))
    return (
        (least is None or value >= least)
        and (most is None or value <= most)
        and (not choices or value in choices)
    )
