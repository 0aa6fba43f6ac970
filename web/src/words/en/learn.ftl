# Rules and lessons: what stands around them.

learn-look-for = Search
learn-look-for-what = a word or a number
learn-as-agreed-in = Options of
learn-defaults = the book’s defaults
learn-by-playing = Learn by playing
learn-chapters = Chapters
learn-how-to-say = How to say it
# $n (number): how many rules were found
# $looked (text): what was looked for
learn-found =
    { $n ->
        [0] No rules
        [one] One rule
       *[other] { $n } rules
    } with “{ $looked }”.
# Shown in a language that has no texts of rules
learn-rules-in-english = The rule texts are in English.
learn-commands = The commands
learn-fetching = Loading the book…
# $number (text): L12
learn-rule = Rule { $number }

## A lesson

# $book (text): its title
learn-title = Learn { $book }
learn-laying-out = Setting up the game…
learn-no-lesson = There is no lesson for this book yet; read its <link>rules</link>.
learn-the-lesson = The lesson
learn-is-over = The lesson is over
# $step (number): the step that one is at
# $steps (number): how many there are
learn-step = Step { $step } of { $steps }
learn-begin-again = Start over
learn-read-on = Show more
learn-fold = Show less
learn-strayed = That was a different move
learn-strayed-more =
    It was a valid move, and the master has answered it. The lesson goes another way: return to where you left it, or play on from here.
learn-cut = The game is over
# $reason (text): how the game ended
learn-cut-more = { $reason }. Start over to see the rest of the lesson.
learn-take-up = Back to the lesson
learn-begin-lesson = Restart the lesson
learn-try = Try
learn-skip = Skip this step
learn-play = Play a real game
learn-all-rules = All the rules

# $name (text): of the plan
learn-plan-figure = A sample plan: { $name }
