# The help of each verb, `asterion VERB --help`: its text, and one line on it for the list of verbs.
# What is typed (names of verbs, options and words of the game) stays as it is.

commands-help =
    A game master for hidden-labyrinth games: it holds the secret map, hears what the players say,
    and tells each of them exactly what the rule book entitles them to hear.

commands-help-play =
    Play BOOK at the keyboard: alone, against bots, or taking turns with others.

    Without BOOK you are asked which one. Without --plan a new plan is made; asterion books lists
    the sample plans that you can name. Every game is saved: leave it with quit, Ctrl-D or Ctrl-C,
    and continue with --resume.
    .summary = Play at the keyboard, alone, with others or against bots.

commands-help-cc3k =
    Play ChamberCrawler3000 in its classic form: words in, frames out.

    Choose a race with s d v g t; no so ea we ne nw se sw move; a and u with one of them attack and
    use a potion; f stops the enemies from moving, r restarts, q quits. After every command a frame
    of 25 + 5 rows goes to standard output, and nothing else does; questions go to standard error.
    The screen of asterion play cc3k is friendlier.

    For teachers, asterion cc3k mark FLOORS COMMANDS reports a game turn by turn.
    .summary = Play ChamberCrawler3000 in its classic form.

commands-help-referee =
    Referee a game of BOOK: read what is said from standard input, answer on standard output.

    Every answer is a line that begins with the name of the player it is for; what everyone hears in
    the same words is said once, by GM. With --as, only what that player hears is printed. A refused
    line is explained to its speaker, costs nothing, and the game continues. “Ann: help” lists the
    commands, “Ann: status” shows Ann's status.

    The exit status is 0 when the game is over or the input ends, 2 for wrong usage or a plan with
    faults.

    With --vote the game begins after a vote, if the book has one: “Ann: vote skips=yes” as often
    as anyone likes, until the master says “GM: begin”. The options given here are the proposal.
    .summary = Referee a game for a script or a club, line by line.

commands-help-serve =
    Serve games: open the address that it prints in a browser.

    Without settings it stores everything in its own folder and needs no other program. Every
    setting can come from a TOML file, from the environment (ASTERION_PORT), or from --set NAME=VALUE.
    Ctrl-C ends it; nothing is lost, and the tables continue when it is started again.
    .summary = Host tables for people and programs, over the network.

commands-help-join =
    Play at a server's table, or list the tables that anyone may join.

    URL is the address of the table's page. Your seat is remembered: if you join again, you take the
    same one and miss nothing of the game.
    .summary = Sit down at a table on a server, in this terminal.

commands-help-dooom-host =
    Host Dungeon of Dooom on MAP for every program that speaks its wire protocol.

    All clients play one game, which begins with the first of them; when it is over, the next client
    begins another. With --simple every client has its own game. With --bots some of our bots play
    in every game, as clients like the others. Ctrl-C ends it.
    .summary = Host Dooom for programs that speak its wire protocol.

commands-help-replay =
    Show a recorded game: every sentence that was heard, and the screen at the end.

    You hear it from one seat. Without --as, that is the master, who hears everything, once the game
    is over, and the spectators before. Only the master knows the commands of others.

    With --knowledge each answer is followed by what was certain from then on for the player in
    that seat (without --as: for the spectators), given everything heard so far.
    .summary = Show a recorded game from any seat.

commands-help-verify =
    Replay a record by the rules, with the same dice, and compare every byte.

    Prints “every answer was right”, or names the first that was not. A game that was not played to
    its end is rejected, and so is a file that was changed, cut, reordered or padded.

    If the book certifies plans, the certificate follows.

    With --why it shows every answer of a right record, and by which rules it was given.

    With --promise SHA256 it also compares the record with what the master published at the start,
    so that a whole game made up afterwards by the rules is rejected as well.

    A game that was played by an older edition of its book is not called wrong: what needs no rules
    is checked (the promise, the lines, the seal), and the answer says that the rest was not.

    The exit status is 0 if every FILE is right, 1 if one is not, 2 if one cannot be read, and 3 if
    one is of an older edition and none is wrong.
    .summary = Replay a record and check that every answer was right.

commands-help-books =
    List the rule books.

    The first name, or a short name if there is one, is what the other commands take as BOOK. Sample
    plans can be named after --plan and in asterion plan show and check. Books of other packages are
    listed after our own; a broken one is named on its own line.
    .summary = List the rule books.

commands-help-rules =
    Show the rules of BOOK that are in force, and every option that changes them; with NUMBER that
    rule alone.

    Without options they are the book's own. --set tries a variant, with the same words as in play
    and referee.
    .summary = Show the rules of a book with your options.

commands-help-plan =
    Make, check and show plans.
    .summary = Make, check and show plans.

commands-help-plan-new =
    Make a random plan for BOOK: without faults, and the same for the same seed.

    --set changes its settings; --list shows them.
    .summary = Make a random plan for BOOK: without faults, and the same for the same seed.

