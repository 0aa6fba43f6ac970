# Backups of a server: what its operator reads where one cannot be taken or put back.
# $path (text): the file; $why (text): as the system or the database says it

server-backup-not-one = { $path } is not a backup of Asterion
server-backup-newer = { $path } is a backup of a newer version: use that version of Asterion
server-backup-damaged = the backup { $path } is damaged: its contents have changed; use another one
server-backup-unread = the backup { $path } cannot be read: { $why }
server-backup-exists = { $path } already exists; a backup is never overwritten
server-backup-unwritten = the backup { $path } cannot be written: { $why }
server-backup-nothing = there is no database { $path }: nothing to back up
server-backup-memory = a database in memory cannot be backed up or restored
server-backup-source = the database { $path } cannot be copied: { $why }
server-backup-not-ours = this database was not made by Asterion
server-backup-not-empty = there are tables, accounts or plans in this database: nothing was changed; to replace everything in it, add --replace
server-backup-served = a server is using this database: stop it first; nothing was changed
