"""A game of Labyrinth written down: what is told, what is asked for, and every proof."""

from collections.abc import Mapping, Sequence

import msgspec

from asterion.books.labyrinth.paper import spot_of
from asterion.core.phrase import phrase
from asterion.knowledge.argument.showing import DrawnStep, Shade, drawn
from asterion.knowledge.budget import STEPS, Budget
from asterion.knowledge.daily.daily import YOU, Daily, Due, Heard, Stage, Track
from asterion.knowledge.daily.labyrinth.playing import NAMES, Game
from asterion.knowledge.daily.moments import Asked, length
from asterion.knowledge.daily.trails import Trails
from asterion.knowledge.labyrinth.facts import AnyFact, KindIs, NotAt, WallStands, World
from asterion.knowledge.labyrinth.knowing import LabyrinthKnowledge
from asterion.knowledge.labyrinth.revealed import truth_of
from asterion.knowledge.labyrinth.terms import Answered, Placed
from asterion.knowledge.marks import Mark


def daily_of(
    number: int,
    stages: tuple[Stage, ...],
    game: Game,
    knowledge: LabyrinthKnowledge,
    trails: Trails,
    held: int,
) -> Daily:
    events = [event for _n, told in knowledge.answers for event in told]
    words = [knowledge.say_heard(event) for event in events if isinstance(event, Answered)]
    columns, rows = game.size.columns, game.size.rows
    return Daily(
        number=number,
        book="labyrinth",
        columns=columns,
        rows=rows,
        names=NAMES[: 1 + game.size.others],
        start=game.start,
        begins=trails.begins,
        agreed=(phrase("puzzle-agreed", columns=columns, rows=rows, about=""),),
        opening=tuple(knowledge.say_heard(one) for one in events if isinstance(one, Placed)),
        heard=tuple(
            Heard(step.number, step.seat, step.way, step.blocked, step.entered, words=said)
            for step, said in zip(trails.steps, words, strict=True)
        ),
        stages=stages,
        held=held,
        truth=_truth(game),
    )


def tracks_of(trails: Trails, start: str, places: Mapping[int, Sequence[str]]) -> dict[int, Track]:
    """Yours, who know where you are, and those of the others as far as they can be told."""
    tracks = {YOU: _track(trails, YOU, (), start, known=True)}
    for seat, cells in places.items():
        ghosts = tuple(trails.fitting(seat))
        began = [start for start, now in ghosts if (now,) == tuple(cells)]
        tracks[seat] = _track(trails, seat, ghosts, began[0]) if began else Track(ghosts)
    return tracks


def _track(
    trails: Trails, seat: int, ghosts: tuple[tuple[str, str], ...], start: str, known: bool = False
) -> Track:
    cells = trails.cells(seat, start)
    assert cells is not None
    return Track(ghosts, tuple(cells), tuple(trails.told(seat, cells[-1])), known=known)


def due_of(knowledge: LabyrinthKnowledge, trails: Trails, asked: Asked) -> Due:
    """The lines of a proof are in the order in which they were heard, the rules after them."""
    lines = asked.reasons.lines
    said = dict(zip(lines, knowledge.say_why(asked.reasons), strict=True))
    ordered = sorted(lines, key=lambda line: (bool(line.rule), line.entries))
    return Due(
        asked.fact,
        knowledge.say(asked.fact),
        tuple(sorted({number for line in lines for number in line.entries if number})),
        tuple(line.rule for line in lines if line.rule),
        tuple(said[line] for line in ordered),
        length(asked.reasons),
        _argument(knowledge, trails, asked.fact),
    )


def _argument(
    knowledge: LabyrinthKnowledge, trails: Trails, fact: AnyFact
) -> tuple[DrawnStep, ...]:
    """Of what was asked last, so it is asked once more."""
    knowledge.why(fact, Budget(steps=STEPS))
    argument = knowledge.argue(fact)
    steps = () if argument is None else drawn(argument, knowledge)
    if isinstance(fact, NotAt) and steps and not steps[-1].ghosts:
        walk = (walk_to(trails, fact),)
        return (*steps[:-1], msgspec.structs.replace(steps[-1], ghosts=walk))
    return steps


def walk_to(trails: Trails, fact: NotAt) -> Shade:
    """The way that ends there, and which they cannot have gone."""
    start = next(start for start, cell in trails.fitting(fact.seat) if cell == fact.cell)
    path = tuple(spot_of(cell) for cell in trails.cells(fact.seat, start) or ())
    return Shade(Mark(spot_of(start), seat=fact.seat), path, "out")


def _truth(game: Game) -> World:
    """The plan as it is."""
    facts = [*truth_of(game.table.state)]
    kinds = {fact.cell: fact.kind for fact in facts if isinstance(fact, KindIs)}
    walls = [(one.cell, one.way) for one in facts if isinstance(one, WallStands) and one.stands]
    return World(kinds, walls, {}, {}, {}, [])
