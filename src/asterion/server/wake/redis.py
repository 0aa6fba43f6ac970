"""Waking by Redis: publish and subscribe."""

from contextlib import suppress

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from asterion.server.wake.calls import IDLE, Calls


class RedisWake(Calls):
    """Nothing is kept in Redis: a message that nobody hears is gone, and may be."""

    by = "redis"

    _caller: Redis | None = None

    def _connect(self) -> Redis:
        """A client that does not try again by itself: that is done here, and said."""
        return Redis.from_url(
            self._url,
            decode_responses=True,
            retry=Retry(NoBackoff(), 0),
            socket_connect_timeout=IDLE,
            socket_timeout=IDLE,
        )

    async def _listen(self) -> None:
        async with self._connect() as client, client.pubsub() as line:
            await line.subscribe(self._channel)
            asked = False
            while True:
                message = await line.get_message(timeout=IDLE)
                if message is None and asked:
                    raise TimeoutError("Redis does not answer")
                asked = message is None
                if message is None:
                    await line.ping()
                elif message["type"] == "subscribe":
                    self._connected()
                elif message["type"] == "message":
                    self._hear(message["data"])

    async def _send(self, tables: str) -> None:
        if self._caller is None:
            self._caller = self._connect()
        await self._caller.publish(self._channel, tables)

    async def _hang_up(self) -> None:
        caller, self._caller = self._caller, None
        if caller is not None:
            with suppress(RedisError, OSError):
                await caller.aclose()
