"""The kinds of windows that there are, and how they take turns in a drill that tries them all."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Kind:
    """What a window says of itself when it is opened: which words it wants, and whether a screen.

    Without words of its own it says nothing of them, as most programs do, and is told in English.
    """

    words: str = ""
    screen: bool = True

    def hello(self, token: str, since: int | None) -> dict[str, object]:
        said: dict[str, object] = {"type": "hello"}
        if token:
            said["token"] = token
        if since is not None:
            said["since"] = since
        if self.words:
            said["words"] = self.words
        if not self.screen:
            said["screen"] = False
        return said

    def query(self) -> str:
        """The same for an address."""
        words = f"words={self.words}" if self.words else ""
        said = [text for text in (words, "" if self.screen else "screen=false") if text]
        return f"?{'&'.join(said)}" if said else ""


WORDS = ("", "none", "phrases", "de", "ru")
USUAL = Kind()
KINDS = [Kind(words, screen) for screen in (True, False) for words in WORDS]


@dataclass(frozen=True)
class Windows:
    """Those of one ear. The line protocol's always has English and a screen, so what no window
    wants, and is therefore not made, is known only at a game to whose end it comes late."""

    socket: Kind
    stream: Kind
    line_is_late: bool


def windows_of(number: int, books: int) -> Windows:
    """At the game of this number, where this many books take turns.

    All books have their turn before the kinds go on; after a round of kinds each meets another;
    and when all have met, those whose line came late go on with one that is there all the time.
    """
    rounds, one = divmod(number // books, len(KINDS))
    other = (one + 1 + rounds) % len(KINDS)
    return Windows(KINDS[one], KINDS[other], (one + rounds + rounds // len(KINDS)) % 2 == 1)


def summary(met: set[Windows]) -> str:
    """Which of them had their turn."""
    kinds = {kind for windows in met for kind in (windows.socket, windows.stream)}
    words = ", ".join(sorted({kind.words or "en" for kind in kinds}))
    bare = sum(not kind.screen for kind in kinds)
    late = sum(windows.line_is_late for windows in met)
    return (
        f"windows of {len(kinds)} of {len(KINDS)} kinds in turn (words {words}; {bare} without a "
        f"screen), together in {len(met)} ways, {late} of them without the line's until the end"
    )
