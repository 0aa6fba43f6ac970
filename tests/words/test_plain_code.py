"""Code, tests and docs are in plain English: words that once made them a dialect stay out."""

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
PLACES = ("src", "web/src", "web/tests", "tests", "examples", "benchmarks", "drills", "simulation")
PAGES = ("docs", "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md")
KINDS = {".py", ".ts", ".svelte", ".css", ".md"}
DIALECT = {
    "whoever": r"\bwhoever\b",  # anyone who, the player who
    "so many": r"\bso many\b(?! (?:\w+ )?that\b)",  # this many, N
    "anew": r"\banew\b(?!\")",  # again, from the start
    "by chance": r"\bby chance\b",  # at random
    "a second thought": r"\ba second thought\b",  # confirmation
    "had by": r"\bhad by\b",  # from
    "word is sent": r"\bword is sent\b",  # players are notified
}
MEANT = {
    "src/asterion/core/referee/rulings.py",  # records hold this ruling, and know it by its words
    "tests/server/http/test_admin.py",
    "tests/docs/test_pages.py",
    "tests/words/test_plain_code.py",
    "tests/words/test_plain_english.py",
}
QUOTES = re.compile(r"/(speech|glossary|results|say)/|^tests/(books|words|examiner)/.*say")
"""What people said or a run wrote stays as it was."""


def files() -> list[str]:
    listed = subprocess.run(
        ["git", "ls-files", "-z", *PLACES, *PAGES], cwd=ROOT, capture_output=True, text=True
    ).stdout
    return [
        name
        for name in listed.split("\0")
        if Path(name).suffix in KINDS and name not in MEANT and not QUOTES.search(name)
    ]


def test_code_tests_and_docs_are_in_plain_english() -> None:
    found = []
    for name in files():
        text = (ROOT / name).read_text("utf-8")
        for word, pattern in DIALECT.items():
            for match in re.finditer(pattern, text, re.IGNORECASE):
                found.append(f"{name}:{text.count(chr(10), 0, match.start()) + 1}: {word}")
    assert found == []
