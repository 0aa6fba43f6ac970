"""Deduction for a sixth book, brought by its package: at the keyboard, in a replay, on a server."""

import random
from pathlib import Path

import pytest

import asterion
from asterion.core.phrase import english
from asterion.knowledge import NoKnowledge, books_known, check_deduction, knowledge_of
from tests.commands.running import asterion as program
from tests.door.installing import install, on_the_path
from tests.server.http.serving import running

pytestmark = pytest.mark.usefixtures("dig")
PLAN = "..X\n...\n...\n"


def test_G5_what_was_felt_says_where_the_treasure_can_be() -> None:
    assert books_known()[-1] == "dig"
    game = asterion.new("dig", ["Ann", "Bob"], plan=PLAN, seed=1)
    ann, bob = (knowledge_of("dig", seat, game.table.options) for seat in (0, 1))
    assert game.table.state.at[0] == (0, 2)
    game.say("Ann", "dig")
    for entry in game.table.entries:
        ann.hear(entry.told(0), entry.n)
        bob.hear(entry.told(1), entry.n)
    anns = {english(ann.say(fact)) for fact in ann.certain().facts}
    assert "there is no treasure on a1" in anns  # two steps away she would be hot
    assert "there is no treasure on c1" not in anns
    bobs = {english(bob.say(fact)) for fact in bob.certain().facts}
    assert "there is no treasure on a3" in bobs  # he saw the hole
    assert "there is no treasure on a1" not in bobs


def test_G5_the_referee_answers_each_from_what_they_were_told(tmp_path: Path) -> None:
    island, file, page = (tmp_path / name for name in ("island.txt", "game.jsonl", "review.html"))
    island.write_text(PLAN)
    asked = "Ann: dig\nAnn: certain\nAnn: why a1\nBob: why a1\nBob: hint\nBob: dig\n"
    said = program(
        "referee", "dig", "--plan", island, "--players", "Ann,Bob", "--seed", "1", "--deduction",
        "--record", file, stdin=asked.encode(),
    )  # fmt: skip
    assert said.status == 0, said.err
    assert "Ann: Treasure: there is no treasure on a1; there is no treasure on a2;" in said.out
    why = said.out.partition("Ann: It is certain that there is no treasure on a1, because\n")[2]
    assert why.startswith("Ann: - You dig a hole at a3. You are warm: it is three or four steps")
    assert "Bob: None of that is certain: the treasure may lie on a1, b1, c1," in said.out
    assert "Bob: Dig up the treasure before the others do." in said.out
    replayed = program("replay", file, "--as", "Ann", "--knowledge")
    assert "it was certain that the treasure lies on c1, by 2." in replayed.out
    assert "In the end this was certain: 9 cells." in replayed.out
    assert program("review", file, "--out", page).status == 0
    assert "Ann" in page.read_text("utf-8")


def test_G5_a_table_of_a_server_may_have_it_as_its_assistant(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(random, "SystemRandom", lambda: random.Random(1))  # Ann starts on a3
    with running(tmp_path) as server:
        wish = {"book": "dig", "plan": PLAN, "seats": 2, "name": "Ann"}
        table = server.post("/tables", {**wish, "terms": {"assistant": "everything said"}})
        server.post(f"/tables/{table['id']}/seats", {"name": "Bob"})
        ann, path = table["seat"]["token"], f"/tables/{table['id']}"
        server.post(f"{path}/moves", {"do": "dig"}, ann)
        why = server.get(f"{path}/knowledge/certain", ann)
        where = next(one["fact"] for one in why["certain"] if one["fact"]["fact"] == "Stands")
        why = server.get(f"{path}/knowledge/why?about={where['cell']}", ann)["why"][0]
        assert why["words"] == f"there is no treasure on {where['cell']}"
        assert why["because"][0]["words"].startswith("You dig a hole at ")


def test_whoever_cannot_be_loaded_is_named_and_nothing_else_fails(tmp_path: Path) -> None:
    brings = {"asterion.knowledge": {"cc3k": "crooked_thoughts:Thinker"}}
    install(tmp_path / "crooked", "crooked", brings, {"../crooked_thoughts.py": "1 / 0\n"})
    with on_the_path(tmp_path / "crooked", tmp_path):
        with pytest.raises(NoKnowledge, match="from the package crooked, cannot be loaded: Zero"):
            check_deduction("cc3k")
        check_deduction("labyrinth")
