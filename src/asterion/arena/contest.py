"""Who plays whom: every plan is played from every seat, whatever the kind of contest."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, combinations_with_replacement
from typing import Any, Literal

import msgspec

from asterion.arena.faults import Fault

Kind = Literal["round-robin", "swiss", "ladder"]


class Contest(msgspec.Struct, frozen=True):
    """All that decides which games are played."""

    book: str
    bots: tuple[str, ...]
    players: int
    plans: int  # of each meeting
    seed: int
    kind: Kind = "round-robin"
    rounds: int = 1  # of a swiss contest or a ladder
    options: dict[str, Any] = {}
    settings: dict[str, str] = {}
    first: str = ""  # what every seat says first: a race of ChamberCrawler3000


class Pairing(msgspec.Struct, frozen=True):
    """One game: its id, the numbers of the bots in the order of seats, and that of its plan."""

    id: str
    bots: tuple[int, ...]
    plan: int


class Outcome(msgspec.Struct, frozen=True):
    """What came of a game; `faults` counts the answers of each seat that could not be used."""

    id: str
    bots: tuple[int, ...]
    winners: tuple[int, ...]  # seats
    ending: str
    answers: int
    seconds: tuple[float, ...]  # of thought, for each seat
    slowest: tuple[float, ...]
    faults: tuple[int, ...]
    aims: tuple[str, ...] = ()
    times: tuple[dict[int, int], ...] = ()  # for each seat: answers by the ms they took
    wrong: tuple[Fault, ...] = ()  # what these faults were
    absent: tuple[int, ...] = ()  # seats whose program did not start: the game is not rated
    rounds: int = 0  # where an oracle knows the book
    fewest: tuple[int, ...] = ()  # in which each seat could have won, had it seen the plan


Outcomes = Mapping[str, Outcome]


def points(outcome: Outcome) -> list[float]:
    """One for the game, shared among the winners, or among all who played where nobody won."""
    seats = range(len(outcome.bots))
    best = outcome.winners or [seat for seat in seats if seat not in outcome.absent]
    return [1 / len(best) if seat in best else 0.0 for seat in seats]


def totals(contest: Contest, outcomes: Outcomes) -> list[float]:
    """The points of each bot."""
    scores = [0.0] * len(contest.bots)
    for outcome in outcomes.values():
        for bot, got in zip(outcome.bots, points(outcome), strict=True):
            scores[bot] += got
    return scores


def pairings(contest: Contest, outcomes: Outcomes) -> list[Pairing]:
    """The games that are known by now; after a round of a swiss or a ladder there are more."""
    if contest.kind == "round-robin":
        return round_robin(contest, range(contest.plans))
    games: list[Pairing] = []
    order = list(range(len(contest.bots)))
    for number in range(contest.rounds):
        played = {game.id: outcomes[game.id] for game in games if game.id in outcomes}
        if len(played) < len(games):
            break
        if contest.kind == "swiss":
            groups = _swiss(contest, played)
        else:
            order = _climbed(contest, order, games, played, number)
            groups = _neighbours(contest, order, number)
        plans = range(number * contest.plans, (number + 1) * contest.plans)
        for n, who in enumerate(groups):
            games += _meeting(f"r{number}m{n}", who, plans)
    return games


def round_robin(contest: Contest, plans: range) -> list[Pairing]:
    """Everybody meets everybody on these plans; a plan's games are the same in every range."""
    meetings = enumerate(_everybody(contest))
    return [game for n, who in meetings for game in _meeting(f"m{n}", who, plans)]


def _meeting(name: str, who: Sequence[int], plans: range) -> Iterator[Pairing]:
    """The same bots on some plans, each plan once for every way round the table."""
    turns = range(len(who)) if len(set(who)) > 1 else range(1)
    for plan in plans:
        for turn in turns:
            seats = (*who[turn:], *who[:turn])
            yield Pairing(f"{name}p{plan}t{turn}", seats, plan)


def _everybody(contest: Contest) -> Iterator[tuple[int, ...]]:
    """Every choice of bots for the seats; where there are fewer, some sit there more than once."""
    bots = range(len(contest.bots))
    if contest.players <= len(bots):
        yield from combinations(bots, contest.players)
        return
    for who in combinations_with_replacement(bots, contest.players):
        if len(set(who)) == len(bots):
            yield who


def _swiss(contest: Contest, played: Outcomes) -> list[tuple[int, ...]]:
    """Those with about as many points meet; the last ones rest if it does not come out even."""
    scores = totals(contest, played)
    met = [set(outcome.bots) for outcome in played.values()]
    left = sorted(range(len(scores)), key=lambda bot: (-scores[bot], bot))
    groups = []
    while len(left) >= contest.players:
        group = [left.pop(0)]
        while len(group) < contest.players:
            fresh = [bot for bot in left if not any({bot, *group} <= pair for pair in met)]
            group.append(fresh[0] if fresh else left[0])
            left.remove(group[-1])
        groups.append(tuple(group))
    return groups


def _neighbours(contest: Contest, order: Sequence[int], number: int) -> list[tuple[int, ...]]:
    """On a ladder those next to each other play, in odd rounds shifted by one."""
    size = contest.players
    first = number % size if len(order) > size else 0
    places = range(first, len(order) - size + 1, size)
    return [tuple(order[place : place + size]) for place in places]


def _climbed(
    contest: Contest,
    order: list[int],
    games: Sequence[Pairing],
    played: Outcomes,
    number: int,
) -> list[int]:
    """After each round the better one of a meeting stands above; the first is the top."""
    if not number:
        return order
    last = [game for game in games if game.id.startswith(f"r{number - 1}m")]
    scores = [0.0] * len(contest.bots)
    for game in last:
        for bot, got in zip(game.bots, points(played[game.id]), strict=True):
            scores[bot] += got
    after = list(order)
    for group in _neighbours(contest, order, number - 1):
        place = after.index(group[0])
        after[place : place + len(group)] = sorted(group, key=lambda bot: -scores[bot])
    return after
