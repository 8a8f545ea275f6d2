"""Persistence: an append-only log of events per table (event sourcing), in SQLite or PostgreSQL.

A move exists if and only if its row is committed. Everything else is derived from the log.
"""
