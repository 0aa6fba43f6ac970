"""Puzzles out of games: a moment at which something became certain that nobody said."""

from collections.abc import Collection, Iterator

from asterion.books.labyrinth.event.told import Found, Shot, Telling
from asterion.core.dice import Rolled
from asterion.core.referee.table import Table
from asterion.knowledge.budget import STEPS, Budget
from asterion.knowledge.labyrinth.board import Board
from asterion.knowledge.labyrinth.facts import AnyFact
from asterion.knowledge.labyrinth.knowing import LabyrinthKnowledge
from asterion.knowledge.labyrinth.puzzles.asking import Query, queries
from asterion.knowledge.labyrinth.puzzles.kept import (
    KeptPuzzle,
    kept_games,
    kept_puzzles,
    played,
)
from asterion.knowledge.labyrinth.puzzles.puzzle import (
    EVENTFUL,
    FEWEST,
    KINDS,
    MOST,
    OTHER,
    PLAIN,
    YOU,
    Kind,
    Puzzle,
)
from asterion.knowledge.labyrinth.puzzles.retelling import retold
from asterion.knowledge.labyrinth.puzzles.walking import (
    STARTS,
    Walk,
    plain_entries,
    walk,
)
from asterion.knowledge.labyrinth.puzzles.writing import length, written
from asterion.knowledge.labyrinth.terms import (
    Answered,
    ChoseStart,
    LabyrinthOptions,
    Went,
    opposite,
)
from asterion.knowledge.reasons import Reasons

TRIES = 400
OUT_OF_PLAY = 4


def puzzle_from(seed: int, kind: Kind | None = None) -> Puzzle | None:
    """The puzzle of this seed's game, if there is one; of this kind, if it matters."""
    game = walk(seed, kind if kind in EVENTFUL else "")
    return None if game is None else puzzle_in(game, seed, kind)


def puzzles_of(game: Table) -> Iterator[Puzzle]:
    """Those of a game that was really played, at most one of each kind for two of its players."""
    for told in retold(game):
        for seed, kind in enumerate(PLAIN):
            found = puzzle_in(told, seed, kind)
            if found is not None:
                yield found


def puzzle_in(game: Walk, seed: int, kind: Kind | None) -> Puzzle | None:
    """The first moment that is good for a question."""
    options = game.table.options
    assert isinstance(options, LabyrinthOptions)
    knowledge = LabyrinthKnowledge(YOU, options, absent=game.absent)
    known: set[AnyFact] = set()
    held = 0
    for entry in plain_entries(game):
        told = entry.told(YOU)
        if not told:
            continue
        # Steps are counted from 1; what was told at the start is number 0.
        knowledge.hear(told, max(0, entry.n + 1 - STARTS))
        held += len(knowledge.could_be(OTHER)) if entry.n >= STARTS else 0
        if entry.n <= FEWEST:
            continue
        certain = knowledge.certain(Budget(steps=STEPS))
        if certain.contradiction or not certain.finished:
            return None
        new = [fact for fact in certain.facts if fact not in known]
        known = set(certain.facts)
        here = next((at.cell for at in knowledge.could_be(YOU)), "")
        asked = queries(knowledge, new, certain.facts, here, walked_from(here, game, entry.n))
        found = _best(knowledge, asked, kind, seed, game.rules)
        if found is not None and _suits(game, entry.n, kind, found[1]):
            return written(game, knowledge, seed, entry, held, *found)
    return None


