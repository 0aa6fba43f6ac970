"""What a review says that happened: who had treasure, who led, who killed whom; and it is true."""

import io
import re
from pathlib import Path

import msgspec
import pytest

from asterion.books import book
from asterion.books.dungeonlab.plan.things import TREASURE
from asterion.books.labyrinth.state import DEAD, LOST
from asterion.commands.reviewing import summary
from asterion.core.records import record
from asterion.core.records.replay import replayed
from asterion.core.referee.table import Table
from asterion.knowledge.deed import DIED, DROPPED, TOOK, Deed
from asterion.knowledge.reviewed import Reviewing, played_again
from benchmarks.reviews import play
from tests.knowledge.reviewed_words import blindness, decided, happened
from tests.knowledge.test_dooom import say
from tests.knowledge.test_dooom_review import hall

ANN, BOB = 0, 1
GAMES = Path(__file__).parent / "games"
SHOT, HANDED_ON = "shot", "handed-on"
"""Of Labyrinth, kept as records: Bob is shot; Ann hits him and has the treasure by one answer."""
WAITED, IN_HAND = 47_000, 47_003
"""Of Labyrinth: Ann takes another way out; Ann has it in hand, and Cid wins."""
KILLED = 47_102
"""Of DungeonLab: Ann passes by the exit with the treasure, and Bob kills her."""
ROBBED = 47_300
"""Of Dooom: Bob kills Ann and takes what she had."""


def review_of(table: Table | None) -> Reviewing:
    assert table is not None
    written = io.BytesIO()
    record.write(table, written)
    return played_again(record.read(written.getvalue()), table.book)


def kept(game: str) -> Reviewing:
    read = record.read((GAMES / f"{game}.jsonl").read_bytes())
    return played_again(read, book(read.header.book))


def test_L69_who_shot_whom_is_told_and_what_fell() -> None:
    again = kept(SHOT)
    assert happened(again) == [
        "At first the true treasure lay on a3.",
        "Bob fell ill (answer 10).",
        "Ann fell ill (answer 39).",
        "Ann came to the true treasure on a3, too ill to carry it (answer 41).",
        "Answers 42 to 75: Ann came to 12 places (4 of them new) and hit 2 walls; "
        "Bob came to 6 places (3 of them new) and hit 7 walls.",
        "Bob carried out a false treasure (answer 76).",
        "Ann hit Bob (answers 91 and 93).",
        "Ann stood on the true treasure on a3 and chose a false one (answer 94).",
        "Bob took the true treasure on a3 (answer 105).",
        "Ann hit Bob, and the true treasure fell on b4 (answer 108).",
        "Ann killed Bob (answer 112).",
    ]
    assert decided(again) == (
        "What decided it: Ann killed Bob (answer 112), and Ann was the last one left."
    )


def test_L34_the_missed_chance_is_of_whoever_had_the_treasure_in_hand() -> None:
    again = review_of(play("labyrinth", IN_HAND))
    missed = blindness(again)
    assert "from answer 90 (Cid: go up) on, Ann carried the true treasure" in missed
    assert missed.endswith("That lasted for 12 answers, and Cid won.")
    assert "Who could have finished" not in summary(again), "it is said once"


def test_L34_the_winner_is_told_how_much_sooner_it_could_have_been() -> None:
    again = review_of(play("labyrinth", WAITED))
    assert blindness(again) == ""
    text = "\n".join(summary(again))
    assert "Ann carried the true treasure and could know that there is a way out down" in text
    assert "; Ann won 43 answers later." in text


def test_L34_whoever_knew_a_way_out_overlooked_none_but_had_the_treasure_in_hand() -> None:
    """Ann walks out by b1 at first; later a second exit can be proved, which does not matter."""
    missed = blindness(review_of(play("labyrinth", 61_004)))
    assert "from answer 61 (Ann: go down) on, Ann carried the true treasure" in missed
    assert "there is a way out up from b1" in missed
    assert missed.endswith("That lasted for 12 answers, and Bob won.")


def test_a_treasure_that_goes_to_and_fro_is_told_with_what_is_left_out() -> None:
    again = kept(SHOT)
    many = [Deed(n, TOOK if n % 2 else DROPPED, ANN, count=1, cell="a1") for n in range(1, 41)]
    lines = happened(msgspec.structs.replace(again, story=many))
    kept_lines = [line for line in lines if "Ann" in line and "true treasure" in line]
    assert 20 < len(kept_lines) < 40
    assert "lines are left out here." in lines[13]
    assert lines[-1].startswith("Answers 41 to 111") or lines[-1].endswith("(answer 40).")


def test_L34_a_treasure_that_nobody_found_is_told_so() -> None:
    again = review_of(play("labyrinth", 61_000))
    assert happened(again)[:2] == ["At first the true treasure lay on a2.", "Nobody ever took it."]


