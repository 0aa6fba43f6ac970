"""What a book says of its looks is true: its words exist, its keys speak, its board is known."""

import re
from functools import cache

import pytest

from asterion.books import SHELF, book
from asterion.core.audience import MASTER, PUBLIC
from asterion.core.contract.book import AnyBook, Refused
from asterion.core.contract.options import settings_of
from asterion.core.contract.problem import PlanError
from asterion.core.phrase import Phrase, english
from asterion.testing.play import new_table, play, play_on
from asterion.words import speak
from tests.contract.shelf import take

every_book = pytest.mark.parametrize("name", SHELF)

GAMES = 12
"""Of each book, from which boards, prompts and status rows are gathered."""
ALOUD = 30
"""Of each book, in which what is offered aloud is looked at."""


@cache
def met(name: str) -> tuple[set[str], set[str]]:
    """All labels of the status and prompts that some random games show their players."""
    chosen, kit = take(name)
    labels: set[str] = set()
    asked: set[str] = set()
    for seed in range(GAMES):
        table, chooser = new_table(chosen, kit, seed)
        while table.result is None and len(table.entries) < 60:
            for seat in range(len(table.names)):
                screen = chosen.view.screen(table.view(seat))
                labels |= {row.id for row in screen.status}
                asked.add(english(chosen.view.asks(table.view(seat)) or ""))
            asked.add(english(chosen.view.asks(table.view(MASTER)) or ""))
            play_on(table, kit, chooser, len(table.entries))
    return labels, asked


@every_book
def test_every_word_of_the_looks_is_in_the_files(name: str) -> None:
    for word in book(name).looks.word_ids():
        assert speak(Phrase(word))


@every_book
def test_no_mark_stamp_or_shortcut_stands_for_two_things(name: str) -> None:
    looks = book(name).looks
    dead = [symbol.dead for symbol in looks.symbols if symbol.dead]
    marks = [symbol.mark for symbol in looks.symbols] + dead
    assert len(set(marks)) == len(marks)
    for mood in looks.moods:
        assert speak(Phrase(mood.row))
        assert {symbol.mark for symbol in mood.symbols} <= set(marks), "instead of another"
    sides = [symbol.mark for symbol in looks.sides]
    assert len(set(sides)) == len(sides)
    if looks.notebook is not None:
        keys = [stamp.key for stamp in looks.notebook.stamps]
        assert len(set(keys)) == len(keys)
        shortcuts = [stamp.shortcut for stamp in looks.notebook.stamps if stamp.shortcut]
        assert len(set(shortcuts)) == len(shortcuts)
        assert set(looks.notebook.cycle) <= {edge.key for edge in looks.notebook.edges}


@every_book
def test_the_strip_and_the_prompts_are_those_of_the_screen(name: str) -> None:
    chosen = book(name)
    labels, asked = met(name)
    assert {row.row for row in chosen.looks.status} <= labels
    assert {each for each in asked if each} == {speak(Phrase(each)) for each in chosen.looks.asks}


def is_understood(chosen: AnyBook, text: str) -> bool:
    try:
        chosen.speech.parse(text)
    except Refused:
        return False
    return True


@every_book
def test_keys_and_buttons_say_what_the_book_understands(name: str) -> None:
    chosen = book(name)
    looks = chosen.looks
    said = [*looks.always, *(each for key in looks.keys.values() for each in key)]
    for text in said:
        try:
            chosen.speech.parse(text.replace("NAME", "Ann"))
        except Refused as refused:
            pytest.fail(f"{text}: {refused}")
    for text in looks.careful:  # or said of somebody, as in “leave Ann”
        assert is_understood(chosen, text) or is_understood(chosen, f"{text} Ann"), text


@every_book
def test_the_first_plan_can_be_read(name: str) -> None:
    chosen = book(name)
    drawing = chosen.looks.drawing
    assert drawing is not None
    assert chosen.plan.read(drawing.first)


@every_book
def test_everything_in_the_palette_can_be_drawn(name: str) -> None:
    drawing = book(name).looks.drawing
    assert drawing is not None
    marks = {stamp.mark for shelf in drawing.palette for stamp in shelf.stamps if stamp.mark}
    assert {mark for mark in marks if is_refused(name, drawing.first, mark)} == set()
    as_wide = len(drawing.palette[0].stamps[0].mark)
    assert is_refused(name, drawing.first, "%" * as_wide)


def is_refused(name: str, plan: str, mark: str) -> bool:
    """Whether a complaint about the first plan, with this mark in its middle, quotes the mark."""
    drawn = re.sub("P:(.)", r"P\1" if name == "labyrinth" else r"\g<1>1", mark)
    cells = [found.start() for found in re.finditer(r"(?<!\.)\.", plan)]
    middle = cells[len(cells) // 2]
    try:
        book(name).plan.read(plan[:middle] + drawn + plan[middle + len(drawn) :])
    except PlanError as error:
        return any(f"“{drawn}”" in problem.text for problem in error.problems)
    return False


@every_book
def test_what_may_be_offered_aloud_follows_from_what_everyone_heard(name: str) -> None:
    """A view of the seat that folds only what everyone was told is asked and offers the same."""
    chosen, kit = take(name)
    if not chosen.looks.aloud:
        pytest.skip("every prompt of this book is private")
    met: set[str] = set()
    for seed in range(ALOUD):
        game = play(chosen, kit, seed, 60)
        agreed = settings_of(game.options)
        aloud = {
            each.prompt
            for each in chosen.looks.aloud
            if not each.option or str(agreed[each.option]) == each.value
        }
        for seat in range(len(game.first_names)):
            own = chosen.view.new(seat, game.options, None)
            shared = chosen.view.new(seat, game.options, None)
            for entry in game.entries:
                chosen.view.fold(own, entry.told(seat))
                chosen.view.fold(shared, entry.told(PUBLIC))
                asked = chosen.view.asks(own)
                if asked is None or asked.id not in aloud or seat not in chosen.view.turn(own):
                    continue
                met.add(asked.id)
                assert chosen.view.asks(shared) == asked
                assert list(chosen.view.legal(shared)) == list(chosen.view.legal(own))
    assert met == {each.prompt for each in chosen.looks.aloud}


@every_book
def test_of_a_secret_answer_nobody_else_hears(name: str) -> None:
    """But for the last one, after which everybody hears that the game goes on."""
    chosen, kit = take(name)
    met: set[str] = set()
    for seed in range(ALOUD):
        table, dice = new_table(chosen, kit, seed)
        while table.result is None and len(table.entries) < 20 and table.awaited:
            seat = dice.pick(table.awaited, "who")
            asked = table.prompt(seat)
            legal = table.legal(seat)
            if asked is None or not legal:
                break
            others = [one for one in (PUBLIC, *range(len(table.names))) if one != seat]
            is_last = not any(table.prompt(one) for one in others if one in table.awaited)
            entry = table.submit(seat, dice.pick(legal, "what"))
            if asked.asks.id in chosen.looks.secret:
                met.add(asked.asks.id)
                assert is_last or not any(entry.told(one) for one in others)
    assert met == set(chosen.looks.secret)
