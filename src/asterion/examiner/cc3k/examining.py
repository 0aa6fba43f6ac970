"""Games with a program, each followed from its first frame to its end."""

import re
from collections.abc import Callable, Sequence
from statistics import median

import msgspec

from asterion.books.cc3k import BOOK
from asterion.books.cc3k.options import Cc3kOptions
from asterion.books.cc3k.plan.kinds import RACES
from asterion.books.cc3k.plan.model import Plan
from asterion.books.cc3k.rules.end import score
from asterion.books.cc3k.words.action import action
from asterion.examiner.cc3k.arriving import arrival_faults
from asterion.examiner.cc3k.blaming import blame
from asterion.examiner.cc3k.choosing import Chooser
from asterion.examiner.cc3k.difference import Difference
from asterion.examiner.cc3k.findings import Examination, Example
from asterion.examiner.cc3k.follower import Follower, Verdict
from asterion.examiner.cc3k.frame import Frame
from asterion.examiner.cc3k.reading import Profile, blocks, fields_in, frames, plain
from asterion.examiner.cc3k.speaking import Subject
from asterion.examiner.program import Trouble

MOST_TURNS = 400
PROBES = 12
"""So many answers of a first game tell in whose words the action row is."""


class Unreadable(Exception):
    """No frame was found in what the program wrote."""

    def __init__(self, written: str) -> None:
        super().__init__(written)
        self.written = written


class Examiner:
    """One program, many games; `begin` starts it anew with the number of the game."""

    def __init__(
        self,
        begin: Callable[[int], Subject],
        plan: Plan,
        options: Sequence[Cc3kOptions],
        profile: Profile,
        name: Sequence[str] = (),
    ) -> None:
        self.begin = begin
        self.plan = plan
        self.options = options
        self.profile = profile
        self.found = Examination(list(name))
        self.kept: list[int] = []
        self.reached: set[str] = set()

    def examine(self, games: int, seed: int = 0) -> Examination:
        """Random games of all races in turn."""
        for number in range(1, games + 1):
            self.game(number, RACES[(number - 1) % len(RACES)].letter, Chooser(seed + number))
        return self.summed_up()

    def summed_up(self) -> Examination:
        """C1 to C45  Each rule held, broken or not reached."""
        found = self.found
        rules = [rule.number for rule in BOOK.rules(BOOK.options())]
        broken = {finding.rule for finding in found.findings}
        found.broken = [rule for rule in rules if rule in broken]
        found.held = [rule for rule in rules if rule in self.reached - broken]
        found.not_reached = [rule for rule in rules if rule not in self.reached | broken]
        found.wording = self.profile.wording
        found.most_worlds = max(self.kept, default=1)
        found.median_worlds = median(self.kept) if self.kept else 1
        found.findings.sort(key=lambda finding: -finding.count)
        return found

    def game(self, number: int, race: str, chooser: Chooser) -> None:
        """One game, until it is over, the turns run out or the program gives up."""
        self.found.games += 1
        subject = self.begin(number)
        game = Game(self, Follower(self.plan, self.options), number, race)
        try:
            game.play(subject, chooser)
        finally:
            subject.close()
            self.kept += game.follower.kept
            self.reached |= game.follower.reached


