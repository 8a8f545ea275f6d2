"""Data about the machine, needed to interpret results."""

import os
import platform
from datetime import UTC, datetime
from pathlib import Path


def processor() -> str:
    """The name of the processor, if available."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def load() -> str:
    """The load of the machine in the last 1, 5 and 15 minutes."""
    return ", ".join(f"{value:.1f}" for value in os.getloadavg()) if hasattr(os, "getloadavg") else "unknown"


def facts() -> dict[str, str]:
    """Data to print with the results."""
    return {
        "date": datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
        "processor": f"{processor()}, {os.cpu_count()} cores, {platform.machine()}",
        "system": f"{platform.system()} {platform.release()}",
        "Python": platform.python_version(),
        "load before": load(),
    }


def one_core() -> int | None:
    """The core that all workers use in turn; None if the system does not support pinning."""
    if not hasattr(os, "sched_getaffinity"):
        return None
    return max(os.sched_getaffinity(0))
