# Books and bots that are asked for and cannot be had.
# $name (text): the one that was asked for

# $hint (phrase): core-did-you-mean or core-there-are
core-no-book = there is no rule book “{ $name }”{ $hint }
# $package (text): that brings it; $why (phrase or text)
core-book-broken = the rule book “{ $name }” of the package { $package } is broken: { $why }
core-book-left-out = the rule book “{ $name }” of the package { $package } is left out: “{ $name }” is one of Asterion's own books
# $place (text): “module:attribute”
core-not-a-book = { $place } is not a Book
# $itself (text): the name that it has
core-book-other-name = the book at { $place } calls itself “{ $itself }”

# $book (text): the title
core-no-bot = no bot “{ $name }” plays { $book }{ $hint }
core-bot-broken = the bot “{ $name }” of the package { $package } is broken: { $why }
# $why (text): what is missing
core-bot-cannot = { $name } cannot play here: { $why }
# $word (text): what was said; $known (list): strengths
core-bad-strength = “{ $word }” is neither a strength ({ LIST($known, type: "join") }) nor seconds per move such as 0.5
core-bot-dumb = the bot “{ $name }” is broken: it has no summary, or does not answer

## What a book does not have

# $book (text): the title, here and below
core-no-preset = { $book } has no preset “{ $name }”{ $hint }
core-no-sample = { $book } has no sample plan “{ $name }”{ $hint }
# $n, $last (numbers): the entry that was asked for, and the last one
core-no-entry = this game has entries 0 to { NUMBER($last, useGrouping: 0) }; there is no entry { NUMBER($n, useGrouping: 0) }
