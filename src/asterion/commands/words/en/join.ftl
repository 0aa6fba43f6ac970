# Sitting down at a table on a server.

commands-your-name = Your name
commands-nobody-said-a-name = a name is needed: give it with --name
commands-token-not-kept = Your seat's token cannot be saved here. Come back with:
commands-seat-lost = Your seat at this table is no longer yours.
commands-no-seat-free = no seat is free at this table; with --watch you can see what everyone may see
commands-watch-alone = --watch takes no seat, so it cannot be combined with --name or --token
# $why: as the rule book or its options say it
commands-unknown-rules = this table uses rules that are not known here: { $why }
# $url (text): as it was typed
commands-other-version = { $url } does not answer like this version of Asterion

# The list of tables.
# $server (text): its address
commands-no-table-open = No public table is open at { $server }.
commands-open-one = Open one on its page; anyone with the link can join.
# $free, $all (number): seats
commands-seats-free = { $free } of { $all } seats free
commands-playing = playing
# $title (text), $how (phrase), $names (text): who is there, with commas; $anyone (true or false)
commands-table-line = { $title }: { $how }{ $anyone ->
        [true] { " " }({ $names })
       *[false] {""}
    }
