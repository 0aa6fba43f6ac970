# `asterion puzzle`

# $number (number): of the puzzle; $hardness: easy, medium or hard
commands-puzzle = What is certain? Puzzle { NUMBER($number, useGrouping: 0) }, { $hardness ->
    [easy] easy
    [medium] medium
   *[hard] hard
}.
# $name (text): who you are; $cell (text): where you begin
commands-puzzle-start = You are { $name } and start on { $cell }. You see no one, but hear every answer.
# $choices (list): what can be answered
commands-puzzle-choices = Your answer, one of: { LIST($choices, type: "join") }.
commands-puzzle-not-one = “{ $said }” is not one of the answers.
commands-puzzle-right = Right.
commands-puzzle-wrong = That is not certain.
# $fact (phrase): a clause without a full stop; the lines of the proof follow
commands-puzzle-because = It is certain that { $fact }, because

commands-option-number = A puzzle other than today's.
commands-help-puzzle =
    A labyrinth, some answers, one question: what is certain?

    The puzzle of the day is the same for everyone. It is made while you wait, which may take a few seconds.
    .summary = What is certain? A puzzle, and its proof.
