# What a table of the server does not do, and why.

server-bot-plays = a bot plays on for you; come back first
server-not-begun = the game has not begun
server-abandoned = the game was abandoned
server-over = the game is over
# $book (text): the title; $edition, $here (numbers)
server-other-edition = this game was begun under edition { $edition } of { $book }, and this server plays edition { $here }: it can be read, and not played on
# $text (phrase): as a sentence of its own
server-sentence = { CAPITAL($text) }.
server-vote-over = the vote is over: the game has begun
server-plan-later = the plan is made when the game begins
server-seat-of-another = that seat is somebody else's
server-renew-own = only the player who sits there can renew the link; a player who has lost theirs asks for the seat, and the others agree
server-claim-of-players = only the other players, or a person who is the game master, say yes or no to that
# $name (text): of a player, here and below
server-is-here = { $name } is at the table; use the link that was given there
server-nobody-to-agree = nobody else plays who could agree
server-too-few-to-agree = with one other player a lost link cannot be replaced, as they alone would decide who gets your seat; sit down with an account to be able to come back
server-wrong-code = nobody asks for this seat with that code; look again
server-still-has-seat = { $name } still has the seat: nothing needs to be agreed
server-asked-no-more = nobody asks for this seat any more
server-link-before = the game has not begun: whoever lost a link sits down again
server-link-after = the game is over, and everything can be seen without a link
server-has-account = { $name } has an account: log in to come back
server-nobody-sits = nobody sits there
server-stopping = the server is going down; come back in a moment
server-retold = a player has deleted their account; the table is shown anew
server-watchers-play = spectators cannot move
# $most (number)
server-move-id = a move's id has at most { $most } characters
server-shown-after = that is shown when the game is over
server-nothing-played = nothing was played at this table
server-try-again = that did not work; please try again
server-no-table = there is no such table
server-record-unfit = this table cannot be played on: its record does not fit this server's rules
server-bot-sits = a bot sits there
server-nobody-plays = nobody plays there any more
server-cannot-leave = nobody can leave this game now; try again when it is under way
server-not-played = the game is not being played
server-not-left = you have not left
# $book (text): the title, here and below
server-no-way-back = there is no way back: whoever has left { $book } stays out
# $why (phrase)
server-no-way-back-why = there is no way back: { $why }
server-begun-already = the game has begun already
# $few, $players (numbers)
server-too-few = { $book } needs at least { $few } players, and { $players } are there
server-too-slow = you read more slowly than the table goes on; come back with the last number you saw
server-table-busy = too many at once want to change this table; please try again
server-unplayable = this table cannot be played on
server-no-chat = there is no chat at this table
server-chat-of-players = only players can write here
server-nothing-to-say = there is nothing to say in that
server-notebook-large = a notebook has room for { $most } KiB; nothing was lost, and what you saved before is still here
server-notebook-changed = the notebook was changed in another window; take that one first
server-notebook-after = notebooks are shown when the game is over
server-notebook-of-players = only players have a notebook
server-name-character = the name has a character that names cannot have
# $other (text): the name of another
server-name-alike = the name “{ $name }” looks like “{ $other }”, who is at this table
# $most (number)
server-plan-large = the plan is too large: a table of the server takes at most { NUMBER($most, useGrouping: 0) } characters
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
server-compile-winner = only the winner, or the player they left it to, compiles the next plan
server-compile-nobody = that can be left only to a person who played
server-compile-seated = you have a seat at the next table already
server-vote-of-players = the players vote; the options as they stand are the host's vote
server-not-agreed = the other players have not agreed yet, or the wait is not over
server-token-elsewhere = this token is not valid at this table
server-no-watchers = this table has no watchers
server-seats-renumbered = the seats were renumbered when the game began; come back
server-token-dead = this token is no longer valid here
server-host-only = only the host of this table can do that
server-full = every seat is taken
server-begun = the game has begun
server-table-over = the game at this table is over
server-seat-taken = that seat is taken
server-seat-kept = that seat is kept for { $name }
server-no-ladder = this server has no ladder
server-rated-fair = a rated game has a random plan, no assistant, and the computer as master
server-rated-settings = a rated game is played with the book’s own settings and options: leave them unchanged, or turn “rated” off
server-rated-host = this game is rated and everyone has moved: only a player can end it or remove somebody, and loses by it
server-rated-account = this game is rated: sign in to an account before you sit down
# $command (text): what installs it
server-ladder-extra = the ladder needs the package openskill: { $command }
server-sit-already = you already sit at this table
server-clock-empty = a live clock needs move_seconds or game_seconds above 0
server-no-clock = { $book } has no clock: nobody waits for its player
server-assistant-of-players = the assistant thinks for players, for each from their own seat
server-no-assistant = at this table nobody has an assistant; that is agreed before the game
server-assistant-remembers = an assistant remembers every move, and at this table the players have to: turn it off, or let every move be recalled
server-question-waits = your last question is being thought about; wait for its answer
server-questions-busy = too many questions are being thought about; try again in a while
# The assistant had to be interrupted.
server-not-finished = not finished
server-puzzle-not-made = this puzzle could not be made now; try again later
server-review-not-made = the review could not be made now; try again later
# $why (text): a sentence without its full stop
server-review-impossible = this game cannot be reviewed: { $why }
server-no-such-chair = nobody sat there in this game
# $number (number): of the puzzle; $today (number): of today's
server-puzzle-not-yet = puzzle { NUMBER($number, useGrouping: 0) } is not there yet; today's is { NUMBER($today, useGrouping: 0) }
