# What an examination of somebody's program says.

# $program (text): as it was started; $games, $frames (numbers)
examiner-title = { $program }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $frames ->
        [one] { $frames } frame
       *[other] { $frames } frames
    }.
# $shows (text): rows below the map; $wording (book or free)
examiner-profile = Read: { $shows }; the action row is { $wording ->
        [book] in the book's words and compared
       *[free] in its own words and not compared
    }.
# $labels (text): lines of a profile, with commas between
examiner-labels = Found by the numbers of the races, and read: { $labels }.
# $rows (text): as a profile calls them, with commas between
examiner-unread = Not read, and so not judged: { $rows }. If the program shows them, say in which words: --profile FILE, with lines such as hit_points = 'Life: (\d+)'.
# $name (text): a program in a table; $rows (text): as above
examiner-unread-of = { $name }: not read, and so not judged: { $rows }. See --profile.
examiner-nothing = Nothing was found.
# $rule (text): its number; $count (number); $text (phrase): the rule as the book has it
examiner-finding = { $rule }, { $count ->
        [one] once
       *[other] { $count } times
    }: { $text }
# $game, $turn (numbers); $race, $command (text): as typed
examiner-where = first in game { $game } (race { $race }), turn { $turn }, after “{ $command }”
# $what (phrase), $shown, $allowed (text)
examiner-difference = { $what }: shown { $shown }, allowed { $allowed }
# $row, $column (numbers), $shown, $allowed (text): symbols of the map
examiner-difference-map = row { $row }, column { $column }: shown “{ $shown }”, allowed “{ $allowed }”
# $count (number): of differences that are left out
examiner-more = and { $count } more
examiner-or = or else
# $said (text): in the book's words
examiner-said = a lawful turn near it: { $said }
examiner-before = before:
examiner-after = after:
# $kind (text); $status, $count, $game, $turn (numbers); $command (text); $scene (text): its name, or none
examiner-ending = { $kind ->
        [hangs] It does not answer in time
        [floods] It writes without an end
        [no-frame] It shows no frame
        [crashed] It ends with status { $status }
        [killed] It is ended by signal { $status }
       *[ended] It ends in the middle of a game
    }, { $count ->
        [one] once
       *[other] { $count } times
    }: first { $scene ->
        [none] in game { $game }
       *[other] in scene { $scene }
    }, turn { $turn }, after “{ $command }”.
# $rules (text): numbers with blanks between
examiner-held = Held: { $rules }
examiner-broken = Broken: { $rules }
examiner-not-reached = Not reached: { $rules }
# $most (number), $median (text)
examiner-worlds = Worlds followed: median { $median }, at most { $most }.
# $count (number)
examiner-unfollowed = { $count ->
        [one] One frame fits more worlds than the limit; it is not judged.
       *[other] { $count } frames fit more worlds than the limit; they are not judged.
    }
examiner-what-hit_points = HP
examiner-what-attack = Atk
examiner-what-defence = Def
examiner-what-gold = gold
examiner-what-floor = floor
examiner-what-race = race
examiner-what-action = action row
examiner-what-score = score
examiner-what-potions = potions on the floor
examiner-what-piles = piles of gold on the floor
examiner-what-enemies = enemies on the floor, without dragons
examiner-what-stairs = stairs on the floor
examiner-what-stairs-chamber = chamber of the stairs
