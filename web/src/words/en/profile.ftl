# The page: what somebody has played, and best scores.

profile-played = Your games
# $played, $won (number): of games; $alone (true, false): the book is played alone, for points
profile-played-count = { $alone ->
    [true] { $played ->
        [one] one game
       *[other] { $played } games
    }
   *[false] { $played ->
        [one] one game
       *[other] { $played } games
    }, { $won } won
}
# $best (number); $counts (text): what is counted, as the head of a column
profile-best = best: { $best } ({ $counts })
profile-best-of = { $best } ({ $counts })
# $percent (number): at its end; $alone (true, false): of the best score, else of the last games won
profile-curve = { $alone ->
    [true] The last game came to { $percent } % of the best
   *[false] Won { $percent } % of the last ten
}
profile-game-won = won
profile-game-lost = lost
profile-game-over = over
# $who (list): the others
profile-with = with { LIST($who) }
profile-played-here = Remembered by this browser. With an account you find your games anywhere.
profile-played-account = The last fifty tables of your account.
profile-played-none = Games that you have finished are listed here.
profile-scores = Best scores
# $book (text): its title
profile-scores-about = { $book }: the best game of each account, on plans that the server drew, by the book’s own rules.
profile-scores-none = Nobody with an account has finished such a game yet.
profile-when = Date
