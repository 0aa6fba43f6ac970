# Settings of the server that cannot be, and what else keeps it from starting.

# $place (text): where the setting stands, such as ASTERION_PORT or --port; $why (phrase)
server-setting = { $place }: { $why }
# $place as it stands in a file
server-place-in-file = { $name } in { $file }
# $value (text): what was asked for
server-setting-cannot-be = { $place }: “{ $value }” is not allowed: { $why }
# $name (text); $hint (phrase): what may have been meant
server-no-setting = there is no setting “{ $name }”{ $hint }
# $allowed (phrase)
server-setting-value = setting “{ $name }” cannot be “{ $value }”: it must be { $allowed }
server-setting-host = it must be an address of this machine, such as 127.0.0.1
server-setting-database = it must be sqlite:///FILE or postgresql://...
server-setting-redis = it must be redis://HOST:PORT
server-setting-admin-token = it must be 20 to 100 letters, digits or signs, without spaces
server-setting-turns = dooom_turn_seconds does not work with the simple dialect, which has no turns
# $players, $most (numbers)
server-never-begins = a game that waits for { $players } players never begins: at most { $most } can play
server-setting-pair = write an option of the book as name=value
# $file (text), $why (text): as the system or the reader of TOML says it
server-settings-large = { $file } is too large for a settings file
server-settings-unreadable = { $file } cannot be read: { $why }
server-settings-not-toml = { $file } is not TOML: { $why }
# $kind (text): as TOML calls it
server-setting-kind = { $name } in { $file }: a setting is a number, a text or a list of texts, not { $kind }

## What each setting is about, by its name

server-option-host = The address to listen on; 0.0.0.0 means all of them.
server-option-port = The port for pages and programs; 0: any free one.
server-option-data = The data folder; empty: the user's own data folder.
server-option-database = sqlite:///FILE or postgresql://...; empty: SQLite in the data folder.
server-option-redis = redis://... to wake other processes; empty: the database does it.
server-option-workers = Number of processes that share one port; more than one requires PostgreSQL.
server-option-line-port = The port of the line protocol; -1: none, 0: any free one.
server-option-dooom-port = The port of Dooom's wire protocol; -1: none, 0: any free one.
server-option-dooom-map = The plan of games over the wire protocol; empty: a random one.
server-option-dooom-simple = Speak the simple dialect of the wire protocol: everyone plays alone.
server-option-dooom-turn-seconds = Seconds per turn over the wire protocol; 0: no limit.
server-option-dooom-set = Options of games over the wire protocol, such as wait_for=2: a list of name=value.
server-option-public-origins = Where people open the page, if not at this machine's own address: a list.
server-option-trusted-proxies = Proxies whose X-Forwarded-For is trusted: addresses or networks, a list.
server-option-smtp = The mail server for emails to people whose turn it is in games with days per move: smtp://host, smtp+tls://user:password@host or smtps://...; empty: no emails.
server-option-smtp-from = The sender's email address.
server-option-push = Notifications to closed browsers, through their makers' push services; local also sends them to addresses on this machine, for tests.
server-option-apps = Apps in which people may be notified, with commas: discord, ntfy (ntfy.sh), slack, telegram; matrix, ntfy-own and webhook, where people name the host; or any schema of Apprise. No address inside a network is ever called. Empty: none.
server-option-notify-seconds = Send a notification at most this many seconds after a turn begins.
server-option-ladder = Allow rated tables, and show everyone the ratings.
server-option-bot-pace = Milliseconds that a bot lets pass before its turn where people play, so that they can follow; less within a turn.
server-option-metrics = Who may read /metrics: this machine, or all.
server-option-log = Log format; auto: text on a terminal.
server-option-admin-token = The secret that opens /admin: 20 to 100 characters; empty: no such page.
server-option-message-bytes = Maximum size of a live message from a client, in bytes.
server-option-connections = Open connections in total.
server-option-connections-per-address = Live connections per address; counting all kinds, idle ones too, an address may have three times as many.
server-option-connects-per-minute = New live connections per address.
server-option-requests-per-minute = Requests per address.
server-option-messages-per-minute = Live messages per address.
server-option-moves-per-minute = Moves per seat.
server-option-chats-per-minute = Chat lines per seat.
server-option-opens-per-minute = Tables, seats and plans opened per address.
server-option-plans-per-minute = Plans checked or generated per address.
server-option-thoughts-per-minute = Questions to the assistant per seat.
server-option-strokes-per-minute = Strokes drawn on plans per address.
server-option-looks-per-minute = Requests for a replay, a record, a board or a picture per address.
server-option-passwords-per-minute = New accounts and logins tried per address.
server-option-bells-per-minute = Changes to notifications per address.
server-option-admin-per-minute = Requests to /admin per address.
server-option-tries-per-day = Tries at the labyrinth of the week without an account, per address and day.
server-option-burst-seconds = How many seconds' worth of each rate may arrive at once.
server-not-an-address = it is not an address
# $host (text): an address of this machine; $port, $flag (text)
server-host-unusable = cannot listen on { $host }: { $why }
server-port-in-use = port { $port } of { $host } is already in use; choose another with { $flag }
server-port-unusable = cannot listen on port { $port } of { $host }: { $why }
server-workers-database = several workers need a shared database: give --database postgresql://..., or omit --workers; SQLite serves one process
server-workers-system = several workers need a system on which one process can hand a connection to another, such as Linux or macOS
# $status (text)
server-worker-ended = a worker ended before it was ready (status { $status }); see its last output above
# $package (text); the command is typed as it stands
server-database-needs = this database needs { $package }: pip install 'asterion[server]'
# $map (text): a file or the name of a sample; $why (phrase): the first fault; $more (number): how many more there are
server-map-unreadable = the map { $map } cannot be read: { $why }
server-map-fault = the map { $map }: { $why }
# The command is typed as it stands
server-map-faults = the map { $map }: { $why }; and { $more } more (asterion plan check dooom lists all)
# $why (text): as the system says it
server-not-recorded = the record cannot be written: { $why }

server-setting-smtp = emails need both smtp and smtp_from
# $package (text)
server-notify-needs = smtp is set, but emails need the package { $package }: install asterion[notify]
