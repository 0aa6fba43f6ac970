"""Where somebody has died out of sight, a pile may be worth more than it looks."""

from asterion.books.dooom.options import DooomOptions
from asterion.examiner.dooom.choosing import Chooser
from asterion.examiner.dooom.connection import Connection
from asterion.examiner.dooom.full import FullGame
from tests.server.wire.hosting import Hosted, hosted

FAR_APART = "1...................2...E"
PATIENCE = 2.0


class Scripted(FullGame):
    """Two clients, and lines as a test wants them."""

    def __init__(self, host: Hosted) -> None:
        super().__init__(
            lambda: Connection(("127.0.0.1", host.port), PATIENCE), Chooser(1), DooomOptions(), 2
        )

    def begin(self) -> None:
        self._join()
        self._join()

    def say(self, client: int, line: str) -> None:
        self._say(self._clients[client], line, spelled=False)

    def leave(self, client: int) -> None:
        self._leave(self._clients[client])

    def close(self) -> None:
        self._close()


def test_O9_a_refused_pickup_is_not_followed_by_treasure() -> None:
    """`PICKUP all` picks nothing up, so nothing but FAIL is waited for."""
    with hosted(FAR_APART, win=2, on="GG") as host:
        game = Scripted(host)
        game.begin()
        game.say(0, "ENDTURN")
        game.say(1, "PICKUP")
        game.leave(1)
        assert game.world.is_pile_unknown(0)
        game.say(0, "PICKUP all")
        assert game.transcript[-2] == "Examiner 1 < FAIL PICKUP does not take an argument"
        game.say(0, "PICKUP")
        assert "Examiner 1 < TREASUREMOD 1" in game.transcript
        game.close()
