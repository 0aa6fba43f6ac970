# What every page shares: the frame around it, and words that recur.

common-asterion = Asterion
common-skip = Skip to the content
common-pages = Pages
common-play = Play
common-daily = Daily
common-puzzles = Puzzles
common-plans = Plans
common-account = Your account
common-light = Light colours
common-dark = Dark colours
common-language = Language
common-spoken-of = Refer to me as
common-spoken-of-none = no preference
common-spoken-of-she = “she”
common-spoken-of-he = “he”

common-nothing-here = Nothing here
common-no-page = There is no page at this address.
common-no-page-hint = Part of the link may be missing. You can find every game, puzzle and plan on the home page.
common-not-loaded = This part of the page could not be loaded; try again when you are connected.
common-to-first-page = Home page

# $page (text): what is shown, in the title of the window
common-titled = { $page } · { common-asterion }
common-you-play-as = You play as
common-open-table = Open a table
common-rules = Rules
# $book (text): the title of a book
common-rules-of = Rules of { $book }
common-learn = Learn
common-replay = Replay
common-back = Back
common-go-on = Continue
common-try-again = Try again
common-yes = yes
common-no = no

common-not-yours = This belongs to another browser and opens only there.
common-unreached = The server cannot be reached right now.
# $status (text): the number of an HTTP answer
common-answered = The server answered with status { $status }.

# $n (number): which, from 1
common-player = player { $n }
common-to-table = To the table
common-key-home = Home
common-key-end = End
common-key-space = Space

## Options

common-random = random
common-whole-number = enter a whole number
common-at-least = at least { $n }
common-at-most = at most { $n }
