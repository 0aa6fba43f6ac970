"""Games that were left, cut off or killed, and go on."""

import re

import pytest

from asterion.books import book
from asterion.core.audience import Seat
from asterion.core.records.record import Record, read
from asterion.core.records.replay import verify
from tests.terminal.helper import HALL, Home, terminal

NEAR_THE_WALL = ("--seed", "4")  # in the corridor: two steps west of the treasure


def begin(home: Home, says: str, *arguments: str) -> None:
    """A game in the corridor, left after these lines."""
    arguments = arguments or ("--plan", home.plan(), *NEAR_THE_WALL)
    assert home.play("dooom", "--record", str(home.record), *arguments, says=says).status == 0


def said(record: Record) -> list[bytes]:
    return [b"".join(re.findall(rb'"do":"([^"]*)"', line)) for line in record.lines]


def test_a_game_goes_on_where_it_was_left(home: Home) -> None:
    begin(home, "e\ne\n")
    played = home.play("--resume", str(home.record), says="p\ne\n")
    assert "Type n, e, s or w" not in played.pages[1]  # no newcomer any more
    assert " # .[. . @ . .]\n" in played.pages[1]
    assert "Action points: 4" in played.pages[1]
    assert "You walk east; 4 action points left." in played.pages[1]
    assert "Action points: 2 · Treasure: 1 of 1" in played.pages[3]


def test_a_resumed_game_ends_in_a_record_of_which_every_byte_is_right(home: Home) -> None:
    begin(home, "e\ne\nquit\n")
    home.play("--resume", str(home.record), says="p\ne\n")
    end = home.play("--resume", str(home.record), says="e\ne\n").pages[-1]
    assert "Theseus has won!" in end
    record = read(home.record.read_bytes())
    assert verify(record, book("dooom")).result is not None
    assert said(record)[1:] == [b"move east"] * 2 + [b"pick up"] + [b"move east"] * 3


@pytest.mark.parametrize("left", [1, 10, 40])
def test_a_torn_last_line_is_dropped_with_a_notice(home: Home, left: int) -> None:
    begin(home, "e\ne\n")
    whole = home.record.read_bytes()
    last = whole.rindex(b"\n", 0, -1) + 1
    home.record.write_bytes(whole[: last + left])
    played = home.play("--resume", str(home.record), says="e\n")
    assert "The last line of the record was cut off, as after a crash" in played.pages[1]
    assert "Action points: 5" in played.pages[1]
    assert "Action points: 4" in played.pages[2]
    assert home.record.read_bytes() == whole  # the same command, so the same bytes


def test_a_game_goes_on_after_a_kill(home: Home) -> None:
    arguments = ("--record", str(home.record), "--plan", home.plan(), *NEAR_THE_WALL)
    with terminal(home, "dooom", *arguments) as screen:
        screen.until("move>").type("e", until="move>").type("e", until="move>")
        assert "4 action points left" in screen.text
        screen.kill()
    assert said(read(home.record.read_bytes())) == [b"", b"move east", b"move east"]
    assert "Action points: 4" in home.play("--resume", str(home.record)).pages[1]


def test_bots_are_bots_again(home: Home) -> None:
    begin(home, "end\n", "--plan", home.plan(HALL), "--bots", "walker,hunter", "--seed", "3")
    played = home.play("--resume", str(home.record), says="end\n")
    assert [seat_of(page) for page in played.pages[1:]] == ["Theseus", "Theseus"]
    assert "Round: 2" in played.pages[1]
    assert "Round: 3" in played.pages[2]


def seat_of(page: str) -> str:
    return page.splitlines()[0].removeprefix("Dungeon of Dooom · ")


def test_bots_can_be_seated_anew(home: Home) -> None:
    """Without the file beside it a record does not say who is a bot."""
    begin(home, "end\n", "--plan", home.plan(HALL), "--bots", "walker", "--seed", "3")
    (home.folder / "game.jsonl.bots").unlink()
    assert "Theseus's turn." in home.play("--resume", str(home.record)).out
    played = home.play("--resume", str(home.record), "--bots", "hunter", says="end\n")
    assert [seat_of(page) for page in played.pages[1:]] == ["Theseus", "Theseus"]


