"""The judges of the drills find what is wrong: otherwise a drill that passes would say nothing."""

import json
import sqlite3
from pathlib import Path
from random import Random

import pytest

from drills import Failed, Run
from drills.__main__ import main
from drills.fuzzing import blindly
from drills.kinds import KINDS, Kind, windows_of
from drills.ledger import Ledger, Row, check, read_sqlite
from drills.pairs import Game
from drills.parsers import MAKERS, TARGETS, Wrong, texts
from drills.pauses import LONG, Pulse, Undisturbed
from drills.players import Player
from drills.replaying import check as check_record
from drills.stage import plain
from drills.timing import evenly_spread, ranks_apart
from drills.twins import compare

GAMES = Path(__file__).parents[1] / "games"
GAME = Game("dungeon-of-dooom", {}, "", ("Ann",), [], [], by_a_person=False, is_over=False)


async def nowhere() -> int:
    return 0


def player() -> Player:
    """Who made two moves and heard of them."""
    one = Player(nowhere, "table", 0, "token", Random(1))
    one.done = {"s0m1": 2, "s0m2": 3}
    one.heard = {2: [{"event": "Walked", "way": 1}], 3: [{"event": "Walked", "way": 2}]}
    one.recalled = {1: [{"event": "Began"}]}
    return one


def ledger() -> Ledger:
    """What the database should have of it; one entry is not for this seat's ears."""
    walked = [{"event": "Walked", "to": 5, "way": way} for way in (0, 1, 2)]
    secret = {"event": "Walked", "to": 9, "way": 3}
    events = [[{"event": "Began", "to": -1}], [walked[1]], [secret], [walked[2], secret]]
    moves = [(-2, None), (0, "s0m1"), (1, "s1m1"), (0, "s0m2")]
    return {
        "table": [
            Row(n, seat, move, float(n), {"n": n, "events": events[n]})
            for n, (seat, move) in enumerate(moves)
        ]
    }


def test_a_ledger_that_holds_is_accepted() -> None:
    assert check(ledger(), [player()]) == 4


@pytest.mark.parametrize(
    ("n", "row", "why"),
    [
        (3, None, "acknowledged and lost"),
        (2, None, "a gap or a fork"),
        (3, Row(3, 0, "s0m1", 3.0, {"n": 3, "events": []}), "done twice"),
        (3, Row(3, 0, "s0m2", 3.0, {"n": 3, "events": [{"event": "Fell", "to": 5}]}), "kept as"),
        (3, Row(3, 0, "s0m2", 0.5, {"n": 3, "events": []}), "served time went back"),
    ],
)
def test_what_was_lost_doubled_or_changed_is_found(n: int, row: Row | None, why: str) -> None:
    kept = ledger()
    kept["table"][n : n + 1] = [] if row is None else [row]
    with pytest.raises(Failed, match=why):
        check(kept, [player()])


def test_news_out_of_order_are_found() -> None:
    one = player()
    one.number = 3
    news = {"type": "news", "number": 5, "events": [], "prompt": None, "offers": [], "result": None}
    with pytest.raises(Failed, match="news 5 after 3"):
        one._hear(news)


def test_a_damaged_database_is_found(tmp_path: Path) -> None:
    file = tmp_path / "asterion.db"
    with sqlite3.connect(file) as link:
        link.execute("CREATE TABLE entries (table_id, n, seat, move, served, line)")
        link.execute("CREATE INDEX found ON entries (n)")
        link.executemany(
            "INSERT INTO entries VALUES ('t', ?, 0, NULL, 0, ?)", [(n, b"{}") for n in range(900)]
        )
    link.close()
    assert len(read_sqlite(file)["t"]) == 900
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])
    with pytest.raises((Failed, sqlite3.DatabaseError)):
        read_sqlite(file)


def test_one_other_byte_tells_twins_apart() -> None:
    heard = {"WebSocket": ['{"number":1}'], "MCP": ["a", "b"]}
    compare(GAME, 0, heard, heard)
    with pytest.raises(Failed, match="MCP, message 1"):
        compare(GAME, 0, heard, {**heard, "MCP": ["a", "c"]})
    with pytest.raises(Failed, match="MCP says more"):
        compare(GAME, 0, heard, {**heard, "MCP": ["a"]})


def test_only_what_is_of_the_moment_is_left_out() -> None:
    said = ['{"id":"t1","made":12.5,"clock":{"left":{"0":9.5}}}', "clock 0 9.5", "at clock 0 9.5"]
    assert plain(said, {"t1": "TABLE", "": "TOKEN"}) == [
        '{"id":"TABLE","made":WHEN,"clock":{"left":LEFT}}', "clock LEFT", "at clock 0 9.5",
    ]  # fmt: skip
    assert plain([], {"t1": "TABLE"}) == []
    assert plain([""], {"t1": "TABLE"}) == [""]
    with pytest.raises(Failed, match="a character that none has"):
        plain(["a\x1eb"], {})


