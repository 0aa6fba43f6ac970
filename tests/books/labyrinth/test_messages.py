"""Everything that a person reads is a message: nothing is left in English in another language."""

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import get_args

import pytest

from asterion.books import labyrinth
from asterion.books.labyrinth import BOOK
from asterion.books.labyrinth.event import How
from asterion.books.labyrinth.make import LabyrinthSettings, generate
from asterion.books.labyrinth.options import PRESETS, LabyrinthOptions
from asterion.books.labyrinth.plan.problems import SECTION_8
from asterion.books.labyrinth.say.notation import read
from asterion.books.labyrinth.view.asking import Asked
from asterion.books.labyrinth.words import tell
from asterion.core.audience import MASTER, PUBLIC
from asterion.core.contract.book import Refused
from asterion.core.contract.options import OptionError, choices
from asterion.core.contract.problem import PlanError
from asterion.core.dice import Rolled
from asterion.core.event import Event
from asterion.core.phrase import Phrase
from asterion.testing.play import play
from asterion.words import speak
from asterion.words.check import Language, check, unused
from asterion.words.speaker import COMMON
from tests.books.labyrinth.helper import table as new_table
from tests.contract.shelf import take

ROOM = Path(labyrinth.__file__).parent
FOLDER = ROOM / "words"
NAMES = ("Аня", "Боря", "Вера", "Гриша", "Даша", "Егор")
"""Not a letter of them is English."""

AS_TYPED = {"word",
    "cell", "cells", "choices", "close", "drawn", "loop", "meant", "move", "name", "names", "one",
    "option", "order", "other", "said", "seat", "target", "text", "where", "who", "whose",
    "cells_to_ask", "extra_orders",
}  # fmt: skip
"""Variables that are names, cells, or quote what somebody typed or could type."""

GAMES = range(6)
COMMANDS = 150


def shown_as_typed(said: Phrase) -> Iterator[str]:
    for name, value in said.args.items():
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, Phrase):
                yield from shown_as_typed(item)
            elif isinstance(item, str) and name in AS_TYPED:
                yield item


def english_left(said: Phrase | str) -> str:
    """What is still plain English when it is said in the pseudo-language “xx”."""
    spoken = said if isinstance(said, str) else speak(said, "xx")
    typed = shown_as_typed(said) if isinstance(said, Phrase) else ()
    for text in sorted(typed, key=len, reverse=True):
        spoken = spoken.replace(text, "")
    return " ".join(re.findall("[A-Za-z]{2,}", spoken))


def played() -> Sequence[Event]:
    book, kit = take("labyrinth")
    games = [play(book, kit, seed, COMMANDS) for seed in GAMES]
    events = [event for game in games for entry in game.entries for event in entry.events]
    return [*events, *kit.scripted()]


# ---- the files


def ids_in_code() -> set[str]:
    """As they stand in the code, and those that are made of a number, a name or an ending."""
    code = "\n".join(path.read_text("utf-8") for path in ROOM.rglob("*.py"))
    ids = set(re.findall(r'"(labyrinth-[a-zA-Z0-9-]*[a-zA-Z0-9])"', code))
    grammar = (ROOM / "say" / "grammar.txt").read_text("utf-8")
    ids |= set(re.findall(r"^%missing \S+ \S+ (labyrinth-\S+)$", grammar, re.MULTILINE))
    ids |= {f"labyrinth-ended-{how.replace(' ', '-')}" for how in get_args(How)}
    ids |= {f"labyrinth-rule-{rule.number}" for rule in BOOK.rules.numbered(LabyrinthOptions())}
    ids |= {f"labyrinth-preset-{preset}" for preset in BOOK.rules.presets}
    ids |= {f"labyrinth-certificate-{number}" for number, _check in SECTION_8}
    for kind in (LabyrinthOptions, LabyrinthSettings):
        ids |= {choice.says.id for choice in choices(kind)}
    return ids - {LabyrinthOptions.messages, LabyrinthSettings.messages}


ELSEWHERE = {"looks.ftl", "paper.ftl"}
"""What every book says in the same way, and is held for all books alike."""


def test_the_messages_have_no_fault() -> None:
    assert check(FOLDER) == []


def test_every_message_is_said_and_whatever_is_said_is_there() -> None:
    faults = unused(ids_in_code(), FOLDER)
    assert [fault for fault in faults if Path(fault.file).name not in ELSEWHERE] == []
    assert ids_in_code() - set(Language((FOLDER, COMMON), "en").entries) == set()


ALLOWED = {
    *get_args(How), *get_args(Asked), "nothing there",
    *(str(value) for choice in choices(LabyrinthOptions) for value in choice.values),
}  # fmt: skip
"""Literals that are compared and recorded, never said."""


@pytest.mark.parametrize("room", ["event", "rules", "state.py", "view", "words"])
def test_no_english_is_left_in_the_code(room: str) -> None:
    place = ROOM / room
    for path in [place] if place.is_file() else place.rglob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        found = {text for text in texts(tree) if re.search("[A-Za-z]{2,} [A-Za-z]{2,}", text)}
        assert found <= ALLOWED | sayings(path), path


