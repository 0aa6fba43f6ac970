# Settings of the server that cannot be, and what else keeps it from starting.

# $place (text): where the setting stands, such as ASTERION_PORT or --port; $why (phrase)
server-setting = { $place }: { $why }
# $place as it stands in a file
server-place-in-file = { $name } in { $file }
# $value (text): what was asked for
server-setting-cannot-be = { $place }: “{ $value }” cannot be: { $why }
# $name (text); $hint (phrase): what may have been meant
server-no-setting = there is no setting “{ $name }”{ $hint }
# $allowed (phrase)
server-setting-value = setting “{ $name }” cannot be “{ $value }”: it is { $allowed }
server-setting-host = it is an address of this machine, such as 127.0.0.1
server-setting-database = it is sqlite:///FILE or postgresql://...
server-setting-redis = it is redis://HOST:PORT
server-setting-admin-token = it is 20 to 100 letters, digits or signs, without spaces
server-setting-turns = dooom_turn_seconds is not for the simple dialect, which has no turns
# $players, $most (numbers)
server-never-begins = a game that waits for { $players } players never begins: at most { $most } can play
server-setting-pair = an option of the book is said as name=value
# $file (text), $why (text): as the system or the reader of TOML says it
server-settings-large = { $file } is too large for a file of settings
server-settings-unreadable = { $file } cannot be read: { $why }
server-settings-not-toml = { $file } is not TOML: { $why }
# $kind (text): as TOML calls it
server-setting-kind = { $name } in { $file }: a setting is a number, a text or a list of texts, not { $kind }

## What each setting is about, by its name

server-option-host = The address to listen on; 0.0.0.0 is all of them.
server-option-port = The port for pages and programs; 0: any free one.
server-option-data = The folder for what is kept; empty: the user's own data folder.
server-option-database = sqlite:///FILE or postgresql://...; empty: SQLite in the data folder.
server-option-redis = redis://... to wake other processes; empty: the database does it.
server-option-workers = Processes that serve together behind one port; more than 1 need PostgreSQL.
server-option-line-port = The port of the line protocol; -1: none, 0: any free one.
server-option-dooom-port = The port of Dooom's wire protocol; -1: none, 0: any free one.
server-option-dooom-map = The plan that is played there; empty: one made by chance.
server-option-dooom-simple = There Dooom's simple dialect is spoken: everybody plays alone.
server-option-dooom-turn-seconds = Seconds that a turn may take there; 0: any time.
server-option-dooom-set = Options of the book there, such as wait_for=2: a list of name=value.
server-option-public-origins = Where people open the page, if not at this machine's own address: a list.
server-option-trusted-proxies = Proxies whose X-Forwarded-For is believed: addresses or networks, a list.
server-option-smtp = The mail host for letters to people whose turn it is in a game of days: smtp://host, smtp+tls://user:password@host or smtps://...; empty: none are sent.
server-option-smtp-from = The e-mail address that letters come from.
server-option-push = Notices to browsers that are closed, by their makers' push services; local also sends them to addresses on this machine, for tests.
server-option-notify-seconds = At most so many seconds pass until somebody is sent word that it is their turn.
server-option-ladder = Tables may be rated, and everyone may see who plays how well.
server-option-metrics = Who may read /metrics: this machine, or all.
server-option-log = How the log is written; auto: text to people.
server-option-admin-token = The secret that opens /admin to whoever runs the server: 20 to 100 characters; empty: there is no such page.
server-option-message-bytes = The largest live message that a client may send.
server-option-connections = Open connections in all.
server-option-connections-per-address = Live connections of one address; of any kind, silent ones too, it may have three times as many open.
server-option-connects-per-minute = New live connections of one address.
server-option-requests-per-minute = Requests of one address.
server-option-messages-per-minute = Live messages of one address.
server-option-moves-per-minute = Moves of one seat.
server-option-chats-per-minute = Lines of chat of one seat.
server-option-opens-per-minute = Tables, seats and plans that one address opens.
server-option-plans-per-minute = Plans that one address has checked or generated.
server-option-thoughts-per-minute = Questions that one seat asks its assistant.
server-option-strokes-per-minute = Times that one address draws on a plan.
server-option-looks-per-minute = Times that one address asks for a replay, a record, a board or a picture of a game.
server-option-passwords-per-minute = Accounts and logins that one address tries.
server-option-bells-per-minute = Times that one address asks for word, or stops it.
server-option-admin-per-minute = Requests to /admin of one address.
server-option-tries-per-day = Tries at the labyrinth of the week without an account, of one address per day.
server-option-burst-seconds = So many seconds' worth of each rate may come at once.
server-not-an-address = it is not an address
# $host (text): an address of this machine; $port, $flag (text)
server-host-unusable = { $host } cannot be listened on: { $why }
server-port-in-use = port { $port } of { $host } is in use already; choose another with { $flag }
server-port-unusable = port { $port } of { $host } cannot be listened on: { $why }
server-workers-database = several workers need a database that they can share: give --database postgresql://..., or leave --workers out, as SQLite serves one process
server-workers-system = several workers need a system on which one process can hand a connection to another, such as Linux or macOS
# $status (text)
server-worker-ended = a worker ended before it was ready (status { $status }); its last words are above
# $package (text); the command is typed as it stands
server-database-needs = this database needs { $package }: pip install 'asterion[server]'
# $map (text): a file or the name of a sample; $why (phrase): the first fault; $more (number): how many more there are
server-map-unreadable = the map { $map } cannot be read: { $why }
server-map-fault = the map { $map }: { $why }
# The command is typed as it stands
server-map-faults = the map { $map }: { $why }; and { $more } more (asterion plan check dooom names all)
# $why (text): as the system says it
server-not-recorded = the record cannot be written: { $why }

server-setting-smtp = letters need both smtp and smtp_from
# $package (text)
server-notify-needs = smtp is set, and letters need the package { $package }: install asterion[notify]
