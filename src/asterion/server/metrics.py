"""What the server counts, for Prometheus: how much and how fast, never who, where or what.

A label is a word from a fixed list, so that no name, no id and no secret can become one. Nothing
counts bytes, for the length of a message tells what it says.
"""

from bisect import bisect_left
from collections.abc import Iterator, Mapping
from itertools import accumulate
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

from asterion.books import book_names
from asterion.server.guard.addresses import is_local
from asterion.server.guard.origins import is_own_host

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
OTHER: Final = "other"
PHASES: Final = ("waiting", "playing", "finished", "abandoned")
REASONS: Final = (
    "ban",
    "crowd",  # too many connections
    "form",  # not understood
    "hello",  # nothing was said in time
    "origin",
    "rate",
    "rules",  # refused by the book
    "size",
    "slow",  # does not read what it is sent
    "stale",  # answers an earlier question
    "store",  # the database cannot be reached
    "token",
)
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

disable_created_metrics()  # type: ignore[no-untyped-call]  # they would double every number


class Seconds(Collector):
    """How long something took; one thread counts, so it needs none of Prometheus' locks."""

    def __init__(self, name: str, what: str) -> None:
        self._name = name
        self._what = what
        self._counts = [0] * (len(SECONDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(SECONDS, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        ends = [*map(str, SECONDS), "+Inf"]
        buckets = list(zip(ends, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._what, buckets, self._sum)


class Counts(Collector):
    """How often something was, by a label; without locks for the same reason."""

    def __init__(self, name: str, what: str, label: str, words: tuple[str, ...]) -> None:
        self._name = name
        self._what = what
        self._label = label
        self.of = dict.fromkeys(words, 0)

    def collect(self) -> Iterator[CounterMetricFamily]:
        family = CounterMetricFamily(self._name, self._what, labels=[self._label])
        for word, count in self.of.items():
            family.add_metric([word], count)
        yield family


class Metrics:
    """One process's numbers, in a registry of their own."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self._tables = Gauge(
            "asterion_tables", "Tables in memory.", ["book", "phase"], registry=registry
        )
        self._listeners = Gauge(
            "asterion_listeners", "Windows and programs that listen to a table.", registry=registry
        )
        self._moves = Counts(
            "asterion_moves", "Moves by how they were answered.", "answer", ("done", "refused")
        )
        registry.register(self._moves)
        self._move_seconds = Seconds(
            "asterion_move_seconds", "From a move's arrival to its answer."
        )
        self._commit_seconds = Seconds(
            "asterion_commit_seconds", "From handing an entry to the store until it is committed."
        )
        registry.register(self._move_seconds)
        registry.register(self._commit_seconds)
        self._drops = Counter(
            "asterion_slow_listeners_dropped",
            "Listeners that did not read what they were sent.",
            registry=registry,
        )
        self._refusals = Counter(
            "asterion_refusals", "What was turned away, and why.", ["reason"], registry=registry
        )
        for reason in (*REASONS, OTHER):
            self._refusals.labels(reason)

    def tables(self, counts: Mapping[tuple[str, str], int]) -> None:
        """How many tables there are now, by book and phase; what is not named is none."""
        self._tables.clear()
        for (book, phase), count in counts.items():
            known = self._tables.labels(_one_of(tuple(book_names()), book), _one_of(PHASES, phase))
            known.inc(count)

    def listening(self, more: int) -> None:
        """One more listener, or with -1 one less."""
        self._listeners.inc(more)

    def move_done(self, seconds: float) -> None:
        self._moves.of["done"] += 1
        self._move_seconds.observe(seconds)

    def move_refused(self) -> None:
        self._moves.of["refused"] += 1

    def committed(self, seconds: float) -> None:
        self._commit_seconds.observe(seconds)

    def dropped(self) -> None:
        """A listener that was too slow."""
        self._drops.inc()

    def refused(self, reason: str) -> None:
        """Turned away: `reason` is one of REASONS, else it counts as “other”."""
        self._refusals.labels(_one_of(REASONS, reason)).inc()

    def text(self) -> bytes:
        """All of it as Prometheus reads it, with CONTENT_TYPE."""
        return generate_latest(self._registry)


def may_read(metrics: str, peer: str, forwarded: str, host: str) -> bool:
    """By the setting `metrics`, no matter who connected and what its headers say."""
    is_home = is_local(peer, forwarded) and is_own_host(host)
    return metrics == "all" or (metrics == "local" and is_home)


def _one_of(known: Mapping[str, str] | tuple[str, ...], word: str) -> str:
    return word if word in known else OTHER
