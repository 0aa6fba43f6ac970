# What every book may say: lists, and a player named in the middle of a sentence.

# LIST($items) puts a list together from the left: list-join between its items, and before the
# last one list-and, or list-or for LIST($items, type: "or").
list-join = { $before }, { $next }
list-and = { $before } and { $next }
list-or = { $before } or { $next }

# $who (text): a player's name
# $whoIs (you, master, public or other): what the player is to the listener
person =
    { $whoIs ->
        [you] you
        [master] the master
        [public] the spectators
       *[other] { $who }
    }

# Before what to do next
core-label-goal = Goal
