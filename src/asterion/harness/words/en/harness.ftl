# $title (text): of the book; $seat, $players (numbers)
harness-opening =
    You play { $title } as player { NUMBER($seat, useGrouping: 0) } of { NUMBER($players, useGrouping: 0) }. You are told what your seat may know, and
    nothing else. Moves are said like this:
# $asks (text): what is asked
harness-asked = { $asks } Answer with one move in square brackets, or with the move alone.
# $some (list): sayings; $more (number)
harness-offered =
    You could say: { LIST($some, type: "join") }{ $more ->
        [0] .
       *[other] {" "}and { $more } more.
    }
# $saying (text)
harness-saying = [{ $saying }]
# $move (text): as it was said; $why (text): a sentence without its full stop; $left (number): tries
harness-illegal =
    “{ $move }” is a move, but it is not allowed now: { $why }. { $left ->
        [0] There are no tries left: you forfeit the game.
        [one] You have one try left.
       *[other] You have { $left } tries left.
    }
# $how: nothing, several, prose or unknown; $said (text): what was taken for the move; $left (number)
harness-unreadable =
    No move was found in your answer: { $how ->
        [nothing] it was empty
        [several] it had different moves in square brackets
        [prose] it had several lines and nothing in square brackets
       *[unknown] “{ $said }” is not a move of this game
    }. Answer with one move in square brackets. { $left ->
        [0] There are no tries left: you forfeit the game.
        [one] You have one try left.
       *[other] You have { $left } tries left.
    }
