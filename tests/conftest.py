"""What holds for all tests."""

from hypothesis import settings

# A slow machine is no failure; the examples of today are those of tomorrow.
settings.register_profile("keltis", deadline=None, derandomize=True)
settings.load_profile("keltis")
