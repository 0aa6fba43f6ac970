"""Whole games of bots: never refused, never stalled, and won by anyone who plays alone."""

import pytest

from asterion.books.dooom.options import DooomOptions
from asterion.books.dooom.plan.model import Plan
from tests.bots.playing import generated, play, play_on, seated, table_of

MIXED = ("walker", "hunter", "fighter")
STYLES = ("caves", "rooms", "maze")
SIZES = ((5, 5), (12, 7), (16, 24), (40, 25))


def mixed(players: int, seed: int) -> list[str]:
    """Walkers, hunters and fighters in an order that changes with the seed."""
    return [MIXED[(seed >> seat) % 3] for seat in range(players)]


@pytest.mark.parametrize("kind", ["walker", "hunter", "fighter"])
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_O16_alone_a_bot_always_wins(kind: str, style: str, size: tuple[int, int]) -> None:
    width, height = size
    for seed, walls in enumerate((0, 30, 60)):
        plan = generated(
            seed, width=width, height=height, style=style, walls=walls, players=1, target=-1
        )
        table = play(plan, [kind], seed)
        assert table.result is not None
        assert table.result.winners == (0,)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
@pytest.mark.parametrize("style", STYLES)
def test_O22_together_bots_always_come_to_an_end(players: int, style: str) -> None:
    for seed, (width, height) in enumerate(SIZES[1:]):
        plan = generated(
            seed, width=width, height=height, style=style, walls=20 + 15 * seed, players=players
        )
        assert play(plan, mixed(players, 0b011010 >> seed), seed).result is not None


@pytest.mark.parametrize("players", [2, 3, 4, 6])
@pytest.mark.parametrize("kind", ["walker", "hunter", "both"])
def test_O17_where_all_the_treasure_is_needed_the_last_one_gets_it(kind: str, players: int) -> None:
    """Nobody can lay treasure down: as soon as two have some, one of them must die."""
    for seed, style in enumerate(STYLES):
        plan = generated(
            seed, width=14, height=11, style=style, treasure=6, target=6, players=players
        )
        kinds = mixed(players, 0b101101) if kind == "both" else [kind] * players
        assert play(plan, kinds, seed).result is not None


DRAWN = {
    "corridor": ["E.G.......G......SGA"],
    "ring": ["....G.....", ".########.", "S########E", ".########A", ".###..###.", "..G....A.G"],
    "comb": [".............", ".#.#G#.#.#.#.", "G#.#.#.#S#A#E", ".#.#.#.#.#.#."],
    "crowd": ["GE", ".G", ".."],
    "armour and no sword": ["GAAA.", "AAAAG", "E.AAA"],
    "two doors": ["E.#G..", "..#...", ".G....", "..#...", "..#G.E"],
}


@pytest.mark.parametrize("rows", DRAWN.values(), ids=DRAWN)
@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_O8_nobody_blocks_another_for_ever(rows: list[str], players: int) -> None:
    """Places where players meet who cannot pass each other, or always step aside together."""
    drawn = [row.encode() for row in rows]
    plan = Plan("drawn", sum(row.count(b"G") for row in drawn), drawn)
    for seed in range(6):
        assert play(plan, mixed(players, seed * 5), seed).result is not None


RINGS = (
    ["G....", ".###.", ".###.", ".###.", "E###.", ".###.", ".G..."],
    ["...G.E..", ".######.", "G######.", ".G......"],
    ["...G..", ".####.", "G####.", "E####G", ".####.", "......"],
)


@pytest.mark.parametrize("rows", RINGS, ids=range(len(RINGS)))
def test_O8_two_who_make_way_for_each_other_do_not_dance_for_ever(rows: list[str]) -> None:
    """On a ring there is always another way round, and the other one takes it too."""
    drawn = [row.encode() for row in rows]
    plan = Plan("ring", sum(row.count(b"G") for row in drawn), drawn)
    for seed in range(30):
        assert play(plan, ["walker", "walker"], seed).result is not None


ODD = (
    DooomOptions(action_points=1),
    DooomOptions(hit_points=1, action_points=12, hit_chance=100),
    DooomOptions(hit_points=9, hit_chance=20),
    DooomOptions(sight=1, lantern_sight=1, sight_shape="diamond"),
    DooomOptions(sight=4, lantern_sight=9, sight_shape="square"),
)


@pytest.mark.parametrize("options", ODD, ids=range(len(ODD)))
def test_O23_bots_play_by_whatever_options_are_in_force(options: DooomOptions) -> None:
    for seed, style in enumerate(STYLES):
        plan = generated(seed, width=13, height=13, style=style, treasure=5, target=4, players=4)
        assert play(plan, mixed(4, 0b0110), seed, options).result is not None


def test_O7_bots_may_see_farther_than_the_map_is_wide() -> None:
    options = DooomOptions(sight=9, lantern_sight=9, sight_shape="square")
    plan = Plan("narrow", 2, [b"G......", b".#####.", b".#####E", b".......", b"G#####."])
    for seed in range(10):
        assert play(plan, mixed(3, seed), seed, options).result is not None


def test_O1_a_bot_finds_its_way_where_the_chart_grows() -> None:
    """A hundred columns and rows: more than a chart holds at first."""
    plan = generated(1, width=100, height=100, style="maze", treasure=3, target=3, players=1)
    assert play(plan, ["hunter"], 1).result is not None


def test_random_bots_are_never_refused() -> None:
    table = table_of(generated(2, width=10, height=8, players=4), 4, 2)
    said = zip(range(3000), play_on(table, seated(["random"] * 4, 2)), strict=False)
    assert {text.split()[0] for _, (_, text) in said} == {"move", "attack", "pick", "end"}


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(300))
def test_O22_many_games_of_bots_come_to_an_end(seed: int) -> None:
    """Any size, style and density, mostly with hardly enough treasure for one."""
    players = 1 + seed % 6
    treasure = 1 + seed % 7
    plan = generated(
        seed,
        width=8 + seed * 7 % 50,
        height=8 + seed * 5 % 40,
        style=STYLES[seed % 3],
        walls=seed * 11 % 71,
        players=players,
        treasure=treasure,
        target=treasure - (seed % 5 == 0),
    )
    table = play(plan, mixed(players, seed), seed)
    assert table.result is not None
    assert table.result.winners or players > 1
