"""C1-C9: the floor, what is put on it, and the way down."""

from collections import Counter, defaultdict
from collections.abc import Callable
from fractions import Fraction

import pytest

from asterion.books.cc3k.make.populate import furnish
from asterion.books.cc3k.plan.default import default_rows
from asterion.books.cc3k.plan.floor import Contents, Floor
from asterion.books.cc3k.plan.kinds import DRAGON, DRAGON_HOARD, GRID
from asterion.books.cc3k.plan.model import default_plan, read_plan
from asterion.core.dice import Dice, Rolled, branching
from tests.books.cc3k.table import HIT, Game, floor

DEFAULT = default_plan().floors[0]


class Answers(Dice):
    """The lowest outcome of every draw, but for those that are named here."""

    def __init__(self, **results: int) -> None:
        super().__init__()
        self.results = results

    def answer(self, n: int, why: str) -> int:
        return self.results.get(why.replace(": ", "_"), 0)


def furnished(dice: Dice, base: Floor = DEFAULT) -> Contents:
    return furnish(base, dice)


def base(drawing: str) -> Floor:
    """A floor to be generated."""
    return read_plan("generate\n" + floor(drawing, stairs=False)).floors[0]


def odds_of(drawing: str, place: Callable[[Game], int]) -> dict[tuple[int, int], Fraction]:
    """Where something is put on this floor, as (row, column) with the exact odds."""
    odds: defaultdict[tuple[int, int], Fraction] = defaultdict(Fraction)
    for share, cell in branching(lambda dice: place(Game(floor(drawing, stairs=False), dice=dice))):
        column, row = GRID.place(cell)
        odds[row, column] += share
    return dict(odds)


def test_C1_a_board_has_79_columns_and_30_rows() -> None:
    game = Game(default_plan(), dice=Rolled(1))
    assert len(game.frame) == 30
    assert {len(row) for row in game.frame[:25]} == {79}


def test_C1_there_are_five_floors_of_the_same_five_chambers() -> None:
    game = Game(default_plan(), dice=Rolled(1))
    plan = game.state.plan
    assert {plan.floor(level).ground for level in range(1, 6)} == {DEFAULT.ground}
    assert [len(chamber) for chamber in DEFAULT.chambers] == [104, 201, 36, 147, 150]


def test_C1_the_default_floor_is_as_its_geometry_says() -> None:
    drawn = b"".join(default_rows())
    assert [drawn.count(symbol) for symbol in (b".", b"+", b"#")] == [638, 13, 105]
    assert len(DEFAULT.chambers) == 5
    assert len(DEFAULT.regions) == 1, "every chamber can be reached"
    rows = [row.decode() for row in default_rows()]
    assert rows[0] == rows[24] == "|" + "-" * 77 + "|"
    assert rows[4] == (
        "| |..........................+########+.......................|-------|       |"
    )
    assert rows[7] == (
        "| |----------+---------------|   #    |----+----------------|...............| |"
    )


def test_C2_walls_and_blanks_stop_while_doorways_and_passages_let_through() -> None:
    game = Game("""
        |---|
        |@..|
        |-+-|
          #
        """)
    assert game.says("no", "we", "so") == [
        "PC cannot move North: there is no way.",
        "PC cannot move West: there is no way.",
        "PC cannot move South: there is no way.",
    ]
    assert game.says("ea", "so", "so", "so") == [
        "PC moves East.",
        "PC moves South.",
        "PC moves South.",
        "PC cannot move South: there is no way.",
    ]


def test_C2_a_doorway_and_a_passage_are_drawn_again_once_they_are_left() -> None:
    game = Game("""
        |@|
        |+|
         #
        """)
    game.says("so", "so")
    assert game.looks_like("""
        |.|
        |+|
         @
        """)
    game.says("no", "no")
    assert game.looks_like("""
        |@|
        |+|
         #
        """)


def test_C3_player_stairs_potions_gold_and_enemies_appear_in_this_order() -> None:
    game = Game(default_plan(), dice=Rolled(5))
    named = [why.split(":")[0] for why, _, _ in game.table.entries[1].draws]
    order = ("player", "stairs", "potion", "gold", "enemy")
    ranks = [order.index({"hoard": "gold", "dragon": "gold"}.get(name, name)) for name in named]
    assert ranks == sorted(ranks)
    assert set(ranks) == set(range(5))


def test_C3_everything_appears_on_a_free_floor_tile() -> None:
    for seed in range(40):
        found = furnished(Rolled(seed))
        cells = [
            found.player,
            *found.stairs,
            *found.potions,
            *found.gold,
            *found.enemies,
        ]
        assert len(cells) == len(set(cells))
        assert set(cells) <= DEFAULT.chamber_of.keys()


TWO_CHAMBERS = r"""
    |-||---||-|
    |.||...||\|
    |-||---||-|
    """


def test_C4_a_chamber_is_drawn_whatever_its_size_and_then_a_tile() -> None:
    assert odds_of(TWO_CHAMBERS, lambda game: game.state.here) == {
        (1, 1): Fraction(1, 2),
        (1, 4): Fraction(1, 6),
        (1, 5): Fraction(1, 6),
        (1, 6): Fraction(1, 6),
    }


def test_C4_the_stairs_are_never_in_the_players_chamber() -> None:
    drawing = """
        |----||-||--|
        |...@||.||..|
        |----||-||--|
        """
    assert odds_of(drawing, lambda game: game.state.stairs[0]) == {
        (1, 7): Fraction(1, 2),
        (1, 10): Fraction(1, 4),
        (1, 11): Fraction(1, 4),
    }
    for seed in range(60):
        found = furnished(Rolled(seed))
        assert DEFAULT.chamber_of[found.player] != DEFAULT.chamber_of[found.stairs[0]]


