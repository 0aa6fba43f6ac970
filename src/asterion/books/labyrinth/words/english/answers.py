"""The master's answer to a move, composed from what is told of it in the book's own order."""

from collections.abc import Sequence
from typing import Final

from asterion.books.labyrinth import event as happened
from asterion.books.labyrinth.event import ECHO
from asterion.books.labyrinth.event import told as told
from asterion.books.labyrinth.event.told import AnyTelling
from asterion.books.labyrinth.words.english.results import (
    NO_LUCK,
    addition,
    label,
    movement,
    sentence_of,
)
from asterion.books.labyrinth.words.english.words import (
    capital,
    many,
    number,
    things,
)


def in_a_row(tellings: Sequence[AnyTelling], style: str) -> str:
    """The plain answer: the movement with all that is added to it, the rest as sentences."""
    sentences: list[str] = []
    may_add = False
    for telling in tellings:
        if isinstance(telling, told.Went):
            sentences.append(movement(telling, style))
            may_add = True
            continue
        added = addition(telling)
        if added and may_add:
            sentences[-1] += f", {added}"
        elif words := added or sentence_of(telling):
            sentences.append(words)
            may_add = bool(added) or isinstance(telling, told.Aspect)
    return " ".join(capital(stop(words)) for words in sentences) or "Done."


def stop(words: str) -> str:
    return words if words.endswith("!") else f"{words}."


def echoed(tellings: Sequence[AnyTelling]) -> str:
    """L27  The answer of 6.5: each part, a dash, its results; the parts with semicolons between."""
    clauses: list[str] = []
    left_before = -1
    for telling in tellings:
        asked = label(telling)
        if isinstance(telling, told.Shot):
            words = _shot(telling, left_before)
            left_before = telling.left
        elif isinstance(telling, told.Went):
            words = movement(telling, ECHO)
        elif isinstance(telling, told.NoLuck):
            words = NO_LUCK[telling.why]
        elif isinstance(telling, told.ThrewGrenade):
            words = sentence_of(telling) or "grenade thrown"
        elif isinstance(telling, told.SetLandmine | told.LeftThing):
            words = "done"
        else:
            words = addition(telling) or sentence_of(telling)
        if asked:
            clauses.append(f"{asked} - {words}")
        elif clauses:
            clauses[-1] += f", {words}"
        else:
            clauses.append(words)
    return capital(stop("; ".join(clauses))) if clauses else "Done."


def _shot(shot: told.Shot, left_before: int) -> str:
    """“three bullets left, one on the ground, no scream is heard”; then “no screams, still ...”."""
    left = f"{many(shot.left, 'bullet')} left"
    fell = f", {things(shot.fell)} fell at your feet" if shot.fell else ""
    if shot.left == left_before:
        return f"{'a scream is heard' if shot.scream else 'no screams'}{fell}, still {left}"
    ground = f", {number(shot.ground)} on the ground" if shot.ground else ""
    return f"{left}{ground}, {'a scream' if shot.scream else 'no scream'} is heard{fell}"


FACET_ANSWERS: Final = {
    ("wall", "yes"): "You've hit a wall.",
    ("wall", "no"): "No wall hit.",
    ("carried", "yes"): "Carried by the flow.",
    ("carried", "no"): "Not carried.",
    ("scream", "yes"): "A scream is heard!",
    ("scream", "no"): "No scream is heard.",
    ("blast", "wounded"): "Blew up on a landmine, wounded.",
    ("blast", "killed"): "Blew up on a landmine, killed.",
    ("blast", "no"): "No blast.",
    ("cell", ""): "On the same cell as before.",
}


def faceted(request: str, tellings: Sequence[AnyTelling]) -> str:
    """L31  “1. Go right - done. 2. No wall hit.”"""
    move = request.split(", tell only ")[0]
    answers = [f"1. {capital(move)} - done."]
    for place, telling in enumerate(tellings, 2):
        words = ""
        if isinstance(telling, told.Aspect):
            words = FACET_ANSWERS.get((telling.facet, telling.value), "")
        words = words or capital(stop(addition(telling) or sentence_of(telling)))
        answers.append(f"{place}. {words}")
    return " ".join(answers)


def answer(answered: happened.Answered) -> str:
    """L12  The one full answer to a move, in the form that fits the request."""
    match answered.style:
        case happened.IN_THE_DARK:
            return f"{capital(answered.request)} - done."
        case happened.FACETED:
            return faceted(answered.request, answered.told)
        case happened.ECHO:
            return echoed(answered.told)
    return in_a_row(answered.told, answered.style)
