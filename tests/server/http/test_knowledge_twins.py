"""The assistant lets nothing out: what sounds the same to a seat is answered to the byte.

The pairs of games are those of the leak suite, played again over a real port; then everything is
asked that can be asked, over HTTP and over a WebSocket.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from asterion.core.dice import Highest
from asterion.server.game import opening
from asterion.testing.twins.books import Pair, pairs
from tests.contract.shelf import take
from tests.server.http.serving import Running, Window, running
from tests.server.http.test_no_leak import replay
from tests.server.line.test_no_leak import has_master, is_playable

PATIENCE: Final = 600
"""Seconds of a thought: what is not finished in time may differ, and does not matter here."""
HINTS = 6
LONG, LONGEST = 6, 24
"""This many answers tell something; more of them only take longer."""
ANOTHER_PLAN, UNHEARD = "another plan", "moves that were not heard of"


class Asking(NamedTuple):
    """What is asked about in a book, what a fact looks like that is more than one's place, and in
    what the two games may differ."""

    book: str
    about: Sequence[str]
    tells: str
    differs: Sequence[str] = (ANOTHER_PLAN, UNHEARD)


ASKED = (
    Asking("labyrinth", ("b2", "a1", "a1 down", "me"), '"fact":"KindIs"', (ANOTHER_PLAN,)),
    Asking("dungeonlab", ("1 1 1", "2 2 1", "1 1 east", "treasure", "me"), '"fact":"ContentIs"'),
    Asking("dungeon-of-dooom", ("start", "n1", "e1", "me"), '"fact":"TileIs"'),
    Asking("labyrinth-of-dooom", ("start", "n1", "e1", "me"), '"fact":"TileIs"'),
    Asking("cc3k", (), '"act":', (ANOTHER_PLAN,)),
)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder: Path = tmp_path_factory.mktemp("twins")
    with running(folder) as server:
        for desk in server.server.desk.features.study._desks:
            desk._seconds = PATIENCE
        yield server


def everything(server: Running, table: str, token: str | None, about: Sequence[str]) -> list[str]:
    """All answers of the assistant to this seat, hints too."""
    path = f"/tables/{table}/knowledge"
    asked = [("GET", f"{path}/{what}") for what in ("certain", "map")]
    asked += [
        ("GET", f"{path}/{what}?about={one}") for what in ("possible", "why") for one in about
    ]
    asked += [("POST", f"{path}/hint"), ("GET", f"{path}/why")] * 2
    heard = [server.call(method, address, token).text for method, address in asked]
    heard += one_hint_after_the_other(server, f"{path}/hint", token)
    with Window(server.live(table), token) as window:
        for what in ("certain", "map", "possible", "why", "hint"):
            window.send({"type": "ask", "asked": what, "about": (*about, "")[0], "id": what})
            heard.append(repr(window.until("thought")))
    return heard


def one_hint_after_the_other(server: Running, path: str, token: str | None) -> list[str]:
    """Until everything was said, or nearly."""
    heard, keys = [], list[str]()
    for _ in range(HINTS):
        answer = server.call("POST", f"{path}?about={'%20'.join(keys)}", token)
        heard.append(answer.text)
        hint = answer.json().get("hint")
        if hint is not None:
            keys.append(hint["key"])
    return heard


def worth_comparing(name: str) -> Iterator[Pair]:
    book, kit = take(name)
    for seed in range(60):
        for pair in pairs(book, kit, seed):
            if pair.seat >= 0 and len(pair.places) >= LONG and is_playable(pair):
                yield pair


@pytest.mark.parametrize("asking", ASKED, ids=lambda asking: asking.book)
def test_two_games_that_sound_the_same_are_answered_to_the_byte(
    served: Running, asking: Asking
) -> None:
    wanted = [*asking.differs]
    for pair in worth_comparing(asking.book):
        ours, theirs = pair.places[:LONGEST][-1]
        differs = UNHEARD if ours != theirs else ANOTHER_PLAN
        if differs not in wanted or (ours == theirs and pair.one.plan == pair.other.plan):
            continue
        about = [*asking.about, *pair.one.first_names]

        def then(table: str, token: str | None, about: Sequence[str] = about) -> list[str]:
            return everything(served, table, token, about)

        has_person = has_master(pair.one, ours) or has_master(pair.other, theirs)
        master = "person" if has_person else "computer"
        one, other = (
            replay(served, game, last, pair.seat, (), master, "everything said", then)
            for game, last in ((pair.one, ours), (pair.other, theirs))
        )
        assert one == other
        assert '"finished":false' not in one
        if asking.tells in one:
            wanted.remove(differs)
        if not wanted:
            return
    raise AssertionError(f"no pairs that tell anything: {wanted}")


# ---- where nothing fits

BROKEN_LABYRINTHS = ("H", "W")
"""L90: there must be a hospital and a weaponry, and only one cell is left for both."""


def contradicted(server: Running, book: str, plan: str, *moves: tuple[int, str]) -> list[str]:
    """A game on a plan that breaks the rules, and all that its first player is answered."""
    terms = {"assistant": "everything said", "absent": "wait"}
    opened = server.post("/tables", {"book": book, "plan": plan, "seats": 2, "terms": terms})
    table = opened["id"]
    tokens = [
        server.post(f"/tables/{table}/seats", {"name": name})["token"] for name in ("Ann", "Bob")
    ]
    for seat, do in moves:
        server.post(f"/tables/{table}/moves", {"do": do}, tokens[seat])
    heard = everything(server, table, tokens[0], ("me", "Bob"))
    assert all("No plan fits what you were told" in answer for answer in heard)
    return heard


def test_L90_a_contradiction_is_told_alike_whatever_breaks_the_rule(
    served: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No such plan is let in; but a rule may be broken in a way that nobody has thought of."""
    monkeypatch.setattr(opening, "check_plan", lambda *_: None)
    monkeypatch.setattr(served.server.desk.hub.services, "dice", Highest)
    heard = []
    for kind in BROKEN_LABYRINTHS:
        plan = f"+--+--+\n|.  .  \n+  +--+\n|T |{kind} |\n+--+--+\n"
        walk = ((0, "start a1"), (1, "start b1"), (0, "go right"), (1, "go left"), (0, "go left"))
        more = ((1, "go down"), (0, "go down"))
        heard.append(contradicted(served, "labyrinth", plan, *walk, *more))
    assert heard[0] == heard[1]
