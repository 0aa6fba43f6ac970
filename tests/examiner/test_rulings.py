"""Readings that are allowed are no faults, and the report says which one a program has."""

from pathlib import Path

import pytest

from asterion.books.cc3k.options import Cc3kOptions
from asterion.core.dice import Rolled
from asterion.examiner.cc3k.examining import summed_up
from asterion.examiner.cc3k.findings import Examination
from asterion.examiner.cc3k.mistakes import MISTAKES
from asterion.examiner.cc3k.reading import Profile
from asterion.examiner.cc3k.ruled import Ruled
from asterion.examiner.cc3k.rulings import RULINGS, Allowed, Readings, read_allowed, usual
from asterion.examiner.cc3k.scene import Scene, scenes
from asterion.examiner.cc3k.suite import Suite
from tests.commands.running import asterion, sentence
from tests.examiner.planted import Planted

EVERYTHING: Allowed = {name: [*ruling.readings] for name, ruling in RULINGS.items()}
SHOWN = {
    "orc": "C18", "drow": "C11", "freeze": "C35", "damage": "C31", "moving": "C23", "order": "C22",
    "potions": "C28", "arrival": "C8", "troll": "C13", "human": "C25",
    "hoard": "C30", "score": "C40",
}  # fmt: skip
"""By ruling, the rule whose scenes tell its readings apart; pursuit needs a larger floor."""


class Ruling(Planted):
    """A program that plays by other rules than the book's."""

    def __init__(self, ruled: Ruled, seed: int, scene: Scene) -> None:
        super().__init__("", seed, scene.plan)
        self.game.options = ruled.options
        self.dice = Rolled(seed)
        self.execute = ruled.execute


def examined(ruled: Ruled, allowed: Allowed, rule: str = "") -> Examination:
    found, takes = Examination([]), frozenset(("floors", "seed"))
    readings, profile = Readings(Cc3kOptions(), allowed), Profile(wording="book")
    suite = Suite(lambda scene, n: Ruling(ruled, n, scene), readings, profile, found, takes)
    chosen = [scene for scene in scenes() if not rule or scene.rule == rule]
    return summed_up(found, [*suite.play(chosen)], readings)


@pytest.mark.parametrize("name", SHOWN)
def test_a_reading_that_is_allowed_is_no_fault_and_is_told(name: str) -> None:
    other = [*RULINGS[name].readings][-1]
    ruled = Readings(Cc3kOptions(), {}).ruled(((name, other),))
    strict = examined(ruled, {}, SHOWN[name])
    assert not strict.is_clean
    found = examined(ruled, {name: EVERYTHING[name]}, SHOWN[name])
    assert found.findings == []
    assert [(read.ruling, read.readings) for read in found.readings] == [(name, [other])]


def test_the_book_has_its_own_readings() -> None:
    found = examined(Ruled(Cc3kOptions()), usual())
    assert found.is_clean
    assert {read.ruling: read.readings for read in found.readings} == {
        name: [next(iter(RULINGS[name].readings))] for name in usual()
    }


@pytest.mark.parametrize("name", ["rounds-to-nearest", "ignores-defence-potions", "dragons-move"])
def test_a_known_mistake_is_named_if_it_explains_what_nothing_else_does(name: str) -> None:
    ruled = Ruled(
        Cc3kOptions(), name, Readings(Cc3kOptions(), {}, MISTAKES[name].changes).current.execute
    )
    found = examined(ruled, usual())
    assert [(each.mistake, each.explains) for each in found.mistakes] == [
        (name, found.mistakes[0].of)
    ]


def test_the_shipped_file_names_every_ruling() -> None:
    from asterion.examiner.cc3k import rulings

    text = Path(rulings.__file__).with_name("allow.toml").read_text()
    lines = [line.removeprefix("# ") for line in text.splitlines() if " = [" in line]
    assert read_allowed("\n".join(lines)) == EVERYTHING


def test_an_unknown_ruling_is_refused_with_the_known_ones(tmp_path: Path) -> None:
    file = tmp_path / "allow.toml"
    file.write_text('orc = ["39"]')
    ran = asterion("cc3k", "check", "--allow", file, "--", "./student")
    assert ran.status == 2
    assert "orc = 39: 38, 37" in sentence(ran)


def test_a_profile_may_allow_too(tmp_path: Path) -> None:
    file = tmp_path / "profile.toml"
    file.write_text('[allow]\nogre = ["1"]')
    ran = asterion("cc3k", "check", "--profile", file, "--", "./student")
    assert ran.status == 2
    assert "ogre: orc, drow" in sentence(ran)
