"""The API's own description is true: schemathesis tries to find where it is not."""

import os
import random
from typing import Any

import msgspec
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import GenerationMode
from schemathesis.config import SchemathesisConfig

from asterion.server.http.app import all_routes
from asterion.server.http.openapi import describe
from tests.server.http.playing import SMALL
from tests.server.http.serving import WITHIN, Running

TRIES = settings(
    max_examples=12,
    deadline=None,
    derandomize=bool(os.environ.get("CI")),
    suppress_health_check=list(HealthCheck),
)
SOME_TRIES = settings(TRIES, max_examples=6)
DESCRIBED: dict[str, Any] = msgspec.json.decode(describe(all_routes()))
CHECKS = {
    "positive_data_acceptance": {"expected-statuses": ["2xx", 401, 403, 404, 409, 422, 429]},
    "negative_data_rejection": {"expected-statuses": [400, 401, 403, 404, 405, 413, 415]},
}
"""400 is for what does not fit the description, 422 for what fits and still cannot be."""


def load(modes: list[GenerationMode]) -> Any:
    config = SchemathesisConfig.from_dict({"checks": CHECKS})
    loaded = schemathesis.openapi.from_dict(DESCRIBED, config=config)
    loaded.config.generation.update(modes=modes)
    return loaded


strangers = load(list(GenerationMode))
guests = load([GenerationMode.POSITIVE]).exclude(operation_id="get_live")
"""The stream is left out: on a real table it has no end."""


def test_the_server_describes_itself(server: Running) -> None:
    assert server.get("/openapi.json") == DESCRIBED


@strangers.parametrize()  # type: ignore[untyped-decorator]
@TRIES
def test_strangers_are_answered_as_described(case: Any, server: Running) -> None:
    """Anyone who knows no table and has no token, with requests that fit and that do not."""
    case.call_and_validate(base_url=server.address, timeout=WITHIN)


@guests.parametrize()  # type: ignore[untyped-decorator]
@SOME_TRIES
def test_guests_are_answered_as_described(case: Any, server: Running) -> None:
    """Anyone who is at a table that is waiting, played or over, with a token that is good there."""
    known = hash(repr(case.body) + repr(case.query))
    place = prepare(server, random.Random(known))
    for name in ("table", "plan", "share", "seat"):
        if name in (case.path_parameters or {}):
            case.path_parameters[name] = place[name]
    if case.operation.definition.raw.get("security"):
        kind = "key" if "plan" in (case.path_parameters or {}) else "token"
        case.headers = {**(case.headers or {}), "Authorization": f"Bearer {place[kind]}"}
    case.call_and_validate(base_url=server.address, timeout=WITHIN)


def prepare(server: Running, chance: random.Random) -> dict[str, Any]:
    """Some table in some state, some token of it, and a plan that is kept and shared."""
    names = ["Ann", "Ben"][: chance.randint(1, 2)]
    wish = {"book": "dungeon-of-dooom", "plan": SMALL, "seats": 2, "name": "Ann"}
    opened = server.post("/tables", {**wish, "terms": {"chat": chance.random() < 0.5}})
    table = opened["id"]
    if len(names) == 2:
        server.post(f"/tables/{table}/seats", {"name": "Ben"})
    if chance.random() < 0.3:
        server.post(f"/tables/{table}/abandon", token=opened["host"])
    kept = server.post("/plans", {"book": "dungeon-of-dooom", "plan": SMALL})
    shared = server.post(f"/plans/{kept['id']}/share", token=kept["key"])
    return {
        "table": table,
        "seat": chance.randint(0, 1),
        "token": chance.choice([opened["host"], opened["seat"]["token"]]),
        "plan": kept["id"],
        "key": kept["key"],
        "share": shared["share"],
    }