def test_each_kind_of_window_has_its_turn_with_each_book_and_each_other_kind() -> None:
    books, ways = 5, 2 * len(KINDS) ** 2
    for book in range(books):
        games = range(book, books * ways, books)
        assert len({windows_of(number, books) for number in games}) == ways
        assert {windows_of(number, books).socket for number in games[: len(KINDS)]} == set(KINDS)


def test_a_window_says_what_it_wants() -> None:
    assert Kind().hello("", None) == {"type": "hello"}
    bare = {"type": "hello", "token": "seat", "since": 0, "words": "none", "screen": False}
    assert Kind("none", screen=False).hello("seat", 0) == bare
    assert Kind().query() == ""
    assert Kind("none", screen=False).query() == "?words=none&screen=false"


def test_times_that_tell_something_are_found() -> None:
    dice = Random(1)
    same = [dice.gauss(10, 1) for _ in range(400)]
    alike, slower = [[dice.gauss(10 + by, 1) for _ in range(400)] for by in (0.0, 0.5)]
    assert ranks_apart(same, alike)[1] > 0.01
    effect, p = ranks_apart(same, slower)
    assert effect < 0.4
    assert p < 1e-6
    assert evenly_spread([dice.random() for _ in range(50)]) > 0.01
    assert evenly_spread([dice.random() ** 6 for _ in range(50)]) < 0.001


def test_a_pause_is_told_from_an_answer_that_never_comes() -> None:
    pulse = Pulse()
    began = pulse._last
    for n in range(100):
        pulse.beat(began + n / 4)
    now = began + 99 / 4
    assert not pulse.paused_since(began, now)
    assert pulse.paused_since(began, now + LONG + 1)
    pulse.beat(now + LONG + 1)
    assert pulse.paused_since(began, now + LONG + 1)
    assert not pulse.paused_since(now + LONG + 2, now + LONG + 2)


def test_only_what_a_pause_has_cut_off_is_done_over(monkeypatch: pytest.MonkeyPatch) -> None:
    fresh: list[str] = []
    undisturbed = Undisturbed(lambda: fresh.append("a new server"))
    answers: list[object] = [Failed("closed"), "half of it", "all of it"]
    paused = iter([True, True, False, False])
    monkeypatch.setattr(Pulse, "paused_since", lambda *_: next(paused))

    def perform() -> object:
        answer = answers.pop(0)
        if isinstance(answer, Failed):
            raise answer
        return answer

    assert undisturbed(perform) == "all of it"
    assert len(fresh) == undisturbed.pauses == 2
    answers.append(Failed("closed"))
    with pytest.raises(Failed):
        undisturbed(perform)


def test_a_record_that_was_changed_does_not_replay() -> None:
    game = min(GAMES.rglob("dungeon-of-dooom/**/*.jsonl"), key=lambda file: file.stat().st_size)
    lines = game.read_bytes().splitlines(keepends=True)
    assert check_record(lines)[2]
    entry = json.loads(lines[2])
    entry["events"][-1]["to"] = 1
    packed = json.dumps(entry, separators=(",", ":")).encode() + b"\n"
    with pytest.raises(Failed, match=r"the seal|it was"):
        check_record([*lines[:2], packed, *lines[3:-1]])


def test_a_parser_that_fails_is_found() -> None:
    def fails_at_times(data: bytes) -> None:
        assert b"\xff" not in data

    with pytest.raises(AssertionError):
        blindly(fails_at_times, [b"go up", b"go down"], 20_000, Random(1))
    assert len(TARGETS) == len(set(TARGETS))


def test_a_drill_that_fails_ends_with_1_and_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(drill: Run) -> str:
        raise Failed(f"{drill.size} were too many")

    monkeypatch.setattr("drills.replays.run", run)
    assert main(["replays", "--size", "3", "--seed", "5"]) == 1
    last = capsys.readouterr().out.splitlines()[-1]
    assert last == "replays · 3 replays · seed 5 · 0 s · FAILED: 3 were too many"


def test_every_parser_holds_where_its_fuzzer_begins() -> None:
    for target in TARGETS:
        kind, _, name = target.partition(":")
        one = MAKERS[kind](name)
        for text in texts(target):
            one(text)


def test_a_frame_that_is_read_otherwise_than_by_the_library_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The mask forgotten; a part taken for the whole; what follows taken along."""
    hello = b"\x81\x85abcd" + bytes(a ^ b for a, b in zip(b"hello", b"abcda", strict=True))
    for read, data in (
        (lambda data, most: data[6:], hello),
        (lambda data, most: b"hel", hello[:-2]),
        (lambda data, most: b"hello", hello + hello),
    ):
        monkeypatch.setattr("asterion.server.http.frames.plain_text", read)
        with pytest.raises(Wrong):
            MAKERS["frames"]("")(data)
