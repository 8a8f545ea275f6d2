"""Optional dependencies: what to install when one is missing."""

from collections.abc import Iterator
from contextlib import contextmanager

from keltis.util.install_hint import install_command


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Import optional dependencies; a missing one is reported with the command that installs it.

    >>> with extra("research"):  # doctest: +ELLIPSIS
    ...     import no_such_library
    Traceback (most recent call last):
        ...
    ImportError: no_such_library is not installed; get it with: ... -m pip install ...
    """
    try:
        yield
    except ModuleNotFoundError as error:
        why = f"{error.name} is not installed; get it with: {install_command(name)}"
        raise ImportError(why, name=error.name) from None
