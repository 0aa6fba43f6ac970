"""The daily labyrinth over HTTP: solved by messages, and nothing is told before it is earned."""

from pathlib import Path
from typing import Any

import pytest

from asterion.knowledge.daily import daily_number
from asterion.knowledge.daily.daily import Daily
from asterion.knowledge.daily.notation import write
from asterion.knowledge.daily.solving import Progress, in_order
from tests.knowledge.test_daily import is_true, refused, twin_of
from tests.server.http.serving import Running, running

MONDAY, WEDNESDAY = 5, 7
OF_EACH_BOOK = (MONDAY, WEDNESDAY)
ROOT = "/daily"
BROWSER = {name: f"{name}-{'0' * 20}" for name in ("ann", "bo")}


def texts(daily: Daily) -> list[str]:
    return [write(fact, daily) for fact in in_order(daily)]


def mark(server: Running, day: object, marks: list[str], text: str) -> Any:
    return server.post(f"{ROOT}/{day}/marks", {"marks": marks, "mark": text})


def result_of(marks: list[str], who: str, **more: Any) -> dict[str, Any]:
    how = ["clean"] * len(marks)
    told = {"marks": marks, "how": how, "slips": 0, "hints": 0, "seconds": 90.0}
    return {**told, "browser": BROWSER[who], **more}


