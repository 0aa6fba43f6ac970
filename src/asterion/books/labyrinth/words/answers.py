"""The master's answer to a move, composed from what is told of it in the book's own order."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from asterion.books.labyrinth import event as happened
from asterion.books.labyrinth.event import ECHO
from asterion.books.labyrinth.event import told as told
from asterion.books.labyrinth.event.told import AnyTelling
from asterion.books.labyrinth.say.command import Request
from asterion.books.labyrinth.words.requests import move_said, request_said
from asterion.books.labyrinth.words.results import (
    addition,
    is_loud,
    movement,
    part_answered,
    result_of,
    why_not,
)
from asterion.books.labyrinth.words.things import things
from asterion.core.phrase import Item, Phrase, Value

DONE: Final = Phrase("labyrinth-done")
PART_DONE: Final = Phrase("labyrinth-part-done")
GRENADE_THROWN: Final = Phrase("labyrinth-grenade-thrown")


def answer(answered: happened.Answered) -> Phrase:
    """L12  The one full answer to a move, in the form that fits the request."""
    match answered.style:
        case happened.IN_THE_DARK:
            request = request_said(answered.request)
            return Phrase("labyrinth-done-in-the-dark", {"request": request})
        case happened.FACETED:
            return faceted(answered.request, answered.told)
        case happened.ECHO:
            return echoed(answered.told)
    return in_a_row(answered.told, answered.style)


OF_THE_MOVER: Final = frozenset(
    {
        "labyrinth-walked", "labyrinth-found", "labyrinth-healed", "labyrinth-woke",
        "labyrinth-blew-up", "labyrinth-infected-killed", "labyrinth-infected-unlimited",
        "labyrinth-infected", "labyrinth-died-sick", "labyrinth-got-lost",
    }
)  # fmt: skip
"""Clauses whose verb has the gender of anyone who moved, in a language that has one."""
MADE_OF: Final = {
    "labyrinth-sentences": ("before", "next"),
    "labyrinth-parts-answered": ("before", "next"),
    "labyrinth-whole-answer": ("answer",),
    "labyrinth-loud-sentence": ("clause",),
    "labyrinth-numbered": ("sentence",),
}
"""What is put together of other answers, and in which variables they stand."""


def about(said: Phrase, who: dict[str, Value]) -> Phrase:
    """The same answer with `$who` and `$whoIs` in these clauses: a host may add a gender."""
    args = said.args
    if said.id in OF_THE_MOVER:
        return Phrase(said.id, args | who)
    inside: Any = args.get("clauses")
    if inside is not None:
        return Phrase(said.id, {**args, "clauses": [about(each, who) for each in inside]})
    for part in MADE_OF.get(said.id, ()):
        inside = args[part]
        args = {**args, part: about(inside, who)}
    return said if args is said.args else Phrase(said.id, args)


def in_a_row(tellings: Sequence[AnyTelling], style: str) -> Phrase:
    """The plain answer: the movement with all that is added to it, the rest as sentences."""
    sentences: list[Phrase] = []
    clauses: list[Item] | None = None  # of the last sentence, while more may be added to it
    for telling in tellings:
        if isinstance(telling, told.Went):
            clauses = [movement(telling, style)]
            sentences.append(Phrase("labyrinth-sentence", {"clauses": clauses}))
            continue
        added = addition(telling)
        if added is not None and clauses is not None:
            clauses.append(added)
            continue
        words = added or result_of(telling)
        if words is None:
            continue
        if is_loud(telling):
            sentences.append(Phrase("labyrinth-loud-sentence", {"clause": words}))
            clauses = None
        else:
            begun: list[Item] = [words]
            sentences.append(Phrase("labyrinth-sentence", {"clauses": begun}))
            clauses = begun if added or isinstance(telling, told.Aspect) else None
    return one_after_the_other(sentences) if sentences else DONE


def one_after_the_other(sentences: Iterable[Phrase]) -> Phrase:
    first, *others = sentences
    for other in others:
        first = Phrase("labyrinth-sentences", {"before": first, "next": other})
    return first


def echoed(tellings: Sequence[AnyTelling]) -> Phrase:
    """L27  The answer of 6.5: each part, a dash, its results; the parts with semicolons between."""
    parts: list[Phrase] = []
    clauses: list[Item] = []
    left_before = told.NOT_SAID
    for telling in tellings:
        asked = part_answered(telling)
        words = _echo(telling, left_before)
        if isinstance(telling, told.Shot):
            left_before = telling.left
        if asked is not None:
            clauses = [words]
            parts.append(Phrase("labyrinth-part-answered", {"asked": asked, "clauses": clauses}))
        elif parts:
            clauses.append(words)
        else:
            clauses = [words]
            parts.append(Phrase("labyrinth-clauses", {"clauses": clauses}))
    if not parts:
        return DONE
    first, *others = parts
    for other in others:
        first = Phrase("labyrinth-parts-answered", {"before": first, "next": other})
    if is_loud(tellings[-1]) and not isinstance(tellings[-1], told.Shot):
        return Phrase("labyrinth-loud-sentence", {"clause": first})
    return Phrase("labyrinth-whole-answer", {"answer": first})


def _echo(telling: AnyTelling, left_before: int) -> Phrase:
    """What came of one part."""
    if isinstance(telling, told.Shot):
        return _shot(telling, left_before)
    if isinstance(telling, told.Went):
        return movement(telling, ECHO)
    if isinstance(telling, told.NoLuck):
        return why_not(telling)
    if isinstance(telling, told.SetLandmine | told.LeftThing):
        return PART_DONE
    return addition(telling) or result_of(telling) or GRENADE_THROWN


def _shot(shot: told.Shot, left_before: int) -> Phrase:
    """“three bullets left, one on the ground, no scream is heard”; then “no screams, still ...”."""
    fell: Value = ""
    if shot.fell is not None:
        fell = Phrase("labyrinth-shot-fell", {"things": things(shot.fell)})
    args: dict[str, Value] = {"n": shot.left, "scream": shot.scream, "fell": fell}
    if shot.left == left_before:
        return Phrase("labyrinth-shot-again", args)
    lying = Phrase("labyrinth-number", {"n": shot.ground})
    return Phrase("labyrinth-shot", {**args, "ground": shot.ground, "lying": lying})


FACETS_ANSWERED: Final = {
    "wall": "labyrinth-told-wall",
    "carried": "labyrinth-told-carried",
    "scream": "labyrinth-told-scream",
    "blast": "labyrinth-told-blast",
}


def faceted(request: Request, tellings: Sequence[AnyTelling]) -> Phrase:
    """L31  “1. Go right - done. 2. No wall hit.”"""
    answers = [Phrase("labyrinth-done-as-first", {"request": move_said(request)})]
    for place, telling in enumerate(tellings, 2):
        numbered: dict[str, Value] = {"n": place, "sentence": _facet(telling)}
        answers.append(Phrase("labyrinth-numbered", numbered))
    return one_after_the_other(answers)


def _facet(telling: AnyTelling) -> Phrase:
    if isinstance(telling, told.Aspect):
        if telling.facet in FACETS_ANSWERED:
            return Phrase(FACETS_ANSWERED[telling.facet], {"value": telling.value})
        if not telling.value:
            return Phrase("labyrinth-told-same-cell")
    words = addition(telling) or result_of(telling)
    assert words is not None  # a facet always has an answer
    return Phrase("labyrinth-sentence", {"clauses": [words]})
