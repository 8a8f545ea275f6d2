"""One match without input and output: seats, turns, events, and what each viewer is told (event sourcing).

A table is the result of its events. `Table.propose` returns the events of a command; `Table.apply` applies
them and returns what each viewer is told. The server applies them ahead of the commit, see ARCHITECTURE.md.
"""
