"""`python -m keltis` is the command `keltis`."""

from keltis.terminal.main import main

main()
