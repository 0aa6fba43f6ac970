"""Every numbered rule of every book is named by a test."""

import re
from pathlib import Path

from asterion.testing import checks
from tests.contract.shelf import take
from tests.contract.test_contract import every_book

TESTS = Path(__file__).parents[1]


def rules_named_by_tests() -> set[str]:
    named: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        for name in re.findall(r"^\s*def (test_\w+)", path.read_text("utf-8"), re.MULTILINE):
            named.update(part for part in name.split("_") if re.fullmatch(r"[A-Z]\d+", part))
    return named


@every_book
def test_every_kind_of_event_names_the_rules_it_follows_from(name: str) -> None:
    checks.events_name_their_rules(*take(name))


@every_book
def test_every_numbered_rule_is_named_by_a_test(name: str) -> None:
    book, _ = take(name)
    numbers = [rule.number for rule in book.rules.numbered(book.rules.options())]
    named = rules_named_by_tests()
    missing = [number for number in numbers if number not in named]
    assert missing == []
