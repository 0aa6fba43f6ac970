# One device in the middle of people who play on paper: it is their game master.

tabletop-title = Pass and play
tabletop-about = One phone or tablet lies in the middle and is the game master. It says the answers aloud; everyone draws on paper.

## Before the game

tabletop-book = Game
tabletop-preset = Rules
tabletop-as-usual = the book's defaults
tabletop-players = Players
# $n (number): which, from 1
tabletop-player = Name of player { $n }
tabletop-usual-name = Player { $n }
tabletop-blank-names = If you leave a name blank, the name in grey is used.
tabletop-one-more = Add a player
tabletop-one-less = Remove a player
tabletop-clock = Clock
tabletop-clock-none = none
# $n (number): seconds for each move
tabletop-clock-seconds =
    { $n ->
        [one] one second per move
       *[other] { $n } seconds per move
    }
tabletop-begin = Start
tabletop-beginning = Drawing the labyrinth…
tabletop-elsewhere = This table is played on another device and opens only there.
tabletop-new = New game

## In the middle

tabletop-master = The game master
tabletop-again = Repeat that
tabletop-last = Last moves
tabletop-back = Back
tabletop-voice-on = Read aloud
tabletop-listen = Listen
tabletop-listening = Listening…
tabletop-sheets = Print sheets
tabletop-leave = Leave
# $name (text): whose turn it is
tabletop-now = { $name }'s turn
tabletop-nothing-said = The game has begun.
tabletop-type = Type a move
tabletop-say = Send
tabletop-waiting = Waiting…
# $name (text): a player with a phone of their own
tabletop-on-phone = { $name } answers on their own phone.
tabletop-your-turn = to move
tabletop-phone-here = phone connected
tabletop-phone-away = phone away
# $verb (text): with what all its commands begin; $n (number): how many there are
tabletop-group = { $verb } …
# $name (text): a player
tabletop-seat = { $name }: look, or use a phone
tabletop-time = Time left

## One player alone

# $name (text): who may look
tabletop-pass = Pass the device to { $name }. The others look away.
tabletop-alone = only you may look
tabletop-hold = Hold to uncover
tabletop-let-go = Let go, and it is covered again. To choose, slide onto an answer and let go there, or press it with another finger.
tabletop-chosen = has answered
tabletop-nothing-private = You have no private messages.
tabletop-cover = Cover it

## A phone of one's own

# $name (text): a player
tabletop-code = { $name } scans this to look and answer on their own phone.
tabletop-use-phone = Done: send private messages there
tabletop-no-phone = No phone: use this device
tabletop-take-phone = Use a phone instead
tabletop-look = Look in private
tabletop-local = Phones can open this only if they can reach this machine: start the server with --host 0.0.0.0.

## Paper

tabletop-sheet-of = { $name }
tabletop-level = Level { $n }
tabletop-notes = Notes
tabletop-print-plan = Print the plan
tabletop-the-plan = The plan
tabletop-once-more = Play again
tabletop-replay = Watch the replay
# $n (number): how many win; $names (text): who
tabletop-wins =
    { $n ->
        [one] { $names } wins!
       *[other] { $names } win!
    }
tabletop-nobody = Nobody wins.
