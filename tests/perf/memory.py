"""The memory of this process."""

from pathlib import Path


def megabytes() -> float:
    """Memory that the process holds."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return int(status.split("VmRSS:")[1].split()[0]) / 1024
