# What a table of the server does not do, and why.

server-bot-plays = a bot plays on for you; come back first
server-not-begun = the game has not begun
server-abandoned = the game was abandoned
server-over = the game is over
# $book (text): the title; $edition, $here (numbers)
server-other-edition = this game was started under edition { $edition } of { $book }, and this server plays edition { $here }: it can be viewed, but not continued
# $text (phrase): as a sentence of its own
server-sentence = { CAPITAL($text) }.
server-vote-over = the vote is over: the game has begun
server-plan-later = the plan is made when the game begins
server-seat-of-another = that seat is somebody else's
server-renew-own = only the player in that seat can renew the link; a player who has lost theirs asks for the seat, and the others agree
server-claim-of-players = only the other players, or a human game master, can answer that
# $name (text): of a player, here and below
server-is-here = { $name } is at the table; use the link that was given there
server-nobody-to-agree = there is no other player who could agree
server-too-few-to-agree = with one other player a lost link cannot be replaced, as they alone would decide who gets your seat; sit down with an account to be able to come back
server-wrong-code = nobody is asking for this seat with that code; check it
server-still-has-seat = { $name } still has the seat: nothing needs to be agreed
server-asked-no-more = nobody is asking for this seat any more
server-link-before = the game has not begun: if you lost your link, sit down again
server-link-after = the game is over, and everything can be seen without a link
server-has-account = { $name } has an account: log in to come back
server-nobody-sits = nobody sits there
server-stopping = the server is restarting; come back in a moment
server-retold = a player has deleted their account; the table is shown again
server-watchers-play = spectators cannot move
# $most (number)
server-move-id = a move's id can have at most { $most } characters
server-shown-after = that is shown when the game is over
server-nothing-played = nothing was played at this table
server-retry-move = that game has no such move
server-retry-over = the game was over at that moment: choose an earlier one
server-retry-rated = this game is rated and still being played
server-try-again = that did not work; try again
server-no-table = there is no such table
server-record-unfit = this game cannot be continued: its record does not fit this server's rules
server-bot-sits = a bot sits there
server-nobody-plays = nobody plays there any more
server-cannot-leave = nobody can leave this game now; try again once it is under way
server-not-played = the game is not in progress
server-not-left = you have not left
# $book (text): the title, here and below
server-no-way-back = there is no way back: a player who has left { $book } stays out
# $why (phrase)
server-no-way-back-why = there is no way back: { $why }
server-begun-already = the game has already begun
# $few, $players (numbers)
server-too-few = { $book } needs at least { $few } players, but there are { $players }
server-too-slow = your connection is too slow for this table; come back with the last number you saw
server-table-busy = too many people are changing this table at once; try again
server-unplayable = this game cannot be continued
server-no-chat = there is no chat at this table
server-chat-of-players = only players can write here
server-nothing-to-say = type a message first
server-notebook-large = a notebook can have at most { $most } KiB; what you saved before is still here
server-notebook-changed = the notebook was changed in another window; load that version first
server-notebook-after = notebooks are shown when the game is over
server-notebook-of-players = only players have a notebook
server-name-character = the name contains a character that names cannot have
# $other (text): the name of another
server-name-alike = the name “{ $name }” is too similar to “{ $other }”, a player at this table
# $most (number)
server-plan-large = the plan is too large: a table on this server takes at most { NUMBER($most, useGrouping: 0) } characters
# $problem (phrase)
server-plan-problem = the plan: { $problem }
# $problems (phrase): several of these, with server-lines between
server-plan-problems = { $problems }
# $before, $next: one line below the other
server-lines = 
    { $before }
    { $next }
