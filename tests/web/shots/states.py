"""Every page and state that is looked at: a line each. Who builds a page adds its line here."""

from asterion.books import book, books
from asterion.books.samples import samples
from tests.web.minds import MOST_MOVES
from tests.web.shots.errands import administered, logged_in, on_paper, rated, solved, with_menu
from tests.web.shots.visit import State, around, at, played, replayed, returning, waiting

BOOKS = [book.name for book in books()]
CLIPPED_COIN = samples(book("labyrinth"))["clipped-coin"]
FIVE_FLOORS = samples(book("cc3k"))["five-floors"]

STATES: list[State] = [
    at("home", "/", "section.books article"),
    returning("returning", "labyrinth", "dungeon-of-dooom", "dungeonlab"),
    *(at(f"open-{book}", f"/?open={book}", "form") for book in BOOKS),
    waiting("waiting", "labyrinth"),
    *(played(f"first-{book}", book, 0) for book in BOOKS),
    *(played(f"table-{book}", book, 6) for book in BOOKS),
    *(played(f"end-{book}", book, MOST_MOVES) for book in BOOKS),
    played("notebook", "labyrinth", 14, plan=CLIPPED_COIN, terms={"notebook": "all steps"}),
    played("floors", "cc3k", 14, plan=FIVE_FLOORS),
    played("keys", "dungeon-of-dooom", 0, "key:?"),
    *(replayed(f"replay-{book}", book) for book in ("labyrinth", "dungeonlab")),
    at("tabletop", "/tabletop/new/labyrinth", "form select"),
    around("tabletop-covered", "labyrinth"),
    around("tabletop-secret", "labyrinth", "enter:.hold"),
    around("tabletop-open", "dungeonlab"),
    around("tabletop-dooom", "dungeon-of-dooom", "enter:.hold"),
    at("plans", "/plans", "main h1"),
    *(at(f"plan-{book}", f"/plans/new/{book}", ".verdict:not(.old)") for book in BOOKS),
    *(at(f"rules-{book}", f"/rules/{book}", "main h2") for book in BOOKS),
    *(at(f"learn-{book}", f"/learn/{book}", "[role=combobox]") for book in BOOKS),
    at("week", "/week", "details"),
    at("scores", "/scores/cc3k", "main h1"),
    at("puzzles", "/puzzles", "main h1"),
    solved("puzzle-solved", 8),
    at("account", "/me", "form"),
    logged_in("account-within", "labyrinth"),
    rated("ladder", "Ariadne of Knossos", "Theseus"),
    at("admin", "/admin", "form"),
    administered("admin-within", "labyrinth"),
    *(with_menu(f"menu-{book}", book) for book in ("labyrinth", "dungeonlab")),
    *(on_paper(f"print-sheet-{book}", book) for book in ("labyrinth", "dungeonlab")),
    on_paper("print-plan", "labyrinth", over=True),
    at("tiles", "/tiles", "main h1"),
    at("no-table", "/t/AAAAAAAAAAAA", "text=there is no such table"),
    at("no-page", "/nowhere", "text=There is no page at this address."),
]
