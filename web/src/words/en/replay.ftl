# A finished game again.

# $book (text): its title
replay-of = Replay of { $book }
replay-not-over = This game is not over yet; until then everyone sees only what they were told.
replay-fetching-record = Fetching the record…
replay-fetching-told = Fetching what was told…
# $names (list): who played
replay-players = { LIST($names, type: "join") }.
# $winners (list): their names
replay-won-by = Won by { LIST($winners) }.

## Whose chair, and which moment

replay-whose = Whose knowledge is shown
replay-master = The master, with the plan
replay-the-master = the master
replay-public = The public
# $whose (text): a name, or one of the two above
replay-board = The board: { $whose }
replay-no-board-public = The public is shown no board.
replay-no-board = There is no board yet.
# $moment, $last (number): which moment, of how many
replay-moment = { $moment } of { $last }
# $said (text): who said what, as replay-said has it
replay-moment-said = { $moment } of { $last }, { $said }
replay-opening = 0 of { $last }, the opening
# $who (text): a name
# $text (text): the command as it was given
replay-said = { $who }: { $text }

replay-moment-of-game = Moment of the game
replay-to-beginning = To the beginning
replay-back = One step back
replay-on = One step on
replay-to-end = To the end
replay-play = Play
replay-stop = Stop
replay-speed = Speed
replay-keys =
    <key>←</key> <key>→</key> step, <key>Space</key> plays, <key>Home</key> and <key>End</key> go to the beginning and the end. Every chair stands at the same moment of the game; a step goes to the next one at which the chair you sit on heard something.

replay-copy-link = Copy a link to this moment
replay-link-copied = The link is copied.
replay-film = Save the last moves as an animated picture
# $done, $all (number): of the frames
replay-filming = Drawing { $done } of { $all }…
# $frames (number): how many moments it shows
replay-film-saved = { $frames ->
    [one] Saved: one moment, as this chair saw it.
   *[other] Saved: { $frames } moments, as this chair saw them.
}
replay-film-failed = This browser could not draw the picture.
replay-film-nothing = There is no picture to save at these moments.

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
replay-curve = What each player could prove, by moments
# $who (text): a name; $proved, $noted (text): percent of the plan
replay-proved = { $who } could prove { $proved }
replay-proved-noted = { $who } could prove { $proved } and noted { $noted }
replay-proofs = What could be proved
# After a name. $percent (number): of the plan
replay-could-known = could prove { $percent } % of the plan, and where they stood.
replay-could-lost = could prove { $percent } % of the plan, but not where they stood.
replay-could-none = could prove { $percent } % of the plan.
# $who (text): a name
replay-could-have = What { $who } could have known
# $fact (text): a clause without its full stop
replay-found = from here on: { $fact },
replay-found-place = again: { $fact },
replay-found-news = then: { $fact },
# $numbers (list) of answers, $count of them; $rules (list), $ruled of them
replay-by = by { $count ->
    [0] the rules
    [one] answer { LIST($numbers) }
   *[other] answers { LIST($numbers) }
}{ $ruled ->
    [0] {""}
    [one] { " " }and rule { LIST($rules) }
   *[other] { " " }and rules { LIST($rules) }
}
replay-blind = The decisive blindness
# $n (number): of an answer; $answers (number): how long it went on
# $won (yes or no): somebody else won; else nobody did
replay-blind-says = From answer { $n } on { $who } could have known a way out. The game went on for { $answers } more, and { $won ->
    [true] somebody else won
   *[false] nobody won
}.
# Who had only to go, for so many answers
replay-blind-reach = From answer { $n } on { $who } knew where there was enough treasure and an exit. It stayed so for { $answers ->
    [one] one answer
   *[other] { $answers } answers
}, and { $who } did not win.
# $name (text): a cell, or a side of one
replay-note-of = What is known of { $name }
replay-noted-wrong = { $name }, noted wrong
replay-nothing-told = nothing
replay-provable-since = since answer { $n }
replay-not-provable = not yet
replay-noted-sure = { $what }
replay-noted-maybe = maybe { $what }
replay-noted-not = not { $what }
replay-why = Why?
replay-no-why = The reasons cannot be shown just now.
replay-close = Close

## Moments worth seeing
## $move (number): which moment
## $who (text): a name

replay-highlights = Moments worth seeing
replay-highlight-treasure = { $move }: a treasure ({ $who })
replay-highlight-wound = { $move }: a wound ({ $who })
replay-highlight-death = { $move }: a death ({ $who })
replay-highlight-blast = { $move }: a blast or a shot ({ $who })
replay-highlight-journey = { $move }: carried elsewhere ({ $who })
replay-highlight-contradiction = { $move }: a note of { $who } contradicts what they were told
replay-highlight-win = { $move }: { $who } wins

## Notebooks

replay-notebooks = Their notebooks at this moment
replay-whose-notebook = Whose notebook
# $who (text): a name
replay-nothing-drawn = { $who } had drawn nothing yet.
replay-no-notebooks = The notebooks could not be loaded; everything else works.

## The promise

replay-promise = The promise
replay-promise-kept = The plan is the one promised at the start.
replay-promise-broken = The plan is NOT the one promised at the start.
# $when (text): a date and a time
replay-promised-noted = Promised at the start: noted by this browser { $when }, before the game was over
replay-promised-told = Promised at the start: as the server tells it now, since this browser was not there
replay-computed = Computed here, from plan, options and salt
# $promised (text): the promise, 64 digits
replay-promised-another = The server now says that it promised a different one: { $promised }
replay-by-hand = Did you write it down yourself?
replay-put-here = Enter it here:
replay-same = It is the same.
replay-another = It is a different one.
replay-sealed = The record’s seal fits every line of it.
replay-unsealed = The record’s seal does not fit it.
replay-download-record = Download the record
replay-download-plan = Download the plan
replay-open-plan = Open the plan in the editor
