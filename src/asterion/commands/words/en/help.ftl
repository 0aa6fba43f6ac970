# The help of each verb, `asterion VERB --help`: its text, and one line on it for the list of verbs.
# What is typed (names of verbs, options and words of the game) stays as it is.

commands-help =
    A game master for hidden-labyrinth games: it holds the secret map, hears what the players say,
    and tells each of them exactly what the rule book entitles them to hear.

commands-help-play =
    Play BOOK at the keyboard: alone, against bots, or with others in turn.

    Without BOOK you are asked which one. Without --plan a new plan is made; asterion books lists
    the samples that it takes by name. Every game is kept: leave it with quit, Ctrl-D or Ctrl-C, and
    go on with --resume.
    .summary = Play at the keyboard, alone, with others or against bots.

commands-help-cc3k =
    Play ChamberCrawler3000 as its players know it: words in, frames out.

    Choose a race with s d v g t; no so ea we ne nw se sw move; a and u with one of them attack and
    use a potion; f stops the enemies from moving, r restarts, q quits. After every command a frame
    of 25 + 5 rows goes to standard output, and nothing else does; questions go to standard error.
    The screen of asterion play cc3k is friendlier.

    For teachers, asterion cc3k mark FLOORS COMMANDS tells a game turn by turn.
    .summary = Play ChamberCrawler3000 as its players and markers know it.

commands-help-referee =
    Referee a game of BOOK: read what is said from standard input, answer on standard output.

    Every answer is a line that begins with the name of the one it is for; what all hear in the same
    words is said once, by GM. With --as, only what that one hears is said. A line that is refused
    is answered to its speaker, costs nothing, and the game goes on. “Ann: help” lists the commands,
    “Ann: status” tells Ann how she stands.

    The exit status is 0 when the game is over or the input ends, 2 for wrong usage or a plan with
    faults.

    With --vote the game begins after a vote, where the book has one: “Ann: vote skips=yes” as often
    as anyone likes, until the master says “GM: begin”. The options given here are the proposal.
    .summary = Be the game master of a script or a club, line by line.

commands-help-serve =
    Serve games: open the address that it prints in a browser.

    Without settings it keeps everything in a folder of its own and needs no other program. Every
    setting can stand in a TOML file, in the environment (ASTERION_PORT), or in --set NAME=VALUE.
    Ctrl-C ends it; nothing is lost, and the tables go on when it is started again.
    .summary = Host tables for people and programs, over the network.

commands-help-join =
    Play at a server's table, or list the tables that anyone may join.

    URL is the address of the table's page. The seat that you take is remembered: joining again
    takes the same one, and nothing of the game is missed.
    .summary = Sit down at a table on a server, in this terminal.

commands-help-dooom-host =
    Host Dungeon of Dooom on MAP for every program that speaks its wire protocol.

    All clients play one game, which begins with the first of them; when it is over, whoever comes
    next begins another. With --simple every client has a game of its own. Ctrl-C ends it.
    .summary = Host Dooom for programs that speak its wire protocol.

commands-help-replay =
    Show a recorded game: every sentence that was heard, and the screen at the end.

    It is heard from one chair. Without --as that is the master's, who hears all, when the game is
    over, and the public's while it is not. The commands of others are the master's to know.

    With --knowledge each answer is followed by what was certain from then on for whoever sat on
    that chair (without --as: the public) and thought about everything heard so far.
    .summary = Show a recorded game from any chair.

commands-help-verify =
    Play a record again by the rules, with the dice as they fell, and compare every byte.

    Says “every answer was right”, or names the first that was not. A game that was not played to
    its end is rejected, and so is a file that was changed, cut, reordered or padded.

    Where the book certifies plans, the certificate follows.

    With --why it shows every answer of a right record, and by which rules it was given.

    With --promise SHA256 it also compares the record with what the master published at the start,
    so that a whole game made up afterwards by the rules is rejected as well.

    A game that was played by an older edition of its book is not called wrong: what needs no rules
    is checked (the promise, the lines, the seal), and the answer says that the rest was not.

    The exit status is 0 if every FILE is right, 1 if one is not, 2 if one cannot be read, and 3 if
    one is of an older edition and none is wrong.
    .summary = Play a record again and check that every answer was right.

