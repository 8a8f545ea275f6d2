"""The variants of a comparison: every combination of boards, options, players and bots."""

from collections.abc import Sequence
from itertools import product
from pathlib import Path

from keltis.core.game import AnyGame
from keltis.simulation.plain import Plan


def combinations(
    game: AnyGame,
    boards: Sequence[Path | None],
    options: Sequence[tuple[str, str]],
    players: Sequence[int],
    bots: Sequence[str],
    seed: int,
) -> tuple[Plan, ...]:
    """A plan for every combination; None is the game's own board, and too few bots repeat."""
    values: dict[str, list[str]] = {}
    for name, value in options:
        values.setdefault(name, []).append(value)
    plans = []
    for path, chosen, number in product(boards, product(*values.values()), players):
        board = game.load_board(path, dict(zip(values, chosen, strict=True)))
        seats = tuple(bots[seat % len(bots)] for seat in range(number))
        plans.append(Plan(game.name, board, seats, seed))
    return tuple(plans)


def facets(plan: Plan) -> dict[str, str | int]:
    """The facets of a variant by name; the names are the same for all variants."""
    return {
        "board": plan.board.name,
        "fingerprint": plan.board.fingerprint,
        **plan.board.options,
        "players": len(plan.bots),
    }


def distinctions(plans: Sequence[Plan]) -> list[dict[str, str | int]]:
    """The facets that differ between the variants; for a single variant, its board."""
    every = [facets(plan) for plan in plans]
    differing = [name for name in every[0] if len({facet[name] for facet in every}) > 1]
    named = len({facet["board"] for facet in every}) == len({facet["fingerprint"] for facet in every})
    if named and "fingerprint" in differing:
        differing.remove("fingerprint")  # the names of the boards are enough
    return [{name: facet[name] for name in differing or ["board"]} for facet in every]


def twins(plans: Sequence[Plan]) -> tuple[int, int] | None:
    """Two equal variants, if there are any: comparing them would be pointless."""
    seen: dict[tuple[tuple[str, str | int], ...], int] = {}
    for number, plan in enumerate(plans):
        facts = {**facets(plan), "board": ""}  # boards that differ in name only are equal
        earlier = seen.setdefault(tuple(facts.items()), number)
        if earlier != number:
            return earlier, number
    return None
