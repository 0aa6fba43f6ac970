# `asterion dooom check`

commands-help-dooom =
    Examine programs that speak Dooom's wire protocol.
    .summary = Check somebody's Dooom server against rules and protocol.
commands-help-dooom-check =
    Play at a server, and name the first answer of each game that the rules or the protocol do not
    allow: what was sent, what came, what is allowed, and the rule.

    Up to four clients play scripts and random games. The server's map is not known: it is learned
    from the answers, and everything else follows from the rules. Nobody else may play there.

    The exit status is 0 if nothing was found, 1 if something was, and 2 if the server could not be
    examined.
    .summary = Play at a server and name every kind of wrong answer.
commands-option-check-server = The server to examine.
commands-option-check-dialect = The dialect that it speaks: full (the default), 2013 or simple.
commands-option-check-games = Play this many games.
commands-option-check-patience = Wait this many seconds for an answer.

# $address (text): HOST:PORT; $why (text): the system's reason, or the line that came
commands-not-examined = the server at { $address } cannot be examined: { $why }

# $game, $step, $games (numbers); $who (text): the client's name
commands-check-found = game { $game }, command { $step }, { $who }{ $games ->
        [one] {""}
       *[other] ; found in { $games } games
    }
commands-check-sent = sent
commands-check-came = came
commands-check-allowed = allowed
commands-check-rule = rule
commands-check-wire = The wire protocol: docs/wire.md.

# $games, $steps, $kinds (numbers): games played, commands sent, kinds of faults found
commands-check-sum =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $steps ->
        [one] { $steps } command
       *[other] { $steps } commands
    }: { $kinds ->
        [0] nothing found.
        [one] one kind of fault.
       *[other] { $kinds } kinds of faults.
    }
# $rules (list): numbers of rules
commands-check-missed = Not reached: { LIST($rules) }.
# $why (text): the system's reason, or the line that came
commands-check-stopped = No further game began: { $why }
