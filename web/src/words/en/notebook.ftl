# The notebook: the player's own map, drawn by hand and by what was told.

notebook-title = Notebook
notebook-opening = opening
notebook-good = Good
notebook-close = Close
notebook-done = Done
notebook-other-window = Another window has drawn in this notebook. Its drawing stays; yours lies over it as a draft, to keep or discard.
notebook-drawing = Notebook drawing. { $here }
notebook-squared-paper = squared paper

## The row of tools

notebook-tools = Drawing tools
notebook-put-away = Close
notebook-pen = Pen
notebook-levels = Levels
# $level (number): from 1, the lowest
notebook-level = Level { $level }
notebook-level-said = Level { $level }.
notebook-wall = Wall
notebook-open = Open
notebook-side = Side
notebook-sides = Kinds of sides
notebook-cell-tool = Cell
notebook-cells = Stamps for cells
notebook-thing-tool = Thing
notebook-things = Stamps for things
# A stamp and the key that places it.
notebook-with-key = { $name } (key { $key })
notebook-rubber = Eraser
notebook-rubber-about = Erase sides and cells
notebook-how-sure = How sure
notebook-as-sure = Sure
notebook-as-maybe = Maybe
notebook-as-not = Not
notebook-more = More
notebook-undo = Undo
notebook-redo = Redo
notebook-zoom = Zoom
notebook-nearer = Zoom in
notebook-farther = Zoom out
notebook-fit = Fit
notebook-fit-about = Fit everything into the window

## How sure something is

notebook-maybe = maybe { $what }
notebook-not = not { $what }

## Places, and what stands there

notebook-the-plan = The plan
notebook-cell = column { $column }, row { $row }
notebook-cell-deep = column { $column }, row { $row }, level { $level }
notebook-where-begun = starting cell
notebook-off-right = { $by } right
notebook-off-left = { $by } left
notebook-off-down = { $by } down
notebook-off-up = { $by } up
notebook-off-above = { $by ->
    [one] { $by } level up
   *[other] { $by } levels up
 }
notebook-off-below = { $by ->
    [one] { $by } level down
   *[other] { $by } levels down
 }
notebook-number-is = number { $number }
# $edge: a wall, an exit; $side: which side of the cell
notebook-edge-on = { $side ->
    [above] { $edge } above
    [right] { $edge } to the right
    [below] { $edge } below
   *[left] { $edge } to the left
 }
notebook-here = { $place }: { $words }.
notebook-nothing-noted = nothing noted
notebook-empty = Nothing is noted here.
notebook-size = { $levels ->
    [one] The plan: { $columns } columns, { $rows } rows
   *[other] The plan: { $columns } columns, { $rows } rows, { $levels } levels
 }
notebook-player = Player { $number }
notebook-you = you
notebook-is-at = { $who } is at { $place }.
notebook-is-outside = { $who } is outside, beside { $place }.
notebook-piece-of = { $piece }, { $who }’s steps
notebook-start = start
# What is pointed at, and the answers it comes from.
notebook-known = { $count ->
    [0] { $place }: { $words }
    [one] { $place }: { $words } · answer { $numbers }
   *[other] { $place }: { $words } · answers { $numbers }
 }
notebook-legend-wall = wall
notebook-legend-maybe = maybe
notebook-legend-untried = untried
notebook-legend-lit = in your torchlight
notebook-legend-remembered = remembered

## Choosing a cell

notebook-choose = Choose a cell on the map.
notebook-chosen = Press it again, or:

## A note on a cell

notebook-note = Note
notebook-from = From what was told:
notebook-number = Number
notebook-words = Words
notebook-rub-cell = Erase cell

## What does not fit

notebook-misfit = { $place } does not fit.
# $known: whether it is known who was told of (who), only by which answer (answer), or nothing (none)
notebook-misfit-why = { $known ->
    [who] You noted: { $own }. Told of { $who }: { $told } (answer { $number }).
    [answer] You noted: { $own }. Told: { $told } (answer { $number }).
   *[none] You noted: { $own }. Told: { $told }.
 }
notebook-believe = It is { $what }
notebook-keep-own = Keep my { $what }
notebook-why = Why?
notebook-believed = It now says { $what }.
notebook-kept-own = Your { $what } stays.

## Loose pieces

notebook-pieces = Pieces of paper
notebook-plan = Plan
notebook-new-piece = + New piece
notebook-name = Name
notebook-whose = Whose steps
notebook-nobodys = nobody’s
notebook-move = Move { $piece }
notebook-move-up = Move the piece up
notebook-move-right = Move the piece right
notebook-move-down = Move the piece down
notebook-move-left = Move the piece left
notebook-level-up = Level up
notebook-level-down = Level down
notebook-throw = Delete
notebook-thrown = { $piece } is deleted; undo brings it back.
notebook-drag = Drag it by its name over the plan or over another piece, and glue it there.
notebook-your-walk = your walk
notebook-their-walk = { $who }’s walk
notebook-places-left = { $places ->
    [0] fits nowhere
    [one] { $places } place left
   *[other] { $places } places left
 }
