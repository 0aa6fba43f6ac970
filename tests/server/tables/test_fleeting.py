"""D32  What a seat may see for some seconds: then it is gone wherever it could be read again."""

from typing import Any

from asterion.server.tables import Hosted, Role
from asterion.server.tables.views import first_messages
from tests.server.tables.hosting import a_hub, look, opened, pass_time, run

CENTER = """
base 3 2
walls
+EE+##+##+
#        #
+  +  +  +
#        #
+##+##+##+
level 1
Mc Li ..
St .. Tr
"""
DRAWN = "#Mc Li"


def board(view: dict[str, Any]) -> str:
    return "\n".join(view["screen"]["board"])


async def again(table: Hosted, role: Role, since: int) -> str:
    return b"".join(first_messages(table.log, role.viewer, since)).decode()


def test_D32_the_map_is_gone_after_its_seconds_and_not_read_again() -> None:
    async def test() -> None:
        async with a_hub() as (hub, time):
            table, (ann,), _ = await opened(hub, "dungeonlab", "Ann", plan=CENTER)
            number = (await look(table, ann))["number"]
            await table.play(ann, "land 1 1 1", None, "a")
            shown = await look(table, ann)
            assert DRAWN in board(shown)
            assert "MapShown" not in str(shown["transcript"])
            assert "MapShown" not in await again(table, ann, number)
            await pass_time(hub, time, 2)
            assert DRAWN in board(await look(table, ann))
            await pass_time(hub, time, 2)
            after = await look(table, ann)
            assert DRAWN not in board(after)
            assert "MapShown" not in str(after["transcript"])
            read = await table.transcript(ann)
            assert "The map is gone." in str(read)
            assert "MapShown" not in str(read)
            sent_again = (await table.move(ann, "land 1 1 1", None, "a")).decode()
            assert "Landed" in sent_again
            assert "MapShown" not in sent_again
            assert DRAWN not in sent_again
            everything = await again(table, ann, number)
            assert "MapShown" not in everything
            assert DRAWN not in everything
            assert table.game is not None
            kept = [type(event).__name__ for entry in table.game.entries for event in entry.events]
            assert "MapShown" in kept

    run(test())
