"""Plans of tiles as pictures: painted in their place, one map or several floors."""

from asterion.books import book
from asterion.books.samples import samples
from asterion.core.contract.picture import Resize, StampCells, TextPlace
from asterion.core.contract.problem import Problem
from asterion.core.phrase import Phrase

SAYS = Phrase("core-picture-nothing")
MAP = "name A\nwin 1\n####\n#.E#\n####\n"
DOOOM = book("dungeon-of-dooom").paper.plans
CC3K = book("cc3k").paper.plans


def test_tiles_are_painted_in_their_place() -> None:
    assert DOOOM.draw(MAP, [StampCells("G", ((1, 1),))]) == "name A\nwin 1\n####\n#GE#\n####\n"
    assert DOOOM.draw(MAP, [StampCells("G", ((9, 9),))]) == MAP
    assert DOOOM.picture(MAP).name == "A"
    assert DOOOM.picture(MAP).place_of(0, 2, 1) == TextPlace(3, 2)


def test_a_map_grows_by_walls_and_shrinks_again() -> None:
    larger = DOOOM.draw(MAP, [Resize("east", 1), Resize("south", 1)])
    assert larger == "name A\nwin 1\n#####\n#.E##\n#####\n#####\n"
    assert DOOOM.draw(larger, [Resize("east", -1), Resize("south", -1)]) == MAP
    assert DOOOM.draw(MAP, [Resize("west", 1)]) == "name A\nwin 1\n#####\n##.E#\n#####\n"


def test_there_is_one_player_on_a_floor() -> None:
    floor = samples(book("cc3k"))["first-steps"]
    floors = floor + floor
    moved = CC3K.draw(floors, [StampCells("@", ((5, 4),), 1)])
    assert moved.count("@") == floors.count("@")
    second = moved.split("\n")[25:50]
    assert second[4][5] == "@"
    assert moved.split("\n")[:25] == floors.split("\n")[:25]


def test_a_problem_of_a_floor_is_counted_from_where_the_floor_begins() -> None:
    both = samples(book("cc3k"))["cellar-and-below"]
    assert len(CC3K.picture(both).levels) == 2
    fault = Problem("C42", SAYS, 4, 17, 2)
    assert CC3K.place(both, fault) == TextPlace(26 + 3, 16)
    assert CC3K.place(both, Problem("C5", SAYS, level=2)) == TextPlace(26, 0, 0)
    assert CC3K.place("", Problem("C41", SAYS)) is None
    assert CC3K.picture("\n\n").why
