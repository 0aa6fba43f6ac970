"""The reasoner of Labyrinth: it hears, plays by the rules, and plays better than the others."""

import subprocess
import sys

import pytest

from asterion.books.labyrinth.options import PRESETS, LabyrinthOptions
from asterion.bots import make_bot
from asterion.bots.labyrinth.reasoner import STEPS, Reasoner, is_legal
from asterion.bots.seated import Seated
from asterion.bots.strength import HARD, Manner
from asterion.core.contract.book import Refused
from asterion.core.dice import Highest, Rolled
from asterion.core.phrase import english
from asterion.core.referee.table import Table
from tests.bots.labyrinth_playing import BOOK, CLASSIC, table_of

HARD_TO_IMAGINE = 801
"""A game of four of which few labyrinths are found in time."""
A_LOOK = 500_000
"""Steps until the solver looks up from its work."""


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
    table = Table(BOOK, BOOK.plan.read(HALL), ["Ann", "Bob"], options, Highest(), salt="salt")
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


def test_it_answers_within_its_steps_on_a_large_board() -> None:
    """Counted, not timed: six million steps of the solver are a second of a slow machine."""
    kinds = ["mapper", "mapper", "wanderer", "mapper"]
    table = table_of(len(kinds), HARD_TO_IMAGINE, PRESETS["full"], width=10, height=10)
    players = [
        Seated(make_bot(BOOK.name, kind, Rolled(HARD_TO_IMAGINE * 100 + seat)), seat)
        for seat, kind in enumerate(kinds)
    ]
    reasoner = Reasoner(Rolled(1), Manner(HARD))
    listening = Seated(reasoner, 0)
    made = []
    while len(table.entries) < 200:
        seat = table.awaited[0]
        if seat == 0 and len(table.entries) % 48 == 1:
            before = steps_of(reasoner)
            said = listening.answer(table)
            made.append(steps_of(reasoner) - before)
            assert is_legal(table.view(0), said)
        table.submit(seat, players[seat].answer(table))
    assert max(made) >= STEPS, "else this game is too easy to say anything"
    assert max(made) < STEPS + A_LOOK


def steps_of(reasoner: Reasoner) -> int:
    mind = reasoner.mind
    return mind._reasoner.effort if mind is not None and mind._reasoner is not None else 0


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
        "{'easy': 'newcomer', 'normal': 'mapper', 'hard': 'mapper'}",
        "reasoner cannot play here: deduction needs the package python-sat:"
        " pip install 'asterion[knowledge]'",
    ]
