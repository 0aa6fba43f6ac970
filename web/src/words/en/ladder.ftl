# The page's words: who plays how well.

ladder-title = Ladder
ladder-books = Books
ladder-fetched = The ladder is being fetched …
ladder-failed = The ladder cannot be shown just now.
# $games (number): that count
ladder-games =
    { $games ->
        [one] { $games } rated game
       *[other] { $games } rated games
    }
ladder-nobody = Nobody has finished a rated game of this book yet.
ladder-place = Place
ladder-name = Name
ladder-rating = Rating
ladder-played = Games
ladder-won = Won
ladder-bot = bot
ladder-how = A game counts if everyone at the table is a different player, at least one of them is a person, and the same players have not met more than ten times that day. A rating holds within its margin in 95 of 100 cases.
