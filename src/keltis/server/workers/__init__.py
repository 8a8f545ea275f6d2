"""Bot workers: processes that compute bot decisions, the pool that runs them, and their messages."""
