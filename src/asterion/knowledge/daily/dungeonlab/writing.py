"""A game of DungeonLab written down: what is told, what is asked for, and every proof."""

from collections.abc import Callable, Mapping, Sequence

from asterion.books.dungeonlab.event import Landed, TurnBegan
from asterion.books.dungeonlab.words import tell
from asterion.core.event import Event
from asterion.core.phrase import Item, Phrase, phrase
from asterion.knowledge.argument.showing import Shade
from asterion.knowledge.daily.arguing import Said, argued, in_a_row, lines_of
from asterion.knowledge.daily.daily import YOU, Daily, Due, Heard, Stage, Track
from asterion.knowledge.daily.dungeonlab.hearing import COUNTS, Hearing
from asterion.knowledge.daily.dungeonlab.playing import NAMES, NOTHING, Dungeon, Game, Size
from asterion.knowledge.daily.dungeonlab.way import Way
from asterion.knowledge.daily.fitting import FIRST, INSIDE, all_marks, fitting
from asterion.knowledge.daily.moments import Asked, length
from asterion.knowledge.daily.saying import said_of, spot_of, things_in_words
from asterion.knowledge.daily.trails import Went
from asterion.knowledge.labyrinth.facts import AnyFact, NotAt, PlayerAt, World
from asterion.knowledge.marks import Mark

BOOK = "dungeonlab"
WayTo = Callable[[str], Way]


def daily_of(
    number: int, stages: tuple[Stage, ...], game: Game, steps: Sequence[Went], held: int
) -> Daily:
    size = game.size
    return Daily(
        number=number,
        book=BOOK,
        columns=size.columns,
        rows=size.rows,
        names=NAMES,
        start=game.start,
        begins={},
        agreed=(
            phrase("daily-agreed-dungeon", columns=size.columns, rows=size.rows),
            counts_in_words(size),
            phrase("daily-agreed-sights"),
        ),
        opening=(),
        heard=tuple(
            Heard(
                step.number, YOU, step.way, step.blocked, step.entered,
                step.seen, step.stung, step.fell, words=words,
            )
            for step, words in zip(steps, words_of(game), strict=False)
        ),
        stages=stages,
        held=held,
        truth=_world(game.dungeon, {}),
    )  # fmt: skip


def words_of(game: Game) -> list[Phrase]:
    return [_answer(entry.told(YOU), game.start) for entry in game.entries]


def _answer(events: Sequence[Event], start: str) -> Phrase:
    """As the game master says it, but for whose turn it is; the landing by the name of its cell."""
    said: list[Item] = []
    for event in events:
        if isinstance(event, Landed):
            said.append(phrase("daily-landed", cell=start))
        elif not isinstance(event, TurnBegan):
            said.append(tell(event, YOU, NAMES))
    return in_a_row(said)


def counts_in_words(size: Size) -> Phrase:
    kinds = {kind: count for kind, count in size.counts.items() if kind != NOTHING}
    return phrase("daily-agreed-counts", things=things_in_words(kinds))


def plans_of(hearing: Hearing, places: Mapping[int, Sequence[str]]) -> tuple[World, ...]:
    deduction, facts = hearing.deduction, hearing.facts

    def without(fact: AnyFact) -> World | None:
        if isinstance(fact, PlayerAt | NotAt):
            here = hearing.literal_of_place(fact.cell)
            literal = here if isinstance(fact, PlayerAt) else -here
        else:
            literal = facts[fact]
        model = deduction.model_without(literal)
        return None if model is None else _world(*hearing.dungeon_of(model))

    first = [_world(*hearing.dungeon_of(model)) for model in deduction.models(FIRST)]
    marks = all_marks(hearing.board, hearing.size.counts, places)
    return fitting(first, marks, without)


def _world(dungeon: Dungeon, at: str | Mapping[int, str]) -> World:
    players = {YOU: (at, INSIDE)} if isinstance(at, str) else {}
    return World(dungeon.kinds, sorted(dungeon.walls), {}, {}, players, [])


def track_of(ghosts: tuple[tuple[str, str], ...], places: Sequence[str], way_to: WayTo) -> Track:
    if len(places) != 1:
        return Track(ghosts)
    return way_to(places[0]).track(ghosts, known=False)


def due_of(game: Game, steps: Sequence[Went], asked: Asked, way_to: WayTo) -> Due:
    """The lines of a proof are in the order in which they were heard, the rules after them."""
    words = {step.number: said for step, said in zip(steps, words_of(game), strict=False)}
    rules = {COUNTS: counts_in_words(game.size)}
    lines = lines_of(asked.reasons, Said(words, rules))
    fact = asked.fact
    shades = [_shade(way_to(fact.cell), fact)] if isinstance(fact, PlayerAt | NotAt) else []
    said = said_of(fact, BOOK, NAMES, game.size.columns, game.size.rows)
    return Due(
        fact,
        said,
        tuple(sorted({n for line in asked.reasons.lines for n in line.entries})),
        tuple(line.rule for line in asked.reasons.lines if line.rule),
        tuple(line.words for line in lines),
        length(asked.reasons),
        argued(fact, said, lines, shades),
    )


def _shade(way: Way, fact: PlayerAt | NotAt) -> Shade:
    path = tuple(spot_of(cell) for cell in way.cells)
    start = Mark(path[0], seat=fact.seat)
    return Shade(start, path, "left" if isinstance(fact, PlayerAt) else "out")
