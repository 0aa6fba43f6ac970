# Reports of an examination, in every form.

examiner-program = The program answers until each game is over.
# $kind (text): how it ended
examiner-last-words = { $kind ->
        [no-frame] it wrote:
       *[other] its last words on standard error:
    }
# $said (text): as the system says it
examiner-ending-not-started = It cannot be started: { $said }
# $said (text): what it wrote
examiner-ending-unreadable = No frame of 25 rows was found in what it wrote: { $said }
# $said (text): as the system says it, or the line that came
examiner-ending-away = It cannot be examined: { $said }
# $said (text): a traceback
examiner-ending-failed = The examiner itself failed: { $said }
examiner-was-not-reached = It never came up, so nothing is known of it.
# $got, $of (text): numbers
examiner-marks = Marks: { $got } of { $of }.
# $games (number): of those that were asked for
examiner-out-of-time = { $games ->
        [one] The time for the program was over after { $games } game.
       *[other] The time for the program was over after { $games } games.
    }

# Headings of tables.
examiner-heading-name = program
examiner-heading-games = games
examiner-heading-frames = frames
examiner-heading-marks = marks
examiner-heading-broken = broken
examiner-heading-not-reached = not reached
examiner-heading-program = ended
examiner-heading-rule = rule
examiner-heading-state = result
examiner-heading-says = what it says
# $kind (text), $status (number): one cell of a table
examiner-ended-short = { $kind ->
        [hangs] hangs
        [floods] floods
        [crashed] status { $status }
        [killed] signal { $status }
        [not-started] cannot be started
        [no-frame] no frame
        [away] away
        [unreadable] no frame
        [failed] not examined
       *[ended] ends too early
    }
# $state (text), $count (number): how often it was broken
examiner-state = { $state ->
        [held] held
        [broken] { $count ->
            [one] broken once
           *[other] broken { $count } times
        }
       *[not-reached] not reached
    }
# $programs (number); $name (text): of the first
examiner-page-title = { $programs ->
        [one] What was found in { $name }
       *[other] What was found in { $programs } programs
    }
examiner-page-rules = All rules
