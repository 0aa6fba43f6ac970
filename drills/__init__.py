"""Drills: one command each that tries to break the game master, at a size that convinces.

A drill speaks to a server that runs as its own process, reads its database by plain SQL and judges
by rules of its own: it shares no code with what it tries. See docs/contribute/drills.md.
"""

from dataclasses import dataclass, field
from pathlib import Path
from random import Random


@dataclass(frozen=True)
class Drill:
    """What is tried, what its size counts, and the size that is wanted."""

    about: str
    counts: str
    full: int


DRILLS = {
    "kill": Drill("kill -9 under 50 games on SQLite, now and then on a full disk", "kills", 1000),
    "writers": Drill("two processes do one question's move, one of them paused", "races", 10_000),
    "replays": Drill("games of all books, played again elsewhere", "replays", 100_000),
    "twins": Drill("plans that an ear cannot tell apart, on every channel", "twins", 100_000),
    "canaries": Drill("a word that is hidden everywhere and heard nowhere", "games", 10_000),
    "forged": Drill("forged records against `verify --promise`", "records", 1000),
    "disk": Drill("a full disk under running games", "points", 300),
    "slow": Drill("slow connections; a newcomer sits within 1 s", "connections", 2000),
    "flood": Drill("floods of every route while two people play", "requests per route", 500),
    "siege": Drill("one address does all it can; others look", "moves in its games", 10_000),
    "bombs": Drill("compression bombs and their kin", "bombs", 1000),
    "xss": Drill("scripts in every text, looked at on every page in Chromium", "texts", 40),
    "timing": Drill("can the time of an answer tell what is hidden?", "answers", 10_000),
    "clocks": Drill("clocks are honest to 100 ms over a restart", "restarts", 100),
    "postgres": Drill("PostgreSQL is killed under two servers", "kills", 100),
    "fuzz": Drill("every parser under atheris", "runs of each parser", 10_000_000),
    "seats": Drill("every sequence of requests about seats, by every token", "requests", 6),
    "upgrade": Drill("games begun by the previous commit are played on", "games", 50),
    "soak": Drill("an hour of games with flat memory and handles", "seconds", 3600),
}


class Failed(Exception):
    """What was promised did not hold; the sentence says what, and where to look."""


@dataclass
class Run:
    """One drill under way: how large, with which chance, in which folder."""

    size: int
    seed: int
    folder: Path
    dice: Random = field(init=False)
    parts: dict[str, tuple[float, str]] = field(default_factory=dict)
    """What has a result of its own: its seconds and its sentence."""

    def __post_init__(self) -> None:
        self.dice = Random(self.seed)

    def tell(self, done: int, more: str = "") -> None:
        """A line for anyone who watches a long drill, about twenty times in all."""
        if done % max(1, self.size // 20) == 0:
            print(f"  {done:,} of {self.size:,} {more}", flush=True)


def hold(so: object, sentence: str) -> None:
    """Goes on only if it is so; unlike `assert` it is there under `python -O`, too."""
    if not so:
        raise Failed(sentence)
