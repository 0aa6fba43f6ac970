"""Health is being able to write: a store that can only be read keeps no game."""

import resource
from pathlib import Path

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
            503, "the store cannot be written now",
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