def puzzle_number(number: int) -> Puzzle:
    """The same for everyone: kinds take turns; every fourth is out of a game that was played.

    No puzzle comes twice: when those out of games are used up, they are made like the others.
    """
    kind = KINDS[number % len(KINDS)]
    if number % OUT_OF_PLAY == 0:
        which = number // OUT_OF_PLAY - 1
        if which < len(kept_puzzles()):
            return _out_of_play(kept_puzzles()[which])
        kind = KINDS[which % len(KINDS)]
    for attempt in range(TRIES):
        found = puzzle_from(number * TRIES + attempt, kind if attempt < TRIES * 3 // 4 else None)
        if found is not None:
            return found
    raise RuntimeError(f"no puzzle was found for {number}")


def _out_of_play(kept: KeptPuzzle) -> Puzzle:
    told = [*retold(played(kept_games()[kept.game]))][kept.pair]
    found = puzzle_in(told, KINDS.index(kept.kind), kept.kind)
    assert found is not None, f"no puzzle of the kind {kept.kind} in a game that has one"
    return found


def all_kept() -> Iterator[KeptPuzzle]:
    """Every puzzle of the games, one with the same steps and the same question only once.

    `python -m asterion.knowledge.labyrinth.puzzles.listing` writes them down.
    """
    seen: set[tuple[object, ...]] = set()
    for number, game in enumerate(kept_games()):
        for pair, told in enumerate(retold(played(game))):
            for kind in PLAIN:
                found = puzzle_in(told, KINDS.index(kind), kind)
                if found is not None and what_is_told(found) not in seen:
                    seen.add(what_is_told(found))
                    yield KeptPuzzle(number, pair, kind)


def what_is_told(puzzle: Puzzle) -> tuple[object, ...]:
    """By which one would know it again."""
    steps = tuple((one.seat, one.way, one.blocked, one.entered) for one in puzzle.steps)
    return puzzle.columns, puzzle.rows, puzzle.start, steps, puzzle.kind, puzzle.about


def _best(
    knowledge: LabyrinthKnowledge,
    asked: Iterator[Query],
    kind: Kind | None,
    seed: int,
    rules: Collection[str],
) -> tuple[Query, Reasons] | None:
    """The first in a shuffled order whose proof is neither short nor long."""
    wanted = [query for query in asked if kind in (None, query.kind)]
    Rolled(seed).shuffle(wanted, "which question")
    for query in wanted:
        reasons = knowledge.why(query.fact, Budget(steps=STEPS))
        if reasons.proved and FEWEST <= length(reasons) <= MOST and _is_fair(reasons, rules):
            return query, reasons
    return None


def _is_fair(reasons: Reasons, allowed: Collection[str]) -> bool:
    """It takes a rule, or what both players were answered; to count one's steps is not enough."""
    rules = {reason.rule for reason in reasons.lines if reason.rule}
    seats = {reason.seat for reason in reasons.lines if not reason.rule}
    return rules <= {*allowed} and (bool(rules) or seats != {YOU})


def _suits(game: Walk, last: int, kind: Kind | None, reasons: Reasons) -> bool:
    """The proof needs a shot, or a treasure was found; else it is about where somebody walked."""
    if kind == "treasure":
        return any(n <= last for n in _numbers_of(game, Found))
    if kind == "shot":
        needed = {number for reason in reasons.lines for number in reason.entries}
        return any(n + 1 - STARTS in needed for n in _numbers_of(game, Shot))
    return True


def _numbers_of(game: Walk, which: type[Telling]) -> list[int]:
    """Of the entries in which the other player was told of such a thing."""
    return [
        entry.n
        for entry in game.table.entries
        for event in entry.events
        if isinstance(event, Answered)
        if any(isinstance(telling, which) for telling in event.told)
    ]


def walked_from(here: str, game: Walk, last: int) -> set[int]:
    """The ways by which you left this cell or came there."""
    table = game.table
    board = Board("/".join(["#" * game.columns] * game.rows))
    ways, cell = set(), ""
    for entry in table.entries[: last + 1]:
        for event in entry.told(YOU):
            if isinstance(event, ChoseStart) and event.seat == YOU:
                cell = event.cell
            elif isinstance(event, Answered) and event.seat == YOU:
                went = next(telling for telling in event.told if isinstance(telling, Went))
                beside = board.beside[board.number[cell]][went.way]
                if not went.blocked and beside is not None:
                    after = board.names[beside]
                    ways |= {went.way} if cell == here else set()
                    ways |= {opposite(went.way)} if after == here else set()
                    cell = after
    return ways