commands-help-books =
    List the rule books on the shelf.

    The name in front, or a short name where there is one, is what the other verbs want as BOOK. The
    sample plans are for --plan, and for asterion plan show and check, by name. Books of other
    packages are listed after our own; one that is broken is named on its own line.
    .summary = List the rule books on the shelf.

commands-help-rules =
    Show the rules of BOOK that are in force, and every option that changes them; with NUMBER that
    rule alone.

    Without options they are the book's own. --set tries a variant, in the words that play and
    referee understand as well.
    .summary = Show the rules of a book as the options have them.

commands-help-plan =
    Make, check and show plans.
    .summary = Make, check and show plans.

commands-help-plan-new =
    Draw a plan for BOOK by chance: without faults, and the same for the same seed.

    --set says what it should be like; --list shows what can be said.
    .summary = Draw a plan for BOOK by chance: without faults, and the same for the same seed.

commands-help-plan-check =
    Name every fault of a plan, and give advice, each with its place.

    A place is a line and column of the file, or a cell by the name that it has in the book.

    FILE may also be the name of a sample plan, as asterion books lists them.

    The exit status is 0 if no FILE has a fault, 1 if one has, and 2 if one is not text at all.
    .summary = Name every fault of a plan, and give advice, each with its place.

commands-help-plan-show =
    Draw a plan and count what is on it. It is the master's: a player should not look.

    FILE may also be the name of a sample plan, as asterion books lists them.
    .summary = Draw a plan and count what is on it. It is the master's: a player should not look.

commands-help-bots =
    List the bots that play BOOK, or those of every book.
    .summary = List the bots and what they do.

commands-help-mcp =
    Let a language model play at a server's tables, by the Model Context Protocol.

    URL is the server's address; without it, asterion serve on this machine. A program that speaks the
    protocol starts this and talks to it over standard input and output.
    .summary = Let a language model play at a server's tables.

commands-help-migrate =
    Apply the migrations that the database of a server lacks.

    A server does the same when it starts. This does it beforehand, perhaps as somebody who may
    change the schema where the server may not. It finds the database as `asterion serve` does; one
    that is up to date stays as it is.
    .summary = Bring a server's database up to date.

commands-help-backup =
    Write everything that a server keeps into one new file, while the server goes on playing.

    It finds the database as `asterion serve` does, SQLite or PostgreSQL. What is written is read
    again before the file gets its name: every byte by its hash, every row counted, and twenty games
    played again by the rules, or all of them with --check. The file holds the plans of games that
    are not over: keep it for yourself.

    The exit status is 1 if the backup was written, but without a row that cannot be read, or one of
    its games is not what the rules give.
    .summary = Write a server's tables and accounts into one file.

commands-help-restore =
    Fill a server's database from a file that `asterion backup` wrote: everything or nothing.

    The server must be stopped, and the database empty unless --replace is said. A backup of SQLite
    may go into PostgreSQL, and the other way round; one of an older version is brought up to date.
    .summary = Fill a server's database from a backup.

commands-help-doctor =
    Look over the installation of a server, and say of each thing that is wrong what to do.

    A line that begins with + is good, ? is advice, ! must be mended. It reads the settings as
    `asterion serve` does and changes nothing. With --url it also visits the server where people
    open it, through the proxy: there it opens a small table of its own and closes it again.

    The exit status is 0 if nothing must be mended, and 1 otherwise.
    .summary = Look over the installation of a server, and say what to do.

