"""Dig, installed, stands on the shelf and is played wherever our own books are."""

import json
from pathlib import Path

import pytest

import asterion
from asterion.bots import make_bot
from asterion.core.dice import Rolled
from asterion.core.records.record import read
from asterion.core.records.replay import verify
from asterion.words.check import check
from tests.commands.running import asterion as program
from tests.door.installing import DIG
from tests.server.http.serving import running
from tests.server.tables.hosting import a_hub, opened, pass_time, run

pytestmark = pytest.mark.usefixtures("dig")
PLAN = "..X\n...\n...\n"


def test_it_stands_on_the_shelf() -> None:
    shelf = json.loads(program("books", "--json").out)
    [dig] = [one for one in shelf if one["name"] == "dig"]
    assert dig["plans"] == ["first-dig"]
    assert (dig["fewest_players"], dig["most_players"]) == (2, 4)
    assert "A player who leaves is out" in program("rules", "dig").out
    assert "prospector" in program("bots", "dig").out
    assert asterion.new("dig", ["Ann", "Bob"]).book.title == "Dig"


def test_its_plans_are_made_checked_and_shown(tmp_path: Path) -> None:
    made = program("plan", "new", "dig", "--set", "rows=4", "--seed", "1")
    assert made.out.count("X") == 1
    assert len(made.out.splitlines()) == 4
    file = tmp_path / "island.txt"
    file.write_text("..X\n..\n...\n")
    wrong = program("plan", "check", "dig", file)
    assert "line 2: fault (G1): this row is not as long as the first" in wrong.out + wrong.err


def test_it_is_played_at_the_keyboard(tmp_path: Path) -> None:
    file, island = tmp_path / "game.jsonl", tmp_path / "island.txt"
    island.write_text(PLAN)
    arguments = ("--players", "Ann", "--bots", "prospector", "--seed", "3", "--record", file)
    says = b"dig\n" * 2 + b"n\ne\ndig\n" * 20
    played = program("play", "dig", "--plan", island, *arguments, stdin=says)
    assert played.status == 0, played.err
    assert "You are " in played.out
    assert "dug up the treasure" in played.out
    game = asterion.load(file)
    assert game.over
    assert program("verify", file).status == 0
    replayed = program("replay", file, "--as", "public")
    assert "You are" not in replayed.out
    assert verify(read(file.read_bytes()), game.book).result is not None


def test_the_referee_answers_each_what_is_theirs(tmp_path: Path) -> None:
    island = tmp_path / "island.txt"
    island.write_text(PLAN)
    arguments = ("--plan", island, "--players", "Ann,Bob", "--seed", "1")
    ran = program("referee", "dig", *arguments, stdin=b"Ann: dig\nBob: spy Ann\nGM: leave Bob\n")
    assert ran.status == 0, ran.err
    assert "the game is over: Ann was the last one on the island" in ran.err
    opening, told = ran.out.partition("Bob: It is Ann's turn.\n")[::2]
    assert "Ann stands on a3 and Bob stands on c1" in opening
    assert told.splitlines()[:4] == [
        "Ann: You dig a hole at a3.",
        "Bob: Ann digs a hole at a3.",
        "Ann: You are warm: it is three or four steps away.",
        "Ann: It is Bob's turn.",
    ]
    assert "Bob: You see that Ann was warm: it is three or four steps away." in told
    assert told.count("warm") == 2


def test_a_bot_of_its_own_finds_the_treasure_sooner_than_chance() -> None:
    def turns(bot: str, seed: int) -> int:
        game = asterion.new("dig", ["Ann", "Bob"], seed=seed)
        players = [make_bot("dig", bot, Rolled(seed + n)) for n in (1, 2)]
        while not game.over:
            seat = game.table.awaited[0]
            prompt = game.table.prompt(seat)
            assert prompt is not None
            game.table.submit(seat, players[seat].answer(game.table.view(seat), prompt))
        return game.length

    prospector = [turns("prospector", seed) for seed in range(20)]
    assert max(prospector) < 60
    assert sum(prospector) * 3 < sum(turns("random", seed) for seed in range(20))


def test_on_a_server_a_late_turn_passes_and_who_leaves_is_out() -> None:
    async def test() -> None:
        async with a_hub() as (hub, time):
            terms = {"clock": "live", "move_seconds": 30, "absent": "wait"}
            table, (ann, bob), _ = await opened(hub, "dig", "Ann", "Bob", terms=terms, plan=PLAN)
            assert table.game is not None
            await pass_time(hub, time, 20)
            await table.play(ann, next(iter(table.game.table.legal(0))))
            await pass_time(hub, time, 33)
            assert table.game.entries[-1].do == "time Bob"
            await table.seats.leave(bob, 1)
            await pass_time(hub, time, 2)
            assert table.game.entries[-1].do == "leave Bob"
            assert table.game.table.result is not None

    run(test())


def test_over_http_it_is_a_book_like_any_other(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        assert "dig" in [book["name"] for book in server.get("/books")]
        page = server.get("/books/dig")
        assert page["help"].startswith("go north")
        assert {option["name"] for option in page["options"]} == {"spying"}
        assert [bot["name"] for bot in page["bots"]] == ["prospector", "random"]
        wish = {"book": "dig", "seats": 2, "name": "Ann"}
        table = server.post("/tables", wish)
        ann = table["seat"]["token"]
        bob = server.post(f"/tables/{table['id']}/seats", {"name": "Bob"})["token"]
        with server.window(table["id"], ann) as window, server.window(table["id"], bob) as other:
            window.until("view")
            other.until("view")
            window.move("dig", id="first")
            mine, theirs = window.until("news"), other.until("news")
            told = json.dumps(mine)
            assert "You dig a hole" in told or "there is the treasure" in told
            assert "You are" in told or "there is the treasure" in told
            assert "Felt" not in json.dumps(theirs)


def test_its_words_are_complete() -> None:
    assert check(DIG / "asterion_dig" / "words") == []
