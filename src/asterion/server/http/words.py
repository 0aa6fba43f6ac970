"""The words of a book over HTTP, for pages that say everything themselves."""

from typing import Annotated

from msgspec import Meta

from asterion.books.place import languages_of, words_at_table
from asterion.core.phrase import phrase
from asterion.server.http.books import take_book
from asterion.server.http.desk import Call
from asterion.server.http.problems import Fault
from asterion.server.http.routes import BookName, Media, Route

LanguageName = Annotated[str, Meta(max_length=40)]
WordsMark = Annotated[str, Meta(pattern="^[0-9a-f]{12}$")]
WordsFile = Annotated[bytes, Media("text/plain; charset=utf-8", lasting=True)]


async def get_words(
    call: Call, book: BookName, language: LanguageName, mark: WordsMark
) -> WordsFile:
    """Under the mark of another version there is nothing: its phrases would not fit."""
    chosen = take_book(book)
    if languages_of(chosen).get(language) != mark:
        raise Fault(404, phrase("server-no-words", book=chosen.called))
    return words_at_table(chosen, language)


ROUTES = [
    Route(
        "GET",
        "/books/{book}/words/{language}/{mark}",
        get_words,
        "What may be said at a table, as a Fluent file; the mark stands in the book's languages.",
    ),
]
