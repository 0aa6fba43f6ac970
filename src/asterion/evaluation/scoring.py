"""Scores of a player's knowledge, with intervals over games: answers of one game are not alone."""

import random
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from asterion.arena.standing import interval
from asterion.evaluation.games import Game

RESAMPLED: Final = 1000
TAILS: Final = 0.025


class Share(msgspec.Struct, frozen=True):
    """A share and the interval that is meant to hold it in 95 of 100 cases; None: of nothing."""

    value: float | None
    low: float | None = None
    high: float | None = None


class Scores(msgspec.Struct, frozen=True):
    """What came of all games of one player."""

    games: int
    questions: int
    claims: int
    unread: int
    soundness: Share
    """Of what was claimed, so much was provable."""
    completeness: Share
    """Of what was provable, so much was claimed."""
    truth: Share
    """Of what was claimed, so much is true."""
    won: Share
    refused: int
    """Answers that were no move, or none that is allowed."""
    forfeits: int


def scores(games: Sequence[Game], seed: int = 0) -> Scores:
    asked = [question for game in games for question in game.questions]
    tallies = [game.tally for game in games]
    won = sum(game.ending == "won" for game in games)
    low, high = interval(won, len(games))
    return Scores(
        len(games),
        len(asked),
        sum(len(question.claimed) for question in asked),
        sum(question.unread for question in asked),
        _share(games, lambda one: (one.sound, len(one.claimed)), seed),
        _share(games, lambda one: (one.found, len(one.provable)), seed),
        _share(games, lambda one: (one.right, len(one.claimed)), seed),
        Share(won / len(games), low, high) if games else Share(None),
        sum(tally.illegal + sum(tally.unreadable.values()) for tally in tallies),
        sum(game.ending == "forfeit" for game in games),
    )


def _share(games: Sequence[Game], count: Callable[..., tuple[int, int]], seed: int) -> Share:
    """All questions together; whole games are drawn, for answers of one game hang together."""
    each = [[count(question) for question in game.questions] for game in games]
    sums = [(sum(part for part, _ in one), sum(whole for _, whole in one)) for one in each]
    value = _ratio(sums)
    if value is None or len(sums) < 2:
        return Share(value)
    chance = random.Random(seed)
    drawn = sorted(
        ratio
        for _ in range(RESAMPLED)
        if (ratio := _ratio(chance.choices(sums, k=len(sums)))) is not None
    )
    cut = int(len(drawn) * TAILS)
    return Share(value, drawn[cut], drawn[-1 - cut])


def _ratio(sums: Sequence[tuple[int, int]]) -> float | None:
    whole = sum(all_of for _, all_of in sums)
    return sum(part for part, _ in sums) / whole if whole else None
