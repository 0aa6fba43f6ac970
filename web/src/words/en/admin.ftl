# The page's words: the room of whoever runs the server.

admin-title = Administration
admin-about = For whoever runs this server. The token stands in its setting admin_token; without one, this page stays shut.
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
admin-memory = Memory at most
admin-machine = Load of the machine

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
admin-why = What its players are told besides
admin-close-now = Close the table
admin-cancel = Leave it open

## Bans

admin-bans = Banned addresses
admin-bans-about = Nobody there is answered any more, and open windows are closed at once. Of IPv6 a whole /64 is banned.
admin-address = Address or network
admin-ban-why = Why (for yourself)
admin-ban = Ban
admin-allow = Lift
# $network (text)
admin-allow-of = Lift the ban on { $network }
admin-no-bans = Nobody is banned.
