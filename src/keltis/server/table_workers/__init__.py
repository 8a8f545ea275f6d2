"""Tables on several cores: worker processes that own the tables, and the main process that serves the rest.

The main process accepts all connections and answers HTTP. Once a client has named its table, its socket is
handed over to the worker that owns that table: the file descriptor itself is passed (SCM_RIGHTS), so a move
costs nothing extra. The owner follows from the table's id, so that two processes never work on one table.

Why not one listening socket per process (SO_REUSEPORT)? The kernel distributes connections, not tables, so
most sockets would have to be handed over anyway; and with one acceptor all limits per address and person are
exact, and floods of connections or requests do not reach the processes that serve moves.
"""
