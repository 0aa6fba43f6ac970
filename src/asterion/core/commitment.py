"""The master's promise: a hash of the secret plan, published at the start and opened at the end."""

import hashlib
import secrets

import msgspec

from asterion.core.options import Options


def new_salt() -> str:
    """128 secret bits, so that nobody can guess a small plan and compare."""
    return secrets.token_hex(16)


def commit(book: str, plan: str, options: Options, salt: str) -> str:
    """SHA-256 over the compact JSON list of book, plan drawing, options and salt."""
    sealed = msgspec.json.encode([book, plan, options, salt])
    return hashlib.sha256(sealed).hexdigest()
