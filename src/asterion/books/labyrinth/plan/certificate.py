"""The certificate of a plan, which everyone is shown when a game is over (L94)."""

from collections.abc import Iterator

from asterion.books.labyrinth.options import LabyrinthOptions
from asterion.books.labyrinth.plan.model import Plan
from asterion.books.labyrinth.plan.problems import SECTION_8
from asterion.core.phrase import Phrase, Value, phrase


def certificate(plan: Plan, options: LabyrinthOptions, players: int) -> list[Phrase]:
    """L94  For each rule of section 8 whether the plan meets it, and what is wrong if not."""
    return [_head(plan, players), *_lines(plan, options, players)]


def _lines(plan: Plan, options: LabyrinthOptions, players: int) -> Iterator[Phrase]:
    for number, check in SECTION_8:
        found = list(check(plan, options, players))
        verdict = Phrase("labyrinth-certificate-met")
        if found:
            broken = any(not problem.advice for problem in found)
            kept = "labyrinth-certificate-broken" if broken else "labyrinth-certificate-not-met"
            verdict = Phrase(kept)
        promise = Phrase(f"labyrinth-certificate-{number}")
        yield phrase(
            "labyrinth-certificate-line", rule=f"{number:<5}", kept=verdict, promise=promise
        )
        if number == "L94":
            yield _below(_announced(plan, options))
        for problem in found:
            yield _below(problem.says)


def _below(said: Phrase) -> Phrase:
    return phrase("labyrinth-certificate-below", text=said)


def _head(plan: Plan, players: int) -> Phrase:
    size: dict[str, Value] = {
        "columns": plan.grid.width,
        "rows": plan.grid.height,
        "cells": len(plan.cells),
        "players": players,
    }
    if not plan.name:
        return Phrase("labyrinth-certificate-nameless", size)
    return Phrase("labyrinth-certificate", {**size, "name": plan.name})


def _announced(plan: Plan, options: LabyrinthOptions) -> Phrase:
    """L94  Nstop and the moves to heal, as the table's options or the size of the plan set them."""
    return phrase(
        "labyrinth-certificate-announced",
        healing="unlimited" if options.healing_counts == "unlimited" else "limited",
        moves=options.moves_to_heal or (len(plan.cells) + 1) // 2,
        rounds=options.nstop or len(plan.cells),
    )
