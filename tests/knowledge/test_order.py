"""The same events, the same answer: whatever was asked before, and however slow the machine is."""

import time
from collections.abc import Iterator
from itertools import count

import msgspec
import pytest

from asterion.books import book
from asterion.core.dice import Rolled
from asterion.core.records.record import encode
from asterion.core.referee.table import Table
from asterion.knowledge import knowledge_of
from asterion.knowledge.advising import Adviser
from asterion.knowledge.reviewing import course
from tests.contract.shelf.dungeonlab import KIT as DUNGEONLAB
from tests.knowledge.checked import answers
from tests.knowledge.test_soundness import bots_table

ANN = 0
FEW_STEPS = 3_000
"""So few that thoughts are given up half-way."""
QUESTIONS = ("certain", "map", "why", "why me", "why Bob", "possible Bob")


def labyrinth(seed: int) -> Table:
    table, say = bots_table(seed)
    for _ in answers(table, say, 30):
        pass
    return table


def dungeon(seed: int) -> Table:
    chosen, dice = book("dungeonlab"), Rolled(seed)
    plan = DUNGEONLAB.plan(dice, 2)
    table = Table(chosen, plan, ["Ann", "Bob"], chosen.rules.options(), dice, salt="salt")
    while table.result is None and len(table.entries) < 30:
        seat = table.awaited[0]
        table.submit(seat, dice.pick(table.legal(seat), "what"))
    return table


def dooom(seed: int) -> Table:
    chosen, dice = book("dungeon-of-dooom"), Rolled(seed)
    settings = msgspec.structs.replace(chosen.plan.settings(), players=2)
    plan = chosen.plan.generate(settings, dice)
    table = Table(chosen, plan, ["Ann", "Bob"], chosen.rules.options(), dice, salt="salt")
    while table.result is None and len(table.entries) < 30:
        seat = table.awaited[0]
        table.submit(seat, dice.pick(table.legal(seat), "what"))
    return table


TABLES = {
    f"{make.__name__} {seed}": (make, seed)
    for make, seeds in ((labyrinth, 3), (dungeon, 3), (dooom, 1))
    for seed in range(seeds)
}


def asked_at(table: Table, moments: dict[int, list[str]], steps: int | None) -> list[bytes]:
    """The answers to the questions of the last moment; those before are asked on the way."""
    knowledge = knowledge_of(table.book.name, ANN, table.options)
    adviser = Adviser(knowledge) if steps is None else Adviser(knowledge, steps)
    said: list[bytes] = []
    for entry in table.entries:
        adviser.hear(entry.told(ANN), entry.n)
        said = [
            encode([question, adviser.answer(*_words(question))])
            for question in moments.get(entry.n, ())
        ]
    return sorted(said)


def _words(question: str) -> tuple[str, str]:
    asked, _, about = question.partition(" ")
    return asked, about


@pytest.mark.parametrize("steps", [None, FEW_STEPS])
@pytest.mark.parametrize("name", TABLES)
def test_the_order_of_questions_changes_no_answer(name: str, steps: int | None) -> None:
    make, seed = TABLES[name]
    table, dice = make(seed), Rolled(seed)
    last = table.entries[-1].n
    once = asked_at(table, {last: [*QUESTIONS]}, steps)
    for _ in range(2):
        moments = {
            entry.n: [dice.pick(QUESTIONS, "what")]
            for entry in table.entries[2:]
            if dice.chance(30, "ask")
        }
        order = [*QUESTIONS]
        dice.shuffle(order, "order")
        assert asked_at(table, {**moments, last: order}, steps) == once


@pytest.mark.parametrize("name", TABLES)
def test_whoever_asks_after_each_answer_knows_no_more_in_the_end(name: str) -> None:
    make, seed = TABLES[name]
    table = make(seed)
    often, once = (knowledge_of(table.book.name, ANN, table.options) for _ in range(2))
    for entry in table.entries:
        if entry.told(ANN):
            often.hear(entry.told(ANN), entry.n)
            once.hear(entry.told(ANN), entry.n)
            certain = often.certain()
    assert encode(often.certain()) == encode(certain) == encode(once.certain())
    facts = once.certain().facts
    before = [often.why(fact) for fact in reversed(facts[::5])]
    assert [*reversed(before)] == [once.why(fact) for fact in facts[::5]]


@pytest.mark.parametrize("name", TABLES)
def test_on_a_starved_machine_the_answers_are_the_same(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its clocks jump by an hour each time that somebody looks at them."""
    make, seed = TABLES[name]
    table = make(seed)
    quiet = whole(table)
    hours: Iterator[int] = count(0, 3600)
    for clock in ("thread_time", "process_time", "monotonic", "perf_counter", "time"):
        monkeypatch.setattr(time, clock, lambda: float(next(hours)))
    assert whole(table) == quiet


def whole(table: Table) -> list[bytes]:
    """All that is answered in the end, and the review of the game from this chair."""
    knowledge = knowledge_of(table.book.name, ANN, table.options, remembers=True)
    told = [(entry.n, entry.told(ANN)) for entry in table.entries]
    last = {table.entries[-1].n: [*QUESTIONS]}
    return [*asked_at(table, last, None), encode(course(knowledge, told))]


def test_what_is_given_up_half_way_says_so() -> None:
    table = labyrinth(0)
    knowledge = knowledge_of(table.book.name, ANN, table.options)
    adviser = Adviser(knowledge, 1)
    for entry in table.entries:
        adviser.hear(entry.told(ANN), entry.n)
    assert not adviser.answer("certain").finished
    assert not adviser.answer("map").finished
