# Sitting down at a table on a server.

commands-your-name = Your name
commands-nobody-said-a-name = nobody said a name; --name does
commands-token-not-kept = Your seat's token cannot be kept here. Come back with:
commands-seat-lost = The seat that you had here is no longer yours.
commands-no-seat-free = no seat is free at this table; --watch lets you see what everyone may
commands-watch-alone = --watch takes no seat, so there is no --name or --token beside it
# $why: as the rule book or its options say it
commands-unknown-rules = this table is played by rules that are not known here: { $why }
# $url (text): as it was typed
commands-other-version = { $url } does not answer like this version of Asterion

# The list of tables.
# $server (text): its address
commands-no-table-open = No table is open for everyone at { $server }.
commands-open-one = Open one on its page; whoever gets its link can join it.
# $free, $all (number): seats
commands-seats-free = { $free } of { $all } seats free
commands-playing = playing
# $title (text), $how (phrase), $names (text): who is there, with commas; $anyone (true or false)
commands-table-line = { $title }: { $how }{ $anyone ->
        [true] { " " }({ $names })
       *[false] {""}
    }
