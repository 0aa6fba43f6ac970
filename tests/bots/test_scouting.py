"""Single answers of a scout to a drawing: whom she shoots, where she goes, what she buys."""

from asterion.books.dungeonlab import BOOK
from asterion.bots import make_bot
from asterion.bots.dungeonlab.rides import Rides
from asterion.bots.dungeonlab.risks import Risks
from asterion.core.dice import Rolled
from asterion.core.referee.table import Table
from tests.books.dungeonlab.helper import drawing


class Scouting:
    """A scout on a drawing, whose first words are put into her mouth."""

    def __init__(self, lower: str, *upper: str) -> None:
        plan = BOOK.plan.read(drawing(lower, *upper))
        self.table = Table(BOOK, plan, ["Ann"], None, Rolled(1), salt="")
        self.bot = make_bot("dungeonlab", "scout", Rolled(1))

    def would_say(self) -> str:
        prompt = self.table.prompt(0)
        assert prompt is not None
        return self.bot.answer(self.table.view(0), prompt)

    def must_say(self, *words: str) -> None:
        """She looks at what is asked, and this is said instead of her answer."""
        for text in words:
            self.would_say()
            self.table.submit(0, text)

    def says(self, count: int) -> list[str]:
        words: list[str] = []
        while len(words) < count and self.table.result is None:
            words.append(self.would_say())
            self.table.submit(0, words[-1])
        return words


def test_D34_it_shoots_at_green_eyes_before_it_enters() -> None:
    scout = Scouting(".. Pa Tr")
    scout.must_say("land 1 1 1")
    assert scout.says(3) == ["shoot 15 bullets east", "move east", "skin panther"]


def test_D36_what_no_shot_puts_out_is_a_cow_and_may_be_entered() -> None:
    scout = Scouting(".. Co Tr")
    scout.must_say("land 1 1 1")
    shots = ["shoot 15 bullets east", "shoot 1 grenade east", "shoot 1 grenade east"]
    assert scout.says(4) == [*shots, "move east"]


def test_D24_D60_after_a_death_it_lands_on_the_treasure_it_knows() -> None:
    scout = Scouting(".. .. .. .. Tr")
    scout.must_say("land 5 1 1", "suicide")
    assert scout.says(1) == ["land 5 1 1"]


def test_D14_with_the_treasure_it_tries_one_outer_wall_after_the_other() -> None:
    """On a single row that is two walls a cell; the exit is north of the first one."""
    scout = Scouting(".. .. Tr")
    scout.must_say("land 3 1 1")
    words = scout.says(20)
    assert {"move north", "move east", "move south"} == set(words[:3])
    assert words[-1] == "move north"
    assert scout.table.result is not None
    assert scout.table.result.winners == (0,)


def test_D32_the_map_of_a_management_center_shows_it_the_way() -> None:
    scout = Scouting("Mc .. .. ..", ".. .. .. Tr")
    scout.must_say("land 1 1 1")
    words = scout.says(9)
    assert sorted(words) == ["move east"] * 3 + ["move north"] + ["move west"] * 3 + ["up"]


def test_D29_it_goes_back_to_a_hospital_when_it_is_hurt() -> None:
    scout = Scouting("Ho .. .. Li .. Tr")
    scout.must_say("land 4 1 1", "move west", "move east", "move west", "move east", "move west")
    scout.must_say("move west", "move west", "move east", "move east", "move east")
    assert "You take 1 bite." in scout.table.sentences(scout.table.entries[-1:], 0)
    scout.must_say("move west", "move east", "move west", "move east")
    assert scout.says(3) == ["move west", "move west", "move west"]


def test_D58_it_remembers_which_answer_was_right() -> None:
    scout = Scouting(".. P- ..", ".. .. Tr")
    scout.must_say("land 2 1 1")
    assert scout.says(1) == ["yes"]
    scout.must_say("move west", "move east")
    assert scout.says(1) == ["no"]


def test_D27_in_a_store_it_sells_skins_and_keeps_the_fine_of_a_prison() -> None:
    scout = Scouting("Li .. St")
    scout.must_say("land 2 1 1", "shoot 90 bullets west", "move west", "skin", "move east")
    scout.must_say("move east")
    assert scout.says(2) == ["sell 1 lion skin", "buy 40 bullets"]


def test_D49_D50_it_rides_where_that_is_cheaper_and_shoots_at_nothing_below() -> None:
    """She knows the treasure; on foot she would shoot at the panther. A jump to the west comes down
    at the wall, so that the next three go over or upon whatever lives between."""
    scout = Scouting(".. On Pa .. .. .. Tr\n.. .. .. .. .. .. El\n1 1: bridle")
    scout.must_say("land 7 1 1", "suicide", "land 1 1 1")
    assert scout.says(3) == ["move east", "yes", "mount"]
    assert scout.says(4) == ["move west", "move east", "move east", "move east"]
    heard = scout.table.sentences(scout.table.entries, 0)
    assert "The ontifutlas tramples the panther." in heard
    assert heard.count("You take the treasure.") == 2


