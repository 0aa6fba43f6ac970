"""A place on the shelf for a book with a leak put in on purpose."""

from asterion.core.contract.book import AnyBook

BOOK: AnyBook
