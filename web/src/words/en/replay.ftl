# A finished game again.

# $book (text): its title
replay-of = Replay of { $book }
replay-not-over = This game is not over yet; until then everyone sees only what they were told.
replay-fetching-record = Loading the record…
replay-fetching-told = Loading what was said…
# $names (list): who played
replay-players = { LIST($names, type: "join") }.
# $winners (list): their names
replay-won-by = Won by { LIST($winners) }.

## Whose chair, and which moment

replay-whose = Whose view is shown
replay-master = The master, with the plan
replay-the-master = the master
replay-public = Spectators
# $whose (text): a name, or one of the two above
replay-board = The board: { $whose }
replay-no-board-public = Spectators see no board.
replay-no-board = There is no board yet.
# $moment, $last (number): which moment, of how many
replay-moment = { $moment } of { $last }
# $said (text): who said what, as replay-said has it
replay-moment-said = { $moment } of { $last }, { $said }
replay-opening = 0 of { $last }, the opening
# $who (text): a name
# $text (text): the command as it was given
replay-said = { $who }: { $text }

replay-moment-of-game = Position in the game
replay-to-beginning = To the start
replay-back = Back
replay-on = Forward
replay-to-end = To the end
replay-play = Play
replay-stop = Stop
replay-speed = Speed
replay-keys =
    <key>←</key> <key>→</key> step, <key>Space</key> plays, <key>Home</key> and <key>End</key> go to the start and the end. All views stay in step; ← → jump to what this player heard next.

replay-copy-link = Copy a link to this moment
replay-link-copied = Link copied.
replay-film = Save the last moves as an animation
# $done, $all (number): of the frames
replay-filming = Drawing { $done } of { $all }…
# $frames (number): how many moments it shows
replay-film-saved = { $frames ->
    [one] Saved: one moment, in this view.
   *[other] Saved: { $frames } moments, in this view.
}
replay-film-failed = This browser could not draw the animation.
replay-film-nothing = There is nothing to draw at these moments.

## What could be known

replay-layers = What is shown
replay-layer-told = told
replay-layer-provable = provable
replay-layer-noted = noted
replay-layer-truth = the truth
replay-cells = { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}
# $count (number): of notes; $wrong (number) of them
replay-noted-count = { $wrong ->
    [0] { $count }
   *[other] { $count }, { $wrong } wrong
}
# $percent (number): how much is done
replay-thinking = Working out what each player could have known: { $percent } %
replay-curve = What each player could prove, move by move
# $who (text): a name; $proved, $noted (text): percent of the plan
replay-proved = { $who } could prove { $proved }
replay-proved-noted = { $who } could prove { $proved } and noted { $noted }
replay-proofs = What could be proved
# After a name. $percent (number): of the plan
replay-could-known = could prove { $percent } % of what could be known, and where they were.
replay-could-lost = could prove { $percent } % of what could be known, but not where they were.
replay-could-none = could prove { $percent } % of what could be known.
# $who (text): a name
replay-could-have = What { $who } could have known
# $fact (text): a clause without its full stop
replay-found = from here on: { $fact },
replay-found-place = again: { $fact },
replay-found-news = then: { $fact },
# $numbers (list) of moves, $count of them; $rules (list), $ruled of them
replay-by = by { $count ->
    [0] the rules
    [one] move { LIST($numbers) }
   *[other] moves { LIST($numbers) }
}{ $ruled ->
    [0] {""}
    [one] { " " }and rule { LIST($rules) }
   *[other] { " " }and rules { LIST($rules) }
}
replay-blind = The missed chance
# $n (number): of a move; $answers (number): how long it went on
# $won (yes or no): somebody else won; else nobody did
replay-blind-says = From move { $n } on, { $who } could have known a way out. The game lasted { $answers } more, and { $won ->
    [true] somebody else won
   *[false] nobody won
}.
# Who had only to go, for this many answers
replay-blind-reach = From move { $n } on, { $who } knew where to find enough treasure and an exit. That lasted for { $answers ->
    [one] one move
   *[other] { $answers } moves
}, and { $who } did not win.
# $name (text): a cell, or a side of one
replay-note-of = What is known about { $name }
replay-noted-wrong = { $name }, noted wrongly
replay-nothing-told = nothing
replay-provable-since = since move { $n }
replay-not-provable = not yet
replay-noted-sure = { $what }
replay-noted-maybe = maybe { $what }
replay-noted-not = not { $what }
replay-why = Why?
replay-no-why = The reasons cannot be shown right now.
replay-close = Close

