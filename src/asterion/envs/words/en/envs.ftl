# $title: of the book; $seat (number): from 1; $players (number): how many play
envs-opening =
    You play { $title } as player { NUMBER($seat, useGrouping: 0) } of { NUMBER($players, useGrouping: 0) }. You are told what your seat may know, and
    nothing else. Answer with one move, in square brackets or alone on the last line. Moves are said like this:
# $asks: a sentence; $some (list): sayings in brackets; $more (number): how many more there are
envs-asked =
    { $asks } You could say: { LIST($some, type: "join") }{ $more ->
        [0] .
       *[other] {" "}and { $more } more.
    }
# $saying: words to be said
envs-saying = [{ $saying }]
# $why: a sentence
envs-refused = That cannot be done: { $why } Try once more, or you lose the game.
# $why: a sentence
envs-lost = Refused twice: { $why }
envs-cut = The game was cut off: it took too long.
