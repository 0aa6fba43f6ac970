"""What a player claims, beside what was provable and what is true."""

import json
import sys
from pathlib import Path

import pytest

from asterion.evaluation.claims import Claimable, plain
from asterion.evaluation.games import Contestant, Evening, Task, games_of
from asterion.evaluation.players import BotPlayer, KeptPlayer
from asterion.evaluation.report import first_wrong, read, reported, written
from asterion.evaluation.scoring import Share, scores
from asterion.evaluation.wording import Wording
from asterion.knowledge import check_solver
from asterion.knowledge.ask import MissingSolver
from asterion.words.made_up import NAMES, made_up, understood
from tests.commands.running import asterion, sentence

try:
    check_solver()
except MissingSolver:
    pytest.skip("the extra `knowledge` is not installed", allow_module_level=True)

BOOKS = {"labyrinth": "mapper", "dungeonlab": "scout", "dungeon-of-dooom": "walker"}
PLAYER = Path(__file__).with_name("player.py")


def task(book: str, **given: object) -> Task:
    return Task(book, 2, 5, against=BOOKS[book], most=14, **given)  # type: ignore[arg-type]


@pytest.mark.parametrize("words", ["plain", "made-up"])
@pytest.mark.parametrize("book", BOOKS)
def test_who_claims_what_can_be_proved_has_full_marks(book: str, words: str) -> None:
    """The claims go out as sentences and are read back, so this holds the reading too."""
    games = list(games_of(task(book, words=words), Contestant(BOOKS[book], manner="proofs")))
    found = scores(games)
    assert found.claims > 10
    assert found.unread == 0
    assert (found.soundness.value, found.completeness.value, found.truth.value) == (1, 1, 1)


@pytest.mark.parametrize("book", BOOKS)
def test_what_is_provable_is_true_by_itself(book: str) -> None:
    """The truth is read off the table, not off what was proved."""
    seen = 0
    for number in range(2):
        evening = Evening(task(book), number, lambda evening: _bot(evening, BOOKS[book]))
        evening.game()
        certain = set(evening._knowledge.certain().facts)
        for subject in evening._claims.subjects():
            for fact in evening._claims.claimable(subject.name):
                if fact in certain:
                    seen += 1
                    assert evening._claims.is_true(fact), fact
    assert seen > 20


def _bot(evening: Evening, name: str) -> BotPlayer:
    from asterion.bots import make_bot
    from asterion.bots.seated import Seated
    from asterion.core.dice import Rolled

    bot = make_bot(evening.task.book, name, Rolled(3))
    return BotPlayer(Seated(bot, evening.seat), "none", Rolled(1))


@pytest.mark.parametrize("book", BOOKS)
def test_chance_is_right_by_chance_and_notes_are_not_complete(book: str) -> None:
    chance = scores(list(games_of(task(book), Contestant("random", manner="random"))))
    assert chance.soundness.value is not None
    assert chance.soundness.value < 0.5
    assert chance.truth.value is not None
    assert chance.soundness.value <= chance.truth.value < 0.6
    notes = scores(list(games_of(task(book), Contestant(BOOKS[book], manner="notes"))))
    assert notes.truth.value is not None
    assert notes.truth.value > 0.9
    silent = scores(list(games_of(task(book), Contestant(BOOKS[book], manner="none"))))
    assert (silent.claims, silent.soundness, silent.completeness.value) == (0, Share(None), 0)


def claimable(about: str = "a1") -> Claimable:
    """Of Labyrinth, when everybody has just chosen where to begin."""
    evening = Evening(task("labyrinth"), 0, lambda _: KeptPlayer([], []))
    table = evening.table
    while len(table.awaited) > 1 or "start" in table.legal(table.awaited[0])[0]:
        table.submit(table.awaited[0], table.legal(table.awaited[0])[0])
    for entry in table.entries:
        evening._knowledge.hear(entry.told(evening.seat), entry.n)
    return Claimable(evening._claims, about, Wording())


