# Sitting down to a game at the keyboard.

commands-which-book = Which book?
# $count (number): how many books there are
commands-which-number = 1 to { $count }
commands-number-please = A number from 1 to { $count }, please, or the name of a book.
# $bots (list): each as “commands-bot” says it
commands-company = Bots at the table: { LIST($bots, type: "join") }.
# $name, $kind (text): what the bot is called at this table, and which bot it is
commands-bot = { $name } (a { $kind })
commands-record-was-cut = The last line of the record was cut, as after a crash: that command is undone.

# What cannot be.
commands-resume-alone = --resume goes on with the game as it is; only --bots and --seed go with it
commands-bots-alone = --bot watches bots alone: --players and --bots do not go with it
commands-plan-from-keyboard = the plan cannot come from standard input here: that is the keyboard
# $book (text): its title; $seats, $bots (number)
commands-too-many-bots = { $book } has { $seats } seats, too few for { $bots } bots
# $path (text): a file
commands-finished = { $path } is the record of a finished game: see it with asterion replay
# $bots, $players (number)
commands-somebody-has-to-play = { $bots } of { $players } players cannot be bots: somebody has to play

# The words are typed as they stand
# after “asterion: ”
commands-deduction-agreed = this table plays with deduction: players may say certain, why or hint
commands-with-deduction = This table plays with deduction: say certain, why or hint.
