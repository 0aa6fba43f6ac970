### What the master says at a table of Labyrinth.
###
### $who, $whoIs: the player it is about, by name, and what they are to the listener.

## The course of the game

# $columns, $rows, $moves, $rounds (number)
# $healing (limited, unlimited): whether the moves to heal are counted
labyrinth-began =
    The labyrinth fits into { $columns } columns and { $rows } rows; { $healing ->
        [unlimited] unlimited moves
       *[limited] { labyrinth-moves }
    } to heal; { $rounds ->
        [one] { NUMBER($rounds, useGrouping: 0) } round
       *[other] { NUMBER($rounds, useGrouping: 0) } rounds
    } with no changes are a draw.
# $cell (text): a name such as b3
labyrinth-chose-start = { $who } would like to start on { $cell }.
# $cell (text); $kind: a kind of cell, see labyrinth-kind
labyrinth-cell-told = { $who } asks about { $cell }: { labyrinth-kind }.
labyrinth-voided = The choices are void; every player picks a new cell.
# $why (list): labyrinth-voided-why
labyrinth-voided-by = The choices are void, because { LIST($why) }: every player picks a new cell.
# $why (same, treasure, inaccessible, near)
labyrinth-voided-why =
    { $why ->
        [same] two players chose the same cell
        [treasure] a treasure lies on a cell that was chosen
        [inaccessible] a river rises on a cell that was chosen
       *[near] a cell that was chosen is next to a treasure or at an exit
    }
labyrinth-confirmed = The start cells are confirmed.
# $clauses (list): labyrinth-is-placed, and what happened there
labyrinth-placed = { LIST($clauses, type: "join") }.
labyrinth-is-placed = { $who } is { labyrinth-place }
# $round (number)
labyrinth-turn-began = Round { NUMBER($round, useGrouping: 0) }: it is { $who }'s turn.
# $order (true, false): whether they can ask for a new cell
# $whoIs: with $whoGender, which languages with genders need; here and below
labyrinth-told-wounded =
    { $order ->
        [true] { $who } is wounded and can ask for a new cell.
       *[false] { $who } is wounded.
    }
# $whoIs
labyrinth-died = { $who } is dead.
# $whoIs
labyrinth-lost = { $who } is lost.
# $request (phrase): a move, see requests.ftl
labyrinth-asked = { $who }: { CAPITAL($request) }.
labyrinth-skipped = { $who } skips.
# $answer (phrase): what the end of the turn brought
labyrinth-skipped-and = { $who } skips. { $answer }
# $cell (text)
labyrinth-showed-cell = { $who } shows the cell { $cell }.
# $ranks (list): which treasures lie there
labyrinth-choice-asked = { $who }, which treasure would you like: the { LIST($ranks, type: "join") } one?
labyrinth-choice-asked-old =
    { $who }, which treasure would you like: the old one, the { LIST($ranks, type: "join") } one?
labyrinth-choice-asked-two = { $who }, which treasure would you like: the old or the newly found one?
# $rank (phrase): labyrinth-rank
labyrinth-chose = { $who } takes the { $rank } treasure.
# $parts (list): see “How it stands with a player”
labyrinth-status-told = { CAPITAL(LIST($parts, type: "join")) }.
# $moves (phrase): labyrinth-recalled or an answer, one after the other
labyrinth-recalls = { $who } said: { $moves }
# $request, $answer (phrase)
labyrinth-recalled = “{ CAPITAL($request) }” - { $answer }
# $n (number): rounds
labyrinth-counted = { CAPITAL(labyrinth-rounds) } with no changes that everyone knows of.
labyrinth-declared = { CAPITAL(labyrinth-rounds) } with no changes.
labyrinth-rounds =
    { $n ->
        [one] { labyrinth-number } round
       *[other] { labyrinth-number } rounds
    }
labyrinth-play-on = Play on.
# $moves (number)
labyrinth-alone =
    { $who } is the last survivor and has { labyrinth-moves } to bring out the true treasure.
labyrinth-resigned = { $who } resigns.
labyrinth-flagged = { $who } has run out of time and lost.
labyrinth-break-taken = { $who } takes a five-minute break.
labyrinth-break-held = The table takes a five-minute break.
# $yes (true, false)
labyrinth-break-voted =
    { $yes ->
        [true] { $who } votes for a break.
       *[false] { $who } votes against a break.
    }
labyrinth-break-voted-master =
    { $yes ->
        [true] The master votes for a break.
       *[false] The master votes against a break.
    }
labyrinth-clock-started = { $who } has one minute to move.
labyrinth-clock-called = { $who } has one minute to move once the break is over.
labyrinth-break-ended = The break is over.

labyrinth-ended-treasure =
    { $who } has carried out the true treasure and wins! { $who } may make the next labyrinth.
labyrinth-ended-survivor = { $who } is the last survivor and wins. { $who } may make the next labyrinth.
labyrinth-ended-lost-treasure = The true treasure is lost for ever - game ends with a draw!
labyrinth-ended-nobody-left = Nobody is left - game ends with a draw!
labyrinth-ended-skipped = All players skipped their moves - game ends with a draw!
labyrinth-ended-nstop = Too many rounds with no changes - game ends with a draw!
# $n (number): rounds
labyrinth-ended-rounds = { CAPITAL(labyrinth-rounds) } with no changes - game ends with a draw!
labyrinth-ended-survivor-failed = The treasure was not brought out in time - game ends with a draw!

## What only the master hears

# $answer (phrase)
labyrinth-truth = What really happened to { $who }: { $answer }
labyrinth-stood-nowhere = { $who } is no longer in the labyrinth.
# $cell (text)
labyrinth-stood = { $who } is on { $cell }.
# $cell (text); $way: see labyrinth-way
labyrinth-stood-outside = { $who } is outside, { labyrinth-way } of { $cell }.
# $standing (phrase); $true (true, false): whether they have the true treasure
labyrinth-fared =
    { $who }: { $standing }{ $true ->
        [true] , the true one.
       *[false] .
    }
# $cell (text); $lying (phrase): labyrinth-lying
labyrinth-lay = On { $cell } there is now { $lying }.
# $things (phrase); $true (true, false): one of them is the true treasure; $n (number): set mines
labyrinth-lying =
    { $things }{ $true ->
        [true] {" "}(the true one)
       *[false] {""}
    }{ $n ->
        [0] {""}
        [one] , and { labyrinth-number } landmine set
       *[other] , and { labyrinth-number } landmines set
    }
# $cell (text); $way: see labyrinth-way
labyrinth-wall-gone = The { labyrinth-way } wall of { $cell } is gone.
