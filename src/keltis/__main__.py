"""`python -m keltis` is the command `keltis`."""

from keltis.cli.main import main

main()
