# Word for people who are not there: e-mail, and notices of the browser.

server-bells-none = this server cannot send that
server-bells-days = notifications are for games with days per move; this table does not need them
# $most (number)
server-bells-many = a seat can have at most { $most } addresses for notifications
server-bells-of-players = only players can be notified
server-bell-one = give one place for notifications: an email address, or a browser
server-bell-mailbox = that is not an email address
server-bell-endpoint = notifications go only to public addresses of push services, over https
server-bell-asked = an email was sent to this address within the last day; open the link in it, or try again tomorrow
server-bell-refused = this address has asked not to get email from this server
server-no-bell = these notifications are already off

## Letters. $book (text): the title of the rule book; $link (text): the table's address

# The first one: it asks whether the address wants more of them. $yes (text): the address that says so;
# $stop (text): the address that says no for ever
server-bell-confirm-title = Get an email when it is your turn? ({ $book })
server-bell-confirm-body =
    Somebody, probably you, asked for an email whenever it is their turn at a table of { $book }:
    { $link }

    If it was you, open this link to get one email per turn:
    { $yes }

    If not, do nothing. To never get such an email from this server again, open this:
    { $stop }
server-bell-confirm-short = { server-bell-confirm-title }

# $stop (text): the address that stops it
server-bell-turn-title = It is your turn ({ $book })
server-bell-turn-body =
    It is your turn:
    { $link }

    To stop these emails:
    { $stop }
server-bell-turn-short = The game is waiting for you.
server-bell-asked-title = Somebody is asking for your seat ({ $book })
server-bell-asked-body =
    Somebody says that they are you and have lost the link to your seat, and the other players are asked to agree.

    If you still have your link, open the table or make a move. That is enough: the seat stays yours.
    { $link }

    To stop these emails:
    { $stop }
server-bell-asked-short = Somebody is asking for your seat. Open the table, and it stays yours.
