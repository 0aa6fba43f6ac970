"""The vote in the waiting room: on options, time, and the plan that is made after it (7, 8)."""

from pathlib import Path
from typing import Any

from asterion.books import book, labyrinth
from asterion.books.labyrinth.plan.model import ENCEPHALITIS, HOSPITAL, PIT
from asterion.core.contract.options import options_from
from asterion.core.records.record import read
from asterion.core.referee.commitment import Promise
from tests.commands.running import asterion
from tests.server.http.serving import Running

MILL = Path(labyrinth.__file__).parent / "samples" / "old-mill.txt"


def waiting_room(server: Running, seats: int = 3, **more: Any) -> tuple[str, str, list[str]]:
    """A table of Labyrinth at which Ann and Ben wait for the host: its id and their tokens."""
    wish = {"book": "labyrinth", "seats": seats, "name": "Ann", "terms": {"start": "host"}} | more
    opened = server.post("/tables", wish)
    table = opened["id"]
    ben = server.post(f"/tables/{table}/seats", {"name": "Ben"})["token"]
    return table, opened["host"], [opened["seat"]["token"], ben]


def vote(server: Running, table: str, token: str, option: str, value: str) -> dict[str, Any]:
    wish = {"option": option, "value": value}
    summary: dict[str, Any] = server.post(f"/tables/{table}/vote", wish, token)
    return summary


def test_L15_the_players_outvote_the_hosts_proposal_together(server: Running) -> None:
    table, host, (ann, ben) = waiting_room(server)
    before = server.get(f"/tables/{table}")
    assert before["options"]["skips"] is False
    one = vote(server, table, ann, "skips", "yes")
    assert one["options"]["skips"] is False, "17 of 100 against the host's 49"
    assert one["places"][0]["votes"] == {"skips": "yes"}
    assert vote(server, table, ben, "skips", "yes")["options"]["skips"] is False
    started = server.post(f"/tables/{table}/start", None, host)
    assert started["options"]["skips"] is True, "the third seat stayed empty: 51 to 49"
    assert started["commitment"] != before["commitment"]
    wish = {"option": "skips", "value": "no"}
    late = server.call("POST", f"/tables/{table}/vote", ann, json=wish)
    assert late.status_code == 409


def test_L15_the_promise_is_that_of_the_options_voted_for(server: Running) -> None:
    table, host, (ann, ben) = waiting_room(server)
    for token in (ann, ben):
        vote(server, table, token, "dark_moves", "yes")
    promised = server.post(f"/tables/{table}/start", None, host)
    server.post(f"/tables/{table}/abandon", None, host)
    record = read(server.call("GET", f"/tables/{table}/record").content)
    options = options_from(book("labyrinth").rules.options, record.header.settings)
    assert record.header.settings["dark_moves"] is True
    sealed = Promise.of("labyrinth", record.header.plan, options, record.header.salt).commitment
    assert sealed == promised["commitment"] == record.header.commitment


def test_L15_a_wish_is_taken_back_and_goes_with_its_seat(server: Running) -> None:
    table, _host, (ann, ben) = waiting_room(server)
    vote(server, table, ann, "skips", "yes")
    assert vote(server, table, ann, "skips", "")["places"][0]["votes"] == {}
    vote(server, table, ben, "skips", "yes")
    server.call("DELETE", f"/tables/{table}/seats/1", ben)
    assert server.get(f"/tables/{table}")["places"][1]["votes"] == {}


