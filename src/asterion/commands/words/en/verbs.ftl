# What the verbs answer.
# $path (text): a file, “-” is commands-standard-input; $why: a phrase, or what the system says
# $book (text): the title of a book

## Files, plans, options

commands-standard-input = standard input
commands-is-directory = { $path } is a directory, not a file
commands-no-file = there is no file “{ $path }”
commands-unreadable = { $path } cannot be read: { $why }
# $most (number): MiB
commands-too-large = { $path } is too large: the limit is { $most } MiB
# $byte (number)
commands-zero-byte = { $path } is not text: there is a zero byte at { NUMBER($byte, useGrouping: 0) }
commands-not-utf8 = { $path } is not UTF-8 text: see byte { NUMBER($byte, useGrouping: 0) }
commands-exists = “{ $path }” already exists; a record is never overwritten
commands-unwritable = “{ $path }” cannot be written: { $why }
# $name (text): what was asked for; $hint (phrase): what may have been meant
commands-no-file-or-sample = there is no file “{ $name }”, and { $book } has no sample plan of that name{ $hint }
# $problem (phrase)
commands-problem-of = { $path }: { $problem }
commands-made-plan = the generated plan
commands-no-limits = plans of { $book } have no limits
# $known (list)
commands-not-a-limit = “{ $name }” is not a limit{ $hint }; the limits are: { LIST($known, type: "join") }
# $setting, $flag (text)
commands-sets-nothing = “{ $setting }” sets nothing: write { $flag } name=value
commands-setting-character = “{ $setting }” contains a character that no setting can have
# $most (text)
commands-bad-seed = a seed is a whole number from 0 to { $most }, not “{ $value }”
commands-path-says = { $path }: { $why }
# $why (phrase): nobody is called so, there are: Ann, Bob
commands-no-chair = { $why }, public and master
# $name (text): as it was typed
commands-no-chair-named = nobody here is called “{ $name }”; there are only public and master

## Books, rules, bots

# $names (list): what it is called; $players (phrase), $edition (number)
commands-book-line = { LIST($names, type: "or") }: { $book }, { $players }, edition { $edition }
# $few, $many (numbers)
commands-players =
    { $few ->
        [one] { $few } player
       *[other] { $few } players
    }
commands-players-between = { $few } to { $many } players
# $plans (list)
commands-samples = Sample plans: { LIST($plans, type: "join") }
# $name, $preset (text)
commands-sample-with = { $name } (with --preset { $preset })
# $strength, $bot (text): words that are typed
commands-strength = { $strength } is { $bot }
# $strengths (phrase): several of these, with commands-notes between
commands-strengths = { $strengths }
commands-code-wants-rule = --code needs the number of a rule: asterion rules labyrinth L69 --code
# $number (text)
commands-no-rule = { $book } has no rule “{ $number }”{ $hint }
commands-options-heading = Options, for --set name=value
# $presets (list)
commands-presets = Presets, for --preset name: { LIST($presets, type: "join") }
commands-tests = Tests:
commands-no-tests = The tests are not installed: they are in a checkout.
# $name, $value (text): as --set takes them; $text (phrase); $notes (list)
commands-choice = { $name }={ $value }: { $text } ({ $notes })
# The same, with its name in words, $called (text), where this is another one.
commands-choice-called = { $name }={ $value }, { $called }: { $text } ({ $notes })
# $value (text): as --set takes it; $called (text): the same in words
commands-value = { $value } ({ $called })
# $values (list): each as --set takes it, and in words
commands-values = { LIST($values, type: "join") }
# $before, $next: notes in a row
commands-notes = { $before }; { $next }
# $value (text): what the book itself says
commands-by-the-book = default { $value }
# $file (text)
commands-no-faults = { $file }: no faults

## The referee

commands-plan-and-game = the plan and the game cannot both come from standard input
# $sha (text)
commands-sealed = plan and options are fixed: SHA-256 { $sha }
commands-input-ended = the input ended before the game was over
commands-game-over = the game is over: { $why }
commands-refused = refused: { $why }
# $name (text): a player
commands-who-speaks = say who is speaking, as in “{ $name }: { $said }”
# $most (number)
commands-line-length = a line can have at most { NUMBER($most, useGrouping: 0) } bytes
commands-line-not-text = that was not UTF-8 text: see byte { NUMBER($byte, useGrouping: 0) } of it
# $label, $value: what stands beside the board
commands-status = { $label }: { $value }
commands-vote-first = vote first, as in “vote skips=yes”; then the master says “begin”

## Records

