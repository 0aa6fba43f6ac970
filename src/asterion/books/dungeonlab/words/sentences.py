"""DungeonLab in English: one match from event to sentence."""

import re
from collections.abc import Callable, Sequence
from functools import partial

from asterion.books.dungeonlab import event as happened
from asterion.books.dungeonlab.encounters.questions import POLITICAL
from asterion.books.dungeonlab.plan.bestiary import SENTENCES
from asterion.books.dungeonlab.plan.model import Plan
from asterion.books.dungeonlab.plan.things import counted, listed
from asterion.core.audience import Seat
from asterion.core.event import Event, Ruled
from asterion.core.grid import WAYS

_PLAYER = "player "
_PART = re.compile(r"\{([^{}]*)\}")
_DEATHS = {
    "bite": "{You} {die|dies} of the bites.",
    "pierce": "{You} {die|dies}, pierced like a sieve.",
    "burn": "{You} {die|dies} of the burns.",
    "bullet": "{You} {are|is} shot dead.",
    "grenade": "{You} {are|is} blown to pieces.",
    "blaster": "{You} {are|is} blasted to ashes.",
    "wall": "{You} {bang|bangs} {your|their} head against a wall, thoroughly enough.",
    "lokh": "{You} {are|is} eaten, and that is that.",
    "antigourm": "{You} {are|is} ordinary again, and {have|has} more holes than ordinary people.",
    "left": "{You} {leave|leaves} the game, which is a death for good.",
}


def masters_voice(plan: Plan) -> Callable[[Event, Seat, Sequence[str]], str]:
    """For the master, who has the plan: facts in its columns and rows."""
    return partial(voice, plan=plan)


def voice(event: Event, listener: Seat, names: Sequence[str], plan: Plan | None = None) -> str:
    """What this listener is told, in one sentence or a few."""
    if isinstance(event, Ruled):
        return f"The master rules: {event.text}"
    seat: Seat = getattr(event, "seat", -1)
    # names stay out of the template: somebody may be called “{your}”
    template = sentence(event, names, plan)
    if "{" not in template:
        return template
    mine = seat == listener
    name = "" if mine or seat < 0 else names[seat]

    def part(match: re.Match[str]) -> str:
        word = match[1]
        if "|" in word:
            own, others = word.split("|")
            return own if mine else others
        match word:
            case "You":
                return "You" if mine else name
            case "you":
                return "you" if mine else name
            case "your":
                return "your" if mine else f"{name}'s"
            case "Your":
                return "Your" if mine else f"{name}'s"
            case "count":
                return str(getattr(event, "count", 0))
        if word.startswith(_PLAYER):
            return names[int(word.removeprefix(_PLAYER))]
        return match[0]

    return _PART.sub(part, template)


def _player(seat: Seat) -> str:
    """A player's name, filled in last of all."""
    return f"{{{_PLAYER}{seat}}}"


