"""The leaderboard of a game: every bot against every other, and a table of the shares."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from keltis.arena.entries import Entry
from keltis.arena.estimates import CONFIDENCE, BotResult

Pair = tuple[str, str]  # names of entries, in their order


@dataclass(frozen=True)
class Share:
    """A share of the win; half of the 95 % interval."""

    share: float
    reach: float


@dataclass(frozen=True)
class Place:
    """A line of the table."""

    entry: Entry
    mean: Share | None  # over all opponents; None: not every pairing has been played
    against: dict[str, Share]  # by the opponent's name


def pairings(entries: Sequence[Entry], game: str) -> list[tuple[Entry, Entry]]:
    """All pairs of the bots that play a game."""
    return list(combinations([entry for entry in entries if game in entry.games], 2))


def places(entries: Sequence[Entry], game: str, results: Mapping[Pair, BotResult]) -> list[Place]:
    """The table, the best first; `results` are those of the first bot of each pairing that was played.

    A bot that has played nobody yet is not in it, and does not count as an opponent.
    """
    met = {name for pair in results for name in pair}
    playing = [entry for entry in entries if game in entry.games and entry.name in met]
    found = []
    for entry in playing:
        against = {}
        for other in playing:
            if one := results.get((entry.name, other.name)):
                against[other.name] = Share(one.share, (one.high - one.low) / 2)
            elif one := results.get((other.name, entry.name)):
                against[other.name] = Share(1 - one.share, (one.high - one.low) / 2)
        whole = bool(against) and len(against) == len(playing) - 1
        found.append(Place(entry, mean_of(list(against.values())) if whole else None, against))
    return sorted(found, key=lambda place: (place.mean is None, -(place.mean.share if place.mean else 0)))


def mean_of(shares: Sequence[Share]) -> Share:
    """The mean of independent shares.

    >>> mean_of([Share(0.5, 0.03), Share(0.7, 0.04)])
    Share(share=0.6, reach=0.025)
    """
    errors = math.sqrt(sum((one.reach / CONFIDENCE) ** 2 for one in shares)) / len(shares)
    return Share(sum(one.share for one in shares) / len(shares), round(CONFIDENCE * errors, 12))


def markdown(title: str, found: Sequence[Place], missing: Sequence[str] = ()) -> str:
    """The table of a game, and the names of the bots that are not in it yet."""
    names = [place.entry.name for place in found]
    lines = [f"## {title}", ""]
    if found:
        lines += [f"| | bot | mean | {' | '.join(names)} |", "|---" * (len(names) + 3) + "|"]
    for rank, place in enumerate(found, 1):
        mean = _printed(place.mean) if place.mean else "–"
        cells = [_printed(place.against[name]) if name in place.against else "–" for name in names]
        lines.append(f"| {rank if place.mean else '–'} | {place.entry.name} | {mean} | {' | '.join(cells)} |")
    if missing:
        lines += [*([""] if found else []), f"Not played yet: {', '.join(missing)}."]
    return "\n".join(lines) + "\n"


def _printed(share: Share) -> str:
    return f"{100 * share.share:.1f} ± {100 * share.reach:.1f}"
