"""What lies in deploy/ is true: the board draws numbers that there are, and settings exist."""

import json
import re
import tomllib
from pathlib import Path

from asterion.books import book_names
from asterion.commands.verbs import VERBS
from asterion.server.config import read_config
from asterion.server.metrics import Metrics

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
RUNNING = (ROOT / "docs" / "host" / "running.md").read_text("utf-8")


def test_the_board_draws_every_number_and_no_other() -> None:
    metrics = Metrics()
    metrics.tables({(next(iter(book_names())), "playing"): 1})
    text = metrics.text().decode()
    known = set(re.findall(r"^(asterion_\w+)", text, re.MULTILINE))
    labels = set(re.findall(r'[{,](\w+)="', text)) | {"instance"}  # Prometheus adds the last
    board = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    drawn = {name for expr in asked for name in re.findall(r"asterion_\w+", expr)}
    assert drawn <= known
    unused = {name for name in known - drawn if not name.endswith(("_count", "_sum"))}
    assert unused == set()
    by = {name for expr in asked for group in re.findall(r"by \(([^)]*)\)", expr)
          for name in group.split(", ")}  # fmt: skip
    assert by <= labels


def test_settings_and_verbs_that_are_named_exist(tmp_path: Path) -> None:
    (example,) = re.findall(r"```toml\n(.*?)```", RUNNING, re.DOTALL)
    file = tmp_path / "asterion.toml"
    file.write_text(example.replace('"..."', '"' + "x" * 48 + '"'), "utf-8")
    assert set(tomllib.loads(file.read_text())) == {
        "public_origins", "trusted_proxies", "log", "admin_token",
    }  # fmt: skip
    assert read_config({}, {}, str(file)).origins == ("https://labyrinths.example.org",)
    for verb in re.findall(r"asterion (backup|restore|doctor|migrate|serve)\b", RUNNING):
        assert verb in VERBS
    for text in [path.read_text("utf-8") for path in DEPLOY.iterdir() if path.is_file()]:
        spoken = re.findall(r"\bASTERION_[A-Z_]+", text)
        known = {f"ASTERION_{choice.name.upper()}" for choice in read_config({}, {}).describe()}
        assert set(spoken) <= known


def test_the_proxies_limit_what_one_address_has_open() -> None:
    for name in ("nginx.conf", "nginx-tls.conf"):
        text = (DEPLOY / name).read_text("utf-8")
        (zone,) = re.findall(r"limit_conn_zone \$binary_remote_addr zone=(\w+):10m;", text)
        assert re.search(rf"^ +limit_conn {zone} \d+;", text, re.MULTILINE), name


def test_every_file_that_is_named_is_there() -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", RUNNING):
        assert (ROOT / "docs" / "host" / link).exists(), link
    for path in DEPLOY.glob("[!.]*"):  # anyone who runs it has a .env of their own
        docs = RUNNING + (ROOT / "docs" / "host" / "scale.md").read_text("utf-8")
        assert f"deploy/{path.name}" in docs, path.name


def test_an_image_is_built_from_the_sources_and_not_from_what_was_built_here() -> None:
    told = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    let_in = {line.removeprefix("!") for line in told if line.startswith("!")}
    container = (DEPLOY / "Containerfile").read_text("utf-8")
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", container, re.MULTILINE)
    named = {word.partition("/")[0] for words in copied for word in words.split()}
    assert named == let_in
    assert told[1] == "*"
    assert {"src/asterion/server/page", "web/node_modules"} <= set(told)