def test_D14_whoever_stood_by_the_exit_with_the_treasure_is_told_so() -> None:
    table = play("dungeonlab", KILLED)
    lines = happened(review_of(table))
    assert lines[0] == "The treasure first lay at 4 5 2, and west of 1 2 there is the exit."
    assert "Bob killed Ann, who carried the treasure (answer 250)." in lines
    assert "Ann took the treasure again on 4 5 2 (answer 382)." in lines
    assert any(line.startswith("Bob died 9 times (") and "landed again" in line for line in lines)
    passed = next(line for line in lines if line.startswith("Ann first stood"))
    found = re.search(r"with the treasure after answer (\d+) .* (\d+) answers later", passed)
    assert found is not None
    written = io.BytesIO()
    assert table is not None
    record.write(table, written)
    there = [
        entry.n
        for at, entry in replayed(record.read(written.getvalue()), table.book)
        if at.state.players[ANN].place % table.plan.area == table.plan.exits[0] // 4
        and TREASURE in at.state.players[ANN].carries
    ]
    assert (int(found[1]), int(found[2])) == (there[0], table.entries[-1].n - there[0])


def test_D70_how_many_places_were_left_for_who_stayed_lost() -> None:
    text = "\n".join(summary(review_of(play("dungeonlab", KILLED))))
    assert (
        "Ann came to 2 1 1 and could not know where that was until the map was shown (answer 373)."
    ) in text
    assert "Bob came to 3 2 1 and could not know where that was until death (answer 296)." in text
    text = "\n".join(summary(review_of(play("dungeonlab", 131_100))))
    assert "no answer revealed it to the end, and 11 places were still possible." in text


def test_D70_whoever_was_shown_the_map_could_know_what_was_on_it() -> None:
    again = review_of(play("dungeonlab", KILLED))
    shown = "Ann was shown the whole map in the management center (answer 373)."
    assert shown in happened(again)
    text = "\n".join(summary(again))
    assert "Ann could never" not in text
    assert "Ann and Bob could never" not in text


def test_L69_a_treasure_that_changes_hands_in_one_answer_falls_where_it_is_taken() -> None:
    """Ann hits Bob, takes what falls, and goes on with it."""
    again = kept(HANDED_ON)
    lines = happened(again)
    fell = lines.index("Ann hit Bob, and the true treasure fell on d3 (answer 67).")
    assert lines[fell + 1] == "Ann took the true treasure on d3 (answer 67)."
    assert decided(again) == (
        "What decided it: Ann killed Bob (answer 69), and Ann was the last one left."
    )


def test_O17_who_led_and_who_robbed_whom_is_told() -> None:
    again = review_of(play("labyrinth-of-dooom", ROBBED))
    assert decided(again) == (
        "What decided it: Bob killed Ann, who had 4 treasures (answer 88), "
        "and took them (answer 90)."
    )
    assert happened(again) == [
        "Bob took 5 treasures (answers 43 and 90).",
        "Ann took 4 treasures (answers 14, 38, 59 and 83).",
        "Bob hit Ann (answers 70 and 78) and missed 4 times; that left Ann with one hit point.",
        "Bob killed Ann, who had 4 treasures (answer 88).",
        "Bob took the 4 treasures that Ann had left (answer 90).",
    ]


def test_O17_who_led_when_is_told_at_the_head() -> None:
    lines = summary(review_of(play("labyrinth-of-dooom", ROBBED)))
    assert lines[1].startswith("In the lead: Ann (answers 14 to ")
    assert lines[1].endswith(" and Bob (from answer 88 to the end).")


def test_O16_nothing_is_said_of_a_finish_that_took_a_step() -> None:
    table = hall(0, 12, 0)
    say(table, "move north", "move east")
    assert table.result is not None
    assert "Who could have finished" not in summary(review_of(table))


def test_O17_the_dead_are_not_told_what_they_could_have_known() -> None:
    again = review_of(play("dungeon-of-dooom", 47_246))
    died = {deed.seat: deed.n for deed in again.story if deed.kind == DIED}
    assert len(died) == 2
    text = "\n".join(summary(again))
    for seat, n in died.items():
        told = re.findall(rf"^  {again.table.names[seat]}, after answer (\d+)", text, re.MULTILINE)
        assert all(int(number) <= n for number in told)


@pytest.mark.parametrize("name", ["labyrinth", "dungeon-of-dooom", "labyrinth-of-dooom"])
def test_in_games_that_nobody_chose_the_story_ends_as_the_game_did(name: str) -> None:
    for seed in range(98_000, 98_002):
        table = play(name, seed)
        if table is None:
            continue
        again, state = review_of(table), table.state
        dead = {deed.seat for deed in again.story if deed.kind == DIED}
        if name == "labyrinth":
            assert dead == {n for n, health in enumerate(state.health) if health in (DEAD, LOST)}
            continue
        assert dead == {seat for seat, alive in enumerate(state.alive) if not alive}
        purses = [0] * len(table.names)
        for deed in again.story:
            if deed.kind in (DIED, TOOK):
                purses[deed.seat] = 0 if deed.kind == DIED else purses[deed.seat] + deed.count
        assert purses == state.treasure
