"""The contract of every book, one function per promise; each raises Broken where it is not kept."""

import io
import re
from collections.abc import Callable
from fractions import Fraction

import msgspec

from asterion.core.audience import MASTER, PUBLIC, ear
from asterion.core.contract.book import AnyBook, Refused
from asterion.core.contract.options import choices
from asterion.core.dice import Dice, Recorded, Rolled, branching
from asterion.core.event import events_decoder, rules_of
from asterion.core.phrase import english
from asterion.core.records import record
from asterion.core.records.replay import verify
from asterion.core.referee.table import Table
from asterion.core.referee.understanding import understanding_of
from asterion.testing.broken import demand
from asterion.testing.composed import Composer, among_players, written
from asterion.testing.kit import Kit
from asterion.testing.play import new_table, play
from asterion.words import speaker

MOST_PATHS = 500
"""Of chance in one command; where there are more, their odds are not summed up to the end."""

SOME_MOVES = 20
"""Of each description, put together at random."""

ODD_NAMES = ("{your}", "{You}", "{bang|bangs}", "{player 0}", "%s", "{0}")


def games_end(book: AnyBook, kit: Kit, seed: int) -> None:
    """A random game ends, and then nobody is asked anything or may say anything."""
    table = play(book, kit, seed, kit.longest)
    demand(table.result is not None, f"a game is not over after {kit.longest} commands")
    demand(not table.awaited, "the game is over, and somebody is still awaited")
    for seat in range(len(table.names)):
        demand(table.prompt(seat) is None, f"the game is over, and seat {seat} is still asked")
        for text in ("say hello", "x"):
            demand(not _accepts(table, seat, text), f"“{text}” is accepted after the end")


def _accepts(table: Table, seat: int, text: str) -> bool:
    try:
        table.submit(seat, text)
    except Refused:
        return False
    return True


def replays_are_identical(book: AnyBook, kit: Kit, seed: int) -> None:
    """A record, played again, gives the same entries and the same state."""
    table = play(book, kit, seed, kit.longest)
    file = io.BytesIO()
    record.write(table, file)
    again = verify(record.read(file.getvalue()), book)
    demand(again.entries == table.entries, "a replay gives other entries")
    demand(again.state == table.state, "a replay gives another state; has it __eq__?")


def copies_are_independent(book: AnyBook, kit: Kit, seed: int, commands: int) -> None:
    """A copy of a state is equal to it, and stays as it is when the game goes on."""
    table = play(book, kit, seed, commands)
    if table.result is not None:
        return
    before = table.state.copy()
    demand(before == table.state, "a copy of the state is not equal to it; has it __eq__?")
    for _ in range(5):
        if table.result is None:
            seat = table.awaited[0]
            table.submit(seat, table.legal(seat)[0])
    demand(before != table.state, "after some commands the state is still equal to its copy")
    first = play(book, kit, seed, commands)
    demand(before == first.state, "a copy of the state changes when the game goes on")


def views_fold_afresh(book: AnyBook, kit: Kit, seed: int, commands: int) -> None:
    """A view made again from all that was told equals the one that was there all the time."""
    table = play(book, kit, seed, commands)
    for viewer in (MASTER, PUBLIC, *range(len(table.names))):
        fresh = book.view.new(viewer, table.options, table.plan if viewer == MASTER else None)
        for entry in table.entries:
            book.view.fold(fresh, entry.told(viewer))
        demand(fresh == table.view(viewer), f"the view of seat {viewer}, folded again, differs")


def views_have_no_gap(book: AnyBook, kit: Kit, seed: int, commands: int) -> None:
    """What the rules let a seat know about itself agrees with the truth; who is asked knows."""
    table = play(book, kit, seed, commands)
    for seat, name in enumerate(table.names):
        for what, viewed, true in kit.entitled(table, seat):
            demand(viewed == true, f"{name}'s {what}: by the view {viewed}, in truth {true}")
        asked, awaited = table.prompt(seat) is not None, seat in table.awaited
        demand(asked == awaited, f"{name} is asked: {asked}; is awaited: {awaited}")
        if awaited:
            demand(
                seat in book.view.turn(table.view(seat)), f"{name} is asked, and `turn` denies it"
            )


