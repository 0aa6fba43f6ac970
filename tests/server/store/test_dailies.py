"""Dailies that were solved: the first time counts, and the middle of all times is known."""

from asterion.server.features.solved import in_a_row
from asterion.server.store import SolvedRow, Store
from tests.server.store.keeping import play


def solved(number: int, who: str = "ann", seconds: float = 60.0, **more: int) -> SolvedRow:
    counts = {"slips": 0, "hints": 0, **more}
    return SolvedRow(number, who, 1.0, seconds, on_day=True, **counts)


def test_a_daily_is_solved_once_and_the_first_time_counts(url: str) -> None:
    async def scene(store: Store) -> None:
        assert await store.add_solved(solved(7)) == solved(7)
        assert await store.add_solved(solved(7, seconds=5.0)) == solved(7)
        await store.add_solved(solved(8))
        await store.add_solved(solved(8, "bo"))
        assert await store.solved_by("ann") == [solved(8), solved(7)]

    play(url, scene)


def test_others_are_counted_beside_ones_own_time(url: str) -> None:
    async def scene(store: Store) -> None:
        assert await store.crowd(7, 1.0) == (0, 0, 0.0, 0)
        for n, seconds in enumerate((50.0, 10.0, 30.0, 40.0)):
            await store.add_solved(solved(7, f"who {n}", seconds, slips=n % 2))
        assert await store.crowd(7, 30.0) == (4, 2, 30.0, 2)

    play(url, scene)


def test_days_in_a_row_may_lack_only_today() -> None:
    late = SolvedRow(4, "ann", 1.0, 1.0, 0, 0, on_day=False)
    assert in_a_row([solved(6), solved(5), late, solved(3)], 6) == 2
    assert in_a_row([solved(6), solved(5)], 7) == 2
    assert in_a_row([solved(6), solved(5)], 8) == 0
