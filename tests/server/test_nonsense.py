"""Fuzzed frames: no exception, no change, bounded memory. (`python -m tests.soak frames` sends a million.)"""

from pathlib import Path

from tests.server.nonsense import pelt


def test_nonsense_changes_nothing_and_breaks_nothing(tmp_path: Path) -> None:
    report = pelt(tmp_path, 6000, 11)
    assert report.codes["done"] == 0
    assert set(report.codes) >= {"bad", "seat", "turn", "stale", "refused", "unknown"}
    assert set(report.closed) == {1008}
