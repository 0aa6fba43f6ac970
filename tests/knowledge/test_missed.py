"""Moments to learn from: certain then, unused, found from what one chair was told alone."""

import io
from pathlib import Path

import pytest
from click.testing import CliRunner

from asterion.books import book
from asterion.commands.review import review
from asterion.commands.review_ask import NoMark, read_mark
from asterion.core.contract.paper import Spot
from asterion.core.phrase import english, phrase
from asterion.core.records import record
from asterion.core.records.record import encode
from asterion.core.referee.table import Table
from asterion.knowledge import knowledge_of
from asterion.knowledge.marks import Mark
from asterion.knowledge.missed.finding import MOST, missed
from asterion.knowledge.missed.moments import Marked, Missed, Right, judged, plain, shown
from asterion.knowledge.reviewing import courses
from asterion.testing.twins.books import Pair, pairs
from benchmarks.reviews import play
from tests.contract.shelf.dungeonlab import KIT as DUNGEONLAB
from tests.knowledge.test_deeds import review_of

SHOWN, BUMPED, TAKEN = 140_023, 90_004, 47_301
"""Of Labyrinth, where Bob walks out; of DungeonLab; of Labyrinth of Dooom, with three players."""
ANN, BOB, CID = 0, 1, 2
SIDE = Right({"fact": "ExitOpen"}, phrase("x"), None, plain(Marked(Spot(1, 1), 1)))


def game(name: str, seed: int) -> Table:
    table = play(name, seed)
    assert table is not None
    return table


def moments_of(table: Table) -> dict[int, list[Missed]]:
    return {chair.seat: [*chair.missed] for chair in review_of(table).review.chairs}


@pytest.mark.parametrize(
    ("name", "seed"),
    [("labyrinth", SHOWN), ("dungeonlab", BUMPED), ("labyrinth-of-dooom", TAKEN)],
)
def test_what_is_asked_for_was_certain_then_and_takes_thought(name: str, seed: int) -> None:
    table = game(name, seed)
    asked = 0
    for seat, moments in moments_of(table).items():
        assert len(moments) <= MOST
        assert seat >= 0 or not moments
        for moment in moments:
            knowledge = knowledge_of(name, seat, table.options)
            for entry in table.entries[: moment.n + 1]:
                knowledge.hear(entry.told(seat), entry.n)
            facts = {encode(fact) for fact in knowledge.certain().facts}
            assert all(encode(right.fact) in facts for right in moment.right)
            assert judged(moment, moment.right[0].marked) == ("right", moment.right[0])
            asked += 1
    assert asked


def test_L37_a_way_out_that_another_showed_comes_first() -> None:
    """Bob, who walked out by it himself, is not asked."""
    moments = moments_of(game("labyrinth", SHOWN))
    assert "way out" in [moment.kind for moment in moments[CID]]
    assert "way out" not in [moment.kind for moment in moments[BOB]]
    first = moments[CID][0]
    assert (first.n, first.asks) == (35, "side")
    assert english(first.right[0].words) == "there is a way out right from e1"
    assert plain(Marked(Spot(4, 0), 1)) == first.right[0].marked


def test_D18_a_move_against_a_wall_that_was_known_is_asked_about_before_it() -> None:
    table = game("dungeonlab", BUMPED)
    (moment,) = moments_of(table)[ANN]
    assert moment.kind == "failed"
    follow = next(e for e in table.entries if e.n > moment.n and e.seat == ANN)
    assert follow.do == "move west"  # from 5 1
    assert english(moment.right[0].words) == "east of 4 1 there is a wall"


def test_O9_who_took_something_is_asked_of_players() -> None:
    moments = moments_of(game("labyrinth-of-dooom", TAKEN))[CID]
    assert {moment.asks for moment in moments} == {"player"}
    assert judged(moments[0], Marked(seat=ANN))[0] == "right"
    assert judged(moments[0], Marked(seat=BOB))[0] == "wrong"


def test_no_moment_is_told_by_the_map_of_one_before_it() -> None:
    """A wall that one ran into is on every later map: that question comes before these."""
    for seed in (61_000, SHOWN, 61_004):
        for moments in moments_of(game("labyrinth", seed)).values():
            for number, moment in enumerate(moments):
                if moment.kind == "failed":
                    assert all(before.n <= moment.n for before in moments[:number])


