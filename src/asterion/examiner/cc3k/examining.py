"""Games with a program, each followed from its first frame to its end."""

import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from statistics import median

from asterion.books.cc3k import BOOK
from asterion.books.cc3k.plan.kinds import RACES
from asterion.books.cc3k.plan.model import Plan
from asterion.books.cc3k.say.notation import RESTART
from asterion.books.cc3k.state import State
from asterion.books.cc3k.words.action import action
from asterion.examiner.cc3k.arriving import arrival_faults
from asterion.examiner.cc3k.blaming import blame
from asterion.examiner.cc3k.chances import Chances
from asterion.examiner.cc3k.choosing import Chooser, Choosing
from asterion.examiner.cc3k.difference import Difference
from asterion.examiner.cc3k.findings import Examination, Example, Lost
from asterion.examiner.cc3k.follower import Follower, Verdict
from asterion.examiner.cc3k.frame import Frame
from asterion.examiner.cc3k.reaching import untold
from asterion.examiner.cc3k.reading import Profile, blocks, fields_in, frames, plain
from asterion.examiner.cc3k.ruled import Ruled
from asterion.examiner.cc3k.rulings import Readings
from asterion.examiner.cc3k.scoring import Kind, Transcript, mistaken, owed_to
from asterion.examiner.cc3k.speaking import Subject
from asterion.examiner.program import Trouble

MOST_TURNS = 400
SHOWN = 200
"""Characters of what a program wrote, where that was no frame."""


class Unreadable(Exception):
    """No frame was found in what the program wrote."""

    def __init__(self, written: str) -> None:
        super().__init__(written)
        self.written = written


class Examiner:
    """One program, many games; `begin` starts it again with the number of the game."""

    def __init__(
        self,
        begin: Callable[[int], Subject],
        plan: Plan,
        readings: Readings,
        profile: Profile,
        found: Examination,
        chances: Chances | None = None,
    ) -> None:
        self.begin = begin
        self.plan = plan
        self.readings = readings
        self.chances = chances if chances is not None else Chances()
        self.profile = profile
        self.found = found
        self.kept: list[int] = []
        self.reached: set[str] = set()
        self.transcripts: list[Transcript] = []

    def examine(self, games: int, seed: int = 0) -> Examination:
        """Random games of all races in turn."""
        for number in range(1, games + 1):
            self.play(number, seed)
        return summed_up(self.found, [self], self.readings)

    def play(self, number: int, seed: int = 0) -> None:
        """A random game; the races take turns."""
        self.game(number, RACES[(number - 1) % len(RACES)].letter, Chooser(seed + number))

    def game(self, number: int, race: str, chooser: Choosing, scene: str = "") -> "Game":
        """One game, until it is over, the turns run out or the program gives up."""
        self.found.games += 1
        subject = self.begin(number)
        game = Game(self, Follower(self.plan, self.readings, self.chances), number, race, scene)
        try:
            game.play(subject, chooser)
        except Unreadable as error:  # in its first game nothing could be examined at all
            if scene or not self.found.frames:
                raise
            self.found.end("no-frame", 0, number, game.turn, race, error.written[-SHOWN:])
        finally:
            subject.close()
            self.kept += game.follower.kept
            self.transcripts.append(Transcript(self.plan, game.transcript, game.blamed))
            self.reached |= game.follower.reached
        return game


def summed_up(found: Examination, examined: Iterable[Examiner], readings: Readings) -> Examination:
    """C1 to C45  Each rule held, broken or not reached."""
    reached: set[str] = set()
    kept: list[int] = []
    seen: list[Transcript] = []
    for each in examined:
        reached |= each.reached
        kept += each.kept
        found.wording = each.profile.wording
        seen += each.transcripts
        found.one_sided = [*each.chances.found()]
    if found.findings:
        found.mistakes = mistaken(seen, readings)
        owed = owed_to(found.mistakes, seen, readings)
        found.gather(owed)
    rows = {row for row in found.shows if row != "action" or found.wording == "book"}
    reached -= untold(rows)
    found.readings = readings.told(reached)
    rules = [rule.number for rule in BOOK.rules.numbered(BOOK.rules.options())]
    broken = {each.rule for each in found.findings} | {each.rule for each in found.one_sided}
    broken |= {each.rule for each in found.mistakes}
    found.broken = [rule for rule in rules if rule in broken]
    found.held = [rule for rule in rules if rule in reached - broken]
    found.not_reached = [rule for rule in rules if rule not in reached | broken]
    found.most_worlds = max(kept, default=1)
    found.median_worlds = median(kept) if kept else 1
    found.findings.sort(key=lambda finding: -finding.count)
    return found