## Moments worth seeing
## $move (number): which moment
## $who (text): a name

replay-highlights = Highlights
replay-highlight-treasure = { $move }: a treasure ({ $who })
replay-highlight-wound = { $move }: a wound or a scream ({ $who })
replay-highlight-death = { $move }: { $who } dies
replay-highlight-blast = { $move }: a blast or a shot ({ $who })
replay-highlight-journey = { $move }: carried elsewhere ({ $who })
replay-highlight-contradiction = { $move }: a note by { $who } contradicts what they were told
replay-highlight-win = { $move }: { $who } wins

## Notebooks

replay-notebooks = Their notebooks at this moment
replay-whose-notebook = Whose notebook
# $who (text): a name
replay-nothing-drawn = { $who } had drawn nothing yet.
replay-no-notebooks = The notebooks could not be loaded; everything else works.

## The promise

replay-promise = Proof that the plan was set in advance
replay-promise-kept = The plan is the one committed to at the start.
replay-promise-broken = The plan is NOT the one committed to at the start.
# $when (text): a date and a time
replay-promised-noted = Committed to at the start: noted by this browser { $when }, before the game was over
replay-promised-told = Committed to at the start: reported by the server now, since this browser was not there
replay-computed = Computed here, from plan, options and salt
# $promised (text): the promise, 64 digits
replay-promised-another = The server now reports a different commitment: { $promised }
replay-by-hand = Did you write it down yourself?
replay-put-here = Enter it here:
replay-same = It is the same.
replay-another = It is a different one.
replay-sealed = The record’s seal matches every line.
replay-unsealed = The record’s seal does not match.
replay-download-record = Download the record
replay-download-plan = Download the plan
replay-open-plan = Open the plan in the editor

## Another way

replay-try = Try it yourself
replay-try-as = Who you play
# $moment (number): which moment
replay-play-on = Play on from move { $moment }
replay-practice = The others are played by bots, on the same plan, and you know what was known then. It is practice: nothing is rated.
# $moment (number): which moment
replay-what-if-said = What would you say at move { $moment }?
replay-what-if-ask = Ask
replay-what-if-not = Nothing of it happened.

## Learning from what one missed

replay-missed-title = Learn from what you missed
# $percent (number): how far it is
replay-missed-making = Going through the game: { $percent } %
replay-missed-failed = This cannot be shown now. Try again later.
# $number (number) of $count (number); $move (number): what had been heard until then
replay-missed-moment = Moment { $number } of { $count }, after answer { NUMBER($move, useGrouping: 0) }: this is all that you had heard.
replay-missed-press-side = Press a side on the map, or choose it here.
replay-missed-press-cell = Press a cell on the map, or choose it here.
replay-missed-cell = Cell
# $cell (text): a cell; $level (number)
replay-missed-cell-level = { $cell }, level { $level }
replay-missed-side = Side
replay-missed-who = Which player
# $what (text): a cell, a side, a player
replay-missed-mark = Mark { $what }
replay-missed-mark-first = Mark
replay-missed-next = Next
replay-missed-there = See it in the replay
# $right (number) of $count (number)
replay-missed-score = { $right } of { $count } right.
replay-missed-again = Once more
# $name (text): of a player
replay-missed-none = There is nothing to learn from here: { $name } had no moment at which something certain went unused.

## The game on one page

replay-story-title = The story of the game
replay-story-none = Nothing can be told of what was known in this game.
replay-story-moments = Moments
# $name (text): of a player; $fact (text): what was certain
replay-story-moment = { $name } could know: { $fact }
# $name (text): of a player
replay-story-missed = What { $name } missed
