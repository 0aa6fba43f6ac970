# Accounts, links to give away, and word when it is one's turn.

people-account = Your account
people-account-about = You do not need one: every game can be played without one. With an account you can find your tables again in another browser.
people-name = Name
people-password = Password
people-password-about = At least eight characters. A forgotten password cannot be recovered, because we do not ask for an email address.
people-log-in = Log in
people-log-out = Log out
people-make-account = Create an account
# $name (text)
people-logged-in = You are logged in as { $name }. The tables that you open or join from now on are listed here.
people-tables = Your tables
people-no-tables = There are none yet.
people-session-over = You have been logged out; log in again.
people-delete = Delete this account
people-delete-about = Your name, password, plans, notebooks and email addresses are deleted at once, and you leave the games you are playing. Finished games stay with the others who played them: there you are called “Anonymous”. Records that somebody has saved are beyond our reach. This cannot be undone.
people-delete-now = Delete for good
people-deleted = Your account and everything in it are deleted.

## Who is invited, and who watches

people-about-paper = You say what you do, everyone hears what comes of it, and your map is drawn as you go.
people-about-board = You see what is near you; press a cell or a key to move.
people-about-sit = No account is needed: type your name, and sit down.
# $who (text): a player without human opponents
people-late = What { $who } knew one minute ago.

## Links to give away

people-share = Share …
people-not-shared = It could not be shared; copy the link instead.
people-qr = Show QR code
people-qr-hide = Hide QR code
# $address (text)
people-qr-of = QR code for a phone's camera: { $address }
# $host (text): 127.0.0.1
people-only-here = { $host } can be opened on this machine only.
people-on-network = Others on your local network can open
people-no-network = For others, start the server with --host 0.0.0.0.

## Word when it is one's turn

people-bells = Tell me when it's my turn
people-notices-allow = Notify me on this device
people-notices-on = This device notifies you when it is your turn and the page is open.
people-notices-denied = This browser blocks notifications from this site; you can change that in its settings.
people-push = Notify this browser even when it is closed
people-push-on = This browser will be notified.
people-mail = By email to
people-mail-add = Email me
people-mail-asked = Check your email and open the link; then you get one email per turn.
people-app = In an app at
people-app-add = Message me
# $kinds (list)
people-app-kinds = An address as Apprise writes it: { LIST($kinds, type: "join") }.
people-app-asked = Enter the code from the message that was just sent.
# $to (text): an address, shortened
people-bell-mail = Email to { $to }
people-bell-push = Notifications in a browser
people-bell-unconfirmed = (not confirmed yet: open the link in our email)
# $to (text): ntfy://…
people-bell-app = Messages to { $to }
people-bell-failing = (stopped: nothing could be sent there; add it again)
people-bell-code = Code
people-bell-prove = Confirm
people-bell-proved = You will get a message whenever it is your turn.
people-bell-when = When
people-bell-reminders = remind me a day and an hour before my time is out
people-bell-quiet = nothing during the night
people-bell-from = Quiet from
people-bell-until = Quiet until
people-bell-daily = one message per day for all tables
people-bell-at = At
people-bell-keep = Save
people-bell-kept = Saved.
people-clubs = Clubs
people-bells-account = For all your games with days per move
people-bell-stop = Stop
people-bell-stopped = Nothing more will be sent there.
people-letters-on = You will get one email for each of your turns.
people-letters-off = You will get no more of these messages.
people-turn-title = It is your turn
