"""The small parts: a door that connections come through, pauses, and numbers joined."""

import asyncio
import socket

from prometheus_client.parser import text_string_to_metric_families

from asterion.server.metrics import Metrics
from asterion.server.workers.door import Door, hand_over
from asterion.server.workers.numbers import joined
from asterion.server.workers.slot import LONGEST_PAUSE, pause_before


def test_all_that_was_handed_over_is_served_before_a_door_is_shut() -> None:
    async def scene() -> None:
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        door = Door(theirs.detach())
        served: list[str] = []

        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            served.append((await reader.readline()).decode())
            writer.write(b"heard\n")
            writer.close()

        with socket.create_server(("127.0.0.1", 0)) as listening:
            clients = []
            for number in range(100):
                client = socket.create_connection(listening.getsockname())
                client.sendall(b"%d\n" % number)
                clients.append(client)
                assert hand_over(ours, listening.accept()[0])
        ours.close()
        async with await asyncio.start_server(serve, sock=door), asyncio.timeout(60):
            await door.shut.wait()
            for client in clients:
                client.setblocking(False)
                loop = asyncio.get_running_loop()
                assert await loop.sock_recv(client, 100) == b"heard\n"
                client.close()
        assert sorted(served, key=int) == [f"{number}\n" for number in range(100)]
        assert door.taken == 100

    asyncio.run(scene())


def test_whoever_takes_nothing_is_given_no_more_than_it_can_hold() -> None:
    ours, theirs = socket.socketpair()
    ours.setblocking(False)
    with ours, theirs, socket.create_server(("127.0.0.1", 0)) as listening:
        for _ in range(5000):
            with socket.create_connection(listening.getsockname()):
                connection, _ = listening.accept()
                if not hand_over(ours, connection):
                    assert connection.fileno() >= 0, "it is still ours, for another worker"
                    connection.close()
                    return
    raise AssertionError("five thousand connections wait for a worker that takes none")


def test_who_dies_again_and_again_is_started_ever_later() -> None:
    pauses = [pause_before(deaths) for deaths in range(1, 12)]
    assert pauses[:5] == [0.0, 0.5, 1.0, 2.0, 4.0]
    assert pauses[-1] == LONGEST_PAUSE


def test_the_numbers_of_all_workers_are_one_text_for_prometheus() -> None:
    texts = {}
    for worker in (2, 1, 10):
        metrics = Metrics()
        metrics.tables({("labyrinth", "playing"): worker})
        for _ in range(worker):
            metrics.move_done(0.003)
        texts[str(worker)] = metrics.text().decode()
    told = joined(texts, {"1": 1, "2": 3, "10": 1}).decode()
    families = list(text_string_to_metric_families(told))
    names = [family.name for family in families]
    assert len(names) == len(set(names)), "a family is described twice"
    found = {
        (sample.name, sample.labels["worker"]): sample.value
        for family in families
        for sample in family.samples
        if sample.labels.get("answer", "done") == "done" and "le" not in sample.labels
    }
    for worker in (1, 2, 10):
        assert found["asterion_moves_total", str(worker)] == worker
        assert found["asterion_move_seconds_count", str(worker)] == worker
        assert found["asterion_tables", str(worker)] == worker
    assert found["asterion_worker_starts_total", "2"] == 3