def legal_commands_are_accepted(book: AnyBook, kit: Kit, seed: int, commands: int) -> None:
    """Whatever `legal` offers is understood, not refused, and written back."""
    table = play(book, kit, seed, commands)
    for seat in table.awaited:
        demand(table.legal(seat), f"seat {seat} is awaited, and nothing is legal")
        for text in table.legal(seat):
            command = book.speech.parse(text)
            refusal = book.view.check(table.view(seat), command)
            demand(not refusal, f"“{text}” is legal and refused: {refusal}")
            _is_written_back(book, text)
            demand(
                book.speech.write(command) == text, f"“{text}” is legal and not how it is written"
            )


def offers_tell_commands_apart(book: AnyBook, kit: Kit, seed: int, commands: int) -> None:
    """What is legal is offered, in that order; of a rose each way, of a sheet each cell is one."""
    table = play(book, kit, seed, commands)
    for seat in table.awaited:
        offers = table.offers(seat)
        demand([each.say for each in offers] == list(table.legal(seat)), "offers are not `legal`")
        met: dict[tuple[object, ...], str] = {}
        for each in (each for each in offers if each.way or each.cell):
            other = met.setdefault((each.verb, each.target, each.way, each.cell), each.say)
            demand(other == each.say, f"“{each.say}” has the place of “{other}”")


def compound_moves_are_notation(book: AnyBook, kit: Kit, seed: int) -> None:
    """Whatever hands put together by the book's description is a command, exactly as written."""
    if book.speech.compound is None:
        return
    dice = Rolled(seed)
    names = ["Ann", "Bo", "and", "Cy D."]
    compound = among_players(book.speech.compound(kit.options(dice)), names, 0)
    for _ in range(SOME_MOVES):
        text = written(compound, Composer(compound, dice).move())
        command = understanding_of(book.speech.parse, book.speech.write).read(text)
        demand(
            book.speech.write(command) == text,
            f"“{text}” is put together and not how it is written",
        )


def text_is_only_ever_refused(book: AnyBook, table: Table, text: str) -> None:
    """Whatever is said is a command that can be written, or refused in one line.

    A host may want it as an offer, too, whatever it is: a button shows the beginning of a command.
    """
    demand(book.speech.offer(text).say == text, f"{text!r} is offered as something else")
    for seat in (MASTER, PUBLIC, 0):
        try:
            refusal = book.view.check(table.view(seat), book.speech.parse(text))
            refused = Refused(refusal) if refusal else None
        except Refused as error:
            refused = error
        else:
            _is_written_back(book, text)
        demand("\n" not in str(refused), f"the refusal of {text!r} has more than one line")


def _is_written_back(book: AnyBook, text: str) -> None:
    command = book.speech.parse(text)
    written = book.speech.write(command)
    understanding = understanding_of(book.speech.parse, book.speech.write)
    for means in (book.speech.parse, understanding.read):
        demand(means(written) == command, f"“{text}” is written “{written}”, which means another")


def words_of(book: AnyBook) -> list[str]:
    """Words of real commands: in any order they come closer to a grammar's corners than noise."""
    return sorted(set(english(book.speech.help).split()))


def plans_are_read_back(book: AnyBook, kit: Kit, seed: int) -> None:
    """A plan that is written is read as the same plan."""
    dice = Rolled(seed)
    for plan in (kit.plan(dice, book.seats[0]), book.plan.generate(book.plan.settings(), dice)):
        again = book.plan.read(book.plan.write(plan))
        demand(again == plan, f"this plan is read as another one:\n{book.plan.write(plan)}")


def generated_plans_have_no_problems(book: AnyBook, kit: Kit, seed: int) -> None:
    plan = book.plan.generate(book.plan.settings(), Rolled(seed))
    found = book.plan.problems(plan, book.rules.options(), book.seats[0])
    faults = [str(problem) for problem in found if not problem.advice]
    demand(not faults, f"a plan that was made has faults: {'; '.join(faults)}")


