"""The deal of the day: everybody who plays it on this server gets the same cards and dice."""

from datetime import UTC, datetime, timedelta

PREFIX = "daily-"


def today(now: int) -> str:
    """The UTC date of a timestamp in milliseconds.

    >>> today(1_800_000_000_000)
    '2027-01-15'
    """
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def deal_of_the_day(now: int) -> str:
    """The value of `settings.deal` for tables with today's deal."""
    return PREFIX + today(now)


def ends(now: int) -> int:
    """The end of the day, in milliseconds."""
    date = datetime.fromtimestamp(now / 1000, UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    return int((date + timedelta(days=1)).timestamp()) * 1000


def is_of_another_day(deal: str, now: int) -> bool:
    """Whether a deal is a daily deal of another day, which cannot be played early or late."""
    return deal.startswith(PREFIX) and deal != deal_of_the_day(now)
