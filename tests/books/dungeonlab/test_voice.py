"""Who hears what of an event: the player, the others, and the master with the plan."""

import re
from pathlib import Path

import pytest

from asterion.books import dungeonlab
from asterion.books.dungeonlab import event as happened
from asterion.core.audience import EVERYONE, MASTER, NOBODY
from asterion.core.event import Event
from tests.books.dungeonlab.helper import BOOK

NAMES = ("Ann", "Bob")
FIRST_STEPS = Path(dungeonlab.__file__).parent / "samples" / "first-steps.txt"


@pytest.mark.parametrize(
    ("event", "own", "others"),
    [
        (
            happened.Died(EVERYONE, 0, "wall", 2, 1),
            "You bang your head against a wall, thoroughly enough. 2 turns to wait.",
            "Ann bangs their head against a wall, thoroughly enough. 2 turns to wait.",
        ),
        (
            happened.Carried(EVERYONE, 0, 0),
            "You find yourself who knows where.",
            "Ann comes out who knows where.",
        ),
        (
            happened.TurnBegan(EVERYONE, 0, 3),
            "Round 3: it is your turn.",
            "Round 3: it is Ann's turn.",
        ),
    ],
)
def test_D6_D44_others_are_told_of_a_player_as_people_would(
    event: Event, own: str, others: str
) -> None:
    voice = BOOK.voice_for(0, None)
    assert voice(event, 0, NAMES) == own
    assert voice(event, 1, NAMES) == others
    assert voice(event, MASTER, NAMES) == others


def test_D41_the_master_hears_columns_and_rows() -> None:
    plan = BOOK.plan.read(FIRST_STEPS.read_text("utf-8"))
    voice, players = BOOK.voice_for(MASTER, plan), BOOK.voice_for(0, plan)
    place = plan.at(1, 2, 0)
    for event, sentence in (
        (happened.PlayerAt(NOBODY, 0, place), "Ann is taken to column 2, row 3, level 1."),
        (
            happened.Became(NOBODY, 0, "lion", place, "dead"),
            "The lion is dead at column 2, row 3, level 1.",
        ),
        (
            happened.ThingsAt(NOBODY, place, {"bullet": 2}),
            "Lying at column 2, row 3, level 1: 2 bullets.",
        ),
        (happened.Wall(NOBODY, place * 4 + 1, 0), "The wall east of column 2, row 3 is open."),
    ):
        assert voice(event, MASTER, NAMES) == sentence
        # nobody else has a plan to say it from, and nobody hears numbers instead
        assert BOOK.tell_for(0, plan) is BOOK.speech.tell
        assert not re.search(r"\d", players(event, 0, NAMES).replace("2 bullets", ""))


def test_D26_a_player_struck_by_the_blade_keeps_an_odd_name() -> None:
    struck = happened.Struck(EVERYONE, 0, "{your}")
    heard = BOOK.voice_for(0, None)(struck, 0, ("Ann", "{your}"))
    assert heard == "You strike {your} with the morgul blade: off to Mordor."
