"""Every word of the line protocol, as a person with telnet uses it."""

import re

import pytest

from asterion.books import SHELF
from asterion.server.tables import OpenTable
from tests.server.line.serving import Client, Serving, serving

CORRIDOR = "width=9 height=5"


def told(lines: list[str], word: str) -> list[str]:
    """What stands behind this word."""
    return [line.removeprefix(f"{word} ") for line in lines if line.startswith(f"{word} ")]


def opened(client: Client, rest: str) -> str:
    """The id of a new table."""
    (id,) = told(client.asks(f"open {rest}"), "opened")
    return id


def two_players(server: Serving, rest: str = "dooom seats=2") -> tuple[Client, Client, str]:
    """Ann, who opened the table and moves first, and Bob; both have seen the beginning."""
    ann, bob = server.client(), server.client()
    id = opened(ann, f"{rest} name=Ann")
    bob.asks(f"join {id} Bob")
    ann.until("ask")
    bob.until("wait", "ask")
    return ann, bob, id


def test_everyone_is_greeted_and_can_ask_for_help() -> None:
    with serving() as server:
        client = Client(server.port)
        assert re.fullmatch(r"hello asterion \S+ line 1", client.line())
        assert client.line() == "info say help to see the commands"
        words = " ".join(told(client.asks("help"), "help"))
        for word in ("open", "join", "sit", "watch", "answer", "look", "quit"):
            assert word in words
        client.leaves()


def test_books_and_their_options_are_told() -> None:
    with serving() as server:
        client = server.client()
        assert [line.split()[0] for line in told(client.asks("books"), "book")] == list(SHELF)
        about = client.asks("book dooom")
        assert any(line.startswith("hit_points=3 (1 to 99)") for line in told(about, "option"))
        assert any(line.startswith("listed=no (yes or no)") for line in told(about, "term"))
        assert any(line.startswith("walker ") for line in told(about, "bot"))


def test_a_table_is_opened_found_joined_and_played() -> None:
    with serving() as server:
        ann, bob = server.client(), server.client()
        id = opened(ann, 'dooom seats=2 name=Ann listed=yes title="Down we go"')
        assert told(bob.asks("tables"), "table") == [f"{id} dungeon-of-dooom waiting Down we go"]
        assert told(bob.asks("tables cc3k"), "table") == []
        assert re.fullmatch(r"1 token seat_\S+", told(bob.asks(f"join {id} Bob"), "seat")[0])
        begun = ann.until("ask")
        assert told(begun, "you") == ["0 Ann"]
        assert "1 Bob joins the game." in told(begun, "told")
        assert begun[-1] == "ask 0 move"
        assert bob.until("wait")[-1] == "wait Ann"
        assert ann.asks("answer 0 end") == ["place 1 person here Bob", "ok"]
        assert ann.until("wait")[-1] == "wait Bob"
        assert bob.until("ask")[-1] == "ask 0 move"


def test_players_who_join_say_how_they_are_spoken_of() -> None:
    with serving() as server:
        ann, bob = server.client(), server.client()
        id = opened(ann, "labyrinth seats=2 name=Ann:she")
        bob.asks(f"join {id} Bob:er")
        places = server.wait(server.hub.table(id)).log.doc.places
        assert [(place.name, place.gender) for place in places] == [("Ann", "she"), ("Bob", "he")]


def test_the_answer_comes_before_the_news_that_it_causes() -> None:
    with serving() as server:
        ann, _, _ = two_players(server)
        ann.asks("who")  # anyone who came has been told by now
        for n in range(5):
            ann.says(f"say word {n}")
            assert ann.line() == "ok"
            assert "You say: word" in ann.line()
            ann.until("ask")


def test_refusals_are_the_rules_own_and_cost_nothing() -> None:
    with serving() as server:
        ann, bob, _ = two_players(server)
        assert bob.refused("n") == "not your turn: it is Ann's"
        assert "not understood" in ann.refused("fly")
        assert "earlier question" in ann.refused("answer 7 end")
        assert ann.asks("look")[-2] == "ask 0 move"


def test_legal_commands_are_told_when_they_are_wanted() -> None:
    with serving() as server:
        ann, _, _ = two_players(server)
        legal = told(ann.asks("legal"), "legal")
        assert "end" in legal
        assert ann.asks("show legal on")[-1] == "ok"
        assert told(ann.asks("look"), "legal") == legal
        ann.asks("show legal off")
        assert told(ann.asks("look"), "legal") == []
        assert "WHAT is" in ann.refused("show me all")


def test_board_shades_and_events_are_told_when_they_are_wanted() -> None:
    with serving() as server:
        ann, _, _ = two_players(server)
        board = told(ann.asks("look"), "board")
        assert any("@" in row for row in board)
        ann.asks("show shades on")
        shades = told(ann.asks("look"), "shades")
        assert [len(row) for row in shades] == [len(row) for row in board]
        ann.asks("show board off")
        ann.asks("show events on")
        assert told(ann.asks("look"), "board") == []
        ann.says("say hello")
        events = told(ann.until("ask"), "event")
        assert events == ['2 {"event":"Said","seat":0,"text":"hello"}']


CENTER = "walls\n+EE+##+##+\n#        #\n+##+##+##+\nlevel 1\nMc Li Tr\n"
SHOWN = ["+EE+##+##+", "#Mc Li Tr#", "+##+##+##+"]