def sentence(event: Event, names: Sequence[str], plan: Plan | None) -> str:
    """The sentence before it is turned to its listener: {You}, {your}, {am|is} are still open."""
    match event:
        case happened.Began(columns=columns, rows=rows, levels=levels, order=order):
            size = f"{columns} by {rows} cells, {_count(levels, 'level')}"
            turns = listed([_player(seat) for seat in order])
            return f"The dungeon has {size}. The order of moves: {turns}."
        case happened.TurnBegan(round=number):
            return f"Round {number}: it is {{your}} turn."
        case happened.Landed(column=column, row=row, level=level, carries=carries, left=left):
            kit = listed([counted(n, thing) for thing, n in carries.items()]) or "nothing"
            more = f" {_count(left, 'landing')} left." if left >= 0 else ""
            place = f"column {column}, row {row}, level {level}"
            return f"{{You}} {{land|lands}} at {place}, with {kit}.{more}"
        case happened.Looked(seen=seen):
            return f"{{You}} {{see|sees}} {_directions(seen)}."
        case happened.Glimpsed(seen=seen):
            return f"Falling, {{you}} {{catch|catches}} a glimpse of {_directions(seen)}."
        case happened.Stung(way=way, hurt=hurt, count=count):
            verb = {"pierce": "pierced", "burn": "burnt"}.get(hurt, hurt)
            return f"From the {WAYS[way]} {{you}} {{are|is}} {verb} {_times(count)}."
        case happened.Here(found=found, things=things, company=company):
            return _here(found, things, [_player(seat) for seat in company])
        case happened.Came():
            return "{You} {come|comes} into the cell."
        case happened.Walked(way=way, through=through):
            wall = " through a wall" if through else ""
            return f"{{You}} {{go|goes}} {WAYS[way]}{wall}."
        case happened.Bumped(way=way, wall=wall):
            return f"To the {WAYS[way]} there is {wall or 'a wall'}."
        case happened.CameDown(way=way, wall=wall):
            return (
                f"The ontifutlas comes down here: to the {WAYS[way]} there is {wall or 'a wall'}."
            )
        case happened.ChangedLevel(by=by, thrown=thrown):
            verb = "{are|is} thrown" if thrown else "{go|goes}"
            return f"{{You}} {verb} {_up(by)} a level."
        case happened.NoLevel(by=by):
            return f"There is no way {_up(by)} from here."
        case happened.Flew(way=way, over=over, through=through):
            wall = " through a wall" if through else ""
            below = listed([_found(what) for what in over]) or "nothing"
            return f"{{You}} {{jump|jumps}} {WAYS[way]}{wall}; below: {below}"
        case happened.Carried(level=level):
            where = f"on level {level}, and who knows where" if level else "who knows where"
            return f"{{You}} {{find|finds}} {_self()} {where}."
        case happened.Felt(walls=walls):
            felt = [f"{wall} {way}" for wall, way in zip(walls, WAYS, strict=True)]
            return f"{{You}} {{feel|feels}} {listed(felt)}."
        case happened.MapUsed(thing=thing):
            return f"{{You}} {{unfold|unfolds}} a {thing}."
        case happened.Charted(column=column, row=row, level=level, contents=contents):
            marks = [f"{c} {r} {n}: {what}" for c, r, n, what in contents if what]
            place = f"column {column}, row {row}, level {level}"
            return f"The map says: {place}. It shows {'; '.join(marks) or 'nothing else'}."
        case happened.Briefed(seconds=0):
            return "The management center tells {you} what is about the exit."
        case happened.Briefed(seconds=seconds):
            return (
                f"{{You}} {{are|is}} shown the map of the dungeon for {_count(seconds, 'second')}."
            )
        case happened.MapShown(seconds=seconds):
            return f"Look well: in {_count(seconds, 'second')} the map is gone."
        case happened.MapGone():
            return "The map is gone."
        case happened.Peeked(exit=way_out, beside=beside):
            return f"At the exit: {'; '.join(way_out)}. In a cell beside it: {'; '.join(beside)}."
        case happened.Met(what=what, how=how):
            return SENTENCES[what][how]
        case happened.Asked(what=what, key=key, number=number):
            return _question(what, key, number)
        case happened.Answered(yes=yes):
            return f"{{You}} {{say|says}} {'yes' if yes else 'no'}."
    return _of_goods_and_wounds(event, names, plan)


