"""An account that is deleted is gone: not its name, nor its mail, tokens or words are kept."""

import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from asterion.server.backup import take
from asterion.server.guard import digest
from asterion.server.store import sqlite_url
from tests.server.http.playing import SMALL, Player, play_out
from tests.server.http.serving import Running, running
from tests.server.notify.test_bells import codes, post_office
from tests.server.services import fresh_schema

NAME = "Wilhelmina"
SEATED = "Mina of the Moor"
MAIL = "wilhelmina@example.org"
PASSWORD = "the boxes of earth"
TALK = "I was in Whitby"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield sqlite_url(tmp_path / "asterion.db")
    else:
        with fresh_schema() as schema:
            yield schema


def everything_in(url: str) -> str:
    """Every value of every row, as text."""
    if url.startswith("sqlite"):
        with sqlite3.connect(url.removeprefix("sqlite://")) as lite:
            named = "SELECT name FROM sqlite_master WHERE type = 'table'"
            tables = [name for (name,) in lite.execute(named)]
            rows = [row for table in tables for row in lite.execute(f"SELECT * FROM {table}")]
        lite.close()
    else:
        with psycopg.connect(url) as post:
            named = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
            tables = [name for (name,) in post.execute(named)]
            select = [f"SELECT * FROM {table}".encode() for table in tables]
            rows = [row for each in select for row in post.execute(each)]
    values = (value for row in rows for value in row)
    return "\n".join(
        bytes(value).decode("utf-8", "replace") if isinstance(value, bytes) else str(value)
        for value in values
    )


class Mina:
    """Somebody who does all that an account can do."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.account = server.post("/accounts", {"name": NAME, "password": PASSWORD})
        self.token = self.account["token"]
        self.secrets = [self.token]

    def open(self, **more: Any) -> tuple[str, str, str]:
        """A table with Bob as the other, and the tokens of both."""
        wish = {"book": "dungeon-of-dooom", "plan": SMALL, "seats": 2, "name": SEATED, **more}
        opened = self.server.post("/tables", {**wish, "title": f"The game of {SEATED}"}, self.token)
        bob = self.server.post(f"/tables/{opened['id']}/seats", {"name": "Bob"})["token"]
        self.secrets += [opened["seat"]["token"], opened["host"]]
        return opened["id"], opened["seat"]["token"], bob

    def finish(self, table: str, *tokens: str) -> None:
        windows = [self.server.window(table, token) for token in tokens]
        play_out(*(Player(window, random.Random(n)) for n, window in enumerate(windows)))
        for window in windows:
            window.close()


def test_nothing_of_a_deleted_account_is_left(url: str, tmp_path: Path) -> None:
    mailing = {"smtp_from": "games@example.org", "ladder": True}
    with (
        post_office() as (post, port),
        running(tmp_path, database=url, smtp=f"smtp://127.0.0.1:{port}", **mailing) as server,
    ):
        mina = Mina(server)
        finished, own, bob = mina.open(terms={"chat": True})
        for token, text in ((own, TALK), (bob, f"Good evening, {SEATED}!")):
            with server.window(finished, token) as window:
                window.send({"type": "chat", "text": text})
                window.until("chat")
        server.post(f"/tables/{finished}/moves", {"do": f"say {SEATED} is here"}, own)
        noted = {"version": 0, "doc": {"noted": TALK}}
        assert server.call("PUT", f"/tables/{finished}/notebook", own, json=noted).is_success
        mina.finish(finished, own, bob)
        rematch = server.post(f"/tables/{finished}/rematch", token=bob)["id"]
        playing, seat, other = mina.open(terms={"clock": "days"})
        server.post(f"/tables/{playing}/bells", {"mail": MAIL}, seat)
        codes(post.next())
        wish = {"book": "labyrinth", "seats": 3, "name": SEATED}
        waiting = server.post("/tables", wish, mina.token)
        mina.secrets += [waiting["host"], waiting["seat"]["token"]]
        kept = {"book": "dungeon-of-dooom", "name": f"{SEATED}'s cellar", "plan": SMALL}
        mina.secrets.append(server.post("/plans", kept, mina.token)["key"])
        tried = server.post("/weeks/now/tries", {"name": SEATED, "browser": "b" * 43}, mina.token)
        mina.secrets += [tried["opened"]["host"], tried["opened"]["seat"]["token"]]
        club = {"name": f"Friends of {SEATED}", "member": SEATED, "browser": "b" * 43}
        mina.secrets.append(server.post("/clubs", club, mina.token)["club"])
        before = everything_in(url)
        for known in (NAME, SEATED, MAIL, TALK, mina.account["id"], *map(digest, mina.secrets)):
            assert known in before, known

        wrong = {"password": PASSWORD + "!"}
        assert server.call("POST", "/me/delete", mina.token, json=wrong).status_code == 403
        with server.window(playing, other) as window:
            window.until("view")
            server.post("/me/delete", {"password": PASSWORD}, mina.token)
            assert window.until("bye")["why"].startswith("a player has deleted their account")
        after = everything_in(url)
        gone = [NAME, NAME.lower(), SEATED, MAIL, TALK, mina.account["id"], "argon2"]
        assert [known for known in (*gone, *map(digest, mina.secrets)) if known in after] == []

        # What stays: everybody else's games, with somebody in them who has no name.
        assert server.call("GET", "/me", mina.token).status_code == 401
        assert server.call("GET", f"/tables/{playing}/view", seat).status_code == 401
        places = server.get(f"/tables/{finished}")["places"]
        assert [place["name"] for place in places] == ["Anonymous 1", "Bob"]
        assert server.get(f"/tables/{rematch}")["places"][0] | {"kept": 0} == {
            "kind": "open", "name": "", "bot": "", "here": False, "votes": {}, "kept": 0,
            "claims": [], "contested": 0.0, "holidays": 0,
        }  # fmt: skip
        assert server.get(f"/tables/{waiting['id']}")["phase"] == "abandoned"
        told = server.get(f"/tables/{finished}/view", bob)
        said = [line for told in told["transcript"] for line in told["sentences"]]
        assert any("Anonymous 1" in line for line in said)
        view = server.get(f"/tables/{playing}/view", other)
        assert view["prompt"]
        server.post(f"/tables/{playing}/moves", {"do": view["offers"][0]["say"]}, other)
        again = {"name": NAME, "password": "another password"}
        assert server.get("/me", server.post("/accounts", again)["token"])["tables"] == []
        found = take(url, tmp_path / "after.backup", None)
        assert (found.broken, found.replayed) == ([], found.rows["tables"] - 2)


def test_the_other_process_tells_the_game_anew(tmp_path: Path) -> None:
    """Somebody plays on there, with anyone who is left, while the account is deleted here."""
    with fresh_schema() as url:
        one, other = (running(tmp_path / name, database=url) for name in ("one", "other"))
        with one as here, other as there:
            mina = Mina(here)
            table, _, bob = mina.open()
            with there.window(table, bob) as window:
                assert SEATED in str(window.until("view"))
                here.post("/me/delete", {"password": PASSWORD}, mina.token)
                window.until("bye")
            with there.window(table, bob) as window:
                view = window.until("view")
                assert "Anonymous 1" in str(view)
                assert SEATED not in str(view)
                player = Player(window, random.Random(1))
                player.prompt, player.legal = (
                    view["prompt"],
                    [each["say"] for each in view["offers"]],
                )
                player.result = view["result"]
                player.play()
            told = here.get(f"/tables/{table}/view", bob)
            assert told["result"]
            assert SEATED not in str(told)
        assert SEATED not in everything_in(url)
