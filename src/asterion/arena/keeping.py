"""The folder of an arena: the contest, a line for each finished game, and the games themselves."""

import os
from pathlib import Path

import msgspec

from asterion.arena.contest import Contest, Outcome
from asterion.core.phrase import PhrasedError, phrase


class OtherContest(PhrasedError):
    """The folder has the games of another contest."""


class Folder:
    """Only one process writes here: the one that runs the arena, not those that play."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.games = path / "games"
        self.games.mkdir(parents=True, exist_ok=True)
        wanted, file = msgspec.json.encode(contest), path / "contest.json"
        if file.exists():
            if msgspec.json.decode(file.read_bytes(), type=Contest) != contest:
                raise OtherContest(phrase("arena-other-contest", path=str(path)))
        else:
            _write(file, wanted)
        self._kind = contest.kind
        self._results = path / "results.jsonl"
        self.outcomes = self._read()
        self._file = self._results.open("ab")

    def _read(self) -> dict[str, Outcome]:
        """Each game once; a line that was cut by a crash is as if it had not been played.

        Nor has a game been played whose program did not start. Later rounds of other kinds of
        contest were drawn from it, so there it stands.
        """
        found: dict[str, Outcome] = {}
        if not self._results.exists():
            return found
        text = self._results.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        if whole != text:
            _write(self._results, whole)
        for line in whole.splitlines():
            outcome = msgspec.json.decode(line, type=Outcome)
            if not (outcome.absent and self._kind == "round-robin"):
                found.setdefault(outcome.id, outcome)
        return found

    def keep(self, outcome: Outcome, record: bytes) -> bool:
        """Its record first, then the line that makes it count; False if it counted before."""
        if outcome.id in self.outcomes:
            return False
        if record:
            _write(self.record(outcome.id), record)
        self._file.write(msgspec.json.encode(outcome) + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())
        self.outcomes[outcome.id] = outcome
        return True

    def record(self, game: str) -> Path:
        return self.games / f"{game}.jsonl"

    def close(self) -> None:
        self._file.close()


def _write(path: Path, data: bytes) -> None:
    """Whole or not at all."""
    beside = path.with_suffix(".part")
    beside.write_bytes(data)
    beside.replace(path)
