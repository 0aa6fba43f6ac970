# A game that is on another machine.

terminal-seat-is-kept = Your seat stays reserved. Come back any time:
terminal-come-back = Come back any time:
terminal-back-at-the-table = You are back at the table.
# $why: a whole sentence
terminal-lost = { $why } Your seat stays reserved; reconnecting.
terminal-server-ended = the server closed the connection
# $names (list), $count (number): whose turn it is; 0 where that is not known here
terminal-waiting =
    { $count ->
        [0] Waiting for the others.
       *[other] Waiting for { LIST($names) }.
    }
terminal-time-left = time left
terminal-seconds = { $seconds } s
terminal-given-up = The host has closed the table.

# Before it begins.
# $title (text): of the table
terminal-not-begun = { $title }: the game has not begun. At the table:
# $start: the word that is typed
terminal-say-start = Type { $start } to begin.
# $vote: the word that is typed
terminal-say-vote = Before it begins you may vote: { $vote } lists what you can vote on, { $vote } plan.width 6 is one vote, { $vote } plan.width takes it back.
terminal-others-join = Others can join with:
terminal-host-begins = The host starts the game.
# help, rules, start and quit are typed as they stand; “start b2” is a move of Labyrinth, and not meant.
terminal-not-begun-say = The game has not begun, so there is nothing to choose or play yet. The host starts it with the word start; everyone may type help, rules or quit.
terminal-help-chat = talk to the others, if the table allows it
terminal-help-start = begin, if you are the host
terminal-help-vote = vote before the game begins, if the book has a vote
terminal-seat = seat { $number }
terminal-away = { $name } (away)
# $kind (text): the name of the bot
terminal-bot = { $name } (bot: { $kind })
terminal-kept-for = reserved for { $name }
terminal-free = free

# What can be wrong with an address or a server.
terminal-no-address = “{ $said }” is not an address; an address looks like http://host:8000/t/ID
terminal-no-table = “{ $said }” is not a table; its address ends in /t/ and the table's id
terminal-cannot-answer = the server cannot answer now
terminal-answers = { $server } answers with status { $status }; is it an Asterion server?
terminal-no-asterion = { $server } does not answer like an Asterion server
terminal-broken-tls = its TLS is broken
terminal-cannot-be-trusted = { $server } cannot be trusted: { $why }
terminal-no-machine = there is no machine called “{ $host }”
terminal-does-not-answer = { $server } does not answer
terminal-no-server = there is no server at { $server }
terminal-was-cut = the connection to { $server } was cut
terminal-network-fails = the network is down
terminal-cannot-be-reached = { $server } cannot be reached: { $why }
