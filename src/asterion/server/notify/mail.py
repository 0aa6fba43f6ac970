"""E-mail by the server's own mail host."""

import asyncio
import re
from email.headerregistry import Address, BaseHeader, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import EmailPolicy, Policy
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from asterion.server.notify.apart import reach
from asterion.server.notify.letter import Letter, NotSent

WITHIN = 30.0
"""Seconds for all of it, from the first question to the resolver to the host's last word."""
SCHEMES = {"smtp": 25, "smtp+tls": 587, "smtps": 465}
_MAILBOX = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9.-]{1,190}", re.ASCII)


def is_mailbox(text: str) -> bool:
    """One plain address: no name, no list, no line that would begin another header."""
    if not _MAILBOX.fullmatch(text) or ".." in text or text.startswith("."):
        return False
    host = text.rpartition("@")[2]
    labels = host.split(".")
    return all(part and not part.startswith("-") and not part.endswith("-") for part in labels)


def read_host(text: str) -> tuple[str, str, int, str, str]:
    """Scheme, host, port, user and password of `smtp+tls://user:password@host`; ValueError."""
    parts = urlsplit(text)
    if parts.scheme not in SCHEMES or not parts.hostname:
        raise ValueError("a mail host is written smtp://host, smtp+tls://host or smtps://host")
    port = parts.port or SCHEMES[parts.scheme]
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return parts.scheme, parts.hostname, port, user, password


class Verbatim(UnstructuredHeader, BaseHeader):
    """A header of one long word: mail programs read it as it is, neither folded nor encoded."""

    def fold(self, *, policy: Policy) -> str:
        return f"{self.name}: {self}{policy.linesep}"


_HEADERS = HeaderRegistry()
for _name in ("list-unsubscribe", "list-unsubscribe-post"):
    _HEADERS.map_to_type(_name, Verbatim)
POLICY = EmailPolicy(header_factory=_HEADERS)


class Mail:
    """Says nothing to anybody until it is asked to."""

    def __init__(self, host: str, sender: str) -> None:
        self._host = read_host(host)
        self._sender = sender

    def written(self, to: str, letter: Letter) -> EmailMessage:
        message = EmailMessage(POLICY)
        message["From"] = Address("Asterion", addr_spec=self._sender)
        message["To"] = Address(addr_spec=to)
        message["Subject"] = letter.title
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self._sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        if letter.stop_at_once:
            message["List-Unsubscribe"] = f"<{letter.stop_at_once}>"
            if letter.stop_at_once.startswith("https:"):  # RFC 8058 knows no other
                message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(letter.body)
        return message

    async def send(self, to: str, letter: Letter) -> None:
        """NotSent where the host does not take it."""
        import aiosmtplib  # of the extra `notify`

        scheme, host, port, user, password = self._host
        try:
            async with asyncio.timeout(WITHIN):
                await aiosmtplib.send(
                    self.written(to, letter),
                    hostname=host,
                    sock=await reach(host, port),
                    username=user or None,
                    password=password or None,
                    use_tls=scheme == "smtps",
                    start_tls=scheme == "smtp+tls",
                    timeout=WITHIN,
                )
        except aiosmtplib.SMTPRecipientsRefused as error:
            gone = all(550 <= each.code < 560 for each in error.recipients)
            raise NotSent("refused", gone=gone) from None
        except (aiosmtplib.SMTPException, OSError) as error:
            raise NotSent(type(error).__name__) from None
