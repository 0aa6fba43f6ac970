# The database of the server: what its operator reads where it cannot be used.
# $path (text): the file; $why (text): as the system or the database says it
# $database (phrase): server-postgres

server-store-name-taken = this name is taken
# $kind (text): what was said instead of sqlite or postgresql
server-store-no-address = “{ $kind }:...” is not a database: write sqlite:///FOLDER/FILE.db or postgresql://...
server-store-closed = the database is closed
# $last, $newest (numbers): of the schema
server-store-newer = the database was made by a newer version: its schema is number { NUMBER($last, useGrouping: 0) }, and this version knows only { NUMBER($newest, useGrouping: 0) }; use the newer Asterion
server-store-plan-there = a plan with this id already exists
server-store-table-there = a table with this id already exists
server-store-no-table = there is no table with this id
server-store-url = the URL of the PostgreSQL database cannot be understood
# $name (text): of the database
server-store-no-schema = the PostgreSQL database { $name } has no schema that its search_path names
server-store-letters = the PostgreSQL database { $name } has the encoding { $encoding }, which lacks some letters: create another one with createdb --encoding=UTF8 --template=template0
server-store-no-commit = the PostgreSQL database { $name } would not commit
server-store-unreachable = the PostgreSQL database { $name } cannot be reached now: { $why }
server-store-refuses = the PostgreSQL database { $name } refuses: { $why }
# $version, $wanted (text)
server-sqlite-old = SQLite { $version } is too old; { $wanted } is needed
server-sqlite-unopened = the database { $path } cannot be opened: { $why }
server-sqlite-used = another Asterion process is already using { $path }; give this one its own folder with --data DIR, or use PostgreSQL to share tables
server-sqlite-empty = the database { $path } is empty, as if something had emptied it: restore a backup; or remove the file, to start with a new one
server-sqlite-unusable = the database { $path } cannot be used now: { $why }
server-sqlite-refuses = the database { $path } refuses: { $why }
# The command at the end is typed as it stands
server-sqlite-damaged = { $why }. If this is Asterion's database, it is damaged: stop the server, move { $path } and { $path }-wal aside, and restore a backup; or save what can be read with sqlite3 { $path } .recover | sqlite3 NEW.db
