# What is known of a labyrinth: clauses without a full stop, since other sentences hold them.
# $cell, $beside, $to (text): cells by their names

# $kind (phrase): labyrinth-kind
knowledge-kind-is = { $cell } is { $kind }
# $stands (yes or no)
knowledge-wall =
    { $stands ->
        [true] there is a wall between { $cell } and { $beside }
       *[false] there is no wall between { $cell } and { $beside }
    }
# $way (phrase): up, right, down, left; $there (yes or no)
knowledge-exit =
    { $there ->
        [true] there is an exit { $way } from { $cell }
       *[false] there is no exit { $way } from { $cell }
    }
# $open (yes or no): one can walk out there now
knowledge-exit-open =
    { $open ->
        [true] there is a way out { $way } from { $cell }
       *[false] there is no way out { $way } from { $cell }
    }
knowledge-flow = the river on { $cell } flows { $way } to { $beside }
knowledge-pit-leads = the pit on { $cell } leads to { $to }
# $who (text), $whoIs: the player
knowledge-player-outside =
    { $whoIs ->
        [you] you are outside, { $way } of { $cell }
       *[other] { $who } is outside, { $way } of { $cell }
    }
# $lies (yes or no)
knowledge-treasure =
    { $lies ->
        [true] a treasure lies on { $cell }
       *[false] no treasure lies on { $cell }
    }
knowledge-landmine = a set landmine lies on { $cell }

## Why something is certain

# $request (phrase): the move that was asked for; $answer (phrase): a sentence
knowledge-answered = “{ $request }”: { $answer }

## How much is certain

# $known (number) of $of (number)
knowledge-cells-known = { $known } of { $of } cells
knowledge-cells-by-answer = Cells that were certain, by answer
knowledge-sides-known = { $known } of { $of } sides between two cells
