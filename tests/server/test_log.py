"""The log: one event a line, readable by programs and people, and never a secret in it."""

import ast
import io
import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import asterion.server
from asterion.core.referee.commitment import new_salt
from asterion.server.guard import new_id, new_token
from asterion.server.log import FIELDS, LONGEST, MOST_A_MINUTE, Log

SERVER = Path(asterion.server.__file__).parent
PLAN = "+---+---+\n| 1   T |\n+---+---+"


def logged(style: str, event: str, **fields: Any) -> str:
    to = io.StringIO()
    Log(to, style, lambda: 1000.5).say(event, **fields)
    return to.getvalue()


def test_an_event_is_one_json_object_a_line() -> None:
    line = logged("json", "listening", port=8000, seconds=0.25, address="127.0.0.1")
    assert line.endswith("\n")
    assert json.loads(line) == {
        "time": 1000.5,
        "event": "listening",
        "port": 8000,
        "seconds": 0.25,
        "address": "127.0.0.1",
    }


def test_for_people_it_is_plain_text_and_auto_asks_whether_there_are_any() -> None:
    assert re.fullmatch(
        r"\d\d:\d\d:\d\d  listening  port: 8000\n", logged("text", "listening", port=8000)
    )
    assert logged("auto", "listening").startswith("{")  # nobody reads a StringIO


@pytest.mark.parametrize("style", ["json", "text"])
def test_tokens_plans_ids_and_passwords_never_appear(style: str) -> None:
    token, id, salt = new_token("seat"), new_id(), new_salt()
    line = logged(
        style,
        f"move by {token}",
        token=token,
        plan=PLAN,
        salt=salt,
        password="hunter2",
        do="go up",
        text="a secret",
        path=f"/t/{id}",
        table=id,
        why=f"Bearer {token}; {token[:40]}",
        address=token,
        **{token: "as a name"},
    )
    for secret in (token, token[5:], token[:40], id, salt, "hunter2", "go up", "a secret", "| 1"):
        assert secret not in line
    assert "as a name" not in line
    assert line.count("\n") == 1
    assert "left_out" in line


def test_a_table_is_known_again_by_its_digest() -> None:
    id = new_id()
    one, other = (json.loads(logged("json", "x", table=known)) for known in (id, new_id()))
    assert one["table"] == json.loads(logged("json", "y", table=id))["table"]
    assert one["table"] != other["table"]


def test_an_error_is_told_by_its_kind_and_place_and_not_by_its_words() -> None:
    to = io.StringIO()
    try:
        json.loads("{" + PLAN)
    except ValueError as error:
        Log(to, "json").fail("request failed", error, route="/api/v1/plans")
    told = json.loads(to.getvalue())
    assert told["error"] == "JSONDecodeError"
    assert "server/test_log.py:" in told["frames"]
    assert "Expecting" not in to.getvalue()


def test_a_flood_is_counted_and_not_written() -> None:
    to, now = io.StringIO(), 0.0
    log = Log(to, "json", lambda: now)
    for _ in range(5000):
        log.say("too many", rate="ask")
    log.say("listening")
    assert to.getvalue().count("\n") == MOST_A_MINUTE + 1
    now = 60.0
    log.say("too many", rate="ask")
    *_, flood, last = map(json.loads, to.getvalue().splitlines())
    assert (flood["event"], flood["kind"]) == ("too much to log", "too many")
    assert flood["count"] == 5000 - MOST_A_MINUTE
    assert last["event"] == "too many"


def test_a_log_that_cannot_be_written_stops_nothing() -> None:
    to = io.StringIO()
    to.close()
    Log(to, "json").say("listening")


@given(st.text(st.characters()), st.sampled_from(sorted(FIELDS)), st.sampled_from(["json", "text"]))
def test_whatever_is_said_is_one_clean_line(text: str, field: str, style: str) -> None:
    line = logged(style, text, **{field: text})
    assert line.count("\n") == 1
    assert len(line) <= 8 * LONGEST
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e]", line)
    if style == "json":
        json.loads(line)


def test_every_field_that_the_server_logs_is_on_the_list() -> None:
    """Else it would be left out, where it is written the field looks as if it were told."""
    unknown = []
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and _says(node.func):
                named = {keyword.arg for keyword in node.keywords if keyword.arg}
                unknown += [f"{path.name}:{node.lineno} {name}" for name in named - FIELDS]
    assert unknown == []


def _says(function: ast.expr) -> bool:
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    return name.lstrip("_") == "say"
