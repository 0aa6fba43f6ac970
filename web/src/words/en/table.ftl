# A table: waiting for players, being played or watched, or over.

table-table = Table
table-look-on = Watch without a seat
table-coming = Loading the table…
table-missing-hint = Part of the link may be missing, or the table was deleted. Ask for the link again; tables that are waiting for players are on the home page.

## What was told, and for whom everyone waits

table-you = You
table-waiting-others = Waiting for the others.
# $said (list): names, some with what follows
table-waiting-for = Waiting for { LIST($said) }.
# $name (text): a player
table-is-bot = { $name }, a bot
table-is-away = { $name }, who is away

## What was agreed

table-agreed = Rules agreed:
table-agreed-each = Every option, with its rule

## The bar and the title

# $title (text): what the page is about
table-title-mine = ● Your turn · { $title }
# $name (text): whose turn it is
table-title-whose = { $name } to move · { $title }
table-sound-on = Sound on
table-sound-off = Sound off
# $n (number)
table-round = round { $n }
table-goal = Goal
table-watching-short = Watching
table-watching-hear = You hear what everyone hears.
table-how-it-stands = Status
table-what-things-do = Items
table-more-of = More

## The map

table-which-map = Which map
# A map that the game master shows for a while.
table-laid-map = The game's map
table-own-map = Your own map
table-truth-over = Show the true plan over it
table-no-board = There is no board yet.
table-no-board-watching = Watchers hear what everyone hears; the boards stay with the players until the end.

## The sheet on a phone

table-show-more = Show more
table-show-all = Show everything
table-fold-away = Show less
table-said-and-heard = Transcript

## Saying something

# $example (text): a command that may be said now
table-for-example = for example: { $example }
table-you-said = you said: { $example }
# $what (text): what stands in the way; $key (text): the key that was pressed
table-blocked = you can't go there: { $what }
table-blocked-not = not now
# $asked (text): what is asked, a sentence
table-not-asked = that is not the question now. { $asked }
table-sure = Are you sure?
# $command (text): what is about to be said
table-sure-of = This cannot be undone: { $command }?
table-sure-yes = Yes, { $command }
table-sure-no = No

## The wire

table-wire-lost = Connection lost; reconnecting. Nothing that you typed is lost.
table-wire-try = Try now
table-wire-back = Connected again; you missed nothing.
# $n (number): answers that came while the connection was lost
table-wire-news =
    { $n ->
        [one] Connected again. You missed one answer.
       *[other] Connected again. You missed { $n } answers.
    }

## The first minute

table-hint = Hint
table-hint-why = Why?
table-hint-another = Another
table-hint-none = Nothing follows from your answers yet. Try a direction you have not tried.
table-choose-here = Choose on the map.
table-choose-secretly = Choose on the map; nobody else will see it.

## The end

table-over-alone = The game is over
table-could-know-show = Show what you could have known
table-could-know = What you could have known:
# $known, $of (numbers): things that were certain at the end, of all
table-could-know-share = { $known } of { $of } things were certain at the end.
# $n (number): an entry of the record; $words (text): what was certain
table-could-know-since = From move { $n } on: { $words }
table-could-know-thinking = Working out what you could have known…
table-bots-were = What the bots were after:
# $name (text): the bot; $aims (list): “looking for an exit along the rim”, the last one last
table-bot-was = { $name }: { LIST($aims, type: "join") }
table-again = Play again
table-harder = Harder
table-same-with-friend = Same labyrinth with a friend
table-play-last = Play my last move again
table-see-truth = Replay with the true plan

## The board in words

table-map-size =
    { $width ->
        [one] A map of one column
       *[other] A map of { $width } columns
    } and { $height ->
        [one] one row.
       *[other] { $height } rows.
    }

# On a phone, over the sheet. $n (number): lines of chat that were not read yet
table-unread =
    { $n ->
        [one] One new line
       *[other] { $n } new lines
    }
table-learn-missed = Learn from what you missed
table-story = The story of the game
