"""What is known is said in any language: in the pseudo-language no English is left of it."""

import re
from pathlib import Path

from asterion import knowledge
from asterion.books.dooom.options import DooomOptions
from asterion.core.phrase import Phrase
from asterion.knowledge.dooom import words as dooom_words
from asterion.knowledge.dooom.facts import AnyFact as DooomFact
from asterion.knowledge.dooom.facts import Carries, MayWin, ThingLies, ThingTaken, TileIs
from asterion.knowledge.dooom.facts import PlayerAt as DooomPlayerAt
from asterion.knowledge.dungeonlab import facts as known
from asterion.knowledge.dungeonlab import words as dungeonlab_words
from asterion.knowledge.dungeonlab.terms import WALL_NAMES, Bestiary, DungeonLabOptions
from asterion.knowledge.labyrinth import words as labyrinth_words
from asterion.knowledge.labyrinth.board import Board
from asterion.knowledge.labyrinth.facts import (
    AnyFact,
    ExitIs,
    ExitOpen,
    FlowIs,
    KindIs,
    MineSet,
    NotAt,
    PitLeads,
    PlayerAt,
    TreasureLies,
    WallStands,
)
from asterion.knowledge.labyrinth.terms import LabyrinthOptions
from asterion.terminal.deducer import Deducer
from asterion.terminal.words import speak_in
from asterion.words import speaker
from asterion.words.check import check, unused
from tests.books.labyrinth.helper import say, table
from tests.knowledge.test_deduction import ANN, BOB
from tests.knowledge.test_keyboard import WALLED

ROOMS = (
    Path(knowledge.__file__).with_name("words"),
    Path(labyrinth_words.__file__).parent,
    Path(dooom_words.__file__).parent,
    Path(dungeonlab_words.__file__).parent,
)
NOT_WORDS = re.compile(r"Ann|Bob|\b[a-h][1-9]\b|L\d+|certain|why|hint|me|up|n2e3|start")
FACTS: tuple[AnyFact, ...] = (
    *(KindIs("b2", kind) for kind in "LHWPRDE"),
    *(WallStands("b2", way, stands) for way in range(4) for stands in (True, False)),
    *(ExitIs("a1", 3, there) for there in (True, False)),
    *(ExitOpen("a1", 3, is_open) for is_open in (True, False)),
    FlowIs("b2", 1),
    PitLeads("b2", "c1"),
    *(PlayerAt("a1", seat, way) for seat in (ANN, BOB) for way in (-1, 0)),
    *(NotAt("a1", seat) for seat in (ANN, BOB)),
    *(TreasureLies("b2", lies) for lies in (True, False)),
    MineSet("b2"),
)


def left_over(said: Phrase | str) -> list[str]:
    text = said if isinstance(said, str) else speaker("xx")(said)
    return re.findall(r"[A-Za-z]{2,}", NOT_WORDS.sub("", text))


def test_every_fact_is_a_message() -> None:
    board = Board("###/###/###")
    telling = labyrinth_words.Telling(board, ANN, ["Ann", "Bob"], LabyrinthOptions())
    assert {type(fact) for fact in FACTS} == set(AnyFact.__args__)
    for fact in FACTS:
        assert left_over(telling.fact(fact)) == []
    assert left_over(telling.kinds("LHWPRDE")) == left_over(telling.kinds("")) == []


def test_every_fact_of_dooom_is_a_message() -> None:
    telling = dooom_words.Telling(ANN, ["Ann", "Bob"], DooomOptions())
    facts: tuple[DooomFact, ...] = (
        *(TileIs("n2e3", kind) for kind in "#.E"),
        *(ThingLies("n2e3", thing) for thing in "GHSAL"),
        *(DooomPlayerAt("n2e3", seat) for seat in (ANN, BOB)),
        *(ThingTaken("n2e3", seat, "G") for seat in (ANN, BOB)),
        *(Carries("", BOB, "S", has) for has in (True, False)),
        MayWin("n2e3"),
    )
    assert {type(fact) for fact in facts} == set(DooomFact.__args__)
    for fact in facts:
        assert left_over(telling.fact(fact)) == []
    assert left_over(dooom_words.tiles_in_words("#.EGHSAL")) == []


def test_every_fact_of_dungeonlab_is_a_message() -> None:
    options = DungeonLabOptions()
    telling = dungeonlab_words.Telling(ANN, ["Ann", "Bob"], options)
    bestiary = Bestiary(options)
    facts: tuple[known.AnyFact, ...] = (
        *(known.ContentIs("3 2 1", kind) for kind in bestiary.names),
        *(known.LooksLike("3 2 1", what) for what in (*bestiary.by_look, *bestiary.alike)),
        *(known.WallIs("3 2", 1, wall) for wall in (*WALL_NAMES, "")),
        known.WallGone("3 2", 1, 7),
        known.Dead("3 2 1"),
        known.TreasureHome("3 2 1"),
        *(known.PlayerAt("3 2 1", seat) for seat in (ANN, BOB)),
    )
    assert {type(fact) for fact in facts} == set(known.AnyFact.__args__)
    for fact in facts:
        assert left_over(telling.fact(fact)) == []


def test_certain_why_and_hint_have_no_english_left() -> None:
    game = table(WALLED)
    say(game, "go right", "go down")
    speak_in("xx")
    try:
        deducer = Deducer(game, ANN)
        asked = ("certain", "why", "why a1 down", "why c3", "why Bob", "hint", "why", "hint")
        answers = [line for words in asked for line in deducer.answer(words)]
        answers = [line for line in answers if not re.search(r": (?:go|shoot|blow) ", line)]
    finally:
        speak_in("en")
    assert len(answers) > 12
    assert [line for line in answers if left_over(line)] == []


def test_the_words_of_deduction_are_in_order() -> None:
    assert [str(fault) for fault in check(*ROOMS)] == []
    source = Path(knowledge.__file__).parent
    code = "\n".join(path.read_text("utf-8") for path in source.rglob("*.py"))
    said = set(re.findall(r'"(knowledge-[a-z-]+)"', code))
    assert [str(fault) for fault in unused(said, *ROOMS)] == []
