"""Data sets of played games: made as Parquet, read as batches of NumPy arrays. See docs/data.md."""
