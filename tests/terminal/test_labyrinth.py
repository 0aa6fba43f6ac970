"""Labyrinth at the keyboard, as one plays it who knows only the short game of part A."""

from tests.commands.test_labyrinth_referee import FIRST_GAME
from tests.terminal.helper import Home, Played, terminal

SEED = "2"
"""Ann is asked first, and the start cells are not declared void."""
HAND_OVER = ("", "")
"""Enter before the keyboard changes hands, and Enter by the one who sits there now."""

PART_A = [
    "", "start c5", *HAND_OVER, "start a5", *HAND_OVER,
    "Go up", *HAND_OVER,
    "Blow the up wall, then go up.", *HAND_OVER,
    "Shoot to the left, then go up.", *HAND_OVER,
    "How many bullets and grenades do I have?", "order d3; go up", *HAND_OVER,
    "go right", *HAND_OVER,
    "go up, then blow the up wall",
]  # fmt: skip
"""The game of part A, word for word, with the keyboard passed on."""


def hot_seat(home: Home, *said: str, options: tuple[str, ...] = ()) -> Played:
    table = ("--players", "Ann,Bob", "--plan", home.plan(FIRST_GAME), "--seed", SEED)
    typed = "".join(f"{line}\n" for line in said)
    return home.play("labyrinth", *table, "--preset", "beginner", *options, says=typed)


def after(played: Played, said: str) -> str:
    """The page that answers these words."""
    return played.out.split(f"> {said}\n", 1)[1].split("-" * 60, 2)[1]


# ---- the first screen


def test_beginners_are_not_told_to_play_as_beginners(home: Home) -> None:
    with terminal(home, "labyrinth", "--preset", "beginner", "--bots", "2") as screen:
        screen.until("start cell>")
        assert "--preset" not in screen.text


def test_L9_the_first_screen_says_how_to_begin(home: Home) -> None:
    with terminal(home, "labyrinth", "--bots", "2", "--seed", "3") as screen:
        screen.until("start cell>")
        words = " ".join(screen.text.split())
        assert "Choose a secret start cell (start b3)." in words
        assert "shoot left, then go up" in words
        assert "Play with --preset beginner." in words
        assert "Bots at the table: Ariadne (bot: mapper), Daedalus (bot: wanderer)." in words
        assert "You may say: start a1, start b1" in words
        assert screen.scrolled_off.strip() == ""  # all of it fits into 80 x 24
        screen.type("start b3", until="move>")
        assert "Your start cell b3" in " ".join(screen.text.split())
        screen.type("go upp", until="move>")
        assert "“go upp” is not understood; did you mean “go up”?" in screen.text


def test_L17_words_that_are_no_move_are_answered_with_one_that_is(home: Home) -> None:
    played = hot_seat(home, *PART_A[:7], "blow right", "shto up", "up, up", "quit")
    none = (
        "A move has exactly one movement, and this one may have none: say “blow up; go left” (L17)."
    )
    assert none in " ".join(played.out.split())
    assert "“shto up” is not understood; did you mean “shoot up”?" in played.out
    assert "A move has exactly one movement" in played.out


def test_L1_a_person_as_the_master_is_refused_at_once(home: Home) -> None:
    played = home.play("labyrinth", "--set", "master=human")
    assert (played.status, played.out) == (2, "")
    assert "asterion referee labyrinth --set master=human" in played.err
    assert "asterion serve" in played.err
    assert home.games == []


# ---- the game of part A


def test_L72_the_game_of_part_A_at_one_keyboard(home: Home) -> None:
    played = hot_seat(home, *PART_A, "quit", "quit")
    assert "Went onto land." in after(played, "Go up")
    assert "moved by the flow to a delta." in after(played, "Blow the up wall, then go up.")
    shot = " ".join(after(played, "Shoot to the left, then go up.").split())
    assert "A scream is heard! Fell into a pit, was transported to the next one" in shot
    assert "Bob is wounded and can ask for a new cell." in shot
    assert "You may say: order a1; go up, " in played.out
    healed = after(played, "order d3; go up")
    assert "Bob: Order a cell; go up." in healed
    assert "Bob shows the cell d3." in healed  # on Bob's own screen
    assert "Went into a hospital, was healed." in healed
    assert "found a treasure" in after(played, "go up, then blow the up wall")


