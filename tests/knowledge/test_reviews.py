"""What a review says in words: true of draws, of the one who left, of the plan; in good time."""

import io
import re
import time

import pytest

from asterion.books.dungeonlab.event.perceived import Came
from asterion.commands.reviewing import page, summary
from asterion.core.phrase import english
from asterion.core.records import record
from asterion.knowledge import knowledge_of
from asterion.knowledge.chair import Foresight
from asterion.knowledge.labyrinth.facts import TreasureLies
from asterion.knowledge.reviewed import Reviewing, look_ahead, played_again
from asterion.knowledge.reviewing import course
from benchmarks.reviews import play
from tests.knowledge.reviewed_words import blindness
from tests.knowledge.test_dooom import say
from tests.knowledge.test_dooom_review import hall, reviewed

DRAWN = 92_009
"""Two players of Labyrinth, of whom Ann had the treasure and could know an exit for 41 answers."""
ALONE, LONG = 90_004, 91_103
"""Of DungeonLab: a scout who walks out, and a game of two that takes 342 answers."""
MET = 91_106
"""Of DungeonLab, too: players who meet three times."""
CARRIED = 91_001
"""Of Labyrinth: the true treasure changes hands."""
ANN = 0


def review_of(book: str, seed: int) -> Reviewing:
    table = play(book, seed)
    assert table is not None
    written = io.BytesIO()
    record.write(table, written)
    return played_again(record.read(written.getvalue()), table.book)


def test_L40_of_a_draw_nobody_is_said_to_have_won() -> None:
    again = review_of("labyrinth", DRAWN)
    assert again.table.result is not None
    assert not again.table.result.winners
    assert "from answer 110 (Bob: go up) on, Ann carried the true treasure" in blindness(again)
    assert blindness(again).endswith("That lasted for 41 answers, and nobody won.")
    assert again.review.blind is not None
    assert not again.review.blind.won
    assert "A draw: too many rounds without change, after 151 answers." in page(again)


def test_D14_of_the_one_who_left_it_is_not_said_that_no_way_out_was_certain() -> None:
    text = "\n".join(summary(review_of("dungeonlab", ALONE)))
    assert "Ann could not be sure of a way out before walking out with answer 68" in text
    assert "never be sure" not in text


def test_L34_where_the_true_treasure_was_is_told_and_who_could_know_it() -> None:
    """Ann carries it, drops it where she is hit, and takes it again; a fake lies about as well."""
    again = review_of("labyrinth", CARRIED)
    text = "\n".join(summary(again))
    assert "At first the true treasure lay on e5." in text
    assert "Ann took the true treasure on e5 (answer 28)." in text
    assert "Ann fell ill, and the true treasure fell on b4 (answer 52)." in text
    assert "Ann took the true treasure on b4 (answer 73)." in text
    could = "Ann, after answer 28 (Ann: go down): Ann is on e5, carrying a treasure."
    assert could in text
    lies = TreasureLies("b4", True)
    for each in again.courses:
        since = {one.n for one in each.insights if one.fact == lies}
        known = {moment.n for moment in each.moments if lies in moment.new}
        assert since == {52} <= known, each.seat


@pytest.mark.parametrize("name", ["labyrinth", "dungeonlab", "dungeon-of-dooom"])
def test_L37_whoever_left_is_never_said_to_have_known_no_way_out(name: str) -> None:
    """In games of bots that nobody chose: who brought something out knew, or walked out."""
    leavers = 0
    for seed in range(96_000, 96_003):
        table = play(name, seed)
        if table is None:
            continue
        text = "\n".join(summary(reviewed(table)))
        unsure = re.search(r"^  (.+) could never be sure of a way out", text, re.MULTILINE)
        assert table.result is not None
        survived = "brought out" not in table.result.reason and name == "labyrinth"
        for seat in () if survived else table.result.winners:
            leavers += 1
            assert unsure is None or table.names[seat] not in unsure[1], (seed, text)
    assert leavers


def test_D14_that_somebody_won_shows_the_exit_where_one_side_is_left() -> None:
    again = review_of("dungeonlab", 90_001)
    for each in again.courses:
        assert [(one.n, english(one.words)) for one in each.ways_out] == [
            (53, "west of 1 3 there is the exit")
        ]
    text = "\n".join(summary(again))
    assert "Bob could not be sure of a way out before walking out with answer 53" in text


def test_O1_the_share_is_one_of_the_whole_plan() -> None:
    """In a hall of 14 tiles Ann sees a few from the corner."""
    table = hall(0, 7, 1)
    say(table, "end", *["move east"] * 5)
    courses = reviewed(table).courses
    assert [moment.of for moment in courses[ANN].moments] == [14] * len(courses[ANN].moments)
    assert courses[ANN].moments[0].known < 8


@pytest.mark.parametrize("seed", [90_001, ALONE])
def test_whoever_knows_the_end_says_the_same_of_every_moment(seed: int) -> None:
    table = play("dungeonlab", seed)
    assert table is not None
    plain, ahead, later = (
        knowledge_of("dungeonlab", ANN, table.options, remembers=True) for _ in range(3)
    )
    told = [(entry.n, entry.told(ANN)) for entry in table.entries]
    assert isinstance(ahead, Foresight)
    look_ahead(ahead, later, told)
    expected, found = course(plain, told), course(ahead, told)
    for one, other in zip(expected.moments, found.moments, strict=True):
        assert (one.n, {*one.new}, {*one.gone}) == (other.n, {*other.new}, {*other.gone})
    assert [(one.n, one.kind) for one in expected.insights] == [
        (one.n, one.kind) for one in found.insights
    ]


def test_a_dungeon_of_342_answers_is_reviewed_in_five_seconds_of_the_processor() -> None:
    table = play("dungeonlab", LONG)
    assert table is not None
    assert len(table.entries) == 343
    begin = time.process_time()
    reviewed(table)
    assert time.process_time() - begin < 10  # twice for a slow machine


def test_D26_players_who_meet_are_reviewed_as_each_of_them_could_think_alone() -> None:
    """One mind thinks for all; that somebody came is told to one, and what they found to all."""
    table = play("dungeonlab", MET)
    assert table is not None
    assert any(isinstance(event, Came) for entry in table.entries for event in entry.events)
    for seat, found in enumerate(reviewed(table).courses[:-1]):
        alone = knowledge_of("dungeonlab", seat, table.options, remembers=True)
        told = [(entry.n, entry.told(seat)) for entry in table.entries]
        for one, other in zip(course(alone, told).moments, found.moments, strict=True):
            assert (one.n, {*one.new}, {*one.gone}) == (other.n, {*other.new}, {*other.gone})
