"""Who gets a connection: the windows of a table the same worker, and nobody much too many."""

from collections import Counter
from dataclasses import dataclass

import pytest

from asterion.server.guard import new_id
from asterion.server.workers.choosing import ALWAYS, MORE_THAN_FAIR, home, in_order, table_in


@dataclass
class Worker:
    slot: int
    load: int = 0


@pytest.mark.parametrize(
    ("head", "table"),
    [
        (b"GET /api/v1/tables/ab-C_9/live HTTP/1.1\r\nHost: x", "ab-C_9"),
        (b"POST /api/v1/tables/ab/moves HTTP/1.1", "ab"),
        (b"GET /api/v1/tables/ab HTTP/1.1", "ab"),
        (b"GET /api/v1/tables/ab?x=1 HTTP/1.1", "ab"),
        (b"GET /t/ab HTTP/1.1", "ab"),
        (b"POST /api/v1/tables HTTP/1.1", ""),
        (b"GET /api/v1/tables/ HTTP/1.1", ""),
        (b"GET /api/v1/tables/ab", ""),
        (b"GET / HTTP/1.1", ""),
        (b"\x16\x03\x01\x02\x00", ""),
        (b"GET /api/v1/tables/\xff\xfe HTTP/1.1", ""),
    ],
)
def test_a_request_is_known_by_its_first_line(head: bytes, table: str) -> None:
    assert table_in(head) == table


@pytest.mark.parametrize("number", [2, 3, 8])
def test_all_windows_of_a_table_go_to_one_worker_and_tables_to_all(number: int) -> None:
    workers = [Worker(slot) for slot in range(1, number + 1)]
    tables = [new_id() for _ in range(500 * number)]
    homes = {table: in_order(table, workers)[0].slot for table in tables}
    assert homes == {table: home(table, number) for table in tables}
    for table in tables:
        workers[homes[table] - 1].load += 1
        assert in_order(table, workers)[0].slot == homes[table]
    assert min(Counter(homes.values()).values()) > 350
    gone = workers.pop()
    for table in tables:
        if homes[table] != gone.slot:
            assert in_order(table, workers)[0].slot == homes[table], "moved without need"


def test_whoever_asks_for_no_table_goes_to_the_idlest() -> None:
    workers = [Worker(1, 7), Worker(2, 3), Worker(3, 5)]
    assert [worker.slot for worker in in_order("", workers)] == [2, 3, 1]


def test_a_table_that_very_many_watch_is_served_by_several() -> None:
    workers = [Worker(1), Worker(2), Worker(3)]
    for _ in range(3000):
        in_order("the final", workers)[0].load += 1
    assert max(worker.load for worker in workers) <= MORE_THAN_FAIR * 1001 + ALWAYS
    assert min(worker.load for worker in workers) > 300
    assert in_order("the final", []) == []
