"""Every book on the shelf keeps the contract: one suite, run over all of them."""

import io
import re
from collections.abc import Callable
from fractions import Fraction

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from asterion.books import SHELF
from asterion.core import record
from asterion.core.audience import MASTER, PUBLIC
from asterion.core.book import AnyBook, Refused
from asterion.core.dice import Dice, Recorded, Rolled, branching
from asterion.core.event import events_decoder
from asterion.core.phrase import english
from asterion.core.replay import verify
from asterion.core.table import Table
from tests.contract.play import new_table, play
from tests.contract.shelf import Kit, take

every_book = pytest.mark.parametrize("name", SHELF)
seeds = st.integers(0, 1 << 32)


@every_book
@settings(max_examples=20)
@given(seed=seeds)
def test_random_games_end(name: str, seed: int) -> None:
    book, kit = take(name)
    table = play(book, kit, seed, kit.longest)
    assert table.result is not None
    assert not table.awaited
    assert all(table.prompt(seat) is None for seat in range(len(table.names)))
    with pytest.raises(Refused):
        table.submit(0, "say hello" if "say" in english(book.help) else "x")


@every_book
@settings(max_examples=15)
@given(seed=seeds)
def test_a_replay_gives_identical_entries(name: str, seed: int) -> None:
    book, kit = take(name)
    table = play(book, kit, seed, kit.longest)
    file = io.BytesIO()
    record.write(table, file)
    again = verify(record.read(file.getvalue()), book)
    assert again.entries == table.entries
    assert again.state == table.state


@every_book
@settings(max_examples=15)
@given(seed=seeds, commands=st.integers(0, 60))
def test_a_copy_is_equal_and_independent(name: str, seed: int, commands: int) -> None:
    book, kit = take(name)
    table = play(book, kit, seed, commands)
    if table.result is not None:
        return
    before = table.state.copy()
    assert before == table.state
    for _ in range(5):
        if table.result is None:
            seat = table.awaited[0]
            table.submit(seat, table.legal(seat)[0])
    assert before != table.state
    table._remake_state()
    first = play(book, kit, seed, commands)
    assert before == first.state


@every_book
@settings(max_examples=15)
@given(seed=seeds, commands=st.integers(0, 200))
def test_a_view_folded_afresh_equals_the_live_one(name: str, seed: int, commands: int) -> None:
    book, kit = take(name)
    table = play(book, kit, seed, commands)
    for viewer in (MASTER, PUBLIC, *range(len(table.names))):
        fresh = book.view(viewer, table.options, table.plan if viewer == MASTER else None)
        for entry in table.entries:
            book.fold(fresh, entry.told(viewer))
        assert fresh == table.view(viewer)


@every_book
@settings(max_examples=15)
@given(seed=seeds, commands=st.integers(0, 120))
def test_no_gap_between_a_view_and_what_it_is_entitled_to(
    name: str, seed: int, commands: int
) -> None:
    book, kit = take(name)
    table = play(book, kit, seed, commands)
    for seat in range(len(table.names)):
        for what, viewed, true in kit.entitled(table, seat):
            assert viewed == true, f"{table.names[seat]}: {what}"
        assert (table.prompt(seat) is not None) == (seat in table.awaited)
        if seat in table.awaited:
            assert seat in book.turn(table.view(seat)), "whoever is asked knows it"


@every_book
@settings(max_examples=10)
@given(seed=seeds, commands=st.integers(0, 120))
def test_every_legal_command_is_accepted_and_written_back(
    name: str, seed: int, commands: int
) -> None:
    book, kit = take(name)
    table = play(book, kit, seed, commands)
    for seat in table.awaited:
        for text in table.legal(seat):
            command = book.parse(text)
            assert not book.check(table.view(seat), command)
            assert book.parse(book.write(command)) == command


@every_book
@settings(max_examples=200)
@given(text=st.text(max_size=60))
def test_fuzzed_text_is_only_ever_refused(name: str, text: str) -> None:
    book, kit = take(name)
    table = _a_table(book, kit)
    for seat in (MASTER, PUBLIC, 0):
        try:
            command = book.parse(text)
            reason = english(book.check(table.view(seat), command) or "")
        except Refused as refused:
            reason = str(refused)
        else:
            assert book.parse(book.write(command)) == command
        assert "\n" not in reason


