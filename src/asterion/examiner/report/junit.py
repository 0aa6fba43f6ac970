"""Findings as JUnit XML: a suite per program, a case per rule and one for how the program ends."""

import re
from collections.abc import Sequence
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from asterion.examiner.report.findings import BROKEN, NOT_REACHED, Findings, Speak, spoken

NOT_IN_XML = re.compile("[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What a program wrote may have bytes that no XML may have."""


def junit(every: Sequence[Findings], speak: Speak) -> str:
    """A rule that was held passes, a broken one fails, one that was not reached is skipped."""
    suites = [suite(found, speak) for found in every]
    root = suites[0] if len(suites) == 1 else Element("testsuites")
    if len(suites) > 1:
        root.extend(suites)
    indent(root)
    return tostring(root, "unicode", xml_declaration=True) + "\n"


def suite(found: Findings, speak: Speak) -> Element:
    counted = {
        "tests": len(found.checks),
        "failures": sum(each.state == BROKEN for each in found.checks),
        "errors": 0,
        "skipped": sum(each.state == NOT_REACHED for each in found.checks),
    }
    name = {"name": _clean(found.name)}
    element = Element("testsuite", name | {key: str(n) for key, n in counted.items()})
    for check in found.checks:
        named = {"classname": _clean(f"{found.book}.{found.name}"), "name": check.name}
        case = SubElement(element, "testcase", named)
        if check.state == BROKEN:
            told = "\n".join(["", *spoken(found.lines_of(check.name), speak)])
            about = {"message": _clean(speak(check.says)), "type": "rule"}
            SubElement(case, "failure", about).text = _clean(told)
        elif check.state == NOT_REACHED:
            SubElement(case, "skipped")
    return element


def _clean(text: str) -> str:
    return NOT_IN_XML.sub("?", text)
