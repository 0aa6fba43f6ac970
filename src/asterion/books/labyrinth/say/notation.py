"""The notation of Labyrinth, read exactly: what `writing` writes, and nothing else.

command  = move | "skip" | "start c3" | "recall the last move of NAME" | ...
move     = ["order CELL; "] parts [telling]
parts    = part {"; " part}
part     = "go " way | "shoot " way [" at " NAME] [" on " CELL] | "blow the " way " wall"
         | "set a landmine " place | "leave " things | "throw " things " " place
         | "take " ... | "don't restock" | "choose the " rank " treasure"
         | "if " condition ", " body [", else " body]
body     = part | "(" parts ")"
telling  = ", don't tell the result" | ", tell only " facet {", " facet} [" and " facet]
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from asterion.books.labyrinth.plan.model import WAYS
from asterion.books.labyrinth.say import command as said
from asterion.books.labyrinth.say.command import Command, If, Move, Part, Shoot
from asterion.books.labyrinth.say.size import DEEPEST, TOO_DEEP, check_size
from asterion.books.labyrinth.say.writing import (
    CONDITIONS_WRITTEN,
    NUMBERS,
    ORDINALS,
    PLAIN,
    QUESTIONS_WRITTEN,
    condition_written,
    part_written,
    telling_written,
    written,
)
from asterion.core.contract.book import Refused
from asterion.core.referee.understanding import NotNotation

THINGS: Final = (said.BULLET, said.GRENADE, said.LANDMINE, said.CORPSE, said.TREASURE)
RANKS: Final = range(said.OLD, len(ORDINALS) + 1)
_WAYS: Final = range(len(WAYS))
CELL: Final = r"[a-z]{1,3}[1-9][0-9]{0,3}"
_ON_CELL: Final = re.compile(rf"(start|ask) ({CELL})")
_ORDER: Final = re.compile(rf"order ({CELL}); ")
_NAMING: Final = re.compile(
    r"(recall every move of|recall the last move of|flag|time) (\S+(?: \S+)*)(?<![ .!?])"
)
_PART: Final = re.compile(r"[^;,()]+")
_SHOT: Final = re.compile(
    rf"shoot (?P<way>{'|'.join(WAYS)})(?: at (?P<name>\S+(?: \S+)*?))?(?: on (?P<cell>{CELL}))?"
)
JOINS: Final = frozenset(
    (
        "after", "afterwards", "again", "and", "at", "before", "but", "don't", "else", "first",
        "if", "now", "on", "only", "or", "otherwise", "please", "tell", "then", "thrice", "times",
        "twice", "unless", "when", "without",
    )
)  # fmt: skip
"""A target whose name has such a word reads like the next part of the move."""


def read(text: str) -> Command:
    """A command from its one spelling; NotNotation for everything else."""
    command = _plain().get(text)
    if command is not None:
        return command
    found = _ON_CELL.fullmatch(text)
    if found is not None:
        return said.Start(found[2]) if found[1] == "start" else said.AskCell(found[2])
    found = _NAMING.fullmatch(text)
    if found is not None:
        return _naming(*found.groups())
    return _Reader(text).move()


def _naming(words: str, name: str) -> Command:
    match words:
        case "flag":
            return said.Flag(name)
        case "time":
            return said.TimeUp(name)
    return said.Recall(name, words.startswith("recall every"))


class _Reader:
    """Reads one move from left to right; there is never a choice to go back to."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.place = 0

    def move(self) -> Move:
        order = _ORDER.match(self.text)
        if order is not None:
            self.place = order.end()
        parts = self.parts(0)
        told = _tellings().get(self.text[self.place :])
        if told is None:
            raise NotNotation(self.text)
        check_size(parts)
        return Move(parts, told, order[1] if order is not None else "")

    def parts(self, depth: int) -> tuple[Part, ...]:
        if depth > DEEPEST:
            raise Refused(TOO_DEEP)
        parts = [self.part(depth)]
        while self.takes("; "):
            parts.append(self.part(depth))
        return tuple(parts)

    def part(self, depth: int) -> Part:
        if self.takes("if "):
            return self.conditional(depth)
        return self.simple()

    def simple(self) -> Part:
        text = self.upto_stop()
        part = _simple().get(text)
        return _shot(text, self.text) if part is None else part

    def conditional(self, depth: int) -> If:
        condition = _conditions().get(self.upto_stop())
        if condition is None or not self.takes(", "):
            raise NotNotation(self.text)
        then = self.body(depth + 1)
        otherwise = self.body(depth + 1) if self.takes(", else ") else ()
        return If(*condition, then, otherwise)

    def body(self, depth: int) -> tuple[Part, ...]:
        """Parentheses only where there is more than one plain part."""
        if not self.takes("("):
            return (self.simple(),)
        parts = self.parts(depth)
        if not self.takes(")") or (len(parts) == 1 and not isinstance(parts[0], If)):
            raise NotNotation(self.text)
        return parts

    def takes(self, words: str) -> bool:
        if not self.text.startswith(words, self.place):
            return False
        self.place += len(words)
        return True

    def upto_stop(self) -> str:
        found = _PART.match(self.text, self.place)
        if found is None:
            raise NotNotation(self.text)
        self.place = found.end()
        return found[0]


def _shot(part: str, text: str) -> Shoot:
    """L84  At somebody who is named; anything else that is not in the table is not notation."""
    found = _SHOT.fullmatch(part)
    if found is None or not found["name"] or text[-1] in ".!?":
        raise NotNotation(text)
    if not JOINS.isdisjoint(found["name"].lower().split(" ")):
        raise NotNotation(text)
    return Shoot(WAYS.index(found["way"]), found["name"], found["cell"] or "")


# ---- the tables: what `writing` writes, the other way round; made when first asked for


@cache
def _plain() -> dict[str, Command]:
    commands: list[Command] = [kind() for kind in PLAIN]
    commands += map(said.Ask, QUESTIONS_WRITTEN)
    commands += map(said.Choose, RANKS)
    commands += [said.VoteBreak(True), said.VoteBreak(False)]
    return {written(command): command for command in commands}


@cache
def _simple() -> dict[str, Part]:
    return {part_written(part): part for part in _simple_parts()}


@cache
def _conditions() -> dict[str, tuple[str, bool]]:
    facts = ((fact, holds) for fact in CONDITIONS_WRITTEN for holds in (True, False))
    return {condition_written(*fact): fact for fact in facts}


@cache
def _tellings() -> dict[str, int]:
    return {telling_written(told): told for told in range(said.ALL_FACETS + 1)}


def _simple_parts() -> Iterator[Part]:
    """All but conditions, and shots at somebody who is named."""
    yield from map(said.Go, (*_WAYS, said.FLOW, said.LOOP))
    yield from map(Shoot, _WAYS)
    yield from map(said.Blow, _WAYS)
    yield from map(said.SetMine, (said.HERE, *_WAYS))
    for thing in THINGS:
        for count in range(len(NUMBERS)):
            yield said.Leave(thing, count)
            if (thing, count) != (said.GRENADE, 1):  # L67  that is thrown at a wall
                yield from (said.Throw(thing, way, count) for way in _WAYS)
        if thing != said.TREASURE:
            yield said.Take(thing)
    yield said.Take()
    yield from (said.Take(said.TREASURE, rank) for rank in RANKS)
    yield from map(said.Prefer, RANKS)
    yield said.TakeNothing()
    yield said.NoRestock()
