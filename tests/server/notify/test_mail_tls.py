"""Letters over TLS, by a mail host that demands it: only to one whose certificate is trusted."""

import asyncio
import datetime
import ipaddress
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, LoginPassword
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from asterion.server.notify.letter import Letter, NotSent
from asterion.server.notify.mail import Mail
from tests.server.notify.test_bells import Post, free_port

HOST = "127.0.0.1"
USER, PASSWORD = "master", "a word: / @"
LETTER = Letter("Your turn", "Go on: http://127.0.0.1/t/AAAAAAAAAAAA", "")


@pytest.fixture
def certificate(tmp_path: Path) -> Path:
    """One for this host, signed by itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, HOST)])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(
            x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address(HOST))]), False
        )
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), True)
        .sign(key, hashes.SHA256())
    )
    path = tmp_path / "host.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    path.write_bytes(secret + made.public_bytes(Encoding.PEM))
    return path


class Guarded(Post):
    """Keeps, beside each letter, whether it came under TLS."""

    def __init__(self) -> None:
        super().__init__()
        self.sealed: list[bool] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.sealed.append(server.transport.get_extra_info("cipher") is not None)
        return await super().handle_DATA(server, session, envelope)


def let_in(server: Any, session: Any, envelope: Any, mechanism: str, data: Any) -> AuthResult:
    right = isinstance(data, LoginPassword) and data == LoginPassword(
        USER.encode(), PASSWORD.encode()
    )
    return AuthResult(success=right, handled=False)  # so that the host says no by itself


@contextmanager
def mail_host(certificate: Path, scheme: str) -> Iterator[tuple[Guarded, int]]:
    post, port = Guarded(), free_port()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    guard: dict[str, Any] = {"authenticator": let_in, "auth_required": True}
    if scheme == "smtps":
        guard |= {"ssl_context": context, "auth_require_tls": False}  # it is there from the start
    else:
        guard |= {"tls_context": context, "require_starttls": True}
    office = Controller(post, hostname=HOST, port=port, **guard)
    office.start()
    try:
        yield post, port
    finally:
        office.stop()


def sent_by(scheme: str, port: int, password: str = PASSWORD) -> None:
    host = f"{scheme}://{USER}:{quote(password, safe='')}@{HOST}:{port}"
    asyncio.run(Mail(host, "master@labyrinth.example").send("ann@example.org", LETTER))


@pytest.mark.filterwarnings("ignore:Requiring AUTH")
@pytest.mark.parametrize("scheme", ["smtp+tls", "smtps"])
def test_a_letter_goes_under_tls_to_a_host_that_is_trusted(
    certificate: Path, monkeypatch: pytest.MonkeyPatch, scheme: str
) -> None:
    with mail_host(certificate, scheme) as (post, port):
        with pytest.raises(NotSent):
            sent_by(scheme, port)  # nobody vouches for it
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
        with pytest.raises(NotSent):
            sent_by(scheme, port, "another word")
        assert post.sealed == []
        sent_by(scheme, port)
        assert post.next()["Subject"] == LETTER.title
        assert post.sealed == [True]


def test_no_letter_goes_openly_where_tls_is_wanted(
    certificate: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    post, port = Guarded(), free_port()
    office = Controller(post, hostname=HOST, port=port)  # it offers none
    office.start()
    try:
        for scheme in ("smtp+tls", "smtps"):
            with pytest.raises(NotSent):
                sent_by(scheme, port)
    finally:
        office.stop()
    assert post.sealed == []
