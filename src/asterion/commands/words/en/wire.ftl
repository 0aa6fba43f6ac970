# Bots on Dooom's wire: `asterion bot --wire`, `asterion dooom-host --bots`

commands-option-bot-wire = Play one game at this server, in Dooom's wire protocol.
commands-option-bot-dialect = The dialect of that server: full (the default), 2013 or simple.
commands-option-bot-called = The bot's name there.
commands-option-bot-patience = Give up if no line comes for this many seconds.
# $book (text): the title of a book
commands-no-wire = --wire is for Dooom: { $book } has no wire protocol
# $address (text): HOST:PORT
commands-wire-closed = the server at { $address } closed the connection before the game was over
# $address (text): HOST:PORT; $why (text): the FAIL that came last
commands-wire-refused = the server at { $address } closed the connection before the game was over: { $why }
# $address (text); $came (text): the line as it came
commands-wire-strange = the server at { $address } sent something that no client can handle: { $came }
# $address (text); $seconds (text): a number
commands-wire-silent = no line came from { $address } for { $seconds } seconds
commands-option-dooom-host-bots = This many bots play too, from the first client to the last.
commands-option-dooom-host-bot = Which bot: its name, or easy, normal (the default) or hard.
commands-simple-bots = --bots does not work with the simple dialect, where every client plays alone

# `asterion dooom check --client`

commands-option-check-client =
    The client to examine: a command in which {"{"}host{"}"} and {"{"}port{"}"} are filled in, or one that plays on
    standard input and output. {"{"}name{"}"} and {"{"}seed{"}"} are filled in too.
commands-check-one-of = say either --server HOST:PORT or --client CMD
# $command (text): as it was typed; $why (text): as the system says it
commands-client-unreadable = the command “{ $command }” cannot be read: { $why }
commands-client-not-started = the client “{ $command }” cannot be started: { $why }
# $command (text); $seconds (text): a number
commands-client-stays-away = the client “{ $command }” did not connect within { $seconds } seconds
# $command (text); $how (text): “(exit status 1)” or “(signal 11)”
commands-client-ended = the client “{ $command }” ended before it connected: { $how }