def test_what_is_shown_before_a_mark_has_nothing_of_what_is_right() -> None:
    for moments in moments_of(game("labyrinth", SHOWN)).values():
        for moment in moments:
            sent = encode(shown(moment)).decode()
            assert moment.right[0].fact["cell"] not in sent
            assert "right" not in sent.replace("missed-", "")


def test_a_mark_is_right_known_or_wrong_from_either_cell_of_a_side() -> None:
    told = plain(Marked(Spot(0, 0), 2))
    moment = Missed(7, "failed", "side", phrase("x"), [SIDE], [told])
    assert judged(moment, Marked(Spot(1, 1), 1))[0] == "right"
    assert judged(moment, Marked(Spot(2, 1), 3))[0] == "right"
    assert judged(moment, Marked(Spot(0, 1), 0))[0] == "known"
    assert judged(moment, Marked(Spot(1, 1), 0)) == ("wrong", SIDE)


# ---- twins


def found(pair: Pair, table: Table, entries: list[int]) -> tuple[bytes, bytes]:
    """The moments of this chair, if the game had ended here."""
    told = [(n, table.entries[entry].told(pair.seat)) for n, entry in enumerate(entries)]
    movers = {n: table.entries[entry].seat for n, entry in enumerate(entries)}
    thinker = knowledge_of(table.book.name, pair.seat, table.options, remembers=True)
    (course,) = courses([thinker], told)
    moments = missed(course, thinker, told, movers, on_paper=True)
    return encode([shown(moment) for moment in moments]), encode(moments)


def test_two_games_that_sound_the_same_ask_the_same_to_the_byte() -> None:
    """Other plans: what is shown before a mark, and what is right."""
    compared = asked = 0
    for seed in range(6):
        for pair in pairs(book("dungeonlab"), DUNGEONLAB, seed):
            one, other = ([*each] for each in zip(*pair.places, strict=True))
            if pair.seat < 0 or one != other:
                continue
            ours, theirs = found(pair, pair.one, one), found(pair, pair.other, other)
            assert ours == theirs
            compared += 1
            asked += ours[0] != b"[]"
        if compared > 3 and asked:
            break
    assert compared > 3
    assert asked


# ---- at the keyboard


def test_at_the_keyboard_each_mark_is_followed_by_its_proof(tmp_path: Path) -> None:
    table = game("labyrinth", SHOWN)
    written = io.BytesIO()
    record.write(table, written)
    file = tmp_path / "game.jsonl"
    file.write_bytes(written.getvalue())
    said = "nowhere\na1 up\nb1\n"
    asked = CliRunner().invoke(review, [str(file), "--ask", "--as", "Cid"], input=said)
    before, _, after = asked.output.partition("> ")
    assert "Moment 1 of 3, after answer 35." in before
    assert "There was a way out that you could be sure of. Which side?" in before
    assert "from e1" not in before
    assert "36  " not in before, "nothing that was said later"
    assert "“nowhere” is not a side" in after
    assert "That was not certain. This was: there is a way out right from e1." in after
    assert "It is certain that there is a way out right from e1." in after
    assert "Moment 2 of 3" in after


def test_whoever_missed_nothing_is_told_so(tmp_path: Path) -> None:
    table = game("dungeonlab", 90_001)
    written = io.BytesIO()
    record.write(table, written)
    file = tmp_path / "game.jsonl"
    file.write_bytes(written.getvalue())
    asked = CliRunner().invoke(review, [str(file), "--ask", "--as", "public"])
    assert asked.exit_code != 0
    assert "--ask is for a player" in asked.output


@pytest.mark.parametrize(
    ("said", "asks", "marked"),
    [
        ("c2", "cell", Marked(Spot(2, 1))),
        ("3 2 1", "cell", Marked(Spot(2, 1, 0))),
        ("c2 left", "side", Marked(Spot(2, 1), 3)),
        ("3 2 north", "side", Marked(Spot(2, 1), 0)),
        ("bob", "player", Marked(seat=BOB)),
        ("c2", "side", None),
        ("c2 up", "cell", None),
        ("Nobody", "player", None),
    ],
)
def test_marks_as_they_are_typed(said: str, asks: str, marked: Marked | None) -> None:
    table = game("labyrinth", SHOWN)
    moment = Missed(3, "x", asks, phrase("x"), [SIDE])  # type: ignore[arg-type]
    if marked is None:
        with pytest.raises(NoMark):
            read_mark(said, moment, table)
    else:
        assert read_mark(said, moment, table) == marked
        assert Mark(marked.at or Spot(0, 0)).at.level == 0
