"""Hypothesis profiles, fresh seeds, loud words, and Ctrl-C that reaches the tested programs."""

import os
import signal

import pytest
from hypothesis import settings

# Chosen before any worker starts, so that all of them collect and play the same; see soaking.py.
os.environ.pop("ASTERION_PROGRAM", None)  # what ./dev calls itself is not what hints say here
os.environ.setdefault("ASTERION_SEED", str(int.from_bytes(os.urandom(4))))

# Examples are the same every time there, and so are the dice of games.
if os.environ.get("CI"):
    import tests.server.process.chance.sitecustomize  # noqa: F401

import asterion.words  # noqa: F401  core says nothing until somebody lends it words

settings.register_profile("local", deadline=None, print_blob=True)
settings.register_profile("ci", settings.get_profile("local"), derandomize=True, database=None)
settings.load_profile("ci" if os.environ.get("CI") else "local")

# A message that is missing or lacks a variable fails the test, also in programs that it starts.
os.environ.setdefault("ASTERION_STRICT_WORDS", "1")
# Servers that tests start have bots that do not wait for people to follow them.
os.environ.setdefault("ASTERION_BOT_PACE", "0")

# A shell starts what it runs in the background with Ctrl-C ignored, and every child inherits that:
# the tests that press it would wait in vain.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_sessionstart(session: pytest.Session) -> None:
    """Printed once, even with -q, so that a run that fails can be repeated."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None and not hasattr(session.config, "workerinput"):
        reporter.write_line(f"fresh seeds: ASTERION_SEED={os.environ['ASTERION_SEED']}")
