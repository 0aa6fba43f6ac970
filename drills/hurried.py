"""`asterion serve` whose served time is ahead by the seconds that stand in the file AHEAD.

When all that was due by then is done, the same number stands in the file beside it.
"""

import os
from pathlib import Path

from asterion.cli import main
from asterion.server.tables import Hub
from asterion.server.tables.attending import Attending

AHEAD = "DRILL_AHEAD"


def done(file: Path) -> Path:
    return file.with_suffix(".done")


if __name__ == "__main__":
    file = Path(os.environ[AHEAD])
    served, look = Hub.served, Attending.look
    last = ["0"]

    def ahead(hub: Hub) -> float:
        return served(hub) + float(file.read_text())

    async def look_and_tell(attending: Attending) -> None:
        if not attending._attended:  # what the last look found is done
            done(file).write_text(last[0])
            last[0] = file.read_text()
        await look(attending)

    Hub.served = ahead  # type: ignore[method-assign,assignment]
    Attending.look = look_and_tell  # type: ignore[method-assign,assignment]
    main()
