"""A client of the tools that plays at random, from what it is told and nothing else."""

import asyncio
import re

from mcp import Client

from asterion.core.dice import Rolled

MOST_MOVES = 600


async def told(client: Client, tool: str, **arguments: object) -> str:
    result = await client.call_tool(tool, arguments)
    assert not result.is_error, result
    return "".join(part.text for part in result.content if part.type == "text")


def offered(text: str) -> list[str]:
    _, _, after = text.partition("You could say: ")
    return re.findall("“([^”]*)”", after)


async def play(client: Client, seed: int) -> str:
    """To the end of the game; how it ended."""
    dice = Rolled(seed)
    news = await told(client, "look", offers=True)
    for _ in range(MOST_MOVES):
        if "The game is over" in news:
            return news.partition("The game is over")[2]
        if sayings := offered(news):
            news = await told(client, "say", text=dice.pick(sayings, "move"))
            assert not news.startswith(("Refused", "Not a move")), news
            assert offered(news) == []
            if "The game is over" not in news:
                news = await told(client, "look", offers=True)
        else:
            await asyncio.sleep(0.02)  # let the other one play
            news = await told(client, "look", offers=True)
    raise AssertionError("the game did not end")