def test_somebody_has_to_play(home: Home) -> None:
    begin(home, "end\n")
    played = home.play("--resume", str(home.record), "--bots", "1")
    assert played.status == 2
    assert "1 of 1 players cannot be bots: somebody has to play" in played.err


def test_a_damaged_note_on_the_bots_is_one_sentence(home: Home) -> None:
    begin(home, "end\n", "--plan", home.plan(HALL), "--bots", "walker", "--seed", "3")
    (home.folder / "game.jsonl.bots").write_bytes(b"\xff{")
    played = home.play("--resume", str(home.record))
    assert played.status == 2
    assert "does not say who is a bot; name the bots with --bots" in played.err


def test_a_finished_game_is_not_resumed_and_its_note_is_gone(home: Home) -> None:
    begin(home, "e\ne\np\ne\ne\ne\n", "--plan", home.plan(), *NEAR_THE_WALL)
    assert sorted(path.name for path in home.folder.glob("game*")) == ["game.jsonl"]
    before = home.record.read_bytes()
    played = home.play("--resume", str(home.record))
    assert played.status == 2
    assert "is the record of a finished game: watch it with asterion replay" in played.err
    assert home.record.read_bytes() == before


def test_a_game_that_lacks_only_its_seal_gets_it(home: Home) -> None:
    begin(home, "e\ne\np\ne\ne\ne\n")
    whole = home.record.read_bytes()
    home.record.write_bytes(whole[: whole.rindex(b"\n", 0, -1) + 1])
    assert "Theseus has won!" in home.play("--resume", str(home.record)).out
    assert home.record.read_bytes() == whole


def test_a_record_that_was_changed_is_not_played_on(home: Home) -> None:
    begin(home, "e\ne\n")
    changed = home.record.read_bytes().replace(b'"ap":4', b'"ap":6')
    home.record.write_bytes(changed)
    played = home.play("--resume", str(home.record))
    assert played.status == 2
    assert "entry 2" in played.err
    assert len(played.err.splitlines()) == 1
    assert home.record.read_bytes() == changed


@pytest.mark.parametrize("content", [b"", b"{}\n", b"\x00\xff\n", b'{"asterion":99}\n'])
def test_a_file_that_is_no_record_is_left_alone(home: Home, content: bytes) -> None:
    home.record.write_bytes(content)
    played = home.play("--resume", str(home.record))
    assert played.status == 2
    assert len(played.err.splitlines()) == 1
    assert home.record.read_bytes() == content


def test_one_game_is_not_played_in_two_windows(home: Home) -> None:
    begin(home, "e\n")
    with terminal(home, "--resume", str(home.record)) as screen:
        screen.until("move>")
        played = home.play("--resume", str(home.record), says="e\n")
        assert played.status == 2
        assert "is open in another window" in played.err
        assert "4 action points left" in screen.type("e", until="move>").text


def test_hot_seat_goes_on_behind_the_hand_over_screen(home: Home) -> None:
    plan = ("--plan", home.plan(HALL), "--players", "Ann,Bob", "--seed", "3")
    begin(home, "\nend\n\n\n", *plan)
    played = home.play("--resume", str(home.record), says="\n")
    assert played.out.startswith("\nBob's turn.")
    assert seat_of(played.pages[1]) == "Bob"


def seats(record: Record) -> list[Seat]:
    return [int(re.findall(rb'"seat":(-?\d+)', line)[0]) for line in record.lines]


def test_a_bot_that_was_cut_off_moves_on_by_itself(home: Home) -> None:
    begin(home, "end\n", "--plan", home.plan(HALL), "--bots", "walker", "--seed", "3")
    lines = home.record.read_bytes().splitlines(keepends=True)
    first_of_bot = next(n for n, line in enumerate(lines) if b'"seat":1,"do"' in line)
    home.record.write_bytes(b"".join(lines[:first_of_bot]))
    played = home.play("--resume", str(home.record))
    assert "Round: 2" in played.pages[1]
    assert 1 in seats(read(home.record.read_bytes()))
