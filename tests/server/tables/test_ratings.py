"""Ratings: who beats whom counts, and accounts that are made to lose are worth nothing."""

import random
from itertools import pairwise

import pytest

from asterion.server.features.ratings import DAY, GAP, LATELY, Met, Rung, rungs

pytest.importorskip("openskill", reason="the extra arena is not installed")

START = 25.0
ANN, BEN, WALKER, FIGHTER = "account:ann", "account:ben", "bot:walker", "bot:fighter"


def won(*players: str, at: float = 0.0, forfeits: tuple[int, ...] = ()) -> Met:
    """A game that the first of them won."""
    return Met(f"{at:015.3f} {players}", at, players, (0,), forfeits)


def ladder(*games: Met) -> dict[str, Rung]:
    return dict(rungs(games))


def throw_away(number: int) -> str:
    return f"account:thrown{number}"


@pytest.mark.parametrize("accounts", [1, 10, 100])
@pytest.mark.parametrize("seats", [2, 4])
def test_accounts_made_to_lose_to_one_lift_it_by_nothing(accounts: int, seats: int) -> None:
    """However many they are, however often they lose, and however many sit at one table."""
    chance = random.Random(accounts * seats)
    games = [
        won(ANN, *map(throw_away, chance.sample(range(max(accounts, 3)), seats - 1)), at=at * DAY)
        for at in range(3 * accounts)
    ]
    found = ladder(*games)
    assert found[ANN].rating == START
    assert found[ANN].provisional
    assert found[ANN].won == len(games)


def test_accounts_made_to_lose_do_not_lift_a_bot_either() -> None:
    found = ladder(*(won(WALKER, throw_away(n), at=n * DAY) for n in range(100)))
    assert found[WALKER].rating == START


def test_a_ring_of_accounts_lifts_nobody_further_than_the_gap() -> None:
    """They make themselves known by playing each other, then all lose to one, for a year."""
    chance, ring = random.Random(3), [throw_away(n) for n in range(30)]
    games = [won(*chance.sample(ring, 2), at=n * DAY / 10) for n in range(600)]
    games += [won(ANN, chance.choice(ring), at=(60 + n) * DAY) for n in range(365)]
    found = ladder(*games)
    best = max(found[who].rating for who in ring)
    assert START < found[ANN].rating < best + GAP + 1.0


def test_a_new_account_counts_once_it_has_met_others() -> None:
    alone = won(ANN, BEN)
    assert ladder(alone)[ANN].rating == START
    others = [won(BEN, f"account:{who}", at=1.0 + n) for n, who in enumerate("cdef")]
    ratings = [ladder(alone, *others[:met])[ANN].rating for met in range(5)]
    assert ratings == sorted(ratings)
    assert ratings[0] == START < ratings[1] < ratings[4]


def test_games_of_the_same_two_count_less_and_less_for_a_month() -> None:
    games = [won(ANN, WALKER, at=60.0 * n) for n in range(30)]
    steps = [ladder(*games[: n + 1])[ANN].rating for n in range(30)]
    gains = [after - before for before, after in zip([START, *steps], steps, strict=False)]
    assert all(later <= gain + 0.011 for gain, later in pairwise(gains)), "ratings are rounded"
    assert gains[9] < gains[0] / 10
    later = won(ANN, WALKER, at=LATELY + 60.0 * 29 + 1)
    assert ladder(*games, later)[ANN].rating - steps[-1] > gains[5]


def test_those_who_beat_the_winner_are_above_and_provisional_ratings_below() -> None:
    club = [f"account:{who}" for who in "abcdef"]
    games = [
        won(better, worse, at=(6 * row + column) * DAY)
        for row, better in enumerate(club)
        for column, worse in enumerate(club)
        if row < column
    ]
    found = rungs([*games, *(won(who, WALKER, at=99 * DAY) for who in club), won(BEN, WALKER)])
    assert [who for who, _ in found if who in club] == club
    best, newest = dict(found)[club[0]], dict(found)[BEN]
    assert (best.games, best.won, best.provisional) == (6, 6, False)
    assert newest.provisional
    assert next(who for who, rung in found if rung.provisional) not in club[:3]


def test_whoever_ends_a_game_for_the_others_has_lost_it() -> None:
    """Whatever the table said at the end: it may have named the remover winner."""
    ended = ladder(Met("g", 0.0, (ANN, WALKER, FIGHTER), (0,), (0,)))
    assert ended[ANN].rating < START
    assert ended[ANN].won == 0
    three = [won(ANN, WALKER, at=float(n), forfeits=(0,)) for n in range(3)]
    assert ladder(*three)[ANN].rating < ended[ANN].rating
