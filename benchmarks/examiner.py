"""The examiner: processor time per frame of a lawful CC3k program, and the worlds kept."""

from statistics import median
from time import process_time

from asterion.books.cc3k import BOOK
from asterion.books.cc3k.options import Cc3kOptions
from asterion.books.cc3k.plan.kinds import RACES
from asterion.books.cc3k.plan.model import default_plan
from asterion.books.cc3k.view.screen import frame
from asterion.core.dice import Rolled
from asterion.core.referee.table import Table
from asterion.examiner.cc3k.chances import Chances
from asterion.examiner.cc3k.choosing import Chooser
from asterion.examiner.cc3k.follower import Follower
from asterion.examiner.cc3k.frame import Frame
from asterion.examiner.cc3k.reading import Profile, frames
from asterion.examiner.cc3k.rulings import Readings, usual
from asterion.terminal.cc3k.program import PLAYER, carry_out

GAMES, MOST_TURNS = 50, 400


def a_game(number: int, profile: Profile) -> list[tuple[str, Frame]]:
    """Commands and the frames that came of them, with dice that the examiner does not know."""
    table = Table(BOOK, default_plan(), ["PC"], dice=Rolled(number), salt="")
    chooser, command = Chooser(number), RACES[number % len(RACES)].letter
    seen: list[tuple[str, Frame]] = []
    while table.result is None and len(seen) < MOST_TURNS:
        refused = carry_out(table, command)
        seen.append((command, frames(frame(table.view(PLAYER), refused), profile)[0]))
        command = chooser.choose(seen[-1][1])
    return seen


def main() -> None:
    for wording in ("book", "free"):
        games = [a_game(number, Profile(wording=wording)) for number in range(GAMES)]
        spent: list[float] = []
        kept: list[int] = []
        blamed = 0
        for game in games:
            follower = Follower(default_plan(), Readings(Cc3kOptions(), usual()), Chances())
            for command, shown in game:
                began = process_time()
                blamed += not follower.follow(command, shown).fits
                spent.append(process_time() - began)
            kept += follower.kept
        print(
            f"examiner, action row {wording}: {GAMES} games, {len(spent)} frames, {blamed} blamed; "
            f"{1000 * sum(spent) / len(spent):.2f} ms per frame, at most {1000 * max(spent):.1f}; "
            f"worlds: median {median(kept):g}, at most {max(kept)}"
        )