def test_D32_without_a_board_the_map_that_is_shown_is_told_row_by_row() -> None:
    with serving() as server:
        new = server.wait(
            server.hub.open(OpenTable("dungeonlab", seats=1, plan=CENTER, name="Ann"))
        )
        assert new.seat is not None
        ann = server.client()
        ann.asks("show board off")
        ann.asks(f"sit {new.id} {new.seat.token}")
        ann.until("ask")
        ann.says("land 1 1 1")
        lines = [line.partition(" ")[2] for line in told(ann.until("ask"), "told")]
        assert lines[2:8] == [
            "Look closely: in 3 seconds the map is gone.",
            *SHOWN,
            "column 3, row 1, level 1: treasure",
            "The management center, humming with screens.",
        ]
        assert told(ann.received, "board") == []


def test_one_comes_back_with_the_token_to_exactly_what_was_missed() -> None:
    with serving() as server:
        ann, bob, id = two_players(server)
        token = next(line.split()[3] for line in bob.received if line.startswith("seat "))
        bob.says("quit")
        assert bob.is_closed()
        assert bob.received[-1] == "bye"
        for n in range(120):  # more than a view tells again
            ann.asks(f"say word {n}")
        again = server.client()
        assert again.asks(f"sit {id} {token} since 1")[-1] == "ok"
        heard = told(again.until("wait"), "told")
        numbers = [int(line.split()[0]) for line in heard if "word" in line]
        assert numbers == list(range(2, 122))
        assert [line for line in heard if line.endswith("word 119")] == heard[-1:]
        fresh = server.client()
        fresh.asks(f"sit {id} {token}")
        assert told(fresh.until("wait"), "told")[-1] == heard[-1]
        assert told(fresh.asks("log 119"), "told") == heard[-2:]


def test_two_windows_of_one_seat_hear_the_same() -> None:
    with serving() as server:
        ann, _, id = two_players(server)
        token = next(line.split()[3] for line in ann.received if line.startswith("seat "))
        other = server.client()
        other.asks(f"sit {id} {token}")
        other.until("ask")
        ann.asks("say hello")
        assert told(ann.until("ask"), "told") == told(other.until("ask"), "told")


def test_a_watcher_sees_what_everyone_may_and_cannot_play() -> None:
    with serving() as server:
        ann, _, id = two_players(server)
        watcher = server.client()
        watcher.asks(f"watch {id}")
        first = watcher.until("wait")
        assert told(first, "you") == ["watcher"]
        assert told(first, "board") == []
        assert "cannot move" in watcher.refused("n")
        ann.asks("end")
        assert watcher.until("wait")[-1] == "wait Bob"


def test_the_host_starts_early_and_the_master_rules() -> None:
    with serving() as server:
        ann = server.client()
        answer = ann.asks("open dooom seats=3 start=host master=person")
        (id,) = told(answer, "opened")
        (master,) = told(answer, "master")
        ann.asks(f"join {id} Ann")
        bob = server.client()
        bob.asks(f"join {id} Bob")
        assert bob.refused("start")
        ann.says("start")
        ann.until("ask")
        gm = server.client()
        gm.asks(f"sit {id} {master.split()[1]}")
        assert told(gm.until("wait", "ask"), "you") == ["master"]
        gm.asks("rule: no running in the cellar")
        assert any("no running" in line for line in told(ann.until("ask", "wait"), "told"))


def test_leaving_frees_the_seat_and_going_away_keeps_it() -> None:
    with serving() as server:
        ann, bob = server.client(), server.client()
        id = opened(ann, "dooom seats=3")
        bob.asks(f"join {id} Bob")
        bob.asks("away")
        assert told(bob.asks("who"), "no") == [
            "“who” needs a table: open, join, sit or watch first"
        ]
        assert "is taken" in ann.refused(f"join {id} bob")
        token = next(line.split()[3] for line in bob.received if line.startswith("seat "))
        bob.asks(f"sit {id} {token}")
        bob.asks("leave")
        assert bob.refused(f"sit {id} {token}")
        assert ann.asks(f"join {id} Bob")[-1] == "ok"


def test_chat_is_for_tables_that_allow_it() -> None:
    with serving() as server:
        ann, bob, _ = two_players(server, "dooom seats=2 chat=yes")
        ann.asks("chat <b>hello</b>")
        assert bob.until("chat")[-1] == "chat Ann: <b>hello</b>"
        cid, _, _ = two_players(server)
        assert cid.refused("chat hello")


def test_a_clock_is_told() -> None:
    with serving() as server:
        ann, _, _ = two_players(server, "dooom seats=2 clock=live move-seconds=50")
        found = re.fullmatch(r"clock 0 (\d+(?:\.\d+)?) running Ann", ann.until("clock")[-1])
        assert found
        assert 0 < float(found[1]) <= 50


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("join", "usage: join TABLE NAME"),
        ("join AAAAAAAAAAAA Ann", "there is no such table"),
        ("sit AAAAAAAAAAAA", "usage: sit TABLE TOKEN"),
        ("watch", "usage: watch TABLE"),
        ("watch ../../etc", "there is no such table"),
        ("open dooom bots=crawler", "no bot “crawler”"),
        ("open dooom preset=none-such", "preset"),
        ("open dooom name=public", "is reserved"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(line: str, said: str) -> None:
    with serving() as server:
        assert said in server.client().refused(line)


def test_a_wrong_or_foreign_token_is_of_no_use() -> None:
    with serving() as server:
        ann, _, id = two_players(server)
        token = next(line.split()[3] for line in ann.received if line.startswith("seat "))
        other = server.client()
        assert "not valid at this table" in other.refused(f"sit {id} {token[:-1]}x")
        assert "not valid at this table" in other.refused(f"sit {opened(other, 'dooom')} {token}")
