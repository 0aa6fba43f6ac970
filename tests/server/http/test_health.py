"""Health is being able to write; ready is whom a proxy may send new people to."""

import resource
import sqlite3
from pathlib import Path

from asterion.server.store.migrate import migrations
from tests.server.http.serving import Running, running


def health(server: Running) -> int:
    return server.http.get(server.address + "/healthz").status_code


def test_a_server_that_can_write_nothing_is_not_well(tmp_path: Path) -> None:
    """The disk is full in that no file of this process may be longer than a few bytes."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    with running(tmp_path) as server:
        desk = server.server.desk
        now = desk.time.steady
        late = 0.0
        desk.time.steady = lambda: now() + late  # type: ignore[method-assign]
        assert health(server) == 200
        resource.setrlimit(resource.RLIMIT_FSIZE, (1024, before[1]))
        try:
            late = 2.0  # the last good answer is too old to be given again
            answer = server.http.get(server.address + "/healthz")
            assert server.get("/tables")["tables"] == []  # it can still be read
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)
        assert (answer.status_code, answer.json()["detail"]) == (
            503, "the database cannot be written",
        )  # fmt: skip
        assert health(server) == 200


def test_asking_often_does_not_write_often(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        desk = server.server.desk
        desk.time.steady = lambda: 1000.0  # type: ignore[method-assign]
        writes: list[bytes] = []
        write = desk.store.write_probe

        async def counted(probe: bytes) -> None:
            writes.append(probe)
            await write(probe)

        desk.store.write_probe = counted  # type: ignore[method-assign]
        assert [health(server) for _ in range(5)] == [200] * 5
        assert len(writes) == 1


def test_a_server_is_ready_once_it_answers_and_not_while_it_goes_down(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        answer = server.http.get(server.address + "/readyz")
        assert (answer.status_code, answer.json()) == (
            200, {"status": "ready", "schema": max(migrations())},
        )  # fmt: skip
        server.server.desk.hub.services.tasks.stopping = True
        answer = server.http.get(server.address + "/readyz")
        assert (answer.status_code, answer.json()["code"]) == (503, "server-stopping")
        assert health(server) == 200  # it is well, and finishes what it has begun


def test_a_database_that_lacks_what_the_server_counts_on_is_not_ready(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        newest = max(migrations())
        lacking = "DELETE FROM migrations WHERE number = ?"
        ahead = "INSERT INTO migrations (number, name) VALUES (? + 1, 'of_tomorrow')"
        for change, status in ((lacking, 503), (ahead, 200)):
            with sqlite3.connect(tmp_path / "asterion.db") as database:
                database.execute(change, (newest,))
            database.close()
            answer = server.http.get(server.address + "/readyz")
            assert answer.status_code == status, answer.text
            if status == 503:
                assert "run asterion migrate" in answer.json()["detail"]