@every_book
@settings(max_examples=150)
@given(data=st.data())
def test_garbled_commands_are_only_ever_refused(name: str, data: st.DataObject) -> None:
    """Words of real commands in any order come closer to the grammar's corners than noise does."""
    book, _ = take(name)
    words = sorted({word for line in english(book.help).splitlines() for word in line.split()})
    text = " ".join(data.draw(st.lists(st.sampled_from(words), max_size=8)))
    try:
        command = book.parse(text)
    except Refused:
        return
    assert book.parse(book.write(command)) == command


@every_book
@settings(max_examples=15)
@given(seed=seeds)
def test_plans_are_read_back_as_they_were_written(name: str, seed: int) -> None:
    book, kit = take(name)
    dice = Rolled(seed)
    for plan in (kit.plan(dice, book.seats[0]), book.generate(book.settings(), dice)):
        assert book.read_plan(book.write_plan(plan)) == plan


@every_book
@settings(max_examples=15)
@given(seed=seeds)
def test_generated_plans_have_no_problems(name: str, seed: int) -> None:
    book, _ = take(name)
    plan = book.generate(book.settings(), Rolled(seed))
    faults = [p for p in book.problems(plan, book.options(), book.seats[0]) if not p.advice]
    assert faults == []


ODD_NAMES = ("{your}", "{You}", "{bang|bangs}", "{player 0}", "%s", "{0}")


@every_book
@settings(max_examples=15)
@given(seed=seeds)
def test_a_name_is_never_taken_for_a_template(name: str, seed: int) -> None:
    """The same game with odd names is told in the same words, but for the names."""
    book, kit = take(name)
    table = play(book, kit, seed, 60)
    odd = dict(zip(table.names, ODD_NAMES, strict=False))

    def renamed(text: str) -> str:
        return re.sub(rf"\b(?:{'|'.join(odd)})\b", lambda found: odd[found[0]], text)

    draws = [draw for entry in table.entries for draw in entry.draws]
    names = [odd[known] for known in table.first_names]
    other = Table(book, table.plan, names, table.options, Recorded(draws), salt="salt")
    for entry in table.entries[1:]:
        other.submit(entry.seat, renamed(entry.do))
    for listener in (MASTER, PUBLIC, *range(len(names))):
        told = table.sentences(table.entries, listener)
        assert other.sentences(other.entries, listener) == [renamed(words) for words in told]


@every_book
def test_every_event_has_a_sentence_and_survives_json(name: str) -> None:
    book, kit = take(name)
    decoder = events_decoder(book.events)
    met = set()
    games = [play(book, kit, seed, kit.longest) for seed in range(12)]
    everything = [event for table in games for entry in table.entries for event in entry.events]
    names = games[0].names
    for event in [*everything, *kit.scripted()]:
        met.add(type(event))
        for listener in (MASTER, PUBLIC, *range(len(names))):
            if event.to & (1 << (listener + 2)):
                sentence = book.voice(event, listener, [*names, "Yan", "Zoe"])
                assert sentence == sentence.strip()
                assert sentence, event
                assert "\n" not in sentence
    assert decoder.decode(msgspec.json.encode(everything)) == everything
    missing = set(book.events) - met
    assert not missing, "kinds of events that neither random play nor the kit shows"


@every_book
@settings(max_examples=10)
@given(seed=seeds, commands=st.integers(0, 60))
def test_branching_dice_sum_to_one(name: str, seed: int, commands: int) -> None:
    book, kit = take(name)
    table = play(book, kit, seed, commands)
    if table.result is not None:
        return
    for seat in table.awaited:
        for text in table.legal(seat)[:6]:
            command = book.parse(text)
            total, paths = Fraction(0), 0
            for odds, _ in branching(_carrying_out(table, seat, command)):
                total, paths = total + odds, paths + 1
                if paths > 500:
                    break
            else:
                assert total == 1
            assert total <= 1


def _carrying_out(table: Table, seat: int, command: object) -> Callable[[Dice], None]:
    def carry_out(dice: Dice) -> None:
        table.book.execute(table.state.copy(), seat, command, dice, [])

    return carry_out


_TABLES: dict[str, Table] = {}


def _a_table(book: AnyBook, kit: Kit) -> Table:
    """Refusals change nothing, so one table serves all of them."""
    if book.name not in _TABLES:
        _TABLES[book.name] = new_table(book, kit, 7)[0]
    return _TABLES[book.name]
