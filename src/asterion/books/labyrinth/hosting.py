"""The vote on options before a game (7): the master has 49 of 100 votes."""

from collections.abc import Mapping
from fractions import Fraction

from asterion.core.audience import MASTER, Seat

MASTERS_SHARE = Fraction(49, 100)


def elected(ballots: Mapping[Seat, str], players: int) -> str:
    """L15  What most votes are for; the players share 51 of 100 equally, a tie is the master's."""
    share = (1 - MASTERS_SHARE) / players
    votes: dict[str, Fraction] = {}
    for seat, wish in ballots.items():
        weight = MASTERS_SHARE if seat == MASTER else share
        votes[wish] = votes.get(wish, Fraction(0)) + weight
    most = max(votes.values())
    best = [wish for wish, weight in votes.items() if weight == most]
    wished = ballots.get(MASTER, best[0])
    return wished if wished in best else best[0]
