# Резервные копии сервера: что читает тот, кто его держит, когда копию нельзя сделать или восстановить.

server-backup-not-one = { $path } — не резервная копия Asterion
server-backup-newer = { $path } — резервная копия более новой версии: возьми ту версию Asterion
server-backup-damaged = резервная копия { $path } повреждена: содержимое изменилось; возьми другую
server-backup-unread = резервную копию { $path } не удаётся прочитать: { $why }
server-backup-exists = { $path } уже есть; резервную копию не перезаписывают
server-backup-unwritten = резервную копию { $path } не удаётся записать: { $why }
server-backup-nothing = базы данных { $path } нет: копировать нечего
server-backup-memory = базу данных в памяти нельзя ни скопировать, ни восстановить
server-backup-source = базу данных { $path } не удаётся скопировать: { $why }
server-backup-not-ours = эта база данных создана не Asterion
server-backup-not-empty = в этой базе данных есть столы, учётные записи или планы: ничего не изменено; чтобы заменить в ней всё, добавь --replace
server-backup-served = этой базой данных пользуется сервер: сначала останови его; ничего не изменено