server-waits-for-more = with { $players } players the game would not begin: it waits for more
server-rematch-of-players = only those who played here can ask for another game
server-not-over = the game is not over
server-compile-winner = only the winner, or the player they chose, makes the next plan
server-compile-nobody = you can hand that over only to a person who played
server-compile-seated = you already have a seat at the next table
server-vote-of-players = the players vote; the current options are the host's vote
server-not-agreed = the other players have not agreed yet, or the waiting time is not over
server-token-elsewhere = this token is not valid at this table
server-no-watchers = watchers are not allowed at this table
server-seats-renumbered = the seats were renumbered when the game began; come back
server-token-dead = this token is no longer valid here
server-host-only = only the host of this table can do that
server-full = every seat is taken
server-begun = the game has begun
server-table-over = the game at this table is over
server-seat-taken = that seat is taken
server-seat-kept = that seat is reserved for { $name }
server-no-scores = scores are counted in games that are played alone
server-no-ladder = this server has no ladder
server-rated-fair = a rated game has a random plan, no assistant, and the computer as master
server-rated-settings = a rated game is played with the book’s own settings and options: leave them unchanged, or turn “rated” off
server-rated-host = this game is rated and everyone has moved: only a player can end it or remove somebody, and loses the game by it
server-rated-account = this game is rated: sign in to an account before you sit down
# $command (text): what installs it
server-ladder-extra = the ladder needs the package openskill: { $command }
server-sit-already = you already have a seat at this table
server-clock-empty = a live clock needs move_seconds or game_seconds above 0
server-no-clock = { $book } has no clock: nobody is waiting for its player
server-assistant-of-players = the assistant works only for players, each from their own seat
server-no-assistant = there is no assistant at this table; that is decided before the game
server-assistant-no-odds = this assistant tells no odds in { $book }: choose “everything said”
server-assistant-remembers = an assistant remembers every move, and at this table the players have to: turn it off, or allow players to recall every move
server-question-waits = your last question is still being worked on; wait for its answer
server-questions-busy = too many questions are being worked on; try again later
# The assistant had to be interrupted.
server-not-finished = not finished
server-puzzle-not-made = this puzzle could not be made; try again later
server-review-on-its-way = the review of this game is still being made; try again in a moment
# $number (number): of a moment that does not exist
server-no-such-moment = there is no moment { NUMBER($number, useGrouping: 0) } to learn from
server-review-not-made = the review could not be made; try again later
# $why (text): a sentence without its full stop
server-review-impossible = this game cannot be reviewed: { $why }
server-no-such-chair = nobody sat there in this game
# $number (number): of the puzzle; $today (number): of today's
server-puzzle-not-yet = puzzle { NUMBER($number, useGrouping: 0) } is not available yet; today's is { NUMBER($today, useGrouping: 0) }
server-daily-not-made = this labyrinth could not be made; try again later
# $day (text): a date or a number; $today (number): of today's
server-no-daily = there is no daily labyrinth of { $day }: the first one is number 1, of 2026-01-01, the last one number { NUMBER($today, useGrouping: 0) }, of today
server-daily-not-solved = not everything that is asked for is marked yet
server-daily-over = it is solved already

## More time, and holidays

server-time-no-clock = this table has no clock
server-time-own = nobody gives time to themselves; another player can
server-time-nobody = no person plays there
# $most (number)
server-time-enough = you have given more time { $most } times in this game; that is as often as it goes
server-time-of-players = only players give more time
server-holiday-none = this table has not agreed on holidays
server-holiday-own = take a holiday from your own seat
server-holiday-now = you are on holiday already
server-holiday-not = you are not on holiday
# $left (number): days
server-holiday-left =
    { $left ->
        [0] you have no days of holiday left
        [one] you have one day of holiday left
       *[other] you have { $left } days of holiday left
    }

## Clubs

server-no-club = there is no club at this link; ask somebody who is in it for a new one
server-club-members = only members of the club can do that; join it first
server-club-founder = only the founder of the club can do that
server-club-nobody = that person is not in the club any more
server-club-no-table = you have not brought that table to the club
# $name (text)
server-club-name-taken = somebody in the club is called { $name } already; take another name
# $most (number)
server-club-full = a club can have at most { $most } members
# $most (number)
server-club-tables = a club can have at most { $most } tables; take old ones away
# $most (number)
server-club-name = give the club a name of 1 to { $most } characters
