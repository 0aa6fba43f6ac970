"""How a fighter explores, counts its way out and prepares, and what an easy walker forgets."""

from asterion.bots.dooom.prospects import Prospects
from asterion.bots.dooom.race import points_to_win
from asterion.core.phrase import phrase
from tests.books.dooom.helper import HIT, MISS, game
from tests.bots.playing import Player
from tests.bots.test_fighter import Listening, view_of


def test_O9_O16_the_way_to_treasure_and_out_is_counted_by_what_is_known() -> None:
    view = view_of(game("E.1G", win=1))
    assert points_to_win(view, 12) == 1 + 1 + 3
    assert points_to_win(view, 4) is None, "farther than that"
    assert points_to_win(view_of(game("1.......EG", win=1)), 12) is None, "neither is known"
    assert points_to_win(view_of(game("E.1.......G", win=1)), 12) is None, "nor any treasure"


def test_O16_nobody_is_fought_who_can_be_left_behind() -> None:
    """With the treasure beside it and the exit in sight it does not stop to strike."""
    assert Listening(game("EG12..", win=1), "fighter").plays_turn()[:2] == ["move west", "pick up"]
    assert Listening(game("..12..GE", win=1), "fighter").says() == "attack east"


def test_O14_hard_takes_armour_once_somebody_has_struck() -> None:
    drawing = game("A.1....G\n##.#####\n##2....E", win=1, dice=[HIT, MISS])
    fighter = Listening(drawing, "fighter:hard")
    drawing("Ann: end", "Bob: move north", "Bob: attack north")
    wanted = [wish.symbol for wish in fighter.bot.wishes(view_of(drawing))]  # type: ignore[attr-defined]
    assert "A" not in wanted, "it has not heard of that yet"
    fighter.says()
    assert "A" in [wish.symbol for wish in fighter.bot.wishes(view_of(drawing))]  # type: ignore[attr-defined]


def test_O7_it_looks_where_most_comes_in_sight_for_the_steps() -> None:
    """A step to the west ends a blind alley; to the east, all is open."""
    view = view_of(game("###########\n#.1.......E\n###.......#\n###.......#\n###########"))
    prospects = Prospects(view)
    ways = prospects.best(0, ())
    assert ways is not None
    assert ways[-1] == 1


def knows_exit(kind: str, turns: int) -> bool:
    """Ann sees the exit, goes out of its sight, and ends this many turns there."""
    drawing = game("E1......G", win=1)
    walker = Listening(drawing, kind)
    walker.says()
    for said in [*["move east"] * 4, "end", *["end"] * turns]:
        drawing(f"Ann: {said}")
        walker.says()
    return bool(walker.bot._goals(view_of(drawing), "E"))  # type: ignore[attr-defined]


def test_O7_an_easy_walker_forgets_what_it_has_not_seen_for_some_rounds() -> None:
    assert knows_exit("walker", 9)
    assert knows_exit("walker:easy", 1)
    assert not knows_exit("walker:easy", 9)


def test_O15_an_easy_walker_ends_its_turn_to_look_at_what_it_picked_up() -> None:
    board = "E1GG...."
    easy = Player(game(board, win=2), "walker:easy").plays_turn()
    assert easy == ["move east", "pick up", "end"]
    assert Player(game(board, win=2), "walker").plays_turn()[2:4] == ["move east", "pick up"]


def test_O16_it_says_since_when_it_knew_a_way_out() -> None:
    walker = Listening(game("G.1.E", win=1), "walker")
    walker.says()
    assert walker.mind.last_aims()[-1] == phrase("bots-knew-exit", round=1)
