"""Web push (RFC 8030, 8188, 8292): encrypted for one browser, signed by this server's own key."""

import asyncio
import base64
import re
import ssl
import time
from functools import cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from asterion.core.contract.plain import JsonObject
from asterion.server.guard.endpoints import (
    PORTS,
    Endpoint,
    NotPublic,
    place_of,
    read_endpoint,
)
from asterion.server.guard.turns import Full, Turns
from asterion.server.notify.apart import apart
from asterion.server.notify.letter import Letter, NotSent

WITHIN = 20.0
"""Seconds for all of it, from the first question to the resolver to the status that comes back."""
AT_ONCE, AT_ONE_HOST = 32, 4
"""How many are under way at once, in all and to one host: the others wait their turn."""
MOST_WAITING, MOST_OF_ONE_HOST = 4000, 1000
LONGEST_STATUS = 1024
KEPT_FOR = 24 * 3600
"""Seconds for which the push service keeps it for a browser that is not there."""
SIGNED_FOR = 12 * 3600
GONE = (404, 410)
_STATUS = re.compile(rb"HTTP/1\.[01] ([1-5][0-9]{2})(?: [^\r\n]*)?\r?\n")


class Keys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_=-]{80,100}$")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_=-]{16,40}$")]


class Subscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """As a browser's PushManager writes it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: Keys


def new_key() -> bytes:
    """A private key for the server, to be kept."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return number.to_bytes(32, "big")


class Push:
    """The server's key, letters to browsers, and a contact for those who run push services."""

    def __init__(self, key: bytes, contact: str, local: bool = False) -> None:
        self._key = base64.urlsafe_b64encode(key).rstrip(b"=").decode()
        self._contact = contact
        self.local = local
        self._turns = Turns(AT_ONCE, AT_ONE_HOST, most=MOST_WAITING, most_each=MOST_OF_ONE_HOST)

    @property
    def public_key(self) -> str:
        """As a browser wants it, to know whose letters it takes."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self._vapid().public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def _vapid(self) -> Any:
        from py_vapid import Vapid02

        return Vapid02.from_string(self._key)

    def _signed(self, claims: JsonObject) -> str:
        """RFC 8292. The library's own way takes no contact with a port, and none at all."""
        from py_vapid.jwt import sign

        if self._contact:
            claims["sub"] = self._contact
        return f"vapid t={sign(claims, self._vapid().private_key)},k={self.public_key}"

    async def send(self, subscription: Subscription, letter: Letter) -> None:
        """NotSent where the push service does not take it, or it is not to be spoken to."""
        said = {"title": letter.title, "body": letter.body, "link": letter.link}
        words = msgspec.json.encode(said)
        try:
            endpoint = read_endpoint(subscription.endpoint, self.local)
            async with self._turns.turn(endpoint.host), asyncio.timeout(WITHIN):
                place, headers, sealed = await apart(self._sealed, subscription, endpoint, words)
                status = await post(endpoint, place, headers, sealed)
        except NotPublic as error:
            raise NotSent(type(error).__name__, gone=True) from None
        except (Full, OSError) as error:
            raise NotSent(type(error).__name__) from None
        if not 200 <= status < 300:
            raise NotSent(str(status), gone=status in GONE)

    def _sealed(
        self, subscription: Subscription, endpoint: Endpoint, words: bytes
    ) -> tuple[str, dict[str, str], bytes]:
        """Where it goes, and what is sent there. It asks the resolver, and waits for it."""
        from pywebpush import WebPusher, WebPushException

        place = place_of(endpoint, self.local)
        try:
            sealed = WebPusher(msgspec.to_builtins(subscription)).encode(words)["body"]
        except (WebPushException, ValueError) as error:
            raise NotSent(type(error).__name__, gone=True) from None
        _ = tls() if endpoint.scheme == "https" else None  # read once, and not on the event loop
        audience = f"{endpoint.scheme}://{authority(endpoint)}"
        claims = {"aud": audience, "exp": int(time.time()) + SIGNED_FOR}
        headers = {
            "Authorization": self._signed(claims),
            "TTL": str(KEPT_FOR),
            "Urgency": "normal",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
        }
        return place, headers, sealed


@cache
def tls() -> ssl.SSLContext:
    return ssl.create_default_context()


def authority(endpoint: Endpoint) -> str:
    """Its host, and its port if that is not the usual one."""
    host = f"[{endpoint.host}]" if ":" in endpoint.host else endpoint.host
    return host if endpoint.port == PORTS[endpoint.scheme] else f"{host}:{endpoint.port}"


async def post(endpoint: Endpoint, place: str, headers: dict[str, str], body: bytes) -> int:
    """The status that comes back; no more of the answer is read, and no redirect followed.

    To the very place that was looked at, whatever the name stands for by now. Raises OSError.
    """
    secure = endpoint.scheme == "https"
    reader, writer = await asyncio.open_connection(
        place,
        endpoint.port,
        limit=LONGEST_STATUS,
        ssl=tls() if secure else None,
        server_hostname=endpoint.host if secure else None,
    )
    try:
        said = {"Host": authority(endpoint), "Content-Length": str(len(body)), **headers}
        head = "".join(f"{name}: {value}\r\n" for name, value in said.items())
        writer.write(f"POST {endpoint.path} HTTP/1.1\r\n{head}\r\n".encode() + body)
        await writer.drain()
        status = _STATUS.fullmatch(await reader.readline())
    except ValueError:  # it has no end
        status = None
    finally:
        writer.transport.abort()
    if status is None:
        raise ConnectionError("no answer of HTTP")
    return int(status[1])
