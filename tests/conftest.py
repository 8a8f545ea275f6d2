"""Settings of all tests."""

from hypothesis import settings

# No deadlines, because machines may be slow; reproducible examples.
settings.register_profile("keltis", deadline=None, derandomize=True)
settings.load_profile("keltis")
