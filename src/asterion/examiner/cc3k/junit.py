"""An examination as JUnit XML: a test per rule, and one for how the program ends."""

from xml.etree.ElementTree import Element, SubElement, indent, tostring

from asterion.core.phrase import Phrase
from asterion.examiner.cc3k.findings import Examination
from asterion.examiner.cc3k.report import INDENT, Speak, finding_lines, rule_texts

NAME = "cc3k"


def junit(found: Examination, speak: Speak) -> str:
    """A rule that was held passes, a broken one fails, one that was not reached is skipped."""
    counted = {
        "tests": len(found.held) + len(found.broken) + len(found.not_reached) + 1,
        "failures": len(found.broken) + bool(found.endings),
        "skipped": len(found.not_reached),
    }
    suite = Element("testsuite", {"name": NAME, "errors": "0"} | _texts(counted))
    for rule in found.held:
        _case(suite, rule)
    for rule in found.broken:
        _fail(_case(suite, rule), rule, _told(found, rule, speak))
    for rule in found.not_reached:
        SubElement(_case(suite, rule), "skipped")
    program = _case(suite, "program")
    if found.endings:
        _fail(program, found.endings[0].kind, " ".join(each.kind for each in found.endings))
    indent(suite)
    return tostring(suite, "unicode", xml_declaration=True) + "\n"


def _texts(numbers: dict[str, int]) -> dict[str, str]:
    return {name: str(number) for name, number in numbers.items()}


def _case(suite: Element, name: str) -> Element:
    return SubElement(suite, "testcase", {"classname": NAME, "name": name})


def _fail(case: Element, message: str, text: str) -> None:
    SubElement(case, "failure", {"message": message, "type": "rule"}).text = text


def _told(found: Examination, rule: str, speak: Speak) -> str:
    """Everything that was found of this rule, as the text has it."""
    texts = rule_texts()
    lines = [
        indented + (speak(said) if isinstance(said, Phrase) else said)
        for finding in found.findings
        if finding.rule == rule
        for indented, said in finding_lines(finding, texts[rule])
    ]
    return f"\n{INDENT}".join(["", *lines])