def test_L15_what_cannot_be_voted_on_is_refused(server: Running) -> None:
    table, host, (ann, _ben) = waiting_room(server)
    for token, option, value, status, words in (
        (ann, "skips", "maybe", 422, "cannot be “maybe”"),
        (ann, "master", "human", 422, "“master” is fixed when a table is opened"),
        (ann, "plan.players", "2", 422, "“players” is fixed when a table is opened"),
        (ann, "plan.mines", "yes", 422, "follows from the options; vote on those"),
        (ann, "plan.width", "2", 422, "cannot be “2”"),
        (ann, "plan.depth", "2", 422, "there is no option “depth”"),
        (ann, "time.watchers", "no", 422, "“watchers” is fixed when a table is opened"),
        (ann, "skip", "yes", 422, "there is no option “skip”"),
        (host, "skips", "yes", 403, "the players vote"),
    ):
        wish = {"option": option, "value": value}
        refused = server.call("POST", f"/tables/{table}/vote", token, json=wish)
        assert (refused.status_code, words in refused.text) == (status, True), refused.text
    dooom = server.post("/tables", {"book": "dungeon-of-dooom", "seats": 2, "name": "Ann"})
    wish = {"option": "sight", "value": "3"}
    path = f"/tables/{dooom['id']}/vote"
    assert "no vote" in server.call("POST", path, dooom["seat"]["token"], json=wish).text


# ---- the plan, which is made after the vote


def all_vote(server: Running, table: str, tokens: list[str], **wishes: str) -> dict[str, Any]:
    """Everyone for the same; “plan_width” is plan.width, “time_clock” is time.clock."""
    summary: dict[str, Any] = {}
    for said, value in wishes.items():
        part, _, name = said.partition("_")
        option = f"{part}.{name}" if part in ("plan", "time") else said
        for token in tokens:
            summary = vote(server, table, token, option, value)
    return summary


def played(server: Running, table: str, host: str) -> Any:
    """The record of a game that was begun and given up."""
    server.post(f"/tables/{table}/abandon", None, host)
    return server.call("GET", f"/tables/{table}/record").content


def test_L15_shape_size_and_limits_are_voted_on_and_the_plan_is_made_after_it(
    server: Running, tmp_path: Path
) -> None:
    table, host, tokens = waiting_room(server, seats=2)
    before = server.get(f"/tables/{table}")
    assert (before["generated"], before["commitment"], before["settings"]) == (True, "", {})
    wishes = {"plan_width": "4", "plan_height": "6", "plan_shape": "no-corners"}
    limits = {"plan_hospitals": "1", "plan_most_pits": "0", "plan_closed_exits": "no"}
    voted = all_vote(server, table, tokens, **wishes, **limits, common_start="yes")
    assert voted["settings"] == {
        "width": 4, "height": 6, "shape": "no-corners", "hospitals": 1, "most_pits": 0,
        "closed_exits": False,
    }  # fmt: skip
    assert voted["commitment"] == "", "nothing is promised before there is a plan"
    started = server.post(f"/tables/{table}/start", None, host)
    assert len(started["commitment"]) == 64
    told = server.get(f"/tables/{table}/transcript", tokens[0])
    assert ".##./####/####/####/####/.##." in str(told)

    file = tmp_path / "game.jsonl"
    server.post(f"/tables/{table}/moves", {"do": "resign"}, tokens[0])
    file.write_bytes(server.call("GET", f"/tables/{table}/record").content)
    header = read(file.read_bytes()).header
    plan = book("labyrinth").plan.read(header.plan)
    assert (plan.grid.width, plan.grid.height, len(plan.cells)) == (4, 6, 20)
    assert (plan.kinds.count(HOSPITAL), plan.kinds.count(PIT)) == (1, 0)
    checked = asterion("verify", file, "--promise", started["commitment"])
    assert checked.status == 0, checked.out
    forged = asterion("verify", file, "--promise", 64 * "0")
    assert forged.status != 0


def test_L15_landmines_encephalitis_and_rivers_are_voted_on_where_the_plan_is_made_after_it(
    server: Running,
) -> None:
    table, host, tokens = waiting_room(server, seats=2)
    all_vote(server, table, tokens, mites="no", rivers="turbulent", mines="yes")
    started = server.post(f"/tables/{table}/start", None, host)
    assert started["options"]["mines"] is True
    header = read(played(server, table, host)).header
    assert book("labyrinth").plan.read(header.plan).kinds.count(ENCEPHALITIS) == 0
    assert header.settings["rivers"] == "turbulent"


