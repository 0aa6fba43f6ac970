# `asterion audit`

commands-help-audit =
    Report how each text player in RECORDS answered: moves, moves that were not allowed,
    answers without a move, retries, forfeits, and the time they took.

    The answers are saved beside a record: game.answers.jsonl belongs to game.jsonl. A ghost is a move
    in the record that its player never said; there should be none, and the exit status is 1 if
    there is one.
    .summary = Report how text players answered in recorded games.
commands-option-audit-answers = The answers, if they are not beside the record.
commands-audit-one = --answers is for one record
# $path (text); $why (text): “line 3: …”
commands-audit-unreadable = { $path } is not a file of answers: { $why }
# $name (text); $moves (number)
commands-audit-moves = { $name }: { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }; no answers were saved
# $name (text); $moves, $illegal, $unreadable, $retries, $forfeits, $ghosts, $lost (numbers)
# $kinds (text): “prose 2, several 1”; $seconds (text): a number
commands-audited = { $name }: { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, { $illegal } not allowed, { $unreadable } unreadable{ $unreadable ->
        [0] {""}
       *[other] {" "}({ $kinds })
    }, { $retries ->
        [one] { $retries } retry
       *[other] { $retries } retries
    }, { $forfeits ->
        [one] { $forfeits } forfeit
       *[other] { $forfeits } forfeits
    }, { $ghosts ->
        [one] { $ghosts } ghost
       *[other] { $ghosts } ghosts
    }, { $lost } lost, { $seconds } s
