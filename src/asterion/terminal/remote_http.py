"""The server at the other end: questions by HTTP, and the messages of a table as they come."""

import http.client
import json
import re
import socket
import ssl
from collections.abc import Iterator
from typing import Any, Final, NamedTuple
from urllib.parse import quote, urlsplit

from asterion.core.contract.plain import JsonObject
from asterion.terminal.words import say, word

API: Final = "/api/v1"
PATIENCE: Final = 15.0
"""Seconds until an answer is given up."""
SILENCE: Final = 45.0
"""Seconds without even an empty line, after which a stream is taken to be cut."""
LARGEST_ANSWER: Final = 64 * 1024 * 1024
TOO_MANY: Final = 429
LONGEST_HURRY: Final = 60
"""Seconds that a server may ask a caller to wait who was too fast."""
_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
_HOST = re.compile(r"[^\s/?#@%]+")

Message = JsonObject


class Trouble(Exception):
    """The server says no, or does not fit; in one sentence. `status` is that of HTTP, and `code`
    names the message."""

    def __init__(self, sentence: str, status: int = 0, code: str = "") -> None:
        super().__init__(sentence)
        self.status = status
        self.code = code


class Unreachable(Trouble):
    """Nobody answers now; it may help to try again."""


class Hurried(Trouble):
    """That was too much at once; `seconds` later the server takes it."""

    def __init__(self, sentence: str, status: int, seconds: int) -> None:
        super().__init__(sentence, status)
        self.seconds = seconds


class Address(NamedTuple):
    """Where a server is, and which table of it is meant, if one is."""

    scheme: str
    host: str
    port: int
    table: str

    @property
    def server(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{self.scheme}://{host}:{self.port}"

    @property
    def page(self) -> str:
        """The table's page, which is also the invitation to it."""
        return f"{self.server}/t/{self.table}"


def read_address(url: str) -> Address:
    """`http://host:port` or `http://host:port/t/ID`, as it stands in a browser's address line."""
    written = url if "://" in url else f"http://{url}"
    try:
        parts = urlsplit(written)
        port = parts.port
    except ValueError:
        raise Trouble(say("terminal-no-address", said=url[:80])) from None
    path = parts.path.strip("/").split("/")
    host = parts.hostname or ""
    if parts.scheme not in ("http", "https") or not _HOST.fullmatch(host):
        raise Trouble(say("terminal-no-address", said=url[:80]))
    if path == [""]:
        table = ""
    elif path[0] == "t" and len(path) in (2, 3) and _ID.fullmatch(path[1]):
        table = path[1]
    else:
        raise Trouble(say("terminal-no-table", said=url[:80]))
    usual = 443 if parts.scheme == "https" else 80
    return Address(parts.scheme, host, port or usual, table)


class Server:
    """One server, asked in the name of anyone who has the token."""

    def __init__(self, address: Address, token: str = "") -> None:
        self.address = address
        self.token = token

    def ask(self, method: str, path: str, body: object = None, token: str = "") -> Any:
        """The answer as data; Trouble with the server's own sentence where it says no."""
        connection = self._connection(PATIENCE)
        try:
            answer = self._request(connection, method, path, body, token)
            data = answer.read(LARGEST_ANSWER)
        except (OSError, http.client.HTTPException) as error:
            raise self._unreachable(error) from None
        finally:
            connection.close()
        return self._decoded(data) if data else None

    def messages(self, path: str) -> Iterator[Message]:
        """One message a line until the server ends it; Unreachable where the line is cut."""
        connection = self._connection(SILENCE)
        try:
            answer = self._request(connection, "GET", path, None, "")
            while line := answer.readline(LARGEST_ANSWER):
                if line.strip():
                    yield self._decoded(line)
        except (OSError, http.client.HTTPException) as error:
            raise self._unreachable(error) from None
        finally:
            connection.close()

    def _connection(self, patience: float) -> http.client.HTTPConnection:
        where = self.address
        if where.scheme == "https":
            return http.client.HTTPSConnection(where.host, where.port, timeout=patience)
        return http.client.HTTPConnection(where.host, where.port, timeout=patience)

    def _request(
        self, to: http.client.HTTPConnection, method: str, path: str, body: object, token: str
    ) -> http.client.HTTPResponse:
        headers = {"Accept": "application/json, application/x-ndjson"}
        if token or self.token:
            headers["Authorization"] = f"Bearer {token or self.token}"
        data = None
        if body is not None:
            data = json.dumps(body).encode()
            headers["Content-Type"] = "application/json"
        to.request(method, f"{API}{quote(path, safe='/?=&')}", data, headers)
        answer = to.getresponse()
        if answer.status >= 400:
            later = answer.headers.get("Retry-After", "")
            raise self._refused(answer.status, answer.read(LARGEST_ANSWER), later)
        return answer

    def _refused(self, status: int, data: bytes, later: str) -> Trouble:
        try:
            problem = json.loads(data)
            detail, code = problem["detail"], str(problem.get("code", ""))
            sentence = detail if isinstance(detail, str) else ""
        except (ValueError, KeyError, TypeError, AttributeError):
            sentence = code = ""
        if status in (502, 503, 504):
            return Unreachable(sentence or word("terminal-cannot-answer"), status)
        if not sentence:
            sentence = say("terminal-answers", server=self.address.server, status=str(status))
        if status == TOO_MANY and later.isdecimal():
            return Hurried(_shown(sentence), status, min(int(later), LONGEST_HURRY))
        return Trouble(_shown(sentence), status, code)

    def _decoded(self, data: bytes) -> Any:
        try:
            return _cleaned(json.loads(data))
        except (ValueError, RecursionError):
            where = self.address.server
            raise Trouble(say("terminal-no-asterion", server=where)) from None

    def _unreachable(self, error: Exception) -> Trouble:
        where = self.address.server
        if isinstance(error, ssl.SSLError):
            why = error.reason or word("terminal-broken-tls")
            return Trouble(say("terminal-cannot-be-trusted", server=where, why=why))
        if isinstance(error, socket.gaierror):
            return Unreachable(say("terminal-no-machine", host=self.address.host))
        if isinstance(error, TimeoutError):
            return Unreachable(say("terminal-does-not-answer", server=where))
        if isinstance(error, ConnectionRefusedError):
            return Unreachable(say("terminal-no-server", server=where))
        if isinstance(error, (ConnectionError, http.client.IncompleteRead)):
            return Unreachable(say("terminal-was-cut", server=where))
        if isinstance(error, http.client.HTTPException):
            return Unreachable(say("terminal-no-asterion", server=where))
        reason = getattr(error, "strerror", None) or word("terminal-network-fails")
        return Unreachable(say("terminal-cannot-be-reached", server=where, why=reason))


def _cleaned(value: object) -> Any:
    """What a server says is text, and never obeyed by the terminal."""
    if isinstance(value, str):
        return value if value.isprintable() else _shown(value)
    if isinstance(value, list):
        return [_cleaned(part) for part in value]
    if isinstance(value, dict):
        return {key: _cleaned(part) for key, part in value.items()}
    return value


def _shown(sentence: str) -> str:
    return "".join(letter if letter.isprintable() else " " for letter in sentence)
