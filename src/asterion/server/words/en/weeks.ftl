# The labyrinth of the week: one plan for everyone, one try for each.

# $number (number): of the week
server-no-week = there is no labyrinth of week { NUMBER($number, useGrouping: 0) } here
server-week-tried =
    you have had your try at this week's labyrinth; a new one begins on Monday, and until then you can play at any table
server-week-on =
    others are still in this week's labyrinth: its secrets are shown when the week is over
# $most (number): tries
server-week-crowded =
    your address has used its { $most } tries without an account today; sign in, or come back tomorrow
