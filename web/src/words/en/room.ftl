# Around a table: who sits there, what was agreed, what is said and written.

room-you = you
room-You = You
room-bot = bot
room-away = away
room-winner = winner
room-to-move = to move
room-your-turn = Your turn
room-players = Players
room-of = of { $full }

room-turn-yours = Your turn.
# A command follows.
room-you-say = You say:
# $asks (text): what is wanted
room-asked-for = You are asked for: { $asks }.

## Before the start

room-who-plays = Who plays
room-your-name = Your name
# $name (text): for whom the seat is kept
room-kept-for = reserved for { $name }
room-free = free
room-sit-down = Sit down here
# $bot (text): the name of a bot
room-is-bot = bot: { $bot }
room-is-here = here
room-is-away = away
room-put-bot = Put a bot here
# $seat (number): from 1
room-put-bot-on = { room-put-bot }: seat { $seat }
room-learn = How to play
room-stand-up = Stand up
room-remove = Remove
room-remove-name = Remove { $name }
room-all-here = Everyone is here.
room-all-here-host = Everyone is here; the host starts the game.
# $n (number): free seats
room-starts-when-full = The game starts when every seat is taken: { $n } still free.
room-still-free = { $n ->
        [one] { $n } seat is still free; the host may start without it.
       *[other] { $n } seats are still free; the host may start without them.
    }
room-start = Start the game
room-invite = Invite

## Links

room-link = The link to this table, to sit down or to watch
room-link-copy = Copy
room-link-copied = Copied.
room-own-link = Your own link brings you back to your seat from any browser: save it, and show it to nobody.
room-own-link-copy = Copy my link
room-own-link-copied = Copied. Keep it to yourself.
room-copy-by-hand = Press Ctrl+C to copy it.

## What is agreed

room-agreed = Rules agreed
room-agreed-usual = { $book } is played with its default rules.
room-agreed-rules = Rules of { $book }
room-agreed-unknown = The options cannot be shown right now.
room-promise = Proof that the plan is fixed
room-promise-about = The plan is fixed. This is the SHA-256 of the plan, the options and a secret salt, which are published after the game for everyone to check.
room-promise-later = The plan is made when the game starts, after the vote. From then on its SHA-256 is shown here, before the first move.

## The menu of a table

room-menu = Table
room-keys-and-commands = Keys and commands
room-come-back = Come back
room-leave-sure = Leave this game? The others will play on.
# $name (text): a player
room-give-day = Give { $name } one more day
room-give-minute = Give { $name } one more minute
room-holiday = holiday
# $left (number)
room-holiday-days =
    { $left ->
        [one] Holiday: { $left } day left
       *[other] Holiday: { $left } days left
    }
room-holiday-take = Take
room-holiday-end = I am back
room-leave = Leave the game
room-end-sure = End this game for everyone?
room-end-sure-rated = This game is rated: if everyone has moved, ending it counts as a loss for you. End it for everyone?
room-end-for-all = End for everyone

## Said and written

room-said = What the game master said
room-show-of = Show only
room-show-all = All
room-chat = Chat
room-details = Details
room-details-about = Also say what the board already shows
room-transcript = Transcript
room-earlier = Show earlier lines
# $n (number)
room-round = Round { $n }
room-answer = Answer { $n }
room-nothing-said = Nothing has been said yet.
room-chat-messages = Chat messages
room-chat-none = Nobody has written yet.
room-chat-write = Write to the others
room-chat-send = Send
room-command = Command
room-could-say = Possible commands
room-say = Say
room-level = Level
# $n (number)
room-level-n = Level { $n }

## Keys

room-key-or = { $one } or { $other }
# The tags are drawn as keys.
room-key-ways = <kbd>↑</kbd> <kbd>↓</kbd> <kbd>←</kbd> <kbd>→</kbd> or <kbd>k</kbd> <kbd>j</kbd> <kbd>h</kbd> <kbd>l</kbd>
# $verb (text): the command, as “move”
room-key-ways-do = { $verb } that way; diagonals with <kbd>y</kbd> <kbd>u</kbd> <kbd>b</kbd> <kbd>n</kbd>
room-key-shift = <kbd>Shift</kbd> with these
room-key-line = <kbd>/</kbd> or <kbd>Enter</kbd>
room-key-line-do = go to the command line; <kbd>Esc</kbd> leaves it
room-key-in-line = in the command line: <kbd>Tab</kbd>, <kbd>↑</kbd>
room-key-in-line-do = complete; earlier commands
room-key-again-do = hear the newest answer again
room-key-help-do = this help
# $book (text): the title of a book
room-can-be-said = Commands of { $book }
room-close = Close

## The end

room-end = The game is over
room-given-up = The table was abandoned
room-you-win = You win!
# $names (list): who has won; $n (number): how many
room-they-win = { $n ->
        [one] { LIST($names) } wins
       *[other] { LIST($names) } win
    }
room-nobody-wins = The game is over: nobody wins
room-next-game = Next game
room-other-games = Other games
room-certificate = The plan's certificate
room-no-certificate = The plan's certificate cannot be shown right now.
room-no-notebook = The notebook could not be loaded; everything else works.

## The board in words

room-no-board = There is no board.
# $what (text): a thing; $column, $row (number): where it is
room-thing-at = { $what }: column { $column }, row { $row }
# $n (number): how many
room-farther = and { $n } more, farther away
room-north = north { $what }
room-east = east { $what }
room-south = south { $what }
room-west = west { $what }
room-unknown = nothing known
# $around (text): what is on the four sides
room-around = Around you: { $around }.
# $things (text): a list
room-in-sight = In sight: { $things }.
room-nothing-in-sight = Nothing else is in sight.
room-remembered = Remembered: { $things }.
room-you-are = You are in column { $column }, row { $row } of it: { $around }.
