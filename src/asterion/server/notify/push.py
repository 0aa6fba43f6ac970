"""Web push (RFC 8030, 8188, 8292): encrypted for one browser, signed by this server's own key."""

import asyncio
import base64
import http.client
import socket
import ssl
import time
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from asterion.server.guard.endpoints import Endpoint, NotPublic, place_of, read_endpoint
from asterion.server.notify.letter import Letter, NotSent

WITHIN = 30.0
KEPT_FOR = 24 * 3600
"""Seconds for which the push service keeps it for a browser that is not there."""
SIGNED_FOR = 12 * 3600
GONE = (404, 410)


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
    """The server's key, and letters to browsers."""

    def __init__(self, key: bytes, contact: str, local: bool = False) -> None:
        self._key = base64.urlsafe_b64encode(key).rstrip(b"=").decode()
        self._contact = contact
        self.local = local

    @property
    def public_key(self) -> str:
        """As a browser wants it, to know whose letters it takes."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self._vapid().public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def _vapid(self) -> Any:
        from py_vapid import Vapid02

        return Vapid02.from_string(self._key)

    async def send(self, subscription: Subscription, letter: Letter) -> None:
        """NotSent where the push service does not take it, or it is not to be spoken to."""
        said = {"title": letter.title, "body": letter.body, "link": letter.link}
        await asyncio.to_thread(self._send, subscription, msgspec.json.encode(said))

    def _send(self, subscription: Subscription, words: bytes) -> None:
        from pywebpush import WebPusher, WebPushException

        try:
            endpoint = read_endpoint(subscription.endpoint, self.local)
            place = place_of(endpoint, self.local)
            sealed = WebPusher(msgspec.to_builtins(subscription)).encode(words)["body"]
        except (NotPublic, WebPushException, ValueError) as error:
            raise NotSent(type(error).__name__, gone=True) from None
        except OSError as error:
            raise NotSent(type(error).__name__) from None
        audience = f"{endpoint.scheme}://{endpoint.host}"
        if endpoint.port != {"https": 443, "http": 80}[endpoint.scheme]:
            audience += f":{endpoint.port}"
        claims = {
            "aud": audience, "sub": self._contact, "exp": int(time.time()) + SIGNED_FOR,
        }  # fmt: skip
        headers = {
            **self._vapid().sign(claims),
            "TTL": str(KEPT_FOR),
            "Urgency": "normal",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
        }
        status = post(endpoint, place, headers, sealed)
        if not 200 <= status < 300:
            raise NotSent(str(status), gone=status in GONE)


def post(endpoint: Endpoint, place: str, headers: dict[str, str], body: bytes) -> int:
    """To the very place that was looked at, whatever the name stands for by now; no redirect."""
    connection = http.client.HTTPConnection(endpoint.host, endpoint.port, timeout=WITHIN)
    try:
        wire = socket.create_connection((place, endpoint.port), WITHIN)
        if endpoint.scheme == "https":
            wire = ssl.create_default_context().wrap_socket(wire, server_hostname=endpoint.host)
        connection.sock = wire
        connection.request("POST", endpoint.path, body, headers)
        return connection.getresponse().status
    except (OSError, http.client.HTTPException) as error:
        raise NotSent(type(error).__name__) from None
    finally:
        connection.close()
