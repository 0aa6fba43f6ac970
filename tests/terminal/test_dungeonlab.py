"""DungeonLab at the keyboard: whole games through pipes, with questions, a death, and the end."""

import io
from pathlib import Path

from asterion.books.dungeonlab import BOOK
from asterion.core.referee.table import Table
from asterion.terminal.console import Console
from asterion.terminal.game_file import GameFile
from asterion.terminal.session import Session
from tests.terminal.helper import Home

CELLAR = """\
name The Short Cellar
walls
+##+##+##+##+
#           #
+  +  +--+  +
#     |     E
+##+##+##+##+
level 1
.. C+ Tr P+
Li Wi .. ..
"""


def page_with(pages: list[str], text: str) -> str:
    return next(page for page in pages if text in page)


def test_a_newcomer_lands_shoots_answers_and_wins(home: Home) -> None:
    says = """\
        land 1 1 1
        s 5b s
        s
        skin
        e
        climb
        n
        yes
        no
        n
        pardon?
        yes
        e
        e
        yes
        s
        e
        """
    played = home.play("dungeonlab", "--plan", home.plan(CELLAR), "--seed", "1", says=_typed(says))
    assert played.status == 0, played.err
    pages = played.pages
    assert "Land by column, row and level: land 3 3 1." in pages[1]
    assert "In sight: green eyes south" in pages[2]
    assert "oo green eyes" in pages[2]
    assert "A dead lion, shot cleanly" in page_with(pages, "You go south")
    assert "asks the tree" in page_with(pages, "orcs?")
    assert "You are asked a question: answer yes or no." in played.out
    assert "You get 1 boat" in played.out
    assert "The political cop nods" in played.out
    assert "You take the treasure." in played.out
    assert "Theseus has won!" in pages[-1]
    assert "P+ plus-prison" in pages[-1]


def test_a_death_is_told_and_one_lands_again_where_the_map_is_still_known(home: Home) -> None:
    says = "land 1 1 1\ne\nno\nsuicide\nyes\nland 1 1 1\nquit\n"
    played = home.play("dungeonlab", "--plan", home.plan(CELLAR), "--seed", "1", says=says)
    assert played.status == 0, played.err
    arrested = page_with(played.pages, "taken away")
    assert "Place: somewhere" in arrested
    dead = page_with(played.pages, "thoroughly enough")
    assert "5 turns to wait." in dead
    again = played.pages[-1]
    assert "C?" in again
    assert "C? political cop" in again
    assert "Landings left: 3" in again


def test_scouts_play_on_by_themselves_and_one_of_them_wins(home: Home) -> None:
    says = "land 1 1 1\n" + "pass\n" * 200
    played = home.play(
        "dungeonlab", "--plan", home.plan(CELLAR), "--bots", "scout,scout", "--seed", "2", says=says
    )
    assert played.status == 0, played.err
    assert "Bots at the table: Ariadne (bot: scout), Daedalus (bot: scout)." in played.out
    assert "has won!" in played.out


def test_a_made_plan_fits_every_preset(home: Home) -> None:
    for preset in ("classic", "computer", "everything"):
        played = home.play("dungeonlab", "--preset", preset, "--seed", "5", says="land 3 3 1\n")
        assert played.status == 0, played.err
        assert "You land at column 3, row 3, level 1" in played.out


def _typed(says: str) -> str:
    return "".join(f"{line.strip()}\n" for line in says.splitlines() if line.strip())


class Typed(io.StringIO):
    """A keyboard at which a person sits."""

    def isatty(self) -> bool:
        return True


def test_D32_a_person_looks_at_the_map_for_its_seconds(tmp_path: Path) -> None:
    plan = "walls\n+EE+##+\n#     #\n+##+##+\nlevel 1\nMc Tr\n"
    table = Table(BOOK, BOOK.plan.read(plan), ["Ann"])
    screen, looked = io.StringIO(), []

    def pause(seconds: float) -> None:
        looked.append((seconds, "#Mc Tr#" in screen.getvalue()))
        screen.truncate(0)

    console = Console(Typed("land 1 1 1\nquit\n"), screen, {}, pause)
    Session(table, console, GameFile.begin(tmp_path / "game.jsonl", table, {}), {}).run()
    assert looked == [(2, True)]
    assert "#Mc Tr#" not in screen.getvalue(), "it is gone"