def test_L15_timing_is_voted_on(server: Running) -> None:
    table, host, tokens = waiting_room(server, seats=2)
    voted = all_vote(server, table, tokens, time_clock="live", time_move_seconds="90")
    assert (voted["terms"]["clock"], voted["terms"]["move_seconds"]) == ("live", 90)
    wish = {"option": "time.move_seconds", "value": "0"}
    server.post(f"/tables/{table}/vote", wish, tokens[0])
    nothing = server.call("POST", f"/tables/{table}/vote", tokens[1], json=wish)
    assert nothing.status_code == 422, "a clock needs time"
    assert vote(server, table, tokens[0], "time.move_seconds", "")["terms"]["move_seconds"] == 60
    assert server.post(f"/tables/{table}/start", None, host)["terms"]["clock"] == "live"


def test_L15_what_no_plan_can_be_like_is_refused_with_the_reason(server: Running) -> None:
    table, _host, (ann, ben) = waiting_room(server, seats=2)
    vote(server, table, ann, "plan.hospitals", "99")
    wish = {"option": "plan.hospitals", "value": "99"}
    refused = server.call("POST", f"/tables/{table}/vote", ben, json=wish)
    assert (refused.status_code, "this shape has only 25" in refused.text) == (422, True), (
        refused.text
    )
    assert server.get(f"/tables/{table}")["places"][1]["votes"] == {}


def test_L15_a_full_table_at_which_somebody_voted_waits_for_the_host(server: Running) -> None:
    opened = server.post("/tables", {"book": "labyrinth", "seats": 2, "name": "Ann"})
    table, ann = opened["id"], opened["seat"]["token"]
    vote(server, table, ann, "plan.width", "6")
    ben = server.post(f"/tables/{table}/seats", {"name": "Ben"})["token"]
    assert server.get(f"/tables/{table}")["phase"] == "waiting", "Ben has a vote as well"
    assert vote(server, table, ben, "plan.width", "6")["settings"] == {"width": 6}
    assert server.post(f"/tables/{table}/start", None, opened["host"])["phase"] == "playing"


def test_L15_a_full_table_without_a_vote_begins_by_itself_and_is_promised_then(
    server: Running,
) -> None:
    opened = server.post("/tables", {"book": "labyrinth", "seats": 2, "name": "Ann"})
    assert opened["summary"]["commitment"] == ""
    server.post(f"/tables/{opened['id']}/seats", {"name": "Ben"})
    begun = server.get(f"/tables/{opened['id']}")
    assert (begun["phase"], len(begun["commitment"])) == ("playing", 64)


def test_L15_a_large_plan_is_voted_for_and_made_in_the_workshop(server: Running) -> None:
    table, host, tokens = waiting_room(server, seats=2)
    all_vote(server, table, tokens, plan_width="21", plan_height="21")
    server.post(f"/tables/{table}/start", None, host)
    header = read(played(server, table, host)).header
    assert book("labyrinth").plan.read(header.plan).grid.width == 21


def test_L15_a_plan_that_was_given_is_promised_at_once_and_not_voted_on(server: Running) -> None:
    table, _host, (ann, _ben) = waiting_room(server, seats=2, plan=MILL.read_text("utf-8"))
    summary = server.get(f"/tables/{table}")
    assert (summary["generated"], len(summary["commitment"])) == (False, 64)
    for option, value, words in (
        ("mites", "no", "the plan was made with “mites” as it is"),
        ("plan.width", "4", "the plan is already made"),
    ):
        wish = {"option": option, "value": value}
        refused = server.call("POST", f"/tables/{table}/vote", ann, json=wish)
        assert (refused.status_code, words in refused.text) == (422, True), refused.text
    assert vote(server, table, ann, "skips", "yes")["commitment"] == summary["commitment"]
    vote(server, table, ann, "time.clock", "days")


def test_L15_nobody_has_the_plan_before_the_game_begins(server: Running) -> None:
    wish = {"book": "labyrinth", "seats": 2, "terms": {"master": "person", "start": "host"}}
    opened = server.post("/tables", wish)
    early = server.call("GET", f"/tables/{opened['id']}/plan", opened["master"])
    assert (early.status_code, "when the game begins" in early.text) == (409, True)
