"""Many large plans from one address keep nobody else waiting."""

import socket
import threading
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

import httpx2
import msgspec

from tests.server.http.serving import API, WITHIN, Running, running

LARGE = {"settings": {"width": 500, "height": 500}}
PROXY = {"trusted_proxies": "127.0.0.1"}


def from_address(server: Running, address: str) -> httpx2.Client:
    """A client whose address is another one, as a proxy on this machine says."""
    return httpx2.Client(
        base_url=server.address + API, timeout=WITHIN, headers={"X-Forwarded-For": address}
    )


def test_twelve_large_plans_of_one_address_do_not_keep_another_from_opening(
    tmp_path: Path,
) -> None:
    """It is not the clock that is asked, which says little on a busy machine, but the order."""
    finished: list[str] = []
    sent = threading.Barrier(13)

    def order(server: Running) -> int:
        with from_address(server, "192.0.2.1") as client:
            sent.wait(WITHIN)
            try:
                answer = client.post("/books/dooom/plans/generate", json=LARGE)
            except httpx2.HTTPError:
                return 0  # the server has ended meanwhile
            if answer.status_code != 429:
                finished.append("plan")
            return answer.status_code

    with running(tmp_path, **PROXY) as server, ThreadPoolExecutor(12) as pool:
        orders = [pool.submit(order, server) for _ in range(12)]
        sent.wait(WITHIN)
        refused = next(each for each in as_completed(orders))  # so the others are under way
        assert refused.result() == 429
        with from_address(server, "192.0.2.2") as other:
            for book in ("dooom", "labyrinth", "dooom", "dungeonlab"):
                assert other.post("/tables", json={"book": book}).status_code == 201
            account = {"name": "Bob", "password": "a long password"}
            assert other.post("/accounts", json=account).status_code == 201
            small = {"book": "dooom", "settings": {"width": 40, "height": 40}}
            assert other.post("/tables", json=small).status_code == 201
        assert not finished, "somebody waited for a plan of another address"
        server.server.stop()
        server.server.stop()  # nobody waits for the plans
    assert [each.result() for each in orders].count(429) == 8


def test_a_plan_is_not_made_for_whoever_hangs_up(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        workshop = server.server.desk.workshop
        body = msgspec.json.encode(LARGE)
        head = f"POST {API}/books/dooom/plans/generate HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        kind = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        with socket.create_connection(("127.0.0.1", server.port), timeout=WITHIN) as impatient:
            impatient.sendall((head + kind).encode() + body)
            while not workshop.started:
                time.sleep(0.005)
        assert server.post("/books/dooom/plans/generate", {"settings": {"width": 9}})["plan"]
        assert workshop.started == 2  # the first was ended in the middle of its work
        assert len(workshop) == 0


def test_a_table_takes_no_plan_that_is_larger_than_tables_are(server: Running) -> None:
    wish = {"book": "dooom", **LARGE}
    answer = server.call("POST", "/tables", json=wish)
    assert answer.status_code == 422
    assert "the plan is too large" in answer.json()["detail"]
    assert server.server.desk.hub.services.planner.workshop.started == 0  # it was not even begun
