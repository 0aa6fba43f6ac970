"""The daily labyrinth at the keyboard: marks as a person types them, hints, a result to share."""

from collections.abc import Sequence

import msgspec
import pytest

from asterion.knowledge import daily
from asterion.knowledge.daily import daily_number
from asterion.knowledge.daily.making import FIRST
from asterion.knowledge.daily.notation import NoMark, read, write
from asterion.knowledge.daily.solving import in_order
from asterion.knowledge.labyrinth.facts import AnyFact, KindIs, NotAt, PlayerAt, WallStands
from asterion.words.check import check
from tests.commands.running import asterion
from tests.knowledge.test_daily import MONDAY

DATE = "2026-11-16"
SOLVED = [write(fact, daily_number(MONDAY)) for fact in in_order(daily_number(MONDAY))]

TYPED: list[tuple[str, str, AnyFact]] = [
    ("en", "c3 hospital", KindIs("c3", "H")),
    ("en", "W C3", KindIs("c3", "W")),
    ("en", "l c3", KindIs("c3", "L")),
    ("en", "b2 right wall", WallStands("b2", 1, True)),
    ("en", "wall b2 r", WallStands("b2", 1, True)),
    ("en", "c2 left open", WallStands("b2", 1, False)),
    ("en", "l c2 w", WallStands("b2", 1, True)),
    ("en", "b2 b1 wall", WallStands("b1", 2, True)),
    ("en", "Ariadne c3", PlayerAt("c3", 1)),
    ("en", "ari a1", PlayerAt("a1", 1)),
    ("en", "not ariadne c3", NotAt("c3", 1)),
    ("en", "a c3 not", NotAt("c3", 1)),
    ("de", "c3 Krankenhaus", KindIs("c3", "H")),
    ("de", "b2 rechts Wand", WallStands("b2", 1, True)),
    ("de", "nicht Ariadne c3", NotAt("c3", 1)),
    ("ru", "c3 госпиталь", KindIs("c3", "H")),
    ("ru", "b2 вправо стена", WallStands("b2", 1, True)),
    ("ru", "не Ariadne c3", NotAt("c3", 1)),
]


@pytest.mark.parametrize(("language", "text", "fact"), TYPED)
def test_a_mark_is_typed_as_a_person_writes(language: str, text: str, fact: AnyFact) -> None:
    made = daily_number(MONDAY)
    assert read(text, made, language) == fact
    assert read(write(fact, made), made) == fact


@pytest.mark.parametrize(
    "text",
    ["", "c3", "z9 hospital", "a1 left wall", "a1 b2 wall", "Theseus c3", "c3 wall", "dance"],
)
def test_what_is_no_mark_is_told_to_be_none(text: str) -> None:
    with pytest.raises(NoMark):
        read(text, daily_number(MONDAY))


def test_L12_a_daily_is_solved_at_the_keyboard() -> None:
    done = asterion("daily", "--date", DATE, stdin="\n".join(SOLVED).encode() + b"\n")
    assert (done.status, done.err) == (0, "")
    assert "You are Theseus and start on" in " ".join(done.out.split())
    assert f"({len(SOLVED)} of {len(SOLVED)})" in done.out
    squares = "▓" * len(SOLVED)
    assert f"Asterion {MONDAY} · {len(SOLVED)} marks · 0 slips · {squares}" in done.out
    for number in range(1, len(daily_number(MONDAY).heard) + 1):
        assert f"\n{number:>3}  " in done.out, "every answer is read out once it is earned"


def test_L12_a_slip_and_hints_are_counted_and_shared_without_what_they_were() -> None:
    """The last mark of all is not provable at first; three hints name the first one."""
    typed = [SOLVED[-1], "hint", "hint", "hint", *SOLVED, ""]
    done = asterion("daily", "--date", DATE, stdin="\n".join(typed).encode())
    said = " ".join(done.out.split())
    assert "Not certain yet: this plan fits as well." in said
    assert "Something is certain by the answers" in said
    assert "The answers alone are enough." in said
    assert "It is certain that" in said
    squares = "▒" + "▓" * (len(SOLVED) - 1)
    assert f"{len(SOLVED)} marks · 1 slip · 3 hints · {squares}" in done.out


def test_what_comes_later_is_not_shown_before_it_is_earned() -> None:
    made = daily_number(MONDAY)
    first = made.stages[0].heard
    shown = msgspec.json.decode(asterion("daily", "--date", DATE, "--json").out)
    assert [one["number"] for one in shown["answers"]] == [*range(1, first + 1)]
    assert shown["truth"] is None
    assert shown["inked"] == []


@pytest.mark.parametrize(
    ("first", "coached"),
    [
        (
            0,
            ("Small letters are places where Ariadne may be now.", "One place is left for Ariadne"),
        ),
        (-1, ("Since the fall you do not know where you are.", "Lights and green eyes say only")),
    ],
)
def test_the_first_one_of_each_book_explains_itself(first: int, coached: Sequence[str]) -> None:
    daily = daily_number(first)
    solved = [write(fact, daily) for fact in in_order(daily)]
    assert len(solved) == 5
    name = next(one.name for one in FIRST if one.number == first)
    done = asterion("daily", "--date", name, stdin="\n".join([*solved, ""]).encode())
    said = " ".join(done.out.split())
    assert all(words in said for words in coached)
    assert "5 marks · 0 slips · ▓▓▓▓▓" in said


@pytest.mark.parametrize("day", ["yesterday", "2025-12-31", "2999-01-01"])
def test_there_is_no_daily_before_the_first_or_after_today(day: str) -> None:
    done = asterion("daily", "--date", day)
    assert done.status == 2
    assert day in done.err


def test_every_message_is_used() -> None:
    assert check(daily.WORDS) == []