commands-help-plan-check =
    List every fault of a plan, and give advice, each with its place.

    A place is a line and column of the file, or a cell by its name in the book.

    FILE may also be the name of a sample plan; asterion books lists them.

    The exit status is 0 if no FILE has a fault, 1 if one has, and 2 if one is not text at all.
    .summary = List every fault of a plan, and give advice, each with its place.

commands-help-plan-show =
    Draw a plan and count what is on it. Players should not look: it shows the master's secrets.

    FILE may also be the name of a sample plan; asterion books lists them.
    .summary = Draw a plan and count what is on it. Players should not look.

commands-help-bots =
    List the bots that play BOOK, or those of every book.
    .summary = List the bots and what they do.

commands-help-mcp =
    Let a language model play at a server's tables, over the Model Context Protocol.

    URL is the server's address; without it, asterion serve on this machine. A program that speaks the
    protocol starts this and talks to it over standard input and output.
    .summary = Let a language model play at a server's tables.

commands-help-migrate =
    Apply the migrations that a server's database still needs.

    A server does the same when it starts. Run this beforehand, for example as a user who may change
    the schema when the server may not. It finds the database as `asterion serve` does; a database
    that is up to date is left alone.
    .summary = Bring a server's database up to date.

commands-help-backup =
    Write everything that a server stores into one new file, while the server keeps running.

    It finds the database as `asterion serve` does, SQLite or PostgreSQL. Before the file gets its
    name, it is read back: every byte checked by its hash, every row counted, and twenty games
    replayed by the rules, or all of them with --check. The file holds the plans of games that are
    not over: keep it secret.

    The exit status is 1 if the backup was written but lacks a row that cannot be read, or if one of
    its games is not what the rules give.
    .summary = Write a server's tables and accounts into one file.

commands-help-restore =
    Fill a server's database from a file that `asterion backup` wrote: everything or nothing.

    The server must be stopped, and the database empty unless you give --replace. A backup of SQLite
    may go into PostgreSQL, and the other way round; one from an older version is brought up to date.
    .summary = Fill a server's database from a backup.

commands-help-doctor =
    Check the installation of a server, and say how to fix each problem.

    A line that begins with + is good, ? is advice, ! must be fixed. It reads the settings as
    `asterion serve` does and changes nothing. With --url it also visits the server where people
    open it, through the proxy: there it opens a small test table and closes it again.

    The exit status is 0 if nothing must be fixed, and 1 otherwise.
    .summary = Check the installation of a server, and say how to fix it.

commands-help-cc3k-mark =
    Run a script of COMMANDS on FLOORS and report what happened turn by turn.

    COMMANDS is a file, or - for standard input; FLOORS is a file, or the word default. After each
    command come HP, Atk, Def, gold and floor, the action row, and every blow with its damage and
    dice, so that another program can be compared.
    .summary = Run a script of COMMANDS on FLOORS and report what happened turn by turn.

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
commands-option-check-floors = A floor file to play on instead of the usual floor.
commands-option-version = Show the version and exit.
commands-option-bots = How many bots, or which: walker,hunter.
commands-option-watched = Watch a bot play in your place: the default one, or this one.
commands-option-speed = Moves per second of the bot you watch; 0 waits for a key. (cc3k)
commands-option-players = Who plays at this keyboard: Ann,Bob. “Ann:she,Bob:he” says how to refer to them.
commands-option-seat = Your seat among the bots, by its number; several players take the seats from this one on. With --from also by its player's name.
commands-option-plan = Play on the plan in this file, or on the sample of this name (see asterion books).
commands-option-seed = Random seed.
commands-option-settings = Change an option of the book; may be given several times.
commands-option-preset = Start from a preset of the book.
commands-option-deduction = Players may ask what is certain, why, or for a hint.
commands-option-record = Save the game in this new file.
commands-option-resume = Resume a saved game.
commands-option-from = Play on from a move of a finished game, against bots, with what that seat knew then.
commands-option-at = With --from: the number of the last move that stays; 0 is the opening.
commands-option-alone = A seed without FLOORS.
commands-option-dice = Read all dice rolls from this file, in order.
commands-option-path = The secret plan: a file, or the name of a sample (see asterion books); without it, a new one is made.
commands-option-referee-players =
    The players, in the order of their seats. “Ann:she,Bob:he” says how to refer to them.
