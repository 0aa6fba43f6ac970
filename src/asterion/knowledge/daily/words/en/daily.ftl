# The daily labyrinth

# What may be typed for a word of a mark, besides its beginning; commas between
# $word: which of them
daily-words =
    { $word ->
        [wall] wall, blocked
        [open] open, free, passage
        [not] not, no
        [land] land, floor
        [hospital] hospital
        [weaponry] weaponry
        [up] up, north
        [right] right, east
        [down] down, south
       *[left] left, west
    }
# $said (text): what somebody typed
daily-no-mark = “{ $said }” is nothing that can be marked here. A mark is, for example: c3 hospital; b2 right wall; b2 c2 open; Ariadne c3; not Ariadne c3.
daily-no-word = Nothing here is called “{ $said }”.
