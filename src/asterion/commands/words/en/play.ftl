# Sitting down to a game at the keyboard.

commands-which-book = Which book?
# $count (number): how many books there are
commands-which-number = 1 to { $count }
commands-number-please = Enter a number from 1 to { $count }, or the name of a book.
commands-vote-about = Before the game everyone votes. The options chosen at the start have 49 of 100 votes; the players share the rest. “vote” lists what you can vote on; “vote plan.width 6” is one vote, “vote plan.width” takes it back. The plan is made afterwards.
# $name (text): of a player
commands-vote-prompt = { $name }, your votes; press Enter when you are done
commands-vote-how = type a vote, as in “vote plan.width 6”; vote alone lists what you can vote on; Enter continues
# $bots (list): each as “commands-bot” says it
commands-company = Bots at the table: { LIST($bots, type: "join") }.
# $name, $kind (text): what the bot is called at this table, and which bot it is
commands-bot = { $name } (bot: { $kind })
commands-record-was-cut = The last line of the record was cut off, as after a crash: that command is undone.

# What cannot be.
commands-resume-alone = --resume continues the game as it is; only --bots and --seed go with it
commands-from-alone = --from plays the same game on; only --at, --seat, --bots, --seed, --set and --record go with it
# $most (number)
commands-seat-number = --seat is a number from 1 to { $most } here
# $path (text): a file
commands-not-over-yet = { $path } is the record of a game that is not over: go on with asterion play --resume
# $most (number): its last move
commands-no-such-move = { $path } cannot be played on from there: choose a move before { $most }
# $said (text); $names (list): the players
commands-whose-seat = there is no seat “{ $said }”; there are { LIST($names) }
commands-bots-alone = --bot lets bots play alone: it cannot be combined with --players, --bots or --seat
commands-plan-from-keyboard = the plan cannot come from standard input here: that is the keyboard
# $book (text): as it is typed
commands-master-at-keyboard = a human game master has no seat at the keyboard: use asterion referee { $book } --set master=human, or open a table with asterion serve
# $book (text): its title; $seats, $bots (number)
commands-too-many-bots =
    { $seats ->
        [one] { $book } has { $seats } seat, too few for { $bots } bots
       *[other] { $book } has { $seats } seats, too few for { $bots } bots
    }
# $seat, $bots (number)
commands-no-such-seat =
    { $bots ->
        [one] seat { $seat } needs a player in each seat before it, and there is only { $bots } bot: add --bots
       *[other] seat { $seat } needs a player in each seat before it, and there are only { $bots } bots: add --bots
    }
# $path (text): a file
commands-finished = { $path } is the record of a finished game: watch it with asterion replay
# $bots, $players (number)
commands-somebody-has-to-play = { $bots } of { $players } players cannot be bots: somebody has to play

# The words are typed as they stand
# after “asterion: ”
commands-deduction-agreed = deduction is on at this table: players may type certain, why or hint
commands-with-deduction = Deduction is on at this table: type certain, why or hint.
