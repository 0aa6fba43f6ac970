"""Puzzles over HTTP: today's, an earlier one, and whether an answer is right."""

from typing import Annotated

import msgspec
from msgspec import Meta

from asterion.core.phrase import phrase
from asterion.knowledge.puzzling import Puzzle, ShownPuzzle, Solution, shown, solution
from asterion.server.denied import missing, unready
from asterion.server.http.desk import Call
from asterion.server.http.knowledge import LangQuery
from asterion.server.http.routes import Route
from asterion.server.study import NoAnswer

PuzzleNumber = Annotated[int, Meta(ge=1, le=1_000_000)]


class PuzzleAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody says is certain: the value of one of the choices."""

    value: Annotated[str, Meta(max_length=40)]


async def made(call: Call, number: int) -> Puzzle:
    puzzles, today = call.desk.features.puzzles, call.desk.features.today
    if number > today:
        raise missing(phrase("server-puzzle-not-yet", number=number, today=today))
    if number not in puzzles and number != today:
        call.desk.spend("heavy", call.address)  # it is made for them; else it is only said
    try:
        return await puzzles.get(number)
    except NoAnswer as error:
        raise unready(error.why) from None


async def get_todays_puzzle(call: Call, query: LangQuery) -> ShownPuzzle:
    return await get_puzzle(call, call.desk.features.today, query)


async def get_puzzle(call: Call, number: PuzzleNumber, query: LangQuery) -> ShownPuzzle:
    return shown(number, await made(call, number), call.language)


async def answer_puzzle(
    call: Call, number: PuzzleNumber, body: PuzzleAnswer, query: LangQuery
) -> Solution:
    return solution(await made(call, number), body.value, call.language)


ROUTES = [
    Route(
        "GET",
        "/puzzles/today",
        get_todays_puzzle,
        "The puzzle of the day, the same for everyone: what is certain?",
    ),
    Route(
        "GET",
        "/puzzles/{number}",
        get_puzzle,
        "The puzzle of today or of any day before.",
        (404,),
    ),
    Route(
        "POST",
        "/puzzles/{number}/answer",
        answer_puzzle,
        "Whether this is right, with the proof and other plans that fit.",
        (404,),
    ),
]
