# The doctor: what each thing is called, what was found, and what to do about it.
# $why (text): as the system says it

# $detail (text): a version, a number or an address; it may be empty
server-doctor-good = { $detail }

## What is looked at

server-doctor-about-python = Python
server-doctor-about-packages = packages
server-doctor-about-page = the page
server-doctor-about-sqlite = SQLite
server-doctor-about-folder = the data folder
server-doctor-about-disk = free disk space
server-doctor-about-files = open files
server-doctor-about-database = the database
server-doctor-about-schema = the schema
server-doctor-about-redis = Redis
server-doctor-about-mail = the mail host
server-doctor-about-clock = the clock
server-doctor-about-port = the port
server-doctor-about-origins = public origins
server-doctor-about-proxies = trusted proxies
server-doctor-about-host = the address to listen on
server-doctor-about-push = push notifications
server-doctor-about-admin = /admin
server-doctor-about-url = the public address
server-doctor-about-websocket = WebSocket
server-doctor-about-stream = NDJSON
server-doctor-about-doctor = the doctor

## What is wrong, and what to do

# $package, $extra (text)
server-doctor-package = { $package } is missing: pip install 'asterion[{ $extra }]'
server-doctor-package-knowledge = without { $package } there are no puzzles, reviews and assistants: pip install 'asterion[knowledge]'
server-doctor-package-notify = without { $package } closed browsers get no notifications: pip install 'asterion[notify]', or set push = "off"
server-doctor-page = it is missing, so browsers show only a plain page: in a checkout run ./dev page, otherwise reinstall Asterion
# $version, $wanted (text)
server-doctor-sqlite = { $version } is too old: install Python with SQLite { $wanted } or newer
# $path (text)
server-doctor-folder = { $path } cannot be written: create it, and give it to the user that runs the server (chown)
server-doctor-folder-open = others on this machine can read { $path }, where the plans of games are: chmod 700 { $path }
# $free (text)
server-doctor-disk = only { $free } are free: make room, or move the data folder to a larger disk
# $limit, $wanted (numbers)
server-doctor-files = the system allows { NUMBER($limit, useGrouping: 0) }, and the setting connections may need { NUMBER($wanted, useGrouping: 0) }: raise it (LimitNOFILE in systemd, ulimit -n in a shell), or set fewer connections
server-doctor-database-damaged = it cannot be read ({ $why }): stop the server and restore a backup with asterion restore
server-doctor-database-away = it cannot be reached ({ $why }): is PostgreSQL running, and are host, name and password right?
server-doctor-database-letters = { server-store-letters }
# $schema, $needed (numbers)
server-doctor-schema-old = it is at version { NUMBER($schema, useGrouping: 0) }, and version { NUMBER($needed, useGrouping: 0) } is needed: the next start updates it, or run asterion migrate now
server-doctor-schema-new = it is at version { NUMBER($schema, useGrouping: 0) }, and this program knows only version { NUMBER($needed, useGrouping: 0) }: update the program
server-doctor-redis-away = it does not answer ({ $why }): start it, or leave redis empty, and the database wakes the processes
# $host, $port (text)
server-doctor-mail-away = { $host }:{ $port } does not accept email ({ $why }): check smtp, its user and password, and the firewall
server-doctor-mail-unset = smtp_from is set without smtp: no emails are sent
server-doctor-clock-unset = it was never set: turn on time synchronisation (timedatectl set-ntp true)
# $seconds (number)
server-doctor-clock-apart = it is { $seconds } s off from the other machine's: turn on time synchronisation on both (timedatectl set-ntp true)
# $port (text): with the address
server-doctor-port = cannot listen on { $port } ({ $why }): stop what uses it, or set another port
server-doctor-origins-proxy = there are trusted proxies but no public origins: set public_origins to the address where people open the page, as in https://labyrinths.example.org
# $origin (text)
server-doctor-origins-plain = { $origin } is not encrypted: anyone in between can read every token; put TLS in front of it (docs/host/running.md)
server-doctor-proxies = people connect over https, so through a proxy, but no proxy is trusted, and everyone shares the limits of one address: set trusted_proxies; for a proxy on this machine, to 127.0.0.1 and ::1
# $host (text)
server-doctor-host = { $host } can be reached past the proxy: set host to 127.0.0.1, unless the proxy is on another machine
server-doctor-push = browsers accept notifications only from https pages: put TLS in front, or set push = "off"
server-doctor-admin = it is off: to see tables and ban addresses, set admin_token to the output of openssl rand -hex 24
# $url (text), $status (number)
server-doctor-url-status = { $url } answers { NUMBER($status, useGrouping: 0) }: is the server running, and does the proxy pass everything on to its port?
server-doctor-url-tls = the certificate of { $url } is not trusted ({ $why }): renew it, or name its authority in SSL_CERT_FILE
server-doctor-url-away = { $url } cannot be reached ({ $why }): check the name, the firewall, and that the proxy is running
server-doctor-url-other = something other than Asterion answers at { $url }: check where the proxy sends requests
server-doctor-url-origin = a page opened at { $url } is not allowed to act here: add it to public_origins
server-doctor-websocket = it does not get through ({ $why }): the proxy must pass on Upgrade and Connection, as in deploy/nginx-tls.conf
server-doctor-stream = it arrives late or not at all ({ $why }): switch buffering off in the proxy, as in deploy/nginx-tls.conf
server-doctor-itself = the doctor itself failed: { $why }; please report it
