# `asterion dooom check`

commands-help-dooom =
    Examine programs that speak Dooom's wire protocol.
    .summary = Check a Dooom server or client against the rules.
commands-help-dooom-check =
    Play with a server or a client, and name the first line of each game that the rules or the
    protocol do not allow: what was sent, what was received, what is allowed, and the rule.

    At a server, up to four clients play scripts and random games. Its map is not known: it is
    learned from the answers, and everything else follows from the rules. Nobody else may play there.

    A client is started for every game, up to four times, and the examiner is its server. It is
    blamed only for what it could have known to be forbidden.

    The exit status is 0 if nothing was found, 1 if something was, and 2 if there was nothing to
    examine.
    .summary = Play with a server or a client and name every kind of fault.
commands-option-check-server = The server to examine.
commands-option-check-dialect = The dialect to speak: full (the default), 2013 or simple.
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
commands-check-came = received
commands-check-allowed = allowed
commands-check-rule = rule
commands-check-wire = The wire protocol: docs/program/wire.md.

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
# $why (text): the system's reason, or the line that came
commands-check-stopped = No further game began: { $why }
