"""The numbers for Prometheus: true, and with nothing in them by which to know anybody."""

import pytest
from prometheus_client.parser import text_string_to_metric_families

from asterion.books import SHELF
from asterion.server.guard import new_id, new_token
from asterion.server.metrics import OTHER, PHASES, REASONS, Metrics, may_read


def numbers(metrics: Metrics) -> dict[tuple[str, ...], float]:
    families = text_string_to_metric_families(metrics.text().decode("utf-8"))
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in families
        for sample in family.samples
    }


def test_what_happens_is_counted() -> None:
    metrics = Metrics()
    metrics.tables({("labyrinth", "playing"): 3, ("cc3k", "waiting"): 1})
    metrics.tables({("labyrinth", "playing"): 2})
    for more in (1, 1, -1):
        metrics.listening(more)
    metrics.move_done(0.004)
    metrics.move_done(0.2)
    metrics.move_refused()
    metrics.committed(0.003)
    metrics.dropped()
    metrics.refused("rate")
    told = numbers(metrics)
    assert told["asterion_tables", "labyrinth", "playing"] == 2
    assert ("asterion_tables", "cc3k", "waiting") not in told
    assert told["asterion_listeners",] == 1
    assert told["asterion_moves_total", "done"] == 2
    assert told["asterion_moves_total", "refused"] == 1
    assert told["asterion_move_seconds_bucket", "0.005"] == 1
    assert told["asterion_move_seconds_count",] == 2
    assert told["asterion_commit_seconds_count",] == 1
    assert told["asterion_slow_listeners_dropped_total",] == 1
    assert told["asterion_refusals_total", "rate"] == 1
    assert told["asterion_refusals_total", "origin"] == 0


@pytest.mark.parametrize(
    ("setting", "peer", "forwarded", "host", "may"),
    [
        ("local", "127.0.0.1", "", "127.0.0.1:8000", True),
        ("local", "127.0.0.1", "", "localhost:8000", True),
        ("local", "::1", "", "[::1]:8000", True),
        ("local", "::ffff:127.0.0.1", "", "127.0.0.1", True),
        ("local", "127.0.0.1", "203.0.113.5", "127.0.0.1", False),
        ("local", "127.0.0.1", "127.0.0.1", "127.0.0.1", False),
        ("local", "127.0.0.1", "", "rebound.example:8000", False),
        ("local", "127.0.0.1", "", "", False),
        ("local", "192.168.1.7", "", "192.168.1.7", False),
        ("local", "", "", "127.0.0.1", False),
        ("all", "203.0.113.5", "", "play.example.org", True),
        ("off", "127.0.0.1", "", "127.0.0.1", False),
    ],
)
def test_who_may_read_them(setting: str, peer: str, forwarded: str, host: str, may: bool) -> None:
    assert may_read(setting, peer, forwarded, host) == may


def test_every_server_counts_for_itself() -> None:
    one, other = Metrics(), Metrics()
    one.dropped()
    assert one.text() != other.text() == Metrics().text()


def test_labels_are_words_from_a_fixed_list_whatever_is_given() -> None:
    metrics = Metrics()
    secrets = (new_id(), new_token("seat"), "Ann", "go up", "\n# HELP evil")
    for secret in secrets:
        metrics.tables({(secret, secret): 1, ("labyrinth", secret): 2})
        metrics.refused(secret)
    text = metrics.text().decode("utf-8")
    for secret in secrets:
        assert secret not in text
    allowed = {*SHELF, *PHASES, *REASONS, OTHER, "done", "refused"}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            for label, word in sample.labels.items():
                assert label == "le" or word in allowed
    assert numbers(metrics)["asterion_refusals_total", OTHER] == len(secrets)


def test_nothing_counts_bytes_tables_one_by_one_or_people() -> None:
    text = Metrics().text().decode("utf-8").lower()
    for word in ("byte", "size_", "seat", "name", "address", "_created"):
        assert word not in text
