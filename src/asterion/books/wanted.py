"""What somebody asks of a book that it does not have, said with what may have been meant."""

from asterion.books.samples import samples
from asterion.core.contract.book import AnyBook
from asterion.core.contract.options import nearest_to
from asterion.core.phrase import Phrase, phrase

SHOWN = 40
"""This many characters of a wrong name are said again."""


def no_preset(book: AnyBook, name: str) -> Phrase:
    hint = nearest_to(name, list(book.rules.presets))
    return phrase("core-no-preset", book=book.called, name=name[:SHOWN], hint=hint)


def no_sample(book: AnyBook, name: str) -> Phrase:
    hint = nearest_to(name.casefold(), list(samples(book)))
    return phrase("core-no-sample", book=book.called, name=name[:SHOWN], hint=hint)
