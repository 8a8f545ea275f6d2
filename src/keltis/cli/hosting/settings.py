"""The settings of a server, with errors for people who run one."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from keltis.cli.error import CommandError, command_error, missing_library
from keltis.console.width import printable

if TYPE_CHECKING:
    from keltis.server.config import Config
    from keltis.server.config_sources import ConfigError

LONGEST_VALUE = 60


def server_config(file: Path | None, options: Mapping[str, Any]) -> "Config":
    """The settings of the file, the environment and the command line."""
    try:
        from keltis.server.config_sources import ConfigError, read_config
    except ImportError as error:
        raise missing_library(error.name, "server") from None
    try:
        return read_config(file, options)
    except ConfigError as error:
        raise _explained(error) from None


def _explained(error: "ConfigError") -> CommandError:
    source, name = printable(error.source), printable(error.name)[:LONGEST_VALUE]
    if error.why:
        return command_error("complain-config", path=source, why=printable(error.why))
    if error.similar:
        return command_error("complain-setting-similar", source=source, name=name, similar=error.similar)
    if not error.kind:
        return command_error("complain-setting-unknown", source=source, name=name)
    from keltis.server.config import SETTINGS

    limits = SETTINGS[error.name].metadata
    least, most = limits["least"], limits["most"]
    return command_error(
        "complain-setting-value",
        source=source,
        name=name,
        value=printable(error.value)[:LONGEST_VALUE],
        kind=error.kind,
        known=", ".join(limits["choices"]),
        limits="none" if least is None else "least" if most is None else "range",
        least=f"{least}",
        most=f"{most}",
    )
