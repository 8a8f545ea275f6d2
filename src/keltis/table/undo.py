"""What may be undone: all actions since something hidden or random was revealed."""

from typing import NamedTuple


class Trace(NamedTuple):
    """The data that undo needs of a past action."""

    mover: int
    heading: str  # of the turn it belongs to
    revealed: bool  # an action of chance, or one that uncovered something
    seq: int = 0  # the number of its event


def own(trail: list[Trace], seat: int, mover: int, heading: str) -> int:
    """How many actions a seat may undo on its own: its last ones of this turn."""
    free = 0
    if mover == seat:
        while free < len(trail) and _is_free(trail[-1 - free], seat, heading):
            free += 1
    return free


def _is_free(trace: Trace, seat: int, heading: str) -> bool:
    return trace.mover == seat and trace.heading == heading and not trace.revealed


def asked(trail: list[Trace], seat: int) -> int | None:
    """How many actions would remain if the others agreed to undo a seat's last one; None if impossible."""
    for index in range(len(trail) - 1, -1, -1):
        if trail[index].revealed:
            return None
        if trail[index].mover == seat:
            return index
    return None


def why_not(trail: list[Trace], seat: int) -> str:
    """The message that explains why a seat's last action cannot be undone."""
    for index in range(len(trail) - 1, -1, -1):
        if trail[index].mover == seat:
            revealed = any(trace.revealed for trace in trail[index:])
            return "online-undo-revealed" if revealed else "online-undo-turn"
    return "online-undo-nothing"
