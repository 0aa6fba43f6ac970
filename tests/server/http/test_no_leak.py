"""No leak over HTTP: games that a seat cannot tell apart give it the same bytes, to the last one.

The pairs of games are those of the contract suite. Both are played again over a real port; what one
listener gets by WebSocket, in windows of all kinds, and by every address that it may ask must be
the same in both.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings

from asterion.books import SHELF
from asterion.core.audience import MASTER, PUBLIC, Seat
from asterion.core.contract.options import settings_of
from asterion.core.dice import Recorded
from asterion.core.referee.table import Table
from asterion.server.game.follower import News
from asterion.testing.leaks import LEAKS
from asterion.testing.twins.books import Pair, pairs
from tests.contract.shelf import Kit, take
from tests.contract.test_contract import every_book, seeds
from tests.server.http.serving import Running, running
from tests.server.line import leaky
from tests.server.line.test_no_leak import has_master, is_playable, wrong_words

CANARY = "kanarienvogel"
ALWAYS = ("", "/view", "/transcript?limit=400", "/board", "/picture.png")
AFTER_THE_GAME = (
    "/record", "/plan", "/replay?as=0", "/notebooks", "/highlights?as=0", "/certificate",
    "/aims", "/review", "/review/why?move=0&as=0&about=me",
)  # fmt: skip
PATHS = ALWAYS + AFTER_THE_GAME
USUAL: Mapping[str, Any] = {}
KINDS: Sequence[Mapping[str, Any]] = (
    USUAL, {"words": "none", "screen": False}, {"words": "none"}, {"words": "phrases"},
    {"words": "ru", "screen": False},
)  # fmt: skip
"""What a window may say of itself in its hello. It is the only one of its listener, so that what it
does not want is not made."""
TOKEN = re.compile(r"\b(seat|host|master|account|plan)_[A-Za-z0-9_-]{43}")


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server whose dice are not anybody else's."""
    folder: Path = tmp_path_factory.mktemp("alone")
    with running(folder) as served:
        yield served


def replay(
    server: Running,
    game: Table,
    last: int,
    listener: Seat,
    probes: Sequence[str],
    master: str,
    assistant: str = "off",
    then: Callable[[str, str | None], Sequence[str]] = lambda table, token: (),
    hello: Mapping[str, Any] = USUAL,
) -> str:
    """All that this listener gets while the game is played up to an entry, and what comes `then`:
    of anyone who asks more, with the id of the table and the token."""
    draws = Recorded([draw for entry in game.entries for draw in entry.draws])
    server.server.desk.hub.services.dice = lambda: draws
    terms = {"master": master, "absent": "wait", "assistant": assistant}
    wish = {
        "book": game.book.name,
        "options": settings_of(game.options),
        "terms": terms,
        "plan": game.book.plan.write(game.plan),
        "seats": len(game.first_names),
    }
    opened = server.post("/tables", wish)
    table = opened["id"]
    tokens: dict[Seat, str | None] = {PUBLIC: None, MASTER: opened["master"]}
    for seat, name in enumerate(game.first_names):
        tokens[seat] = server.post(f"/tables/{table}/seats", {"name": name})["token"]
    token = tokens[listener]
    heard: list[str] = []
    with server.window(table, token, **hello) as window:
        window.until("view")
        for entry in game.entries[1 : last + 1]:
            move = {"do": entry.do, "id": f"{entry.seat}-{entry.n}"}
            if entry.seat == listener:
                move["id"] = ""
            server.post(f"/tables/{table}/moves", move, tokens[entry.seat])
        view = server.get(f"/tables/{table}/view", token)
        while window.heard[-1].get("number", 0) < view["number"]:
            window.next()
        heard += [repr(message) for message in window.heard if message["type"] != "table"]
    for probe in probes:
        answer = server.call("POST", f"/tables/{table}/moves", token, json={"do": probe})
        assert answer.status_code == 409, answer.text
        heard.append(answer.text)
    for path in ALWAYS if view["result"] else PATHS:
        answer = server.call("GET", f"/tables/{table}{path}", token)
        heard.append(f"{path} {answer.status_code} {answer.text}")
    heard += then(table, token)
    return without_accidents("\n".join(heard), opened)


def without_accidents(heard: str, opened: dict[str, Any]) -> str:
    """Without what is not of the game: id, promise, when it was, who is connected just now."""
    heard = heard.replace(opened["id"], "ID").replace(opened["summary"]["commitment"], "PROMISE")
    heard = re.sub(r"""(["']here["']: ?)\w+""", r"\1HERE", heard)
    return re.sub(r"""(["'](made|started|ended)["']: ?)[0-9.]+""", r"\1WHEN", heard)


