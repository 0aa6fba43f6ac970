"""CLASSROOM/autograders/ASSIGNMENT/autograder.py of Classroom 50: it writes result.json.

Beside it are weights.toml and the folder wheels; the working directory is the student's checkout.
"""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ASTERION = (sys.executable, "-c", "from asterion.cli import main; main()")

WHEELS = ("--no-index", "--find-links", str(HERE / "wheels"))
CHECK = ("cc3k", "check", "--games", "20", "--total", "300")
REPORT = ("--weights", str(HERE / "weights.toml"), "--report", "classroom50:result.json")

subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", *WHEELS, "asterion"], check=True)
program = ["./cc3k", "{floors}"]
if Path("Makefile").exists():
    made = subprocess.run(["make"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    if made.returncode:
        Path("build.log").write_bytes(made.stdout)
        program = ["sh", "-c", "tail -n 30 build.log >&2; exit 1"]  # reported as its last words
subprocess.run([*ASTERION, *CHECK, *REPORT, "--", *program], check=False)  # faults are a result
if not Path("result.json").exists():
    sys.exit(1)
