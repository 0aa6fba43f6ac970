"""How many files a process may have open: every connection is one."""

import contextlib

MANY = 65_536
SPARE = 128
"""For the database, the page, processes of its own, letters: whatever is no connection."""


def raise_limit(wanted: int = MANY) -> int:
    """As far as the system lets us; how many it is then. Often it is 1,024 for no reason."""
    try:
        import resource
    except ImportError:  # not every system counts them
        return MANY
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return max(wanted, MANY)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if most > soft:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
    return soft
