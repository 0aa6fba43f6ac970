"""Identities that nobody can guess: ids for links, tokens for seats, and their digests."""

import hashlib
import hmac
import re
import secrets
from typing import Final, Literal, get_args

TokenKind = Literal["seat", "host", "master", "account", "plan"]
KINDS: Final[tuple[str, ...]] = get_args(TokenKind)
ID_BYTES = 9
KEY_BYTES = 16
TOKEN_BYTES = 32

_ID = re.compile(r"[A-Za-z0-9_-]{12}")
_TOKEN = re.compile(rf"(?:{'|'.join(KINDS)})_[A-Za-z0-9_-]{{43}}")

TOKENS_IN: Final = re.compile(rf"(?:{'|'.join(KINDS)})_[A-Za-z0-9_-]{{20,}}")
"""Whatever in a text looks like a token or the greater part of one."""


def new_id() -> str:
    """Twelve characters, 72 bits: anyone who has this link to a private table may see it."""
    return secrets.token_urlsafe(ID_BYTES)


def is_id(text: str) -> bool:
    """Could this be an id? Whatever else comes in an address need not be looked up."""
    return _ID.fullmatch(text) is not None


def new_key() -> str:
    """Twenty-two characters, 128 bits: for a link that is a secret."""
    return secrets.token_urlsafe(KEY_BYTES)


def new_token(kind: TokenKind) -> str:
    """256 secret bits, with a word in front by which a person sees what it is for."""
    return f"{kind}_{secrets.token_urlsafe(TOKEN_BYTES)}"


def is_token(text: str) -> bool:
    """Could this be a token that was given out here? Nothing else is worth a digest."""
    return _TOKEN.fullmatch(text) is not None


def digest(token: str) -> str:
    """What the store keeps instead of a token; this many secret bits need no salt."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def same(one: str, other: str) -> bool:
    """Are these equal? It takes the same time wherever they differ."""
    return hmac.compare_digest(
        one.encode("utf-8", "surrogatepass"), other.encode("utf-8", "surrogatepass")
    )