def sayings(path: Path) -> set[str]:
    """What a player may be offered to say, or to put together, is notation, and so English."""
    found = set(texts(ast.parse(path.read_text("utf-8"))))
    if path.name == "offers.py":
        return {text for text in found if exact(text)}
    if path.name in ("asking.py", "composing.py"):
        return {text for text in found if "(L" not in text}
    return set()


def exact(text: str) -> bool:
    try:
        read(text)
    except Refused:
        return False
    return True


def texts(tree: ast.AST) -> Iterator[str]:
    """Every string but docstrings, and the reasons that dice are given."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            continue
        if isinstance(node, ast.Call) and ast.unparse(node.func).startswith("dice."):
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        yield from texts(node)


# ---- what is said


def test_every_kind_of_event_is_said_without_english() -> None:
    events = played()
    assert {type(event) for event in events} >= set(BOOK.rules.events)
    for event in events:
        for listener in (0, 1, MASTER, PUBLIC):
            assert english_left(tell(event, listener, NAMES)) == "", event


@pytest.mark.parametrize("seed", GAMES)
def test_every_screen_prompt_ending_and_refusal_is_without_english(seed: int) -> None:
    book, kit = take("labyrinth")
    game = play(book, kit, seed, COMMANDS)
    ending = game.result.ending if game.result is not None else ""
    for seat in (*range(len(game.names)), MASTER, PUBLIC):
        view = game.view(seat)
        rows = [part for row in BOOK.view.screen(view).status for part in (row.label, row.value)]
        refused = [refusal(view, said) for said in (*kit.probes(game, seat), *SAID)]
        for said in (*rows, BOOK.view.asks(view), *refused, ending):
            if said is not None and said not in game.names:
                assert english_left(said) == "", said


SAID = (
    "start a1", "ask a1", "confirm", "void", "skip", "go up", "go up; go down", "shoot left",
    "go up; throw a grenade to the left", "order a1; go up", "claim the count", "status",
    "recall every move of 1", "recall GM", "flag 1", "time 1", "break", "old", "resign",
    "go up, tell only the weather", "go", "shoot", "blow up the wall", "throw a grenade", "goo up",
    "shoot left and right", "go left?", "help", "order a1", "if I hit a wall", "if it rains, go up",
    "don't go up", "don't take it now", "shoot up at Bob on b3; go up",
    "go up; if I hit a wall, shoot left, don't tell the result", "go up, don't tell the result",
)  # fmt: skip


def refusal(view: object, text: str) -> Phrase | str | None:
    try:
        return BOOK.view.check(view, BOOK.speech.parse(text))
    except Refused as refused:
        return refused.why


def test_rules_options_and_help_are_without_english() -> None:
    for options in PRESETS.values():
        for rule in BOOK.rules.numbered(options):
            assert english_left(rule.under) + english_left(rule.says) == "", rule.number
    for kind in (LabyrinthOptions, LabyrinthSettings):
        for choice in choices(kind):
            assert english_left(choice.says) == "", choice.name
    assert english_left(BOOK.speech.help) + english_left(BOOK.summary) == ""


DRAWINGS = (
    "", "name a\nname b\n+--+\n|. |\n+--+", "+--+\n", "+--+\n|. |\n", "+--+--+\n|P1|XX|\n+--+--+",
    "+--+--+\n|> |P0|\n+--+--+\nb7: 2 cats",
    "+--+--+\n|1 |P3b\n+--+--+\na1: 2 cats, 1 bullet, a bullet",
)  # fmt: skip


def test_faults_of_drawings_and_plans_are_without_english() -> None:
    for drawing in DRAWINGS:
        with pytest.raises(PlanError) as raised:
            BOOK.plan.read(drawing)
        for problem in raised.value.problems:
            assert english_left(problem.says) == "", problem
    bare = BOOK.plan.read("+--+--+\n|E |F |\n+--+--+\n")
    options = LabyrinthOptions(mites=False, mines=True)
    found = list(BOOK.plan.problems(bare, options, 3))
    assert len(found) > 8
    for problem in found:
        assert english_left(problem.says) == "", problem


@pytest.mark.parametrize(
    "settings",
    [
        LabyrinthSettings(weaponries=0),
        LabyrinthSettings(exits=99),
        LabyrinthSettings(inner_walls=1000),
        LabyrinthSettings(width=3, height=3, mites=40),
        LabyrinthSettings(width=3, height=3, inner_walls=12),
    ],
)
def test_what_the_generator_cannot_do_is_said_without_english(settings: LabyrinthSettings) -> None:
    with pytest.raises(OptionError) as raised:
        generate(settings, Rolled(1))
    assert isinstance(raised.value.why, Phrase)
    assert english_left(raised.value.why) == ""


def test_a_move_is_repeated_in_the_language_of_the_listener() -> None:
    game = new_table("+--+--+--+\n|1  H  2 |\n+--+--+--+\n")
    entry = game.submit(
        0, "shoot right; if a scream is heard, go up, else (go down; take everything)"
    )
    asked = tell(entry.events[0], 1, NAMES)
    assert speak(asked) == (
        "Аня: Shoot right; if a scream is heard, go up, else (go down; take everything)."
    )
    assert english_left(asked) == ""
