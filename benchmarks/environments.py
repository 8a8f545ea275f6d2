"""Our PettingZoo environments, compiled and plain, compared with PettingZoo's own classic games.

    python -m benchmarks.environments

It is the part of `benchmarks.peers` that measures environments, and takes the same arguments.
"""

import sys

from benchmarks.peers.__main__ import main

if __name__ == "__main__":
    sys.argv[1:1] = ["--only", "turns"]
    sys.exit(main())