notebook-begun = { $piece } added.
# $over: the pieces it lies over; $pieces (number): how many; $against (number): contradictions
notebook-carried = { $pieces ->
    [0] Over nothing.
   *[other] { $against ->
        [0] Over { $over }: no contradictions.
        [one] Over { $over }: { $against } contradiction.
       *[other] Over { $over }: { $against } contradictions.
    }
 }
notebook-plan-stays = The plan stays where it is; choose a piece first.
notebook-put-back = Put back.

## Gluing

notebook-glue = Glue…
notebook-glue-about = Glue pieces
notebook-no-pieces = There are no loose pieces.
notebook-glue-how = A place counts if nothing on the piece contradicts the plan. Drag the piece by its name to try a place.
notebook-glue-at = Glue { $piece } with its first cell on { $place }
notebook-choose-piece = Show { $piece }
notebook-under-plan = the plan
notebook-over = { $agreements ->
    [0] Over { $under }: no agreements,
    [one] Over { $under }: { $agreements } agreement,
   *[other] Over { $under }: { $agreements } agreements,
 }
notebook-against = { $against ->
    [0] no contradictions.
    [one] { $against } contradiction.
   *[other] { $against } contradictions.
 }
notebook-between = between { $one } and { $other }
notebook-here-there = { $where }: { $upper } here, { $lower } there
notebook-off-plan = not a cell of the plan
notebook-more-such = and { $more } more
# $pieces (number): how many pieces fit in one place only
notebook-glue-only = Glue the pieces with only one place left ({ $pieces })
notebook-glue-right = Glue, { $which } is right
notebook-glue-to = Glue to { $under }
notebook-contradict = They contradict each other; choose whose marks stay.
notebook-glued = { $piece } is glued to { $to }.

## Drafts

notebook-drafts = Drafts
notebook-drafts-about = What if? Draw it on a draft, lay drafts side by side, and keep the one that proves true.
notebook-draft-name = Draft { $number }
notebook-draft-called = Name of the draft
notebook-suppose = + Suppose something
notebook-draw-on = Draw on { $layer }
notebook-show = Show { $layer }
notebook-shown = shown
notebook-keep = Keep
notebook-drop = Discard
notebook-keep-draft = Keep { $layer }: it is true
notebook-drop-draft = Discard { $layer }

## Taken along

notebook-take-along = Take a copy
notebook-print = Print
notebook-save-svg = Save as SVG
notebook-save-png = Save as PNG

## What the drawing says aloud

notebook-nothing-to-undo = There is nothing to undo.
notebook-undone = Undone.
notebook-nothing-to-redo = There is nothing to redo.
notebook-redone = Redone.
notebook-plan-ends = The edge of the plan.
notebook-rubbed-out = erased
notebook-stamp-gone = no { $what }
notebook-nothing-to-rub = There is nothing on “{ $layer }” to erase here.
notebook-which-flow = The flow: which way?

## Keys

notebook-keys = Keys
notebook-describe = Describe the notebook in words
notebook-key-move = arrows, h j k l
notebook-key-move-does = move the cursor
notebook-key-edge = Shift + arrow
notebook-key-edge-does = the side that way: wall, no wall, maybe, exit, none
notebook-key-stamp = Space
notebook-key-stamp-does = the chosen stamp, on or off
notebook-key-say = .
notebook-key-say-does = start here, or step here
notebook-key-flow = f, then arrow
notebook-key-flow-does = the flow of a river
notebook-key-sure = q
notebook-key-sure-does = sure, maybe, not
notebook-key-number = n
notebook-key-number-does = a number; Enter: words
notebook-key-rub = Delete
notebook-key-rub-does = erase the cell
notebook-key-piece = [ and ]
notebook-key-piece-does = previous piece, next piece
notebook-key-carry = v
notebook-key-carry-does = pick up the piece: arrows move it, Enter puts it down, Esc puts it back
notebook-key-undo = u, r
notebook-key-undo-does = undo, redo
notebook-key-level = < and >
notebook-key-level-does = one level down, up
notebook-key-zoom = +, -, 0
notebook-key-zoom-does = zoom in, zoom out, fit

## What was drawn, and whether it is kept

notebook-kept = saved
notebook-not-yet-kept = not saved yet
# $why (text): a sentence
notebook-not-kept = not saved: { $why }
notebook-not-taken = The server did not accept it.
notebook-steps = Steps
notebook-my-notes = My notes
notebook-from-other-window = From the other window
# $mark (text): a letter
notebook-piece = Piece { $mark }
# $size, $most (number): KiB
notebook-too-large = This notebook has { $size } KiB; at most { $most } can be saved. Delete a layer or a piece.

## The assistant, where the table agreed on it

notebook-assistant = What follows
notebook-assistant-shown = Draw what is certain in ink, and what is possible in pencil
notebook-assistant-wrong = A note does not fit
# $about (text): a cell or a side; $noted, $proved (text): what stands there, what is certain
notebook-assistant-misfit = Your note on { $about } ({ $noted }) contradicts what you were told: it is { $proved }.
notebook-assistant-why = Why?
notebook-assistant-thinks = Thinking…
# $words (text): a clause without its full stop
notebook-assistant-so = It is certain that { $words }, because
# $words: a fact; its argument follows
notebook-assistant-argued = It is certain that { $words }.
