# The labyrinth of the week: one plan for everyone, one try for each.

# $number (number): of the week
server-no-week = there is no labyrinth of week { NUMBER($number, useGrouping: 0) } here
server-week-tried =
    you have had your try at the labyrinth of this week; a new one begins on Monday, and until then there is a game at any table
server-week-on =
    others are still in the labyrinth of this week: what is hidden in it is shown when the week is over
# $most (number): tries
server-week-crowded =
    from your address there were { $most } tries without an account today; sign in, or come back tomorrow
