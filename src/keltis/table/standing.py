"""What came of a finished game for everybody who played it, and whether it counts.

A game counts in statistics if it was played to its end, or somebody resigned. It does not count for people
with several seats, and a success does not count if a bot has played for the person meanwhile.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from keltis.table.events import EarlyEnd

Outcome = Literal["won", "shared", "lost", "none"]  # "none": the game was called off
Opponents = Literal["bots", "people", "mixed", "self"]  # "self": one person had several seats


class Seated(NamedTuple):
    """A seat at the end of a game."""

    kind: str
    name: str
    who: str  # the person
    bot: str
    away: str  # why a bot plays for the person at the end
    points: int
    played_by: tuple[str, ...]  # the levels of bots that have decided for it


class Finished(NamedTuple):
    """A finished game."""

    seats: Sequence[Seated]
    winners: Sequence[int]
    why: EarlyEnd | Literal[""] = ""
    plain: bool = True  # the game's own options, and cards that nobody knew
    own_board: bool = False


class Standing(NamedTuple):
    """What came of a game for one person."""

    seat: int
    name: str
    points: int
    place: int  # 1 is the best; equal for equal results
    outcome: Outcome
    opponents: Opponents
    bots: tuple[str, ...]  # the levels of the other seats
    helped: bool  # a bot has decided for the person
    counts: bool  # in statistics
    rated_bot: str  # the level against which the game is rated; "" if it is not
    ratable: bool  # whether it can be rated against other people


def standings(game: Finished) -> dict[str, Standing]:
    """The standings by person."""
    own: dict[str, list[int]] = {}
    for seat, seated in enumerate(game.seats):
        if seated.kind == "person":
            own.setdefault(seated.who, []).append(seat)
    places = _places(game)
    return {who: _standing(game, seats, places, own) for who, seats in own.items()}


def _places(game: Finished) -> list[int]:
    """The place of every seat: winners first, then by points; who resigned is last."""
    ranks = [
        (seated.away == "resigned", seat not in game.winners, 0 if seat in game.winners else -seated.points)
        for seat, seated in enumerate(game.seats)
    ]
    return [1 + sum(other < rank for other in ranks) for rank in ranks]


def _standing(
    game: Finished, seats: Sequence[int], places: Sequence[int], own: Mapping[str, Sequence[int]]
) -> Standing:
    seat = seats[0]
    seated = game.seats[seat]
    alone = len(seats) == 1
    outcome = _outcome(game, seat, places) if alone else "none"
    helped = bool(seated.played_by) or bool(seated.away)
    others = [other for number, other in enumerate(game.seats) if number not in seats]
    bots = tuple(other.bot for other in others if other.kind == "bot")
    opponents: Opponents = "bots" if len(bots) == len(others) else "mixed" if bots else "people"
    counts = not game.own_board and (outcome == "lost" or (outcome != "none" and not helped))
    everybody_alone = all(len(found) == 1 for found in own.values())
    return Standing(
        seat,
        seated.name,
        seated.points,
        places[seat],
        outcome,
        opponents if alone else "self",
        bots,
        helped,
        counts,
        _rated_bot(others) if counts and game.plain else "",
        outcome != "none" and game.plain and not game.own_board and everybody_alone and opponents != "bots",
    )


def _outcome(game: Finished, seat: int, places: Sequence[int]) -> Outcome:
    if game.why == "agreed":
        return "none"
    if places[seat] > 1:
        return "lost"
    return "won" if places.count(1) == 1 else "shared"


def _rated_bot(others: Sequence[Seated]) -> str:
    """The only opponent, if it is a bot and one level made all its decisions."""
    if len(others) != 1 or others[0].kind != "bot":
        return ""
    levels = others[0].played_by or (others[0].bot,)
    return levels[0] if len(levels) == 1 else ""
