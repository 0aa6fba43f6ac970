"""A report: the task, every game with what was said, and the scores; anyone can check it."""

from collections.abc import Sequence

import msgspec

from asterion import __version__
from asterion.evaluation.games import Contestant, Game, Task, games_again
from asterion.evaluation.scoring import Scores, Share, scores
from asterion.evaluation.words import say

FORMAT = 1


class Evaluated(msgspec.Struct, frozen=True):
    contestant: Contestant
    scores: Scores
    games: list[Game]


class Report(msgspec.Struct, frozen=True):
    format: int
    version: str
    task: Task
    players: list[Evaluated]


def reported(task: Task, played: Sequence[tuple[Contestant, list[Game]]]) -> Report:
    players = [Evaluated(who, scores(games, task.seed), games) for who, games in played]
    return Report(FORMAT, __version__, task, players)


def written(report: Report) -> bytes:
    return msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n"


def read(content: bytes) -> Report:
    """msgspec.MsgspecError where it is none."""
    return msgspec.json.decode(content, type=Report)


def first_wrong(report: Report) -> str:
    """Where the games, played and judged again, are not those of the report; empty: nowhere."""
    for player in report.players:
        name = player.contestant.name
        for kept, again in zip(player.games, games_again(report.task, player.games), strict=True):
            if again != kept:
                return say("evaluation-other-game", name=name, game=kept.number)
        if len(player.games) != report.task.games:
            return say("evaluation-games-missing", name=name)
        if scores(player.games, report.task.seed) != player.scores:
            return say("evaluation-other-scores", name=name)
    return ""


COLUMNS = ("player", "soundness", "completeness", "truth", "won", "claims", "refused")


def table(report: Report) -> list[str]:
    """As Markdown."""
    heads = [say(f"evaluation-{column}") for column in COLUMNS]
    rows = [_row(player) for player in report.players]
    return [_line(heads), _line(["---"] * len(heads)), *map(_line, rows)]


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _row(player: Evaluated) -> list[str]:
    found = player.scores
    per_question = found.claims / found.questions if found.questions else 0.0
    return [
        player.contestant.name,
        *map(share, (found.soundness, found.completeness, found.truth, found.won)),
        f"{per_question:.1f}",
        str(found.refused),
    ]


def share(one: Share) -> str:
    if one.value is None:
        return "–"
    if one.low is None or one.high is None:
        return f"{one.value:.3f}"
    return f"{one.value:.3f} ({one.low:.3f}–{one.high:.3f})"
