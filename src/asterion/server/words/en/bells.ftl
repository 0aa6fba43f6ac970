# Word for people who are not there: e-mail, and notices of the browser.

server-bells-none = this server cannot send that
server-bells-days = notifications are for games with days per move; this table does not need them
# $most (number)
server-bells-many = a seat can have at most { $most } addresses for notifications
server-bells-of-players = only players can be notified
server-bell-one = give one place for notifications: an email address, a browser, or the address of an app
server-bell-mailbox = that is not an email address
server-bell-endpoint = notifications go only to public addresses of push services, over https
server-bell-asked = a message was sent to this address within the last day; use what it says, or try again tomorrow
server-bell-refused = this address has asked not to get messages from this server
# $kinds (text): as telegram, discord
server-bell-app = notifications cannot be sent there; this server sends to { $kinds }, with an address as Apprise writes it: tgram://TOKEN/CHAT
server-bell-code = that is not the code of the message
server-bell-codes = too many wrong codes; ask for another message
server-bell-habits = write a time zone as Europe/Berlin, and both ends of the quiet hours, as 22:00 and 08:00
# $most (number)
server-contacts-many = an account can have at most { $most } addresses for notifications
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
server-bell-asked-app =
    Somebody says that they are { $name } at { $table } and have lost the link to the seat. If you still have yours, open the table or make a move: the seat stays yours.
    { $link }

    To stop these messages: { $stop }

## Messages to apps. $name (text): the player's name at the table; $table (text): what the table is called

# $code (text): six digits
server-bell-confirm-app =
    Your code: { $code }

    Somebody, probably you, asked { $link } to send a message here when it is their turn. Enter the code there to get one message per turn. If it was not you, do nothing.

    To never get such a message from this server again: { $stop }
server-bell-turn-app =
    { $name }, it is your turn at { $table }:
    { $link }

    To stop these messages: { $stop }

## Reminders

server-bell-day-title = Less than a day left ({ $book })
server-bell-day-body =
    { $name }, you have less than a day left for your move at { $table }:
    { $link }

    To stop these messages: { $stop }
server-bell-hour-title = Less than an hour left ({ $book })
server-bell-hour-body =
    { $name }, you have less than an hour left for your move at { $table }:
    { $link }

    To stop these messages: { $stop }

## One message per day. $count (number): how many tables; $list (text): a line for each, with its link

server-bell-digest-title =
    { $count ->
        [one] { $count } table is waiting for you
       *[other] { $count } tables are waiting for you
    }
server-bell-digest-body =
    { server-bell-digest-title }

    { $list }

    To stop these messages: { $stop }
