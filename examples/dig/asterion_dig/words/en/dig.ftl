# Dig in English. Every player is two variables: $who is the name, $whoIs is you or other.

dig-summary = A treasure lies on an island. Everybody sees who digs where; how near it was, only the digger knows.
dig-help =
    go north (or n, e, s, w)   walk one step
    dig (or d)                 dig where you stand
    spy NAME                   look over somebody's shoulder
    leave                      leave the island for good
    time NAME, leave NAME      (the master) their time is out, or they have left

# How its bot plays
dig-bot = digs only where the treasure can be, the nearest place first

## What happens

# $columns, $rows: how large the island is
# $where (list): who stands where
dig-landed = The island has { $columns } columns and { $rows } rows. { LIST($where) }.
dig-stands = { $who } stands on { $cell }
dig-turn-began = { $whoIs ->
    [you] It is your turn.
   *[other] It is { $who }'s turn.
}
dig-walked = { $whoIs ->
    [you] You walk
   *[other] { $who } walks
} to { $cell }.
dig-dug = { $whoIs ->
    [you] You dig
   *[other] { $who } digs
} a hole at { $cell }.
dig-felt = { $whoIs ->
    [you] You are
   *[other] { $who } is
} { $near }.
dig-near-burning = burning: the treasure is one step away
dig-near-hot = hot: it is two steps away
dig-near-warm = warm: it is three or four steps away
dig-near-cold = cold: it is five steps away or more
dig-spied = { $whoIs ->
    [you] You look
   *[other] { $who } looks
} over { $onIs ->
    [you] your shoulder
   *[other] { $on }'s shoulder
}.
dig-saw = { $whoIs ->
    [you] You see that { $on }
   *[other] { $who } sees that { $on }
} was { $near }.
dig-found = { $whoIs ->
    [you] You dig at { $cell }, and there is the treasure!
   *[other] { $who } digs at { $cell }, and there is the treasure!
}
dig-dozed = { $whoIs ->
    [you] Your time is out.
   *[other] { $who }'s time is out.
}
dig-left = { $whoIs ->
    [you] You leave
   *[other] { $who } leaves
} the island.
dig-alone = { $whoIs ->
    [you] You are
   *[other] { $who } is
} alone on the island, and can dig it up at leisure.
dig-ruled = The master rules: { $text }
dig-ending-treasure = { $who } dug up the treasure
dig-ending-alone = { $who } was the last one on the island

## What is refused

dig-no-over = the game is over
dig-no-spectator = spectators cannot move
dig-no-turn = it is not your turn (G3)
dig-no-sea = there is only the sea (G4)
dig-no-hole = there is already a hole here (G5)
dig-no-whom = spy on another player who has dug (G6)
dig-no-spying = you have looked over shoulders often enough (G6)
dig-no-master = only the master can say that
dig-no-whose = it is not that player's turn
dig-no-gone = they have left already (G9)

## What is asked and shown

dig-asks = walk, dig or spy
dig-label-turn = Turn
dig-label-spied = Spied
dig-look-you = you
dig-look-treasure = treasure
dig-look-burning = burning
dig-look-hot = hot
dig-look-warm = warm
dig-look-cold = cold
dig-look-hole = hole
dig-look-sand = sand
dig-look-about = An island of sand, and where the treasure lies.
dig-look-island = On the island
dig-look-goal = Dig up the treasure before the others do.
dig-look-hint = Type n, e, s or w to walk and d to dig. Only you are told what you feel.

## What is certain

# $facts: one or several of them
dig-knows-treasure = Treasure: { $facts }.
dig-knows-players = Players: { $facts }.
dig-knows-here = the treasure lies on { $cell }
dig-knows-not-here = there is no treasure on { $cell }
dig-knows-stands = { $whoIs ->
    [you] you stand
   *[other] { $who } stands
} on { $cell }
# $before, $next: two sentences
dig-knows-then = { $before } { $next }
# $cells (list): where it may be
dig-knows-left = the treasure may lie on { LIST($cells, type: "or") }
dig-knows-counted = { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}
dig-knows-by-answer = Cells that were certain

## Plans, options and rules

dig-problem-length = this row is not as long as the first
dig-problem-mark = only . for sand and X for the treasure
dig-problem-treasure = an island has one X, the treasure
dig-problem-size = an island has 3 to 26 columns and rows
dig-option-spying = how often each player may look over somebody's shoulder
    .name = spying
dig-setting-columns = how many columns the island has
    .name = columns
dig-setting-rows = how many rows the island has
    .name = rows
dig-rules = Dig
dig-rule-G1 = A treasure lies under one cell of an island of columns and rows.
dig-rule-G2 = Two to four players start on random cells, which everyone sees.
dig-rule-G3 = They take turns. In a turn a player does one thing: walk, dig or spy.
dig-rule-G4 = Walking is one step north, east, south or west, for all to see.
dig-rule-G5 = Digging makes a hole, for all to see. Only its digger is told how near the treasure is: burning (one step), hot (two), warm (three or four) or cold. Nobody digs in the same place twice.
dig-rule-G6 = { $spying ->
    [0] Nobody spies.
    [one] Once in the game a player may look over another's shoulder, for all to see, and is told how near that one's last hole was.
   *[other] { $spying } times in the game a player may look over another's shoulder, for all to see, and is told how near that one's last hole was.
}
dig-rule-G7 = The player who digs where the treasure lies wins.
dig-rule-G8 = If a turn runs out of time, it is skipped.
dig-rule-G9 = A player who leaves is out; the last one on the island wins.