class Game:
    """What is known while one game is played."""

    def __init__(
        self, examiner: Examiner, follower: Follower, number: int, race: str, scene: str = ""
    ) -> None:
        self.examiner = examiner
        self.follower = follower
        self.number = number
        self.race = race
        self.scene = scene
        self.turn = 0
        self.last: Frame | None = None
        self.is_on_track = True
        self.blamed: dict[int, Kind] = {}
        """By its number in the transcript, what a frame was blamed for."""
        self.transcript: list[tuple[str, Frame]] = []

    def play(self, subject: Subject, chooser: Choosing) -> None:
        for word in chooser.opening:  # C33  no race: asked again, in whatever words
            with suppress(Trouble):
                subject.ask(word)
        command: str | None = self.race
        while self.turn < MOST_TURNS and command is not None:
            self.turn += 1
            try:
                written = subject.ask(command)
                ended = None
            except Trouble as trouble:
                written, ended = trouble.last, trouble
            if command == RESTART and ended is None:
                self.follower.restart()
                self.transcript += [(RESTART, self.last)] if self.last else []
                command = chooser.choose(self.last) if self.last else None
                continue
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
                # Where the track was lost, nobody knows that the game was not over.
                may_be_over = self.follower.over or not self.is_on_track
                if may_be_over and ended.kind == "ended":
                    return False
            about = ended.kind, ended.status, self.number, self.turn, command, ended.said
            self.examiner.found.end(*about, self.scene)
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
        self.note_track(verdict.is_judged)
        if not verdict.fits:
            self.blame(command, frame, verdict)
        self.check_arrival(command, frame, verdict)
        self.last = frame
        self.transcript.append((command, frame))
        return frame

    def note_track(self, is_judged: bool) -> None:
        """Where the track was lost; it is found again on the next floor."""
        found = self.examiner.found
        found.unfollowed += not is_judged
        if self.is_on_track and not is_judged:
            found.lost.append(Lost(self.number, self.turn, self.scene))
        self.is_on_track = is_judged

    def blame(self, command: str, frame: Frame, verdict: Verdict) -> None:
        near = verdict.allowed[0]
        found = blame(verdict.before, frame, near)
        self.blamed[len(self.transcript)] = (found.rule, found.kind)
        others = [each.differences for each in verdict.allowed[1:4]]
        said = action(near.news)
        self.add(found.rule, found.kind, command, frame, near.differences, others, said)

    def check_arrival(self, command: str, frame: Frame, verdict: Verdict) -> None:
        """C1-C7  A floor that was just entered."""
        game = self.follower.worlds[0].game
        if game.level == verdict.before.level or game.result is not None or not verdict.is_judged:
            return
        for rule, difference in arrival_faults(self.examiner.plan.floor(game.level), frame):
            self.add(rule, f"arrival/{difference.what}", command, frame, [difference], [], "")

    def check_score(self, command: str, written: str) -> None:
        """C40  The score that is said at the end."""
        said = re.search(self.examiner.profile.score, plain(written), re.IGNORECASE)
        ended = [w.game for w in self.follower.worlds if w.game.result is not None]
        if said is None or not ended or self.last is None:
            return
        readings = self.examiner.readings
        right = scores(ended, readings.current)
        for name, reading, chosen in readings.others():
            if said[1] not in right and said[1] in scores(ended, readings.ruled(chosen)):
                readings.take(name, reading, chosen)
                return
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
            self.number,
            self.turn,
            command,
            self.race,
            shown,
            allowed,
            said,
            before,
            frame.rows,
            self.scene,
        )
        self.examiner.found.add(rule, kind, example)


def scores(ended: Iterable[State], ruled: Ruled) -> set[str]:
    """C40  What may be said at the end of these games."""
    return {str(ruled.score(game.race, game.gold)) for game in ended}
