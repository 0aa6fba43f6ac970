"""The sample of messages that somebody new to them judges."""

import pytest

from benchmarks import messages


@pytest.fixture(scope="module")
def drawn() -> str:
    return messages.written(7, {}, ("de",))


def test_a_sample_is_the_same_for_the_same_seed_and_another_for_another(drawn: str) -> None:
    assert messages.written(7, {}, ("de",)) == drawn
    first, second = messages.draw("de", 7), messages.draw("de", 8)
    assert len(first) == len({name for name, _ in first}) == messages.SAMPLE
    assert len(set(first) & set(second)) < messages.SAMPLE / 5


def test_verdicts_that_were_written_in_are_kept_and_counted(drawn: str) -> None:
    rows = [line for line in drawn.splitlines() if line.startswith("| `")]
    fine, other = (row.removesuffix(" |") for row in rows[:2])
    judged = drawn.replace(rows[0], f"{fine}fine |").replace(rows[1], f"{other}So sagt man es. |")
    again = messages.written(7, messages.verdicts(judged), ("de",))
    assert "2 of 100 judged, 1 to change." in again
    assert f"{other} So sagt man es. |".replace("  ", " ") in again.replace("  ", " ")


def test_a_sentence_that_changed_is_judged_anew(drawn: str) -> None:
    row = next(line for line in drawn.splitlines() if line.startswith("| `"))
    name, text = row.split(" | ")[:2]
    before = drawn.replace(row, f"{name} | {text} wie früher | fine |")
    assert "0 of 100 judged" in messages.written(7, messages.verdicts(before), ("de",))


def test_a_new_sample_names_the_counts_of_those_before_it(drawn: str) -> None:
    rows = [line for line in drawn.splitlines() if line.startswith("| `")]
    fine, other = (row.removesuffix(" |") for row in rows[:2])
    judged = drawn.replace(rows[0], f"{fine}fine |").replace(rows[1], f"{other}So sagt man es. |")
    assert messages.earlier(judged, 7) == []  # the same sample is not one before it
    lines = messages.earlier(judged, 8)
    assert lines == ["- seed 7: de 1 of 2 to change"]
    next_one = messages.written(8, {}, ("de",), lines)
    assert messages.earlier(next_one, 9) == lines  # nobody has judged this one