class Game:
    """What is known while one game is played."""

    def __init__(self, examiner: Examiner, follower: Follower, number: int, race: str) -> None:
        self.examiner = examiner
        self.follower = follower
        self.number = number
        self.race = race
        self.turn = 0
        self.last: Frame | None = None

    def play(self, subject: Subject, chooser: Chooser) -> None:
        command = self.race
        while self.turn < MOST_TURNS:
            self.turn += 1
            try:
                written = subject.ask(command)
                ended = None
            except Trouble as trouble:
                written, ended = trouble.last, trouble
            if self.is_silent_end(command, written) or not self.goes_on(ended, command):
                self.check_score(command, written)
                return
            frame = self.heard(command, written)
            if self.follower.over:
                self.check_score(command, written)
                return
            if frame.board.find(b"@") < 0:
                return
            command = chooser.choose(frame)

    def is_silent_end(self, command: str, written: str) -> bool:
        """C40  A program may show nothing more once the game is over."""
        if self.last is None or frames(written, self.examiner.profile):
            return False
        return self.follower.may_end(command, self.last.without_action())

    def goes_on(self, ended: Trouble | None, command: str) -> bool:
        """Whether the program still plays; if not, that is a result, but for the end of a game."""
        if ended is not None:
            shown = frames(ended.last, self.examiner.profile)
            if shown and self.last is not None:
                self.heard(command, ended.last)
                if self.follower.over and ended.kind == "ended":
                    return False
            found = self.examiner.found
            found.end(ended.kind, ended.status, self.number, self.turn, command)
        return ended is None

    def heard(self, command: str, written: str) -> Frame:
        """The last frame of an answer, followed; where none was shown nothing has changed."""
        shown = frames(written, self.examiner.profile)
        if self.last is None:
            if not shown:
                raise Unreadable(written)
            below = list(blocks(written))[-1][1]
            self.examiner.found.shows = [*fields_in(below, self.examiner.profile)]
        frame = shown[-1] if shown else (self.last.without_action() if self.last else None)
        assert frame is not None
        self.examiner.found.frames += len(shown[-1:])
        verdict = self.follower.follow(command, frame)
        self.examiner.found.unfollowed += verdict.overflowed
        if not verdict.fits:
            self.blame(command, frame, verdict)
        self.check_arrival(command, frame, verdict)
        self.last = frame
        return frame

    def blame(self, command: str, frame: Frame, verdict: Verdict) -> None:
        near = verdict.allowed[0]
        found = blame(verdict.before, frame, near)
        others = [each.differences for each in verdict.allowed[1:4]]
        said = action(near.news)
        self.add(found.rule, found.kind, command, frame, near.differences, others, said)

    def check_arrival(self, command: str, frame: Frame, verdict: Verdict) -> None:
        """C1-C7  A floor that was just entered."""
        game = self.follower.worlds[0].game
        if game.level == verdict.before.level or game.result is not None:
            return
        for rule, difference in arrival_faults(self.examiner.plan.floor(game.level), frame):
            self.add(rule, f"arrival/{difference.what}", command, frame, [difference], [], "")
        if self.examiner.plan.floor(game.level).generated:
            self.follower.reached |= {"C1", "C2", "C3", "C4", "C5", "C6", "C7"}

    def check_score(self, command: str, written: str) -> None:
        """C40  The score that is said at the end."""
        said = re.search(self.examiner.profile.score, plain(written), re.IGNORECASE)
        ended = [w.game for w in self.follower.worlds if w.game.result is not None]
        if said is None or not ended or self.last is None:
            return
        right = {str(score(game.race, game.gold)) for game in ended}
        if said[1] not in right:
            difference = Difference("score", said[1], " ".join(sorted(right)))
            self.add("C40", "score", command, self.last, [difference], [], "")

    def add(
        self,
        rule: str,
        kind: str,
        command: str,
        frame: Frame,
        shown: list[Difference],
        allowed: list[list[Difference]],
        said: str,
    ) -> None:
        before = self.last.rows if self.last is not None else []
        example = Example(
            self.number, self.turn, command, self.race, shown, allowed, said, before, frame.rows
        )
        self.examiner.found.add(rule, kind, example)


def book_wording(begin: Callable[[int], Subject], plan: Plan, profile: Profile) -> bool:
    """Whether a program speaks in the book's own words: most of what it says is what we would."""
    told = msgspec.structs.replace(profile, wording="book")
    follower = Follower(plan, [Cc3kOptions()])
    chooser, subject, command, same, asked = Chooser(0), begin(0), RACES[0].letter, 0, 0
    try:
        for _ in range(PROBES):
            shown = frames(subject.ask(command), told)
            if not shown:
                break
            frame = shown[-1]
            follower.follow(command, frame.without_action())
            asked += 1
            same += frame.action is not None and frame.action in follower.said
            if follower.over:
                break
            command = chooser.choose(frame)
    except Trouble:
        pass
    finally:
        subject.close()
    return same * 2 > asked > 1