def test_L12_todays_labyrinth_is_solved_by_messages(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        today = server.get(ROOT)
        number = today["number"]
        assert today == server.get(f"{ROOT}/{number}") == server.get(f"{ROOT}/{today['date']}")
        daily, marks = daily_number(number), list[str]()
        for text in texts(daily):
            told = mark(server, number, marks, text)
            assert (told["came"], told["asked"], told["plan"]) == ("inked", True, None)
            assert told["argument"], "it says why"
            marks.append(text)
            assert told["daily"] == server.post(f"{ROOT}/{number}", {"marks": marks})
            assert (told["daily"]["truth"] is not None) == (len(marks) == daily.marks)
        assert told["daily"]["solved"]
        after = {"marks": marks, "mark": marks[0]}
        assert server.call("POST", f"{ROOT}/{number}/marks", json=after).status_code == 409


def test_L12_each_hint_says_more_than_the_one_before(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        hints = [
            server.post(f"{ROOT}/{MONDAY}/hints", {"marks": [], "level": level})
            for level in (1, 2, 3)
        ]
        assert [hint["mark"] is None for hint in hints] == [True, True, False]
        assert [bool(hint["argument"]) for hint in hints] == [False, False, True]
        text = hints[-1]["mark"]["text"]
        assert mark(server, MONDAY, [], text)["came"] == "inked"
        done = texts(daily_number(MONDAY))
        over = {"marks": done, "level": 1}
        assert server.call("POST", f"{ROOT}/{MONDAY}/hints", json=over).status_code == 409


def test_L12_a_refused_mark_shows_a_plan_and_is_not_inked(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        last = texts(daily_number(MONDAY))[-1]
        told = mark(server, MONDAY, [], last)
        assert told["came"] == "refused"
        assert told["plan"]["kinds"]
        assert told["argument"] == []
        assert told["daily"] == server.get(f"{ROOT}/{MONDAY}")
        # A claim to have had it already is not believed.
        assert server.post(f"{ROOT}/{MONDAY}", {"marks": [last]}) == told["daily"]


def put(server: Running, daily: Daily) -> None:
    """In the place of the one that the server has made."""
    server.get(f"{ROOT}/{daily.number}")
    server.server.desk.features.dailies._made[daily.number] = daily


@pytest.mark.parametrize("at", [0, 1])
@pytest.mark.parametrize("number", OF_EACH_BOOK)
def test_L12_nothing_that_is_sent_before_a_mark_depends_on_the_true_labyrinth(
    tmp_path: Path, number: int, at: int
) -> None:
    """Twins: another labyrinth with the same answers so far is told of in the very same bytes.

    Only how many marks there will be in all follows from what was not read out yet.
    """
    daily = daily_number(number)
    stage = daily.stages[at]
    done = [due.fact for one in daily.stages[:at] for due in one.due]
    progress = Progress.of(daily, done)
    guesses = [fact for fact in refused(progress) if is_true(fact, daily)]
    marks = [write(fact, daily) for fact in done]
    with running(tmp_path) as server:
        for fact in guesses[:: max(1, len(guesses) // 4)]:
            twin = twin_of(daily, stage, fact)
            assert twin.truth != daily.truth
            assert not is_true(fact, twin)
            heard = []
            for one in (daily, twin):
                put(server, one)
                told = [server.post(f"{ROOT}/{number}", {"marks": marks})]
                told.append(mark(server, number, marks, write(fact, daily)))
                for level in (1, 2, 3):
                    wish = {"marks": marks, "level": level}
                    told.append(server.post(f"{ROOT}/{number}/hints", wish))
                for shown in (told[0], told[1]["daily"]):
                    shown.pop("marks")
                heard.append(told)
            assert heard[0] == heard[1]


@pytest.mark.parametrize("number", OF_EACH_BOOK)
def test_L12_what_is_sent_at_first_holds_no_mark_and_no_later_answer(
    tmp_path: Path, number: int
) -> None:
    with running(tmp_path) as server:
        told = server.get(f"{ROOT}/{number}")
        daily = daily_number(number)
        assert len(told["answers"]) == daily.stages[0].heard
        assert (told["inked"], told["truth"]) == ([], None)
        drawn = {one["text"] for one in told["drawn"]}
        assert not drawn & {*texts(daily)}


def test_how_others_did_is_told_to_whoever_has_solved_it(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        path, marks = f"{ROOT}/{MONDAY}/result", texts(daily_number(MONDAY))
        early = result_of(marks[:-1], "ann")
        assert server.call("POST", path, json=early).status_code == 409
        ann = server.post(path, result_of(marks, "ann"))
        squares = "▓" * len(marks)
        assert ann["text"] == f"Asterion {MONDAY} · {len(marks)} marks · 0 slips · {squares}"
        assert ann["others"] == {"solved": 1, "clean": 1, "seconds": 90.0, "slower": 0}
        how = ["slip", "hint", *["clean"] * (len(marks) - 2)]
        bo = server.post(path, result_of(marks, "bo", how=how, slips=2, hints=1, seconds=60.0))
        assert bo["row"] == "░▒" + squares[2:]
        assert bo["others"] == {"solved": 2, "clean": 1, "seconds": 60.0, "slower": 1}
        # Solved again, it is known already: the first time counts.
        again = server.post(path, result_of(marks, "bo", seconds=1.0))
        assert again["others"] == bo["others"]
        first = server.post(f"{ROOT}/first/result", result_of(texts(daily_number(0)), "ann"))
        assert first["others"] is None, "of the one that explains itself nothing is counted"


def test_days_in_a_row_are_an_accounts_own_and_go_with_it(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        today = server.get(ROOT)["number"]
        password = "a long and quiet password"
        account = server.post("/accounts", {"name": "Ann", "password": password})["token"]
        assert server.get(f"{ROOT}/mine", account) == {"days": 0, "solved": []}
        for number in (today, MONDAY):
            wish = result_of(texts(daily_number(number)), "ann")
            told = server.post(f"{ROOT}/{number}/result", wish, account)
        assert told["days"] == 1, "an earlier day is no day in a row"
        assert server.get(f"{ROOT}/mine", account) == {"days": 1, "solved": [today, MONDAY]}
        assert server.call("GET", f"{ROOT}/mine").status_code == 401
        server.post("/me/delete", {"password": password}, account)
        after = server.post(f"{ROOT}/{MONDAY}/result", result_of(texts(daily_number(5)), "bo"))
        assert after["others"]["solved"] == 1


@pytest.mark.parametrize("day", ["2025-12-31", "2999-01-01", "2026-02-31", "999999", "0", "now"])
def test_there_is_no_daily_before_the_first_or_after_today(tmp_path: Path, day: str) -> None:
    with running(tmp_path) as server:
        answer = server.call("GET", f"{ROOT}/{day}")
        assert answer.status_code == 404
        assert day in answer.json()["detail"] or day == "now"


def test_what_is_no_mark_is_told_to_be_none(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        wish = {"marks": [], "mark": "z9 hospital"}
        answer = server.call("POST", f"{ROOT}/{MONDAY}/marks", json=wish)
        assert (answer.status_code, "z9" in answer.json()["detail"]) == (422, True)


def test_a_daily_is_said_in_every_language(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        told = server.call("GET", f"{ROOT}/{MONDAY}", headers={"Accept-Language": "xx"}).json()
        assert told["agreed"].startswith("⟦")
        assert all("⟦" in one["words"] for one in told["answers"])
