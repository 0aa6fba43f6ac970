"""What a server can be asked over HTTP and live, its settings, and the verbs of the program."""

import contextlib
import io
import os
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any
from unittest import mock

import click

from docs.reference.reading import escaped, table

WRITTEN = "Written by `./dev docs` from the code; do not edit."
AREAS = {
    "books": "Books", "terms": "Books", "plans": "Plans", "shared": "Plans", "tables": "Tables",
    "boards": "Lobby", "now": "Lobby", "puzzles": "Puzzles", "daily": "Puzzles",
    "ladder": "Ladder, scores, weeks", "scores": "Ladder, scores, weeks",
    "weeks": "Ladder, scores, weeks", "notices": "Notifications", "bells": "Notifications",
    "accounts": "Accounts", "sessions": "Accounts", "me": "Accounts", "admin": "The administrator",
    "here": "The administrator", "clubs": "Clubs",
}  # fmt: skip
BASE = "/api/v1"


def pages() -> dict[str, str]:
    return {
        "http.md": "\n\n".join(http()) + "\n",
        "live.md": "\n\n".join(live()) + "\n",
        "settings.md": "\n\n".join(settings()) + "\n",
        "cli.md": "\n\n".join(verbs()) + "\n",
    }


@cache
def described() -> dict[str, Any]:
    import msgspec

    from asterion.server.http.app import described as description

    return dict(msgspec.json.decode(description()))


def http() -> Iterator[str]:
    api = described()
    yield "# HTTP"
    yield (
        f"Every address, below `{BASE}`. [The API](../program/api.md) explains how to use it;"
        f" `{BASE}/openapi.json` describes every body and answer."
    )
    yield WRITTEN
    areas: dict[str, list[tuple[str, str, str]]] = {}
    for path, methods in api["paths"].items():
        short = path.removeprefix(BASE)
        for method, about in methods.items():
            query = [each["name"] for each in about.get("parameters", ()) if each["in"] == "query"]
            asked = f"?{'&'.join(f'{name}=' for name in query)}" if query else ""
            row = (f"`{method.upper()} {short}{asked}`", body(about), escaped(about["summary"]))
            areas.setdefault(AREAS[short.split("/")[1]], []).append(row)
    for area, rows in areas.items():
        yield f"## {area}"
        yield table(("address", "body", "what it does"), rows)


def body(about: dict[str, Any]) -> str:
    """The names of the fields of what is sent; those that must be there in bold."""
    sent = about.get("requestBody", {}).get("content", {}).get("application/json", {})
    shape = sent.get("schema", {})
    if "$ref" in shape:
        shape = described()["components"]["schemas"][shape["$ref"].rpartition("/")[2]]
    wanted = set(shape.get("required", ()))
    names = [name for name in shape.get("properties", {}) if name != "type"]
    return ", ".join(f"**`{name}`**" if name in wanted else f"`{name}`" for name in names)


def live() -> Iterator[str]:
    import msgspec

    from asterion.server.http.messages import FROM_CLIENT, AnyToClient

    yield "# Live messages"
    yield (
        f"A WebSocket at `{BASE}/tables/{{table}}/live`, or the stream that `GET` gives there."
        " [The API](../program/api.md#live) explains them. `type` names the kind."
    )
    yield WRITTEN
    for title, kinds in (("To the server", FROM_CLIENT), ("To you", AnyToClient.__args__)):
        yield f"## {title}"
        rows = []
        for kind in kinds:
            names = [f"`{field.encode_name}`" for field in msgspec.structs.fields(kind)]
            about = escaped(" ".join((kind.__doc__ or "").split()))
            rows.append((f"`{kind.__struct_config__.tag}`", ", ".join(names), about))
        yield table(("type", "fields", "what it is"), rows)


def settings() -> Iterator[str]:
    from asterion.server.config import Config

    yield "# Settings"
    yield "What each means for a host, and where to set it: [settings](../host/settings.md)."
    yield WRITTEN
    rows = [
        (
            f"`{choice.name}`", "" if choice.default == "" else f"`{choice.default}`",
            choice.allowed(), escaped(choice.text),
        )
        for choice in Config.describe()
    ]  # fmt: skip
    limits = [name for name, *_ in rows].index("`message_bytes`")
    yield "## Where it listens and what it keeps"
    yield table(("setting", "default", "allowed", "what it is"), rows[:limits])
    yield "## Limits"
    yield table(("setting", "default", "allowed", "what it is"), rows[limits:])


def verbs() -> Iterator[str]:
    from asterion.commands.verbs import VERBS

    yield "# The command line"
    yield "In a checkout type `./dev` where this page has `asterion`."
    yield WRITTEN
    yield f"```text\n{helped()}```"
    for verb in VERBS:
        yield f"## {verb}"
        yield f"```text\n{helped(verb)}```"
        for more in below(verb):
            yield f"### {verb} {more}"
            yield f"```text\n{helped(verb, more)}```"


def below(verb: str) -> list[str]:
    """The verbs of a verb."""
    command = import_module(f"asterion.commands.{verb.replace('-', '_')}")
    found = getattr(command, verb.replace("-", "_"))
    return sorted(found.commands) if isinstance(found, click.Group) else []


def helped(*words: str) -> str:
    from asterion.cli import run

    plain = {"COLUMNS": "80", "LANG": "C", "LC_ALL": "", "LC_MESSAGES": "", "LANGUAGE": ""}
    told = io.StringIO()
    with mock.patch.dict(os.environ, plain), contextlib.redirect_stdout(told):
        os.environ.pop("ASTERION_PROGRAM", None)
        status = run([*words, "--help"])
    assert status == 0
    return told.getvalue().rstrip() + "\n"
