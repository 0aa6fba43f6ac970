# What can be wrong with the record of a game.

# $line (number): of the file; $n (number): of the entry; $said (text): what was said, shortened
core-record-place = line { NUMBER($line, useGrouping: 0) }, entry { NUMBER($n, useGrouping: 0) }
core-record-place-said = { core-record-place } (“{ $said }”)

core-record-empty = the record is empty
core-record-no-header = this is not an Asterion record: its first line is not a header
# $version (text): as it is written there; $format (number): the one that is read
core-record-format = this record has format { $version }; this version of Asterion reads format { $format }
# $error (text): what the reader of data says
core-record-header-damaged = line 1, the header, is damaged: { $error }
core-record-header-unlike = line 1, the header, is not written as the table would have written it
core-record-seal-inside = line { NUMBER($line, useGrouping: 0) } is a seal, but the record continues after it
core-record-damaged = line { NUMBER($line, useGrouping: 0) } is damaged: { $error }
# $n, $says (numbers): the entry that should be there, and the one that is
core-record-out-of-place =
    line { NUMBER($line, useGrouping: 0) } should be entry { NUMBER($n, useGrouping: 0) } but says it is entry { NUMBER($says, useGrouping: 0) }: a line is missing, doubled or out of place
# $edition, $here (numbers); $book (text): the title
core-record-edition = recorded under edition { $edition } of { $book }; this program has the rules of edition { $here }
core-record-shown = recorded under edition { $edition }; shown, not checked again
core-record-promise-unchecked = the plan is the one that was promised, but the answers cannot be checked: the rules of edition { $edition } are not here, or the record no longer names its edition
core-record-broken-promise = line 1: plan, options and salt are not those that were promised
# $promise, $published (text): hashes
core-record-other-promise = not the game that was promised: this record promises { $promise }, but { $published } was published
core-record-no-opening = the record has a header but no opening
# $why (phrase)
core-record-line-1 = line 1: { $why }
core-record-plan = line 1: the plan cannot be read: { $why }
core-record-opening = the opening cannot be replayed: { $why }
# $place (phrase): core-record-place, here and below
core-record-after-the-end = { $place } comes after the end of the game
core-record-unplayable = { $place } cannot be played: { $why }
core-record-more-draws = { $place } has more draws than the rules ask for
# $says, $right (text): an event as data
core-record-event = { $place }: the record says { $says }, the rules say { $right }
# $has, $right (numbers)
core-record-events = { $place }: the record has { $has } events, the rules give { $right }
core-record-unlike = { $place } is not written as the table would have written it
# $n (number): the last entry
core-record-cut = the last line is cut off; every answer up to entry { NUMBER($n, useGrouping: 0) } was right
core-record-unfinished = every answer was right up to entry { NUMBER($n, useGrouping: 0) }, where the record stops before the game is over
core-record-no-seal = the game is over, but the seal, which is its last line, is missing
core-record-seal = the seal does not match: the file was changed after the game was over

## Dice

# $question (text): as the rules name it; $below (number)
core-dice-script-ended = the dice script has ended; “{ $question }” needs a number below { $below }
# $result (number)
core-dice-script-unfit = the dice script says { $result } for “{ $question }”, which needs a number below { $below }
core-dice-no-draw = the rules need a draw below { $below } for “{ $question }”, but the record has none there
# $asked (text), $size (number): what stands in the record
core-dice-other-draw = the rules need a draw below { $below } for “{ $question }”, but the record has one below { $size } for “{ $asked }”
core-dice-draw-unfit = the record has { $result } for “{ $question }”, which must be below { $below }
