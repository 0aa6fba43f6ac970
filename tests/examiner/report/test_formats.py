"""Every form keeps to its published description, whatever was found."""

import csv
import io
import json
import tomllib
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element, fromstring

import jsonschema_rs
import pytest
from hypothesis import given
from hypothesis import strategies as some

from asterion.examiner.report.findings import Findings
from asterion.examiner.report.weights import Weights
from asterion.examiner.report.writing import written
from tests.examiner.report.made import RUNNER, data, findings, reader

FORMATS = Path(__file__).parent / "formats"
ELEMENTS = tomllib.loads((FORMATS / "junit.toml").read_text())
EVERY_KIND = [
    findings(),
    findings("R1", "R2"),
    findings("R2", endings=("killed", "hangs")),
    findings(endings=("not-started",)),
]


def made(form: str, *every: Findings, weights: Weights | None = None) -> str:
    return written(form, every, weights, reader(RUNNER))


def check_element(element: Element) -> None:
    described = ELEMENTS[element.tag]
    required = described.get("required", [])
    assert set(required) <= set(element.attrib), element.tag
    assert set(element.attrib) <= {*required, *described.get("attributes", [])}, element.tag
    assert described.get("has_text") or not (element.text or "").strip()
    for child in element:
        assert child.tag in described.get("children", []), f"{child.tag} in {element.tag}"
        check_element(child)


def check_json(form: str, text: str) -> dict[str, Any]:
    schema = json.loads((FORMATS / f"{form}.json").read_text())
    said = data(text)
    jsonschema_rs.validator_for(schema).validate(said)
    return said


@pytest.mark.parametrize("found", EVERY_KIND)
def test_junit_is_as_its_schema_describes_it(found: Findings) -> None:
    suite = fromstring(made("junit", found))
    check_element(suite)
    cases = suite.findall("testcase")
    assert int(suite.attrib["tests"]) == len(cases) == 4
    assert int(suite.attrib["failures"]) == len(suite.findall("testcase/failure"))
    assert int(suite.attrib["skipped"]) == len(suite.findall("testcase/skipped"))


def test_junit_has_a_suite_for_each_of_several_programs() -> None:
    suites = fromstring(made("junit", findings("R1"), findings(name="bob")))
    check_element(suites)
    assert [suite.attrib["name"] for suite in suites] == ["ann", "bob"]
    assert suites.findtext("testsuite/testcase/failure") == "\nR1 <b> & ?[31m? “é”"


@pytest.mark.parametrize("found", EVERY_KIND)
@pytest.mark.parametrize("not_reached", ["none", "full", "left-out"])
def test_gradescope_reads_results_as_it_describes_them(found: Findings, not_reached: Any) -> None:
    weights = Weights(not_reached=not_reached, weights={"R1": 2.5, "program": 0})
    said = check_json("gradescope", made("gradescope", found, weights=weights))
    assert said["score"] == sum(test.get("score", 0) for test in said["tests"])


def test_gradescope_hides_what_students_may_not_see() -> None:
    weights = Weights(visibility="after_published", visibilities={"R1": "hidden", "R2": "visible"})
    said = check_json("gradescope", made("gradescope", findings("R1"), weights=weights))
    assert [test["visibility"] for test in said["tests"]] == [
        "hidden", "visible", "after_published", "after_published",
    ]  # fmt: skip
    assert [test["status"] for test in said["tests"]] == ["failed", "passed", "failed", "passed"]
    assert said["output_format"] == "text", "its usual format is HTML"


@pytest.mark.parametrize("found", EVERY_KIND)
def test_classroom50_reads_a_result_as_its_schema_describes_it(found: Findings) -> None:
    said = check_json("classroom50", made("classroom50", found))
    assert said["score"] <= said["max-score"] == 4
    assert all(test["score"] <= test["max-score"] for test in said["tests"])
    assert said["review"] == RUNNER["COMMIT_URL"]


def test_classroom50_does_not_explain_hidden_rules_to_students() -> None:
    weights = Weights(visibilities={"R1": "hidden"})
    hidden, seen, *_ = check_json(
        "classroom50", made("classroom50", findings("R1", "R2"), weights=weights)
    )["tests"]
    assert hidden == {"test-name": "R1", "passed": False, "score": 0, "max-score": 1}
    assert seen["output"].startswith("R2 <b>")


def test_csv_has_a_column_for_every_rule() -> None:
    rows = [*csv.DictReader(io.StringIO(made("csv", *EVERY_KIND)))]
    assert [(row["R1"], row["R3"], row["program"], row["score"]) for row in rows] == [
        ("held", "not-reached", "", "3"),
        ("broken", "not-reached", "", "1"),
        ("held", "not-reached", "killed;hangs", "1"),
        ("held", "not-reached", "not-started", "2"),
    ]


class Tags(HTMLParser):
    """What a page has, and whether every tag of it is closed again."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in ("meta", "!doctype"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@given(some.text(some.characters(codec="utf-8"), min_size=1, max_size=30))
def test_a_page_is_one_file_whatever_a_program_is_called(name: str) -> None:
    tags = Tags()
    page = made("html", findings("R1", name=name), findings("R2", endings=("floods",)))
    tags.feed(page)
    assert tags.open == []
    names = {tag for tag, _ in tags.seen}
    assert not names & {"script", "link", "img", "iframe", "b"}
    assert not any("src" in attributes for _, attributes in tags.seen)
    assert "http" not in page.replace(name, "")
    assert all(to["href"].startswith("#p") for tag, to in tags.seen if tag == "a")  # type: ignore[union-attr]
