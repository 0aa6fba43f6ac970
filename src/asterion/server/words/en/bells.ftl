# Word for people who are not there: e-mail, and notices of the browser.

server-bells-none = this server cannot send that
server-bells-days = word is sent in games with days for each move; at this table it is not needed
# $most (number)
server-bells-many = word is sent to at most { $most } places for each seat
server-bells-of-players = only players are sent word
server-bell-one = say one place to send word to: an e-mail address, or a browser
server-bell-mailbox = that is not an e-mail address
server-bell-endpoint = word goes only to public addresses of push services, by https
server-bell-asked = a letter was sent to this address within the last day; answer it, or try again tomorrow
server-bell-refused = this address has asked not to get letters from this server
server-no-bell = there is nothing to stop here any more

## Letters. $book (text): the title of the rule book; $link (text): the table's address

# The first one: it asks whether the address wants more of them. $yes (text): the address that says so;
# $stop (text): the address that says no for ever
server-bell-confirm-title = Shall we write when it is your turn? ({ $book })
server-bell-confirm-body =
    Somebody, probably you, asked to be told by e-mail when it is their turn at a table of { $book }:
    { $link }

    If it was you, open this, and we write once for each turn that waits for you:
    { $yes }

    If not, do nothing. If you never want such a letter from this server again, open this:
    { $stop }
server-bell-confirm-short = { server-bell-confirm-title }

# $stop (text): the address that stops it
server-bell-turn-title = It is your turn ({ $book })
server-bell-turn-body =
    It is your turn:
    { $link }

    No more of these letters:
    { $stop }
server-bell-turn-short = The game waits for you.
server-bell-asked-title = Somebody asks for your seat ({ $book })
server-bell-asked-body =
    Somebody says that they are you and have lost the link to your seat, and the other players are asked to agree.

    If you still have your link, open the table or make a move. That is enough: the seat stays yours.
    { $link }

    No more of these letters:
    { $stop }
server-bell-asked-short = Somebody asks for your seat. Open the table, and it stays yours.
