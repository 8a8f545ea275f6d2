"""Checking files of records: in plain Python, and in batches by compiled rules (`compiled`)."""
