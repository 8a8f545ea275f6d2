"""One match without input and output: who sits where, whose turn it is, what happened, and who hears it.

A table is the sum of its events. `Table.propose` says what a command would add, `Table.apply` adds it and
says what each viewer hears of it; between the two, whoever hosts the table writes the events down.
"""
