# Plans: those that this browser has, and the desk on which one is drawn.

plans-title = Plans
plans-about = A plan is the map that the game master keeps secret. Draw one for the others, or generate a random one, and open a table with it. Nobody but you sees it until you share it or the game is over.
plans-new = New plan
plans-begun = Drafts, not saved yet
plans-nameless = Untitled
# $book (text): the title of a book; $day (text): a date
plans-drawn = { $book }, drawn { $day }
plans-throw-away = Delete
plans-throw-away-sure = Delete for good
plans-kept-title = Saved on the server
plans-kept = { $book }, saved { $day }
plans-kept-shared = { $book }, saved { $day }, shared
plans-none = Nothing yet. Plans that you save are stored on the server; only this browser has the key to them.

## The desk

plans-plan = A plan
# $book (text): the title of a book
plans-plan-of = A plan of { $book }
plans-draft = This is your draft; continue where you left off.
plans-back-to-kept = Back to the saved plan
plans-anew = Start over
plans-fetching = Loading the plan…
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
plans-waits = The picture is shown once the text can be drawn: { $why }
plans-text-only = This book’s plans are drawn as text.
plans-text = The text
plans-checked-for = Checked for
plans-defaults = the book’s defaults
plans-players = Players
plans-drawing-text = The drawing as text
plans-you-draw = You draw: <b>{ $name }</b>
plans-by-chance = Random plan
plans-by-chance-busy = Drawing…
plans-settings = Size and contents
plans-size = Size
plans-size-north = Size: north edge
plans-size-east = Size: east edge
plans-size-south = Size: south edge
plans-size-west = Size: west edge
plans-north = north
plans-east = east
plans-south = south
plans-west = west
plans-more-north = Add a row at the top
plans-more-east = Add a column on the right
plans-more-south = Add a row at the bottom
plans-more-west = Add a column on the left
plans-less-north = Remove the top row
plans-less-east = Remove the right column
plans-less-south = Remove the bottom row
plans-less-west = Remove the left column

## The picture, for anyone who hears it

plans-tiles-keys = The plan as a picture: arrow keys move, Space paints, Shift + arrow paints on
plans-walls-keys = The plan as a picture: arrow keys move, Space stamps, Shift + arrow changes a wall
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

plans-validator = Problems
plans-good = No faults: this plan can be played.
plans-good-advice = This plan can be played; see the advice below.
plans-faults = { $n ->
        [one] One fault.
       *[other] { $n } faults.
    }
plans-line = line { $n }
plans-looking = Checking…
plans-advice = Advice:
plans-fault = Fault:

## Keeping and playing it

plans-keep-and-play = Save and play
plans-keep = Save
plans-is-kept = Saved
plans-share = Share a link
plans-open-table = Open a table with it
plans-play = Play it now
plans-link = Link to the plan
plans-copy = Copy
plans-said-kept = Saved. Its key is in this browser.
plans-said-shared = Anyone with this link can see the plan.
plans-said-copied = Link copied.
plans-said-copy = Copy the link from the field.
