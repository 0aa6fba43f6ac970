"""A game written down as a daily: what is told, what is asked for, and every proof."""

from itertools import islice

import msgspec

from asterion.books.labyrinth.paper import spot_of
from asterion.core.phrase import phrase
from asterion.knowledge.argument.showing import DrawnStep, Shade, drawn
from asterion.knowledge.budget import STEPS, Budget
from asterion.knowledge.daily.daily import Daily, Due, Heard, Stage
from asterion.knowledge.daily.fitting import fitting
from asterion.knowledge.daily.playing import NAMES, Game
from asterion.knowledge.daily.staging import Asked, Moment, Staging
from asterion.knowledge.daily.trails import Trails
from asterion.knowledge.labyrinth.facts import AnyFact, KindIs, NotAt, WallStands, World
from asterion.knowledge.labyrinth.revealed import truth_of
from asterion.knowledge.labyrinth.terms import Answered, Placed
from asterion.knowledge.marks import Mark
from asterion.knowledge.reasons import Reasons


def written(number: int, game: Game, moments: int) -> Daily:
    """Up to so many moments at which there is something to mark."""
    staging = Staging(game)
    knowledge = staging.knowledge
    stages = tuple(_stage(staging, moment) for moment in islice(staging.moments(), moments))
    events = [event for _n, told in knowledge.answers for event in told]
    words = [knowledge.say_heard(event) for event in events if isinstance(event, Answered)]
    return Daily(
        number=number,
        columns=game.size.columns,
        rows=game.size.rows,
        names=NAMES[: 1 + game.size.others],
        start=game.start,
        begins=staging.trails.begins,
        agreed=phrase("puzzle-agreed", columns=game.size.columns, rows=game.size.rows, about=""),
        opening=tuple(knowledge.say_heard(one) for one in events if isinstance(one, Placed)),
        heard=tuple(
            Heard(step.number, step.seat, step.way, step.blocked, step.entered, said)
            for step, said in zip(staging.trails.steps, words, strict=True)
        ),
        stages=stages,
        held=staging.held,
        truth=_truth(game),
    )


def length(reasons: Reasons) -> int:
    """Of a proof, each answer and each rule being one."""
    return sum(1 if reason.rule else len(reason.heard) for reason in reasons.lines)


def _stage(staging: Staging, moment: Moment) -> Stage:
    return Stage(
        moment.heard,
        tuple(_due(staging, asked) for asked in moment.asked),
        tuple(moment.certain),
        moment.places,
        fitting(staging.knowledge, moment.places),
    )


def _due(staging: Staging, asked: Asked) -> Due:
    """The lines of a proof are in the order in which they were heard, the rules after them."""
    knowledge, lines = staging.knowledge, asked.reasons.lines
    said = dict(zip(lines, knowledge.say_why(asked.reasons), strict=True))
    ordered = sorted(lines, key=lambda line: (bool(line.rule), line.entries))
    return Due(
        asked.fact,
        knowledge.say(asked.fact),
        tuple(sorted({number for line in lines for number in line.entries if number})),
        tuple(line.rule for line in lines if line.rule),
        tuple(said[line] for line in ordered),
        length(asked.reasons),
        _argument(staging, asked.fact),
    )


def _argument(staging: Staging, fact: AnyFact) -> tuple[DrawnStep, ...]:
    """Of what was asked last, so it is asked once more."""
    knowledge = staging.knowledge
    knowledge.why(fact, Budget(steps=STEPS))
    argument = knowledge.argue(fact)
    steps = () if argument is None else drawn(argument, knowledge)
    if isinstance(fact, NotAt) and steps and not steps[-1].ghosts:
        walk = (_walk_to(staging.trails, fact),)
        return (*steps[:-1], msgspec.structs.replace(steps[-1], ghosts=walk))
    return steps


def _walk_to(trails: Trails, fact: NotAt) -> Shade:
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
