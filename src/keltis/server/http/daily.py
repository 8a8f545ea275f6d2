"""The deal of the day: the same chance for everybody who plays it on this server."""

from datetime import UTC, datetime, timedelta

PREFIX = "daily-"


def today(now: int) -> str:
    """The date, by UTC, of a moment in milliseconds.

    >>> today(1_800_000_000_000)
    '2027-01-15'
    """
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def deal_of_the_day(now: int) -> str:
    """The word that tables with the deal of the day have in their settings."""
    return PREFIX + today(now)


def ends(now: int) -> int:
    """When the day is over, in milliseconds."""
    date = datetime.fromtimestamp(now / 1000, UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    return int((date + timedelta(days=1)).timestamp()) * 1000


def is_of_another_day(deal: str, now: int) -> bool:
    """Whether a deal is that of a day which is not today: nobody can play it early, or late."""
    return deal.startswith(PREFIX) and deal != deal_of_the_day(now)
