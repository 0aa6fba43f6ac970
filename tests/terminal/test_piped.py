"""Play through pipes: plain text in, plain text out."""

import re
import unicodedata
from pathlib import Path

import pytest

from asterion.books import SHELF, book
from asterion.core.phrase import english
from asterion.core.records.record import read
from asterion.core.records.replay import verify
from tests.terminal.helper import HALL, Home

BESIDE_THE_TREASURE = ("--seed", "5")  # in the corridor: one step east of it, two west of the exit
NEAR_THE_WALL = ("--seed", "4")  # two steps west of the treasure, one from the west wall


def test_the_first_screen_says_what_to_do(home: Home) -> None:
    first = home.play("dooom", "--plan", home.plan(), *BESIDE_THE_TREASURE).pages[1]
    assert "Type n, e, s or w to walk, p to pick up treasure (G); then walk onto an" in first
    assert "help lists every command" in first
    assert "The game is on: bring 1 treasure to an exit." in first
    assert "   # # #\n # # # # #\n . G @ . E\n # # # # #\n   # # #\n" in first
    assert "@ you   E exit   G treasure   # wall   . floor" in first
    assert "Hit points: 3 · Action points: 6 · Treasure: 0 of 1 · Carrying: nothing" in first
    assert "You may say: move east, move west, end" in first


def test_a_whole_game_ends_with_the_map_the_winner_and_the_record(home: Home) -> None:
    played = home.play("dooom", "--plan", home.plan(), *BESIDE_THE_TREASURE, says="w\np\ne\ne\ne\n")
    assert (played.status, played.err) == (0, "")
    assert "Under you: treasure" in played.pages[2]
    assert "You pick up 1 treasure; 4 action points left." in played.pages[3]
    end = played.pages[-1]
    assert "Dungeon of Dooom · the end" in end
    assert " # # # # # # # # #\n # . . . . . . 1 #\n # # # # # # # # #\n" in end
    assert "Theseus has won!" in end
    assert "Theseus reached an exit with 1 treasure." in end
    [record] = home.games
    assert f"asterion replay {record}" in end
    assert verify(read(record.read_bytes()), book("dooom")).result is not None


def test_what_is_seen_now_is_marked_apart_from_what_is_remembered(home: Home) -> None:
    played = home.play("dooom", "--plan", home.plan(), *NEAR_THE_WALL, says="e\ne\n")
    assert " # . @ . G\n" in played.pages[1]
    assert "  #[. . @ G .]\n" not in played.pages[1]
    assert " #[. . @ G .]\n" in played.pages[2]
    assert " # .[. . @ . .]\n" in played.pages[3]
    assert "[ ] in sight now" in played.pages[3]


def test_a_refused_command_is_answered_in_one_line_and_asked_again(home: Home) -> None:
    says = "pick upp\nn\nundo\nfly\n"
    played = home.play("dooom", "--plan", home.plan(), *NEAR_THE_WALL, says=says)
    assert [line.rstrip() for line in played.pages[-1].splitlines()[-11:-2]] == [
        "move> pick upp",
        "“pick upp” is not understood; did you mean “pick up”?",
        "move> n",
        "Can't move into a wall (O8).",
        "move> undo",
        "There is no undo: what you have heard cannot be unheard.",
        "move> fly",
        "“fly” is not understood; say help to see the commands.",
        "move>",
    ]
    assert len(read(home.games[0].read_bytes()).lines) == 1


def test_help_names_every_command_of_the_book_and_of_the_keyboard(home: Home) -> None:
    shown = home.play("dooom", "--plan", home.plan(), says="help\n").pages[-1]
    for line in english(book("dooom").speech.help).splitlines():
        assert f"\n{line}"[:70] in shown
    for word in ("help", "map", "log", "rules", "quit"):
        assert f"\n{word} " in shown
    assert "P player" in shown
    for short in ("h", "?"):
        assert (
            home.play("dooom", "--plan", home.plan(), says=f"{short}\n")
            .pages[-1]
            .count("pick up           what lies under you")
        )


def test_log_repeats_what_was_said_and_heard(home: Home) -> None:
    says = "e\nsay hello\nlog\n"
    shown = home.play("dooom", "--plan", home.plan(), *NEAR_THE_WALL, says=says).pages[-1]
    _, _, log = shown.partition("move> log\n")
    assert log.splitlines()[:6] == [
        "The game is on: bring 1 treasure to an exit.",
        "You join the game.",
        "> move east",
        "You walk east; 5 action points left.",
        "> say hello",
        "You say: hello",
    ]


