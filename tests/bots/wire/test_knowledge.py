"""What a bot knows on the wire is what came over it."""

from collections import deque

import msgspec
import pytest

from asterion.books import book
from asterion.books.dooom.options import DooomOptions
from asterion.bots import make_bot
from asterion.bots.wire.full import CannotPlay, FullPlayer
from asterion.core.dice import Rolled
from asterion.core.referee.table import Table
from asterion.server.wire.match import Match, unnamed

DOOOM = book("dungeon-of-dooom")
KINDS = ("walker", "hunter", "fighter", "random")


def player(kind: str = "hunter", seed: int = 1) -> FullPlayer:
    return FullPlayer(make_bot("dooom", kind, Rolled(seed)), "Robin", DooomOptions())


def hears(bot: FullPlayer, *lines: str) -> list[str]:
    return [said for line in lines for said in bot.hear(line)]


SIGHT = ("LOOKREPLY", "X###X", "##G##", "##.##", "##.##", "X###X", "")


def test_it_says_one_line_at_a_time() -> None:
    bot = player()
    assert bot.greet() == ["HELLO Robin"]
    assert hears(bot, "GOLD 1", "STARTTURN") == []
    assert hears(bot, "HELLO Robin", "GOAL 1") == ["LOOK"]
    assert hears(bot, *SIGHT) == ["MOVE N"]
    assert hears(bot, "SUCCESS") == ["LOOK"]


def test_O6_when_the_turn_has_ended_it_does_not_act() -> None:
    bot = player()
    bot.greet()
    hears(bot, "GOLD 1", "STARTTURN", "HELLO Robin", "GOAL 1", *SIGHT)
    assert hears(bot, "SUCCESS", "ENDTURN") == ["LOOK"]
    assert hears(bot, *SIGHT) == []
    assert hears(bot, "MESSAGE Ann: STARTTURN") == []
    assert hears(bot, "STARTTURN") == ["LOOK"]


def test_a_name_that_is_taken_is_changed() -> None:
    bot = player()
    bot.greet()
    assert hears(bot, "GOLD 1", "FAIL name already taken") == ["HELLO Robin 2"]
    assert hears(bot, "FAIL name already taken") == ["HELLO Robin 3"]


@pytest.mark.parametrize("line", ["GOLD many", "WELCOME", "HITMOD x"])
def test_a_line_that_makes_no_sense_is_said(line: str) -> None:
    bot = player()
    bot.greet()
    with pytest.raises(CannotPlay):
        bot.hear(line)


def test_a_view_of_another_size_is_said() -> None:
    bot = player()
    bot.greet()
    hears(bot, "GOLD 1", "STARTTURN", "HELLO Robin", "GOAL 1")
    with pytest.raises(CannotPlay, match="3 rows where 5 of 5 are due"):
        hears(bot, "LOOKREPLY", "###", "#.#", "###", "")


def test_in_games_of_one_to_four_its_view_is_that_of_the_table() -> None:
    """Place, things in sight, treasure, hit points and what is carried; and it is never refused."""
    for seed in range(24):
        play_beside(seed)


def play_beside(seed: int) -> None:
    dice = Rolled(seed)
    settings = msgspec.structs.replace(DOOOM.plan.settings(), players=4, width=16, height=10)
    table = Table(DOOOM, DOOOM.plan.generate(settings, dice), [unnamed(0)], DooomOptions(), dice)
    match = Match(table)
    coming: deque[tuple[int, str]] = deque()
    bots = [player(KINDS[(seed + number) % 4], seed + number) for number in range(seed % 4 + 1)]
    ears = [
        match.join(
            lambda text, number=number: coming.extend(  # type: ignore[misc]
                (number, line) for line in text.removesuffix("\n").split("\n")
            )
        )
        for number in range(len(bots))
    ]
    for bot, ear in zip(bots, ears, strict=True):
        for line in bot.greet():
            match.hear(ear, line.encode())
    lines = 0
    while coming and lines < 20_000:
        lines += 1
        number, line = coming.popleft()
        assert not line.startswith("FAIL") or line.removeprefix("FAIL ") in (
            "you missed",
            "name already taken",
            "the game is over",
        )
        for said in bots[number].hear(line):
            if said.split(" ")[0] in ("MOVE", "PICKUP", "ATTACK") and table.result is None:
                mine, true = bots[number].knowledge.view, table.view(number)
                assert (mine.seen, mine.treasure, mine.hit_points, mine.ap, mine.target) == (
                    true.seen, true.treasure, true.hit_points, true.ap, true.target,
                )  # fmt: skip
                assert set(mine.kit) == set(true.kit)
            match.hear(ears[number], said.encode())
    assert table.result is not None
