"""A sound program whose numbers nobody could read is not blamed for what was not seen."""

from asterion.books.cc3k.options import Cc3kOptions
from asterion.books.cc3k.plan.model import default_plan
from asterion.core.phrase import english
from asterion.examiner.cc3k.examining import Examiner
from asterion.examiner.cc3k.findings import Examination
from asterion.examiner.cc3k.reading import Profile
from asterion.examiner.cc3k.report import NEEDED, findings_of, head_lines
from asterion.examiner.cc3k.rulings import Readings, usual
from asterion.examiner.program import Trouble
from asterion.examiner.report.table import table
from asterion.examiner.report.weights import Weights
from asterion.terminal.words import in_words
from tests.examiner.planted import Planted


class Leaving(Planted):
    """It plays by the book, and leaves when the game is over."""

    def ask(self, text: str) -> str:
        written = super().ask(text)
        if self.game.result is None:
            return written
        trouble = Trouble("ended")
        trouble.last = written
        raise trouble


def test_C23_dice_are_not_called_unfair_where_hit_points_are_not_seen() -> None:
    """Who may have died draws no more dice, and so fits better than the living."""
    found = Examination([])
    profile = Profile(hit_points=r"Life: (\d+)")
    readings = Readings(Cc3kOptions(), usual())
    Examiner(lambda number: Leaving("", number), default_plan(), readings, profile, found).examine(
        8
    )
    assert "hit_points" not in found.shows
    assert not {"C13", "C15", "C17"} & {*found.held}
    assert {"C10", "C14", "C23", "C30"} <= {*found.held}
    assert found.one_sided == []
    assert (found.findings, found.endings) == ([], [])


def test_C38_the_report_says_what_was_not_read_and_how_to_say_it() -> None:
    found = Examination(["./student"], games=1, frames=3, shows=["floor", "gold"])
    told = [in_words(said) for _, said in head_lines(found, "") if not isinstance(said, str)]
    assert told[-1].startswith("Not read, and so not judged: hit_points, attack, defence. ")
    assert r"hit_points = 'Life: (\d+)'" in told[-1]
    whole = Examination(["./student"], games=1, frames=3, shows=[*NEEDED])
    assert len([*head_lines(whole, "")]) == 2


def test_C38_a_table_says_of_whom_not_everything_was_read() -> None:
    ann = findings_of(Examination([], games=1, frames=3, shows=[*NEEDED]), "ann")
    bob = findings_of(Examination([], games=1, frames=3, shows=[*NEEDED[1:]]), "bob")
    told = table([ann, bob], Weights(), english).splitlines()
    assert told[3:] == ["bob: not read, and so not judged: hit_points. See --profile."]