def names_are_no_templates(book: AnyBook, kit: Kit, seed: int) -> None:
    """The same game with odd names is told in the same words, but for the names."""
    table = play(book, kit, seed, 60)
    odd = dict(zip(table.names, ODD_NAMES, strict=False))

    def renamed(text: str) -> str:
        return re.sub(rf"\b(?:{'|'.join(odd)})\b", lambda found: odd[found[0]], text)

    draws = [draw for entry in table.entries for draw in entry.draws]
    names = [odd[known] for known in table.first_names]
    other = Table(book, table.plan, names, table.options, Recorded(draws), salt="salt")
    for entry in table.entries[1:]:
        other.submit(entry.seat, renamed(entry.do))
    for listener in (MASTER, PUBLIC, *range(len(names))):
        tell = book.tell_for(listener, table.plan)  # and not what a voice knows by heart
        heard = [event for entry in table.entries for event in entry.told(listener)]
        again = [english(tell(event, listener, table.names) or "") for event in heard]
        told = [renamed(words) for words in again if words]
        for mine, its in zip(told, other.sentences(other.entries, listener), strict=True):
            demand(mine == its, f"with odd names “{mine}” becomes “{its}”")


def options_have_words(book: AnyBook, kit: Kit) -> None:
    """What can be agreed and asked of the generator has a name, and so has each value of it."""
    says = speaker()
    for kind in (book.rules.options, book.plan.settings):
        for choice in choices(kind) if kind.messages else ():
            for said in (choice.called, *map(choice.value_called, choice.values)):
                demand(says.has(said.id), f"{choice.name}: no message “{said.id}”")


def events_have_sentences(book: AnyBook, kit: Kit, games: int = 12) -> None:
    """Every kind of event is met, said in one line to each listener, and survives JSON."""
    played = [play(book, kit, seed, kit.longest) for seed in range(games)]
    everything = [event for table in played for entry in table.entries for event in entry.events]
    names = [*played[0].names, "Yan", "Zoe"]
    for event in [*everything, *kit.scripted()]:
        for listener in (MASTER, PUBLIC, *range(len(names) - 2)):
            if event.to & ear(listener):
                sentence = english(book.speech.tell(event, listener, names) or "")
                demand(sentence, f"nothing is said to seat {listener} of {event}")
                tidy = sentence == sentence.strip() and "\n" not in sentence
                demand(tidy, f"{sentence!r} is not one line")
    decoded = events_decoder(book.rules.events).decode(msgspec.json.encode(everything))
    demand(decoded == everything, "events are others after JSON")
    met = {type(event) for event in [*everything, *kit.scripted()]}
    missing = sorted(kind.__name__ for kind in set(book.rules.events) - met)
    demand(not missing, f"neither random play nor the kit shows these events: {missing}")


def events_name_their_rules(book: AnyBook, kit: Kit) -> None:
    """So that `asterion verify --why` can say by which rules an answer was given."""
    rules = [rule.number for rule in book.rules.numbered(book.rules.options())]
    demand(len(rules) == len(set(rules)), "two rules have the same number")
    for kind in book.rules.events:
        named = rules_of(kind)
        demand(named, f"the event {kind.__name__} names no rule that it follows from")
        unknown = set(named) - set(rules)
        demand(not unknown, f"the event {kind.__name__} names rules that there are not: {unknown}")


def chances_sum_to_one(book: AnyBook, kit: Kit, seed: int, commands: int) -> None:
    """All that chance may bring has a probability, and the sum of them is 1."""
    table = play(book, kit, seed, commands)
    if table.result is not None:
        return
    for seat in table.awaited:
        for text in table.legal(seat)[:6]:
            total, paths = Fraction(0), 0
            for odds, _ in branching(_carrying_out(table, seat, book.speech.parse(text))):
                total, paths = total + odds, paths + 1
                if paths > MOST_PATHS:
                    break
            else:
                demand(total == 1, f"the chances of “{text}” sum to {total}")
            demand(total <= 1, f"the chances of “{text}” sum to more than 1")


def _carrying_out(table: Table, seat: int, command: object) -> Callable[[Dice], None]:
    def carry_out(dice: Dice) -> None:
        table.book.rules.execute(table.state.copy(), seat, command, dice, [])

    return carry_out


def any_table(book: AnyBook, kit: Kit) -> Table:
    """Refusals change nothing, so one table serves all of them."""
    return new_table(book, kit, 7)[0]
