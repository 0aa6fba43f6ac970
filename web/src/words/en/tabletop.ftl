# One device in the middle of people who play on paper: it is their game master.

tabletop-title = Around one table
tabletop-about = One phone or tablet lies in the middle and is the game master. It says the answers aloud; everybody draws on paper.

## Before the game

tabletop-book = Game
tabletop-preset = Rules
tabletop-as-usual = as the book has it
tabletop-players = Who plays
# $n (number): which, from 1
tabletop-player = Name of player { $n }
tabletop-usual-name = Player { $n }
tabletop-blank-names = If you leave a name blank, the name in grey is used.
tabletop-one-more = One more
tabletop-one-less = One fewer
tabletop-clock = Clock
tabletop-clock-none = none
# $n (number): seconds for each move
tabletop-clock-seconds =
    { $n ->
        [one] one second per move
       *[other] { $n } seconds per move
    }
tabletop-begin = Begin
tabletop-beginning = The labyrinth is being drawn …
tabletop-elsewhere = This table is played around another device, and opens only there.
tabletop-new = Begin another

## In the middle

tabletop-master = The game master
tabletop-again = What was said?
tabletop-last = Last moves
tabletop-back = Back
tabletop-voice-on = Say it aloud
tabletop-listen = Listen
tabletop-listening = I am listening …
tabletop-sheets = Print sheets
tabletop-leave = Leave
# $name (text): whose turn it is
tabletop-now = Now { $name }
tabletop-nothing-said = The game has begun.
tabletop-type = Type a move
tabletop-say = Say it
tabletop-waiting = Waiting …
# $name (text): a player with a phone of their own
tabletop-on-phone = { $name } answers on their own phone.
tabletop-your-turn = to move
tabletop-phone-here = phone is here
tabletop-phone-away = phone is away
# $verb (text): with what all its commands begin; $n (number): how many there are
tabletop-group = { $verb } …
# $name (text): a player
tabletop-seat = { $name }: look, or take a phone
tabletop-time = Time left

## One player alone

# $name (text): who may look
tabletop-pass = Pass the device to { $name }. The others look away.
tabletop-alone = alone may look
tabletop-hold = Hold to uncover
tabletop-let-go = Let go, and it is covered again. To choose, slide onto it and let go there, or press it with another finger.
tabletop-chosen = has answered
tabletop-nothing-private = Nothing was told to you alone.
tabletop-cover = Cover it

## A phone of one's own

# $name (text): a player
tabletop-code = { $name } scans this to look and answer on a phone of their own.
tabletop-use-phone = I have it: private things go there
tabletop-no-phone = No phone: back to this device
tabletop-take-phone = Use a phone instead
tabletop-look = Look alone
tabletop-local = Phones can open this only if they can reach this machine: start the server with --host 0.0.0.0.

## Paper

tabletop-sheet-of = { $name }
tabletop-level = Level { $n }
tabletop-notes = Notes
tabletop-print-plan = Print the plan
tabletop-the-plan = The plan
tabletop-once-more = Once more
tabletop-replay = See it again
# $n (number): how many win; $names (text): who
tabletop-wins =
    { $n ->
        [one] { $names } wins!
       *[other] { $names } win!
    }
tabletop-nobody = Nobody wins.
