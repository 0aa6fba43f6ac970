"""A table that is closed by the administrator, with a sentence to those who sit there."""

from asterion.core.audience import MASTER
from asterion.core.phrase import phrase
from asterion.core.referee.rulings import known_ruling
from asterion.core.referee.table import RULING
from asterion.server.denied import refused
from asterion.server.game.doc import end
from asterion.server.game.phases import why_not_playing
from asterion.server.tables import Hosted


async def close(hosted: Hosted, why: str) -> None:
    """The last thing that the master says stands in the record; then nobody plays on."""
    async with hosted.lock:
        await hosted.log.settle()
        if hosted.doc.phase not in ("waiting", "playing"):
            raise refused(why_not_playing(hosted.doc))
        if hosted.doc.phase == "playing" and hosted.game is not None:
            await hosted.submit(MASTER, f"{RULING} {known_ruling('core-ruling-closed')}")
            if why:
                await hosted.submit(MASTER, f"{RULING} {why}")
        wall = hosted.services.time.wall()
        await hosted.log.change(lambda doc: end(doc, "abandoned", wall))
        if hosted.game is None:
            told = phrase("server-closed-why", why=why) if why else phrase("server-closed")
            hosted.room.say_bye(told)
    hosted.services.say("table closed", table=hosted.id)
