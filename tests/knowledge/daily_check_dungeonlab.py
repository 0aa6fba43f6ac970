"""A second opinion on dailies of DungeonLab, which knows nothing of clauses.

Wherever you may have come out, the answers leave each cell some kinds, by itself; whether they can
be dealt out as agreed is a matching. What is accepted must hold in all of these worlds; and every
plan that is shown for a refusal is played again at a table, where it has to give the same answers.
"""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from asterion.knowledge.daily.daily import YOU, Daily, Heard, Stage
from asterion.knowledge.daily.dungeonlab.playing import Dungeon, Size, answer_of, game_of
from asterion.knowledge.daily.dungeonlab.staging import DungeonLabStaging
from asterion.knowledge.daily.dungeonlab.writing import words_of
from asterion.knowledge.daily.fitting import holds
from asterion.knowledge.daily.moments import written
from asterion.knowledge.labyrinth.facts import (
    AnyFact,
    KindIs,
    NotAt,
    PlayerAt,
    WallStands,
    World,
)
from asterion.words.spoken import spoken
from tests.knowledge.daily_marks import Spot, everything, name_of, named, spots_of, step

SHOWS = {"hospital": "lights", "store": "lights", "lion": "green eyes", "orc": "green eyes"}
Side = frozenset[Spot]
Domains = dict[Spot, frozenset[str]]


def size_of(daily: Daily) -> Size:
    """As it was agreed aloud."""
    things: Any = daily.agreed[1].args["things"]
    counts = {thing.args["kind"]: thing.args["count"] for thing in things}
    assert counts.pop("pit") == 2
    return Size(daily.columns, daily.rows, tuple(counts.items()))


class Case(NamedTuple):
    """You came out here, if you have fallen: where you are, and what that leaves of the plan."""

    at: Spot
    domains: Domains
    sides: dict[Side, bool]  # whether a wall stands
    looked: list[tuple[Side, Spot]]  # nothing was seen that way


class Ruled(Exception):
    """It cannot be."""


def cases(daily: Daily, heard: int) -> Iterator[Case]:
    answers = daily.heard[:heard]
    counts = size_of(daily).counts
    fallen = any(answer.fell for answer in answers)
    for out in spots_of(daily) if fallen else [None]:
        try:
            case = followed(daily, answers, out)
        except Ruled:
            continue
        if can_be_dealt(case.domains, counts):
            yield case


def followed(daily: Daily, answers: tuple[Heard, ...], out: Spot | None) -> Case:
    spots, sides = spots_of(daily), dict[Side, bool]()
    domains = {spot: frozenset(size_of(daily).counts) for spot in spots}
    looks: list[tuple[Spot, Heard, bool]] = []
    at = named(daily.start)

    def only(spot: Spot, kinds: frozenset[str]) -> None:
        domains[spot] &= kinds
        if not domains[spot]:
            raise Ruled

    def tell(side: Side, stands: bool) -> None:
        if sides.setdefault(side, stands) != stands:
            raise Ruled

    for answer in answers:
        beyond = step(at, answer.way) if answer.way >= 0 else at
        if beyond not in spots:
            if not answer.blocked:
                raise Ruled
        elif beyond != at:
            tell(frozenset((at, beyond)), answer.blocked)
        if not answer.blocked:
            at = beyond
            only(at, frozenset((answer.entered,)))
        if answer.fell:
            if out is None or out == at:
                raise Ruled
            at = out
            only(at, frozenset(("pit",)))
        looks.append((at, answer, not answer.blocked))
    dark: list[tuple[Side, Spot]] = []
    for spot, answer, _new in looks:
        for way, seen in enumerate(answer.seen):
            if seen and step(spot, way) not in spots:
                raise Ruled
            if seen:
                tell(frozenset((spot, step(spot, way))), False)
                shown = frozenset(kind for kind, look in SHOWS.items() if look == seen)
                only(step(spot, way), shown)
    for spot, answer, is_new in looks:
        for way, seen in enumerate(answer.seen):
            there = step(spot, way)
            if there not in spots:
                continue
            side = frozenset((spot, there))
            stands = sides.get(side)
            if not seen and stands is None:
                dark.append((side, there))
            if not seen and stands is False:
                only(there, domains[there] - set(SHOWS))
            if answer.stung == way:
                only(there, frozenset(("orc",)))
            elif is_new and stands is False and domains[spot] != {"hospital"}:
                only(there, domains[there] - {"orc"})
    return Case(at, domains, sides, dark)


