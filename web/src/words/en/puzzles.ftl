# The page's words: puzzles.

puzzles-title = What is certain?
# $number (number): of the puzzle
puzzles-of-the-day = Puzzle of the day · { NUMBER($number, useGrouping: 0) }
puzzles-number = Puzzle { NUMBER($number, useGrouping: 0) }
# $hardness: easy, medium or hard
puzzles-hardness = { $hardness ->
    [easy] easy
    [medium] medium
   *[hard] hard
}
puzzles-shown = What the map shows
puzzles-show-proof = The proof
puzzles-show-heard = Your path
# $n (number): which of them
puzzles-show-fits = Another plan that fits: { $n }
puzzles-map = The labyrinth, as far as you have walked
puzzles-made = Making the puzzle…
puzzles-failed = The puzzle cannot be shown right now.
puzzles-agreed = Rules agreed
# $name: the other player
puzzles-heard = What you and { $name } said, and the answers
puzzles-your-answer = Your answer
puzzles-tap = Choose the cell on the map.
# $answer: the one that is certain
puzzles-right = Right: { $answer }.
puzzles-wrong = That is not certain. This is: { $answer }.
# $time: minutes and seconds
puzzles-time = in { $time }
# $days (number): on which the puzzle of the day was solved, without a gap
puzzles-streak =
    { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
puzzles-next = Next puzzle
puzzles-proof = The proof
# $fact: what is certain, a clause
puzzles-so = So { $fact }.
puzzles-fits = Everything in blue is uncertain. Both plans fit every answer, and what was asked is the same in both.
# The answers of a proof, after its argument
puzzles-rests-on = The answers that it rests on