def test_a_claim_is_read_however_it_is_set_off() -> None:
    known = claimable()
    read = known.read(["- A1 is  a river.", "`a1 is a river`", "a1 might be a river", "b1 is land"])
    assert len(read.facts) == 1
    assert read.unread == 2


def test_a_wall_may_be_named_from_either_side() -> None:
    known = claimable("b1")
    one, other = (
        known.read(["there is a wall between a1 and b1"]),
        known.read(["there is a wall between b1 and a1"]),
    )
    assert one.facts == other.facts
    assert len(one.facts) == 1


def test_made_up_names_lead_back_and_the_book_understands_them() -> None:
    said = "You shoot; the River on c3 flows down to c4, and two bullets lie there. WALL?"
    other = made_up(said)
    assert not any(word in plain(other).split() for word in ("river", "bullets", "shoot"))
    assert understood(other) == said
    assert made_up(other) == other
    assert len(set(NAMES.values())) == len(NAMES)


def test_the_same_seeds_give_the_same_report_and_it_can_be_checked(tmp_path: Path) -> None:
    given = ["evaluate", "labyrinth", "--bot", "mapper+notes", "--games", "2", "--answers", "6"]
    ran = asterion(*given, "--seed", "3", "--out", tmp_path / "one.json")
    assert ran.status == 0
    assert "| mapper+notes | " in ran.out
    again = asterion(*given, "--seed", "3", "--out", tmp_path / "two.json")
    assert again.out == ran.out
    assert (tmp_path / "one.json").read_bytes() == (tmp_path / "two.json").read_bytes()
    checked = asterion("evaluate", "--check", tmp_path / "one.json")
    assert (checked.status, checked.out) == (0, ran.out)


def test_a_report_that_was_changed_is_found_out(tmp_path: Path) -> None:
    what = task("labyrinth")
    who = Contestant("mapper", manner="proofs")
    report = reported(what, [(who, list(games_of(what, who)))])
    assert first_wrong(report) == ""
    changed = json.loads(written(report))
    changed["players"][0]["games"][1]["questions"][0]["sound"] += 1
    assert first_wrong(read(json.dumps(changed).encode())) == (
        "mapper, game 1: replaying it gives a different game"
    )
    better = json.loads(written(report))
    better["players"][0]["scores"]["completeness"]["value"] = 2.0
    assert "scores are not those" in first_wrong(read(json.dumps(better).encode()))
    less = json.loads(written(report))
    less["players"][0]["games"].pop()
    assert "number of games" in first_wrong(read(json.dumps(less).encode()))


@pytest.mark.parametrize("words", ["plain", "made-up"])
def test_a_program_is_asked_by_lines(tmp_path: Path, words: str) -> None:
    """It claims everything, and each time something that is no claim."""
    out = tmp_path / "report.json"
    ran = asterion(
        "evaluate", "labyrinth", "--player", f"{sys.executable} {PLAYER}", "--games", "1",
        "--answers", "8", "--words", words, "--out", out,
    )  # fmt: skip
    assert ran.status == 0, ran.err
    (game,) = read(out.read_bytes()).players[0].games
    assert game.tally.moves == 8
    assert game.tally.illegal + sum(game.tally.unreadable.values()) == 1
    assert len(game.questions) == 8
    assert all(question.unread for question in game.questions)
    assert sum(question.sound for question in game.questions) > 0
    said = " ".join(claim for question in game.questions for claim in question.claimed)
    assert (" river " in said) == (words == "plain")
    assert (f" {NAMES['river']} " in said) == (words == "made-up")
    assert asterion("evaluate", "--check", out).status == 0


def test_what_cannot_be_evaluated_is_said() -> None:
    assert "say which book: labyrinth" in sentence(asterion("evaluate", "cc3k"))
    assert "only none, random, notes or proofs" in sentence(
        asterion("evaluate", "labyrinth", "--bot", "mapper+dreams")
    )
    assert asterion("evaluate", "labyrinth", "--player", "no-such-program").status == 2
