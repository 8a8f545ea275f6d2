"""What helps people through a game: how its turns are divided, and which rules explain which thing."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Step:
    """A part of a turn: under which name it is shown, and the prompts that belong to it."""

    name: str
    prompts: tuple[str, ...]


@dataclass(frozen=True)
class Guide:
    """The guide to one game."""

    steps: tuple[Step, ...] = ()
    help: Mapping[str, tuple[str, ...]] = field(default_factory=dict, compare=False)  # rules by kind of thing
