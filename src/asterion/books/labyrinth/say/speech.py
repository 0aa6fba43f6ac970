"""Any command from words: fixed phrases and questions first, then moves."""

import re
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from asterion.books.labyrinth.say.clauses import read_move
from asterion.books.labyrinth.say.command import (
    Ask,
    AskCell,
    AskCount,
    Choose,
    Command,
    Flag,
    If,
    Move,
    Part,
    Recall,
    Shoot,
    Start,
    TimeUp,
)
from asterion.books.labyrinth.say.fixed import asks_for_help, read_fixed
from asterion.books.labyrinth.say.plain import is_question, made_plain, without_courtesies
from asterion.books.labyrinth.say.tongues import in_english, tongue_of
from asterion.books.labyrinth.say.vocabulary import CELL, RANK, STOPS, rank_meant
from asterion.books.labyrinth.say.writing import written
from asterion.books.labyrinth.words.requests import request_said
from asterion.core.book import Refused, not_understood
from asterion.core.phrase import Phrase, phrase
from asterion.words.asking import only_asked, without_question_mark
from asterion.words.order import quoting


def _recall_every(name: str) -> Command:
    return Recall(name, True)


NAMING: Final[list[tuple[re.Pattern[str], Callable[[str], Command]]]] = [
    (re.compile(form, re.IGNORECASE), make)
    for form, make in (
        (r"recall (?:every move|all moves|everything|all) (?:of|by) (?P<name>.+)", _recall_every),
        (r"recall (?:the last move of )?(?P<name>.+)", Recall),
        (r"(?:repeat|what was|what is|what's) (?P<name>.+?)'s? last move", Recall),
        (r"(?:what was|what is|what's) the last move (?:of|by) (?P<name>.+)", Recall),
        (r"what did (?P<name>.+?) (?:do|say)(?: last| last turn| last time)?", Recall),
        (r"flag (?P<name>.+)", Flag),
        (r"time (?P<name>.+)", TimeUp),
    )
]

_PLACE: Final = CELL.replace("]{1,3}", "]{1,3} ?")
_START: Final = re.compile(
    rf"(?:(?:start|begin)(?: (?:on|at|from|in))?|my start(?:ing)? cell(?: is|:)?)"
    rf"(?: (?:the )?cell)? {_PLACE}|{_PLACE.replace('cell', 'alone')}"
)
_ASK_CELL: Final = re.compile(rf"(?:ask|what is|type of)(?: (?:about|cell|the cell))? {CELL}")
_CHOOSE: Final = re.compile(
    rf"(?:keep|choose|take|prefer)? ?(?:the |my )?{RANK}(?: one| treasure)?|keep mine"
)
_FOREIGN_CELL: Final = re.compile(r"(?<!\w)[^\W\d_a-zA-Z]{1,2}[1-9][0-9]?(?!\w)")
"""“в2” is b2 by its look and c2 by the alphabet: nobody may guess which."""
SHORT_HELP: Final = Phrase("labyrinth-short-help")


FREE: Final = (Ask, AskCell, AskCount, Recall)
"""Questions by what they are. A move that is asked says so itself: “could you go left?” is none."""


def hear(text: str) -> Command:
    """A command in any language, case and spacing; raises Refused with what was not understood."""
    command = _hear(text)
    bare = without_question_mark(text)
    if bare and not isinstance(command, (*FREE, Move)):
        raise only_asked(bare)
    return command


def _hear(text: str) -> Command:
    tongue = tongue_of(text)
    if tongue is None:
        return _read_english(text)
    said = in_english(text, tongue)
    if not said and (cell := _FOREIGN_CELL.search(text)) is not None:
        raise Refused(Phrase("labyrinth-latin-cells", {"said": cell[0]}))
    if not said:
        not_understood(text, ())
    try:
        return _read_english(said)
    except Refused as refused:
        raise Refused(quoting(refused.why, text)) from None


def _read_english(text: str) -> Command:
    shown = " ".join(text.replace("’", "'").split())
    for naming, make in NAMING:
        found = naming.fullmatch(shown.rstrip(STOPS))
        name = found["name"].rstrip(STOPS) if found is not None else ""
        if name:
            return make(name)
    said = made_plain(text)
    question = is_question(said)
    said = said.rstrip("?") or said
    if asks_for_help(said):
        raise Refused(SHORT_HELP)
    command = _read_phrase(without_courtesies(said))
    if command is not None:
        return command
    if not said or said == "undo" or (len(said.split()) == 1 and not said.isalpha()):
        not_understood(shown, ())
    move = read_move(said)
    if not _is_written_as_meant(move):
        move = _with_targets(move, lambda name: name.rstrip(STOPS) or name)
        if not _is_written_as_meant(move):
            not_understood(shown, ())
    move = _with_targets(move, lambda name: _as_typed(name, shown))
    if question:
        raise Refused(phrase("labyrinth-question-or-move", move=request_said(move.request)))
    return move


def _with_targets(move: Move, spelled: Callable[[str], str]) -> Move:
    """Whom a shot is aimed at, spelled otherwise: without the stops behind it, or as typed."""

    def respelled(parts: tuple[Part, ...]) -> tuple[Part, ...]:
        return tuple(map(one, parts))

    def one(part: Part) -> Part:
        if isinstance(part, Shoot) and part.target:
            return replace(part, target=spelled(part.target))
        if isinstance(part, If):
            then, otherwise = respelled(part.then), respelled(part.otherwise)
            return replace(part, then=then, otherwise=otherwise)
        return part

    return replace(move, parts=respelled(move.parts)) if " at " in written(move) else move


def _as_typed(name: str, text: str) -> str:
    """L84  A name keeps its capitals, though words are read in any case."""
    found = re.search(rf"(?<=\bat ){re.escape(name)}(?!\w)", text, re.IGNORECASE)
    return found[0] if found is not None else name


def _is_written_as_meant(move: Move) -> bool:
    """Whom a shot is aimed at may be called anything, also what reads like something else."""
    canonical = written(move)
    if " at " not in canonical:
        return True
    try:
        return not is_question(canonical) and read_move(made_plain(canonical)) == move
    except Refused:
        return False


def _read_phrase(said: str) -> Command | None:
    """What is said in one phrase: all but the moves."""
    fixed = read_fixed(said)
    if fixed is not None:
        return fixed
    found = _START.fullmatch(said)
    if found is not None:
        return Start((found["cell"] or found["alone"]).replace(" ", ""))
    found = _ASK_CELL.fullmatch(said)
    if found is not None:
        return AskCell(found["cell"])
    found = _CHOOSE.fullmatch(said)
    if found is not None and not _IS_PART.match(said):
        return Choose(rank_meant(found["rank"] or "old"))
    return None


_IS_PART: Final = re.compile(r"(?:choose|prefer) the|take the .*treasure")
"""These are parts of a move, said before it; “take the lowest” answers the master."""
