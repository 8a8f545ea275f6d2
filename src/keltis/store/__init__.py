"""Where tables are kept: an append-only list of events in SQLite, or in PostgreSQL with the same statements.

A move exists when, and only when, its row is committed. Everything else is a copy of that.
"""