def test_L12_nobody_sees_what_another_chose_in_secret(home: Home) -> None:
    arguments = ("--players", "Ann,Bob", "--plan", home.plan(FIRST_GAME), "--seed", SEED)
    with terminal(home, "labyrinth", "--preset", "beginner", *arguments) as screen:
        screen.until("Ann, press Enter when nobody else can see the screen>").type(
            "", until="Ann, start cell>"
        )
        screen.type("start c5", until="pass the keyboard to Bob>")
        assert "Ann would like to start on c5." in screen.text
        screen.type("", until="Bob, press Enter when nobody else can see the screen>")
        assert "c5" not in screen.text + screen.scrolled_off
        screen.type("", until="Bob, start cell>")
        assert "Ann would like" not in screen.text + screen.scrolled_off
        screen.type("log", until="Bob, start cell>")
        assert "c5" not in screen.text + screen.scrolled_off


def test_L72_an_ordered_cell_stays_secret_at_one_keyboard(home: Home) -> None:
    played = hot_seat(home, *PART_A, "", "", "log", "quit")
    anns_log = played.out.rsplit("Ann, move> log\n", 1)[1]
    assert "Bob: Order a cell; go up." in anns_log
    assert "d3" not in anns_log
    assert "a5" not in anns_log


# ---- the log and the classic recall


def test_L26_with_the_classic_recall_the_log_has_only_last_moves(home: Home) -> None:
    said = (*PART_A[:7], "go up", *HAND_OVER, "go up", *HAND_OVER, "go left", *HAND_OVER)
    everything = hot_seat(home, *said, "log", "quit").out.rsplit("> log\n", 1)[1]
    assert everything.count("Ann: Go ") == 2
    home.record.unlink(missing_ok=True)
    classic = hot_seat(home, *said, "log", "quit", options=("--set", "recall=classic"))
    log = classic.out.rsplit("> log\n", 1)[1].splitlines()
    assert log[0].startswith("At this table only each player's last move can be recalled (L26)")
    assert [line.partition(":")[0] for line in log if ": Go" in line] == ["Ann", "Bob"]
    assert "Ann: Go left." in "\n".join(log)


# ---- the end


def test_L34_the_true_treasure_and_the_plan_on_the_table_at_the_end(home: Home) -> None:
    """Bob starts on the true treasure's neighbour; the reveal shows the master's plan."""
    said = (
        "", "start c1", *HAND_OVER, "start b2", *HAND_OVER,
        "go right", *HAND_OVER, "go down", *HAND_OVER,
        "go right", *HAND_OVER, "go up", *HAND_OVER,
        "go right", *HAND_OVER, "blow the up wall; go up", *HAND_OVER,
        "go right", *HAND_OVER, "l", *HAND_OVER,
        "go right", *HAND_OVER, "l",
    )  # fmt: skip
    played = hot_seat(home, *said)
    assert played.status == 0
    end = played.pages[-1]
    assert "Bob has won!" in end
    assert "Bob has carried out the true treasure and wins!" in end
    assert "H hospital" in end
    assert "= closed exit" in end
    assert "+---+---+---+---+---+" in end


def test_L94_the_certificate_stands_under_the_end(home: Home) -> None:
    played = hot_seat(home, *PART_A[:5], *HAND_OVER, "resign", "yes")
    end = played.out.split("The plan's certificate:")[1]
    assert "  The First Game (5x5, 25 cells, 2 players)\n" in end
    assert "L93  met      every cell can be reached from every other without grenades\n" in end
