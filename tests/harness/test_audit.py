"""`asterion audit`: how a player of text answered, and whether every move in a record is theirs."""

import json
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from asterion.books import book
from asterion.bots import make_bot
from asterion.bots.forfeit import Forfeit
from asterion.bots.seated import Seated
from asterion.core.dice import Rolled, Scripted
from asterion.core.records.record import write
from asterion.core.referee.table import Table
from asterion.harness.auditing import answers_beside, audit, keeping
from asterion.harness.player import TextPlayer
from asterion.harness.tries import Answer
from tests.commands.running import asterion, sentence

DOOOM = book("dooom")
HALL = "name Hall\nwin 1\nG.E\n"


class Clock:
    """Every answer takes two seconds."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        self.time += 1.0
        return self.time


def play(tmp_path: Path, *answers: str, retries: int = 2, cheat: str = "") -> tuple[Path, Table]:
    """A game of a player who says this, in a record with the answers beside it."""
    file = tmp_path / "game.jsonl"
    table = Table(DOOOM, DOOOM.plan.read(HALL), ["Ada"], dice=Scripted([0]))
    saying = iter(answers)
    keep = keeping(answers_beside(file))
    player = TextPlayer(DOOOM, 0, lambda _: next(saying), retries, keep=keep, clock=Clock())
    seated = Seated(player, 0)
    try:
        while table.result is None:
            table.submit(0, seated.answer(table))
            if cheat:
                table.submit(0, cheat)
                cheat = ""
    except (StopIteration, Forfeit):
        pass
    kept = BytesIO()
    write(table, kept)
    file.write_bytes(kept.getvalue())
    return file, table


def test_every_kind_of_answer_is_counted(tmp_path: Path) -> None:
    file, table = play(
        tmp_path, "[move north]", "The treasure!\nPick it up.", "[pick up]", "[move east]",
        "[move east] [end]", "move east",
    )  # fmt: skip
    assert table.result is not None
    ran = asterion("audit", file)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out == (
        f"{file}\n"
        "  Ada: 3 moves, 1 not allowed, 2 unreadable (prose 1, several 1), 3 retries, 0 forfeits, "
        "0 ghosts, 0 lost, 6.0 s\n"
    )


def test_the_page_shows_what_is_printed(tmp_path: Path) -> None:
    file, _ = play(
        tmp_path, "[move north]", "The treasure!\nPick it up.", "[pick up]", "[move east]",
        "[move east] [end]", "move east",
    )  # fmt: skip
    page = (Path(__file__).parents[2] / "docs" / "research" / "language-models.md").read_text(
        "utf-8"
    )
    shown = page.partition("```text\n")[2].partition("```")[0]
    assert asterion("audit", file).out == shown.replace("game.jsonl", str(file))


def test_the_code_of_the_page_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (Path(__file__).parents[2] / "docs" / "research" / "language-models.md").read_text(
        "utf-8"
    )
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    exec(page.partition("```python\n")[2].partition("```")[0], names)
    names["env"].reset(num_players=2, seed=1)
    assert names["env"].step(names["player"]._ask("where?"))[0] is False
    assert json.loads(Path("game.answers.jsonl").read_text())["move"] == "start c3"


def test_the_same_as_json(tmp_path: Path) -> None:
    file, _ = play(tmp_path, "[pick up]", "east", "[end]", "[move west]", "?", "")
    ran = asterion("audit", file, "--json")
    (player,) = json.loads(ran.out)[str(file)]
    assert player["tally"] == {
        "moves": 4, "illegal": 0, "unreadable": {"unknown": 1, "nothing": 1}, "retries": 1,
        "forfeits": 0, "seconds": 6.0,
    }  # fmt: skip
    assert (player["moves"], player["ghosts"], player["lost"]) == (4, 0, 0)


def test_after_too_many_the_game_is_forfeit_and_nothing_is_played(tmp_path: Path) -> None:
    file, table = play(tmp_path, "[pick up]", "no", "no", "no", retries=2)
    assert table.result is None
    assert [entry.do for entry in table.entries[1:]] == ["pick up"]
    assert "1 forfeit, 0 ghosts" in asterion("audit", file).out


def test_a_move_that_was_never_said_is_a_ghost(tmp_path: Path) -> None:
    file, _ = play(tmp_path, "[pick up]", "[move east]", "[move east]", cheat="end")
    ran = asterion("audit", file)
    assert ran.status == 1
    assert "1 ghost," in ran.out


def test_without_answers_there_are_only_moves(tmp_path: Path) -> None:
    file, _ = play(tmp_path, "[pick up]")
    answers_beside(file).unlink()
    assert asterion("audit", file).out == f"{file}\n  Ada: 1 move; no answers were saved\n"


def test_what_cannot_be_read_is_said(tmp_path: Path) -> None:
    file, _ = play(tmp_path, "[pick up]")
    answers = answers_beside(file)
    answers.write_bytes(answers.read_bytes() + b"{}\n")
    ran = asterion("audit", file)
    assert ran.status == 2
    assert sentence(ran).startswith(f"{answers} is not a file of answers: line 2: ")
    assert asterion("audit", file, file, "--answers", answers).status == 2


@pytest.mark.parametrize("name", ["dungeon-of-dooom", "labyrinth", "dungeonlab", "cc3k"])
def test_bots_that_answer_in_brackets_have_no_ghosts(name: str) -> None:
    """In every book: whatever is said is what is played."""
    rules = book(name)
    settings = rules.plan.settings()
    fewest = rules.seats.start
    table = Table(
        rules, rules.plan.generate(settings, Rolled(3)), [f"P{n}" for n in range(fewest)],
        dice=Rolled(3),
    )  # fmt: skip
    answers: list[Answer] = []
    bots = [make_bot(name, "random", Rolled(seat)) for seat in range(fewest)]

    def player(seat: int) -> TextPlayer:
        def ask(text: str) -> str:
            prompt = table.prompt(seat)
            assert prompt is not None
            return f"So be it: [{bots[seat].answer(table.view(seat), prompt)}]"

        return TextPlayer(rules, seat, ask, offers=seat == 0, keep=answers.append)

    seated = [Seated(player(seat), seat) for seat in range(fewest)]
    for _ in range(60):
        if table.result is not None:
            break
        seat = table.awaited[0]
        table.submit(seat, seated[seat].answer(table))
    said = [(entry.seat, entry.do) for entry in table.entries if entry.seat >= 0]
    for found in audit(table.names, said, answers):
        assert (found.ghosts, found.lost) == (0, 0)
        assert found.tally is not None
        assert found.tally.moves == found.moves > 0
