# Резервные копии сервера: что читает тот, кто его держит, когда копию нельзя сделать или восстановить.

server-backup-not-one = { $path } — не резервная копия Asterion
server-backup-newer = { $path } — резервная копия более нового Asterion: возьми новую программу
server-backup-damaged = резервная копия { $path } повреждена: это не то, что было записано; возьми другую
server-backup-unread = резервную копию { $path } не удаётся прочитать: { $why }
server-backup-exists = { $path } уже есть, а копия поверх другой не пишется
server-backup-unwritten = резервную копию { $path } не удаётся записать: { $why }
server-backup-nothing = базы данных { $path } нет: копировать нечего
server-backup-memory = то, что есть только в памяти, нельзя ни скопировать, ни восстановить
server-backup-source = базу данных { $path } не удаётся скопировать: { $why }
server-backup-not-ours = эта база данных создана не Asterion
server-backup-not-empty = в этой базе данных есть столы, учётные записи или планы: ничего не изменено; чтобы заменить в ней всё, скажи --replace
server-backup-served = этой базой данных пользуется сервер: сначала останови его; ничего не изменено
