"""Dig: a treasure, an island, and two to four people who do not tell each other what they know."""

from asterion.core.contract.book import AnyBook, Book
from asterion.core.contract.chapters import Plans, Rules, Speech, Views
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
    rules=Rules(
        options=DigOptions,
        events=EVENTS,
        numbered=rules_in_force,
        begin=rules.begin,
        execute=rules.execute,
        awaited=rules.awaited,
        result=rules.result,
    ),
    plan=Plans(
        read=plan.read_plan,
        write=plan.write_plan,
        problems=plan.problems,
        settings=DigSettings,
        generate=make.generate,
    ),
    speech=Speech(
        help=Phrase("dig-help"),
        parse=say.parse,
        write=say.write,
        tell=tell,
        offer=say.offer,
    ),
    view=Views(
        new=view.View,
        fold=view.fold,
        asks=view.asks,
        turn=view.turn,
        legal=view.legal,
        check=view.check,
        screen=view.screen,
    ),
    host=HOSTING,
    looks=LOOKS,
    learning=LEARNING,
    paper=PAPER,
)
