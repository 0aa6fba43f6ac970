# The page's words: who plays how well.

ladder-title = Ladder
ladder-books = Books
ladder-fetched = Loading the ladder…
ladder-failed = The ladder cannot be shown right now.
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
ladder-provisional = provisional
ladder-how-counts = A rated game is played with the book’s own settings, and everyone at the table has an account or is one of the server’s bots. If you end the game for the others or remove somebody after everyone has moved, you lose it.
ladder-how-weighs = A result counts more the better your opponent is known: not at all if they have played nobody but you, in full once they have played four others; bots always count. Each further game against the same opponent within 30 days counts less, and beating a player rated 20 points lower gains nothing.
ladder-how-margin = In 95 of 100 cases a rating is right within its margin. It stays provisional, listed below the others, until you have played five full games.