def _of_goods_and_wounds(event: Event, names: Sequence[str], plan: Plan | None) -> str:
    match event:
        case happened.Imprisoned(turns=turns):
            return f"{{You}} {{are|is}} put into prison for {_count(turns, 'turn')}."
        case happened.Freed():
            return "The prison falls down around {you}, and {you} {are|is} free."
        case happened.Fined(dollars=dollars, skins=skins):
            paid = [f"${dollars}"] if dollars or not skins else []
            paid += [counted(n, skin) for skin, n in skins.items()]
            return f"{{You}} {{pay|pays}} {listed(paid)}."
        case happened.Trampled(what=what):
            return f"The ontifutlas tramples the {what}."
        case happened.Mounted():
            return "{You} {mount|mounts} the ontifutlas."
        case happened.Dismounted():
            return "{You} {are|is} on foot; the bridled ontifutlas stays behind."
        case happened.Fled():
            return "The ontifutlas flees to the Eldar, and the bridle with it."
        case happened.Fired(ammunition=ammunition, count=count, way=way, wall=wall):
            fate = {"destroyed": ": the wall is destroyed", "stands": ": the wall still stands"}
            shot = f"{{You}} {{fire|fires}} {counted(count, ammunition)} {WAYS[way]}"
            return f"{shot}{fate.get(wall, '')}."
        case happened.Screamed():
            return "{You} {hear|hears} a scream."
        case happened.Shot(ammunition=ammunition, count=count):
            return f"{{You}} {{are|is}} hit by {counted(count, ammunition)}."
        case happened.Hurt(hurt=hurt, count=count):
            return f"{{You}} {{take|takes}} {_count(count, hurt)}."
        case happened.Healed():
            return "{You} {are|is} healed of all damage."
        case happened.Exote(now=now):
            return f"{{You}} {{are|is}} {'an exote now' if now else 'no exote any more'}."
        case happened.Got(thing=thing, count=count):
            return f"{{You}} {{get|gets}} {counted(count, thing)}."
        case happened.Lost(thing=thing, count=count):
            return f"{{You}} {{lose|loses}} {counted(count, thing)}."
        case happened.Ruined():
            return "All {your} money and ammunition are gone."
        case happened.Took(things=things):
            taken = listed([counted(n, thing) for thing, n in things.items()])
            return f"{{You}} {{take|takes}} {taken}."
        case happened.Bought(thing=thing, count=count, dollars=dollars):
            return f"{{You}} {{buy|buys}} {counted(count, thing)} for ${dollars}."
        case happened.Sold(thing=thing, count=count, dollars=dollars):
            return f"{{You}} {{sell|sells}} {counted(count, thing)} for ${dollars}."
        case happened.Struck(what=what):
            whom = _player(names.index(what)) if what in names else f"the {what}"
            return f"{{You}} {{strike|strikes}} {whom} with the morgul blade: off to Mordor."
        case happened.Disembodied(treasure=treasure):
            home = " The treasure goes back to its place." if treasure else ""
            return f"{{You}} {{are|is}} disembodied.{home}"
        case happened.Died(of=of, turns=turns, left=left):
            after = f" {_count(turns, 'turn')} to wait." if left else " No landing is left."
            return _DEATHS[of] + after
        case happened.Won():
            return "{You} {walk|walks} out with the treasure and {win|wins}!"
        case happened.Ended(reason=reason):
            return f"The game is over and nobody has won: {reason}."
    return _of_facts(event, plan)


def _of_facts(event: Event, plan: Plan | None) -> str:
    """For the master's ears only; without the plan nobody could say where."""

    def named(place: int) -> str:
        return plan.named(place) if plan is not None else "some place"

    match event:
        case happened.Stood(place=place):
            return f"{{You}} {{are|is}} taken to {named(place)}."
        case happened.Became(name=name, place=place, condition=condition):
            where = f"at {named(place)}" if place >= 0 else "under a rider"
            return f"The {name} is {condition + ' ' if condition else ''}{where}."
        case happened.Lay(place=place, things=things):
            lying = listed([counted(n, thing) for thing, n in things.items()]) or "nothing"
            return f"At {named(place)} lies {lying}."
        case happened.Wall(edge=edge, wall=wall):
            what = "is open" if wall == 0 else "has regrown"
            cell = plan.named_cell(edge // 4) if plan is not None else "some cell"
            return f"The wall {WAYS[edge % 4]} of {cell} {what}."
    raise TypeError(event)


# ---- pieces


def _here(found: list[str], things: dict[str, int], company: list[str]) -> str:
    parts = [_found(what) for what in found]
    if things:
        parts.append(f"Here lies {listed([counted(n, thing) for thing, n in things.items()])}.")
    if company:
        parts.append(f"{listed(company)} {'is' if len(company) == 1 else 'are'} here.")
    return " ".join(parts) or "The cell is empty now."


def _found(what: str) -> str:
    """“lion:dead” in the encounter's own words; anything else as it stands."""
    label, _, condition = what.partition(":")
    sentences = SENTENCES.get(label)
    return sentences[condition or "here"] if sentences is not None else f"{what}."


def _question(what: str, key: str, number: int) -> str:
    if key == "answer":
        return f"The {what} asks: {POLITICAL[number]}"
    if key == "skin":
        return f"{{Do|Does}} {{you}} skin the {what}?"
    return SENTENCES[what][key]


def _directions(seen: list[str]) -> str:
    told = [f"{what} in the {way}" for what, way in zip(seen, WAYS, strict=True) if what]
    return listed(told) or "nothing but the dark"


def _count(number: int, one: str) -> str:
    return f"{number} {one}{'' if number == 1 else 's'}"


def _times(count: int) -> str:
    return {1: "once", 2: "twice"}.get(count, f"{count} times")


def _up(by: int) -> str:
    return "up" if by > 0 else "down"


def _self() -> str:
    return "{yourself|themselves}"