commands-not-over = the game of this record is not over
# $edition (number)
commands-shown-only = recorded under edition { $edition } of { $book }; shown, not checked again
# $seat (number): from 1; of a player whose name the record does not have
commands-nameless = player { $seat }
commands-knowledge-step = --knowledge cannot be combined with --step
commands-master-knows = the master knows everything: use --as with a player's name, or --as public
commands-heard = Heard
commands-enter-goes-on = Enter continues, q stops
commands-the-master = the master
commands-the-public = the spectators
# $who (text or phrase)
commands-page-title = { $book } · { $who }
commands-promise-digits = a promise has 64 digits from 0 to 9 and a to f
commands-promise-of-one = a promise belongs to one game: give --promise with one FILE
# $commands, $draws (numbers); $ending (phrase)
commands-all-right =
    every answer was right: { $book }, { $commands ->
        [one] { NUMBER($commands, useGrouping: 0) } command
       *[other] { NUMBER($commands, useGrouping: 0) } commands
    } and { $draws ->
        [one] { NUMBER($draws, useGrouping: 0) } random draw
       *[other] { NUMBER($draws, useGrouping: 0) } random draws
    }; { $ending }
# $text (phrase): commands-all-right
commands-as-promised = { $text }; it is the plan that was promised
commands-no-rule-of-the-book = the master's own

## ChamberCrawler3000

commands-seed-twice = the seed is given twice
commands-floors-from-keyboard = the floors cannot come from standard input here: that is where the commands come from
commands-seed-without-floors = there is no file “{ $path }”; for a seed without floors, write --seed { $path }
commands-dice-and-seed = --dice gives all the outcomes, so no seed is needed
# $line (number); $word (text); $known (list)
commands-bad-dice = { $path }, line { NUMBER($line, useGrouping: 0) }: “{ $word }” is neither a number nor { LIST($known, type: "join") }
commands-floors-and-commands = floors and commands cannot both come from standard input
# $count (number)
commands-after-commands =
    { $count ->
        [one] after { $count } command { $why }
       *[other] after { $count } commands { $why }
    }
commands-words-left =
    { $count ->
        [one] the game was over before the last word of the script
       *[other] the game was over before the last { $count } words of the script
    }
commands-dice-left =
    { $count ->
        [one] { $count } dice roll was not used
       *[other] { $count } dice rolls were not used
    }

## Hosting

# $package (text); the command is typed as it stands
commands-more-libraries = the server needs more libraries ({ $package }): pip install 'asterion[server]'
# $address (text)
commands-open-at = Asterion is open at { $address }
# $addresses (list of texts)
commands-open-for-others = Others on your network can open { LIST($addresses, type: "or") }
commands-ctrl-c = Press Ctrl-C to stop it
# $name (text): of a migration
commands-applied = applied { $name }
commands-up-to-date = the database is up to date
commands-simple-turns = --testing and --turn-seconds do not work with the simple dialect, which has no turns
commands-turn-number = --turn-seconds needs a number
# $port, $address (text)
commands-port-in-use = port { $port } of { $address } is already in use; choose another with --port
commands-port-unusable = cannot listen on port { $port } of { $address }: { $why }

## MCP

# $why: what Python says is missing
commands-mcp-missing = asterion mcp needs the package mcp: pip install "asterion[mcp]" ({ $why })

## Backups. $path (text): the file; $tables, $entries, $accounts (numbers): how many are in it

# $kilobytes (number): its size
commands-backup-written = { $path }: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } with { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }, { $accounts ->
        [one] { $accounts } account
       *[other] { $accounts } accounts
    }, { $kilobytes } kB
commands-backup-whole = { $path } is complete: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } with { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }, { $accounts ->
        [one] { $accounts } account
       *[other] { $accounts } accounts
    }
commands-restored = restored from { $path }: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } with { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }, { $accounts ->
        [one] { $accounts } account
       *[other] { $accounts } accounts
    }
# $replayed (number): games that gave the same again; $read (number): games of other editions, or of books that are not installed
commands-backup-replayed = { $replayed ->
        [0] no game was replayed
        [one] { $replayed } game was replayed with the same result
       *[other] { $replayed } games were replayed with the same result
    }{ $read ->
        [0] {""}
        [one] ; { $read } uses other rules and was only stored
       *[other] ; { $read } use other rules and were only stored
    }
# $row (text): its table, and what it begins with
commands-backup-unreadable = not in the backup, because it cannot be read: { $row }
# $count (number), $table (text): the id of the first
commands-backup-broken = { $count ->
        [one] { $count } game does not follow the rules
       *[other] { $count } games do not follow the rules
    }, the first at table { $table }: the fault was in the database already

## The doctor

commands-doctor-url = --url needs the address where people open the page, as in https://labyrinths.example.org
# $faults, $advice (numbers)
commands-doctor-sum = { $faults ->
        [0] Nothing must be fixed
        [one] { $faults } thing must be fixed
       *[other] { $faults } things must be fixed
    }{ $advice ->
        [0] .
        [one] , and there is { $advice } piece of advice.
       *[other] , and there are { $advice } pieces of advice.
    }

# asterion cc3k check. $why (text): as the system says it
commands-check-cannot-start = the program cannot be started: { $why }
# $written (text): the end of what it wrote
commands-check-unreadable = no frame of 25 rows was found after the choice of a race; the program wrote “{ $written }”
# $path, $why (text)
commands-check-profile = { $path } is not a profile: { $why }