commands-option-limits = Require a limit of the plan; `plan new BOOK --list` names them.
commands-option-vote = Let the players vote before the game, if the book has a vote.
commands-option-chair = Hear what this player hears: a name or number, public or master.
commands-option-record-path = Save the game in this new file.
commands-option-as-json = Print data for programs.
commands-option-host = The address to listen on; 0.0.0.0 means all of them.
commands-option-port = The port for pages and programs; 0: any free one.
commands-option-data = Store everything in this folder.
commands-option-database = sqlite:///FILE or postgresql://... instead.
commands-option-redis = Wake other processes through this Redis.
commands-option-workers = Number of processes that share one port; needs PostgreSQL.
commands-option-line-port = Also speak the line protocol, on this port.
commands-option-dooom-port = Also speak Dooom's wire protocol, on this port.
commands-option-dooom-map = The map for the wire protocol: a file, or a sample.
commands-option-dooom-simple = Speak the simple dialect of the wire protocol.
commands-option-dooom-turn-seconds = End a turn over the wire protocol after this many seconds.
commands-option-dooom-set = Change an option of Dooom games, such as wait_for=2; may be given several times.
commands-option-file = Read settings from this TOML file first.
commands-option-serve-settings = Change any setting of the server; may be given several times.
commands-option-name = Sit down under this name.
commands-option-watch = Watch without a seat; see what everyone may see.
commands-option-join-bot = Let a bot on this machine play: mapper, hard.
commands-option-token = Take the seat of this token.
commands-option-host-token = The host's token: you may start the game.
commands-option-dooom-host-port = Listen on this port; 0 takes any free one.
commands-option-address = Listen on this address of the machine; 0.0.0.0 means all of them.
commands-option-simple = Speak the simple dialect: a game for each client.
commands-option-testing = Let clients put themselves anywhere: SETPLAYERPOS.
commands-option-turn-seconds = End a turn after this many seconds.
commands-option-dooom-host-record = Save the games in this new file and beside it.
commands-option-step = Show the screen after each command and wait for Enter.
commands-option-knowledge = After each answer, show what could be known from then on.
commands-option-why = Show every answer with the numbers of its rules.
commands-option-promise = What was published at the start: the plan must be the one promised there.
commands-option-code = With NUMBER: its code and tests as well.
commands-option-output = Write the drawing to this file instead of standard output.
commands-option-listing = List the settings without making a plan.
commands-option-plan-check-players = Check for this many players.
commands-option-migrate-data = The folder in which the server stores everything.
commands-option-backup-check = Replay all games of the backup, not only twenty.
commands-option-restore-check = Only read the backup and replay all its games; change nothing.
commands-option-restore-replace = Replace everything that is in the database now.
commands-option-doctor-url = Also visit the server at this address, as a browser would.
commands-option-race = Choose this race before the commands.

commands-help-arena =
    Let bots play each other, and find out which is better.

    A BOT is the name of a bot, optionally with a strength (reasoner:hard), or program: and the
    command of any program that speaks the line protocol. Every plan is played from every seat. All
    games are saved in a folder, with a report; if you stop it, the same command continues, and no
    game is played twice.
    .summary = Let bots play each other, with ratings and a report.

commands-option-arena-players = Players per table; usually two.
commands-option-arena-plans = Plans per pairing.
commands-option-arena-kind = Everyone against everyone (round-robin), players with similar points (swiss), or neighbours (ladder).
commands-option-arena-rounds = Rounds of a swiss contest or a ladder.
commands-option-arena-made = A setting of the plans, such as width=7.
commands-option-arena-first = What every seat says first, such as the race in ChamberCrawler3000: v.
commands-option-arena-out = Save the games here, and continue with those already there.
commands-option-processes = Games played at the same time; usually one per core.
commands-option-ray = Play on the Ray cluster at this address; auto, local.

commands-help-dataset =
    Write finished games between bots into a file, for machine learning.

    One row per game: what each seat said and heard, and how it ended. A file called x.parquet
    is written as Parquet, any other as JSON Lines. The same seed gives the same file. Each BOT is
    named as in an arena; without any, all play at normal strength.
    .summary = Write games between bots as a data set.

commands-option-dataset-games = Number of games, each on its own plan.
commands-option-dataset-truth = Also write what only the master knows: plan, draws, and all events.
commands-option-dataset-card = Write README.md beside it: a card for the Hugging Face Hub.
commands-option-dataset-out = Write to this file; usually BOOK.jsonl.
commands-help-bench-bots =
    Measure our own bots: the table in docs/program/bots.md.

    Each ROW is a contest on plans that no bot was tuned on; without a ROW all of them are played.
    Games are saved in a folder per row; if you stop it, the same command continues. The table
    counts everything in the folder, so a row may be played in parts. “Rounds” are those of the
    games won, “oracle” the fewest in which somebody who saw the plan could have won them.
    .summary = Measure our own bots, as in the docs.
commands-option-bench-plans = Plans per row.
commands-option-bench-from = Start with this plan of the row; the first is 0.
commands-option-bench-ends = Play N games of all books, presets and bots, and count those that end.
commands-option-bench-tuning = Play on the plans for tuning, which are never on a page of results.
commands-option-bench-page = Write the results of everything in the folder to FILE, with date, commit and machine.

commands-help-bot =
    Run the bot NAME of BOOK as a program that speaks the line protocol.

    It reads lines from standard input and answers on standard output, or connects to a server's
    line port, sends the lines given by --say, and plays there.

    With --wire a bot of Dooom plays one game at any server that speaks Dooom's wire protocol, and
    prints WIN or LOSE. It knows what came over the wire, and nothing else.
    .summary = Run a bot as a program that speaks the line protocol.
commands-option-bot-connect = The line port of a server, instead of standard input and output.
commands-option-bot-say = Send this line first; may be given several times.
# $said (text): as it was typed
commands-no-host-and-port = “{ $said }” is not HOST:PORT
# $address (text), $why (text): as the system says it
commands-not-connected = nobody answers at { $address }: { $why }
