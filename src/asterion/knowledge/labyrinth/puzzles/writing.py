"""A puzzle written down: what is told, what is asked, and the proof of the answer."""

from collections.abc import Iterator, Sequence

from asterion.books.labyrinth.event.told import Found, Shot
from asterion.core.contract.entry import Entry
from asterion.core.dice import Rolled
from asterion.core.phrase import Phrase, phrase
from asterion.knowledge.argument.showing import DrawnStep, drawn
from asterion.knowledge.budget import STEPS, Budget
from asterion.knowledge.labyrinth.facts import ExitOpen, WallStands, World
from asterion.knowledge.labyrinth.knowing import LabyrinthKnowledge
from asterion.knowledge.labyrinth.puzzles.asking import Query
from asterion.knowledge.labyrinth.puzzles.puzzle import (
    YOU,
    ProofLine,
    Puzzle,
    Step,
    hardness_of,
)
from asterion.knowledge.labyrinth.puzzles.walking import NAMES, STARTS, Walk
from asterion.knowledge.labyrinth.terms import Answered, ChoseStart, Placed, Went
from asterion.knowledge.reasons import Reasons

LIKE_IT = 2
"""How many other plans that fit are shown."""


def length(reasons: Reasons) -> int:
    """In lines, each answer and each rule being one."""
    return sum(1 if reason.rule else len(reason.heard) for reason in reasons.lines)


def written(
    game: Walk,
    knowledge: LabyrinthKnowledge,
    seed: int,
    last: Entry,
    held: int,
    query: Query,
    why: Reasons,
) -> Puzzle:
    steps = tuple(_steps(game, knowledge, last.n))
    start = next(
        event.cell
        for entry in game.table.entries
        for event in entry.told(YOU)
        if isinstance(event, ChoseStart) and event.seat == YOU
    )
    placed = [
        event
        for entry in game.table.entries[: last.n + 1]
        for event in entry.told(YOU)
        if isinstance(event, Placed)
    ]
    return Puzzle(
        seed=seed,
        kind=query.kind,
        columns=game.columns,
        rows=game.rows,
        names=NAMES,
        start=start,
        about=query.about,
        agreed=phrase("puzzle-agreed", columns=game.columns, rows=game.rows, about=game.about),
        opening=tuple(knowledge.say_heard(event) for event in placed),
        starts=tuple(event.kind for event in placed),
        steps=steps,
        question=query.question,
        choices=query.choices,
        answer=query.answer,
        fact=query.fact,
        conclusion=knowledge.say(query.fact),
        proof=tuple(_proof(knowledge, why, steps)),
        lines=length(why),
        held=held,
        hardness=hardness_of(held),
        worlds=_others(knowledge),
        sure=tuple(_sure_walls(knowledge)),
        argument=_argument(knowledge, query),
    )


def _steps(game: Walk, knowledge: LabyrinthKnowledge, last: int) -> Iterator[Step]:
    """Your own way is known to you, cell by cell."""
    cell = ""
    for entry in game.table.entries[: last + 1]:
        for event in entry.told(YOU):
            if isinstance(event, ChoseStart) and event.seat == YOU:
                cell = event.cell
            elif isinstance(event, Answered):
                went = next(telling for telling in event.told if isinstance(telling, Went))
                own = event.seat == YOU
                shot = next((one for one in event.told if isinstance(one, Shot)), None)
                yield Step(
                    entry.n + 1 - STARTS, event.seat, went.way, bool(went.blocked), went.entered,
                    cell if own else "", knowledge.say_heard(event),
                    reached=went.reached,
                    treasure=any(isinstance(one, Found) for one in event.told),
                    shot=-1 if shot is None else shot.way,
                    scream=shot is not None and shot.scream,
                )  # fmt: skip
                if own and not went.blocked:
                    cell = knowledge.beside(cell, went.way) or cell


def _proof(
    knowledge: LabyrinthKnowledge, reasons: Reasons, steps: Sequence[Step]
) -> Iterator[ProofLine]:
    """Answers first, in the order in which they were given, then the rules that bind them."""
    numbers = {step.number for step in steps}
    said = knowledge.say_why(reasons)
    answers = [
        ProofLine(words, steps=tuple(n for n in reason.entries if n in numbers))
        for words, reason in zip(said, reasons.lines, strict=True)
        if not reason.rule
    ]
    yield from sorted(answers, key=lambda line: line.steps)
    for words, reason in zip(said, reasons.lines, strict=True):
        if reason.rule:
            yield ProofLine(words, reason.rule)


def _sure_walls(knowledge: LabyrinthKnowledge) -> Iterator[tuple[str, int]]:
    """So that no wall of another plan that fits is called uncertain although it is proved."""
    for fact in knowledge.certain(Budget(steps=STEPS)).facts:
        if (isinstance(fact, WallStands) and fact.stands) or (
            isinstance(fact, ExitOpen) and fact.is_open
        ):
            yield fact.cell, fact.way


def _argument(knowledge: LabyrinthKnowledge, query: Query) -> tuple[DrawnStep, ...]:
    argument = knowledge.argue(query.fact)
    return () if argument is None else drawn(argument, knowledge)


def _others(knowledge: LabyrinthKnowledge) -> tuple[World, ...]:
    """Plans that fit as well: what is different in them is not certain."""
    return tuple(knowledge.worlds(LIKE_IT, Rolled(1)))


def said_of(puzzle: Puzzle) -> Phrase:
    """Who you are, and what you are asked."""
    return phrase("puzzle-question", name=puzzle.names[YOU], question=puzzle.question)
