"""`asterion review`: a report of one page, from nothing but what each chair was told."""

from pathlib import Path

from tests.commands.running import asterion

GAMES = Path(__file__).parents[1] / "games"
SHORT = GAMES / "labyrinth/2/random-and-mapper.jsonl"
CRAWL = GAMES / "cc3k/1/long.jsonl"


def test_L12_a_review_draws_what_each_player_could_prove(tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    ran = asterion("review", SHORT, "--out", report)
    assert ran.status == 0
    assert "analysing what the spectators could know" in ran.err
    text = report.read_text("utf-8")
    assert text.startswith("<!doctype html>")
    assert text.count("<path") > 4
    assert "could prove" in text
    assert text.count("<figure>") >= 3, "a plan for each player and the public"
    assert ">H</tspan>" in text, "and what stands on it"
    assert "http" not in text


def test_what_cannot_be_reviewed_is_said_in_a_sentence(tmp_path: Path) -> None:
    ran = asterion("review", CRAWL, "--out", tmp_path / "x.html")
    assert ran.status != 0
    assert "deduction is not available for cc3k" in ran.err
    assert not (tmp_path / "x.html").exists()
