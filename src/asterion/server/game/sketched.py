"""The piece of map that follows from what a viewer was told, drawn on as more is told."""

from collections.abc import Iterator, Sequence

from asterion.core.contract.entry import Entry
from asterion.core.contract.options import Options
from asterion.core.drawing.sketch import Sketch, Sketching
from asterion.core.referee.hearing import Hearing


class Sketched:
    """Each thing that is told is drawn once, no matter who looks and how often."""

    __slots__ = ("_number", "_over", "_sketching")

    def __init__(self) -> None:
        self._number = 0  # up to which it is drawn
        self._over = False
        self._sketching: Sketching | None = None

    def going_on(
        self, heard: Hearing, entries: Sequence[Entry], options: Options, over: bool
    ) -> Iterator[None]:
        """Draw what is missing, a step for each number; others may do the same between the steps.

        Where only the last moves are recalled, what is drawn must go with them: then those few are
        drawn at once, each time. And when the game is over, all that was told may be read.
        """
        is_recalled = heard.memory is not None and not over
        if self._sketching is None or over != self._over or is_recalled:
            self._sketching, self._number, self._over = Sketching(), 0, over
        draw = heard.book.paper.strokes
        while self._number < heard.number:
            last = heard.number if is_recalled else self._number + 1
            for _, events, _ in heard.again(entries, self._number + 1, last, over):
                for stroke in draw(events, options):
                    self._sketching.take(stroke)
            self._number = last
            yield

    def sketch(self) -> Sketch | None:
        return None if self._sketching is None else self._sketching.sketch()
