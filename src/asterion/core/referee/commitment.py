"""The master's promise: a hash of the secret plan, published at the start and opened at the end."""

import hashlib
import secrets
from typing import NamedTuple, Self

import msgspec


def new_salt() -> str:
    """128 secret bits, so that nobody can guess a small plan and compare."""
    return secrets.token_hex(16)


class Promise(NamedTuple):
    """What is bound before the first word of a game, as the very text that is recorded.

    Text, so that a promise holds in every later version: by then a book may have more options, or
    write its plans in another way.
    """

    book: str
    plan: str
    options: msgspec.Raw
    salt: str

    @classmethod
    def of(cls, book: str, plan: str, options: object, salt: str) -> Self:
        """With the options as a struct or as plain data, written down here."""
        return cls(book, plan, msgspec.Raw(msgspec.json.encode(options)), salt)

    @property
    def commitment(self) -> str:
        """SHA-256 over the compact JSON list of book, plan drawing, options and salt."""
        return hashlib.sha256(msgspec.json.encode(list(self))).hexdigest()
