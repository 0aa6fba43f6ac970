"""Which way of waking fits the database and the Redis that a server was given."""

from asterion.server.store import shared
from asterion.server.wake.calls import Say, Wake, silent
from asterion.server.wake.quiet import Quiet


def wake_for(database: str, redis: str = "", say: Say = silent) -> Wake:
    """Redis where there is one, else PostgreSQL's own NOTIFY, and nothing for one process alone.

    To be called while the event loop runs. ValueError where the URL of Redis is none.
    """
    if redis:
        from asterion.server.wake.redis import RedisWake  # only who uses it needs its library

        return RedisWake(redis, say=say, hears_itself=False)
    if shared(database):
        from asterion.server.wake.notify import Notify

        return Notify(database, say=say, hears_itself=False)
    return Quiet()
