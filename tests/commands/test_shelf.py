"""What is there to play: books, their rules, their bots."""

import json

import pytest

from asterion.books import SHELF, book
from asterion.core.contract.options import choices
from tests.commands.running import asterion


def test_every_book_is_listed() -> None:
    ran = asterion("books")
    assert (ran.status, ran.err) == (0, "")
    for name in SHELF:
        assert name in ran.out
        assert book(name).title in ran.out
    data = json.loads(asterion("books", "--json").out)
    assert [one["name"] for one in data] == list(SHELF)
    assert data[0]["aliases"] == ["dooom"]


@pytest.mark.parametrize("name", SHELF)
def test_every_rule_and_every_option_is_shown(name: str) -> None:
    chosen = book(name)
    lines = asterion("rules", name).out.splitlines()
    for rule in chosen.rules.numbered(chosen.rules.options()):
        assert rule.heading in lines
        assert any(line.startswith(f"  {rule.number} ") for line in lines)
    for choice in choices(chosen.rules.options):
        assert any(line.startswith(f"  {choice.name}=") for line in lines)
    data = json.loads(asterion("rules", name, "--json").out)
    assert len(data["rules"]) == len(chosen.rules.numbered(chosen.rules.options()))
    assert [choice["name"] for choice in data["choices"]] == list(data["options"])


def test_the_rules_are_those_in_force() -> None:
    plain, changed = (
        " ".join(asterion("rules", "dooom", *settings).out.split())
        for settings in ((), ("--set", "hit-points=5", "--set", "LATE_JOINING=off"))
    )
    assert "A player starts with 3 hit points" in plain
    assert "A player starts with 5 hit points" in changed
    assert "hit_points=5: hit points at the start (O5; 1 to 99; default 3)" in changed
    assert "Nobody can join once the first turn has begun." in changed


@pytest.mark.parametrize("name", SHELF)
def test_every_book_has_its_bots(name: str) -> None:
    found = json.loads(asterion("bots", name, "--json").out)
    assert {one["book"] for one in found} == {name}
    lines = asterion("bots").out.splitlines()
    assert name in lines
    for one in found:
        assert any(line.startswith(f"  {one['bot']} ") for line in lines)
