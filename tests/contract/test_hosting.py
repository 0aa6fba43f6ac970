"""What every book tells its hosts is true: the words it gives for late and leaving players work."""

from asterion.core.audience import MASTER, Seat
from asterion.core.contract.hosting import GONE, Spoken
from asterion.core.referee.table import Table
from asterion.testing.play import new_table
from tests.contract.shelf import take
from tests.contract.test_contract import every_book


def refusal(table: Table, said: Spoken) -> object:
    book = table.book
    return book.view.check(table.view(said.speaker), book.speech.parse(said.text))


@every_book
def test_whoever_is_asked_can_be_late_and_whoever_plays_can_leave(name: str) -> None:
    book, kit = take(name)
    hosting = book.host
    for seed in range(3):
        table, chooser = new_table(book, kit, seed)
        while table.result is None and len(table.entries) <= 60:
            master = table.view(MASTER)
            for seat in range(len(table.names)):
                late = hosting.late(master, seat)
                assert late is not None or not hosting.has_clock or seat not in table.awaited
                if late is not None:
                    assert hosting.has_clock
                    assert not refusal(table, late)
                    assert type(book.speech.parse(late.text)) in hosting.late_commands
                leave = hosting.leave(master, seat)
                if isinstance(leave, Spoken):
                    assert not refusal(table, leave)
                assert leave != GONE or seat not in table.awaited
            asked: list[Seat] = [seat for seat in table.awaited if table.legal(seat)]
            if not asked:
                break
            seat = chooser.pick(asked, "who")
            table.submit(seat, chooser.pick(table.legal(seat), "what"))


@every_book
def test_the_events_of_time_are_events_of_the_book(name: str) -> None:
    book, _ = take(name)
    hosting = book.host
    assert hosting.begins_move | hosting.asks_more <= set(book.rules.events)
    assert bool(hosting.begins_move) == hosting.has_clock


@every_book
def test_where_seats_differ_the_first_one_always_moves_first(name: str) -> None:
    book, kit = take(name)
    first: set[Seat] = set()
    for seed in range(20):
        table, chooser = new_table(book, kit, seed)
        while len(table.names) > 1 and not (turn := book.view.turn(table.view(MASTER))):
            seat = chooser.pick(table.awaited, "who")
            table.submit(seat, chooser.pick(table.legal(seat), "what"))
        if len(table.names) > 1:
            first.update(turn)
    assert (first == {0}) == book.host.seats_differ
