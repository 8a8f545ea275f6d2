"""The table worker of such a server."""

from keltis.server.table_workers.worker import main
from tests.server.hasty import hasten

if __name__ == "__main__":
    hasten()
    main()