def test_rules_are_those_in_force(home: Home) -> None:
    arguments = ("dooom", "--plan", home.plan(), "--set", "hit_points=7")
    played = home.play(*arguments, says="rules\n")
    assert "A player starts with 7 hit points" in " ".join(played.out.split())
    assert "O24" in played.out


def test_an_empty_line_draws_the_same_screen_again(home: Home) -> None:
    says = "e\n\n\n"
    played = home.play("dooom", "--plan", home.plan(), *NEAR_THE_WALL, says=says)
    assert len(played.pages) == 5
    assert played.pages[2] == played.pages[3]


def test_map_shows_the_board_without_the_news(home: Home) -> None:
    played = home.play("dooom", "--plan", home.plan(), *NEAR_THE_WALL, says="e\nmap\n")
    assert " #[. . @ G .]\n" in played.pages[-1]
    assert "What happened" not in played.pages[-1]


@pytest.mark.parametrize("says", ["", "e\n", "quit\n", "q\n", "QUIT\n"])
def test_leaving_keeps_the_game_and_says_how_to_go_on(home: Home, says: str) -> None:
    played = home.play("dooom", "--plan", home.plan(), "--record", "mine.jsonl", says=says)
    assert (played.status, played.err) == (0, "")
    assert played.out.endswith(
        "The game is saved. Continue it any time:\n  asterion play --resume mine.jsonl\n"
    )


def test_a_piped_game_has_no_escape_code(home: Home) -> None:
    played = home.play("dooom", "--bots", "2", "--seed", "1", says="n\ne\ns\nw\nhelp\nmap\nlog\n")
    assert "\033" not in played.out
    assert played.out.isascii() is False  # the quotation marks and dots are there all the same


def test_without_a_book_it_asks_which(home: Home) -> None:
    played = home.play("--plan", home.plan(), says="nine\n99\n2\n")
    assert played.out.startswith("Which book?\n  1  Dungeon of Dooom\n     Collect")
    assert played.out.count(f"Enter a number from 1 to {len(SHELF)}, or the name of a book.") == 2
    assert "Labyrinth of Dooom · Theseus" in played.out


def test_a_book_can_be_named_when_it_is_asked_for(home: Home) -> None:
    assert "Dungeon of Dooom · Theseus" in home.play("--plan", home.plan(), says="Dooom\n").out


def test_nobody_has_to_choose_a_book(home: Home) -> None:
    played = home.play()
    assert (played.status, played.err) == (0, "")
    assert home.games == []


def test_bots_move_by_themselves_between_the_turns(home: Home) -> None:
    says = "end\nend\n"
    played = home.play("dooom", "--plan", home.plan(HALL), "--bots", "2", "--seed", "3", says=says)
    assert "Bots at the table: Ariadne (bot: walker), Daedalus (bot: hunter)." in played.pages[1]
    assert "Round: 1" in played.pages[1]
    assert "Round: 2" in played.pages[2]
    entries = read(home.games[0].read_bytes()).lines
    assert sum(b'"seat":1,' in entry for entry in entries) > 2
    assert sum(b'"seat":2,' in entry for entry in entries) > 2


def test_bots_can_be_named_and_do_not_take_a_persons_name(home: Home) -> None:
    played = home.play(
        "dooom", "--plan", home.plan(HALL), "--players", "ariadne", "--bots", "hunter,walker"
    )
    assert "Bots at the table: Daedalus (bot: hunter), Icarus (bot: walker)." in played.out


def test_the_same_seed_is_the_same_game(home: Home) -> None:
    one, other = (
        home.play("dooom", "--bots", "1", "--seed", "8", says="end\nend\nend\n") for _ in range(2)
    )
    assert one.pages[:-1] == other.pages[:-1]
    assert len(one.pages) == 5


