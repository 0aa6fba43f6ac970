# What the referee says itself, whatever the book.

# $text (text, or a phrase where a program ruled in the master's name)
core-ruled = The master rules: { $text }

## Rulings of a program in the master's name; English as core/referee/rulings.py has it, and every record

core-ruling-assistant-own = Everybody may ask the assistant what is certain; it uses a player's own answers only.
core-ruling-assistant-everything = Everybody may ask the assistant what is certain; it uses all that a player was told.
core-ruling-assistant-odds = Everybody may ask the assistant what is certain, and for odds; it uses all that a player was told.
core-ruling-closed = Whoever runs this server has closed the table.
# $name (text): of the player whose seat it is
core-ruling-bot-plays = a bot plays on for { $name }
core-ruling-plays-again = { $name } is back, and plays instead of the bot
core-ruling-new-link = { $name }'s seat has a new link, given by the host
core-ruling-comes-back = { $name } comes back with a new link, given by the host
# $name (text); $names (list): who agreed
core-ruling-master-agreed-back = { $name } comes back with a new link, as the master agreed
core-ruling-agreed-back = { $name } comes back with a new link, as { LIST($names) } agreed
# $move (text): the number of a move; $game (text): by which the game is known
core-ruling-played-on = Played on for practice, from move { $move } of game { $game }.
# $hours, $seconds, $days (number); $player (number): of the seat, from 1; $name (text): who sits there;
# $names (list): of one player. As in the record, where a clock reads it
core-ruling-more-hours = { $hours } more hours for player { $player }, { $name }, given by { LIST($names) }
core-ruling-more-seconds = { $seconds } more seconds for player { $player }, { $name }, given by { LIST($names) }
core-ruling-holiday = days of holiday: { $days }, for player { $player }, { $name }
core-ruling-holiday-over = no more holiday for player { $player }, { $name }

## Names of players

core-name-spaces = a name is one or more words with single spaces between them

# $most (number): of characters
core-name-length = a name can have at most { $most } characters

# $name (text): with a mark for each character that cannot be seen
core-name-characters = the name “{ $name }” contains a character that names cannot have

# $name (text)
core-name-reserved = the name “{ $name }” is reserved

# $name (text)
core-name-taken = the name “{ $name }” is taken

# $name (text): who was meant; $names (list): who is here
core-nobody-called = nobody here is called “{ $name }”; there are: { LIST($names, type: "join") }

## What cannot be understood or done

core-no-undo = there is no undo: what you have heard cannot be unheard

# $command (phrase or text): what cannot be taken back
core-sure = “{ $command }” cannot be taken back; say yes to do it
core-sure-no = nothing was done

core-nothing-said = you said nothing; say help to see the commands

# $said (text): what was said, shortened
core-not-understood = “{ $said }” is not understood; say help to see the commands

# $said (text): what was said, shortened; $close (text): the command that is nearest to it
core-not-understood-but = “{ $said }” is not understood; did you mean “{ $close }”?

core-earlier-question = that answers an earlier question; look at the new one, and say it again

# $most (number): of characters
core-command-length = a command can have at most { NUMBER($most, useGrouping: 0) } characters

# $word (text): “rule:”
core-ruling-empty = say the ruling after “{ $word }”

# $seat (number)
core-no-seat = there is no seat { $seat } at this table

# $book (text): the title; $players (number): how many there are
# $few, $many (numbers): how many there may be
core-players = { $book } is for { $few } to { $many } players, not { $players }

# $book (text): the title; $players (number): how many there are
# $wanted (number): how many there must be
core-players-exactly =
    { $wanted ->
        [one] { $book } is for { $wanted } player, not { $players }
       *[other] { $book } is for { $wanted } players, not { $players }
    }

## The vote on options

# $book (text): the title
core-no-vote = { $book } has no vote on its options

# $name (text): of an option
core-vote-agreed = “{ $name }” is fixed when a table is opened; you cannot vote on it
core-vote-planned = the plan was made with “{ $name }” as it is; you can no longer vote on it
core-vote-follows = “{ $name }” follows from the options; vote on those
core-vote-plan = the plan is already made; you cannot vote on its shape, size and limits
core-vote-time = time is not measured here; you cannot vote on it
# $who, $whoIs: the voter; $name, $value (text): of the option; $stands (text): as the votes have it
core-voted =
    { $whoIs ->
        [master] The master votes
       *[other] { $who } votes
    } for { $name }={ $value }; with the votes so far, it is { $stands }.

## Problems of plans

# $kind (advice or fault); $rule (text): its number
# $text (phrase): what is wrong
core-problem =
    { $kind ->
        [advice] advice ({ $rule }): { $text }
       *[fault] fault ({ $rule }): { $text }
    }

# $place (phrase): where; the rest is as in core-problem
core-problem-at =
    { $kind ->
        [advice] { $place }: advice ({ $rule }): { $text }
       *[fault] { $place }: fault ({ $rule }): { $text }
    }

# $parts (list of phrases): level, line and column, as far as they are known
core-place = { LIST($parts, type: "join") }

# $n (number)
core-place-level = level { NUMBER($n, useGrouping: 0) }
core-place-line = line { NUMBER($n, useGrouping: 0) }
core-place-column = column { NUMBER($n, useGrouping: 0) }

## Options

# $name (text): what was asked for; $hint (phrase)
core-no-option = there is no option “{ $name }”{ $hint }

# $name (text); $value (text): what was asked for; $allowed (phrase)
core-option-value = option “{ $name }” cannot be “{ $value }”: it must be { $allowed }

# $error (text): what the reader of data says
core-options-unfit = the options are not valid: { $error }

# $close (text): a word that is near
core-did-you-mean = ; did you mean “{ $close }”?

# $known (list): every word that there is
core-there-are = ; there are: { LIST($known, type: "join") }

core-there-are-none = ; there are none

# $low, $high (numbers)
core-allowed-range = { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }
# $low, $high, $chance (numbers)
core-allowed-chance = { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }, or { NUMBER($chance, useGrouping: 0) } for random
core-allowed-from = { NUMBER($low, useGrouping: 0) } or more
core-allowed-up-to = { NUMBER($high, useGrouping: 0) } or less
core-allowed-number = a whole number
core-allowed-yes-or-no = yes or no
core-allowed-text = text

# $values (list): the words that may be said
core-allowed-values = { LIST($values, type: "join") }

# $text (text): what a person or a package brought in its own words
core-verbatim = { $text }

## Languages that have not everything

# Above the rules, in a language that has no texts of rules
core-rules-in-english = The rule texts are in English.

## Pictures of plans

core-picture-nothing = there is nothing to draw yet

## A plan that many play, each on their own

# The heading of a column of numbers: how often it was one's turn
core-contest-turns = turns
