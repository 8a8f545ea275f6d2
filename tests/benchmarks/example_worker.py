"""A minimal worker, to test the communication with workers."""

import os
import time
from collections.abc import Mapping

from benchmarks.peers.count import Count
from benchmarks.peers.worker import Chunk, Preparation, serve


def quick() -> Chunk:
    print("what a library prints is no answer")

    def chunk() -> Count:
        time.sleep(0.0001)
        return Count(2, 3)

    return chunk


def broken() -> Chunk:
    raise ImportError("No module named 'example'")


def deadly() -> Chunk:
    return lambda: os._exit(3)


def series() -> Mapping[str, Preparation]:
    return {"example/python/quick": quick, "example/python/broken": broken, "example/python/deadly": deadly}


if __name__ == "__main__":
    serve(series, ("pytest", "no-such-package"))