def test_D56_it_dismounts_where_a_jump_would_go_too_far() -> None:
    scout = Scouting(".. .. On Tr .. .. .. ..\n.. .. .. .. .. .. .. El\n2 1: bridle")
    scout.must_say("land 4 1 1", "suicide", "land 2 1 1", "move east", "yes", "mount")
    assert scout.says(2) == ["dismount", "move east"]


def test_D38_D50_whoever_tramples_one_beast_is_still_pierced_by_the_next() -> None:
    """Green eyes at the end of a jump; then she learns that an orc lives beside them."""
    scout = Scouting(".. .. Li Or Tr")
    scout.must_say("land 1 1 1", "move east")
    scout.would_say()
    view, memory = scout.table.view(0), scout.bot.memory  # type: ignore[attr-defined]
    eyes, orc = (3, 1, 1), (4, 1, 1)
    assert memory.world.seen[eyes] == "green eyes"
    alone = Rides(view, memory.world, (1, 1, 1), None).prices[eyes]
    memory.world.squares[orc] = ["orc"]
    beside_an_orc = Rides(view, memory.world, (1, 1, 1), None).prices[eyes]
    assert beside_an_orc == alone + Risks(view, memory.world).of_hurt("pierce", 5)


def test_D48_without_a_bridle_it_keeps_away_from_an_ontifutlas() -> None:
    scout = Scouting(".. On Tr\n.. .. ..\n.. .. El")
    scout.must_say("land 3 1 1", "suicide", "land 2 1 1", "suicide", "land 1 1 1")
    assert scout.says(1) == ["move south"]


def test_D62_D63_it_climbs_a_tree_and_learns_what_it_likes_to_hear() -> None:
    scout = Scouting("En .. St")
    scout.must_say("land 3 1 1", "move west", "move west")
    assert scout.says(3) == ["climb", "yes", "no"]
    assert "You pay $20." in scout.table.sentences(scout.table.entries[-1:], 0)
    assert "climb" not in scout.says(3), "not again before she lands again"
    scout.must_say("suicide", "land 1 1 1")
    assert scout.says(3) == ["climb", "no", "yes"]
    assert "You get 1 walking stick." in scout.table.sentences(scout.table.entries[-1:], 0)


def test_D62_it_does_not_climb_for_what_it_has_no_use_for() -> None:
    scout = Scouting("Wi .. ..")
    scout.must_say("land 1 1 1")
    assert "climb" not in scout.says(6)


def test_D27_it_sells_a_boat_when_it_has_nothing_left() -> None:
    """The crocodile takes all that she has; what a tree gave her is worth a few grenades."""
    scout = Scouting("Wi Cr St")
    scout.must_say("land 3 1 1", "move west", "move west", "climb", "yes", "no", "move east")
    scout.must_say("move east")
    assert scout.says(2) == ["sell 1 boat", "buy 8 grenades"]


def test_D72_with_a_boat_it_crosses_a_lake() -> None:
    """Else it would rather shoot its way through the walls round it."""
    scout = Scouting("Wi La Tr\n.. .. ..\n.. .. ..")
    scout.must_say("land 3 1 1", "suicide", "land 2 1 1", "move west")
    assert scout.says(4) == ["climb", "yes", "no", "move east"]
    assert scout.says(1) == ["yes"], "the boat is used"


def test_D12_lost_it_finds_out_where_it_is() -> None:
    """The pits lead from one end to the other; there only one place fits what is known."""
    scout = Scouting("a1 St .. Ho a2")
    scout.must_say("land 2 1 1", "move east", "move east", "move east")
    view = scout.table.view(0)
    assert not view.chart.anchored
    scout.must_say("move east")
    scout.would_say()
    memory = scout.bot.memory  # type: ignore[attr-defined]
    assert not memory.is_lost
    assert memory.here(view) == (2, 1, 1)


def test_D14_D68_it_falls_where_no_road_leads_if_the_exit_is_nowhere_else() -> None:
    """The exit is north of the first pit, which is entered on foot only to leave it at once."""
    scout = Scouting("a1 .. Tr a2")
    scout.must_say("land 2 1 1", "move west", "move west")
    words = scout.says(12)
    assert words[-2:] == ["move east", "move north"], words
    assert scout.table.result is not None
    assert scout.table.result.winners == (0,)
