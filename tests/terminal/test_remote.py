"""`asterion join` as people use it: against a real server, through pipes and on terminals."""

import signal
import stat
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from tests.terminal.helper import terminal
from tests.terminal.remote_serving import SMALL, Served, ended, guest, served

TOWER = """
+--+--+--+
|. |.  T |
+  +--+  +
|W |H  .
+  +  +--+
 .  .  F |
+--+--+--+
"""
LIMITED = {"options": {"round_limit": 2}, "settings": SMALL}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One for all tests that let it live."""
    with served(tmp_path_factory.mktemp("served")) as running:
        yield running


def test_two_people_play_a_whole_game_through_pipes(server: Served, tmp_path: Path) -> None:
    page = server.page(server.open(**LIMITED))
    ann, bob = guest(tmp_path, "ann"), guest(tmp_path, "bob")
    first = ann.begin(page, "--name", "Ann", says="help\nmap\nfly\nend\nlog\nend\n")
    anns_seat = None
    while anns_seat is None and first.poll() is None:
        anns_seat = next(iter(ann.seats), None)
    bobs = bob.join(page, "--name", "Bob", says="end\nend\n")
    anns = ended(first)
    assert (anns.status, anns.err) == (bobs.status, bobs.err) == (0, "")
    assert "Dungeon of Dooom · Ann" in anns.out
    assert (
        "help lists every command, rules the rules; quit leaves, and the game is saved." in anns.out
    )
    assert "chat TEXT" in anns.out
    assert "“fly” is not understood" in anns.out.lower()
    # Who is waited for may be left unsaid: scripts are so quick that his news is there already.
    for played in (anns, bobs):
        assert "Nobody has won." in played.out
        assert "2 Bob: 3 hit points" in played.out  # the master's own screen, at the end
        assert f"{page}/replay" in played.out
    assert not ann.seats  # over: nothing is left to come back to


def test_two_people_at_terminals_wait_for_each_other(server: Served, tmp_path: Path) -> None:
    opened = server.open(terms={"start": "host"})
    page, host = server.page(opened), opened["host"]
    ann, bob = guest(tmp_path, "ann"), guest(tmp_path, "bob")
    with terminal(ann, page, "--name", "Ann", "--host-token", host) as anns:
        anns.until("Type start to begin.")
        assert "2  free" in anns.text
        anns.type("start b2", until="help, rules or quit.")  # no move is taken yet
        assert "with the word start;" in anns.text
        with terminal(bob, page) as bobs:
            bobs.until("Your name>").type("Ann", until="Your name>")
            assert "is taken" in bobs.text
            bobs.press("Bob\r")
            bobs.until("The host starts the game.")
            anns.until("Type start to begin.")
            anns.press("start\r")
            anns.until("move>")
            assert "The game begins:" in anns.text
            bobs.until("Waiting for Ann.")
            bobs.press("say hello Ann\r")
            anns.until("move>")
            assert "Bob says: hello Ann" in anns.text.replace("“", "").replace("”", "")
            anns.type("n n", until="move>")  # no such command: the sentence, and asked again
            anns.press("end\r")
            anns.until("Waiting for Bob.")
            bobs.until("move>")


def test_two_bots_of_two_machines_play_a_whole_game(server: Served, tmp_path: Path) -> None:
    page = server.page(server.open(settings=SMALL))
    first = guest(tmp_path, "ann").begin(page, "--name", "Ann", "--bot", "hard")
    bobs = guest(tmp_path, "bob").join(page, "--name", "Bob", "--bot", "walker")
    anns = ended(first)
    assert (anns.status, anns.err) == (bobs.status, bobs.err) == (0, "")
    assert "> move " in anns.out
    *_, ending, aim = bobs.out.splitlines()
    assert "reached an exit" in ending
    assert aim.startswith("Bob: ")  # what the bot was after
    assert ending in anns.out.splitlines()[-2:], "before what the bot was after"
    wrong = guest(tmp_path, "cid").join(page, "--name", "Cid", "--bot", "wlaker")
    assert wrong.err == (
        "asterion: no bot “wlaker” plays Dungeon of Dooom; did you mean “walker”?\n"
    )


def test_ctrl_c_keeps_the_seat_and_joining_again_takes_it(server: Served, tmp_path: Path) -> None:
    page = server.page(server.open(terms={"absent": "wait"}))  # for as long as it takes
    ann, bob = guest(tmp_path, "ann"), guest(tmp_path, "bob")
    with terminal(ann, page, "--name", "Ann") as anns:
        anns.until(f"asterion join {page}")
        (kept,) = ann.seats
        assert stat.S_IMODE(kept.stat().st_mode) == 0o600
        assert stat.S_IMODE(kept.parent.stat().st_mode) == 0o700
        anns.interrupt()
        assert anns.end() == 130
        assert "Your seat stays reserved. Come back any time:" in anns.text
    left = bob.join(page, "--name", "Bob", says="quit\n")
    assert "Waiting for Ann." in left.out
    assert left.status == 0
    with terminal(ann, page) as again:
        again.until("move>").type("end", until="Waiting for Bob.")
    back = bob.join(page, says="say here I am\nquit\n")
    assert "Dungeon of Dooom · Bob" in back.out
    assert f"asterion join {page}" in back.out


def test_a_killed_server_is_waited_for_and_the_game_goes_on(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        page = server.page(server.open(seats=[{"kind": "person"}], settings=SMALL))
        ann = guest(tmp_path, "ann")
        with terminal(ann, page, "--name", "Ann") as anns:
            anns.until("move>").type("say one", until="move>")
            for how in (signal.SIGKILL, signal.SIGTERM):
                server.end(how)
                anns.until("Your seat stays reserved; reconnecting.")
                server.start()
                anns.until("move>")
            anns.type("say two", until="move>").type("log", until="move>")
            assert anns.text.count("say one") == 1
            assert anns.text.count("say two") == 1


def test_a_move_that_meets_a_dead_server_is_done_once(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        page = server.page(server.open(seats=[{"kind": "person"}], settings=SMALL))
        with terminal(guest(tmp_path, "ann"), page, "--name", "Ann") as anns:
            anns.until("move>")
            server.end()
            anns.press("say one\r")
            server.start()
            while "You say: one" not in anns.text:
                anns.until("move>")
            anns.type("log", until="move>")
            assert anns.text.count("> say one") == 1


def test_watching_takes_no_seat(server: Served, tmp_path: Path) -> None:
    opened = server.open(**LIMITED, seats=[{"kind": "bot", "bot": "walker"}, {"kind": "person"}])
    page = server.page(opened)
    cid = guest(tmp_path, "cid")
    with terminal(cid, page, "--watch", columns=100, rows=40) as seen:
        seen.until(f"asterion join {page}")
        bob = guest(tmp_path, "bob").join(page, "--name", "Bob", says="end\nend\nend\n")
        assert bob.status == 0
        assert seen.end() == 0
        assert "has won" in seen.text
        assert "watcher" in seen.sent.decode()
    assert not cid.seats


def test_open_tables_are_listed_with_how_to_join_them(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        cid = guest(tmp_path, "cid")
        assert "No public table is open" in cid.join(server.address).out
        opened = server.open(terms={"listed": True}, title="Down we go", name="Ann")
        listed = cid.join(server.address)
        assert "Down we go · dungeon-of-dooom: 1 of 2 seats free (Ann)\n" in listed.out
        assert f"  asterion join {server.page(opened)}\n" in listed.out


def test_what_is_wrong_is_said_in_one_sentence(server: Served, tmp_path: Path) -> None:
    cid = guest(tmp_path, "cid")
    page = server.page(server.open(name="Ann"))
    full = server.page(server.open(name="Ann", seats=[{"kind": "person"}, {"kind": "bot"}]))
    for arguments, said in [
        (["http://127.0.0.1:9"], "there is no server at http://127.0.0.1:9"),
        ([f"{server.address}/t/AAAAAAAAAAAA"], "there is no such table"),
        ([f"{server.address}/learn/dooom"], "is not a table; its address ends in /t/"),
        (["ftp://127.0.0.1/t/x"], "is not an address"),
        (["http://127.0.0.1:port/"], "is not an address"),
        ([page, "--name", "ann"], "the name “ann” is taken"),
        ([page, "--name", "A:b"], "character"),
        ([page, "--token", "seat_" + "x" * 43], "not valid at this table"),
        ([page, "--watch", "--name", "Cid"], "--watch takes no seat"),
        ([page], "a name is needed: give it with --name"),
        ([full, "--name", "Cid"], "no seat is free at this table"),
    ]:
        ran = cid.join(*arguments)
        assert ran.status == 2, arguments
        assert ran.err.startswith("asterion: "), ran
        assert ran.err.count("\n") == 1, ran.err
        assert said in ran.err


@pytest.mark.parametrize(
    ("status", "body", "said"),
    [
        (200, b"<html>hello</html>", "does not answer like an Asterion server"),
        (200, b"[]", "does not answer like this version of Asterion"),
        (404, b"not here", "answers with status 404; is it an Asterion server?"),
        (500, b'{"detail": "\\u001b[2Jgone"}', " [2Jgone"),
        (200, b'{"tables": [{"phase": "playing", "places": [], "id": "x", "book": "b", '
              b'"title": "\\u001b]0;pwned\\u0007"}]}', ""),
    ],
)  # fmt: skip
def test_a_server_that_is_none_or_means_ill(
    tmp_path: Path, status: int, body: bytes, said: str
) -> None:
    class Other(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *arguments: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Other) as other:
        thread = threading.Thread(target=other.serve_forever)
        thread.start()
        ran = guest(tmp_path, "cid").join(f"http://127.0.0.1:{other.server_port}")
        other.shutdown()
        thread.join()
    assert said in ran.err
    assert "\x1b" not in ran.out + ran.err


def test_L12_a_seat_asks_its_assistant(server: Served, tmp_path: Path) -> None:
    bot = {"kind": "bot", "bot": "wanderer", "name": "Bob"}
    opened = server.open(
        book="labyrinth", seats=[{}, bot], terms={"assistant": "everything said"}, plan=TOWER
    )
    with terminal(guest(tmp_path, "ann"), server.page(opened), "--name", "Ann") as anns:
        anns.until("start cell>")
        assert "Everybody may ask the assistant" in anns.text
        for cell in ("a1", "a2", "a1", "a2"):  # now and then the master voids them (L10)
            anns.type(f"start {cell}", until=">")
            if anns.text.rstrip().endswith("move>"):
                break
        anns.type("certain", until="move>")
        assert f"Players: you are on {cell}." in anns.text
        anns.type("why me", until="move>")
        assert "- you chose it." in anns.text
        anns.type("hint", until="move>")
        anns.type("help", until="move>")
        assert "the answers and rules that prove what c2 is" in anns.text


def test_C34_giving_up_elsewhere_takes_a_second_word(server: Served, tmp_path: Path) -> None:
    page = server.page(server.open(book="cc3k", seats=[{"kind": "person"}]))
    ann = guest(tmp_path, "ann")
    played = ended(
        ann.begin(
            page, "--name", "Ann", says="s\nq?\nquit?\ngive up\nf\nyes\ngive up\nno\ngive up\nyes\n"
        )
    )
    assert played.out.count("cannot be taken back; say yes to do it") == 3
    assert "Nothing was done.\n" in played.out
    assert played.out.count("hat sounds like a question, and nothing was done") == 2
    assert "“yes” is not understood" in played.out
    assert "the end" in played.out
