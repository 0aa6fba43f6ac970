# `asterion puzzle`

# $number (number): of the puzzle; $lines (number): how long its proof is
commands-puzzle = What is certain? Puzzle { NUMBER($number, useGrouping: 0) }, a proof of { $lines } lines.
# $choices (list): what can be answered
commands-puzzle-choices = Answer one of: { LIST($choices, type: "join") }.
commands-puzzle-not-one = “{ $said }” is not one of the answers.
commands-puzzle-right = That is right.
commands-puzzle-wrong = That is not certain.
# $fact (phrase): a clause without a full stop; the lines of the proof follow
commands-puzzle-because = It is certain that { $fact }, because

commands-option-number = A puzzle other than today's.
commands-help-puzzle =
    A labyrinth, some answers, one question: what is certain?

    The puzzle of the day is the same for everyone. It is made while you wait, which may take some seconds.
    .summary = What is certain? A puzzle, and its proof.
