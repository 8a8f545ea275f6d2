"""The clock of tables does not follow jumps of the wall clock."""

from keltis.server.live.clock import Clock

SECOND = 1_000_000_000
NOON = 1_800_000_000 * SECOND
DAY = 24 * 3600 * 1000


def test_a_jump_of_the_reference_is_made_up_slowly_and_never_backwards() -> None:
    elapsed = 0
    clock = Clock(lambda: NOON, lambda: elapsed)
    start = clock.now()
    assert start == NOON // 1_000_000
    clock.adjust(start)
    for jump in (DAY, -DAY):
        before = clock.now()
        for _ in range(60):
            elapsed += SECOND
            clock.adjust(clock.now() + jump)
        passed = clock.now() - before
        assert 56_000 <= passed <= 64_000


def test_the_first_reference_counts_at_once() -> None:
    clock = Clock(lambda: NOON, lambda: 0)
    clock.adjust(NOON // 1_000_000 + DAY)
    assert clock.now() == NOON // 1_000_000 + DAY
