"""Our bots play at a server that has nothing of ours, in every dialect."""

import threading

import pytest

from asterion.books.dooom.options import DooomOptions
from asterion.bots import make_bot
from asterion.bots.wire.client import WirePlayer, play
from asterion.bots.wire.full import FullPlayer
from asterion.bots.wire.simple import SimplePlayer
from asterion.core.dice import Rolled
from tests.bots.wire.other_server import other_server
from tests.examiner.dooom.faulty import ARMOURY, CLOSET

SECONDS = 30.0
KINDS = ("walker", "hunter", "fighter")


def player(kind: str, family: str, seed: int) -> WirePlayer:
    bot = make_bot("dooom", kind, Rolled(seed))
    if family == "simple":
        return SimplePlayer(bot, DooomOptions())
    return FullPlayer(bot, "Robin", DooomOptions())


@pytest.mark.parametrize("family", ["full", "2013", "simple"])
@pytest.mark.parametrize("kind", KINDS)
def test_alone_it_finds_its_way_out(kind: str, family: str) -> None:
    for seed, drawing in enumerate((ARMOURY, CLOSET)):
        with other_server(drawing, 2, 1, family, seed) as (game, port):
            assert play(player(kind, family, seed), ("127.0.0.1", port), SECONDS) == "WIN"
        started = [("PICKUP", "nothing")] if family == "simple" else []
        after = [("LOOK", "the game is over")] if family != "simple" else []
        assert [refusal for refusal in game.refusals if refusal not in after] == started


@pytest.mark.parametrize("family", ["full", "2013"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_several_play_to_an_end_and_are_never_refused(players: int, family: str) -> None:
    """But for blows that miss, which the server does not count, and a LOOK after the end."""
    for seed in range(3):
        with other_server(ARMOURY, 2, players, family, seed) as (game, port):
            bots = [
                player(KINDS[(seed + number) % 3], family, seed + number)
                for number in range(players)
            ]
            threads = [
                threading.Thread(target=play, args=(bot, ("127.0.0.1", port), SECONDS))
                for bot in bots
            ]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join(SECONDS)
        assert sorted(bot.result for bot in bots) == ["LOSE"] * (players - 1) + ["WIN"]
        assert set(game.refusals) <= {("LOOK", "the game is over")}