def test_C4_where_there_is_one_chamber_only_the_stairs_are_in_it() -> None:
    assert odds_of("|@.|", lambda game: game.state.stairs[0]) == {(0, 2): Fraction(1)}


def test_C5_ten_potions_a_floor_and_each_kind_has_the_same_odds() -> None:
    assert len(furnished(Rolled(2)).potions) == 10
    dice = Answers()
    furnished(dice)
    assert {n for why, n, _ in dice.draws if why == "potion: kind"} == {6}
    kinds = [set(furnished(Answers(potion_kind=k)).potions.values()) for k in range(6)]
    assert kinds == [{0}, {1}, {2}, {3}, {4}, {5}]


def test_C5_ten_piles_of_gold_in_their_shares() -> None:
    assert len(furnished(Rolled(2)).gold) == 10
    dice = Answers()
    furnished(dice)
    assert {n for why, n, _ in dice.draws if why == "gold: kind"} == {8}
    worths = [set(furnished(Answers(gold_kind=k)).gold.values()) for k in range(8)]
    assert Counter(worth for [worth] in worths) == {2: 5, 1: 2, 6: 1}


CROWDED = base("""
    |.|.|.|.|.|.|.|.|.|.|.|.|.|..|
    """)


def test_C5_a_hoard_without_room_for_its_dragon_is_drawn_again() -> None:
    """Two tiles are left for the player and the stairs, ten for potions, one alone, and a pair."""
    found = furnished(Answers(gold_kind=7), CROWDED)
    [hoard] = [cell for cell, worth in found.gold.items() if worth == DRAGON_HOARD]
    [dragon] = [cell for cell, kind in found.enemies.items() if kind == DRAGON]
    assert {GRID.place(hoard), GRID.place(dragon)} == {(27, 0), (28, 0)}
    assert sorted(found.gold.values()) == [2, 6], "the rest of the gold was another pile"


def test_C5_a_floor_that_is_full_takes_no_more() -> None:
    found = furnished(Answers(), CROWDED)
    assert (len(found.potions), len(found.gold), len(found.enemies)) == (10, 3, 0)


def test_C6_twenty_enemies_a_floor_in_their_shares() -> None:
    dice = Answers()
    assert len(furnished(dice).enemies) == 20
    assert {n for why, n, _ in dice.draws if why == "enemy: kind"} == {18}
    kinds = [set(furnished(Answers(enemy_kind=k)).enemies.values()) for k in range(18)]
    assert Counter(chr(kind) for [kind] in kinds) == {
        "H": 4, "W": 3, "L": 5, "E": 2, "O": 2, "M": 2,
    }  # fmt: skip


def test_C6_dragons_are_not_counted() -> None:
    found = furnished(Answers(gold_kind=7))
    kinds = Counter(found.enemies.values())
    assert kinds[DRAGON] == 10
    assert kinds.total() == 30


def test_C7_every_hoard_has_its_own_dragon_within_one_block() -> None:
    for seed in range(150):
        found = furnished(Rolled(seed))
        hoards = [cell for cell, worth in found.gold.items() if worth == DRAGON_HOARD]
        assert sorted(found.guards.values()) == sorted(hoards)
        for dragon, hoard in found.guards.items():
            assert found.enemies[dragon] == DRAGON
            (column, row), (other_column, other_row) = GRID.place(dragon), GRID.place(hoard)
            assert max(abs(column - other_column), abs(row - other_row)) == 1


DOWN = floor(r"|@\|", stairs=False)
BESIDE_A_HUMAN = floor("|H@|")


def test_C8_the_stairs_lead_to_the_next_floor_where_nobody_acts_yet() -> None:
    game = Game(DOWN + BESIDE_A_HUMAN)
    assert game.say("ea") == "PC moves East and takes the stairs to floor 2."
    assert game.frame[25].endswith("Floor 2")
    assert game.looks_like("|H@|")


def test_C8_on_the_turn_after_the_arrival_they_do() -> None:
    game = Game(DOWN + BESIDE_A_HUMAN, dice=[HIT])
    game.say("ea")
    assert game.say("a we").endswith("H deals 16 damage to PC.")


def test_C8_the_next_floor_is_generated_when_it_is_entered() -> None:
    generated = "generate\n" + floor("|.|.|", stairs=False)
    game = Game(DOWN + generated, dice=[1])
    assert game.table.entries[1].draws == []
    game.say("ea")
    assert game.table.entries[2].draws == [("player: chamber", 2, 1)]
    assert game.looks_like(r"|\|@|")


def test_C9_the_stairs_of_floor_5_win_the_game() -> None:
    game = Game(DOWN)
    assert game.says("ea", "ea", "ea", "ea") == [
        f"PC moves East and takes the stairs to floor {level}." for level in (2, 3, 4, 5)
    ]
    assert game.table.awaited == (0,)
    assert game.say("ea") == "PC moves East and finds the way out. PC has won. Score: 0."
    assert game.over == "Ann got out with a score of 0"
    assert game.winners == (0,)


@pytest.mark.parametrize("way", ["ne", "nw", "so"])
def test_C9_whichever_way_they_are_entered(way: str) -> None:
    drawing = {"ne": "|.\\|\n|@.|", "nw": "|\\.|\n|.@|", "so": "|@|\n|\\|"}[way]
    assert "takes the stairs to floor 2" in Game(floor(drawing)).say(way)