def difference(server: Running, kit: Kit, pair: Pair, hello: Mapping[str, Any] = USUAL) -> str:
    """What the listener could tell the two games apart by; empty if nothing."""
    ours, theirs = pair.places[-1]
    wrong = wrong_words(kit, pair.one, ours, pair.seat)
    probes = [word for word in wrong if word in wrong_words(kit, pair.other, theirs, pair.seat)]
    has_person = has_master(pair.one, ours) or has_master(pair.other, theirs)
    master = "person" if has_person else "computer"  # which everyone is told
    one = replay(server, pair.one, ours, pair.seat, probes, master, hello=hello).split("\n")
    other = replay(server, pair.other, theirs, pair.seat, probes, master, hello=hello).split("\n")
    for mine, its in zip(one, other, strict=False):
        if mine != its:
            return f"seat {pair.seat}:\n{mine}\nbut in the twin:\n{its}"
    return "" if len(one) == len(other) else f"seat {pair.seat}: {one[-1]} but {other[-1]}"


@every_book
@settings(max_examples=2)
@given(seed=seeds)
def test_no_leak_over_http(alone: Running, name: str, seed: int) -> None:
    book, kit = take(name)
    for n, pair in enumerate(filter(is_playable, pairs(book, kit, seed))):
        assert not difference(alone, kit, pair, KINDS[(seed + n) % len(KINDS)])


@pytest.mark.parametrize("leak", ["legal commands", "the screen", "what a refusal says"])
def test_a_leak_put_in_on_purpose_is_caught(
    alone: Running, leak: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = "dungeon-of-dooom"
    book, kit = take(name)
    found = (
        pair
        for seed in range(10)
        for pair in pairs(book, kit, seed)
        if is_playable(pair) and pair.seat >= 0
    )
    monkeypatch.setattr(leaky, "BOOK", LEAKS[leak](book), raising=False)
    monkeypatch.setitem(SHELF, name, "tests.server.line.leaky:BOOK")
    assert any(difference(alone, kit, pair) for pair in found)


def test_a_leak_to_bare_windows_alone_is_caught(
    alone: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    book, kit = take("dungeon-of-dooom")
    pair = next(pair for pair in pairs(book, kit, 3) if is_playable(pair) and pair.seat >= 0)
    told, moment = News.told, count()

    def telling(news: News, form: str, with_screen: bool = True) -> bytes:
        said = told(news, form, with_screen)
        is_bare = form == "none" and not with_screen
        return said[:-1] + b',"at":%d}' % next(moment) if is_bare else said

    monkeypatch.setattr(News, "told", telling)
    assert not difference(alone, kit, pair)
    assert difference(alone, kit, pair, {"words": "none", "screen": False})


def test_nothing_secret_is_in_any_answer_or_in_the_log(tmp_path: Path) -> None:
    """A canary is the name of the plan; every token is looked for where it was not asked for."""
    with running(tmp_path) as server:
        plan = f"name {CANARY}\nwin 1\n######\n#.G###\n#..###\n#E.###\n######\n"
        wish = {"book": "dungeon-of-dooom", "plan": plan, "seats": 2, "name": "Ann"}
        opened = server.post("/tables", {**wish, "terms": {"listed": True}})
        table, ann = opened["id"], opened["seat"]["token"]
        ben = server.post(f"/tables/{table}/seats", {"name": "Ben"})["token"]
        asked = [f"/tables/{table}{path}" for path in PATHS]
        asked += [f"/tables/{table}/live?since=9", f"/tables/{table}/notebook"]
        answers = []
        with server.window(table, ben) as window, server.window(table) as watcher:
            window.until("view")
            watcher.until("view")
            for do in ("end", "dance", "move north", "attack south", "end"):
                for token in (ann, ben):
                    path = f"/tables/{table}/moves"
                    answers.append(server.call("POST", path, token, json={"do": do}).text)
            heard = repr(window.heard) + repr(watcher.heard)
        for token in (None, ann, ben):
            for path in asked[:-2] + asked[-1:]:
                answers.append(server.call("GET", path, token).text)
        answers.append(server.call("GET", "/tables").text)
        answers.append(server.http.get(f"{server.address}/metrics").text)
        everything = "\n".join(answers) + heard + server.log.getvalue()
        assert table in everything
        assert CANARY not in everything
        assert not TOKEN.search(everything)
        assert '"to":' not in everything
        log = server.log.getvalue()
        assert log
        assert table not in log
