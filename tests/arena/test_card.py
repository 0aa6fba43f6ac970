"""The card that `asterion dataset --card` writes."""

from pathlib import Path

from tests.commands.running import asterion


def test_a_card_says_how_the_data_were_made(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    ran = asterion(
        "dataset", "dooom", "random", "--games", "2", "--seed", "7", "--card", "--out", file
    )
    assert ran.status == 0, ran.err
    head, _, text = (
        (tmp_path / "README.md").read_text("utf-8").removeprefix("---\n").partition("---\n")
    )
    assert 'data_files: "games.jsonl"' in head
    assert "size_categories: [n<1K]" in head
    assert "# Dungeon of Dooom: 2 games of bots" in text
    assert "- Seed: 7;" in text
    assert "The plan is in no column." in text


def test_a_card_replaces_an_earlier_card_and_no_other_readme(tmp_path: Path) -> None:
    readme = tmp_path / "README.md"
    readme.write_text("# My own project\n", "utf-8")
    given = (
        "dataset",
        "cc3k",
        "random",
        "--games",
        "1",
        "--card",
        "--out",
        tmp_path / "games.jsonl",
    )
    ran = asterion(*given)
    assert ran.status == 2
    assert "would be replaced" in ran.err
    assert readme.read_text("utf-8") == "# My own project\n"
    assert not (tmp_path / "games.jsonl").exists(), "refused before any game is played"
    readme.unlink()
    for _ in range(2):
        ran = asterion(*given)
        assert ran.status == 0, ran.err
    assert "The card of the data set is" in ran.err
