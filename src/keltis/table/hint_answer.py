"""A hint as it is sent to the player who asked for it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from keltis.table.core_types import Line

Estimate = Literal["", "soon", "never"]


class Suggestion(Struct, frozen=True):
    """A recommended action."""

    action: Annotated[str, Meta(description="In notation.")]
    told: Line
    share: Annotated[float | None, Meta(description="The chance to win, from 0 to 1; null: unknown.")]
    margin: Annotated[float, Meta(description="The interval of 95 % is the chance ± this.")]
    lead: Annotated[float | None, Meta(description="Points ahead of the best other at the end.")]
    reasons: tuple[Line, ...]


class HintAnswer(Struct, frozen=True):
    """Where to look, and what to do."""

    area: Line
    near: Annotated[tuple[str, ...], Meta(description="The legal actions of that kind.")]
    best: Annotated[tuple[Suggestion, ...], Meta(description="The best actions, the best one first.")]
    estimate: Annotated[
        Estimate,
        Meta(description="Not empty: without chances to win, until (`soon`) the strong bots are compiled."),
    ] = ""