commands-help-cc3k-mark =
    Run a script of COMMANDS on FLOORS and tell what happened turn by turn.

    COMMANDS is a file, or - for standard input; FLOORS is a file, or the word default. After each
    command come HP, Atk, Def, gold and floor, the action row, and every blow with its damage and
    dice, so that another program can be compared.
    .summary = Run a script of COMMANDS on FLOORS and tell what happened turn by turn.

commands-help-cc3k-check =
    Run PROGRAM, which plays ChamberCrawler3000, and say where it breaks the rules.

    It is started once per game, gets commands on standard input and is followed frame by frame: is
    there an outcome of the dice by which the book allows what it shows? In ARGS { "{" }floors{ "}" } is
    replaced by a floor file and { "{" }seed{ "}" } by a number. What follows -- is the program.

    The exit status is 0 if nothing was found, 1 if something was, 2 if it could not be examined.
    .summary = Run PROGRAM and say where it breaks the rules of ChamberCrawler3000.

## Options. What stands in capitals is typed as the help names it.

commands-option-games = How many random games are played.
commands-option-profile = How the program shows a game: auto, or a TOML file.
commands-option-check-report = How the findings are written.
commands-option-check-floors = A floor file to play on instead of the usual floor.
commands-option-check-seconds = How long the program may take to answer.
commands-option-version = Show the version and exit.
commands-option-bots = How many bots, or which: walker,hunter.
commands-option-watched = Watch a bot play in your place: the usual one, or this one.
commands-option-speed = Moves per second of a bot that is watched; 0 waits for a key. (cc3k)
commands-option-players = Who plays at this keyboard: Ann,Bob. “Ann:she,Bob:he” says how they are spoken of.
commands-option-seat = Your seat, where bots have the others; several players sit from this one on.
commands-option-plan = Play on the plan in this file, or on the sample of this name (see asterion books).
commands-option-seed = Draw all chance from this number.
commands-option-settings = Change an option of the book; may be given several times.
commands-option-preset = Start from a preset of the book.
commands-option-deduction = Everybody may ask what is certain, why, or for a hint.
commands-option-record = Keep the game in this new file.
commands-option-resume = Go on with a game that was kept.
commands-option-alone = A seed without FLOORS.
commands-option-dice = Take the outcomes of all chance from this file, in order.
commands-option-path = The secret plan: a file, or the name of a sample (see asterion books); without it, a new one is made.
commands-option-referee-players = The players, in the order of their seats.
commands-option-limits = Demand that the plan keeps a limit, as `plan new BOOK --list` names them.
commands-option-vote = Let the players vote before the game, where the book has a vote.
commands-option-chair = Hear what this one hears: a player's name or number, public or master.
commands-option-record-path = Write the game to this new file.
commands-option-as-json = Print data for programs.
commands-option-host = The address to listen on; 0.0.0.0 means all of them.
commands-option-port = The port for pages and programs; 0: any free one.
commands-option-data = Keep everything in this folder.
commands-option-database = sqlite:///FILE or postgresql://... instead.
commands-option-redis = Wake other processes by this Redis.
commands-option-workers = Serve with so many processes that share one port; needs PostgreSQL.
commands-option-line-port = Also speak the line protocol, on this port.
commands-option-dooom-port = Also speak Dooom's wire protocol, on this port.
commands-option-dooom-map = The map that is played there: a file, or a sample.
commands-option-dooom-simple = Speak its simple dialect there.
commands-option-dooom-turn-seconds = A turn there ends after this many seconds.
commands-option-dooom-set = Change an option of Dooom there, such as wait_for=2; may be given several times.
commands-option-file = Read settings from this TOML file first.
commands-option-serve-settings = Change any setting of the server; may be given several times.
commands-option-name = Sit down under this name.
commands-option-watch = Take no seat; see what everyone may see.
commands-option-join-bot = A bot of this machine plays there: mapper, hard.
commands-option-token = Take the seat that this token is for.
commands-option-host-token = The host's token: you may start the game.
commands-option-dooom-host-port = Listen here; 0 takes any port that is free.
commands-option-address = Listen on this address of the machine; 0.0.0.0 is all of them.
commands-option-simple = Speak the simple dialect: a game for each client.
commands-option-testing = Let clients put themselves anywhere: SETPLAYERPOS.
commands-option-turn-seconds = A turn that takes longer is ended.
commands-option-dooom-host-record = Write the games to this new file, and beside it.
commands-option-step = Show the screen after each command and wait for Enter.
commands-option-knowledge = Say after each answer what could be known from then on.
commands-option-why = Show every answer with the numbers of its rules.
commands-option-promise = What was published at the start: the plan played on must be the one promised there.
commands-option-code = With NUMBER: its code and its tests as well.
commands-option-output = Write the drawing there instead of stdout.
commands-option-listing = List what can be set, and make nothing.
commands-option-plan-check-players = Check for this many players.
commands-option-migrate-data = The folder in which the server keeps everything.
commands-option-backup-check = Play all games of the backup again, not only twenty.
commands-option-restore-check = Only read the backup and play all its games again; change nothing.
commands-option-restore-replace = Replace everything that is in the database now.
commands-option-doctor-url = Also visit the server at this address, as a browser would.
commands-option-race = Choose this race before the commands.

