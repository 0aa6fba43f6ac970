"""A whole move as it is spoken, cut into its clauses: “then”, “and”, “;” and the ifs (L17, L27)."""

import re
from collections.abc import Iterator
from typing import Final

from asterion.books.labyrinth.say.command import If, Move, Part
from asterion.books.labyrinth.say.conditions import read_condition
from asterion.books.labyrinth.say.facets import read_telling
from asterion.books.labyrinth.say.plain import without_courtesies
from asterion.books.labyrinth.say.rows import read_row
from asterion.books.labyrinth.say.size import DEEPEST, check_size
from asterion.books.labyrinth.say.slips import not_heard
from asterion.books.labyrinth.say.unclear import check_reach
from asterion.books.labyrinth.say.vocabulary import CELL
from asterion.core.book import Refused
from asterion.core.phrase import phrase

DEEPEST_WRITTEN: Final = 2 * DEEPEST + 1
"""As it is written down, what depends on a condition stands in parentheses, which are as deep."""
LONGEST_CONDITION: Final = 12
"""In words."""
_ORDER: Final = re.compile(
    rf"(?:order|ask for|show|new cell|o)(?: (?:the |a )?(?:new )?cell)? {CELL}"
)
_AFTER_ORDER: Final = re.compile(r",? (?:and )?then |,? and |, ")
_IF: Final = re.compile(r"(?P<word>if|unless|when) (?P<rest>.+)")
_BODY: Final = re.compile(r"(?P<condition>[^,:()]+?)(?:[,:]| then) ?(?P<body>.+)")
_ELSE: Final = re.compile(r"[,;]? ?\b(?:or )?(?:else|otherwise|if not),? ?")


def read_move(said: str) -> Move:
    """A move from words that were made plain."""
    request, told = read_telling(said)
    order = ""
    clauses = list(_cut(request, ";."))
    first = _AFTER_ORDER.split(without_courtesies(clauses[0]), maxsplit=1) if clauses else [""]
    ordered = _ORDER.fullmatch(first[0])
    if ordered is not None:
        order = ordered["cell"]
        clauses[0:1] = first[1:]
    parts = tuple(part for clause in clauses for part in _clause(clause, 0))
    if order and not parts:
        raise Refused(phrase("labyrinth-order-alone", cell=order, rule="L72"))
    if not parts:
        not_heard(said)
    check_size(parts)
    return Move(parts, told, order)


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
    yield from _read_clause(clause, depth)[0]


def _read_clause(clause: str, depth: int) -> tuple[list[Part], bool]:
    """The parts, and whether nothing but a comma stands between some of them."""
    if depth > DEEPEST_WRITTEN:
        raise Refused(phrase("labyrinth-too-deep", most=DEEPEST))
    clause = without_courtesies(clause)
    inner = _inside(clause)
    if inner is not None:
        return [part for piece in _cut(inner, ";.") for part in _clause(piece, depth + 1)], False
    if _IF.match(clause):
        return [_conditional(clause, depth)], False
    parts, by_commas, rest = read_row(clause)
    if rest:
        parts += _clause(rest, depth + 1)
    return parts, by_commas


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
    assert found is not None
    condition, rest = _condition(found["rest"], clause)
    body, otherwise = _split_else(rest)
    then, by_commas = _read_clause(body, depth + 1)
    if not then:
        raise Refused(phrase("labyrinth-if-without-then", said=clause[:40]))
    instead, also_by_commas = _read_clause(otherwise, depth + 1) if otherwise else ([], False)
    fact, holds = condition
    whole = If(fact, holds == (found["word"] != "unless"), tuple(then), tuple(instead))
    in_parentheses = [_inside(without_courtesies(part)) is not None for part in (body, otherwise)]
    if not all(in_parentheses):
        check_reach(clause, whole, by_commas or also_by_commas, in_parentheses)
    return whole


def _condition(rest: str, clause: str) -> tuple[tuple[str, bool], str]:
    """The condition and what follows it, with a comma between them or without."""
    found = _BODY.fullmatch(rest)
    if found is not None:
        condition = read_condition(found["condition"].strip())
        if condition is not None:
            return condition, found["body"]
    words = rest.split(" ")
    for count in range(min(len(words) - 1, LONGEST_CONDITION), 0, -1):
        condition = read_condition(" ".join(words[:count]))
        if condition is not None:
            return condition, " ".join(words[count:])
    if found is None:
        raise Refused(phrase("labyrinth-if-without-condition", said=clause[:40]))
    return not_heard(found["condition"])


def _split_else(body: str) -> tuple[str, str]:
    """The body of an if and its else, looked for outside parentheses."""
    for found in _ELSE.finditer(body):
        before, after = body[: found.start()], body[found.end() :]
        if before.count("(") != before.count(")"):
            continue
        if "if not" in found[0] and _is_condition(f"not {after}"):
            continue
        return before, after
    return body, ""


def _is_condition(words: str) -> bool:
    """“if not I hit a wall, ...” begins a condition of its own; “if not, ...” is an else."""
    try:
        _condition(words, "")
    except Refused:
        return False
    return True
