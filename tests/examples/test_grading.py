"""Everything in examples/grading is run as the systems run it, without a network."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import jsonschema_rs
import pytest
import yaml  # type: ignore[import-untyped]

from tests.examiner.report.made import RUNNER
from tests.examples.wheels import write_wheels
from tests.soaking import left_to_soak

ROOT = Path(__file__).parents[2]
GRADING = ROOT / "examples" / "grading"
FORMATS = ROOT / "tests" / "examiner" / "report" / "formats"
PROGRAM = f"""\
#!{sys.executable}
import sys
sys.path.insert(0, {str(ROOT)!r})
from tests.examiner.planted import Planted
game = Planted('troll-gains-ten', 5)
for line in sys.stdin:
    print(game.ask(line.strip()), end='', flush=True)
"""
MAKEFILE = "cc3k: cc3k.py\n\tcp cc3k.py cc3k\n\tchmod +x cc3k\n"


def submit(folder: Path, makefile: str = MAKEFILE) -> None:
    """A student's work; every troll of it regains 10 instead of 5."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "cc3k.py").write_text(PROGRAM)
    (folder / "Makefile").write_text(makefile)


def follows(form: str, path: Path) -> dict[str, object]:
    said: dict[str, object] = json.loads(path.read_text())
    jsonschema_rs.validator_for(json.loads((FORMATS / f"{form}.json").read_text())).validate(said)
    return said


@pytest.fixture(scope="module")
def autograder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of Gradescope after its image was built; apt-get is nobody's business here."""
    folder = tmp_path_factory.mktemp("autograder")
    shutil.copytree(GRADING / "gradescope", folder / "source")
    shutil.copy(GRADING / "weights.toml", folder / "source")
    write_wheels(folder / "source" / "wheels")
    tools = folder / "tools"
    tools.mkdir()
    (tools / "apt-get").write_text(f'#!/bin/sh\necho "$@" > {folder}/installed\n')
    (tools / "apt-get").chmod(0o755)
    (tools / "python3").symlink_to(sys.executable)
    run(folder, "setup.sh", PATH=f"{tools}:{os.environ['PATH']}", PIP_NO_INDEX="1")
    return folder


def run(autograder: Path, script: str, **more: str) -> None:
    environment = {**os.environ, "AUTOGRADER": str(autograder), **more}
    done = subprocess.run(
        [autograder / "source" / script], env=environment, capture_output=True, text=True,
        cwd=autograder,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr


def test_gradescope_gets_results_of_a_submission(autograder: Path) -> None:
    assert (autograder / "installed").read_text().startswith("install -y g++ make")
    submit(autograder / "submission")
    run(autograder, "run_autograder")
    said = follows("gradescope", autograder / "results" / "results.json")
    tests = {test["name"].partition(":")[0]: test for test in said["tests"]}  # type: ignore[attr-defined]
    assert tests["C13"]["status"] == "failed"
    assert "HP: shown" in tests["C13"]["output"]
    assert tests["program"]["score"] == tests["program"]["max_score"] == 5
    assert tests["C19"]["visibility"] == "hidden"
    assert sum(test.get("max_score", 0) for test in tests.values()) == 40


def test_gradescope_shows_why_a_submission_cannot_be_built(autograder: Path) -> None:
    shutil.rmtree(autograder / "submission", ignore_errors=True)
    submit(autograder / "submission", "cc3k:\n\techo 'board.cc:12: error: no semicolon'; false\n")
    run(autograder, "run_autograder")
    said = follows("gradescope", autograder / "results" / "results.json")
    assert said["score"] == 0
    outputs = [test.get("output", "") for test in said["tests"]]  # type: ignore[attr-defined]
    assert any("board.cc:12: error: no semicolon" in output for output in outputs)


def test_classroom50_gets_a_result_of_a_submission(autograder: Path, tmp_path: Path) -> None:
    checkout, bundle = tmp_path / "checkout", tmp_path / "bundle"
    submit(checkout)
    shutil.copytree(GRADING / "classroom50", bundle)
    shutil.copy(GRADING / "weights.toml", bundle)
    (bundle / "wheels").symlink_to(autograder / "source" / "wheels")
    python = autograder / "asterion" / "bin" / "python"
    subprocess.run(
        [python, bundle / "autograder.py"], cwd=checkout, env={**os.environ, **RUNNER}, check=True
    )
    said = follows("classroom50", checkout / "result.json")
    assert said["max-score"] == 40
    assert 20 < said["score"] < 40  # type: ignore[operator]


@pytest.mark.parametrize("system", left_to_soak(["github", "gitlab"], "gitlab"))
def test_a_ci_job_shows_the_findings_as_junit(
    autograder: Path, tmp_path: Path, system: str
) -> None:
    submit(tmp_path)
    job = yaml.safe_load((GRADING / "ci" / f"{system}.yml").read_text())
    if system == "github":
        steps = [step["run"] for step in job["jobs"]["check"]["steps"] if "run" in step]
    else:
        steps = job["cc3k"]["script"]
    bin = autograder / "asterion" / "bin"
    environment = {**os.environ, "PATH": f"{bin}:{os.environ['PATH']}", "PIP_NO_INDEX": "1"}
    ended = [
        subprocess.run(["bash", "-c", step], cwd=tmp_path, env=environment).returncode
        for step in steps
    ]
    assert ended == [0, 0, 1], "what was found fails the job"
    cases = ElementTree.parse(tmp_path / "cc3k.xml").getroot().findall("testcase")
    assert "C13" in [case.get("name") for case in cases if case.find("failure") is not None]