def test_bytes_that_are_no_text_are_one_more_wrong_word(home: Home) -> None:
    played = home.play("dooom", "--plan", home.plan(), says=b"\xff\xfe\n\x1b[A\x00\nhelp\n")
    assert (played.status, played.err) == (0, "")
    assert played.out.count("is not understood") == 2
    assert "\033" not in played.out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["dooom", "--bots", "ghost"], "no bot “ghost” plays Dungeon of Dooom"),
        (["dooom", "--bots", "40"], "has 32 seats, too few for 40 bots"),
        (["dooom", "--players", "GM"], "the name “GM” is reserved"),
        (["dooom", "--players", "Ann,ann"], "the name “ann” is taken"),
        (["dooom", "--players", ""], "a name is one or more words"),
        (["dooom", "--plan", "-"], "the plan cannot come from standard input here"),
        (["dooom", "--plan", "none.txt"], "there is no file “none.txt”"),
        (
            ["dooom", "--record", "no/where.jsonl"],
            "“no/where.jsonl” cannot be written: No such file",
        ),
        (["dooom", "--record", "."], "“.” already exists"),
        (["dooom", "--set", "colour=red"], "there is no option “colour”"),
        (["dooom", "--seed", "-1"], "a seed is a whole number from 0"),
        (["doom"], "there is no rule book “doom”; did you mean “dooom”?"),
        (["--resume", "none.jsonl"], "there is no file “none.jsonl”"),
        (["--resume", "."], "“.” cannot be written: Is a directory"),
        (["dooom", "--resume", "x"], "--resume continues the game as it is"),
    ],
)
def test_wrong_usage_is_one_sentence(home: Home, arguments: list[str], sentence: str) -> None:
    played = home.play(*arguments)
    assert played.status == 2
    assert sentence in played.err
    assert len(played.err.splitlines()) == 1
    assert home.games == []


def test_a_record_is_never_written_over(home: Home) -> None:
    home.record.write_text("something dear")
    played = home.play("dooom", "--plan", home.plan(), "--record", str(home.record))
    assert played.status == 2
    assert "already exists" in played.err
    assert home.record.read_text() == "something dear"


def test_a_folder_that_cannot_be_made_is_one_sentence(home: Home) -> None:
    (home.folder / "data").write_text("in the way")
    played = home.play("dooom", "--plan", home.plan())
    assert played.status == 2
    assert "name a file with --record" in played.err
    assert len(played.err.splitlines()) == 1


def test_a_game_that_waits_for_its_master_says_so(home: Home) -> None:
    played = home.play("dooom", "--plan", home.plan(), "--set", "wait_for=3")
    assert played.status == 2
    assert "the game is waiting for its master" in played.err


def test_games_of_one_second_get_names_of_their_own(home: Home) -> None:
    for _ in range(3):
        assert home.play("dooom", "--plan", home.plan()).status == 0
    assert len(home.games) == 3


def test_every_kept_game_can_be_read_with_an_editor(home: Home) -> None:
    home.play("dooom", "--plan", home.plan(), *NEAR_THE_WALL, says="e\n")
    lines = Path(home.games[0]).read_text("utf-8").splitlines()
    assert lines[0].startswith('{"asterion":1,"book":"dungeon-of-dooom"')
    assert '"do":"move east"' in lines[2]


SAID = {
    "dungeon-of-dooom": "n\ne\ns\nw\nend\n",
    "labyrinth-of-dooom": "n\ne\nend\n",
    "cc3k": "d\nno\nea\nwe\n",
    "labyrinth": "start a1\nstart b2\nstart c3\ngo up; if I hit a wall, shoot left\ndown\nstatus\n",
    "dungeonlab": "land 3 3 1\ns 15b n\nn\nyes\ne\n",
}


@pytest.mark.parametrize("language", ["en", "ru", "xx"])
@pytest.mark.parametrize("book", SAID)
def test_no_line_is_wider_than_eighty_columns(home: Home, book: str, language: str) -> None:
    seats = () if book in ("cc3k", "dungeonlab") else ("--bots", "1")
    asked = ("--seed", "1", "--lang", language)
    played = home.play(book, *seats, *asked, says=f"help\n{SAID[book]}rules\nlog\n")
    assert len(played.out.splitlines()) > 100
    wide = [line for line in played.out.splitlines() if width(line) > 80]
    assert [line for line in wide if not re.match(r"  asterion \w+ ", line)] == []


def width(line: str) -> int:
    """In columns: an accent takes none of its own."""
    return sum(1 for letter in line if not unicodedata.combining(letter))
