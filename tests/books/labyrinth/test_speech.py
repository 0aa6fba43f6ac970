"""Moves as people say them, and the one form in which they are written."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from asterion.books.labyrinth.plan.model import letters
from asterion.books.labyrinth.say import command as said
from asterion.books.labyrinth.say.saying import parse, write
from asterion.books.labyrinth.say.speech import hear
from asterion.core.contract.book import Refused
from asterion.core.referee.understanding import Listening
from tests.books.labyrinth.helper import WATER, table

SPOKEN = [
    ("Go up", "go up"),
    ("u", "go up"),
    ("Blow the up wall, then go up.", "blow the up wall; go up"),
    ("b u; u", "blow the up wall; go up"),
    ("Shoot to the left, then go up.", "shoot left; go up"),
    ("s l; u", "shoot left; go up"),
    (
        "Go up, then shoot to the right and blow the up wall",
        "go up; shoot right; blow the up wall",
    ),
    ("Blow up the wall to the right; move right", "blow the right wall; go right"),
    ("Go right, don't tell the result.", "go right, don't tell the result"),
    (
        "Go right; if I find a treasure, shoot up; and if I find a bullet, shoot right; "
        "finally, if I fall into a pit, leave one grenade there.",
        "go right; if I find a treasure, shoot up; if I find a bullet, shoot right; "
        "if I fall into a pit, leave a grenade",
    ),
    (
        "1. Go right, don't tell where did I end up, but 2. tell me whether I hit a wall.",
        "go right, tell only whether I hit a wall",
    ),
    ("How many bullets and grenades do I have?", "how many bullets and grenades do I have?"),
    ("order B3, go up", "order b3; go up"),
    ("throw a grenade at the left wall; l", "blow the left wall; go left"),
    ("set a mine to the right, then go left", "set a landmine to the right; go left"),
    ("go by the flow", "go by the flow"),
    ("loop", "go by the loop"),
    ("don’t pick up anything; go up", "take nothing; go up"),
    ("unless I hit a wall, shoot up; go up", "if not I hit a wall, shoot up; go up"),
    ("leave 8 bullets; go up", "leave eight bullets; go up"),
    ("leave eight bullets; go up", "leave eight bullets; go up"),
    ("GO   LEFT", "go left"),
    ("old", "keep the old treasure"),
    ("pass", "skip"),
    ("what was Bob's last move?", "recall the last move of Bob"),
    ("flag Bob .", "flag Bob"),
    ("could you shoot up at Bob!?", "shoot up at Bob"),
    ("shoot up at Bob!; go up", "shoot up at Bob!; go up"),
]


@pytest.mark.parametrize(("spoken", "written"), SPOKEN)
def test_L17_moves_as_people_say_them(spoken: str, written: str) -> None:
    assert write(parse(spoken)) == written


@pytest.mark.parametrize(
    ("spoken", "answer"),
    [
        ("goo up", "“goo up” is not understood; did you mean “go up”?"),
        ("go right; shoot lef", "did you mean “go right; shoot left”?"),
        ("if I hit a waal, go up", "did you mean “if I hit a wall, go up”?"),
        (
            "if it rains go up",
            "the word “rains” in “if it rains go up” is not understood; say it like “go right; "
            "if I hit a wall, shoot up”",
        ),
        ("shoot", "“shoot” is not understood; say which way: shoot up, right, down or left"),
        ("throw a grenade", "say at which wall, as in “throw a grenade left”"),
        ("don't take the treasure", "to pick nothing up on the way, say “take nothing” first"),
        ("don't go left", "say what you do, not what you don't do"),
        ("go left?", "that sounds like a question, and nothing was done; to do it, say “go left”"),
        (
            "go up, tell only my shoe size",
            "the word “shoe” in “tell only my shoe size” is not understood; say it like “go up, "
            "tell only whether I hit a wall”",
        ),
        ("order b3", "say the move together with the cell: order b3; go up"),
        ("repeat ?!'s last move", "is not understood"),
        ("undo", "there is no undo"),
        ("", "you said nothing"),
    ],
)
def test_what_is_not_understood_is_said_with_the_nearest_thing_that_would_be(
    spoken: str, answer: str
) -> None:
    with pytest.raises(Refused) as refused:
        parse(spoken)
    assert answer in str(refused.value)


@pytest.mark.parametrize(
    "spoken", ["what did Bob Jr. do?", "repeat Bob Jr.'s last move", "what was bob jr.'s last move"]
)
def test_L26_a_name_is_that_of_the_table_as_its_owner_spells_it(spoken: str) -> None:
    assert hear(spoken, Listening(("Ann", "Bob Jr."))) == said.Recall("Bob Jr.")


@pytest.mark.parametrize("count", range(1, 9))
def test_L27_conditions_as_deep_as_may_be_are_understood_as_they_are_written(count: int) -> None:
    """In the record they stand in parentheses, which must not make them too deep."""
    said = parse("if wall: " * count + "go up")
    assert parse(write(said)) == said
    assert parse("if wall, (" * count + "go up" + ")" * count) == said


def test_nesting_has_a_limit() -> None:
    deep = "if scream, (" * 30 + "go up" + ")" * 30
    with pytest.raises(Refused, match="nested"):
        parse(deep)
    with pytest.raises(Refused, match="at most 60 parts"):
        parse("; ".join(["shoot up"] * 70))


ways = st.integers(0, 3)
things = st.sampled_from(["bullet", "grenade", "landmine", "corpse", "treasure"])
counts = st.integers(0, 9)
cell_names = st.builds(lambda c, r: f"{letters(c)}{r}", st.integers(0, 40), st.integers(1, 40))
plain_parts: st.SearchStrategy[said.Part] = st.one_of(
    st.builds(said.Go, st.integers(0, 5)),
    st.builds(said.Shoot, ways),
    st.builds(said.Shoot, ways, st.sampled_from(["bob", "2"]), cell_names),
    st.builds(said.Blow, ways),
    st.builds(said.SetMine, st.integers(-1, 3)),
    st.builds(said.Leave, things, counts),
    st.builds(said.Throw, things.filter(lambda thing: thing != "grenade"), ways, counts),
    st.builds(
        said.Take, st.sampled_from(["everything", "bullet", "grenade", "landmine", "corpse"])
    ),
    st.builds(said.Take, st.just("treasure"), st.integers(-1, 9)),
    st.just(said.TakeNothing()),
    st.just(said.NoRestock()),
    st.builds(said.Prefer, st.integers(-1, 9)),
)


def some(
    parts: st.SearchStrategy[said.Part], least: int
) -> st.SearchStrategy[tuple[said.Part, ...]]:
    return st.lists(parts, min_size=least, max_size=3).map(tuple)


parts = st.recursive(
    plain_parts,
    lambda inner: st.builds(
        said.If,
        st.sampled_from(sorted(said.FACT_FACETS)),
        st.booleans(),
        some(inner, 1),
        some(inner, 0),
    ),
    max_leaves=8,
)
moves = st.builds(
    said.Move, some(parts, 1), st.integers(0, said.ALL_FACETS), st.just("") | cell_names
)
names = st.sampled_from(["Ann", "Bob the Second", "2", "Öwer"])
commands: st.SearchStrategy[said.Command] = st.one_of(
    moves,
    st.builds(said.Choose, st.integers(-1, 9)),
    st.builds(said.Start, cell_names),
    st.builds(said.AskCell, cell_names),
    st.builds(said.Ask, st.sampled_from(said.QUESTIONS)),
    st.builds(said.Recall, names, st.booleans()),
    st.builds(said.VoteBreak, st.booleans()),
    st.builds(said.Flag, names),
    st.builds(said.TimeUp, names),
    st.sampled_from(
        [
            said.Skip(), said.AskCount(), said.ClaimCount(), said.Resign(), said.Break(),
            said.EndBreak(), said.RequestClock(), said.Confirm(), said.Void(),
        ]
    ),
)  # fmt: skip


@given(commands)
def test_what_is_written_is_read_back(command: said.Command) -> None:
    assert parse(write(command)) == command


@given(commands)
def test_a_written_command_stays_the_same_however_it_is_cased_and_spaced(
    command: said.Command,
) -> None:
    text = write(command)
    if " at " not in text and not isinstance(command, said.Recall | said.Flag | said.TimeUp):
        assert parse(f"  {text.upper().replace(' ', '  ')} ") == command


WORDS = sorted({word for spoken, _ in SPOKEN for word in spoken.lower().split()})


@given(st.lists(st.sampled_from(WORDS), max_size=14))
def test_words_in_any_order_are_understood_or_refused(words: list[str]) -> None:
    try:
        command = parse(" ".join(words))
    except Refused:
        return
    assert parse(write(command)) == command


@pytest.mark.parametrize(
    "again",
    [
        "go up ", "take ", "if ", "if wall, ", "if a wall ", "if not ", "please ", "i ", "and ",
        "go up, then ", "go up if ", "before going up, ", "shoot left and ", "without taking ",
        "x or ", "twice ", "lft rihgt ", "don't tell ", "tell only ", "else ", "(", "1. 2. ",
        "if i hit a wall shoot up, if not ",
    ],
)  # fmt: skip
def test_whoever_goes_on_for_ever_is_refused(again: str) -> None:
    """Not with an error of the reader's own, such as running out of stack."""
    with pytest.raises(Refused):
        parse(again * 700)


@pytest.mark.parametrize(
    "said", ["shoot up, then right", "выстрел вверх, потом вправо", "Schuss hoch, dann rechts"]
)
def test_L17_what_no_move_of_this_table_can_be_is_not_meant(said: str) -> None:
    """Where every move has its movement, a shot and a way are a shot and a step; else who knows."""
    game = table(WATER)
    assert game.submit(0, said).do == "shoot up; go right"
    free = table(WATER, actions_without_movement=True)
    with pytest.raises(Refused, match="can mean"):
        free.submit(0, said)
