"""ChamberCrawler3000 on a whole screen: keys pressed, and what there is to see."""

from collections.abc import Iterator
from contextlib import contextmanager

from tests.terminal.helper import Home, Terminal, terminal


def see(screen: Terminal, text: str) -> Terminal:
    """Read on until this is anywhere on the screen."""
    while text not in screen.text:
        assert screen._read(f"“{text}”"), f"the program ended before “{text}”:\n{screen.text}"
    return screen


def press(screen: Terminal, keys: str, until: str) -> Terminal:
    screen.press(keys)
    return see(screen, until)


@contextmanager
def crawling(
    home: Home, drawing: str, *more: str, columns: int = 80, rows: int = 24, **environment: str
) -> Iterator[Terminal]:
    """A shade on this floor."""
    arguments = ("cc3k", "--plan", home.plan(drawing), "--record", str(home.record), *more)
    with terminal(home, *arguments, columns=columns, rows=rows, environment=environment) as screen:
        see(screen, "Who are you?")
        press(screen, "s", "Player character has spawned.")
        yield screen
