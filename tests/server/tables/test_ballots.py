"""The vote at tables whose documents were stored by an older version."""

import json
from pathlib import Path
from typing import Any

import pytest

from asterion.books import labyrinth
from asterion.server.game.doc import encode
from asterion.server.tables import Denied, Hosted
from tests.server.tables.hosting import a_hub, opened, run

MILL = (Path(labyrinth.__file__).parent / "samples" / "old-mill.txt").read_text("utf-8")
NEW = ("generated",)
"""What documents did not have."""


def as_it_was_stored(table: Hosted, **changed: Any) -> bytes:
    plain = json.loads(encode(table.doc))
    return json.dumps(
        {name: value for name, value in plain.items() if name not in NEW} | changed
    ).encode()


def test_L15_a_table_of_an_older_version_goes_on_voting_and_begins_with_its_plan() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            terms = {"start": "host"}
            wish: dict[str, Any] = {"plan": MILL, "terms": terms}
            table, (ann, bob), host = await opened(hub, "labyrinth", "Ann", "Bob", **wish)
            old = as_it_was_stored(table, proposed=table.doc.options)
            await hub.store.save(
                table.id, table.log.version, old, phase="waiting", listed=False, due=None
            )
            del hub.tables[table.id]
            table = await hub.table(table.id)
            plan, promised = table.doc.plan, table.doc.commitment
            for voter in (ann, bob):
                await table.seats.vote(voter, "skips", "yes")
                await table.seats.vote(voter, "time.clock", "days")
            with pytest.raises(Denied) as refused:
                await table.seats.vote(ann, "plan.width", "4")
            assert "the plan is already made" in refused.value.detail
            assert table.log.summary().terms.clock == "days"
            await table.seats.vote(ann, "time.clock", "")
            assert table.log.summary().terms.clock == "none", (
                "what the host had chosen is known still"
            )
            await table.seats.start(table.seats.role(host))
            assert (table.doc.phase, table.doc.plan) == ("playing", plan)
            assert table.doc.options["skips"] is True
            assert table.doc.commitment != promised

    run(test())
