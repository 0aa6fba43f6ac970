"""Reports as they are asked for: a form, and perhaps a file for it."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from asterion.examiner.report.classroom50 import classroom50
from asterion.examiner.report.findings import Findings, Speak
from asterion.examiner.report.gradescope import gradescope
from asterion.examiner.report.junit import junit
from asterion.examiner.report.page import page
from asterion.examiner.report.table import as_csv, table
from asterion.examiner.report.text import as_data, text
from asterion.examiner.report.weights import Weights

FORMS: Final = ("text", "json", "junit", "gradescope", "classroom50", "html", "csv")
OF_ONE: Final = ("gradescope", "classroom50")
"""Forms that have one program per file."""
NAME: Final = "{name}"
"""In the name of a file: one file for each program."""


class Wanted(msgspec.Struct, frozen=True):
    """`junit:out.xml`, or a form alone for the standard output."""

    form: str
    file: str = ""


class BadReport(ValueError):
    """It is no form."""


def read_wanted(asked: str) -> Wanted:
    form, _, file = asked.partition(":")
    if form not in FORMS:
        raise BadReport(form)
    return Wanted(form, file)


class Reader(msgspec.Struct, frozen=True):
    """For whom it is written, and what is known of where and when."""

    speak: Speak
    language: str
    environment: Mapping[str, str]
    now: str
    """UTC, as YYYY-MM-DDTHH:MM:SSZ."""


def written(form: str, every: Sequence[Findings], weights: Weights | None, reader: Reader) -> str:
    """The text of a report; without weights every check has the weight 1 where marks are due."""
    used, speak = weights or Weights(), reader.speak
    match form:
        case "json":
            found = [as_data(each, weights) for each in every]
            return _json(found[0] if len(found) == 1 else {"programs": found})
        case "junit":
            return junit(every, speak)
        case "gradescope":
            return _json(gradescope(every[0], used, speak))
        case "classroom50":
            return _json(classroom50(every[0], used, speak, reader.environment, reader.now))
        case "html":
            return page(every, weights, speak, reader.language)
        case "csv":
            return as_csv(every, used)
    return text(every[0], weights, speak) if len(every) == 1 else table(every, used, speak)


def _json(data: object) -> str:
    return msgspec.json.format(msgspec.json.encode(data), indent=2).decode() + "\n"
