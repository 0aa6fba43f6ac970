# What a person reads at the keyboard, besides what the book says.

terminal-what-happened = What happened:
terminal-what-you-heard = What you heard:
terminal-game-begins = The game begins:
terminal-silence = Nothing was heard.
terminal-map-you-know = your map
terminal-whole-map = the whole map
# $title: “the map you know” or “the whole map”; “map” is typed as terminal-word-map says
terminal-map-cut = { $title } (part; type map for all)
terminal-how-it-stands = status
terminal-in-sight-now = in sight now
# Commands follow, with a space and commas between.
terminal-you-may-say = You may say:
# $count (number): how many lines are left out; “log” as terminal-word-log says
terminal-lines-before =
    { $count ->
        [one] ({ $count } earlier line; log shows it)
       *[other] ({ $count } earlier lines; log shows them)
    }
# $commands: some commands with commas between
terminal-say-for-example = For example: { $commands }.
# $help, $rules, $quit: the words that are typed
terminal-general-words = { $help } lists every command, { $rules } the rules; { $quit } leaves, and the game is saved.

# $preset: the name of a preset, as it is typed
terminal-new-to-it = New to it? Play with --preset { $preset }.
# Between two people at one keyboard.
# $name, $next (text): who sits here, and whose turn it is
terminal-hand-over = { $name }, press Enter, then pass the keyboard to { $next }
terminal-keyboard-is-for = { $name }'s turn. Everyone else, please look away.
terminal-sit-alone = { $name }, press Enter when nobody else can see the screen
terminal-your-word = your move
# $wanted: what is asked
terminal-named-prompt = { $name }, { $wanted }

# Bots.
terminal-moves-without-you = { $moves } moves without you. Enter continues, quit leaves
terminal-bots-without-end = The bots have played { $rounds } rounds, and the game is still not over.
terminal-master-awaited = the game is waiting for its master, who has no seat at the keyboard
terminal-not-asked = the game is waiting for { $name }, who has no question to answer
terminal-bot-refused = the bot { $name } says “{ $said }”: { $why }

# The end.
terminal-the-end = { $book } · the end
# $names (list), $count (number): who has won
terminal-won =
    { $count ->
        [0] Nobody has won.
        [one] { LIST($names) } has won!
       *[other] { LIST($names) } have won!
    }
terminal-plan-kept = The plan's certificate:
terminal-game-is-kept = The game is saved. Continue it any time:
terminal-see-it-again = Watch it again, from any seat:
terminal-no-undo = There is no undo: what you have heard cannot be unheard.

# The words for every book as they are typed; English ones are understood everywhere.
terminal-word-help = help
terminal-word-look = look
terminal-word-map = map
terminal-word-log = log
terminal-word-rules = rules
terminal-word-quit = quit
terminal-word-certain = certain
terminal-word-why = why
terminal-word-hint = hint
terminal-word-status = status
terminal-word-vote = vote
terminal-word-start = start
terminal-word-begin = begin
terminal-word-me = me

# What these words do; the words themselves stand before it.
terminal-help-help = this list; also: h, ?
terminal-help-look = show the screen again; also: Enter alone
terminal-help-map = the whole map as far as you know it; also: m
terminal-help-log = everything you have heard
terminal-help-rules = the rules in force
terminal-help-quit = leave the table; the game is saved; also: q
# What the table agreed on; $own (yes or no): it uses a player's own answers only
terminal-assistant =
    { $own ->
        [true] At this table you may ask an assistant what follows from your own answers: certain, why, hint.
       *[false] At this table you may ask an assistant what follows from everything you were told: certain, why, hint.
    }
terminal-help-certain = everything that follows from what you were told
terminal-help-why = the answers and rules that prove what c2 is; also: why c2 up, why Bob, why me
terminal-help-hint = what could be done next, and why; say it again for another
# $said (text): what to type, as it stands
terminal-hint-type = Type: { $said }

# After the game, for those who learn: what the bots were after.
terminal-bots-were = What the bots were after:
# $name (text): the bot; $aims (list): “looking for an exit along the rim”, the last one last
terminal-bot-was = { $name }: { LIST($aims, type: "join") }
