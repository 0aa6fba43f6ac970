# What a table of the server agrees on besides the options of its book.

server-term-listed = the table is shown in the lobby
    .name = shown in the lobby
    .agreed =
        { $value ->
            [true] shown in the lobby
           *[false] by link only
        }
server-term-start = the game starts when every seat is taken, or when the host says so
    .name = start
    .value-full = when every seat is taken
    .value-host = when the host says so
    .agreed =
        { $value ->
            [host] the host starts it
           *[full] it starts when every seat is taken
        }
server-term-watchers = anyone with the link may watch what is public
    .name = watchers
    .agreed =
        { $value ->
            [true] watchers
           *[false] no watchers
        }
server-term-watch-delay = seconds until watchers see what happened
    .name = watchers’ delay
    .agreed =
        { $value ->
            [0] watchers see it at once
            [one] watchers see it one second later
           *[other] watchers see it { $value } seconds later
        }
server-term-clock = no clock, a live clock, or days per move
    .name = clock
    .value-none = no clock
    .value-live = live
    .value-days = days
server-term-move-seconds = live clock: seconds per move; 0 means no limit
    .name = seconds per move
server-term-game-seconds = live clock: seconds for all moves of a player; 0 means no limit
    .name = seconds per game
server-term-increment-seconds = live clock: seconds added to a player's time with each move
    .name = seconds added per move
server-term-move-days = clock in days: days per move
    .name = days per move
server-term-holiday-days = holidays: how many days in all each player may stop their own clock
    .name = days of holiday
    .agreed =
        { $value ->
            [one] a day of holiday for each player
           *[other] { $value } days of holiday for each player
        }
server-term-absent = what happens to an empty seat: as the book says, it waits, leaves, or a bot plays on
    .name = an empty seat
    .value-book = as the book says
    .value-wait = waits
    .value-leave = leaves
    .value-bot = is played by a bot
    .agreed =
        { $value ->
            [wait] an empty seat waits
            [leave] an empty seat leaves
            [bot] a bot takes an empty seat
           *[book] the book decides about an empty seat
        }
server-term-grace-seconds = seconds until a seat counts as empty
    .name = seconds of grace
    .agreed =
        { $value ->
            [one] one second until a seat counts as empty
           *[other] { $value } seconds until a seat counts as empty
        }
server-term-chat = players may write to each other
    .name = chat
    .agreed =
        { $value ->
            [true] chat
           *[false] no chat
        }
server-term-notebook = what the page draws into a player's notebook automatically
    .name = notebook
    .value-paper = blank paper
    .value-own-steps = your own steps
    .value-all-steps = everybody’s steps
    .agreed =
        { $value ->
            [own-steps] the notebook draws your own steps
            [all-steps] the notebook draws everybody’s steps
           *[paper] everyone draws for themselves
        }
server-term-rated = the game counts for the ladder: everyone has an account, and the book’s own settings apply
    .name = rated
    .agreed =
        { $value ->
            [true] rated
           *[false] not rated
        }
server-term-master = who decides what no rule foresaw
    .name = game master
    .value-computer = the computer
    .value-person = a person
    .agreed =
        { $value ->
            [person] a person as game master
           *[computer] the computer as game master
        }
server-term-assistant = players may ask what follows from their own answers, or from all they heard
    .name = assistant
    .value-off = off
    .value-own-answers = from your own answers
    .value-everything-said = from everything said
    .value-everything-and-odds = from everything said, with odds
    .agreed =
        { $value ->
            [own-answers] hints from your own answers
            [everything-said] hints from everything said
            [everything-and-odds] hints from everything said, and odds
           *[off] no hints
        }

## What was agreed, in one sentence

# $parts (list)
server-agreed = { CAPITAL($all) }.
# $parts (list)
server-agreed-all = { LIST($parts, type: "join") }
# $players (number): seats; $bots (number): of them bots
server-agreed-players =
    { $players ->
        [1] alone
        [2] two players
        [3] three players
        [4] four players
        [5] five players
        [6] six players
       *[other] { $players } players
    }{ $bots ->
        [0] {""}
        [one] , one of them a bot
        [2] , two of them bots
        [3] , three of them bots
       *[other] , { $bots } of them bots
    }
server-agreed-as-the-book = with the book's own rules
# $seconds (number) for each move; 0 is no limit
server-agreed-move =
    { $seconds ->
        [0] no limit per move
        [one] one second per move
        [60] one minute per move
       *[other] { $seconds } seconds per move
    }
# $minutes (number)
server-agreed-minutes = { $minutes } minutes per move
# $minutes (number) for the whole game; $increment (number): seconds added by each move
server-agreed-game =
    { $minutes ->
        [one] one minute for the game
       *[other] { $minutes } minutes for the game
    }{ $increment ->
        [0] {""}
        [one] , and one second per move
       *[other] , and { $increment } seconds per move
    }
# $days (number)
server-agreed-days =
    { $days ->
        [one] one day per move
       *[other] { $days } days per move
    }
