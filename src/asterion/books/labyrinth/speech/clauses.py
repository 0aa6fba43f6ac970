"""A whole move as it is spoken, cut into its clauses: “then”, “and”, “;” and the ifs (L17, L27)."""

import re
from collections.abc import Iterator
from typing import Final

from asterion.books.labyrinth.command import If, Move, Part
from asterion.books.labyrinth.speech.conditions import WRITTEN, read_condition
from asterion.books.labyrinth.speech.parts import EXAMPLES, read_part
from asterion.books.labyrinth.speech.telling import read_telling
from asterion.books.labyrinth.speech.words import CELL
from asterion.core.book import Refused, not_understood

DEEPEST: Final = 8
MOST_PARTS: Final = 60
_ORDER: Final = re.compile(
    rf"(?:order|ask for|show|new cell|o)(?: (?:the |a )?(?:new )?cell)? {CELL}"
)
_FILLER: Final = re.compile(
    r"(?:(?:and|then|but|also|finally|please|[0-9]\.|i want to|i'd like to|i will|i) ?,? )+"
)
_BETWEEN: Final = re.compile(r",? (?:and )?then |,? and |, ")
_IF: Final = re.compile(r"(?P<word>if|unless) (?P<condition>[^,:()]+?)(?:[,:]| then) ?(?P<body>.+)")
_ELSE: Final = re.compile(r"[,;]? ?\b(?:or )?(?:else|otherwise),? ?")


def read_move(said: str) -> Move:
    """A move from words that are lower case, single-spaced and without a final stop."""
    request, told = read_telling(said)
    order = ""
    clauses = list(_cut(request, ";."))
    first = _BETWEEN.split(_plain(clauses[0]), maxsplit=1) if clauses else [""]
    ordered = _ORDER.fullmatch(first[0])
    if ordered is not None:
        order = ordered["cell"]
        clauses[0:1] = first[1:]
    parts = tuple(part for clause in clauses for part in _clause(clause, 0))
    if order and not parts:
        raise Refused(f"say the move together with the cell: order {order}; go up (L72)")
    if not parts:
        not_understood(said, EXAMPLES)
    if count_parts(parts) > MOST_PARTS:
        raise Refused(f"a move has at most {MOST_PARTS} parts")
    return Move(parts, told, order)


def count_parts(parts: tuple[Part, ...]) -> int:
    return sum(
        1 + count_parts(part.then) + count_parts(part.otherwise) if isinstance(part, If) else 1
        for part in parts
    )


def _plain(clause: str) -> str:
    """Without “and”, “then”, “finally” and the like in front."""
    clause = clause.strip(" ,")
    filler = _FILLER.match(clause)
    return clause[filler.end() :] if filler is not None else clause


def _cut(text: str, stops: str) -> Iterator[str]:
    """The pieces between these stops, but not inside parentheses; a dot in “1.” is no stop."""
    depth, begin = 0, 0
    for place, letter in enumerate(text):
        if letter == "(":
            depth += 1
        elif letter == ")":
            depth -= 1
        elif letter in stops and not depth:
            if letter == "." and text[place - 1 : place].isdecimal():
                continue
            if text[begin:place].strip(" ,"):
                yield text[begin:place].strip(" ,")
            begin = place + 1
    if text[begin:].strip(" ,"):
        yield text[begin:].strip(" ,")


def _clause(clause: str, depth: int) -> Iterator[Part]:
    """The parts of one clause: an if with what depends on it, or plain phrases in a row."""
    if depth > DEEPEST:
        raise Refused(f"conditions are nested at most {DEEPEST} deep")
    clause = _plain(clause)
    inner = _inside(clause)
    if inner is not None:
        for piece in _cut(inner, ";."):
            yield from _clause(piece, depth + 1)
    elif clause.startswith(("if ", "unless ")):
        yield _conditional(clause, depth)
    else:
        first, *rest = _BETWEEN.split(clause, maxsplit=1)
        part = read_part(_plain(first)) if "(" not in first else None
        if part is None:
            not_understood(first, EXAMPLES)
        yield part
        for phrase in rest:
            yield from _clause(phrase, depth)


def _inside(clause: str) -> str | None:
    """What stands between two parentheses that enclose the whole clause."""
    if not (clause.startswith("(") and clause.endswith(")")):
        return None
    depth = 0
    for place, letter in enumerate(clause):
        depth += (letter == "(") - (letter == ")")
        if not depth and place < len(clause) - 1:
            return None
    return clause[1:-1]


def _conditional(clause: str, depth: int) -> If:
    """L27  “if I find a treasure, shoot up, else (go left; take everything)”."""
    found = _IF.fullmatch(clause)
    if found is None:
        raise Refused(f"“{clause[:40]}”: after “if” say a condition, a comma, and what to do then")
    condition = read_condition(found["condition"].strip())
    if condition is None:
        not_understood(found["condition"], [words.lower() for words in WRITTEN.values()])
    fact, holds = condition
    body, otherwise = _split_else(found["body"])
    then = tuple(_clause(body, depth + 1))
    if not then:
        raise Refused(f"“{clause[:40]}”: say what to do then")
    rest = tuple(_clause(otherwise, depth + 1)) if otherwise else ()
    return If(fact, holds == (found["word"] == "if"), then, rest)


def _split_else(body: str) -> tuple[str, str]:
    """The body of an if and its else, looked for outside parentheses."""
    for found in _ELSE.finditer(body):
        before = body[: found.start()]
        if before.count("(") == before.count(")"):
            return before, body[found.end() :]
    return body, ""
