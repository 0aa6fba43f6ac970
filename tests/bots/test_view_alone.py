"""A bot's answer depends on the view, the prompt and its dice, and on nothing else."""

import pytest

from asterion.books import book
from asterion.books.dooom.plan.model import Plan
from asterion.bots import make_bot
from asterion.core.dice import Rolled
from tests.bots.playing import BOOK, generated, play_on, seated, table_of

KINDS = ("walker", "hunter", "fighter", "random")


@pytest.mark.parametrize("kind", KINDS)
def test_law_2_a_twin_who_is_told_the_same_answers_the_same(kind: str) -> None:
    """The twin's view is folded apart from the table, from nothing but what the seat was told."""
    table = table_of(generated(3, width=14, height=10, players=3), 3, 3)
    twins = seated([kind] * 3, 3)
    rules = book(BOOK)
    views = [rules.view.new(seat, table.options, None) for seat in range(3)]
    heard = 0
    answers = 0
    bots = seated([kind] * 3, 3)
    while table.result is None and answers < 300:
        for entry in table.entries[heard:]:
            for seat, view in enumerate(views):
                rules.view.fold(view, entry.told(seat))
        heard = len(table.entries)
        (seat,) = table.awaited
        prompt = table.prompt(seat)
        assert prompt is not None
        text = bots[seat].answer(table.view(seat), prompt)
        assert twins[seat].answer(views[seat], prompt) == text
        table.submit(seat, text)
        answers += 1
    assert answers > 20


@pytest.mark.parametrize("kind", KINDS)
def test_law_2_what_lies_out_of_sight_changes_no_answer(kind: str) -> None:
    """Two halls that differ in the east; both players start in the west."""
    halls = [
        Plan("hall", 1, [b"#" * 40, b"#" + b"." * 30 + east + b"#", b"#" * 40])
        for east in (b"....G..E", b"GS.E....", b"A.H..GLE")
    ]
    said = []
    for hall in halls:
        table = table_of(hall, 1, 7)
        bot = make_bot(BOOK, kind, Rolled(7))
        table.dice = Rolled(7)
        said.append([text for _, (_, text) in zip(range(6), play_on(table, [bot]), strict=False)])
        assert table.view(0).chart.place(table.view(0).here)[0] < 20
    assert said[0] == said[1] == said[2]
    assert len(said[0]) == 6


@pytest.mark.parametrize("kind", ["walker", "hunter", "fighter"])
def test_a_bot_seated_in_the_middle_of_a_game_plays_on(kind: str) -> None:
    """As after a crash: what the old one remembered is lost, what the seat was told is not."""
    table = table_of(generated(8, width=20, height=14, target=7, treasure=7, players=3), 3, 8)
    first = zip(range(100), play_on(table, seated([kind] * 3, 8)), strict=False)
    assert len(list(first)) == 100
    assert table.result is None
    for _ in play_on(table, seated([kind] * 3, 9)):
        pass
    assert table.result is not None
