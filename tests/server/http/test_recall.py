"""L26 on a server: with `recall=classic` nothing older than the last moves can be fetched."""

from collections.abc import Iterator

import msgspec
import pytest

from tests.server.http.classic import NAMES, Classic, mentions
from tests.server.http.serving import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("recall"), line_port=0) as served:
        yield served


def check(found: dict[str, bytes], game: Classic) -> None:
    for place, got in found.items():
        for request in game.old:
            assert not mentions(got, request), f"{place} has a move that nobody can ask for"


@pytest.mark.parametrize("moves", [9, 10, 11])
def test_L26_no_channel_has_a_move_before_the_last(server: Running, moves: int) -> None:
    game = Classic(server, terms={"listed": True})
    for move in range(moves):
        game.move(move % 3)
    for token in (*game.tokens, None):
        found = game.fetched(token)
        check(found, game)
        check(game.by_line(token), game)
        for place in (
            "view ",
            "transcript ",
            "live since None",
            "live since 4",
            "lines since None",
        ):
            for request in game.last:
                assert mentions(found[place], request), f"{place} lacks a last move"
    for seat in range(3):
        check(game.sent_again(seat), game)


def test_L26_what_was_asked_is_not_read_again_either(server: Running) -> None:
    """A recalled move is an old one as soon as its player has moved once more."""
    game = Classic(server)
    game.play(2)
    game.move(0)
    assert mentions(str(game.say(1, "recall Cid")).encode(), game.last[2])
    game.move(1)
    game.move(2)
    for token in (*game.tokens, None):
        check(game.fetched(token), game)


def test_L26_a_window_that_comes_back_has_missed_nothing(server: Running) -> None:
    """What was told since one's own last move is news, also what was not a move."""
    game = Classic(server)
    game.play(3)
    mine = game.move(0)
    seen = game.number(game.tokens[0])
    with server.window(game.id, game.tokens[0], seen) as window:
        assert window.next()["type"] == "table", "nothing was missed"
    game.say(1, "status")
    game.move(1)
    game.move(2)
    with server.window(game.id, game.tokens[0], seen) as window:
        view = window.until("view")
    new = [line for line in view["transcript"] if line["number"] > seen]
    assert [line["number"] for line in new] == [seen + 1, seen + 2, seen + 3]
    assert "Healthy" in str(new[0]["sentences"])
    assert mentions(str(view["transcript"]).encode(), mine)
    assert view["earlier"] is False
    assert view["recall"].startswith(
        "At this table only each player's last move can be recalled (L26)"
    )


def test_L26_an_open_window_is_told_what_it_may_go_on_showing(server: Running) -> None:
    game = Classic(server)
    with server.window(game.id, game.tokens[0]) as ann, server.window(game.id) as watcher:
        game.play(3)
        numbers = {
            line["number"]
            for line in server.get(f"/tables/{game.id}/transcript", game.tokens[0])["entries"]
        }
        last = max(numbers)
        while (told := ann.until("news"))["number"] < last:
            pass
        now = told["readable"]
        assert numbers == {*now["earlier"], *range(now["since"], last + 1)}
        assert now["since"] == last - 2, "since Ann's own last move"
        while (told := watcher.until("news"))["number"] < game.number(None):
            pass
        assert told["readable"]["since"] == told["number"], "who watches hears the latest move"


def test_L26_a_move_sent_again_is_answered_without_the_screen_of_its_time(server: Running) -> None:
    game = Classic(server)
    game.play(3)
    path = f"/tables/{game.id}/moves"
    (before, old), (request, id) = game.said[0][-2:]
    again = server.post(path, {"do": request, "id": id}, game.tokens[0])
    assert again["screen"] is None
    assert mentions(msgspec.json.encode(again["events"][0]), request)
    assert again["prompt"] is not None, "it is Ann's turn by now"
    gone = server.post(path, {"do": before, "id": old}, game.tokens[0])
    assert (gone["events"], gone["sentences"], gone["screen"]) == ([], [], None)
    assert gone["number"] < again["number"]


def test_L26_of_one_who_is_out_the_last_move_stays_and_no_more_is_told(server: Running) -> None:
    game = Classic(server)
    game.play(2)
    game.say(0, "resign")
    for seat in (1, 2, 1, 2):
        game.move(seat)
    for token in (*game.tokens, None):
        found = game.fetched(token)
        check(found, game)
        for request in game.last:
            assert mentions(found["transcript "], request)


def test_L26_the_master_sees_everything_and_in_the_end_everybody(server: Running) -> None:
    game = Classic(server, options={"master": "human"})
    master = game.opened["master"]
    server.post(f"/tables/{game.id}/moves", {"do": "confirm"}, master)
    game.play(3)
    heard = server.call("GET", f"/tables/{game.id}/transcript", master).content
    assert all(mentions(heard, request) for request in game.old)
    check(game.fetched(game.tokens[1]), game)
    server.post(f"/tables/{game.id}/abandon", None, game.opened["host"])
    for token in (*game.tokens, None):
        for place in ("transcript", "view", "replay?as=1", "record"):
            shown = server.call("GET", f"/tables/{game.id}/{place}", token).content
            assert all(mentions(shown, request) for request in game.old), place
    view = server.get(f"/tables/{game.id}/view", game.tokens[0])
    assert "recall" not in view


def test_L26_how_it_stood_with_another_is_not_shown_after_their_next_move(server: Running) -> None:
    game = Classic(server)
    game.play(1)
    game.say(0, "bullets")
    asked = f"What everyone knows about {NAMES[0]}"

    def shown(seat: int) -> str:
        return str(server.get(f"/tables/{game.id}/view", game.tokens[seat])["screen"]["status"])

    assert asked in shown(1)
    game.move(0)
    assert asked not in shown(1)
    assert "bullets" in shown(0), "one's own is one's own"


def test_L26_everything_is_read_where_nothing_else_was_agreed(server: Running) -> None:
    game = Classic(server, options={"recall": "everything"})
    game.play(3)
    found = game.fetched(None)
    for place in ("transcript ", "view ", "live since 3", "lines since 3"):
        assert all(mentions(found[place], request) for request in game.old), place


def test_L26_an_assistant_would_remember_for_the_players(server: Running) -> None:
    wish = {"book": "labyrinth", "seats": 2, "name": "Ann", "options": {"recall": "classic"}}
    refused = server.call("POST", "/tables", json=wish | {"terms": {"assistant": "own answers"}})
    assert refused.status_code == 422
    assert "an assistant remembers every move" in refused.text
    wish |= {"options": {}, "terms": {"assistant": "own answers", "start": "host"}}
    opened = server.post("/tables", wish)
    ballot = {"option": "recall", "value": "classic"}
    path = f"/tables/{opened['id']}/vote"
    voted = server.call("POST", path, opened["seat"]["token"], json=ballot)
    assert (voted.status_code, "an assistant remembers" in voted.text) == (422, True)
    assert server.get(f"/tables/{opened['id']}")["places"][0]["votes"] == {}
