"""What a review says in words: true of draws, of the one who left, of the plan; in good time."""

import io
import time

import pytest

from asterion.commands.review_told import blindness
from asterion.commands.reviewing import page, summary
from asterion.core import record
from asterion.knowledge import knowledge_of
from asterion.knowledge.chair import Foresight
from asterion.knowledge.reviewed import Reviewing, look_ahead, played_again
from asterion.knowledge.reviewing import course
from benchmarks.reviews import play
from tests.knowledge.test_dooom import say
from tests.knowledge.test_dooom_review import hall, reviewed

DRAWN = 92_009
"""Two players of Labyrinth, of whom Ann could have known an exit for 41 answers."""
ALONE, LONG = 90_004, 90_003
"""Of DungeonLab: a scout who walks out, and a game of two that takes 256 answers."""
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
    assert blindness(again).endswith("The game lasted 41 more answers, and nobody won.")
    assert again.review.blind is not None
    assert not again.review.blind.won
    assert "A draw: too many rounds without change, after 151 answers." in page(again)


def test_D14_of_the_one_who_left_it_is_not_said_that_no_way_out_was_certain() -> None:
    text = "\n".join(summary(review_of("dungeonlab", ALONE)))
    assert "Ann walked out with answer 68 (Ann: move north)." in text
    assert "never be sure" not in text


def test_D14_that_somebody_won_shows_the_exit_where_one_side_is_left() -> None:
    text = "\n".join(summary(review_of("dungeonlab", 90_001)))
    assert "from answer 53 (Bob: move west) on: west of 1 3 there is the exit." in text


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


def test_a_dungeon_of_256_answers_is_reviewed_in_five_seconds_of_the_processor() -> None:
    begin = time.process_time()
    again = review_of("dungeonlab", LONG)
    assert len(again.table.entries) == 257
    assert time.process_time() - begin < 10  # with the game itself, and twice for a slow machine
