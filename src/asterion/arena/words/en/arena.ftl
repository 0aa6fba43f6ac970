# An arena: bots against bots, many games.

# $path (text): the folder
arena-other-contest = “{ $path }” holds the games of another contest; choose another folder with --out
# $command (text): what to type
arena-no-ratings = ratings need the package openskill: { $command }
arena-no-ray = --ray needs the package ray: { $command }
# $address (text), $why (text): as Ray says it
arena-ray-away = no Ray cluster answers at { $address }: { $why }
arena-two-bots = an arena needs two bots or more
# $book (text): its title; $few, $many (numbers)
arena-seats = { $book } is for { $few } to { $many } players; say how many with --players
# $book (text): its title; $wanted (number): never fewer or more than that
arena-seats-exactly =
    { $wanted ->
        [one] { $book } is for { $wanted } player
       *[other] { $book } is for { $wanted } players
    }
# $done, $all (numbers), $left (text): the time that is left, about
arena-progress = { $done } of { $all } games, about { $left } left
# $done (number): games that were kept from before
arena-goes-on =
    { $done ->
        [one] { $done } game is there already; continuing.
       *[other] { $done } games are there already; continuing.
    }
arena-stopped = Stopped. Run the same command again to continue.
# $path (text)
arena-report-is = The report: { $path }
# $name (text): as it was typed
arena-bad-server = “{ $name }” does not name a player on a server; write server:ADDRESS#BOT or server:ADDRESS#@ACCOUNT
# $address, $why (text)
arena-server-away = the server { $address } does not answer as it should: { $why }
arena-server-silent = the server at { $address } has gone silent
arena-two-servers = all remote players must be on the same server
arena-no-end = no end
# $command (text): as it was typed; $why (text): as Python says it
arena-bad-command = the command “{ $command }” cannot be read: { $why }
# $name (text): the first word of a command
arena-no-program = there is no program “{ $name }” on this machine
# $bot (text): as it was typed; $why (text): what is known, in several lines perhaps
arena-did-not-start = “{ $bot }” did not start: { $why }
# $bot (text): as it was typed; $games (number)
arena-not-started-in =
    { $games ->
        [one] “{ $bot }” did not start in { $games } game, which is not rated.
       *[other] “{ $bot }” did not start in { $games } games, which are not rated.
    }
# $bot (text), $game (text): its id; $asked, $said (text): question and answer; $wrong (text)
arena-first-fault = First fault of “{ $bot }”, in game { $game }: asked “{ $asked }”, answered “{ $said }”: { $wrong }
# $bot, $game, $asked, $wrong (text): as above
arena-first-silence = First fault of “{ $bot }”, in game { $game }: asked “{ $asked }”, no answer: { $wrong }
arena-not-started = a program did not start
arena-forfeited = a player forfeited: no answer was a move

# Headings of the tables.
arena-title = Arena
arena-bot = bot
arena-games = games
arena-won = won
arena-drawn = drawn
arena-interval = 95 %
arena-points = points
arena-rating = rating
arena-seconds = s per answer
arena-slowest = slowest
arena-usual = 95 % within
arena-faults = faults
arena-cross = Head to head
# “12-3-5” are games won, drawn and lost by the bot of the row
arena-cross-how = Each cell: won, drawn and lost by the bot of the row.
arena-all-games = All games
arena-seats-heading = seats, in order
arena-winner = winner
arena-nobody = nobody
arena-answers = answers
arena-record = record
arena-replay-with = Read a record with
arena-all-faults = Faults
arena-asked = asked
arena-said = answered
arena-wrong = problem
arena-times = count
# $games, $plans, $players, $seed (numbers), $book, $kind (text)
arena-about = { $book }, { $kind }: { $players } players per game, { $plans } plans per pairing from seed { NUMBER($seed, useGrouping: 0) }, each plan from every seat; { $games } games.

# ---- data sets
dataset-no-parquet = Parquet needs the package pyarrow: pip install "asterion[dataset]"
# $path (text): the file; $why (text): as the system says it
dataset-not-written = “{ $path }” cannot be written: { $why }
# $path (text): the file
dataset-card-written = The card of the data set is “{ $path }”
# $path (text): the file
dataset-other-readme = “{ $path }” is not a card of a data set, and would be replaced. Give another folder with --out.
# $done, $all (numbers): games
dataset-progress = { $done } of { $all } games
# $games (number); $path (text): the file
dataset-written =
    { $games ->
        [one] one game is
       *[other] { $games } games are
    } in “{ $path }”
# ---- asterion bench-bots

# $row (text): the name of a row, as it is typed
arena-bench-row = { $row }
# $done, $all, $ended (numbers)
arena-ends = { $done } of { $all } games played, { $ended } ended
# $name (text): as it was typed; $hint (phrase): what may have been meant
arena-no-row = there is no row “{ $name }”{ $hint }
arena-row = row
arena-who = who meets whom
arena-rounds = rounds
arena-oracle = oracle
arena-tuned-page = Plans for tuning have no place on a page of results; leave out --tuning or --page.
