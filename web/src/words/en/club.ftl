# The page's words: clubs.

club-clubs = Clubs
club-about = A club is a page behind a link. Anyone who has the link can see it and join; nobody needs an account.
club-found = Found a club
club-name = Name of the club
club-member = Your name there
club-found-now = Found it
club-mine = Your clubs in this browser
club-join = Join
club-join-about = Join to be listed with your daily labyrinths, the labyrinth of the week and games.
club-joined = You are in this club as { $name }.
club-link = Link for those you invite
club-copy = Copy
club-copied = Copied.
club-members = Members
club-who = Name
club-days = Days in a row
# A daily labyrinth that a member has solved today, and how
club-today = Today
club-solved = Solved
club-week = This week
club-not-yet = –
# $time (text): minutes and seconds; $slips, $hints (number)
club-daily =
    { $time }{ $slips ->
        [0] { "" }
        [one] , { $slips } slip
       *[other] , { $slips } slips
    }{ $hints ->
        [0] { "" }
        [one] , { $hints } hint
       *[other] , { $hints } hints
    }
club-inside = playing
club-out = not ranked
club-ladder = Ladder
club-ladder-about = A win at one of the club's tables is worth a point for each other player.
club-ladder-none = No finished games yet.
club-points = Points
club-games = Games
club-won = Won
club-tables = Tables
club-tables-none = Nobody has brought a table yet.
club-bring = Bring a table
club-bring-table = Table
club-bring-none = You have no tables in this browser.
club-drop = Take away
club-waiting = waiting for players
club-playing = being played
club-over = over
club-edit = Change the club
club-rename = New name
club-rename-now = Rename
# $name (text): a member
club-remove = Remove { $name }
club-remove-sure = Remove { $name } from the club?
club-leave = Leave the club
club-leave-sure = Leave the club? The last one who leaves closes it.
club-account = account
