"""The reasoner of Labyrinth: it hears, plays by the rules, and plays better than the others."""

import subprocess
import sys

import pytest

from asterion.books.labyrinth.options import PRESETS, LabyrinthOptions
from asterion.bots import make_bot
from asterion.bots.seated import Seated
from asterion.core.book import Refused
from asterion.core.dice import Highest, Rolled
from asterion.core.phrase import english
from asterion.core.table import Table
from tests.bots.labyrinth_playing import BOOK, CLASSIC, table_of


def played(
    kinds: list[str], seed: int, options: LabyrinthOptions = CLASSIC, **settings: int
) -> tuple[Table, list[Seated]]:
    table = table_of(len(kinds), seed, options, **settings)
    minds = [
        Seated(make_bot(BOOK.name, kind, Rolled(seed * 100 + seat)), seat)
        for seat, kind in enumerate(kinds)
    ]
    while table.result is None:
        seat = table.awaited[0]
        text = minds[seat].answer(table)
        try:
            table.submit(seat, text)
        except Refused as refused:
            raise AssertionError(f"{text}: {refused}") from refused
    return table, minds


def test_it_beats_the_wanderer() -> None:
    won = 0
    for seed in range(500, 506):
        kinds = ["reasoner", "wanderer"] if seed % 2 else ["wanderer", "reasoner"]
        table, _ = played(kinds, seed)
        assert table.result is not None
        won += table.result.winners == (kinds.index("reasoner"),)
    assert won >= 4


@pytest.mark.parametrize(
    ("kinds", "preset"),
    [
        (["reasoner:easy", "mapper", "reasoner"], "full"),
        (["reasoner:easy", "random", "wanderer", "mapper"], "beginner"),
    ],
    ids=["full", "beginner"],
)
def test_it_is_never_refused_whatever_is_played(kinds: list[str], preset: str) -> None:
    table, minds = played(kinds, 3, PRESETS[preset])
    assert table.result is not None
    for _, aim in minds[0].aims:
        assert not english(aim).startswith("[")


HALL = """
+--+--+--+
|.  .  T
+  +  +  +
|W  H  . |
+  +  +--+
|.  F  . |
+--+--+--+
"""


def test_L34_it_walks_out_with_a_treasure_by_the_exit_beside_it() -> None:
    """The treasure is taken on c1; an exit is beside it, which Ann has to find."""
    options = LabyrinthOptions(void_treasure=False)
    table = Table(BOOK, BOOK.read_plan(HALL), ["Ann", "Bob"], options, Highest(), salt="salt")
    ann = Seated(make_bot("labyrinth", "reasoner", Rolled(1)), 0)
    for seat, said in ((0, "start b1"), (1, "start a3"), (0, "go right"), (1, "go up")):
        table.submit(seat, said)
    for _ in range(30):
        if table.result is None:
            (seat,) = table.awaited
            table.submit(seat, table.legal(1)[0] if seat else ann.answer(table))
    assert table.result is not None
    assert table.result.winners == (0,)
    assert english(ann.aims[0][1]) == "looking for an exit along the edge"


def test_without_the_solver_it_says_what_is_missing_and_the_mapper_stands_in() -> None:
    program = (
        "import sys; sys.modules['pysat'] = None; sys.modules['pysat.solvers'] = None\n"
        "from asterion.bots import UnknownBot, levels, make_bot\n"
        "from asterion.core.dice import Rolled\n"
        "print(levels('labyrinth'))\n"
        "try: make_bot('labyrinth', 'reasoner', Rolled(1))\n"
        "except UnknownBot as error: print(error)\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert run.stdout.splitlines() == [
        "{'easy': 'wanderer', 'normal': 'mapper', 'hard': 'mapper'}",
        "reasoner cannot play here: deduction needs the package python-sat:"
        " pip install 'asterion[knowledge]'",
    ]
