"""What a fighter says to a drawing: whom it follows, and from where it strikes."""

from asterion.books.dooom.view.model import View
from asterion.bots.dooom.cornering import best_stand, freedom
from asterion.bots.seated import Seated
from tests.books.dooom.helper import HIT, MISS, Game, game
from tests.bots.playing import Player


class Listening(Player):
    """A bot that hears what its seat is told, as it does at every table."""

    def __init__(self, drawing: Game, kind: str) -> None:
        super().__init__(drawing, kind)
        self.mind = Seated(self.bot, self.seat)

    def says(self) -> str:
        return self.mind.answer(self.table)


CORRIDOR = "......12............GE"


def follows(kind: str) -> list[str]:
    """Ann strikes; then Bob walks east, out of sight, and the question is what she does."""
    drawing = game(CORRIDOR, win=1, dice=[MISS, *[HIT] * 9])
    fighter = Listening(drawing, kind)
    assert fighter.plays() == "attack east"
    drawing(*["Bob: move east"] * 6)
    return fighter.plays_turn()


def test_O8_it_follows_whoever_walked_out_of_its_sight_and_strikes_again() -> None:
    assert follows("fighter") == [*["move east"] * 5, "move east"]
    assert follows("fighter:hard")[0] == "move east"


PASSAGE = """\
{}1........E##
###..##########
###..##########
###..##########
###..##########
###.2##########"""


def thought_to_be(west: str) -> dict[tuple[int, int], float]:
    """Ann comes from the north and meets Bob, who walks up there, in the end out of her sight."""
    drawing = game(PASSAGE.format(west), win=1)
    fighter = Listening(drawing, "fighter:hard")
    drawing(*["Ann: move south"] * 3, "Ann: end", *["Bob: move north"] * 5, "Bob: end")
    fighter.says()
    (trail,) = fighter.bot.trails.of.values()  # type: ignore[attr-defined]
    chart = view_of(drawing).chart
    return {chart.place(cell): share for cell, share in trail.where().items()}


def test_O9_it_knows_what_draws_whoever_is_out_of_its_sight() -> None:
    """Both have seen the treasure beside where Ann began; one place farther, nobody has yet."""
    drawn_there = thought_to_be("##G")
    assert drawn_there.get((0, 0), 0) > 0.8, drawn_there
    free = thought_to_be("G..")
    assert free.get((0, 0), 0) < 0.8, free


def test_O12_it_counts_the_blows_that_hit() -> None:
    drawing = game(CORRIDOR, win=1, dice=[HIT, HIT, HIT])
    fighter = Listening(drawing, "fighter")
    turns = [fighter.plays_turn()[0] for _ in range(3)]
    assert turns == ["attack east"] * 3
    assert drawing.table.view(0).dead == {1}


def view_of(drawing: Game) -> View:
    view: View = drawing.table.view(0)
    return view


def test_O8_it_strikes_from_where_the_other_can_run_least() -> None:
    """Bob stands in the mouth of a blind alley, which has a way round: Ann bars the open side."""
    drawing = game("########\n#.2.....\n#.#1....\n#...####\n###GE###", win=1)
    view = view_of(drawing)
    (bob,) = view.players
    stand = best_stand(view, view.players)
    assert stand is not None
    assert (stand.cell, stand.steps) == (bob + 1, 1)
    west = freedom(view.chart, bob, bob - 1, 6)
    assert stand.freedom < west
