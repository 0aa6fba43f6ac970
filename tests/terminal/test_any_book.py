"""The keyboard knows no book: secret choices at once, no board, questions, bots that go on."""

import io
from pathlib import Path
from typing import Any, ClassVar

import pytest

from asterion.books import books
from asterion.core.contract.book import AnyBook, Prompt
from asterion.core.referee.table import Table
from asterion.terminal.console import Console
from asterion.terminal.game_file import GameFile
from asterion.terminal.session import PATIENCE, Session, Stuck
from tests.terminal.auction import AUCTION


class Answers:
    """A bot that says what it was told to say, the last thing for ever."""

    summary: ClassVar[str] = "says what it was told to say"

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers)

    def answer(self, view: Any, prompt: Prompt) -> str:
        return self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]


def sit(folder: Path, says: str, *names: str, **bots: Answers) -> tuple[Session, io.StringIO]:
    """An auction with these people and bots at one keyboard."""
    folder.mkdir(exist_ok=True)
    table = Table(AUCTION, "", [*names, *bots])
    screen = io.StringIO()
    console = Console(io.StringIO(says), screen, {})
    kept = GameFile.begin(folder / "game.jsonl", table, {})
    seats = {len(names) + n: bot for n, bot in enumerate(bots.values())}
    return Session(table, console, kept, seats), screen


def test_secret_choices_are_made_one_after_another_behind_the_screen(tmp_path: Path) -> None:
    says = "\n4\n\n\n7\n\nyes\n"
    session, screen = sit(tmp_path, says, "Ann", "Bob")
    assert session.run() == 0
    shown = screen.getvalue()
    assert "Ann, secret bid> 4" in shown
    assert "Bob, secret bid> 7" in shown
    assert "You bid 7.\n  The bids were 4, 7. Is it still wanted?" in shown
    assert "Bob, yes or no> yes" in shown
    assert "Bob has won!\n  Sold to Bob!\n  Bob bid 7.\n" in shown


def test_a_secret_choice_changes_nothing_on_the_next_ones_screen(tmp_path: Path) -> None:
    shown = set()
    for bid in "123456789":
        session, screen = sit(tmp_path / bid, f"\n{bid}\n\n\n", "Ann", "Bob")
        session.run()
        shown.add(screen.getvalue().partition("Bob's turn.")[2].partition("saved. Continue")[0])
    assert len(shown) == 1
    assert "Bob, secret bid> " in shown.pop()


def test_whoever_sits_there_already_goes_on(tmp_path: Path) -> None:
    """Bob answers the question that follows his bid without another hand-over."""
    session, screen = sit(tmp_path, "\n4\n\n\n7\nno\nyes\n", "Ann", "Bob")
    assert session.run() == 0
    assert screen.getvalue().count("Bob's turn. Everyone else") == 1


def test_a_book_without_a_board_is_all_status_and_words(tmp_path: Path) -> None:
    session, screen = sit(tmp_path, "help\nrules\nmap\nlog\n", "Ann", bot=Answers("3"))
    assert session.run() == 0
    shown = screen.getvalue()
    assert "Your bid: none" in shown
    assert "For example: 1, 2, 3, 4." in shown
    assert "1, 2, 3 ...       a secret bid" in shown
    assert "\nBids\nB1    A bid is a number up to 9.\n" in shown


def test_bots_that_play_on_alone_ask_now_and_then(tmp_path: Path) -> None:
    bot = Answers("9", *["no"] * (2 * PATIENCE), "yes")
    session, screen = sit(tmp_path, "1\n\n\n", "Ann", bot=bot)
    assert session.run() == 0
    assert screen.getvalue().count(f"{PATIENCE} moves without you. Enter continues") == 2
    assert "bot has won!" in screen.getvalue()


def test_one_can_leave_the_bots_alone(tmp_path: Path) -> None:
    session, screen = sit(tmp_path, "1\nquit\n", "Ann", bot=Answers("9", "no"))
    assert session.run() == 0
    assert "The game is saved." in screen.getvalue()
    assert session.table.result is None


def test_a_bot_that_talks_nonsense_stops_the_game_in_one_sentence(tmp_path: Path) -> None:
    session, _ = sit(tmp_path, "1\n", "Ann", bot=Answers("banana"))
    with pytest.raises(Stuck, match="the bot bot says “banana”: “banana” is neither a number"):
        session.run()


@pytest.mark.parametrize("book", books(), ids=lambda book: book.name)
def test_what_is_drawn_is_an_event_of_the_book(book: AnyBook) -> None:
    assert book.view.drawn <= set(book.rules.events)
