"""The simple dialect: a game for each client, no turns, nothing unasked."""

import pytest

from asterion.server.sockets import MOST_CLIENTS
from tests.server.wire.games import CELLAR, CELLAR_WIN, play_cellar
from tests.server.wire.hosting import hosted


def test_a_whole_game_in_the_simple_dialect() -> None:
    with hosted(CELLAR, win=CELLAR_WIN, simple=True) as host:
        play_cellar(host)


def test_every_connection_is_a_game_of_its_own() -> None:
    with hosted("1GE", win=1, simple=True) as host:
        ann, bob = host.client(), host.client()
        for client in (ann, bob):
            client.asks("MOVE E", "SUCCESS")
            client.asks("PICKUP", "SUCCESS, GOLD COINS: 1")
        ann.asks("MOVE E", "SUCCESS", "WIN")
        bob.asks("HELLO", "GOLD: 0")
        bob.says("QUIT")
        assert bob.is_closed()
        host.until(lambda: all(table.result is not None for table in host.tables))


def test_O16_after_the_win_hello_is_answered_and_nothing_else_but_quit() -> None:
    """Programs of old go on with HELLO, and read its `GOLD: n` before they stop."""
    with hosted("1GE", win=1, simple=True) as host:
        ann = host.client()
        ann.asks("MOVE E", "SUCCESS")
        ann.asks("PICKUP", "SUCCESS, GOLD COINS: 1")
        ann.asks("MOVE E", "SUCCESS", "WIN")
        ann.asks("HELLO", "GOLD: 0")
        for line in ("LOOK", "MOVE W", "PICKUP"):
            ann.asks(line, "FAIL")
        ann.says("QUIT")
        assert ann.is_closed()


def test_there_are_so_many_clients_and_no_more() -> None:
    with hosted("1GE", win=1, simple=True) as host:
        clients = [host.client() for _ in range(MOST_CLIENTS)]
        clients[-1].asks("HELLO", "GOLD: 1")
        late = host.client()
        late.hears("FAIL too many clients")
        assert late.is_closed()
        clients[0].asks("HELLO", "GOLD: 1")


@pytest.mark.parametrize(
    "line", ["", "X", "MOVE", "MOVE up", "LOOK N", "PICKUP x", "ATTACK E", "ENDTURN", "SHOUT hi"]
)
def test_whatever_is_wrong_fails_without_a_reason(line: str) -> None:
    with hosted("1GE", win=1, simple=True) as host:
        ann = host.client()
        ann.asks(line, "FAIL")
        ann.asks("HELLO", "GOLD: 1")


def test_O7_a_lantern_shows_the_corners_of_the_same_five_rows() -> None:
    with hosted(
        """
        .....
        .....
        ..1.E
        .....
        .....
        """,
        on="L",
        simple=True,
    ) as host:
        ann = host.client()
        ann.asks("LOOK", "X...X", ".....", "..P.E", ".....", "X...X")
        ann.asks("PICKUP", "SUCCESS, GOLD COINS: 0")
        ann.asks("LOOK", ".....", ".....", "..P.E", ".....", ".....")
