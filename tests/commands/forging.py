"""A record, its lines, and ways to lie with them."""

import hashlib
import json
from pathlib import Path

from tests.commands.running import Ran, asterion, game, sentence

RECORD = game()
LINES = RECORD.splitlines(keepends=True)
HEADER, *ENTRIES, SEAL = LINES


def verified(file: Path, content: bytes) -> Ran:
    file.write_bytes(content)
    return asterion("verify", file)


def rejected(file: Path, content: bytes) -> str:
    ran = verified(file, content)
    assert (ran.status, ran.out) == (1, ""), content
    return sentence(ran).removeprefix(f"{file}: ")


def sealed(lines: list[bytes]) -> bytes:
    """These lines under a seal that fits, as someone would write who knows how."""
    above = b"".join(lines)
    seal = {**json.loads(SEAL), "sha256": hashlib.sha256(above).hexdigest()}
    return above + json.dumps(seal, separators=(",", ":")).encode() + b"\n"


def line_of(data: object) -> bytes:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"
