# Plans: those that this browser has, and the desk on which one is drawn.

plans-title = Plans
plans-about = A plan is the map that the game master keeps secret. Draw one for the others, by hand or by chance, and open a table with it. Nobody sees it but you, until you share it or the game is over.
plans-new = A new plan
plans-begun = Begun, not yet kept
plans-nameless = Without a name
# $book (text): the title of a book; $day (text): a date
plans-drawn = { $book }, drawn { $day }
plans-throw-away = Throw away
plans-throw-away-sure = Really throw it away
plans-kept-title = Kept on the server
plans-kept = { $book }, kept { $day }
plans-kept-shared = { $book }, kept { $day }, shared
plans-none = Nothing yet. A plan that you keep is stored on the server; only this browser has the key to it.

## The desk

plans-plan = A plan
# $book (text): the title of a book
plans-plan-of = A plan of { $book }
plans-draft = This is your draft; go on where you left off.
plans-back-to-kept = Back to the kept plan
plans-anew = Start anew
plans-fetching = Fetching the plan…
plans-undo = Undo
plans-redo = Redo
plans-open-file = Open a file
plans-download = Download
plans-picture = The picture
plans-storeys = { $storey }s
plans-storey = { $storey } { $n }
plans-how-walls = Press a cell to draw what is chosen above; press between two cells for a wall, at the edge for an exit.
plans-how-dots = A dot is something that lies there; the last lines of the text say what.
# $why (text): what is wrong with the text
plans-waits = The picture waits until the text can be drawn: { $why }
plans-text-only = This book’s plans are drawn as text.
plans-text = The text
plans-checked-for = Checked for
plans-defaults = the book’s own defaults
plans-players = Players
plans-drawing-text = The drawing as text
plans-you-draw = You draw: <b>{ $name }</b>
plans-by-chance = Draw one by chance
plans-by-chance-busy = Drawing…
plans-settings = How large, and what is in it
plans-size = Size
plans-size-north = Size: north
plans-size-east = Size: east
plans-size-south = Size: south
plans-size-west = Size: west
plans-north = north
plans-east = east
plans-south = south
plans-west = west
plans-more-north = One more in the north
plans-more-east = One more in the east
plans-more-south = One more in the south
plans-more-west = One more in the west
plans-less-north = One fewer in the north
plans-less-east = One fewer in the east
plans-less-south = One fewer in the south
plans-less-west = One fewer in the west

## The picture, for whoever hears it

plans-tiles-keys = The plan as a picture: arrow keys move, space paints, Shift and an arrow paint on
plans-walls-keys = The plan as a picture: arrow keys move, space stamps, Shift and an arrow change a wall
plans-place = column { $column }, row { $row }
# $place (text): a cell; $what (text): what is there
plans-at = { $place }: { $what }
plans-empty = empty
plans-no-cell = no cell
plans-no-wall = no wall
plans-above = above { $wall }
plans-right = right { $wall }
plans-below = below { $wall }
plans-left = left { $wall }

## What the validator says

plans-validator = What the validator says
plans-good = No faults: this plan can be played.
plans-good-advice = It can be played, but there is advice.
plans-faults = { $n ->
        [one] One fault.
       *[other] { $n } faults.
    }
plans-line = line { $n }
plans-looking = Checking…
plans-advice = Advice:
plans-fault = Fault:

## Keeping and playing it

plans-keep-and-play = Keep and play
plans-keep = Keep it
plans-is-kept = Kept
plans-share = Share a link
plans-open-table = Open a table with it
plans-play = Play it now
plans-link = Link to the plan
plans-copy = Copy
plans-said-kept = Kept. Its key is in this browser.
plans-said-shared = Whoever has this link can see the plan.
plans-said-copied = The link is copied.
plans-said-copy = Copy the link from the field.
