"""Libraries that do not come with the games: what to install when one is missing."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Import what an extra brings; who lacks it is told how to get it.

    >>> with extra("research"):
    ...     import no_such_library
    Traceback (most recent call last):
        ...
    ImportError: no_such_library is not installed; get it with: pip install 'keltis[research]'
    """
    try:
        yield
    except ModuleNotFoundError as error:
        why = f"{error.name} is not installed; get it with: pip install 'keltis[{name}]'"
        raise ImportError(why, name=error.name) from None
