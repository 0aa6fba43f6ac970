# The line protocol, for people and programs with nothing but a text connection.
# Its own words are typed as they stand.

# $most (number)
server-line-length = a line can have at most { NUMBER($most, useGrouping: 0) } bytes
# $byte (number)
server-line-not-text = that is not text in UTF-8: see byte { NUMBER($byte, useGrouping: 0) }
server-line-printable = use only printable characters
# $word (text): of the protocol
server-line-at-table = “{ $word }” needs a table: open, join, sit or watch first
# $hint (phrase): what may have been meant
server-line-no-word = there is no command “{ $word }”{ $hint }
# $usage (text): what follows the word
server-line-usage = usage: { $word } { $usage }
# $key (text)
server-line-no-key = there is no key “{ $key }”{ $hint }
server-line-open = say open BOOK [key=value ...]; quote a value: title="Two words"
server-line-answer = say answer N COMMAND, N being the number of the question
server-line-sit = say sit TABLE TOKEN, or: sit TABLE TOKEN since NUMBER
# $setting (text)
server-line-sets-nothing = “{ $setting }” sets nothing: say key=value
# $most (number)
server-line-seats = seats must be a number from 1 to { $most }
# $book (text), $few, $many (numbers)
server-line-seats-of-book = { $book } has { $few } to { $many } seats, including bots
# $book (text): its title; $wanted (number): never fewer or more than that
server-line-seats-exactly =
    { $wanted ->
        [one] { $book } has { $wanted } seat, including bots
       *[other] { $book } has { $wanted } seats, including bots
    }
# One word per line, in columns
server-line-help = 
    books                    the rule books; book NAME says more about one
    tables [BOOK]            the tables that anyone may join or watch
    open BOOK [key=value..]  open a table: seats=3 bots=walker,hunter name=Ann
    {"                         "}preset=... title="...", any option of the book, any
    {"                         "}term of the table; book NAME lists them
    join TABLE NAME          take a seat; its token lets you come back
    sit TABLE TOKEN          come back; with since K, to what you missed since
    watch TABLE              see and hear what everyone may
    show WHAT on, or off     WHAT is board, shades, legal, events
    quit                     hang up; your seat is kept
    at a table:
    do COMMAND               what you say in the game; COMMAND alone does too
    answer N COMMAND         the same, as the answer to question N and no other
    look, legal              the screen; what you could say
    log, rules               what you heard; log K: from there on; the rules
    who, chat TEXT           who is here; talk, where the table allows it
    start                    begin, if you opened the table here
    away, leave              go, keeping the seat or giving it up
server-line-leave-sure = the game is going on, and you cannot come back; say leave again to leave it
server-line-log = say log, or: log NUMBER, for what came after it
server-line-stops = the server is stopping; come back to your seat with sit
server-line-idle = the line was idle for too long
# $seconds (text)
server-line-unfinished = no complete line arrived within { $seconds } seconds
server-line-welcome = say help to see the commands
server-line-slowed = you are sending too fast, so answers are delayed: wait for them
# $help (phrase): several lines
server-line-in-this-game = 
    in this game:
    { $help }
# $what (list): words
server-line-show = say show WHAT on, or off; WHAT is { LIST($what, type: "join") }
server-line-mistake = internal error; come back with sit
