"""The guide to a game: the steps of a turn, and the rules that explain each kind of thing."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class GuideStep:
    """A step of a turn: its name, and the prompts that belong to it."""

    name: str
    prompts: tuple[str, ...]


@dataclass(frozen=True)
class Guide:
    """The guide to one game."""

    steps: tuple[GuideStep, ...] = ()
    help: Mapping[str, tuple[str, ...]] = field(default_factory=dict, compare=False)  # rules by kind of thing
