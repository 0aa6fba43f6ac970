# База данных сервера: что читает тот, кто его запускает, когда ею нельзя пользоваться.

server-store-name-taken = это имя занято
server-store-no-address = «{ $kind }:...» — не база данных: пиши sqlite:///FOLDER/FILE.db или postgresql://...
server-store-closed = база данных закрыта
server-store-newer = базу данных создала более новая версия: версия её схемы — { NUMBER($last, useGrouping: 0) }, а эта версия знает только { NUMBER($newest, useGrouping: 0) }; возьми более новый Asterion
server-store-plan-there = план с таким id уже есть
server-store-table-there = стол с таким id уже есть
server-store-no-table = стола с таким id нет
server-store-url = адрес базы PostgreSQL непонятен
server-store-no-schema = в базе PostgreSQL { $name } нет схемы, которую называет её search_path
server-store-letters = у базы PostgreSQL { $name } кодировка { $encoding }, в которой есть не все буквы: создай другую командой createdb --encoding=UTF8 --template=template0
server-store-no-commit = база PostgreSQL { $name } не приняла запись
server-store-unreachable = база PostgreSQL { $name } сейчас недоступна: { $why }
server-store-refuses = база PostgreSQL { $name } сообщает об ошибке: { $why }
server-sqlite-old = SQLite { $version } слишком старый; нужен { $wanted }
server-sqlite-unopened = базу { $path } нельзя открыть: { $why }
server-sqlite-used = { $path } уже использует другой процесс Asterion; дай этому свою папку (--data ПАПКА) или возьми PostgreSQL, чтобы столы были общими
server-sqlite-empty = база { $path } пуста, будто её кто-то опустошил: восстанови резервную копию — или убери файл, чтобы начать с новой
server-sqlite-unusable = базой { $path } сейчас нельзя пользоваться: { $why }
server-sqlite-refuses = база { $path } сообщает об ошибке: { $why }
server-sqlite-damaged = { $why }. Если это база Asterion, она повреждена: останови сервер, перенеси { $path } и { $path }-wal в другое место и восстанови резервную копию; или спаси, что ещё читается: sqlite3 { $path } .recover | sqlite3 NEW.db
