# Accounts, links to give away, and word when it is one's turn.

people-account = Your account
people-account-about = You do not need one: every game can be played without. With an account you find your tables again in another browser.
people-name = Name
people-password = Password
people-password-about = At least eight characters. A forgotten password cannot be recovered, because we ask for no e-mail address.
people-log-in = Log in
people-log-out = Log out
people-make-account = Make an account
# $name (text)
people-logged-in = You are logged in as { $name }. The tables that you open or join from now on are listed here.
people-tables = Your tables
people-no-tables = There are none yet.
people-session-over = You have been logged out; log in again.
people-delete = Delete this account
people-delete-about = Your name, password, plans, notebooks and e-mail addresses are deleted at once, and you leave the games that you play. Games stay with the others who played them: there you are called “Anonymous”. Records that somebody has saved are beyond our reach. This cannot be undone.
people-delete-now = Delete it for good
people-deleted = Your account and all that was yours are deleted.

## Links to give away

people-share = Share …
people-not-shared = It could not be shared; copy the link instead.
people-qr = Show as a code
people-qr-hide = Hide the code
# $address (text)
people-qr-of = A code for a phone's camera: { $address }
# $host (text): 127.0.0.1
people-only-here = { $host } can be opened on this machine only.
people-on-network = Others on your local network open
people-no-network = For others, start the server with --host 0.0.0.0.

## Word when it is one's turn

people-bells = Word when it is your turn
people-notices-allow = Show a notice on this device
people-notices-on = This device shows a notice when it is your turn and the page is open.
people-notices-denied = This browser does not allow notices here; you can change that in its settings.
people-push = Send this browser a notice, even when it is closed
people-push-on = This browser will be sent a notice.
people-mail = By e-mail to
people-mail-add = Write to me
people-mail-asked = A first letter is on its way. Open the link in it, and you will get one letter per turn.
# $to (text): an address, shortened
people-bell-mail = E-mail to { $to }
people-bell-push = Notices to a browser
people-bell-unconfirmed = (its first letter has not been answered yet)
people-bell-stop = Stop
people-bell-stopped = Nothing more will be sent there.
people-letters-on = We write once for each turn that waits for you.
people-letters-off = We send nothing more about this table.
people-turn-title = It is your turn
