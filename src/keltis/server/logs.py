"""Structured logs that contain nothing personal, with a limit on repeated lines.

A line names tables and reasons, never people, addresses or keys. Lines of the same event are limited per
interval, and the next one says how many were suppressed: an attacker cannot fill the disk.
"""

import logging
import sys
import time
from collections.abc import Callable
from typing import NamedTuple

import structlog
from structlog.typing import EventDict, FilteringBoundLogger, WrappedLogger

LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}
INTERVAL, MAX_REPEATS = 10.0, 5  # seconds, and lines about the same event in that time
MAX_EVENTS = 1000  # different events that are counted


class _Window(NamedTuple):
    began: float
    lines: int
    suppressed: int


class RepeatLimit:
    """Counts lines per event, and says which may be logged."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._windows: dict[str, _Window] = {}

    def suppressed(self, event: str) -> int | None:
        """How many lines were suppressed before this one; None if this one is suppressed, too."""
        now = self._clock()
        window = self._windows.get(event)
        if window is None or now - window.began >= INTERVAL:
            if window is None and len(self._windows) >= MAX_EVENTS:
                self._windows.clear()
            self._windows[event] = _Window(now, 1, 0)
            return window.suppressed if window is not None else 0
        if window.lines >= MAX_REPEATS:
            self._windows[event] = window._replace(suppressed=window.suppressed + 1)
            return None
        self._windows[event] = window._replace(lines=window.lines + 1)
        return 0

    def processor(self, _: WrappedLogger, __: str, event: EventDict) -> EventDict:
        """The limit as a structlog processor."""
        suppressed = self.suppressed(str(event["event"]))
        if suppressed is None:
            raise structlog.DropEvent
        return {**event, "suppressed": suppressed} if suppressed else event

    def filter(self, record: logging.LogRecord) -> bool:
        """The limit as a filter of the standard library's logging, per logger."""
        return self.suppressed(f"{record.name} {record.levelname}") is not None


def make_log(form: str, level: str) -> FilteringBoundLogger:
    """A log as text for people, or as JSON for programs."""
    renderer: structlog.typing.Processor
    if form == "json":
        renderer = structlog.processors.JSONRenderer()
    else:
        renderer = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    limit = RepeatLimit()
    structlog.configure(
        processors=[
            limit.processor,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(LEVELS[level]),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(stream=sys.stderr, level=logging.WARNING, format="%(levelname)s %(name)s %(message)s")
    for handler in logging.getLogger().handlers:
        handler.addFilter(limit.filter)
    made: FilteringBoundLogger = structlog.get_logger()
    return made
