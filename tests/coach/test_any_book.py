"""A hint is never nothing, never the last one again, true of an offer, and in every language."""

import pytest

from asterion.books import SHELF, book
from asterion.bots import make_bot
from asterion.bots.seated import Seated
from asterion.coach.coaching import Coaching, said_of
from asterion.core.dice import Rolled
from asterion.core.records.record import encode
from asterion.core.referee.table import Table
from asterion.testing.play import play
from asterion.testing.twins.books import Pair, pairs
from asterion.words.spoken import spoken
from tests.contract.shelf import take

LANGUAGES = ("en", "ru", "de")
MOVES = 40


def coaching(table: Table, seat: int) -> Coaching:
    return Coaching(table.book, seat, table.options)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", SHELF)
def test_who_asks_all_the_time_is_told_something_else_each_time(name: str, seed: int) -> None:
    chosen, kit = take(name)
    table = play(chosen, kit, seed, MOVES)
    hints = coaching(table, 0)
    last: list[str] = []
    for entry in table.entries:
        hints.hear(entry.told(0))
        for _ in range(3):
            advice = hints.advise(last[-4:])
            assert advice.key not in last[-1:]
            last.append(advice.key)
            offer = None if advice.act is None else chosen.speech.offer(advice.act)
            for language in LANGUAGES:
                assert spoken(said_of(advice.act, advice.because, offer), language)
            if advice.act is not None:
                assert chosen.view.asks(hints.view) is not None
                assert advice.act in chosen.view.legal(hints.view)


@pytest.mark.parametrize("name", SHELF)
def test_whoever_takes_every_hint_is_never_refused(name: str) -> None:
    """And is told what to do nearly always."""
    chosen, kit = take(name)
    table = Table(chosen, kit.plan(Rolled(5), 2), ["Ann", "Bob"][: max(chosen.seats[0], 1)],
                  chosen.rules.options(), Rolled(5))  # fmt: skip
    hints, heard, last, acts = coaching(table, 0), 0, list[str](), 0
    others = {
        seat: Seated(make_bot(name, "random", Rolled(seat)), seat)
        for seat in range(1, len(table.names))
    }
    asked = 0
    while table.result is None and asked < MOVES:
        seat = table.awaited[0]
        if seat:
            table.submit(seat, others[seat].answer(table))
            continue
        for entry in list(table.entries)[heard:]:
            hints.hear(entry.told(0))
        heard = len(table.entries)
        advice = hints.advise(last[-1:])
        last.append(advice.key)
        asked += 1
        acts += advice.act is not None
        table.submit(0, advice.act or table.legal(0)[0])
    assert acts >= 0.9 * asked


@pytest.mark.parametrize("name", SHELF)
def test_law_2_what_a_seat_was_not_told_changes_no_hint(name: str) -> None:
    """Another plan, or moves that were not heard of: all hints are the same to the byte."""
    chosen, kit = take(name)
    compared = 0
    for seed in range(8):
        for pair in pairs(chosen, kit, seed):
            if pair.seat < 0 or not pair.places:
                continue
            ours, theirs = pair.places[-1]
            if told(pair, pair.one, ours) == told(pair, pair.other, theirs):
                assert hinted(pair, pair.one, ours) == hinted(pair, pair.other, theirs)
                compared += 1
    assert compared > 2, "too few pairs"


def told(pair: Pair, table: Table, last: int) -> list[bytes]:
    heard = [entry.told(pair.seat) for entry in list(table.entries)[: last + 1]]
    return [encode(events) for events in heard if events]


def hinted(pair: Pair, table: Table, last: int) -> list[bytes]:
    """Whatever is remarked at the end, and now and then on the way."""
    hints = coaching(table, pair.seat)
    found: list[bytes] = []
    heard = 0
    for entry in list(table.entries)[: last + 1]:
        events = entry.told(pair.seat)
        hints.hear(events)
        heard += bool(events)
        if events and heard % 8 == 0:
            found.append(encode(hints.advise()))
    return found + [encode(advice) for advice in hints.remarks()]


def test_a_book_that_nobody_knows_has_general_remarks() -> None:
    chosen = book("labyrinth")
    hints = Coaching(chosen, 0, chosen.rules.options())
    hints.coach = None
    first = hints.advise()
    assert first.because.id == "coach-wait"
    assert hints.advise([first.key]).because.id == "labyrinth-look-goal"
