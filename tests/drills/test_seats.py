"""The drill `seats` finds what it looks for: each of these faults, once it is put in."""

import asyncio

import pytest

from asterion.server.features import claims, hands
from asterion.server.game import places as seats
from drills import Failed
from drills.asking import Setting
from drills.doors import inside
from drills.walking import Walk


def walk(setting: Setting, most: int) -> None:
    async def all_of_it() -> None:
        async with inside() as door:
            await Walk(setting, [door]).all(most)

    asyncio.run(all_of_it())


def test_it_finds_a_host_who_is_given_a_players_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seats, "check_own", lambda doc, role, seat: None)
    with pytest.raises(Failed, match="host is given another's seat"):
        walk(Setting(2), 1)


def test_it_finds_one_other_player_who_takes_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(claims, "FEWEST_VOTERS", 1)
    with pytest.raises(Failed, match=r"reads .*, not "):
        walk(Setting(2), 3)


def test_it_finds_a_seat_that_changes_hands_without_a_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(claims, "wait_of", lambda terms: 0.0)
    with pytest.raises(Failed, match=r"reads .*, not "):
        walk(Setting(3), 3)


@pytest.mark.soak
def test_it_finds_a_claim_that_outlives_the_players_return(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(claims, "forget", lambda place, wall: False)
    monkeypatch.setattr(hands, "_was_used", lambda hosted, seat, claim: False)
    with pytest.raises(Failed, match=r"reads .*, not "):
        walk(Setting(2, host_plays=False, master=True), 5)
