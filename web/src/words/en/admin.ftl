# The page's words: the room of the operator of the server.

admin-title = Administration
admin-about = For the people who run this server. The token is set by admin_token; without one, this page stays closed.
admin-token = Token
admin-enter = Open

## How busy it is

admin-load = Load
# $version, $database (text); $process (number): as the system counts it
admin-process = Asterion { $version } on { $database }, process { NUMBER($process, useGrouping: 0) }. With several processes, each answers for itself.
admin-up = Up for
# $hours (text)
admin-hours = { $hours } h
admin-tables-kept = Tables in all
admin-tables-here = Tables in memory
admin-windows = Open windows
admin-moves = Moves
admin-processor = Processor
admin-memory = Peak memory
admin-machine = Load average

## Tables

admin-tables = Tables
admin-phase = Show
admin-phase-all = all
admin-phase-waiting = waiting
admin-phase-playing = playing
admin-phase-finished = finished
admin-phase-abandoned = abandoned
admin-no-tables = There are none.
# $entries (number)
admin-entries =
    { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }
# $windows (number)
admin-open-windows =
    { $windows ->
        [one] { $windows } window
       *[other] { $windows } windows
    }
# $log (text): what the log calls the table
admin-log = in the log { $log }
admin-close = Close …
# $table (text)
admin-close-of = Close the table { $table }
admin-why = Message to its players (optional)
admin-close-now = Close the table
admin-cancel = Keep it open

## Bans

admin-bans = Banned addresses
admin-bans-about = A banned address gets no answers, and its open windows are closed at once. For IPv6 the whole /64 is banned.
admin-address = Address or network
admin-ban-why = Reason (only you see it)
admin-ban = Ban
admin-allow = Unban
# $network (text)
admin-allow-of = Lift the ban on { $network }
admin-no-bans = Nobody is banned.
