"""What the API answers, as a text that is read from top to bottom."""

from typing import Any

from asterion.core.phrase import Item, Phrase
from asterion.mcp.house import House
from asterion.mcp.words import say

MOST_OFFERED = 40


def as_text(view: dict[str, Any], heard: list[str], offers: bool = False) -> str:
    """What was told since, the screen, and what is asked; moves that are allowed if asked for."""
    parts = []
    if heard:
        parts.append("\n".join(heard))
    screen = view["screen"]
    if screen:
        rows = [*screen["board"], *(f"{row['label']}: {row['value']}" for row in screen["status"])]
        parts.append("\n".join(rows))
    parts.append(_asked(view, offers))
    return "\n\n".join(part for part in parts if part)


def _asked(view: dict[str, Any], is_offering: bool) -> str:
    if view["result"]:
        return say("mcp-over", reason=view["result"]["reason"])
    if view["table"]["phase"] == "waiting":
        return say("mcp-waiting")
    if not view["prompt"]:
        names = [view["names"][seat] for seat in view["turn"]]
        return say("mcp-not-your-turn", names=names) if names else say("mcp-nobodys-turn")
    if not is_offering:
        return say("mcp-asked", asks=view["prompt"]["asks"])
    offers = [each["say"] for each in view["offers"]]
    some: list[Item] = [Phrase("mcp-saying", {"saying": one}) for one in offers[:MOST_OFFERED]]
    more = max(0, len(offers) - MOST_OFFERED)
    return say("mcp-offered", asks=view["prompt"]["asks"], some=some, more=more)


def _players(fewest: int, most: int) -> Phrase:
    if fewest == most:
        return Phrase("mcp-players", {"n": most})
    return Phrase("mcp-players-between", {"fewest": fewest, "most": most})


async def books_as_text(house: House) -> str:
    told = await house.ask("GET", "/books")
    lines = []
    for book in told:
        line = say(
            "mcp-book",
            name=book["name"],
            title=book["title"],
            summary=book["summary"],
            players=_players(book["fewest_players"], book["most_players"]),
            bots=[bot["name"] for bot in book["bots"]],
        )
        lines.append(line)
    return "\n".join(lines)


async def rules_as_text(house: House, book: str) -> str:
    about = await house.ask("GET", f"/books/{book}")
    rules = await house.ask("GET", f"/books/{book}/rules")
    lines, under = [], ""
    for rule in rules["rules"]:
        if rule["heading"] != under:
            under = rule["heading"]
            lines.append(f"\n{under}")
        lines.append(f"{rule['number']}  {rule['text']}")
    return "\n".join([*lines, f"\n{say('mcp-how-to-say')}", about["help"]])