def can_be_dealt(domains: Domains, counts: Mapping[str, int]) -> bool:
    """Whether every cell can have one of its kinds, and each kind is there as often as agreed."""
    slots = [kind for kind, count in counts.items() for _ in range(count)]
    held: dict[int, Spot] = {}

    def place(spot: Spot, tried: set[int]) -> bool:
        for number, kind in enumerate(slots):
            if kind in domains[spot] and number not in tried:
                tried.add(number)
                if number not in held or place(held[number], tried):
                    held[number] = spot
                    return True
        return False

    return all(place(spot, set()) for spot in sorted(domains, key=lambda one: len(domains[one])))


def may_be(case: Case, fact: AnyFact, counts: Mapping[str, int]) -> bool:
    """Whether it is so in one of the plans of this case."""
    match fact:
        case KindIs(cell=cell, kind=kind):
            spot = named(cell)
            left = {**case.domains, spot: case.domains[spot] & {kind}}
            return can_be_dealt(left, counts)
        case WallStands(cell=cell, way=way, stands=stands):
            side = frozenset((named(cell), step(named(cell), way)))
            if stands or side in case.sides:
                return case.sides.get(side, stands) == stands
            left = dict(case.domains)
            for looked, spot in case.looked:
                if looked == side:
                    left[spot] -= set(SHOWS)
            return can_be_dealt(left, counts)
        case PlayerAt(cell=cell):
            return case.at == named(cell)
        case NotAt(cell=cell):
            return case.at != named(cell)
    raise TypeError(fact)


def otherwise(fact: AnyFact) -> AnyFact:
    """What is so where a side or a place is not so."""
    match fact:
        case WallStands(cell=cell, way=way, stands=stands):
            return WallStands(cell, way, not stands)
        case PlayerAt(cell=cell, seat=seat):
            return NotAt(cell, seat)
        case NotAt(cell=cell, seat=seat):
            return PlayerAt(cell, seat)
    raise TypeError(fact)


def is_certain(all_cases: list[Case], fact: AnyFact, counts: Mapping[str, int]) -> bool:
    others: list[AnyFact]
    if isinstance(fact, KindIs):
        others = [KindIs(fact.cell, kind) for kind in counts if kind != fact.kind]
    else:
        others = [otherwise(fact)]
    return not any(may_be(case, other, counts) for case in all_cases for other in others)


def check_daily(daily: Daily) -> None:
    counts = size_of(daily).counts
    for stage in daily.stages:
        all_cases = [*cases(daily, stage.heard)]
        assert all_cases, f"nothing fits daily {daily.number}"
        for plan in stage.plans:
            play_again(daily, stage, plan)
        accepted = {*stage.certain, *(due.fact for due in stage.due)}
        for fact in everything(daily):
            if isinstance(fact, PlayerAt | NotAt):
                places = stage.places[YOU]
                is_there = isinstance(fact, PlayerAt)
                taken = places == (fact.cell,) if is_there else fact.cell not in places
            else:
                taken = fact in accepted
            name = f"daily {daily.number} after {stage.heard}: {fact}"
            assert taken == is_certain(all_cases, fact, counts), name
            refused = any(not holds(fact, plan) for plan in stage.plans)
            assert refused != taken, f"{name}, by the plans"


def dungeon_of(plan: World) -> Dungeon:
    return Dungeon(plan.kinds, frozenset(plan.walls))


def play_again(daily: Daily, stage: Stage, plan: World) -> None:
    heard = daily.heard[: stage.heard]
    steps = [answer.way for answer in heard[1:]]
    game = game_of(dungeon_of(plan), size_of(daily), daily.start, steps)
    assert game is not None
    told = [answer_of(n, entry.told(YOU)) for n, entry in enumerate(game.entries, 1)]
    wanted = [(one.way, one.blocked, one.entered, one.seen, one.stung, one.fell) for one in heard]
    got = [(one.way, one.blocked, one.entered, one.seen, one.stung, one.fell) for one in told]
    assert got == wanted
    assert [*map(spoken, words_of(game))] == [spoken(one.words) for one in heard]
    if any(answer.fell for answer in heard):
        spot = named(plan.players[YOU][0])
        for answer in reversed(heard):
            if answer.fell:
                break
            if not answer.blocked:
                spot = step(spot, answer.way ^ 2)
        assert plan.kinds[name_of(spot)] == "pit"


def twin(daily: Daily, stage: Stage, plan: World) -> Daily:
    """That plan as a daily up to this stage."""
    steps = [answer.way for answer in daily.heard[1 : stage.heard]]
    game = game_of(dungeon_of(plan), size_of(daily), daily.start, steps)
    assert game is not None
    at = daily.stages.index(stage)
    return written(daily.number, DungeonLabStaging(game), at + 1)
