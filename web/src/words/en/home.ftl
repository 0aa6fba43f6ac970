# The first page, and the form of a new table.

home-title = Explore labyrinths nobody can see
home-about =
    The game master holds the plan, listens to what you say, and tells you exactly what you may know. The map is yours to draw.
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
home-name-first = Enter your name above first.
# $book (text): its title
home-strength-of = How well the bots play { $book }
home-strength-easy = easy bots
home-strength-normal = normal bots
home-strength-hard = hard bots
home-turn-of = Your place in the order of play in { $book }
# $n (number): the place in the order of turns
home-turn =
    { $n ->
        [1] you move first
        [2] you move second
        [3] you move third
       *[other] you are number { $n } to move
    }
home-drawing = Drawing a plan …
home-open-table-of = Open a table of { $book }
home-more = More
# $book (text): its title
home-more-of = More of { $book }
home-learn = How to play
home-learn-of = How to play { $book }
home-draw-plan = Draw a plan
home-ladder = Ladder
# $book (text): its title
home-ladder-of = Ladder of { $book }
home-scores = Best scores
# $book (text): its title
home-scores-of = Best scores of { $book }
home-tabletop = Pass and play
home-draw-plan-of = Draw a plan of { $book }
home-tabletop-of = Pass and play: { $book }

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
        [one] One table is waiting for you
       *[other] { $n } tables are waiting for you
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
home-no-open = No table is waiting for players. Open one and share its link.
home-to-watch = Games to watch
home-watch = Watch
home-no-watch = No public game is being played right now.
home-last = Your last games

## A new table

home-which = Which game
home-changed = changed
# $n (number): options that were changed
home-changed-count = { $n } changed
home-the-table = The table
home-table-name = Name of the table (optional)
# $n (number): how many options
# $book (text): the title of the book
home-options =
    Rules: { $n ->
        [one] { $n } option
       *[other] { $n } options
    } of { $book }
home-settings = Map settings
home-rated-usual = A rated game is played with the book’s own rules and settings, on a random plan, without an assistant. Everyone needs an account; ending the game for the others counts as a loss.
home-terms = More: watchers, absence, clocks
home-open-the-table = Open the table
home-numbers-wrong = Some numbers above are not allowed.

home-seats = Seats
home-seat = Seat { $n }
home-seat-you = you
home-seat-person = someone with the link
# $bot (text): its name
# $about (text): what it does
home-seat-bot = bot { $bot }: { $about }
home-more-seats = Add a seat
home-less-seats = Remove a seat

## Boards, the puzzle and the labyrinth of the week

home-live = Live now
home-live-about = you see what everyone may know
home-live-mark = live
# $n (number): people who look on
home-live-watching =
    { $n ->
        [0] nobody is watching
        [one] one person is watching
       *[other] { $n } people are watching
    }
home-daily = Labyrinth of the day
home-daily-title = Mark what is certain
home-daily-about = Each mark brings the next answers.
home-daily-go-on = Continue
home-daily-look = Look at it
home-daily-missing = This server makes no daily labyrinth.
home-puzzle = Practice
home-puzzle-number = No. { NUMBER($number, useGrouping: 0) }
home-puzzle-title = What is certain?
home-puzzle-about = Read the answers: what must be true?
home-puzzle-solve = Solve it
# $days (number); $today (true, false): whether today is one of them
home-puzzle-streak =
    { $days ->
        [one] { $today ->
            [true] Solved today
           *[false] Solved yesterday
        }
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
home-week-about = One plan, the same for everyone.
home-week-enter = Play
# $counts (text): what is counted, as the head of a column
home-week-counts = Everyone gets the same labyrinth and one try. What counts: { $counts }. Time decides between equals.
home-week-your-try = Your game
home-week-once = You have one try.
home-week-go-on = Back to your game
# $place (number): in the list of results
home-week-out = You made it out: number { $place } so far.
home-week-lost = Your try is over: you did not make it out.
home-week-place = Place
home-week-player = Player
home-week-no-account = no account
home-week-time = Time
home-week-nobody = Nobody has made it out yet.
# $out, $inside (number): of those who have tried it
home-week-count =
    { $out ->
        [one] One player has made it out
       *[other] { $out } players have made it out
    }, { $inside ->
        [one] one is still inside
       *[other] { $inside } are still inside
    }
home-week-results = All results
home-week-missing = There is none on this server right now.
home-week-promise = Proof that the map was fixed
home-week-promise-about = This number was computed from the plan before anyone entered. When the week is over, the plan is published, and anyone can compute the number again.
# $when (text): a day
home-week-next = The next one is ready. It begins on { $when }, and its number is