commands-help-arena =
    Let bots play each other, and say who is the better one.

    A BOT is the name of a bot, with a strength if you like (reasoner:hard), or program: and the
    command of any program that speaks the line protocol. Every plan is played from every seat. All
    games are kept in a folder, with a report to look at; the same command goes on where it was
    stopped, and no game is played twice.
    .summary = Let bots play each other, with ratings and a report.

commands-option-arena-players = How many play at each table; usually two.
commands-option-arena-plans = Plans for each meeting.
commands-option-arena-kind = Everybody with everybody (round-robin), those of like points (swiss), or those next to each other (ladder).
commands-option-arena-rounds = Rounds of a swiss contest or a ladder.
commands-option-arena-made = A setting of the plans that are made; width=7.
commands-option-arena-first = What every seat says first, as the race of ChamberCrawler3000: v.
commands-option-arena-out = Keep the games here, and go on with those that are there.
commands-option-processes = How many games at a time; usually one per core.
commands-option-ray = Play on the Ray cluster at this address; auto, local.

commands-help-dataset =
    Write finished games of bots into a file, for whoever wants to learn from them.

    One row per game: what each chair said and was told, and how it ended. A file called x.parquet
    is written as Parquet, any other as JSON Lines. The same seed gives the same file. Each BOT is
    named as in an arena; without any, all play with the usual strength.
    .summary = Write games of bots as a data set.

commands-option-dataset-games = How many games, each on a plan of its own.
commands-option-dataset-truth = Also write what only the master knows: plan, draws, and all events.
commands-option-dataset-out = Write it there; usually BOOK.jsonl.
commands-help-bench-bots =
    Measure our own bots: the table that stands in docs/bots.md.

    Each ROW is a contest on plans that no bot was tuned on; without one all of them are played.
    Games are kept in a folder per row, and the same command goes on where it was stopped. The
    table counts all that is in the folder, so that a row may be played in parts.
    .summary = Measure our own bots, as in the docs.
commands-option-bench-plans = This many plans per row.
commands-option-bench-from = Begin with this plan of the row; the first is 0.

commands-help-bot =
    Run the bot NAME of BOOK as a program that speaks the line protocol.

    It reads lines from standard input and answers on standard output, or connects to a server's
    line port, says what --say has, and plays there.
    .summary = Run a bot as a program that speaks the line protocol.
commands-option-bot-connect = The line port of a server, instead of standard input and output.
commands-option-bot-say = Say this line first; any number of times.
# $said (text): as it was typed
commands-no-host-and-port = “{ $said }” is not HOST:PORT
# $address (text), $why (text): as the system says it
commands-not-connected = nobody answers at { $address }: { $why }
