"""Reports as they are asked for at the command line."""

import json
import sys
from pathlib import Path
from xml.etree import ElementTree

from tests.commands.running import asterion, sentence
from tests.examiner.dooom import faulty
from tests.examiner.dooom.client.test_client import ON_A_PORT, STUDENT
from tests.examiner.dooom.faulty import server

PLANTED = (sys.executable, "-m", "tests.examiner.planted", "troll-gains-ten", "{seed}")


def test_one_examination_is_written_in_several_forms(tmp_path: Path) -> None:
    weights = tmp_path / "weights.toml"
    weights.write_text("weight = 0\n[weights]\nC13 = 3\nC23 = 2\n")
    forms = {"junit": "a.xml", "html": "deep/a.html", "gradescope": "results.json", "csv": "a.csv"}
    asked = [x for form, file in forms.items() for x in ("--report", f"{form}:{tmp_path / file}")]
    ran = asterion(
        "cc3k", "check", "--games", "5", "--weights", weights, "--report", "text", *asked,
        "--", *PLANTED,
    )  # fmt: skip
    assert ran.status == 1
    assert ran.out.endswith("\nMarks: 2 of 5.\n")
    suite = ElementTree.parse(tmp_path / "a.xml").getroot()
    assert "C13" in [case.get("name") for case in suite if case.find("failure") is not None]
    assert "shown" in (tmp_path / "deep" / "a.html").read_text()
    assert json.loads((tmp_path / "results.json").read_text())["score"] == 2
    assert (tmp_path / "a.csv").read_text().startswith("name,games,frames,score")


def test_a_program_that_cannot_be_started_still_gets_its_report(tmp_path: Path) -> None:
    """An autograder that writes nothing would be an error of the teacher's."""
    results = tmp_path / "results.json"
    ran = asterion("cc3k", "check", "--report", f"gradescope:{results}", "--", "./no-such-program")
    assert ran.status == 2
    assert "cannot be started" in sentence(ran)
    said = json.loads(results.read_text())
    assert said["score"] == 0
    failed = [test for test in said["tests"] if test["name"].startswith("program")]
    assert failed[0]["output"].startswith("It cannot be started: ")


def test_a_server_of_dooom_is_reported_in_the_same_forms(tmp_path: Path) -> None:
    bent = faulty.says(("GOAL 2", "GOAL 3"))
    with server(bent=bent) as other:
        ran = asterion(
            "dooom", "check", "--server", f"127.0.0.1:{other.port}", "--games", "2",
            "--report", f"junit:{tmp_path / 'a.xml'}", "--report", "gradescope",
        )  # fmt: skip
    assert ran.status == 1
    suite = ElementTree.parse(tmp_path / "a.xml").getroot()
    assert [case.get("name") for case in suite if case.find("failure") is not None] == ["O4"]
    told = {test["name"].partition(":")[0]: test for test in json.loads(ran.out)["tests"]}
    assert told["O4"]["status"] == "failed"
    assert "received  GOAL 3" in told["O4"]["output"]


def test_classroom50_needs_what_its_runner_sets() -> None:
    ran = asterion("cc3k", "check", "--report", "classroom50", "--", "./no-such-program")
    assert ran.status == 2
    assert "has not set CLASSROOM" in sentence(ran)


def test_a_server_that_is_away_still_gets_its_report(tmp_path: Path) -> None:
    results = tmp_path / "results.json"
    ran = asterion("dooom", "check", "--server", "127.0.0.1:9", "--report", f"gradescope:{results}")
    assert (ran.status, ran.out) == (2, "")
    said = json.loads(results.read_text())
    assert said["score"] == 0
    assert any("cannot be examined: " in test.get("output", "") for test in said["tests"])


def test_a_client_that_dies_breaks_no_rule_of_the_game(tmp_path: Path) -> None:
    """Weights by rule take nothing for it but what `program` is worth."""
    results = tmp_path / "results.json"
    ran = asterion(
        "dooom", "check", "--client", f"{STUDENT} killed {ON_A_PORT}", "--games", "2",
        "--report", "text", "--report", f"gradescope:{results}",
    )  # fmt: skip
    assert ran.status == 1
    assert "\nprogram  game 1, " in ran.out
    assert "  received  (signal 11)\n" in ran.out
    assert "Broken:" not in ran.out
    told = {t["name"].partition(":")[0]: t for t in json.loads(results.read_text())["tests"]}
    assert (told["program"]["status"], told["program"]["score"]) == ("failed", 0)
    assert "(signal 11)" in told["program"]["output"]
