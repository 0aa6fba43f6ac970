# The first page, and the form of a new table.

home-title = Games in labyrinths that nobody sees
home-about =
    The game master keeps the plan, hears what you say, and tells you exactly what you may know. The map you draw yourself.
home-games = Games

## A book

# $book (text): its title
home-one-player = one player
home-players = { $fewest } to { $most } players or bots
# $n (number): never fewer or more than that, and two at least
home-players-exactly = { $n } players or bots
home-play-now = Play now
# $bots (yes or no): the others are bots
home-play-now-of =
    Play now: { $book }{ $bots ->
        [true] , against bots
       *[false] { "" }
    }
home-name-first = First enter your name, above.
# $book (text): its title
home-strength-of = How well the bots play { $book }
home-strength-easy = easy bots
home-strength-normal = normal bots
home-strength-hard = hard bots
home-turn-of = When you move in { $book }
# $n (number): the place in the order of turns
home-turn =
    { $n ->
        [1] you move first
        [2] you move second
        [3] you move third
       *[other] you move as number { $n }
    }
home-drawing = Drawing a plan …
home-open-table-of = Open a table of { $book }
home-learn = Learn it
home-learn-of = Learn it: { $book }
home-draw-plan = Draw a plan
home-ladder = Ladder
# $book (text): its title
home-ladder-of = Ladder of { $book }
home-tabletop = Around one device
home-draw-plan-of = Draw a plan of { $book }
home-tabletop-of = Around one device: { $book }

## Tables

# $who (text): the names of those who sit there
# $free (number): seats that are free
# $waiting (yes or no): the game has not begun
home-who =
    { $waiting ->
        [true] { $who }, { $free } free
       *[false] { $who }
    }
home-nobody = nobody yet
home-your-tables = Your tables
# $n (number): tables at which it is this person's turn
home-tables-wait =
    { $n ->
        [one] One table waits for you
       *[other] { $n } tables wait for you
    }
home-your-turn = Your turn
home-waits = Waiting for players
# $who (text): whose turn it is
home-thinks = { $who } is thinking
home-goes-on = In progress
# $who (list): the others at the table
home-with = with { LIST($who) }
home-open-tables = Open tables
home-join = Join
home-no-open = No table waits for players. Open one, and share its link.
home-to-watch = Games to watch
home-watch = Watch
home-no-watch = No public game is being played just now.
home-last = Your last games

## A new table

home-which = Which game
home-changed = changed
# $n (number): options that were changed
home-changed-count = { $n } changed
home-by-chance = by chance
home-the-table = The table
home-table-name = Name of the table (optional)
# $n (number): how many options
# $book (text): the title of the book
home-options =
    Rules: { $n ->
        [one] { $n } option
       *[other] { $n } options
    } of { $book }
home-settings = The plan: how the generator makes it
home-rated-usual = A rated game is played with the book’s own rules and settings, on a random plan, without an assistant. Everyone needs an account; ending the game for the others counts as a loss.
home-terms = More about the table: watchers, absence, clocks
home-open-the-table = Open the table
home-numbers-wrong = Some numbers above are not allowed.
home-whole-number = a whole number, please
home-at-least = at least { $n }
home-at-most = at most { $n }

home-seats = Seats
home-seat = Seat { $n }
home-seat-you = you
home-seat-person = a person with the link
# $bot (text): its name
# $about (text): what it does
home-seat-bot = bot { $bot }: { $about }
home-more-seats = One more seat
home-less-seats = One fewer seat

## Boards, the puzzle and the labyrinth of the week

home-live = Now on the boards
home-live-about = you see what everyone may know
home-live-mark = live
# $n (number): people who look on
home-live-watching =
    { $n ->
        [0] nobody is watching
        [one] one is watching
       *[other] { $n } are watching
    }
home-puzzle = Puzzle of the day
home-puzzle-number = No. { NUMBER($number, useGrouping: 0) }
home-puzzle-title = What is certain?
home-puzzle-about = A few answers, and one thing that must be so.
home-puzzle-solve = Solve it
# $days (number)
home-puzzle-streak =
    { $days ->
        [one] Solved today or yesterday
       *[other] Solved { $days } days in a row
    }
home-puzzle-none = A new one every day
home-puzzle-missing = This server makes no puzzles.
home-week = Labyrinth of the week
# $days (number): until the next one begins
home-week-left =
    { $days ->
        [one] the last day
       *[other] { $days } days left
    }
home-week-about = One plan, the same for all.
home-week-enter = Enter it
home-week-once = You have one try.
home-week-go-on = Your try
# $place (number): in the list of results
home-week-out = You came out, and are number { $place } so far.
home-week-place = Place
home-week-player = Player
home-week-no-account = without account
home-week-time = Time
home-week-nobody = Nobody has come out yet.
# $out, $inside (number): of those who have tried it
home-week-count =
    { $out ->
        [one] One player has come out
       *[other] { $out } players have come out
    }, { $inside ->
        [one] one is still inside
       *[other] { $inside } are still inside
    }
home-week-results = All results
home-week-missing = There is none on this server now.
home-week-promise = What was promised
home-week-promise-about = This number was computed from the plan before anyone entered. When the week is over, the plan is shown and everyone can compute the number again.
# $when (text): a day
home-week-next = The next one is ready. It begins on { $when }, and its number is
