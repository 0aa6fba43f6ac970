"""`asterion serve` whose served time is ahead by the seconds that stand in the file AHEAD.

When all that was due by then is done, the same number stands in the file beside it.
"""

import os
from pathlib import Path
from typing import Any

from asterion.cli import main
from asterion.server.tables.upkeep import Attending
from asterion.server.work.served import ServedTime

AHEAD = "DRILL_AHEAD"


def done(file: Path) -> Path:
    return file.with_suffix(".done")


if __name__ == "__main__":
    file = Path(os.environ[AHEAD])
    served, look = ServedTime.served, Attending.look
    last = ["0"]

    def ahead(time: ServedTime) -> float:
        return served(time) + float(file.read_text())

    async def look_and_tell(attending: Attending, attend: Any) -> None:
        if not attending._attended:  # what the last look found is done
            done(file).write_text(last[0])
            last[0] = file.read_text()
        await look(attending, attend)

    ServedTime.served = ahead  # type: ignore[method-assign,assignment]
    Attending.look = look_and_tell  # type: ignore[method-assign,assignment]
    main()
