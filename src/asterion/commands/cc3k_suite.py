"""`asterion cc3k suite`: the scenes of the suite as files, for anyone who tests by hand."""

from pathlib import Path

import click

from asterion.books.cc3k.plan import write_plan
from asterion.commands.talk import fail, talk
from asterion.commands.verb import verb
from asterion.core.phrase import phrase
from asterion.examiner.cc3k.scene import scenes
from asterion.examiner.cc3k.suite import certain


@verb(
    examples="""
  asterion cc3k suite scenes"""
)
@click.argument("folder", metavar="DIR")
def suite(folder: str) -> None:
    """Write floors, commands and, where nothing is random, what must be shown."""
    place = Path(folder)
    counted = {"scenes": 0, "expected": 0}
    try:
        place.mkdir(parents=True, exist_ok=True)
        for scene in scenes():
            if not scene.is_fixed or not scene.is_drawn:
                continue
            file = place / scene.name
            file.with_suffix(".txt").write_text(write_plan(scene.plan))
            file.with_suffix(".in").write_text("".join(f"{word}\n" for word in scene.typed()))
            if scene.dice is not None:
                dice = "".join(f"{each}\n" for each in scene.dice)
                file.with_suffix(".dice").write_text(dice)
            shown = certain(scene)
            if shown is not None:
                file.with_suffix(".out").write_text("".join(shown))
            counted["scenes"] += 1
            counted["expected"] += shown is not None
    except OSError as error:
        fail(phrase("commands-suite-unwritten", path=folder, why=error.strerror or str(error)))
    talk(phrase("commands-suite-written", path=folder, **counted))
