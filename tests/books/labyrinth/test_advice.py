"""What section 8 advises, and the certificate of a plan."""

from asterion.books.labyrinth.options import LabyrinthOptions
from asterion.books.labyrinth.plan.certificate import certificate
from asterion.books.labyrinth.plan.drawing import read_plan
from asterion.core.phrase import english
from tests.books.labyrinth.good_plan import MILL, redrawn, told

FIELD = """
+  +--+--+--+--+
|.  .  .  .  . |
+  +  +  +  +  +
|.  W  .  .  F |
+  +  +  +  +  +
|.  .  H  .  . |
+  +  +  +  +  +
|W  .  .  .  H |
+  +  +  +  +  +
|.  .  T  .  . =
+--+--+--+--+--+
"""

# ---- advice


def test_L78_with_landmines_there_are_more_exits_than_players() -> None:
    plan = read_plan(MILL)
    with_mines = LabyrinthOptions(mines=True)
    assert told(plan, with_mines) == [
        "advice (L78): with landmines, 3 players should have more than 3 exits; there are 2"
    ]
    assert told(plan) == []
    four = [("|P2|P3 W", " P2|P3 W"), ("+--+--+--+--+--+", "+  +--+--+--+--+")]
    assert told(redrawn(MILL, *four), with_mines) == []


def test_L95_two_weaponries_and_two_hospitals_are_better() -> None:
    assert told(redrawn(MILL, ("P3 W", "P3 ."), ("=H", "=."))) == [
        "advice (L95): two weaponries are better than 1",
        "advice (L95): two hospitals are better than 1",
    ]


def test_L96_no_hospital_is_beside_a_weaponry_wall_or_no_wall() -> None:
    sentence = "advice (L96): e3 is a hospital beside the weaponry d3"
    assert told(redrawn(MILL, ("D  .", "D  W"))) == [sentence]
    assert told(redrawn(MILL, ("D  .  H", "D  W |H"), (". |E", ".  E"))) == [sentence]


def test_L97_there_are_fakes_but_no_more_than_players() -> None:
    no_fake = redrawn(MILL, ("|F |", "|. |"))
    assert told(no_fake) == [
        "advice (L97): 3 players should have 1 to 3 fake treasures; there are none"
    ]
    four = redrawn(MILL, ("|.  .  .  .  . |", "|.  .  F  F  F |"))
    assert told(four) == ["advice (L97): 3 players should have 1 to 3 fake treasures; there are 4"]
    assert told(four, players=4) == []


def test_L98_a_delta_has_two_ways_out() -> None:
    assert told(redrawn(MILL, ("D  .", "D |."))) == [
        "advice (L98): c3 is a delta with only one way out"
    ]


def test_L98_deltas_are_not_neighbours() -> None:
    plan = read_plan("""
        +--+--+--+--+
        |>  D |D  < |
        +  +  +  +  +
        |.  .  .  . |
        +--+--+--+--+
        """)
    found = [problem for problem in told(plan) if "(L98)" in problem]
    assert found == [
        "advice (L98): b1 is a delta with only one way out",
        "advice (L98): b1 is a delta beside the delta c1",
        "advice (L98): c1 is a delta with only one way out",
    ]


def test_L99_rivers_or_mites_guard_and_the_edge_is_hard_to_tell() -> None:
    unguarded = "advice (L99): neither a river nor a mite guards the true treasure or an exit"
    plain_edge = "advice (L99): neither a pit nor a river lies along the outer wall"
    assert told(read_plan(FIELD)) == [unguarded, plain_edge]
    pits = [("|.  W  .  .  F", "|P1 W  .  .  F"), ("H  .  . |", "H  .  P2|")]
    assert told(redrawn(FIELD, *pits)) == [unguarded]
    mite_by_treasure = ("T  .", "T  E")
    assert told(redrawn(FIELD, mite_by_treasure)) == [plain_edge]
    mite_on_exit = (".  . =", ".  E =")
    assert told(redrawn(FIELD, mite_on_exit)) == [plain_edge]
    assert told(redrawn(FIELD, mite_by_treasure, *pits)) == []


def test_L100_no_treasure_is_on_an_exit_or_beside_it() -> None:
    assert told(redrawn(MILL, ("|.  .  .  .  . |", "|.  F  .  .  . |"))) == [
        "advice (L100): b1 has a fake treasure near an exit"
    ]
    assert told(redrawn(MILL, ("|.  .  .  .  . |", "|.  .  F  .  . |"))) == []
    assert told(redrawn(MILL, ("|T |", "|T ="))) == [
        "advice (L100): e5 has the true treasure near an exit"
    ]


# ---- the certificate


def test_L94_the_certificate_lists_every_rule_of_section_8() -> None:
    lines = [english(line) for line in certificate(read_plan(MILL), LabyrinthOptions(), 3)]
    assert lines[0] == "The Old Mill (5x5, 25 cells, 3 players)"
    assert {line.split()[0] for line in lines[1:] if line[0] == "L"} == {
        "L33", "L78", "L80", *(f"L{number}" for number in range(89, 101))
    }  # fmt: skip
    assert all(line.split()[1] == "met" for line in lines[1:] if line[0] == "L")
    assert "moves to heal: 13; rounds to a draw: 25" in "".join(lines)


def test_L94_the_certificate_says_what_is_broken_and_what_was_announced() -> None:
    plan = redrawn(MILL, ("=H", "|H"), ("D  .", "D |."))
    options = LabyrinthOptions(healing_counts="unlimited", nstop=40)
    text = "\n".join(map(english, certificate(plan, options, 3)))
    assert "L92  broken   there are two exits that can be used, one of them open\n" in text
    assert "              a labyrinth needs two exits; this one has 1\n" in text
    assert "L98  not met  no delta is a trap\n" in text
    assert "moves to heal: unlimited; rounds to a draw: 40" in text
    seven = certificate(plan, LabyrinthOptions(moves_to_heal=7), 3)
    assert "moves to heal: 7;" in "".join(map(english, seven))
