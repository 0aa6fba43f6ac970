"""Dig: a treasure, an island, and two to four people who do not tell each other what they know."""

from asterion.core.contract.book import AnyBook, Book
from asterion.core.phrase import Phrase
from asterion_dig import make, plan, rules, say, view
from asterion_dig.event import EVENTS
from asterion_dig.hosting import HOSTING
from asterion_dig.learning import LEARNING
from asterion_dig.looks import LOOKS
from asterion_dig.options import DigOptions, DigSettings
from asterion_dig.paper import PAPER
from asterion_dig.words import rules_in_force, tell

BOOK: AnyBook = Book(
    name="dig",
    title="Dig",
    summary=Phrase("dig-summary"),
    edition=1,
    seats=range(2, 5),
    options=DigOptions,
    events=EVENTS,
    rules=rules_in_force,
    help=Phrase("dig-help"),
    read_plan=plan.read_plan,
    write_plan=plan.write_plan,
    problems=plan.problems,
    settings=DigSettings,
    generate=make.generate,
    parse=say.parse,
    write=say.write,
    begin=rules.begin,
    execute=rules.execute,
    awaited=rules.awaited,
    result=rules.result,
    view=view.View,
    fold=view.fold,
    asks=view.asks,
    turn=view.turn,
    legal=view.legal,
    check=view.check,
    screen=view.screen,
    tell=tell,
    offer=say.offer,
    hosting=HOSTING,
    looks=LOOKS,
    learning=LEARNING,
    paper=PAPER,
)
