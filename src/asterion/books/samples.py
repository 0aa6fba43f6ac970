"""The sample plans that come with the books, each known by its name: `old-keep`."""

from asterion.books import package_of
from asterion.core.contract.book import AnyBook

FOLDER = "samples"
ENDING = ".txt"


def samples(book: AnyBook) -> dict[str, str]:
    """Every sample plan of the book, its name to its drawing, in the order of the names."""
    # Slow to import, and most commands never ask.
    from importlib.resources import files

    package = package_of(book.name)
    if not package or not (folder := files(package) / FOLDER).is_dir():
        return {}  # a book need not bring any
    found = {
        file.name.removesuffix(ENDING): file.read_text("utf-8")
        for file in folder.iterdir()
        if file.name.endswith(ENDING)
    }
    return dict(sorted(found.items()))


def sample(book: AnyBook, said: str) -> str | None:
    """The drawing that is meant: “Old Keep” is old-keep; None where no sample has that name."""
    return samples(book).get("-".join(said.casefold().split()))


def preset_for(book: AnyBook, drawing: str) -> str:
    """The preset that a sample needs; "" where it can be played by the book as it is."""
    plan = book.plan.read(drawing)
    variants = {"": book.rules.options(), **book.rules.presets}
    return next(
        name
        for name, options in variants.items()
        if all(problem.advice for problem in book.plan.problems(plan, options, book.seats[0]))
    )
