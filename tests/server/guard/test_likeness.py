"""Names that look alike are refused at one table, in whatever script they are typed."""

import pytest

from asterion.core.phrase import english
from asterion.server.game.opening import checked_name
from asterion.server.guard.likeness import alike, is_reserved
from asterion.server.tables import Denied


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Аnn", "Ann"),  # the first letter is Cyrillic
        ("ВОВ", "BOB"),  # all of it is
        ("Ｂｏｂ", "Bob"),
        ("𝐁𝐨𝐛", "bob"),
        ("Bob.", "Bob"),
        ("Bob…", "Bob"),
        ("Bob Jr", "Bob Jr."),
        ("O’Neil", "O'Neil"),
        ("Νick", "Nick"),  # Greek
        ("AI", "Al"),
        ("P1", "Pl"),
        ("B0b", "BOb"),
        ("вова", "ВОВА"),
        ("Zoё", "Zoë"),
    ],
)
def test_a_name_that_looks_like_anothers_is_refused(name: str, other: str) -> None:
    assert alike(name, ["Cid", other]) == other
    with pytest.raises(Denied) as refused:
        checked_name(name, ["Cid", other])
    assert refused.value.status == 409
    said = english(refused.value.why)
    assert said.endswith("is taken") or f"too similar to “{other}”" in said


@pytest.mark.parametrize(
    "name",
    ["ＧＭ", "G M".replace(" ", "") + ".", "GМ", "ɢᴍ", "ᏀᎷ", "Mаster", "Game Master", "Ведущий",
     "ВЕДУЩИЙ.", "ГМ", "Spielleiter", "ｐｕｂｌｉｃ"],
)  # fmt: skip
def test_nobody_is_called_like_the_game_master(name: str) -> None:
    assert is_reserved(name)
    with pytest.raises(Denied, match="is reserved") as refused:
        checked_name(name, [])
    assert refused.value.status == 422


def test_names_that_differ_stay_names() -> None:
    names = ["Ann", "Anna", "Anne", "Bob", "Bob Jr.", "Вова", "Боб", "Zoe", "Zoë", "Player 1",
             "Player 2", "Player 10", "李", "李明", "Мастерица", "Gim", "Ольга", "Оля"]  # fmt: skip
    for number, name in enumerate(names):
        assert checked_name(name, names[:number]) == name
        assert not is_reserved(name)
