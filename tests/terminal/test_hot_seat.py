"""Several people at one keyboard: what one saw, the next must not see."""

from tests.terminal.helper import HALL, Home, terminal

BOARD = set("#@│")


def test_the_hand_over_screen_hides_all_that_the_last_one_saw(home: Home) -> None:
    arguments = ("dooom", "--plan", home.plan(HALL), "--players", "Ann,Bob", "--seed", "3")
    with terminal(home, *arguments) as screen:
        screen.until("Ann, press Enter when nobody else can see the screen>")
        screen.type("", until="Ann, move>").type("say my secret", until="Ann, move>")
        screen.type("log", until="Ann, move>").type("rules", until="Ann, move>")
        screen.type("end", until="pass the keyboard to Bob>")
        assert "@" in screen.text  # Ann still sees what her last word led to
        screen.type("", until="Bob, press Enter when nobody else can see the screen>")
        assert screen.lines == [
            "",
            "Bob's turn. Everyone else, please look away.",
            "Bob, press Enter when nobody else can see the screen>",
        ]
        assert not BOARD & set(screen.text)
        assert screen.scrolled_off.strip() == ""
        screen.press("\033[A")  # the arrow up brings back the last line typed
        screen.type("", until="Bob, move>")
        assert "my secret" not in screen.scrolled_off
        assert "Dungeon of Dooom · Bob" in screen.text
        assert "Ann says: my secret" in screen.text  # it was said aloud


def test_without_colour_it_hides_as_well(home: Home) -> None:
    arguments = ("dooom", "--plan", home.plan(HALL), "--players", "Ann,Bob", "--seed", "3")
    with terminal(home, *arguments, environment={"NO_COLOR": "1"}) as screen:
        screen.until("see the screen>").type("", until="Ann, move>").type("end", until="to Bob>")
        screen.type("", until="see the screen>")
        assert not BOARD & set(screen.text)
        assert screen.scrolled_off.strip() == ""


def test_a_dumb_terminal_is_pushed_empty(home: Home) -> None:
    arguments = ("dooom", "--plan", home.plan(HALL), "--players", "Ann,Bob", "--seed", "3")
    with terminal(home, *arguments, environment={"TERM": "dumb"}) as screen:
        screen.until("see the screen>").type("", until="Ann, move>").type("end", until="to Bob>")
        screen.type("", until="see the screen>")
        assert not BOARD & set(screen.text)


def test_people_and_bots_share_a_table(home: Home) -> None:
    arguments = ("dooom", "--plan", home.plan(HALL), "--players", "Ann,Bob", "--bots", "1")
    says = "\nend\n\n\nend\n\n\n"
    played = home.play(*arguments, "--seed", "3", says=says)
    shown = [page.splitlines()[0] for page in played.pages[1:]]
    assert shown == [f"Dungeon of Dooom · {name}" for name in ("Ann", "Ann", "Bob", "Bob", "Ann")]
    assert "Round: 2" in played.pages[-1]


def test_one_can_leave_at_the_hand_over_screen(home: Home) -> None:
    arguments = ("dooom", "--plan", home.plan(HALL), "--players", "Ann,Bob")
    played = home.play(*arguments, says="quit\n")
    assert played.status == 0
    assert "The game is saved." in played.out
    assert len(played.pages) == 1
