"""One owner of what a seat has heard: numbers, names, prompt and transcript from entries alone."""

from asterion.books import book
from asterion.core.audience import MASTER, PUBLIC
from asterion.core.dice import Rolled
from asterion.core.referee.hearing import Hearing
from asterion.core.referee.table import Table
from asterion.core.referee.understanding import understanding_of
from asterion.testing.play import play
from tests.contract.shelf import take
from tests.contract.test_contract import every_book

PLAN = "name Cellar\nwin 1\n.....\n..G..\n....E\n"


def a_table() -> Table:
    dooom = book("dooom")
    return Table(dooom, dooom.plan.read(PLAN), ["Ann", "Bob"], dice=Rolled(1))


@every_book
def test_ears_that_come_late_hear_the_same(name: str) -> None:
    rules, kit = take(name)
    table = play(rules, kit, 11, 40)
    for viewer in (MASTER, PUBLIC, *range(len(table.names))):
        live, late = table.hearing(viewer), table.new_hearing(viewer)
        for entry in table.entries:
            late.hear(entry, entry.told(viewer))
        assert (late.number, late.answered, late.names) == (live.number, live.answered, live.names)
        assert (late.prompt(), late.screen()) == (live.prompt(), live.screen())
        lines = list(late.transcript(table.entries, 1, late.number, over=True))
        assert lines == list(live.transcript(table.entries, 1, live.number, over=True))
        said = [sentence for line in lines for sentence in line.sentences if sentence]
        assert said == table.sentences(table.entries, viewer)


def test_a_number_counts_what_was_heard_and_a_gap_tells_nothing() -> None:
    table = a_table()
    public: Hearing = table.hearing(PUBLIC)
    before = public.number
    table.submit(0, "look")  # Ann alone hears what she sees
    assert table.hearing(PUBLIC).number == before
    assert table.hearing(0).number == before + 1
    table.submit(0, "end")
    assert table.hearing(PUBLIC).number == before + 1
    assert [line.number for line in public.transcript(table.entries, 1, 99)] == [1, 2]
    assert public.number_of(2) == 2


def test_names_are_as_they_were_told_when_somebody_joined() -> None:
    table = a_table()
    assert table.hearing(PUBLIC).names == ("Ann", "Bob")
    table.submit(MASTER, "join Cid")
    assert table.hearing(PUBLIC).names == ("Ann", "Bob", "Cid")
    assert table.hearing(2).names == ("Ann", "Bob", "Cid")


def test_all_tables_of_a_book_understand_with_one_memory() -> None:
    rules, kit = take("labyrinth")
    first, second = play(rules, kit, 1, 5), play(rules, kit, 2, 5)
    assert first.understand("go  UP")[0] is second.understand("go  UP")[0]
    assert first.understand("go  UP") == (rules.speech.parse("go up"), "go up")
    assert understanding_of(rules.speech.parse, rules.speech.write) is first.understanding
