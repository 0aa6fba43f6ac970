"""E-mail by the server's own mail host."""

import re
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from asterion.server.notify.letter import Letter, NotSent

WITHIN = 30.0
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


class Mail:
    """Says nothing to anybody until it is asked to."""

    def __init__(self, host: str, sender: str) -> None:
        self._host = read_host(host)
        self._sender = sender

    def written(self, to: str, letter: Letter) -> EmailMessage:
        message = EmailMessage()
        message["From"] = Address("Asterion", addr_spec=self._sender)
        message["To"] = Address(addr_spec=to)
        message["Subject"] = letter.title
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self._sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        if letter.stop_at_once:
            message["List-Unsubscribe"] = f"<{letter.stop_at_once}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(letter.body)
        return message

    async def send(self, to: str, letter: Letter) -> None:
        """NotSent where the host does not take it."""
        import aiosmtplib  # of the extra `notify`

        scheme, host, port, user, password = self._host
        try:
            await aiosmtplib.send(
                self.written(to, letter),
                hostname=host,
                port=port,
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
