"""The decorators of the rules dialect.

Rules are ordinary functions over ints and small structs. A function marked `@rule` keeps to a small
dialect (ints, `if`/`while`/`for range`, indexing, bit operations, calls to other rules), so that the
same source runs as plain Python and can be compiled. The decorator only sets an attribute.
`tests/contract/test_dialect.py` enforces the dialect.
"""

from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])


def rule(function: F) -> F:
    """Mark a function as written in the dialect."""
    function.__dict__["dialect"] = "rule"
    return function


def primitive(function: F) -> F:
    """Mark a function that rules may call, with a separate hand-written compiled implementation."""
    function.__dict__["dialect"] = "primitive"
    return function
