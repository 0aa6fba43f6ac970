mcp-instructions =
    Asterion is a game master for games in hidden labyrinths and dungeons. It tells you what your seat
    may know, and nothing else. Start with `books` and `rules`, open a table with `new_table` (or `join`
    one by its link), then `look`, and `say` one move after another until the game is over. Moves are
    plain words, as `rules` has them. Write down what you find out with `notes`.

mcp-tool-books = The games that can be played here, with the number of players and the bots of each.
mcp-tool-rules = The numbered rules of a book, and how to say its moves.
mcp-tool-new-table =
    Open a table and sit down as `name`, with these bots, and with free seats for this many more people.
    With neither you play alone, or against a bot if the book needs an opponent.
    Example: new_table(book="labyrinth", name="Ada", bots=["mapper"]).
    With tries=3 you forfeit after three answers in a row that are not moves.
mcp-tool-join = Sit down at a table that somebody opened: give its link or its id.
mcp-tool-look =
    What you see, what you were told since you last looked, and what is asked; with offers=true
    some moves that are allowed now. `seat` is the secret
    that you got when you sat down; without it, your last seat is used.
mcp-tool-say =
    Say your move as a person would, then wait, for a minute at most, until it is your turn again.
    Example: say(text="shoot left; go down").
    You are asked to confirm what cannot be taken back, such as resigning: say yes, or give sure=true at once.
mcp-tool-certain = Everything that follows from what your seat was told, if the table allows it.
mcp-tool-why =
    The answers and rules that prove something that is certain, if the table allows it.
    Example: why(about="c3").
mcp-tool-notes = Add a line to your own notes, which nobody else sees; without text, read them.

# $why: a sentence without its full stop
mcp-refused = Refused: { $why }
# $why: a sentence without its full stop
mcp-unreadable = Not a move: { $why }
# $how: nothing, several or prose
mcp-no-move = { $how ->
        [several] say one move at a time
        [prose] say the move alone, or in square brackets
       *[nothing] nothing was said
    }
# $why: a sentence without its full stop; $left (number): tries
mcp-tries = { $why }. { $left ->
        [one] You have one try left.
       *[other] You have { $left } tries left.
    }
# $why: a sentence without its full stop; $refused, $unreadable (numbers): answers in the whole game
mcp-forfeit =
    { $why }. There are no tries left: you forfeit the game and leave your seat. Answers that were not
    moves: { $refused } not allowed, { $unreadable } unreadable.
mcp-forfeited = you have forfeited this game
mcp-nowhere = you are not at a table yet: `join` one, or open one with `new_table`
# $why: what the network said
mcp-unreachable = the server cannot be reached: { $why }
# $status (number): of HTTP
mcp-status = the server answered with status { NUMBER($status, useGrouping: 0) }
# $most (number): characters
mcp-notes-full = notes can have at most { $most } characters; nothing was added
mcp-no-notes = There are no notes yet.

# $table: its id; $seat: a secret
mcp-seated = You are at table { $table }. Your seat, a secret: { $seat }
# $table: its id
mcp-invite = Others join with: { $table }
# $reason: a sentence
mcp-over = The game is over: { $reason }
mcp-waiting = The table is waiting for more players.
# $names (list): whose turn it is
mcp-not-your-turn = It is not your turn; the table is waiting for { LIST($names) }.
mcp-nobodys-turn = It is not your turn.
# $asks: a sentence
mcp-asked = { $asks }
# $asks: a sentence; $some (list): sayings in quotes; $more (number): how many more there are
mcp-offered =
    { $asks } You could say: { LIST($some, type: "join") }{ $more ->
        [0] .
       *[other] {" "}and { $more } more.
    }
# $saying: words to be said
mcp-saying = “{ $saying }”
# $n (number): never fewer or more than that
mcp-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
# $fewest, $most (number)
mcp-players-between = { $fewest } to { $most } players
# $name, $title, $summary: of the book; $players (phrase): how many; $bots (list): names
mcp-book = { $name } ({ $title }; { $players }; bots: { LIST($bots, type: "join") }): { $summary }
mcp-how-to-say = How to say moves
